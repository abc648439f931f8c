"""The lobby says how long a deal takes with these people on this machine."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.match import Match, SeatInfo
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.menus.notice import NoticeScene
from game.store import Tempo
from tests.scenes.tables import sit_down, wait_for_turn
from tests.stagehand import Stagehand
from tests.words import plain


def told(hand: Stagehand, game: str, players: int) -> str:
    scene = LobbyScene(hand.services, game)
    hand.services.stack.push(scene)
    while len(scene.plan.seats) < players:
        scene.people.add_seat()
    scene.rebuild()
    texts = [plain(getattr(widget, "text", "")) for widget in scene.form.widgets]
    hand.services.stack.pop()
    return next(text for text in texts if "a deal." in text or "на сдачу" in text)


def test_minutes_a_deal(hand: Stagehand) -> None:
    aim = "Win the most of the 13 tricks of the second play."
    assert told(hand, "showcase", 2) == f"{aim} A deal has 26 tricks and then 13. About 6 minutes a deal."


def test_more_than_four_are_told_that_they_will_wait(hand: Stagehand) -> None:
    assert "you wait" not in told(hand, "svoloch", 4)
    assert told(hand, "svoloch", 6).endswith("With so many you wait about 10 seconds for your turn.")
    assert "you wait" in told(hand, "bread", 5)


@pytest.mark.parametrize(
    ("decision", "said"),
    [(1.0, "Около 2 минут на сдачу."), (5.0, "Около 5 минут на сдачу."), (30.0, "Около 21 минуты на сдачу.")],
)
def test_the_words_follow_what_was_measured(stage: Callable[..., Stagehand], decision: float, said: str) -> None:
    hand = stage(language="ru")
    hand.services.change(tempos={"showcase": Tempo(decision=decision, decisions=30, pace=1.0, turns=60)})
    assert said in told(hand, "showcase", 2)


def test_a_deal_is_measured_without_pauses(hand: Stagehand) -> None:
    hand.services.change(speed=4.0)
    seats = [SeatInfo("Anna"), SeatInfo("Boris", "easy"), SeatInfo("Clara", "easy")]
    table = sit_down(hand, Match("svoloch", seats, 1, seed=7, first_dealer=2))
    for _ in range(60):
        if not wait_for_turn(hand, table):
            break
        hand.wait(2.0, 0.5)
        hand.services.stack.push(NoticeScene(hand.services, "Tea", "It is ready."))
        hand.wait(50.0, 10.0)
        hand.services.stack.pop()
        assert wait_for_turn(hand, table)
        table.play(table.session.known_to(0).legal_moves()[-1])
    tempo = hand.services.store.settings.tempos["svoloch"]
    assert tempo.decisions > 3 and 1.5 < tempo.decision < 4.0
    assert 0.2 < tempo.pace < 4.0
