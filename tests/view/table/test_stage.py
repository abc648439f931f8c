"""The stage is a function of an Observation, and events keep it one."""

from __future__ import annotations

import random
from itertools import product

import pytest

from game.rules import GAMES
from game.rules.deal import Deal, Observation
from game.rules.events import DISCARD, OUT, STOCK, Event, Moved, hand
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.svoloch.deal import Svoloch
from game.view.rooms import room
from game.view.rooms.showcase.stage import ShowcaseStage
from game.view.rooms.svoloch.stage import SvolochStage
from game.view.stage.order import ORDERS, Order
from game.view.stage.queue import Queue
from game.view.stage.slots import CardMove, PlacedCard
from game.view.stage.stage import Stage, steps

MOVES = 80
EVERY = 8
"""After so many moves the stage is compared with one built from nothing, after each with one that had no queue."""


def viewers(kind: str, players: int) -> tuple[int, ...]:
    return {"nobody": (), "one": (players - 1,), "all": tuple(range(players))}[kind]


def assert_shows(stage: Stage, observation: Observation) -> None:
    """The stage is what the observation alone would make of it, and has no card more or less than there is."""
    assert stage == type(stage)(stage.order).show(observation)
    assert_hands(stage, observation)
    assert sum(map(len, stage.places.values())) == len(GAMES[observation.game].DECK)
    assert stage.to_move == observation.to_move
    assert stage.outcome == observation.outcome


def assert_hands(stage: Stage, observation: Observation) -> None:
    """Every hand holds what the observation says; once they are taken up, the showcases too. Covered cards may only
    be known where all that is left to know is one hand."""
    for seat, cards in enumerate(observation.hands):
        shown = [lying.card for lying in stage.cards(hand(seat))]
        if not (isinstance(stage, ShowcaseStage) and stage.taken_up):
            assert sorted(shown, key=repr) == sorted(cards, key=repr)
        else:
            assert isinstance(observation, ShowcaseObservation)
            held = [*observation.known_hand(seat), *observation.showcase(seat)]
            assert sorted(shown, key=repr) == sorted(held, key=repr)


@pytest.mark.parametrize(("game", "seed", "who"), [*product(GAMES, range(6), ("nobody", "one", "all"))])
def test_a_drained_queue_leaves_what_the_observation_shows(game: str, seed: int, who: str) -> None:
    rng = random.Random(f"{seed}/{who}")
    kind = GAMES[game]
    players = kind.PLAYERS[seed % len(kind.PLAYERS)]
    options = {option.key: option.choices[seed % len(option.choices)] for option in kind.OPTIONS}
    deal = kind.new(players=players, seed=seed, options=options)
    seats = viewers(who, players)
    shown = room(game)
    stage = shown.stage_type(ORDERS[seed % len(ORDERS)])
    stage.clear(deal.observe(*seats))
    queue = Queue(stage, timing=shown.timing)
    queue.add(deal.observe(*seats).history)
    drain(queue, rng)
    direct = shown.stage_type(stage.order).show(deal.observe(*seats))
    for number in range(MOVES):
        assert stage == direct
        if number % EVERY == 0 or deal.to_move is None:
            assert_shows(stage, deal.observe(*seats))
        if deal.to_move is None:
            break
        events = play(deal, rng, seats)
        queue.add(events)
        drain(queue, rng)
        for event in events:
            direct.apply(event)


def play(deal: Deal, rng: random.Random, seats: tuple[int, ...]) -> list[Event]:
    events: list[Event] = []
    deal.play(rng.choice(deal.legal_moves()), events)
    return [event.seen_by(*seats) for event in events]


def drain(queue: Queue, rng: random.Random) -> None:
    """To the end, in steps of any length, perhaps hurried or cut short."""
    while not queue.idle:
        queue.update(rng.uniform(0, 0.4))
        if rng.random() < 0.1:
            queue.hurry()
        if rng.random() < 0.05:
            queue.finish()


