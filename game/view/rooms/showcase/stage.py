"""What lies in the jeweller's window, and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.deal import Observation
from game.rules.events import Event, Place, Turned, hand, owner
from game.rules.showcase.events import (
    Reveal,
    ShowcaseNaming,
    ShowcasePlay,
    ShowcaseTrick,
    Tally,
    showcase,
)
from game.view.stage.order import Order
from game.view.stage.slots import BACK, CardMove, PlacedCard, Slot
from game.view.stage.stage import Stage

AT_FIRST = Tally()


@dataclass
class ShowcaseStage(Stage):
    """Two cards lie side by side for each trick won. ``settled`` is the trick whose winner leads to the second play,
    once it is over; ``taken_up``: whether every showcase has become part of a hand."""

    LAST_CARD_COUNTS: ClassVar[bool] = False
    LEAVE_GAPS: ClassVar[frozenset[str]] = frozenset({showcase(0)[0]})

    tally: Tally = AT_FIRST
    trump: str | None = None
    settled: ShowcaseTrick | None = None
    taken_up: bool = False

    @property
    def order_now(self) -> Order:
        """Suits are what counts while the trump is named."""
        return "suit" if self.tally.phase == "naming" else self.order

    def clear(self, observation: Observation) -> None:
        self.tally, self.trump, self.settled, self.taken_up = AT_FIRST, None, None, False
        super().clear(observation)

    def _apply(self, event: Event) -> list[CardMove]:
        moved = super()._apply(event)
        match event:
            case Turned():
                self.trump = event.trump
            case ShowcasePlay():
                self.tally = event.tally
                moved += self._revealed(event.reveals)
            case ShowcaseTrick():
                self.tally = event.tally
                self.settled = event if event.settles else self.settled
            case ShowcaseNaming():
                self.tally, self.trump = event.tally, event.trump
                taken_up = self._take_up()
                moved += [*self._revealed(event.reveals), *(self._taken_up(slot, card) for slot, card in taken_up)]
        return moved

    def _home(self, place: Place) -> Place:
        seat = owner(place)
        return hand(seat) if self.taken_up and seat is not None else place

    def _take_up(self) -> list[tuple[Slot, int]]:
        """Every showcase becomes part of a hand; its cards and where they were."""
        left: list[tuple[Slot, int]] = []
        for seat in range(self.players):
            shown = self.spread.pop(showcase(seat), [])
            cards = [(at, card) for at, card in enumerate(shown) if card is not None]
            left += [(Slot(showcase(seat), at, len(shown)), card) for at, card in cards]
            lying = self.places.setdefault(hand(seat), [])
            lying.extend(self.places.pop(showcase(seat), []))
            if BACK not in lying:
                self.open.add(hand(seat))
        self.taken_up = True
        self._changed()
        return left

    def _taken_up(self, src: Slot, card: int) -> CardMove:
        place = self._home(src.place)
        shown = [lying.card for lying in self.cards(place)]
        return CardMove(card, src, Slot(place, shown.index(card), len(shown)), True, True)

    def _revealed(self, reveals: tuple[Reveal, ...]) -> list[CardMove]:
        """Hands that the viewer has not seen are turned up as far as he knows them now."""
        return [card_move for reveal in reveals for card_move in self._reveal(hand(reveal.seat), reveal.cards)]

    def _reveal(self, place: Place, cards: tuple[int | None, ...]) -> list[CardMove]:
        lying, known = self.places.get(place, []), [card for card in cards if card is not None]
        if BACK not in lying or not known:
            return []
        self.places[place] = [PlacedCard(card, True) for card in known] + [one for one in lying if one.up]
        self.open.add(place)
        self._changed()
        shown = [one.card for one in self.cards(place)]
        return [
            CardMove(card, Slot(place, at, len(lying)), Slot(place, shown.index(card), len(shown)), False, True)
            for at, card in enumerate(known)
        ]
