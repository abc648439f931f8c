"""The first deals: their records, and that they show every kind of move."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from game.i18n import LANGUAGES, translator
from game.lessons import FOLDER, Lesson, lesson
from game.rules import GAMES, replay
from game.rules.deal import Deal
from tests.lessons.kinds import kinds_of

every_game = pytest.mark.parametrize("game", GAMES)


def taught(plan: Lesson) -> Iterator[tuple[Deal, int]]:
    """The deal before each move that the pupil makes, and that move."""
    for number in plan.sentences:
        yield plan.deal.rewound(number), plan.deal.moves[number][1]


@every_game
def test_its_record_replays(game: str) -> None:
    record = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    assert replay(record).record() == record


@every_game
def test_eight_to_twelve_moves_are_the_pupils(game: str) -> None:
    plan = lesson(game)
    assert 8 <= len(plan.sentences) <= 12
    assert {plan.deal.moves[number][0] for number in plan.sentences} == {plan.pupil}
    assert list(plan.sentences) == sorted(plan.sentences)


@every_game
def test_the_pupil_makes_every_kind_of_move(game: str) -> None:
    sorts = kinds_of(game)
    made = set[str]().union(*(sorts.kinds(deal.observe(0), move) for deal, move in taught(lesson(game))))
    assert made >= sorts.KINDS


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_move_of_the_pupil_has_one_sentence(game: str, language: str) -> None:
    tr = translator(language)
    for sentence in lesson(game).sentences.values():
        words = tr(sentence, cards="7♣")
        assert words.endswith(".")
        assert words.count(".") == 1
        assert language == "en" or words != sentence.format(cards="7♣")


@every_game
def test_a_sentence_names_the_cards_unless_they_are_jokers_or_none(game: str) -> None:
    plan = lesson(game)
    for number, sentence in plan.sentences.items():
        cards = plan.deal.cards_of(plan.deal.moves[number][1])
        assert ("{cards}" in sentence) == bool(cards and cards[0] < 52)


@every_game
def test_moves_of_no_interest_are_skimmed(game: str) -> None:
    plan = lesson(game)
    mine = {number for number, (seat, _) in enumerate(plan.deal.moves) if seat == plan.pupil}
    for number in range(len(plan.deal.moves)):
        coming = next((one for one in plan.sentences if one >= number), len(plan.deal.moves))
        assert plan.skims(number) == bool(mine & set(range(number, coming)))
