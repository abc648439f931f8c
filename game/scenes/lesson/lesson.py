"""A first deal at the table, by which a game is learnt: the pupil is told each move and why, and makes it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.input.actions import Action
from game.lessons import lesson
from game.rules.cards import DECK_52
from game.rules.match import SeatInfo
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.table.person import PersonTurn
from game.scenes.table.picture import tool
from game.scenes.table.table import TableScene
from game.session.lesson_session import LessonSession
from game.texts import texts
from game.texts.characters import CPU_NAMES
from game.view.core import theme
from game.view.table.facts import Tool


class LessonScene(TableScene):
    """Every seat plays the moves of the record. Those without a sentence are played by themselves, at a quick pace
    where the pupil's own are among them."""

    name = "lesson"
    session: LessonSession

    def __init__(self, services: Services, game: str) -> None:
        plan = lesson(game)
        seats = [SeatInfo(name if cpu else "", cpu) for name, cpu in zip(CPU_NAMES, plan.cpus, strict=False)]
        super().__init__(services, LessonSession(plan, seats))
        self.person = Pupil(self)

    # Time

    def set_pace(self) -> None:
        super().set_pace()
        if self.session.skims and self.speed != "off":
            self.queue.speed = max(self.speed, theme.SKIM)

    def go_on(self) -> None:
        session, seat = self.session, self.session.to_move
        if session.wanted is None or seat is None:
            if self.at_rest >= theme.END_PAUSE or self.speed == "off":
                self.finish()
        elif session.sentence:
            self.person.begin(seat)
        elif self.paced:
            if session.skims:
                self.notices.say(self.services.tr("The next moves go by quickly, yours too."))
            self.play(session.wanted)

    def finish(self) -> None:
        self.services.audio.play("win")
        self.services.open(to.LessonOver(self.stage.game))

    # What is done

    def skip(self) -> None:
        self.services.open(to.LessonSkip(self.stage.game))

    def cancel(self) -> None:
        if not self.person.put_back():
            self.skip()

    def use(self, tool: str) -> None:
        if tool == "skip":
            self.skip()
        else:
            super().use(tool)

    def offered_tools(self) -> list[Tool]:
        tr = self.services.tr
        shown = [
            ("hint", "bulb", tr("Say it again"), Action.HINT),
            ("undo", "undo", tr("Take back"), Action.UNDO),
            ("skip", "skip", tr("Skip"), Action.CANCEL),
        ]
        if self.services.input.last_device.kind != "mouse":
            shown.insert(0, ("play", "check", tr("Play"), Action.CONFIRM))
        return [tool(self.services, *one) for one in shown]


class Pupil(PersonTurn):
    """A person who is told what to play. Anything else is answered by the rules, if they forbid it, and by the sentence
    again."""

    def __init__(self, table: LessonScene) -> None:
        super().__init__(table)
        self._lesson = table.session

    def begin(self, seat: int) -> None:
        if not self.acting:
            super().begin(seat)
            self.advise()

    def confirm(self) -> None:
        choice = self.focus.choice
        if self.acting and choice is not None and choice != self._lesson.wanted:
            self._refuse_move(choice)
        else:
            super().confirm()

    def drop(self, card: int) -> None:
        started = [*self.focus.chosen, card]
        if len(started) < len(self._cards) and self._begins(started):
            self._choose(card)
        else:
            super().drop(card)

    def advise(self) -> None:
        """Point at what is to be played, and say why."""
        if not self.acting:
            return
        cards = self._cards
        if cards:
            self.focus.take(card=cards[min(len(self.focus.chosen), len(cards) - 1)])
        else:
            self.focus.take(choice=self._lesson.wanted)
        self._tell_focus()
        self._explain((), self.focus.card if cards else None)

    @property
    def _cards(self) -> tuple[int, ...]:
        """The cards to be played."""
        wanted, observation = self._lesson.wanted, self.observation
        return () if wanted is None or observation is None else observation.cards_of(wanted)

    def _begins(self, cards: Sequence[int]) -> bool:
        return tuple(cards) == self._cards[: len(cards)]

    def _choose(self, card: int) -> None:
        started = [*self.focus.chosen, card]
        if self._begins(started):
            super()._choose(card)
            self.advise()
        else:
            self._refuse(started, card)

    def _play(self, move: int) -> None:
        if move == self._lesson.wanted:
            super()._play(move)
        else:
            self._refuse_move(move)

    def _refuse_move(self, move: int) -> None:
        """A legal move, but not the one to be learnt."""
        assert self.observation is not None
        cards = self.observation.cards_of(move)
        if cards:
            self._refuse(cards, cards[-1])
        else:
            self._table.services.audio.play("refuse")
            self._explain((), None)
            self._table.touch()

    def _explain(self, cards: Sequence[int], card: int | None) -> None:
        """Say, above a card, why these cards are no play if they are none, and then what is to be played."""
        table, observation = self._table, self.observation
        assert observation is not None
        refusal = observation.why_not_cards(cards) if cards else None
        words = [texts(table.stage.game).refused(refusal, table.voice)] if refusal else []
        named = " ".join(table.voice.card(one) for one in self._cards if one in DECK_52)  # a joker has no index
        table.notices.say(" ".join([*words, table.voice.tr(self._lesson.sentence, cards=named)]), card, inf)
