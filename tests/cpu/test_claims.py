"""A hint says of its move only what whoever thought of it can know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from game.cpu import explain, hint, think
from game.cpu.judgement import judgement_of
from game.cpu.thought import Effort, Judged, Thought
from game.rules import GAMES
from game.rules.deal import Observation
from game.rules.showcase.deal import Showcase, ShowcaseObservation
from game.texts import texts
from tests.texts.test_words_of_games import positions, voice

COMPARING = re.compile(r"\b(?:best|better|most|more|no other|every other|any other|worth \w+ing|can be spared)\b")
"""What compares a move to the others …"""
PLAIN = (
    "low cards beat more",
    "better cards stay with you",
    "worth no better card",
    "is worth winning",
    "this trick is worth winning, it gives",
    "suits your hand better",
    "an answer to more cards",
    "most of your cards",
    "which will beat more",
    "lower ones beat more",
    "no other colour",
    "counts no more",
)
"""… but for what is counted in the position."""


def choices(game: str, seeds: int = 6) -> Iterator[Observation]:
    rng = Random(5)
    for deal in positions(game, seeds):
        if deal.to_move is not None and len(deal.legal_moves()) > 1 and rng.random() < 0.5:
            yield deal.observe(deal.to_move)


def compares(said: str) -> bool:
    for counted in PLAIN:
        said = said.replace(counted, "")
    return bool(COMPARING.search(said))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_easy_player_who_compares_nothing_claimed_that_nothing_is_better(game: str) -> None:
    told = [texts(game).hinted(hint(seen, "easy"), voice("en")) for seen in choices(game)]
    assert not [said for said in told if compares(said)]
    assert len(set(told)) > 10


@pytest.mark.parametrize("game", sorted(GAMES))
def test_of_moves_found_equal_none_is_said_to_be_better(game: str) -> None:
    judgement = judgement_of(game)
    for seen in choices(game, seeds=2):
        for move in seen.legal_moves():
            others = [Judged(other, 0.5, 9) for other in seen.legal_moves() if other != move]
            advice = explain(seen, Thought((Judged(move, 0.5, 9), *others)))
            assert advice.move == move
            assert advice.reason not in judgement.claims
            assert not compares(texts(game).hinted(advice, voice("en")))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_no_lead_is_called_the_best_that_the_solver_refutes(level: str) -> None:
    checked = 0
    for seed in range(3):
        deal, rng = Showcase.new(2, seed), Random(seed)
        while deal.to_move is not None:
            seen = deal.observe(deal.to_move)
            if deal.phase == "second" and sum(deal.points) >= 6 and len(seen.legal_moves()) > 1:
                _not_refuted(seen, level)
                checked += 1
            deal.play(rng.choice(deal.legal_moves()))
    assert checked > 10


def _not_refuted(seen: ShowcaseObservation, level: str) -> None:
    advice = hint(seen, level)
    solved = think("hard", seen, Random(1), Effort(iterations=50))
    assert solved.exact
    if solved.worth(advice.move) < solved.best.worth:
        said = texts("showcase").hinted(advice, voice("en"))
        assert "no other lead" not in said and "to win more" not in said and "worth winning with it" not in said, said
