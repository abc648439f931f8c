"""Hidden cards that were not held together: every order that may be, no other, each about as often."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from game.rules.cards import CODES, bits, members
from game.rules.constraints import Condition, ConditionedBatch, Drawn
from game.rules.svoloch.deal import Svoloch
from tests.rules.playing import cards, play, play_on
from tests.rules.svoloch_deals import BORIS, VERA, three

DRAWS = 4000
PAIRS = {held: held.bit_count() > 1 for held in range(16)}
"""Any two of the cards 0…3."""
ANYWHERE = dict.fromkeys(range(5), 0b11111)
HANDS = {place: Drawn(0 if place < 3 else 1, -1) for place in range(5)}
"""Three places of seat 0, two of seat 1."""


def broken(placed: dict[int, int], batch: ConditionedBatch) -> bool:
    for condition in batch.conditions:
        held = bits(
            card
            for card in members(condition.cards)
            if batch.drawn[placed[card]].seat == condition.seat
            and batch.drawn[placed[card]].turn < condition.turn <= batch.played.get(card, condition.turn)
        )
        if held and condition.barred[held]:
            return True
    return False


def orders(batch: ConditionedBatch) -> set[tuple[int, ...]]:
    """Every order that the batch and its conditions allow, by trying all."""
    found = set()
    for order in permutations(batch.allowed):
        placed = {card: place for place, card in enumerate(order)}
        if all(batch.allowed[card] >> place & 1 for card, place in placed.items()) and not broken(placed, batch):
            found.add(order)
    return found


@pytest.mark.strength
@pytest.mark.parametrize(
    "batch",
    [
        ConditionedBatch((None,) * 5, ANYWHERE, HANDS, {}, [Condition(0, 3, 0b111, PAIRS)]),
        ConditionedBatch(
            (None,) * 5, ANYWHERE, HANDS, {}, [Condition(0, 3, 0b110, PAIRS), Condition(1, 4, 0b1001, PAIRS)]
        ),
        ConditionedBatch((None,) * 5, ANYWHERE, HANDS, {0: 2}, [Condition(0, 3, 0b11, PAIRS)]),
        ConditionedBatch((None,) * 5, {**ANYWHERE, 1: 0b11000}, HANDS, {}, [Condition(1, 3, 0b1011, PAIRS)]),
        ConditionedBatch((None,) * 5, ANYWHERE, {**HANDS, 2: Drawn(0, 5)}, {}, [Condition(0, 3, 0b1111, PAIRS)]),
        ConditionedBatch(
            (None,) * 5,
            ANYWHERE,
            HANDS,
            {},
            [
                Condition(0, 3, 0b11, PAIRS),
                Condition(0, 3, 0b101, PAIRS),
                Condition(0, 3, 0b110, PAIRS),
                Condition(0, 3, 0b1010, PAIRS),
            ],
        ),
    ],
)
def test_every_order_without_a_broken_condition_is_drawn_about_equally_often(batch: ConditionedBatch) -> None:
    rng = random.Random(1)
    drawn = Counter(batch.sample(rng) for _ in range(DRAWS))
    possible = orders(batch)
    assert set(drawn) == possible
    assert max(drawn.values()) < 2.2 * DRAWS / len(possible)
    assert min(drawn.values()) > 0.4 * DRAWS / len(possible)


def imagined(deal: Svoloch, seat: int, worlds: int = 300) -> list[set[str]]:
    """What seat 1 may have held at the start, as seat 0 sees it."""
    rng, observation = random.Random(1), deal.observe(0)
    return [{CODES[card] for card in observation.world(rng).deck[seat:21:3]} for _ in range(worlds)]


def test_who_passed_on_a_single_card_held_none_that_beats_it() -> None:
    deal = three("QH 3C 4C 5C 6C 7C 8C", "JS", second=BORIS, third=VERA, stock="2C")
    play(deal, "QH pass")
    assert not any(hand & {"KC", "KS", "AC", "AS"} for hand in imagined(deal, 1))
    assert any(hand & {"KD", "KH"} for hand in imagined(deal, 1))


def test_who_passed_on_a_pair_held_no_higher_pair_but_may_have_held_half_of_it() -> None:
    deal = three("QH QS 4C 5C 6C 7C 8C", "JS", second=BORIS, third=VERA, stock="2C 2D")
    play(deal, "QHQS pass")
    hands = imagined(deal, 1)
    for rank in "KA":
        assert not any(hand & {f"{rank}D", f"{rank}H"} and hand & {f"{rank}C", f"{rank}S"} for hand in hands)
    assert {"KC", "KS", "KD", "KH", "AC", "AS"} <= set.union(*hands)


def test_who_passed_where_passing_is_free_may_have_held_anything() -> None:
    deal = three("QH 3C 4C 5C 6C 7C 8C", "JS", second=BORIS, third=VERA, stock="2C", free_pass=True)
    play(deal, "QH pass")
    assert any(hand & {"KC", "KS", "AC", "AS"} for hand in imagined(deal, 1))


@pytest.mark.parametrize("players", Svoloch.PLAYERS)
def test_a_late_world_is_found_though_much_is_known(players: int) -> None:
    """Near the end of a deal few orders fit all that was seen."""
    for seed in range(15):
        deal, rng = Svoloch.new(players, seed), random.Random(seed)
        while deal.outcome is None:
            before = deal.copy()
            play_on(deal, 1, rng)
        for seats in ((before.to_move or 0,), (0, 1), ()):
            observation = before.observe(*seats)
            assert observation.world(rng).observe(*seats) == observation


def test_cards_seen_are_what_they_are() -> None:
    deal = three("QH 3C 4C 5C 6C 7C 8C", "JS", second=BORIS, third=VERA)
    for _ in range(20):
        world = deal.observe(0, 2).world(random.Random(1))
        assert world.hand(0) == tuple(cards("3C 4C 5C 6C 7C 8C QH"))
        assert (world.hand(2), world.pile) == (deal.hand(2), deal.pile)
