"""The pictures of Svoloch's rules pages."""

from __future__ import annotations

from functools import partial

from game.view.rooms.rule_diagrams import Exhibit
from sprites import drawing, svoloch

UP = Exhibit((), art=("arrow_up", partial(svoloch.arrow, True)))
DOWN = Exhibit((), art=("arrow_down", partial(svoloch.arrow, False)))

SCOUNDREL = ("scoundrel", partial(drawing.picture, "svoloch/scoundrel"))
BURST = ("burst", partial(drawing.picture, "svoloch/burst"))

PICTURES: dict[str, tuple[Exhibit, ...]] = {
    "aim": (
        Exhibit((), art=SCOUNDREL, icon="crown", number="0", sense="good"),
        Exhibit(("4D", "9C", "JH"), number="3"),
        Exhibit(("6C", "6H", "TD", "KS", "XR"), number="5"),
    ),
    "beat": (
        Exhibit(("8H", "9C"), step=0.42, icon="check", sense="good"),
        Exhibit(("8H", "AS"), step=0.42, icon="check", sense="good"),
        Exhibit(("8H", "9D"), step=0.42, icon="cross", sense="bad"),
        Exhibit(("8H", "5C"), step=0.42, icon="cross", sense="bad"),
    ),
    "several": (
        Exhibit(("7S", "8H", "8C", "8D"), step=0.42, icon="check", sense="good"),
        Exhibit(("7S", "8H", "8D"), step=0.42, icon="cross", sense="bad"),
        Exhibit(("8H", "8C", "TD"), step=0.42, icon="cross", sense="bad"),
    ),
    "turnaround": (
        UP,
        Exhibit(("JH", "AS"), step=0.42),
        DOWN,
        Exhibit(("5D", "2C"), step=0.42),
        UP,
    ),
    "joker": (
        Exhibit(("9S", "JD", "KC", "XR"), step=0.42),
        Exhibit((), art=BURST),
        Exhibit((None,) * 4, step=0.08, icon="discard"),
    ),
    "lead": (
        Exhibit(("QH", "QS"), step=0.42, icon="check", sense="good"),
        Exhibit((), icon="pass"),
        Exhibit((), icon="pass"),
        Exhibit((None,) * 2, step=0.08, icon="discard"),
        UP,
    ),
    "match": (
        Exhibit(
            (),
            art=SCOUNDREL,
            icon="trophy",
            number="2",
            sense="good",
        ),
        Exhibit(("3C", "QD"), number="1"),
        Exhibit(("5H", "7S", "KD", "XB"), number="0"),
    ),
}
