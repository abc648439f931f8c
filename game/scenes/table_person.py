"""A person's turn at the table: what the focus is on, and what is done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cpu import hint
from game.input.actions import MOVES, Action
from game.rules.cards import CODES
from game.rules.deal import Observation
from game.scenes.table_focus import TableFocus
from game.texts import texts
from game.view import theme

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class PersonTurn:
    """``acting``: nothing moves, it is a person's turn, and what is pressed now is meant for it."""

    def __init__(self, table: TableScene) -> None:
        self.acting = False
        self.focus = TableFocus()
        self.observation: Observation | None = None
        """What the person who acts knows."""
        self._table = table
        self._since_press = theme.BURST_GUARD

    def update(self, dt: float) -> None:
        self._since_press += dt

    def begin(self, seat: int) -> None:
        """It is the turn of ``seat``, unless presses meant for what happened before still rain in."""
        if self.acting or self._since_press < theme.BURST_GUARD:
            return
        self.observation = observation = self._table.running.observe()
        self.acting = True
        self.focus.offer(observation, self._table.hand)
        self._tell_focus()
        self._table.services.trace.settled(seat, [observation.text(move) for move in observation.legal_moves()])
        self._table.touch()

    def end(self) -> None:
        """Nobody may act for now."""
        self.acting = False
        self.focus.close()

    def move(self, action: Action) -> None:
        """Move the focus."""
        if action in MOVES:
            self.focus.move(*MOVES[action])
        else:
            self.focus.page(-1 if action is Action.PAGE_UP else 1)
        self._table.services.audio.play("move")
        self._tell_focus()

    def point(self, card: int | None = None, choice: int | None = None) -> None:
        """Move the focus to what the mouse is on."""
        if (self.focus.choice, card) != (choice, self.focus.card if card is not None else None):
            self.focus.take(card, choice)
            self._tell_focus()

    def confirm(self) -> None:
        """Do what the focus is on. A press that comes too early plays nothing: it hurries what there is to wait for."""
        if not self.acting:
            self._since_press = 0.0
            self._table.queue.hurry()
        elif self.focus.choice is not None:
            self._table.services.audio.play("confirm")
            self._table.play(self.focus.choice)
        elif self.focus.card is not None:
            self.play_card(self.focus.card)

    def play_card(self, card: int) -> None:
        """Play a card, or say why not."""
        table = self._table
        observation = table.running.observe()
        move = observation.parse(CODES[card])
        refusal = observation.why_not(move)
        if refusal is None:
            table.queue.starts[card] = table.view.cards.start_offset(table.layout, card)
            table.play(move)
            return
        table.services.audio.play("refuse")
        table.motion.shake(card)
        table.notices.say(texts(table.stage.game).refused(refusal, table.voice), card)
        table.touch()

    def advise(self) -> None:
        """Show what a sensible player would do, and why."""
        table = self._table
        if not self.acting or not table.services.store.settings.hints:
            return
        observation = table.running.observe()
        advice = hint(observation)
        code = observation.text(advice.move)
        card = CODES.index(code) if code in CODES else None
        self.focus.take(card, advice.move if card is None else None)
        self._tell_focus()
        table.notices.say(texts(table.stage.game).hinted(advice, table.voice), card)

    def _tell_focus(self) -> None:
        name = self.focus.name(self._table.running.match.deal)
        if name and self.acting:
            self._table.services.trace.focus(f"table.{name}")
        self._table.touch()
