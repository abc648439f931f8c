"""Where a person's focus is on the table: on a card of the hand, or on a move that is no card."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import CODES
from game.rules.deal import Deal, Observation

FOCUS_IDLE = 0.4
"""How far the focused card stands out while no card is to be played."""


class TableFocus:
    """The cards and choices of the person to move, in the order in which they are shown."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.choices: list[int] = []
        self.playable: frozenset[int] | None = None
        """None while no card is to be chosen."""
        self.card: int | None = None
        self.choice: int | None = None

    def offer(self, observation: Observation, cards: Sequence[int]) -> None:
        """It is somebody's turn: what can be chosen, and the first of it focused."""
        self.show(cards)
        moves = observation.legal_moves()
        single = {observation.parse(CODES[card]): card for card in cards}
        self.choices = [move for move in moves if move not in single and observation.text(move) not in CODES]
        playable = frozenset(card for move, card in single.items() if move in moves)
        self.playable = playable if playable or len(self.choices) < 2 else None
        if not playable and self.choices:
            self.take(choice=self.choices[0])
        elif self.card not in playable:
            self.take(card=next(card for card in self.cards if card in playable))
        else:
            self.take(card=self.card)

    def show(self, cards: Sequence[int]) -> None:
        """The hand as it is now; the focus stays on its card or goes to its neighbour."""
        if cards == self.cards:
            return
        if self.card is not None and self.card not in cards:
            at = self.cards.index(self.card) if self.card in self.cards else 0
            self.card = cards[min(at, len(cards) - 1)] if cards else None
        self.cards = list(cards)

    def close(self) -> None:
        """Nothing can be chosen any more."""
        self.choices, self.choice, self.playable = [], None, None

    def take(self, card: int | None = None, choice: int | None = None) -> None:
        """Focus a card, or a choice."""
        self.choice = choice
        if card is not None:
            self.card = card

    def move(self, dx: int, dy: int) -> None:
        """One step: along the hand or the choices, up from the hand to the choices, down again."""
        if dy < 0 and self.choice is None and self.choices:
            self.take(choice=self.choices[len(self.choices) // 2 if len(self.choices) > 1 else 0])
        elif dy > 0 and self.choice is not None and self.cards:
            self.take(card=self.card if self.card in self.cards else self.cards[0])
        elif dx and self.choice is not None:
            at = self.choices.index(self.choice) + dx
            self.take(choice=self.choices[min(max(at, 0), len(self.choices) - 1)])
        elif dx and self.cards:
            at = self.cards.index(self.card) if self.card in self.cards else 0
            self.take(card=self.cards[(at + dx) % len(self.cards)])

    def page(self, step: int) -> None:
        """To the next playable card."""
        wanted = [card for card in self.cards if self.playable and card in self.playable]
        if not wanted:
            return
        at = self.cards.index(self.card) if self.card in self.cards else -1
        ahead = [card for card in wanted if (self.cards.index(card) - at) * step > 0]
        self.take(card=(ahead[0] if step > 0 else ahead[-1]) if ahead else wanted[0 if step > 0 else -1])

    def lifts(self) -> dict[int, float]:
        """How far each card stands out of the hand: 1 if it may be played, and more if it is focused."""
        lifts = dict.fromkeys(self.playable or (), 1.0)
        if self.card in self.cards and self.choice is None and self.card is not None:
            lifts[self.card] = lifts.get(self.card, 0.0) + (FOCUS_IDLE if self.playable is None else 1.0)
        return lifts

    def name(self, deal: Deal) -> str:
        """The code of what is focused."""
        if self.choice is not None:
            return deal.text(self.choice)
        return CODES[self.card] if self.card is not None else ""
