"""Each game has words for all that can happen in it, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.cpu import HINT_LEVELS, explain, hint
from game.cpu.thought import Effort, Judged, Thought
from game.i18n import LANGUAGES, translator
from game.rules import GAMES
from game.rules.cards import CODES
from game.rules.deal import Deal, IllegalMove
from game.texts import Voice, texts
from tests.words import plain

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
EVERY_LANGUAGE = pytest.mark.parametrize("language", list(LANGUAGES))


def voice(language: str, you: int | None = None) -> Voice:
    return Voice(translator(language), [f"Player{seat}" for seat in range(6)], lambda card: CODES[card], you)


def positions(game: str, seeds: int = 3) -> Iterator[Deal]:
    """Every position of a few random deals with all kinds of options."""
    rules = GAMES[game]
    for seed in range(seeds):
        rng = Random(seed)
        options = {option.key: rng.choice(option.choices) for option in rules.OPTIONS}
        deal = rules.new(players=rng.choice(rules.PLAYERS), seed=seed, options=options)
        while deal.to_move is not None:
            yield deal
            deal.play(rng.choice(deal.legal_moves()))
        yield deal


@EVERY_GAME
@EVERY_LANGUAGE
def test_options_and_rules_pages_have_words(game: str, language: str) -> None:
    words, tr = texts(game), translator(language)
    assert set(words.options) == {option.key for option in GAMES[game].OPTIONS}
    for option in GAMES[game].OPTIONS:
        assert set(words.options[option.key].values) == set(option.choices)
        assert tr(words.options[option.key].sentence).endswith(".")
    assert any(page.own_decision for page in words.pages)
    assert all(tr(page.title) and all(tr(paragraph) for paragraph in page.paragraphs) for page in words.pages)
    for players in GAMES[game].PLAYERS:
        options = {option.key: option.default for option in GAMES[game].OPTIONS}
        assert words.usual_length(players, options, tr)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_refusal_is_one_sentence(game: str, language: str) -> None:
    words = texts(game)
    refusals: dict[str, IllegalMove] = {}
    for deal in positions(game):
        for move in type(deal).MOVES:
            illegal = deal.why_not(move)
            if illegal is not None:
                refusals[illegal.code] = illegal
    assert len(refusals) > 2 and "over" in refusals
    for illegal in [*refusals.values(), IllegalMove("not_yours", to_move=0)]:
        sentence = words.refused(illegal, voice(language))
        assert sentence.endswith(".")
        assert "{" not in sentence


@EVERY_GAME
@EVERY_LANGUAGE
def test_what_happens_is_told_without_cards_nobody_may_see(game: str, language: str) -> None:
    words = texts(game)
    for deal in positions(game):
        if deal.outcome is None:
            continue
        told = [words.told(event, voice(language)) for event in deal.observe().history]
        lines = [line for line in told if line is not None]
        assert len(lines) > deal.players
        assert all("{" not in line and "None" not in line for line in lines)


@EVERY_GAME
@EVERY_LANGUAGE
def test_hints_choices_and_the_end_have_words(game: str, language: str) -> None:
    words = texts(game)
    for deal in positions(game):
        seen = deal.observe(*range(deal.players))
        if deal.to_move is None:
            assert "{" not in words.ended(seen, voice(language))
            assert words.ended(seen, voice(language))
            continue
        assert words.hinted(hint(deal.observe(deal.to_move)), voice(language))
        for move in deal.legal_moves():
            choice = words.choice(deal.text(move), seen, voice(language))
            assert choice is None or all(choice)


@EVERY_GAME
@EVERY_LANGUAGE
def test_whatever_move_is_thought_best_it_is_that_one_which_the_hint_advises_in_words(game: str, language: str) -> None:
    words, rng = texts(game), Random(1)
    for deal in positions(game, seeds=2):
        if deal.to_move is None or rng.random() > 0.25:
            continue
        seen = deal.observe(deal.to_move)
        for move in seen.legal_moves():
            advice = explain(seen, Thought.of([Judged(move, 0.6, 9)]))
            assert advice.move == move
            said = words.hinted(advice, voice(language))
            assert said and "{" not in said and "None" not in said
            assert said[-1] in ".!"


@EVERY_GAME
@pytest.mark.parametrize("level", HINT_LEVELS)
def test_hints_of_every_level_are_legal_and_repeat(game: str, level: str) -> None:
    rng = Random(2)
    for deal in positions(game, seeds=2):
        if deal.to_move is None or rng.random() > 0.1:
            continue
        seen = deal.observe(deal.to_move)
        advice = hint(seen, level, effort=Effort(iterations=4))
        assert seen.why_not(advice.move) is None
        assert hint(seen, level, effort=Effort(iterations=4)) == advice


def test_a_level_without_reasons_gives_no_hints() -> None:
    with pytest.raises(ValueError, match="random"):
        hint(GAMES["bread"].new(players=2, seed=1).observe(1), "random")


@EVERY_GAME
def test_a_player_is_spoken_to_as_you(game: str) -> None:
    deal = GAMES[game].new(players=GAMES[game].PLAYERS[0], seed=1)
    deal.play(deal.legal_moves()[-1])
    event = next(event for event in reversed(deal.history()) if event.seat == deal.moves[0][0])
    line = texts(game).told(event, voice("en", you=event.seat))
    assert line is None or line.startswith("You")


@pytest.mark.parametrize(
    ("rounds", "refills", "said"),
    [
        (12, "unlimited", "A deal takes 12 rounds."),
        (6, 3, "A deal usually takes about 5 rounds."),
        (6, 6, "A deal takes 6 rounds."),
        ("unlimited", 3, "A deal usually takes about 5 rounds."),
        ("unlimited", "unlimited", "Without a limit a deal can take up to 200 rounds."),
    ],
)
def test_the_usual_length_of_bread_is_that_of_its_bounds(rounds: object, refills: object, said: str) -> None:
    options = {"rounds": rounds, "refills": refills}
    assert plain(texts("bread").usual_length(4, options, translator("en"))) == said