def test_it_never_knows_a_card_that_is_hidden_from_the_viewers() -> None:
    deal = GAMES["bread"].new(players=3, seed=4)
    rng = random.Random(4)
    for _ in range(40):
        stage = Stage().show(deal.observe(1))
        assert all(lying == PlacedCard(None, False) for seat in (0, 2) for lying in stage.cards(hand(seat)))
        assert all(lying == PlacedCard(None, False) for lying in stage.cards(STOCK))
        if deal.to_move is None:
            break
        deal.play(rng.choice(deal.legal_moves()))


def test_a_covered_hand_loses_its_middle_card() -> None:
    deal = GAMES["bread"].new(players=2, seed=1)
    stage = Stage().show(deal.observe(0))
    (card_move,) = stage.apply(Moved(1, (12,), hand(1), DISCARD))
    assert (card_move.src.at, card_move.src.of) == (3, 6)
    assert (card_move.up_before, card_move.up_after, card_move.card) == (False, True, 12)


def test_an_open_card_leaves_from_where_it_lies() -> None:
    deal = GAMES["bread"].new(players=2, seed=1)
    stage = Stage("rank").show(deal.observe(0))
    card = stage.cards(hand(0))[4].card
    (card_move,) = stage.apply(Moved(0, (card,), hand(0), DISCARD))
    assert card_move.src == (hand(0), 4, 6)
    assert stage.cards(DISCARD)[-1] == PlacedCard(card, True)


def ranks_and_suits(order: Order) -> list[tuple[int, int]]:
    deal = GAMES["bread"].new(players=2, seed=2)
    cards = [lying.card for lying in Stage(order).show(deal.observe(0)).cards(hand(0))]
    return [(card // 4, card % 4) for card in cards if card is not None]


def test_a_hand_is_sorted_by_rank_by_suit_or_as_dealt() -> None:
    by_rank, by_suit, dealt = (ranks_and_suits(order) for order in ("rank", "suit", "dealt"))
    assert [rank for rank, _ in by_rank] == sorted(rank for rank, _ in by_rank)
    suits = [suit for _, suit in by_suit]
    assert suits == sorted(suits, key=(0, 1, 3, 2).index)
    first = GAMES["bread"].new(players=2, seed=2)
    assert [4 * rank + suit for rank, suit in dealt] == list(first.deck[(0 - first.dealer - 1) % 2 : 12 : 2])


class NullStage(Stage):
    """A stage with nothing on it."""

    def apply(self, event: Event) -> tuple[CardMove, ...]:
        return ()


@pytest.mark.parametrize("game", GAMES)
def test_whole_deals_run_with_nothing_on_the_stage(game: str) -> None:
    kind, rng = GAMES[game], random.Random(9)
    deal = kind.new(players=kind.PLAYERS[-1], seed=9)
    begun: list[Event] = []
    queue = Queue(NullStage(), begun.append, timing=room(game).timing)
    queue.add(deal.observe(0).history)
    while deal.to_move is not None:
        queue.add(play(deal, rng, (0,)))
        drain(queue, rng)
    assert queue.idle and not queue.flights
    told = [step for event in deal.observe(0).history for step in steps(event)]
    assert begun == told


@pytest.mark.parametrize("seed", range(6))
def test_direction_play_to_beat_and_cards_put_aside_are_those_of_the_deal(seed: int) -> None:
    deal, rng = Svoloch.new(players=3 + seed % 4, seed=seed), random.Random(seed)
    stage = SvolochStage()
    stage.show(deal.observe(0))
    while True:
        observation = deal.observe(0)
        assert stage.down == observation.down
        assert stage.play == (observation.to_beat.cards if observation.to_beat else ())
        assert stage.count(OUT) == observation.out
        if deal.to_move is None:
            break
        assert stage.task == observation.task
        for event in play(deal, rng, (0,)):
            stage.apply(event)
