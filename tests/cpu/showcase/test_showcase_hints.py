"""What hints say of a move of Showcase holds in the position, whichever move was thought best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.cpu import explain
from game.cpu.hint import Hint
from game.cpu.showcase.heuristics import chance_of, holdings
from game.cpu.thought import Judged, Thought
from game.rules.cards import CARDS
from game.rules.showcase.deal import Showcase, ShowcaseObservation
from game.rules.showcase.tricks import COMPELLED, OF_SUIT, takes
from game.texts import texts
from tests.rules.playing import play
from tests.rules.test_showcase import arranged
from tests.texts.test_words_of_games import voice
from tests.words import plain


def told(deal: Showcase, code: str) -> Hint:
    """What is said of a move."""
    return explain(deal.observe(deal.to_move or 0), Thought((Judged(CARDS[code], 0.6),)))


def hints() -> Iterator[tuple[ShowcaseObservation, Hint]]:
    """Of every legal move in some positions of deals played at random."""
    for seed in range(8):
        deal, rng = Showcase.new(2, seed, seed % 2), Random(seed)
        while deal.to_move is not None:
            seen = deal.observe(deal.to_move)
            if len(seen.legal_moves()) > 1 and (rng.random() < 0.3 or len(seen.tricks) == 25):
                for move in seen.legal_moves():
                    yield seen, explain(seen, Thought((Judged(move, 0.6),)))
            deal.play(rng.choice(deal.legal_moves()))


def follows(seen: ShowcaseObservation) -> dict[int, bool]:
    """Whether each legal move wins the trick."""
    assert seen.led is not None
    assert seen.trump is not None
    return {move: takes(move, seen.led, seen.trump) for move in seen.legal_moves()}


def holds(seen: ShowcaseObservation, hint: Hint) -> bool:
    """Whether what a reason claims is so."""
    seat, card = seen.to_move or 0, hint.move
    mine, other = holdings(seen)
    whole = [laid for case in seen.showcases[seat] if case.whole for laid in case.cards]
    lower = any(held is not None and held >> 2 < card >> 2 for held in seen.hand(seat))
    match hint.reason:
        case "must_win" | "has_to_win":
            return all(follows(seen).values())
        case "wins_card" | "wins_trick" | "wins_now" | "wins":
            return follows(seen)[card]
        case "wins_from_showcase":
            return follows(seen)[card] and card in whole
        case "breaks_case":
            return not follows(seen)[card] and card in whole
        case "spares_hand":
            return not follows(seen)[card] and card in seen.showcase(seat) and card not in whole
        case "ducks" | "discards":
            return not follows(seen)[card] and card in seen.hand(seat)
        case "throws_away" | "loses_cheaply" | "cannot_win" | "throws":
            return not any(follows(seen).values())
        case "saves_card":
            given = [move for move, wins in follows(seen).items() if not wins]
            return hint.facts["other"] in given and min(given) >> 2 >= 10
        case "keeps_low":
            return follows(seen)[card] and lower
        case "leads_to_win":
            return lower
        case "lets_go" | "lets_it_go":
            return not follows(seen)[card] and any(follows(seen).values())
        case "wins_cheaply":
            winning = [move >> 2 for move, wins in follows(seen).items() if wins]
            return follows(seen)[card] and min(winning) == card >> 2 < max(winning)
        case "draws_trumps":
            return other & OF_SUIT[card & 3] > 0 and OF_SUIT[card & 3] == COMPELLED[seen.trump or 0]
        case "forces_trump":
            return not other & OF_SUIT[card & 3] and other & COMPELLED[seen.trump or 0] > 0
        case "drives_out":
            return other & OF_SUIT[card & 3] >= 1 << card and mine & OF_SUIT[card & 3] != 1 << card
    return True


def test_what_is_said_of_a_move_holds() -> None:
    reasons = set()
    for seen, hint in hints():
        assert holds(seen, hint), (hint, seen.moves)
        reasons.add(hint.reason)
    assert len(reasons) >= 22


def test_a_card_from_a_case_that_counts_is_told_with_what_that_does() -> None:
    hands = "2H 9H TH 7S 8S 9S 2D 3D 4D 5D 6D 7D 8D", "4H KH 3S 4S 5S 6S JS 9D TD JD QD KD 2C"
    deal = arranged(*hands, "9C", "AD QS AS")
    play(deal, "2H 4H 3S 7S 9H")
    assert told(deal, "2H").reason == told(deal, "4H").reason == "breaks_case"
    assert told(deal, "KH").reason == "keeps_low"


def test_the_last_trick_names_the_trump_only_where_losing_it_does() -> None:
    deal, rng = Showcase.new(2, 22), Random(22)
    while len(deal.tricks) < 25 or deal.led is None:
        deal.play(rng.choice(deal.legal_moves()))
    assert told(deal, "4C").reason == "names_now"
    assert all(told(deal, code).reason != "names_now" for code in ("8C", "9C", "TC", "QC"))


@pytest.mark.parametrize(
    ("tricks", "words"),
    [
        (0, "All tricks to come are lost"),
        (1, "1 of the 13 tricks"),
        (8, "8 of the 13 tricks"),
        (13, "every trick is yours"),
    ],
)
def test_what_the_solver_proved_is_said(tricks: int, words: str) -> None:
    deal, rng = Showcase.new(2, 3), Random(3)
    while deal.phase != "second":
        deal.play(rng.choice(deal.legal_moves()))
    seen = deal.observe(deal.to_move or 0)
    hint = explain(seen, Thought((Judged(seen.legal_moves()[0], chance_of(tricks)),), exact=True))
    assert words in plain(texts("showcase").hinted(hint, voice("en")))


def test_the_name_of_a_trump_is_told_with_its_tricks() -> None:
    deal, rng = Showcase.new(2, 3), Random(3)
    while deal.phase != "naming":
        deal.play(rng.choice(deal.legal_moves()))
    seen = deal.observe(deal.to_move or 0)
    sure = explain(seen, Thought((Judged(seen.legal_moves()[0], chance_of(9)),), exact=True))
    assert "wins you 9 tricks, whatever" in plain(texts("showcase").hinted(sure, voice("en")))
    likely = explain(seen, Thought((Judged(seen.legal_moves()[0], 0.0),)))
    assert "should win you" in texts("showcase").hinted(likely, voice("en"))
