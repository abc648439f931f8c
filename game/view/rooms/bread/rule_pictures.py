"""The pictures of Bread and Chocolate's rules pages."""

from __future__ import annotations

from game.view.rooms.rule_diagrams import Exhibit

PICTURES: dict[str, tuple[Exhibit, ...]] = {
    "aim": (
        Exhibit(("2S", "3H"), icon="crown", number="5", sense="good"),
        Exhibit(("4D", "9C", "JH"), number="24"),
        Exhibit(("6C", "8S", "TD", "KS"), number="37"),
    ),
    "opening": (
        Exhibit(("9H", "5D", "4S"), icon="spread"),
        Exhibit((None, "9H"), step=0.5, icon="flip"),
        Exhibit(("9H",), icon="pass"),
    ),
    "turn": (
        Exhibit(("8H", "7C"), step=0.42, icon="check", sense="good"),
        Exhibit(("8H", "9D"), step=0.42, icon="check", sense="good"),
        Exhibit(("8H", "QS"), step=0.42, icon="cross", sense="bad"),
    ),
    "penalty": (
        Exhibit(("8H", "7C"), step=0.42, icon="check", number="0", sense="good"),
        Exhibit(("8H", "7D"), step=0.42, icon="warning", sense="bad"),
        Exhibit((None,) * 7, step=0.22, icon="plus", number="7", sense="bad"),
    ),
    "refill": (
        Exhibit((None, "4S", "KH", "9C", "7D", "8C"), step=0.3, icon="discard"),
        Exhibit((), icon="refill"),
        Exhibit((None,) * 4, step=0.08, icon="shuffle"),
        Exhibit((None, "8C"), step=0.5, icon="discard"),
    ),
    "rounds": (
        Exhibit((), icon="clock", number="1"),
        Exhibit((), icon="clock", number="2"),
        Exhibit((), icon="clock", number="12", sense="good"),
        Exhibit(("2S", "3H"), icon="crown", number="5", sense="good"),
    ),
    "points": (
        *(
            Exhibit((code,), number=points)
            for code, points in (
                ("AS", "14"),
                ("KH", "13"),
                ("QC", "12"),
                ("JD", "11"),
                ("TH", "10"),
                ("7S", "7"),
                ("2D", "2"),
            )
        ),
    ),
}
