"""What can be imagined: everything that may be so, nothing that may not, each about as often as the other."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from game.rules.bread.deal import Bread
from game.rules.bread.moves import NEAR
from game.rules.determinize import Batch
from tests.rules.playing import arranged, cards, play

DRAWS = 6000


def orders(batch: Batch) -> set[tuple[int, ...]]:
    """Every order that the batch allows, by trying all."""
    hidden = [place for place, card in enumerate(batch.shown) if card is None]
    found = set()
    for chosen in permutations(batch.allowed):
        if all(batch.allowed[card] >> place & 1 for card, place in zip(chosen, hidden, strict=True)):
            order = list(batch.shown)
            for card, place in zip(chosen, hidden, strict=True):
                order[place] = card
            found.add(tuple(card for card in order if card is not None))
    return found


@pytest.mark.strength
@pytest.mark.parametrize(
    "batch",
    [
        Batch((7, 8), {}),
        Batch((None, 9, None, None), {1: 0b1101, 2: 0b1101, 3: 0b1101}),
        Batch((None, None, None, None), {1: 0b0011, 2: 0b1110, 3: 0b1111, 4: 0b1111}),
        Batch((None, None, None, None, None), {1: 0b00011, 2: 0b00011, 3: 0b11111, 4: 0b11101, 5: 0b10111}),
        Batch((None, None, None, None), {1: 0b0011, 2: 0b0110, 3: 0b1100, 4: 0b1001}),
        Batch((None, None, None), {1: 0b011, 2: 0b101, 3: 0b001}),
    ],
)
def test_every_possible_order_is_drawn_about_equally_often_and_no_other(batch: Batch) -> None:
    rng = random.Random(1)
    drawn = Counter(batch.sample(rng) for _ in range(DRAWS))
    possible = orders(batch)
    assert set(drawn) == possible
    for count in drawn.values():
        assert count == pytest.approx(DRAWS / len(possible), rel=0.3)


def imagined(deal: Bread, *seats: int, worlds: int = 300) -> list[Bread]:
    rng = random.Random(1)
    observation = deal.observe(*seats)
    return [observation.world(rng) for _ in range(worlds)]


def test_before_anything_has_happened_every_unseen_card_may_be_held() -> None:
    deal = Bread.new(2, seed=1)
    held = Counter(card for world in imagined(deal, 0) for card in world.hand(1))
    assert set(held) == set(range(52)) - set(deal.hand(0)) - {deal.top}
    assert max(held.values()) < 2.5 * min(held.values())


def test_who_had_to_draw_held_no_playable_card() -> None:
    deal = arranged(["2C 3C 4C 5C 6C 7C", "2D 2H KC KD AC AD"], "AS 7H", "8S")
    play(deal, "pass pass draw")
    near = NEAR[False][deal.top]
    worlds = imagined(deal, 0)
    dealt = [[card for card in world.deck[:12:2] if near >> card & 1] for world in worlds]
    assert not any(dealt)
    assert any(near >> world.deck[14] & 1 for world in worlds)  # the card drawn may be


def test_who_drew_by_choice_may_hold_anything() -> None:
    deal = arranged(["2C 3C 4C 5C 6C 7C", "2D 2H KC KD AC AD"], "AS 7H", "8S", must_play=False)
    play(deal, "pass pass draw")
    near = NEAR[False][deal.top]
    assert any(near >> card & 1 for world in imagined(deal, 0) for card in world.deck[:12:2])


def test_a_card_played_later_was_drawn_where_it_could_wait() -> None:
    deal = arranged(["6C 7D 3C 4C 2S 3S", "2D 2H KC KD AC AD"], "AS 7H", "8C QS")
    play(deal, "pass pass draw 6C draw 7D 8C")
    first, second = 14, 15  # what seat 1 drew; with an eight in hand he had not drawn on the seven
    assert {world.deck.index(cards("8C")[0]) for world in imagined(deal, 0)} == {first, second}


def test_the_bottom_card_is_anything_until_a_flip_has_shown_it() -> None:
    deal = arranged(["2C 3C 4C 5C 6C 7C", "2D 3D 4D 5D 6D 7D"], "AS 7H")
    assert len({world.bottom for world in imagined(deal, 0, 1)}) > 20
    play(deal, "flip")
    assert {world.bottom for world in imagined(deal)} == set(cards("7H"))
    assert {world.deck[12] for world in imagined(deal)} == set(cards("AS"))


def test_the_own_cards_are_what_they_are() -> None:
    deal = Bread.new(3, seed=2)
    for world in imagined(deal, 0, 2, worlds=50):
        assert (world.hand(0), world.hand(2)) == (deal.hand(0), deal.hand(2))
