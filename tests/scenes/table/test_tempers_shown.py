"""A CPU player's temper at the table: it is what its name says, and it shows at its seat."""

from __future__ import annotations

import pytest

from game.cpu.thought import Effort
from game.rules.match import Match, SeatInfo
from game.session import cpu_turns as module
from game.session.match_session import MatchSession
from game.view.table.seats import MEDALLION
from tests.scenes.tables import sit_down
from tests.stagehand import Stagehand


def session(*seats: SeatInfo) -> MatchSession:
    return MatchSession(Match("bread", seats, seed=7, first_dealer=len(seats) - 1))


def test_normal_chooses_by_the_temper_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    tempers = []

    def choose(*_: object, temper: str | None = None) -> int:
        tempers.append(temper)
        return 0

    monkeypatch.setattr(module, "choose", choose)
    for name in ("Archie", "Bella", "Ludmila", ""):
        session(SeatInfo(name, "normal"), SeatInfo("Anna")).prospect().choice()
    session(SeatInfo("Victor", "hard"), SeatInfo("Anna")).prospect().substitute()
    assert tempers == ["bold", "tidy", None, None, "cautious"]


def test_the_worker_is_told_the_temper() -> None:
    request = session(SeatInfo("Eleanor", "hard"), SeatInfo("Anna")).prospect().request(Effort())
    assert request.temper == "cautious"


def test_who_plays_on_for_a_person_has_no_temper() -> None:
    match = session(SeatInfo("Anna"), SeatInfo("Archie", "normal"))
    match.change_owner(0, "hard")
    assert match.prospect().request(Effort()).temper is None


def below_the_name(hand: Stagehand, name: str, level: str = "normal") -> bytes:
    """The lower part of the plate of a CPU player, beside the face."""
    table = sit_down(hand, Match("bread", [SeatInfo("Anna"), SeatInfo(name, level)], seed=7))
    place = table.state.layout.plate(1)
    left = place.x + table.state.layout.px(MEDALLION)
    lower = (left, place.centery + place.height // 8, place.right - left, place.height // 4)
    return bytes(hand.draw().subsurface(lower).copy().get_buffer().raw)


def test_the_plate_at_the_table_shows_the_temper(hand: Stagehand) -> None:
    assert below_the_name(hand, "Archie") == below_the_name(hand, "Grace")
    tempers = [below_the_name(hand, name) for name in ("Archie", "Bella", "Victor", "Ludmila")]
    assert len(set(tempers)) == len(tempers)
    assert below_the_name(hand, "Archie", "easy") == below_the_name(hand, "Bella", "easy")
