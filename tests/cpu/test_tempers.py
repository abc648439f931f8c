"""The tempers of CPU players: small preferences among good moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from game.cpu import choose, seat_rng, think
from game.cpu.tempers import OFTEN, TEMPERED, TEMPERS, leanings_of, prefer
from game.cpu.thought import Effort, Judged, Thought
from game.rules import GAMES
from game.rules.deal import Deal, Observation
from tests.rules.playing import arranged, play
from tests.rules.svoloch_deals import three
from tests.rules.test_showcase import arranged as showcase

CHOICES = 300
MOST_MOVES = 80
"""Of one deal, some of which never end."""
VISIBLE = 0.02
"""In so many of its choices a player of a temper takes a move that one without would not take."""


@cache
def choices(game: str) -> tuple[Observation, ...]:
    """What sensible players had to choose from, in deals of every number of players and with any house rules."""
    return tuple(observation for observation, _ in zip(_choices(game), range(CHOICES), strict=False))


def _choices(game: str) -> Iterator[Observation]:
    kind, rng = GAMES[game], Random(1)
    while True:
        options = {option.key: rng.choice(option.choices) for option in kind.OPTIONS}
        deal = kind.new(rng.choice(kind.PLAYERS), rng.getrandbits(32), options=options)
        while deal.to_move is not None and len(deal.moves) < MOST_MOVES:
            observation = deal.observe(deal.to_move)
            if len(observation.legal_moves()) > 1:
                yield observation
            deal.play(choose("normal", observation, rng))


@cache
def chosen(game: str, temper: str | None) -> list[int]:
    return choose_all(choices(game), temper)


def choose_all(observations: Sequence[Observation], temper: str | None) -> list[int]:
    return [choose("normal", observation, Random(2), temper=temper) for observation in observations]


@cache
def thoughts(game: str) -> list[Thought]:
    return [think("normal", observation, Random(2)) for observation in choices(game)]


def liked(deal: Deal, temper: str) -> str:
    """The code of the move that a temper likes best, were all of them equally good."""
    assert deal.to_move is not None
    observation = deal.observe(deal.to_move)
    thought = Thought.of(Judged(move, 0.0) for move in observation.legal_moves())
    return deal.text(prefer(thought, "normal", observation, Random(0), temper))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_likes_every_legal_move_more_or_less(game: str, temper: str) -> None:
    leanings = leanings_of(game)
    for observation in choices(game):
        likings = [leanings.lean(temper, observation, move) for move in observation.legal_moves()]
        assert 0 <= min(likings) <= max(likings) <= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("temper", TEMPERS)
def test_the_same_position_is_played_the_same_way(game: str, temper: str) -> None:
    moves = chosen(game, temper)
    assert moves == choose_all(choices(game), temper)
    assert all(move in observation.legal_moves() for move, observation in zip(moves, choices(game), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_tempers_tell_players_apart(game: str) -> None:
    played = {temper: chosen(game, temper) for temper in (None, *TEMPERS)}
    for one in played:
        for other in played:
            differing = sum(a != b for a, b in zip(played[one], played[other], strict=True))
            assert one == other or differing >= VISIBLE * CHOICES, (one, other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_gives_up_no_more_than_its_game_allows(game: str, temper: str) -> None:
    leanings = leanings_of(game)
    assert set(leanings.slack) == set(TEMPERED)
    for thought, move in zip(thoughts(game), chosen(game, temper), strict=True):
        assert thought.worth(move) >= thought.best.worth - leanings.slack["normal"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "easy"])
def test_who_does_not_weigh_moves_shows_no_temper(game: str, level: str) -> None:
    for observation in choices(game)[:50]:
        plain = choose(level, observation, seat_rng(1, 0))
        assert all(choose(level, observation, seat_rng(1, 0), temper=temper) == plain for temper in TEMPERS)


@pytest.mark.parametrize("game", GAMES)
def test_hard_has_a_temper_too(game: str) -> None:
    effort = Effort(iterations=20)
    for observation in choices(game)[:3]:
        for temper in TEMPERS:
            move = choose("hard", observation, Random(3), effort, temper)
            assert move in observation.legal_moves()
            assert move == choose("hard", observation, Random(3), effort, temper)


def test_a_temper_nobody_has_is_refused() -> None:
    observation = choices("bread")[0]
    with pytest.raises(ValueError, match="melancholic"):
        prefer(think("normal", observation, Random(0)), "normal", observation, Random(0), "melancholic")


# What a search found. In the opening of Bread the cautious pass, if they may.


def opening() -> Deal:
    return arranged(["5H 6H 7C 8D 9H TS", "6C 8C TC QC AC QS"], "2C 7H")


def passed(*, worth: float, visits: int, exact: bool = False) -> bool:
    """Whether the cautious pass where another move is worth 0.5 and was tried a hundred times."""
    deal = opening()
    moves = [deal.parse(code) for code in ("spread", "pass")]
    thought = Thought((Judged(moves[0], 0.5, 100), Judged(moves[1], worth, visits)), 100 + visits, exact)
    return prefer(thought, "hard", deal.observe(1), Random(0), "cautious") == moves[1]


def test_a_temper_takes_what_is_nearly_as_good() -> None:
    assert passed(worth=0.49, visits=90)


def test_a_temper_does_not_take_what_is_worse() -> None:
    assert not passed(worth=0.45, visits=90)


def test_a_temper_relies_on_nothing_that_was_seldom_tried() -> None:
    assert not passed(worth=0.6, visits=int(100 * OFTEN) - 1)


def test_of_what_is_certain_a_temper_gives_nothing_up() -> None:
    assert not passed(worth=0.499, visits=100, exact=True)
    assert passed(worth=0.5, visits=100, exact=True)


# What each likes


def test_the_opening_shows_the_temper() -> None:
    assert {temper: liked(opening(), temper) for temper in TEMPERS} == {
        "cautious": "pass",
        "bold": "spread",
        "tidy": "flip",
    }


def test_the_bold_lay_high_cards_the_cautious_keep_both_colours_and_the_tidy_shorten_their_longest_suit() -> None:
    deal = arranged(["5H 6H 7C 8D 9H TS", "6C 8H TC JC 4S 2H"], "2C 7D")
    play(deal, "pass pass")
    assert liked(deal, "bold") == "8H"
    assert liked(deal, "cautious") == "6C"
    assert liked(deal, "tidy") == "6C"


def test_the_cautious_keep_their_joker_and_the_bold_play_several_cards() -> None:
    deal = three("4C 8C JC JH KS AC XR", "3H")
    assert liked(deal, "cautious") == "4C"
    assert liked(deal, "bold") in ("JCJH", "KS", "AC", "JC")
    deal = three("4C 8C 8H JC KS AC XR", "3H", free_pass=True)
    assert liked(deal, "cautious") == "pass"


def test_the_tidy_break_no_pair() -> None:
    deal = three("8C 8S 8H 9S 9H TC TD", "3H")
    assert liked(deal, "tidy") in ("8C8H8S", "8S8H8C", "9S9H", "TCTD")


def test_the_cautious_keep_trumps_the_bold_win_with_them_and_the_tidy_play_from_their_longest_suit() -> None:
    hands = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "2D 4D 6D 8D TD 3H 5H 7H QH 5C 9C JC KC"
    deal = showcase(*hands, "2C")
    play(deal, "2S")
    assert liked(deal, "bold") == "KC"
    assert "C" in liked(deal, "cautious")  # there is no other: it must trump
    deal = showcase(*hands, "2H")
    play(deal, "2S")
    assert liked(deal, "tidy") in ("3H", "5H", "7H", "QH")


def test_of_what_is_known_exactly_the_thinkers_first_choice_is_played() -> None:
    observation = GAMES["bread"].new(2, seed=1).observe(1)
    first, *others = observation.legal_moves()
    thought = Thought(tuple(Judged(move, 1.0) for move in (others[0], first)), exact=True)
    assert {prefer(thought, "hard", observation, Random(seed), None) for seed in range(20)} == {others[0]}
