"""The seats of a running match, from the pause: guests come late and leave early."""

from __future__ import annotations

import pytest

from game.input.actions import KEYBOARD, Action, Device
from game.input.owners import Owners
from game.rules import replay
from game.rules.match import Match, SeatInfo
from game.scenes.table.pause import PauseScene
from game.scenes.table.seats import SeatsScene
from game.scenes.table.table import TableScene
from game.session.match_session import MatchSession
from game.store import HANDS, Person
from tests.scenes.tables import deal_of
from tests.stagehand import Stagehand

PAD = Device("7", "xbox", "Pad")
OTHER = Device("8", "nintendo", "Pro")


@pytest.fixture
def session(hand: Stagehand) -> MatchSession:
    seats = [SeatInfo("Anna"), SeatInfo("Boris"), SeatInfo("Archie", "easy")]
    owners = Owners()
    owners.claim(0, KEYBOARD)
    owners.claim(1, PAD)
    return MatchSession.start(hand.services.store, Match("bread", seats, 1, seed=7), owners=owners)


@pytest.fixture
def pause(hand: Stagehand, session: MatchSession) -> PauseScene:
    hand.services.stack.push(TableScene(hand.services, session))
    scene = PauseScene(hand.services, session)
    hand.services.stack.push(scene)
    return scene


def seats(hand: Stagehand, pause: PauseScene) -> SeatsScene:
    pause.form.take_focus("pause.seats")
    hand.press(Action.CONFIRM)
    assert isinstance(hand.top, SeatsScene)
    return hand.top


def use(hand: Stagehand, scene: SeatsScene, seat: int, item: str, *actions: Action, device: Device = KEYBOARD) -> None:
    for name in (f"seats.seat{seat}", f"seats.{item}"):
        scene.form.take_focus(name)
        hand.press(*([Action.CONFIRM] if name.startswith("seats.seat") else actions), device=device)


def test_a_cpu_takes_over_and_the_person_comes_back(hand: Stagehand, pause: PauseScene, session: MatchSession) -> None:
    scene = seats(hand, pause)
    use(hand, scene, 1, "player", Action.RIGHT, Action.RIGHT)
    assert session.seats[1].cpu == "easy"
    assert session.humans == session.owners.humans == (0,)
    assert session.owners.alone
    assert [note[1:] for note in deal_of(session).record()["owners"]] == [[1, "easy"]]
    use(hand, scene, 1, "player", Action.LEFT, Action.LEFT, device=OTHER)
    assert session.humans == (0, 1)
    assert session.owners.seats_of(OTHER) == (1,)
    assert [note[1:] for note in deal_of(session).record()["owners"]] == [[1, None]]
    assert replay(deal_of(session).record())
    hand.press(Action.CANCEL, Action.CANCEL)
    assert isinstance(hand.top, TableScene)
    hand.wait(5)
    hand.draw()


def test_a_late_guest_takes_a_cpus_seat(hand: Stagehand, pause: PauseScene, session: MatchSession) -> None:
    scene = seats(hand, pause)
    use(hand, scene, 2, "player", Action.LEFT, Action.LEFT, device=OTHER)
    assert session.humans == (0, 1, 2)
    assert session.owners.seats_of(OTHER) == (2,)


def test_a_seat_changes_its_device(hand: Stagehand, pause: PauseScene, session: MatchSession) -> None:
    scene = seats(hand, pause)
    use(hand, scene, 1, "take", Action.CONFIRM, device=OTHER)
    assert session.owners.seats_of(OTHER) == (1,)
    assert session.owners.seats_of(PAD) == ()
    button = next(widget for widget in scene.form.items if widget.name == "seats.take")
    assert getattr(button, "detail", "").startswith("Now: Nintendo.")


def test_each_person_has_wishes_that_are_remembered_by_name(hand: Stagehand, pause: PauseScene) -> None:
    scene = seats(hand, pause)
    for item in ("rumble", "hints", "dimming"):
        use(hand, scene, 1, item, Action.CONFIRM)
    use(hand, scene, 1, "hint_level", Action.LEFT)
    use(hand, scene, 1, "language", Action.LEFT)
    use(hand, scene, 1, "text_size", Action.LEFT)
    use(hand, scene, 1, "confirm_right", Action.LEFT)
    assert hand.services.store.settings.persons == {
        "Boris": Person(
            "ru", hints=False, hint_level="hard", dimming=False, rumble=False, text_size=2.0, confirm_right=True
        )
    }
    for item in ("rumble", "hints", "dimming"):
        use(hand, scene, 1, item, Action.CONFIRM)
    use(hand, scene, 1, "hint_level", Action.RIGHT)
    use(hand, scene, 1, "language", Action.RIGHT)
    use(hand, scene, 1, "text_size", Action.RIGHT)
    use(hand, scene, 1, "confirm_right", Action.RIGHT)
    assert hand.services.store.settings.persons == {}


def test_a_wish_of_another_version_is_kept_where_a_wish_changes(hand: Stagehand, pause: PauseScene) -> None:
    hand.services.store.settings.persons = {"Boris": Person(unknown={"voice": "alto"})}
    scene = seats(hand, pause)
    use(hand, scene, 1, "rumble", Action.CONFIRM)
    assert hand.services.store.settings.persons == {"Boris": Person(rumble=False, unknown={"voice": "alto"})}
    use(hand, scene, 1, "rumble", Action.CONFIRM)
    assert hand.services.store.settings.persons == {"Boris": Person(unknown={"voice": "alto"})}


def test_hands_and_forced_moves_change_in_the_pause(hand: Stagehand, pause: PauseScene, session: MatchSession) -> None:
    pause.form.take_focus("pause.hands")
    hand.press(Action.LEFT)
    assert session.hands == "open"
    pause.form.take_focus("pause.hands")
    hand.press(Action.RIGHT, Action.RIGHT)
    assert session.hands == "hold"
    pause.form.take_focus("pause.forces")
    hand.press(Action.CONFIRM)
    assert session.forces is False


def test_a_resumed_match_keeps_what_its_people_agreed_on(
    hand: Stagehand, pause: PauseScene, session: MatchSession
) -> None:
    for hands in HANDS:
        session.agree(hands, False)
        assert session.id is not None
        again = MatchSession.resume(hand.services.store, session.id)
        assert (again.hands, again.forces) == (hands, False)


def test_one_person_is_asked_for_no_device_and_no_hands(hand: Stagehand) -> None:
    match = Match("bread", [SeatInfo("Anna"), SeatInfo("Archie", "easy")], 1, seed=7)
    session = MatchSession.start(hand.services.store, match)
    pause = PauseScene(hand.services, session)
    hand.services.stack.push(pause)
    assert "pause.hands" not in [widget.name for widget in pause.form.items]
    scene = seats(hand, pause)
    assert "seats.take" not in [widget.name for widget in scene.form.items]
