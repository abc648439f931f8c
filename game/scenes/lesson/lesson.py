"""A first deal at the table, by which a game is learnt: the pupil is told each move and why, and makes it."""

from __future__ import annotations

from collections.abc import Callable

from game.input.actions import Action, ByPhone, Device
from game.lessons import lesson
from game.rules.match import SeatInfo
from game.scenes.core import destinations as to
from game.scenes.core.phone_news import nothing_yet
from game.scenes.core.services import Services
from game.scenes.core.stack import News
from game.scenes.lesson.pupil import Pupil
from game.scenes.table.answers import Answer, Open
from game.scenes.table.picture import ToolBar
from game.scenes.table.table import TableScene
from game.scenes.tabletop.tools import Offer
from game.session.lesson_session import LessonSession
from game.texts import texts
from game.texts.characters import CPU_NAMES
from game.texts.result import won
from game.view.core import theme


class LessonScene(TableScene):
    """Every seat plays the moves of the record. Those without a sentence are played by themselves, at a quick pace
    where the pupil's own are among them."""

    name = "lesson"
    chatty = False
    session: LessonSession

    def __init__(self, services: Services, game: str) -> None:
        plan = lesson(game)
        seats = [SeatInfo(name if cpu else "", cpu) for name, cpu in zip(CPU_NAMES, plan.cpus, strict=False)]
        super().__init__(services, LessonSession(plan, seats))
        self._begun = False
        self.person = Pupil(self.state, self.session)
        self.toolbar = LessonTools(self.state)

    # Time

    def update(self, dt: float) -> None:
        """First of all it is told what the game is about."""
        if self._begun:
            super().update(dt)
        else:
            self._begun = True
            self.services.open(to.LessonAim(self.stage.game))

    # Phones

    def hear_phone(self, event: ByPhone) -> bool:
        return False

    def tell_phone(self, phone: Device) -> News | None:
        """First deals stay on the big screen."""
        tr = self.services.phone_tr(phone)
        return nothing_yet(self.services, phone, tr("A first deal is being played on the big screen."))

    def set_pace(self) -> None:
        super().set_pace()
        if self.session.skims and self.speed != "off":
            self.queue.speed = max(self.speed, theme.SKIM)

    def go_on(self) -> None:
        session, seat = self.session, self.session.to_move
        if seat is None:
            super().go_on()
        elif session.wanted is None:  # the record ends before the deal does
            if self.at_rest >= theme.END_PAUSE or self.speed == "off":
                self.finish()
        elif session.sentence:
            if not self.person.acting and self.person.due():
                self.begin_turn(seat)
        elif self.brisk if session.brief(session.wanted) else self.paced:
            if session.skims:
                self.notices.say(self.services.tr("The next moves go by quickly, yours too."))
            self.play(session.wanted)

    def finish(self, whole: bool = False) -> None:
        """Remember that the game is learnt: whoever knows it is not asked whether it is the first time."""
        settings, game, session = self.services.store.settings, self.stage.game, self.session
        offered, learnt = (tuple(dict.fromkeys((*games, game))) for games in (settings.lessons, settings.learnt))
        self.services.change(lessons=offered, learnt=learnt)
        self.services.audio.play("lesson_done")
        if session.outcome is None:
            self.services.open(to.LessonOver(game))
            return
        ended = texts(game).ended(session.disclosed(), self.state.voice)
        self.services.open(to.LessonOver(game, won(session.outcome, self.state.voice), ended))

    # What is done

    def cancel(self) -> Answer:
        if self.ending.begun:
            return super().cancel()
        return None if self.person.put_back() else self.skip()

    def skip(self) -> Answer:
        return Open(to.LessonSkip(self.stage.game))

    @property
    def commands(self) -> dict[str, Callable[[], Answer]]:
        return {**super().commands, "skip": self.skip}


class LessonTools(ToolBar):
    """The small buttons of a first deal: nothing is sorted there, and nothing is looked back at."""

    def offers(self, called: bool) -> list[Offer]:
        tr, over = self._state.services.tr, self._state.session.outcome is not None
        if over:
            return [("play", "skip", tr("Go on"), Action.CONFIRM)]
        shown = [
            ("hint", "bulb", tr("Say it again"), Action.HINT),
            ("undo", "undo", tr("Take back"), Action.UNDO),
            ("skip", "skip", tr("Skip"), Action.CANCEL),
        ]
        if self._state.services.input.last_device.kind != "mouse":
            shown.insert(0, ("play", "check", tr("Play"), Action.CONFIRM))
        return shown
