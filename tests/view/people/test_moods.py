"""Characters feel what has happened, for a while, and think whenever it is their turn."""

from __future__ import annotations

import random

import pytest

from game.rules import GAMES
from game.rules.cards import CARDS
from game.rules.events import PILE, Cleared, Ended, Event, Moved, Penalty, Turnaround, TurnTo, hand
from game.rules.outcome import Outcome
from game.view.core.theme import MOOD_SHOWN
from game.view.people.happenings import Happening, Happenings
from game.view.people.moods import Moods
from game.view.rooms import room

PLAYERS = 3


@pytest.fixture
def happenings() -> Happenings:
    stage = room("svoloch").stage_type()
    stage.show(GAMES["svoloch"].new(PLAYERS, 1).observe())
    return Happenings(stage)


def plays(seat: int, *codes: str) -> Moved:
    return Moved(seat, tuple(CARDS[code] for code in codes), hand(seat), PILE)


def read(happenings: Happenings, *events: Event) -> list[Happening]:
    return [one for event in events for one in happenings.read(event)]


def test_who_is_beaten_by_the_next_rank_minds_it_and_by_a_joker_does_not(happenings: Happenings) -> None:
    assert read(happenings, plays(0, "8H"), TurnTo(1), plays(1, "9S"), TurnTo(2)) == [Happening("beaten", 0)]
    assert read(happenings, plays(2, "KD")) == []
    assert read(happenings, plays(0, "XR"), Cleared(0, PILE, True)) == [Happening("joker", 0)]


def test_who_is_left_on_the_pile_is_unbeaten(happenings: Happenings) -> None:
    assert read(happenings, plays(0, "8H"), TurnTo(1), Cleared(2, PILE, False)) == [Happening("unbeaten", 0)]


def test_only_who_turns_play_around_by_a_card_is_pleased_with_it(happenings: Happenings) -> None:
    assert read(happenings, plays(1, "AH"), Turnaround(1, True)) == [Happening("turnaround", 1)]
    assert read(happenings, Cleared(2, PILE, False), Turnaround(2, False)) == [Happening("unbeaten", 1)]


def test_a_small_penalty_is_nothing_to_talk_about(happenings: Happenings) -> None:
    assert [read(happenings, Penalty(2, count)) for count in (2, 4, 12)] == [
        [],
        [Happening("penalty", 2)],
        [Happening("penalty", 2, large=True)],
    ]


def test_at_the_end_there_are_a_winner_and_a_last_one(happenings: Happenings) -> None:
    end = Ended(None, Outcome((1,), (0, 1, 0), (2, 0, 5), "out"))
    assert read(happenings, end) == [Happening("won", 1), Happening("lost", 2)]


def test_a_mood_lasts_for_a_while_and_the_end_of_a_deal_until_the_next() -> None:
    moods = Moods()
    moods.see([Happening("penalty", 0, large=True)], PLAYERS)
    assert moods.now(0) == {0: "astonished", 1: "pleased", 2: "pleased"}
    assert moods.update(MOOD_SHOWN - 0.1) and moods.now(0) == {0: "astonished"}
    assert moods.update(0.2) and moods.now(0) == {0: "thinking"} and not moods.update(9)
    moods.see([Happening("won", 1), Happening("lost", 2)], PLAYERS)
    assert not moods.update(1000) and moods.now(None) == {1: "pleased", 2: "cross"}
    moods.see([Happening("deal", None)], PLAYERS)
    assert moods.now(None) == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_felt_does_not_depend_on_what_is_hidden(game: str) -> None:
    """The events as all see them and as a spectator sees them come to the same."""
    deal = GAMES[game].new(GAMES[game].PLAYERS[-1], 5)
    rng, felt = random.Random(5), []
    while deal.to_move is not None and len(deal.moves) < 60:
        deal.play(rng.choice(deal.legal_moves()))
    for seats in (tuple(range(deal.players)), ()):
        stage = room(game).stage_type()
        stage.clear(deal.observe(*seats))
        happenings, seen = Happenings(stage), []
        for event in deal.observe(*seats).history:
            stage.apply(event)
            seen.append(happenings.read(event))
        felt.append(seen)
    assert felt[0] == felt[1] and any(felt[0])
