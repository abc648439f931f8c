"""One queue of announcements: what happened before whose turn it is, and each gone with its moment."""

from __future__ import annotations

from game.rules.bread.events import BreadRefill
from game.rules.events import PILE, Cleared, Ended, Event, Moved, TurnTo, hand
from game.rules.outcome import Outcome
from game.scenes.tabletop.notices import Notices
from game.view.core import theme

REFILL = BreadRefill(1, 1, 9, False, False)
PLAYED = Moved(1, (0,), hand(1), PILE)
FRAME = 1 / 60


def after(notices: Notices, seconds: float) -> Event | None:
    for _ in range(round(seconds / FRAME)):
        notices.update(FRAME)
    return notices.banner[0] if notices.banner else None


def test_what_a_neighbour_did_was_swallowed_by_ones_own_turn() -> None:
    notices = Notices()
    for event in (REFILL, TurnTo(0)):
        notices.see(event)
        notices.announce(event)
    assert after(notices, theme.BANNER_LEAST / 2) == REFILL
    assert after(notices, theme.BANNER_SHOWN) == TurnTo(0)
    assert after(notices, theme.BANNER_SHOWN) is None


def test_whose_turn_it_was_is_no_news_after_the_move() -> None:
    notices = Notices()
    for event in (REFILL, TurnTo(1)):
        notices.announce(event)
    notices.see(PLAYED)
    assert after(notices, theme.BANNER_LEAST / 2) == REFILL
    assert after(notices, theme.BANNER_SHOWN) is None


def test_that_nobody_beats_a_play_lingered_over_the_next_lead() -> None:
    notices, cleared = Notices(), Cleared(2, PILE, joker=False)
    notices.announce(cleared)
    assert after(notices, theme.BANNER_FADE) == cleared
    notices.see(PLAYED)
    assert after(notices, theme.BANNER_FADE + FRAME) is None


def test_nothing_is_said_under_the_end_of_the_deal() -> None:
    notices = Notices()
    notices.announce(REFILL)
    notices.say("There is nothing to take back yet.")
    ended = Ended(None, Outcome((1,), (0, 0), (1, 0), "out"))
    notices.see(ended)
    notices.announce(ended)
    assert (notices.said, notices.banner) == ("", (ended, 0.0))
