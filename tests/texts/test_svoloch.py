"""What Svoloch says."""

from __future__ import annotations

import pytest

from game.i18n import LANGUAGES, translator
from game.rules.cards import CODES
from game.rules.deal import IllegalMove
from game.rules.svoloch.deal import Svoloch
from game.texts import Voice
from game.texts.svoloch.texts import TEXTS, task
from tests.rules.playing import cards, play
from tests.rules.svoloch_deals import three
from tests.words import plain

FACTS: dict[str, dict[str, object]] = {
    "count": {"cards": tuple(cards("8H")), "count": 2, "exact": False},
    "colour": {"cards": tuple(cards("8H")), "top": cards("7D")[0]},
    "rank": {"cards": tuple(cards("8H")), "top": cards("9S")[0], "down": False},
    "must_beat": {"cards": tuple(cards("8H 8C")), "top": cards("7S")[0]},
    "no_card": {"card": None},
    **{code: {"cards": ()} for code in ("not_alternating", "one_joker", "one_rank", "must_lead", "not_yours", "over")},
}


def voice(language: str = "en", you: int | None = None) -> Voice:
    return Voice(translator(language), ["Anna", "Boris", "Vera"], lambda card: CODES[card], you)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", FACTS)
def test_every_refusal_is_a_sentence_of_its_own(code: str, language: str) -> None:
    sentences = {other: TEXTS.refused(IllegalMove(other, **facts), voice(language)) for other, facts in FACTS.items()}
    assert sentences[code].endswith(".")
    assert list(sentences.values()).count(sentences[code]) == 1


def test_refusals_say_what_the_pile_asks_for() -> None:
    def refused(deal: Svoloch, selection: str) -> str:
        illegal = deal.why_not_cards(cards(selection))
        assert illegal is not None
        return plain(TEXTS.refused(illegal, voice()))

    deal = three("8H 8C 2D KC 3C AD QC", "JS")
    assert refused(deal, "8H") == "8H is not higher than JS."
    assert refused(deal, "QC") == "On JS the first card must be ♥ or ♦."
    play(deal, "AD")
    down = three("QC QD 2D KC 3C 4C TC", "AS")
    assert refused(down, "QC") == "On AS the first card must be ♥ or ♦."
    play(down, "QD")
    exact = three("QC QD 2D KC 3C 4C TC", "5S", exact=True)
    assert refused(exact, "QD QC") == "You need exactly 1 card."


def test_the_task_is_told_in_a_few_words() -> None:
    def asked(deal: Svoloch) -> str:
        return plain(task(deal.observe(0).task, voice()))

    deal = three("8H 8C 2D KC 3C AD QC", "7S", second="9S 9D 3H 3D 4C 4D 5C")
    assert asked(deal) == "Beat 1 card: higher, ♥♦"
    play(deal, "8H8C")
    assert asked(deal) == "Beat 2 cards: higher, ♥♦ first"
    down = three("QC QD 2D KC 3C 4C TC", "AD", exact=True)
    assert asked(down) == "Beat with exactly 1 card: lower, ♣♠"
    assert asked(three("QC QD 2D KC 3C 4C TC", "XR")) == "Lead any cards of one rank"


def test_plays_are_told_card_by_card_and_jokers_by_name() -> None:
    deal = three("8H 8C 2D KC 3C AD QC", "7S", second="9S XR 3H 3D 4C 4D 5C", stock="2C 2S")
    events = play(deal, "8H8C XR")
    told = [TEXTS.told(event, voice(you=0)) for event in events]
    assert [plain(line) for line in told if line] == [
        "You play 8H 8C",
        "You draw 2C",
        "You draw 2S",
        "Boris plays a joker",
        "The joker blows the pile away",
        *[plain(line) for line in told if line and line.startswith("Boris draws")],
    ]
