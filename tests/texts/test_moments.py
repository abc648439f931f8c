"""What made a deal, in words: found in its record, and true."""

from __future__ import annotations

import pytest

from game.i18n import LANGUAGES, translator
from game.rules import GAMES
from game.rules.cards import CODES
from game.rules.course import course
from game.rules.events import Moved, Penalty
from game.rules.match import Match, SeatInfo
from game.session.match_session import MatchSession
from game.texts import Moment, Voice, texts
from tests.look import play_on
from tests.words import plain

NAMES = ("Anna", "Boris", "Clara", "Denis", "Eva", "Fritz")


def voice(language: str = "en") -> Voice:
    return Voice(translator(language), NAMES, CODES.__getitem__)


def played(game: str, players: int, seed: int, level: str = "normal") -> Match:
    match = Match(game, [SeatInfo("", "normal")] * players, 1, seed=seed)
    play_on(match, level, seed)
    return match


def found(match: Match) -> list[Moment]:
    return list(texts(match.game).moments(course(match.deal)))


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_a_sentence_in_every_language_and_a_move(game: str) -> None:
    for players in {GAMES[game].PLAYERS[0], GAMES[game].PLAYERS[-1]}:
        for seed in range(4):
            match = played(game, players, seed)
            for moment in found(match):
                assert 1 <= moment.number <= len(match.deal.moves)
                assert moment.worth >= 0
                said = {language: moment.words(voice(language)) for language in LANGUAGES}
                assert all(words.endswith((".", "!")) for words in said.values())
                assert len(set(said.values())) == len(LANGUAGES)


def test_in_bread_what_was_paid_is_what_was_drawn() -> None:
    match = played("bread", 3, seed=1, level="random")
    told = {plain(moment.words(voice())) for moment in found(match)}
    dearest = 0
    for step in course(match.deal):
        paid = sum(isinstance(event, Moved) and event.penalty for event in step.events)
        if paid > 1:
            assert f"{NAMES[step.seat]} paid {paid} cards for {CODES[step.played[0]]}." in told
        assert bool(paid) <= any(isinstance(event, Penalty) for event in step.events)
        dearest = max(dearest, paid)
    assert dearest


def test_in_svoloch_the_last_card_is_told_with_who_was_close() -> None:
    for seed in range(30):
        match = played("svoloch", 6, seed)
        outcome = match.deal.outcome
        assert outcome is not None
        close = [NAMES[seat] for seat, left in enumerate(outcome.cards_left) if left == 1]
        told = [plain(moment.words(voice())) for moment in found(match)]
        if len(close) == 1:
            assert f"When {NAMES[outcome.winners[0]]} went out, {close[0]} had only one card left." in told
            return
    raise AssertionError("nobody came close")


def test_in_showcase_the_seventh_trick_decides() -> None:
    for seed in range(6):
        match = played("showcase", 2, seed)
        outcome = match.deal.outcome
        assert outcome is not None
        told = [plain(moment.words(voice())) for moment in found(match) if "took" in moment.words(voice())]
        assert len(told) == 1 and NAMES[outcome.winners[0]] in told[0]
        assert "last trick" not in told[0] or sorted(outcome.points) == [6, 7]


def test_the_best_one_is_kept_as_long_as_the_deal_is_the_same() -> None:
    session = MatchSession(played("svoloch", 3, seed=2))
    best = session.moment()
    assert best is not None and best is session.moment()
    assert best.worth == max(moment.worth for moment in found(session._match))
