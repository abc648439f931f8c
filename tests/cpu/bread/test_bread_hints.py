"""What a hint says of a move of Bread is true, whichever move was thought best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.cpu import choose, explain
from game.cpu.hint import Hint
from game.cpu.thought import Judged, Thought
from game.rules.bread.deal import Bread
from game.rules.bread.moves import DRAW, IS_RED, PENALTY, VALUES
from game.rules.cards import rank
from tests.cpu.bread.test_bread import OTHER, arranged, played


def advised(deal: Bread, move: int | str) -> Hint:
    """Whoever thinks it best."""
    assert deal.to_move is not None
    wanted = deal.parse(move) if isinstance(move, str) else move
    return explain(deal.observe(deal.to_move), Thought.of([Judged(wanted, 0.5)]))


def advice(seeds: int = 40) -> Iterator[tuple[Bread, Hint]]:
    """Every move of assorted positions, after the opening."""
    for seed in range(seeds):
        rng = Random(seed)
        options: dict[str, Any] = {"must_play": seed % 2 == 0, "corner": seed % 3 == 0, "refills": 1 + seed % 3}
        deal = Bread.new(players=2 + seed % 3, seed=seed, options=options)
        while deal.to_move is not None:
            if not deal.opening and len(deal.legal_moves()) > 1:
                yield from ((deal, advised(deal, move)) for move in deal.legal_moves())
            deal.play(choose(rng.choice(("random", "normal")), deal.observe(deal.to_move), rng))


def free(deal: Bread, cards: tuple[int, ...], top: int) -> list[int]:
    """Those of some cards that may be laid on a top card without a penalty."""
    steps = (1, 12) if deal.options["corner"] else (1,)
    return [card for card in cards if abs(rank(card) - rank(top)) in steps and IS_RED[card] != IS_RED[top]]


def test_every_reason_is_true() -> None:
    told = set()
    for deal, hint in advice():
        told.add(hint.reason)
        assert deal.to_move is not None
        hand, card, points = deal.hand(deal.to_move), hint.move, VALUES[deal.options["values"]]
        costless = free(deal, hand, deal.top)
        if hint.reason in ("sheds_most", "sheds_last"):
            assert all(points[card] > points[other] for other in costless if other != card)
            assert (hint.reason == "sheds_last") == deal.last_round
        if hint.reason in ("followed", "penalty_followed"):
            assert hint.facts["next"] in free(deal, tuple(other for other in hand if other != card), card)
        if hint.reason in ("sheds_most", "sheds_last", "followed", "keeps_better", "other_colour"):
            assert card in costless
        if hint.reason in ("least_penalty", "draw_cheaper"):
            assert not costless
        if hint.reason in ("least_penalty", "penalty_followed", "penalty_pays", "nothing_to_draw", "goes_out"):
            _hold_in_the_play(deal, hint)
    assert told >= {
        "sheds_most",
        "sheds_last",
        "followed",
        "keeps_better",
        "other_colour",
        "least_penalty",
        "penalty_followed",
        "penalty_pays",
        "draw_cheaper",
        "draw_keeps",
    }


def _hold_in_the_play(deal: Bread, hint: Hint) -> None:
    """As many cards come as were told."""
    seat, after = deal.to_move, deal.copy()
    assert seat is not None
    after.play(hint.move)
    drawn = len(after.hand(seat)) - len(deal.hand(seat)) + 1
    told = hint.facts.get("penalty", 0)
    assert isinstance(told, int)
    assert drawn == told <= PENALTY[hint.move]
    if hint.reason == "goes_out":
        assert after.outcome is not None and after.outcome.winners == (seat,)


def test_before_the_play_a_pile_that_fits_is_told_from_one_that_does_not() -> None:
    fits = arranged([OTHER, ["QH", "TH", "TD", "QD", "2D", "2H"]], "4C", "JS", ["4D"])
    not_at_all = arranged([OTHER, ["QS", "TS", "TC", "QC", "2D", "2S"]], "4C", "JS", ["4D"])
    assert advised(fits, "pass").reason == "pile_fits"
    assert advised(not_at_all, "pass").reason == "pile_will_do"
    assert advised(not_at_all, "spread").reason == "spread_better"
    assert advised(fits, "spread").reason == "spread_promises"
    assert advised(not_at_all, "flip").reason == "flip_unknown"
    assert advised(fits, "flip").reason == "flip_promises"


def test_a_bottom_that_was_seen_is_named() -> None:
    deal = arranged([["QS", "TS", "TC", "QC", "2D", "2S"], OTHER], "JD", "4C", ["4D"])
    played(deal, "flip")
    assert advised(deal, "flip").reason == "flip_promises"
    assert advised(deal, "pass").reason == "pile_fits"
    deal = arranged([["QS", "TS", "TC", "QC", "2D", "2S"], OTHER], "4H", "JD", ["4D"])
    played(deal, "flip")
    hint = advised(deal, "flip")
    assert (hint.reason, hint.facts) == ("flip_better", {"card": deal.bottom})


def test_drawing_is_told_to_keep_a_card_where_one_costs_nothing() -> None:
    deal = arranged([OTHER, ["8H", "2C", "2D", "3D", "3S", "KS"]], "4C", "7S", ["4D"], must_play=False)
    played(deal, "pass", "pass")
    assert advised(deal, DRAW).reason == "draw_keeps"
