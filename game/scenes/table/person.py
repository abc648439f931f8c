"""A person's turn at the table: what the focus is on, and what is done with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.input.actions import MOVES, Action
from game.rules.deal import Observation
from game.scenes.table.advice import Advice
from game.scenes.table.focus import TableFocus
from game.texts import texts
from game.view.core import theme

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene


class PersonTurn:
    """``acting``: nothing moves, it is a person's turn, and what is pressed now is meant for it."""

    def __init__(self, table: TableScene) -> None:
        self.acting = False
        self.focus = TableFocus()
        self.observation: Observation | None = None
        """What the person who acts knows."""
        self._table = table
        self._advice = Advice(table)
        self._since_press = theme.BURST_GUARD
        self._since_open = theme.BURST_GUARD

    def update(self, dt: float) -> None:
        self._since_press += dt
        self._since_open += dt
        self._advice.update()

    def begin(self, seat: int) -> None:
        """It is the turn of ``seat``, unless presses meant for what happened before still rain in."""
        if self.acting or self._since_press < theme.BURST_GUARD:
            return
        if self._table.sharing.ready(seat):
            self._begin(seat)

    def open(self, seat: int) -> None:
        """The person who is called looks at the hand. Presses right after the one that asked for it play nothing."""
        self.guard()
        self._begin(seat)

    def guard(self) -> None:
        """What the person sees is new: presses that come right now were meant for something else."""
        self._since_open = 0.0

    def _begin(self, seat: int) -> None:
        self.observation = observation = self._table.session.known_to(seat)
        self.acting = True
        self._table.notices.say("")
        self._advice.drop()
        self.focus.offer(observation, self._table.cards)
        self._tell_focus()
        self._table.services.trace.settled(seat, [observation.text(move) for move in observation.legal_moves()])
        self._table.touch()

    def end(self) -> None:
        """Nobody may act for now."""
        self.acting = False
        self._advice.drop()
        self.focus.close()

    def move(self, action: Action) -> None:
        """Move the focus."""
        if action in MOVES:
            self.focus.move(*MOVES[action], self._table.view.cards.rows(self._table.layout))
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
        focus = self.focus
        if not self.acting:
            self._since_press = 0.0
            self._table.hurry()
        elif self._since_open < theme.BURST_GUARD:
            self._since_open = 0.0
        elif focus.choice is not None:
            self._table.services.audio.play("confirm")
            self._play(focus.choice)
        elif focus.card is None:
            return
        elif focus.card not in focus.chosen:
            self._choose(focus.card)
        elif focus.card == focus.chosen[-1]:
            self._play_chosen()
        else:
            self._put_back(focus.card)

    def drop(self, card: int) -> None:
        """A card, with all those chosen before it, was dragged onto the table."""
        started = self.focus.chosen if card in self.focus.chosen else [*self.focus.chosen, card]
        assert self.observation is not None
        if self.observation.why_not_cards(started) is None:
            self._play(self.observation.move_of(started))
        elif card in self.focus.chosen:
            self._play_chosen()
        else:
            self._choose(card)

    def put_back(self) -> bool:
        """Take the card chosen last out of the play again; False if none is chosen."""
        if not self.focus.chosen:
            return False
        self._put_back(self.focus.chosen[-1])
        return True

    def _choose(self, card: int) -> None:
        """Add a card to the play, or say why not. A play that is the only one left is played at once."""
        started = [*self.focus.chosen, card]
        plays = self.focus.begun_with(started)
        if not plays:
            self._refuse(started, card)
        elif len(plays) == 1:
            self._play(plays[0])
        else:
            self.focus.choose(card)
            self._table.services.audio.play("slide")
            self._table.notices.clear()
            if self.focus.play is None:
                self._explain(started, self.focus.card)
            self._tell_focus()

    def _put_back(self, card: int) -> None:
        self.focus.put_back(card)
        self._table.notices.clear()
        self._table.services.audio.play("back")
        self._tell_focus()

    def _play_chosen(self) -> None:
        """Play what is chosen, or say why it cannot be all."""
        if self.focus.play is None:
            self._refuse(self.focus.chosen, self.focus.chosen[-1])
        else:
            self._play(self.focus.play)

    def _play(self, move: int) -> None:
        """Play a legal move; its cards start from where they are seen."""
        table = self._table
        assert self.observation is not None
        gone: list[int] = []
        if table.session.covers:  # what leaves a covered hand comes from its middle
            table.play(move)
            return
        for card in self.observation.cards_of(move):
            table.queue.starts[card] = table.view.cards.start_offset(table.layout, card, gone)
            gone.append(card)
        table.play(move)

    def _refuse(self, cards: Sequence[int], card: int) -> None:
        """These cards cannot be played: ``card`` shakes."""
        self._table.services.audio.play("refuse")
        self._table.motion.shake(card)
        self._explain(cards, card)
        self._table.touch()

    def _explain(self, cards: Sequence[int], card: int | None) -> None:
        """Say, above a card, why these cards are no play."""
        table = self._table
        assert self.observation is not None
        refusal = self.observation.why_not_cards(cards)
        if refusal is not None:
            table.notices.say(texts(table.stage.game).refused(refusal, table.tray_voice), card)

    def advise(self) -> None:
        """Show what a player of the level that the person has chosen would do, and why."""
        table, observation = self._table, self.observation
        if not table.hints:
            return
        if self.acting and observation is not None:
            self._advice.ask(observation)
        else:
            table.services.audio.play("refuse")

    def move_of(self, code: str) -> int | None:
        """The move of a code, None while nobody acts."""
        return self.observation.parse(code) if self.observation else None

    def show_move(self, move: int) -> Sequence[int]:
        """Lead the focus to a move, so that one press of confirm plays it; its cards."""
        assert self.observation is not None
        cards = self.observation.cards_of(move)
        self._focus_on(move, cards)
        self._tell_focus()
        return cards

    def _focus_on(self, move: int, cards: Sequence[int]) -> None:
        focus = self.focus
        if focus.chosen:
            focus.put_back(focus.chosen[0])
        if not cards:
            focus.take(choice=move)
        elif len(focus.begun_with(cards[:1])) == 1:
            focus.take(card=cards[0])
        else:
            focus.choose(*cards)

    def _tell_focus(self) -> None:
        name = self.focus.name
        if name and self.acting:
            self._table.services.trace.focus(f"table.{name}")
        self._table.touch()
