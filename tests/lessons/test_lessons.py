"""The first deals: their records, and that they show every kind of move."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from game.i18n import LANGUAGES, translator
from game.lessons import FOLDER, Lesson, lesson
from game.rules import GAMES, replay
from game.rules.cards import is_red, rank
from game.rules.deal import Deal

KINDS: dict[str, set[str]] = {
    "bread": {"opening", "other colour", "same colour", "king and ace", "draw"},
    "svoloch": {"lead", "beat", "beat downwards", "several", "more than asked", "ace", "two", "joker", "pass"},
    "showcase": {
        "lead",
        "follow",
        "trump",
        "throw away",
        "from the showcase",
        "13th trick",
        "name trump",
        "second lead",
    },
}

every_game = pytest.mark.parametrize("game", GAMES)


def taught(plan: Lesson) -> Iterator[tuple[Deal, int]]:
    """The deal before each move that the pupil makes, and that move."""
    for number in plan.sentences:
        yield plan.deal.rewound(number), plan.deal.moves[number][1]


def kinds(deal: Deal, move: int) -> set[str]:
    """What sort of move this is."""
    return {"bread": in_bread, "svoloch": in_svoloch, "showcase": in_showcase}[deal.game](deal.observe(0), move)


def in_bread(seen, move: int) -> set[str]:  # type: ignore[no-untyped-def]
    if move >= 52:
        return {"draw" if seen.text(move) == "draw" else "opening"}
    same = is_red(move) == is_red(seen.top)
    kings = {"king and ace"} if {rank(move), rank(seen.top)} == {11, 12} else set()
    return {"same colour" if same else "other colour", *kings}


def in_svoloch(seen, move: int) -> set[str]:  # type: ignore[no-untyped-def]
    cards = seen.cards_of(move)
    if not cards or cards[0] >= 52:
        return {"joker" if cards else "pass"}
    found = {{0: "two", 12: "ace"}.get(rank(cards[0]), "")}
    if len(cards) > 1:
        found.add("several")
    if not seen.pile:
        return found | {"lead"}
    if len(cards) > len(seen.to_beat.cards):
        found.add("more than asked")
    return found | {"beat downwards" if seen.down else "beat"}


def in_showcase(seen, move: int) -> set[str]:  # type: ignore[no-untyped-def]
    if move >= 52:
        return {"name trump"}
    found = {"13th trick"} if len(seen.tricks) == 12 else set()
    if seen.led is None:
        return found | {"lead" if seen.phase == "first" else "second lead"}
    if move in seen.showcase(0):
        return found | {"from the showcase"}
    if (move ^ seen.led) & 3 == 0:
        return found | {"follow"}
    return found | {"trump" if move & 3 == seen.trump else "throw away"}


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
    made = set[str]().union(*(kinds(deal, move) for deal, move in taught(lesson(game))))
    assert made >= KINDS[game]


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
