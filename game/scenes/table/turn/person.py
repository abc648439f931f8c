"""A person's turn at the table: what the focus is on, and what a press there means."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.input.actions import MOVES, Action
from game.rules.deal import Observation
from game.scenes.core.burst_guard import BurstGuard
from game.scenes.table.answers import Answer, Hurry, Move, Refusal
from game.scenes.table.state import TableState
from game.scenes.table.turn.advice import Advice, Advised
from game.scenes.table.turn.focus import Begun, TableFocus
from game.texts import texts


class PersonTurn:
    """``acting``: nothing moves, it is a person's turn, and what is pressed now is meant for it."""

    def __init__(self, state: TableState) -> None:
        self.acting = False
        self.focus = TableFocus()
        self.observation: Observation | None = None
        """What the person who acts knows."""
        self._state = state
        self._aside: tuple[object, Begun] | None = None
        """What was begun before the hand was covered, and in which position."""
        self._advice: Advice | None = None
        self._due = False
        self._rain = BurstGuard()
        """Against presses meant for what happened before the turn."""
        self._news = BurstGuard()
        """Against presses meant for what was seen before."""

    def update(self, dt: float) -> bool:
        """Whether there is news to be seen."""
        shown = self.guard
        self._rain.update(dt, self._due and not self.acting)
        self._news.update(dt)
        self._due = False
        advised = self._advice.update() if self._advice else None
        if advised:
            self._news.begin()
            self._tell(advised)
        return advised is not None or self.guard != shown

    def due(self) -> bool:
        """It is the turn of a person; whether it may begin, or presses meant for what happened before still rain in."""
        self._due = True
        return not self._rain.up

    @property
    def guard(self) -> float | None:
        """How much of the time is over in which a press that came too early does nothing, from 0 to 1; None: none
        did."""
        return (self._news if self.acting else self._rain).shown

    def begin(self, observation: Observation, guarded: bool = False) -> None:
        """It is the turn of the person who knows this. ``guarded``: presses that come right now play nothing."""
        if guarded:
            self._news.begin()
        self.observation = observation
        self.acting = True
        self._state.notices.say("")
        self._drop_advice()
        self.focus.offer(observation, self._state.cards)
        if self._aside and self._aside[0] == self._position:
            self._resume(self._aside[1])
        self._aside = None
        self._tell_focus()
        seat = observation.to_move
        assert seat is not None
        self._state.services.trace.settled(seat, [observation.text(move) for move in observation.legal_moves()])

    def put_aside(self) -> None:
        """The hand is covered in the middle of the turn: what was begun is gone on with when it is seen again."""
        if self.acting:
            self._aside = self._position, self.focus.begun

    @property
    def _position(self) -> object:
        return self._state.session.to_move, self._state.session.changes

    def _resume(self, begun: Begun) -> None:
        self.focus.resume(begun)
        if begun.chosen and self.focus.play is None:
            self._state.notices.say(self._why_not(self.focus.chosen), self.focus.card)

    def end(self) -> None:
        """Nobody may act for now."""
        self.acting = False
        self._drop_advice()
        self.focus.close()

    # The focus

    def move(self, action: Action) -> None:
        """Move the focus."""
        if action in MOVES:
            self.focus.move(*MOVES[action], self._state.view.cards.rows(self._state.layout))
        else:
            self.focus.page(-1 if action is Action.PAGE_UP else 1)
        self._state.services.audio.play("move")
        self._tell_focus()

    def point(self, card: int | None = None, choice: int | None = None) -> None:
        """Move the focus to what the mouse is on."""
        if (self.focus.choice, card) != (choice, self.focus.card if card is not None else None):
            self.focus.take(card, choice)
            self._tell_focus()

    # What is pressed

    def confirm(self) -> Answer:
        """What the focus is on is wanted. A press that comes too early plays nothing: it hurries what there is to wait
        for."""
        focus = self.focus
        if not self.acting:
            self._rain.press()
            return Hurry()
        if self._news.up:
            self._news.press()
            return None
        if focus.choice is not None:
            self._state.services.audio.play("confirm")
            return Move(focus.choice)
        if focus.card is None:
            return None
        if focus.card not in focus.chosen:
            return self._choose(focus.card)
        if focus.card == focus.chosen[-1]:
            return self._play_chosen()
        self._put_back(focus.card)
        return None

    def drop(self, card: int) -> Answer:
        """A card, with all those chosen before it, was dragged onto the table."""
        started = self.focus.chosen if card in self.focus.chosen else [*self.focus.chosen, card]
        assert self.observation is not None
        if self.observation.why_not_cards(started) is None:
            return Move(self.observation.move_of(started))
        return self._play_chosen() if card in self.focus.chosen else self._choose(card)

    def put_back(self) -> bool:
        """Take the card chosen last out of the play again; False if none is chosen."""
        if not self.focus.chosen:
            return False
        self._put_back(self.focus.chosen[-1])
        return True

    def _choose(self, card: int) -> Answer:
        """Add a card to the play, or say why not. A play that is the only one left is played at once."""
        started = [*self.focus.chosen, card]
        plays = self.focus.begun_with(started)
        if not plays:
            return self._refusal(started, card)
        if len(plays) == 1:
            return Move(plays[0])
        self.focus.choose(card)
        self._state.services.audio.play("slide")
        self._state.notices.clear()
        if self.focus.play is None:
            self._state.notices.say(self._why_not(started), self.focus.card)
        self._tell_focus()
        return None

    def _put_back(self, card: int) -> None:
        self.focus.put_back(card)
        self._state.notices.clear()
        self._state.services.audio.play("back")
        self._tell_focus()

    def _play_chosen(self) -> Answer:
        """What is chosen is wanted; perhaps it cannot be all."""
        play = self.focus.play
        return self._refusal(self.focus.chosen, self.focus.chosen[-1]) if play is None else Move(play)

    def _refusal(self, cards: Sequence[int], card: int | None) -> Refusal:
        """These cards cannot be played: ``card`` shakes."""
        return Refusal(self._why_not(cards), card)

    def _why_not(self, cards: Sequence[int]) -> str:
        """Why these cards are no play; nothing if they are one."""
        assert self.observation is not None
        refusal = self.observation.why_not_cards(cards)
        return texts(self._state.stage.game).refused(refusal, self._state.tray_voice) if refusal else ""

    # Hints

    def advise(self) -> Answer:
        """Show what a player of the level that the person has chosen would do, and why."""
        if not self._state.hints:
            return None
        if not self.acting or self.observation is None:
            return Refusal()
        if self._advice is None:
            self._advice = Advice(self._state, self.observation)
        advised = self._advice.ask()
        if advised:
            self._tell(advised)
        return None

    def _drop_advice(self) -> None:
        if self._advice:
            self._advice.drop()
            self._advice = None

    def _tell(self, advised: Advised) -> None:
        """Until something is done; one press of confirm does it."""
        assert self.observation is not None
        cards = self.observation.cards_of(advised.move)
        self._lead_to(advised.move, cards)
        self._tell_focus()
        self._state.notices.say(advised.words, cards[-1] if cards else None, inf)

    def _lead_to(self, move: int, cards: Sequence[int]) -> None:
        """Put the focus so that one press of confirm plays this move."""
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
        if self.focus.name and self.acting:
            self._state.services.trace.focus(f"table.{self.focus.name}")
