"""Where a person's focus is on the table, on a card of the hand or on a button, and which cards are chosen so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.cards import CODES
from game.rules.deal import Observation

Row = Sequence[tuple[float, int]]
"""Cards side by side, each after how far right it lies."""

CHOSEN = 1.6
"""How far a chosen card stands out; 1 as one that may be played."""
FOCUS_IDLE = 0.4
"""How far the focused card stands out while no card is to be played."""


class Begun(NamedTuple):
    """A choice as far as it has come: the cards chosen, and where the focus is."""

    chosen: tuple[int, ...]
    card: int | None
    choice: int | None


class TableFocus:
    """The cards and choices of the person to move, in the order in which they are shown.

    A play is a sequence of cards. While one is being built, ``chosen`` are its cards so far; in a game of single cards
    it stays empty.
    """

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.chosen: list[int] = []
        self.choices: list[int] = []
        """The moves with a button: the play as chosen, if it may be played as it is, and what is no play of cards."""
        self.playable: frozenset[int] | None = None
        """The cards that may come next; None while no card is to be chosen."""
        self.card: int | None = None
        self.choice: int | None = None
        self._observation: Observation | None = None
        self._plays: dict[int, tuple[int, ...]] = {}
        """The legal moves, and the cards of each."""

    def offer(self, observation: Observation, cards: Sequence[int]) -> None:
        """It is somebody's turn: what can be chosen, and the first of it focused."""
        self._observation = observation
        self._plays = {move: observation.cards_of(move) for move in observation.legal_moves()}
        self.chosen = []
        self.show(cards)
        self._light()
        playable = self.playable or ()
        if not playable and self.choices:
            likely = observation.likely_choice()
            self.take(choice=likely if likely in self.choices else self.choices[0])
        elif self.card not in playable:
            self.take(card=next(card for card in self.cards if card in playable))
        else:
            self.take(card=self.card)

    def resume(self, begun: Begun) -> None:
        """Go on where it was left off."""
        if begun.chosen:
            self.choose(*begun.chosen)
        if begun.choice in self.choices:
            self.take(choice=begun.choice)
        elif begun.card in self.cards:
            self.take(card=begun.card)

    @property
    def begun(self) -> Begun:
        return Begun(tuple(self.chosen), self.card, self.choice)

    def show(self, cards: Sequence[int]) -> None:
        """The cards as they lie now, the hand first; the focus stays on its card or goes to its neighbour."""
        if cards == self.cards:
            return
        if self.card is not None and self.card not in cards:
            at = self.cards.index(self.card) if self.card in self.cards else 0
            self.card = cards[min(at, len(cards) - 1)] if cards else None
        self.cards = list(cards)

    def forget(self) -> None:
        """The hand is another one, or covered: no card of it has the focus."""
        self.close()
        self.cards, self.card = [], None

    def close(self) -> None:
        """Nothing can be chosen any more."""
        self.chosen, self.choices, self.choice, self.playable = [], [], None, None

    # The play as it is built

    def begun_with(self, cards: Sequence[int]) -> list[int]:
        """The legal moves that begin with these cards in this order."""
        begun = tuple(cards)
        return [move for move, play in self._plays.items() if play[: len(begun)] == begun]

    @property
    def play(self) -> int | None:
        """The move that plays the chosen cards, if it is legal."""
        if not self.chosen or self._observation is None:
            return None
        move = self._observation.move_of(self.chosen)
        return move if move in self._plays else None

    def choose(self, *cards: int) -> None:
        """Add cards to the play. The focus goes to the last of them if they can be played, else to what may follow."""
        self.chosen += cards
        self._light()
        follows = [card for card in self.cards if self.playable and card in self.playable]
        self.take(card=cards[-1] if self.play is not None or not follows else follows[0])

    def put_back(self, card: int) -> None:
        """Take a card, and what was chosen after it, out of the play."""
        del self.chosen[self.chosen.index(card) :]
        self._light()
        self.take(card=card)

    def _light(self) -> None:
        """What may come next."""
        observation = self._observation
        assert observation is not None
        buttons = [move for move, cards in self._plays.items() if not cards]
        self.choices = buttons if self.play is None else [self.play, *buttons]
        playable = frozenset(observation.continuations(self.chosen))
        self.playable = playable if playable or len(self.choices) < 2 else None

    # The focus

    def take(self, card: int | None = None, choice: int | None = None) -> None:
        """Focus a card, or a choice."""
        self.choice = choice
        if card is not None:
            self.card = card

    def move(self, dx: int, dy: int, rows: Sequence[Row]) -> None:
        """One step: along a row of cards or the choices, from the hand up over the other rows to the choices, and down
        again. ``rows`` begin with the hand."""
        if self.choice is not None:
            self._leave_choice(dx, dy)
            return
        number = next((at for at, row in enumerate(rows) if any(card == self.card for _, card in row)), 0)
        row = rows[number] if rows else ()
        if dx and row:
            cards = [card for _, card in row]
            at = cards.index(self.card) if self.card in cards else 0
            self.take(card=cards[(at + dx) % len(cards)])
        elif dy and 0 <= number - dy < len(rows):
            here = next((x for x, card in row if card == self.card), 0.0)
            self.take(card=min(rows[number - dy], key=lambda one: abs(one[0] - here))[1])
        elif dy < 0 and self.choices:
            at = 0 if self.play is not None or len(self.choices) == 1 else len(self.choices) // 2
            self.take(choice=self.choices[at])

    def _leave_choice(self, dx: int, dy: int) -> None:
        assert self.choice is not None
        if dx:
            at = self.choices.index(self.choice) + dx
            self.take(choice=self.choices[min(max(at, 0), len(self.choices) - 1)])
        elif dy > 0 and self.cards:
            self.take(card=self.card if self.card in self.cards else self.cards[0])

    def page(self, step: int) -> None:
        """To the next playable card."""
        wanted = [card for card in self.cards if self.playable and card in self.playable]
        if not wanted:
            return
        at = self.cards.index(self.card) if self.card in self.cards else -1
        ahead = [card for card in wanted if (self.cards.index(card) - at) * step > 0]
        self.take(card=(ahead[0] if step > 0 else ahead[-1]) if ahead else wanted[0 if step > 0 else -1])

    def lifts(self, marked: bool = True) -> dict[int, float]:
        """How far each card stands out of the hand: 1 if it may come next and is ``marked`` so, more if it is chosen,
        and 1 more with the focus."""
        lifts = dict.fromkeys((self.playable or ()) if marked else (), 1.0)
        lifts.update(dict.fromkeys(self.chosen, CHOSEN))
        if self.card in self.cards and self.choice is None and self.card is not None:
            lifts[self.card] = lifts.get(self.card, 0.0) + (FOCUS_IDLE if self.playable is None else 1.0)
        return lifts

    @property
    def name(self) -> str:
        """What is focused: the code of a card or of a move, ``play`` for the button that plays the chosen cards."""
        if self.choice is not None and self._observation is not None:
            return "play" if self.choice == self.play else self._observation.text(self.choice)
        return CODES[self.card] if self.card is not None else ""
