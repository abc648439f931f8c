"""The choice of a person that cost most in a deal that is over, shown on the table as he saw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from typing import ClassVar

from game.cpu.review import TurningPoint
from game.input.actions import Action
from game.scenes.after.reviewing import Reviewing
from game.scenes.after.viewer import Viewer
from game.scenes.core.services import Services
from game.scenes.tabletop.state import TabletopState
from game.scenes.tabletop.tools import tools
from game.session.match_session import MatchSession
from game.texts import texts
from game.texts import turning as words
from game.view.table.facts import (
    Mark,
    MoveButton,
    TableFacts,
    Tool,
)

PLAYED, BETTER = 1.0, 1.6
"""How far the cards of the two moves stand out of the hand."""


class TurningPointScene(Viewer):
    """The choices of each person at the table, one person at a time."""

    name = "turning_point"
    ACTIONS: ClassVar[Mapping[Action, str]] = {
        Action.CONFIRM: "on",
        Action.LEFT: "previous",
        Action.RIGHT: "next",
        Action.PAGE_UP: "previous",
        Action.PAGE_DOWN: "next",
        Action.CANCEL: "close",
        Action.MENU: "close",
    }

    def __init__(self, services: Services, session: MatchSession) -> None:
        self.session = session
        self.people = session.people
        seen = session.known_to(self.people[0])
        super().__init__(services, TabletopState(services, seen, session.seats, self.people[0], self.people))
        self._reviews = {seat: Reviewing(services.jobs, session.review(seat)) for seat in self.people}
        self._show()

    # What is seen

    @property
    def reviewing(self) -> Reviewing:
        return self._reviews[self.state.bottom]

    @property
    def point(self) -> TurningPoint | None:
        """None as long as it is looked for, and if there is none."""
        return self.reviewing.review.turning_point if self.reviewing.over else None

    def _show(self) -> None:
        """The table as the person saw it then, or at the end, and what there is to say."""
        point = self.point
        self.stage.show(point.choice.observation if point else self.session.known_to(self.state.bottom))
        self.motion.forget()
        self._say()

    def _say(self) -> None:
        point = self.point
        better = self._cards_of(point.better.move) if point else ()
        self.notices.say(self._words(), better[-1] if better else None, inf)
        self.touch()

    def _words(self) -> str:
        reviewing, point, voice = self.reviewing, self.point, self.state.tray_voice
        if point:
            return words.told(point, voice)
        if reviewing.failed:
            return words.failed(voice)
        if reviewing.over:
            return words.nothing(reviewing.review.choices, voice)
        return words.looking(reviewing.review.progress, voice)

    def _cards_of(self, move: int) -> tuple[int, ...]:
        return self.session.cards_of(move)

    # What is done

    def turn_to(self, step: int) -> None:
        """To the next person, or the one before."""
        at = self.people.index(self.state.bottom) + step
        if 0 <= at < len(self.people):
            self.reviewing.stop()
            self.keep(self.state.layout)
            self.state.bottom = self.people[at]
            self.services.audio.play("slide")
            self._show()

    def go_on_or_close(self) -> None:
        """Try again what has failed, go on to the next person, or leave after the last one."""
        if self.reviewing.failed:
            self.reviewing.retry()
            self._say()
        elif self._has(1):
            self.turn_to(1)
        else:
            self.close()

    def _has(self, step: int) -> bool:
        return 0 <= self.people.index(self.state.bottom) + step < len(self.people)

    # Time

    def leave(self) -> None:
        super().leave()
        self.reviewing.stop()

    def update(self, dt: float) -> None:
        if self.reviewing.update():
            if self.reviewing.over:
                self._show()
            else:
                self._say()
        super().update(dt)

    def resized(self) -> None:
        self._say()

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        return {
            "on": self.go_on_or_close,
            "next": lambda: self.turn_to(1),
            "previous": lambda: self.turn_to(-1),
            "close": self.close,
        }

    # The picture

    @property
    def tools(self) -> list[Tool]:
        tr, shown = self.state.tray_voice.tr, []
        if len(self.people) > 1:
            shown += [
                ("previous", "arrow_left", tr("Previous player"), Action.LEFT),
                ("next", "arrow_right", tr("Next player"), Action.RIGHT),
            ]
        if self.reviewing.failed:
            shown.append(("on", "replay", tr("Try again"), Action.CONFIRM))
        elif not self._has(1):
            shown.append(("on", "check", tr("Close"), Action.CONFIRM))
        idle = {name for name, step in (("previous", -1), ("next", 1)) if not self._has(step)}
        return tools(self.services, shown, idle)

    @property
    def corner(self) -> list[Tool]:
        return [Tool("close", "cross", "")]

    def lifts(self) -> Mapping[int, float]:
        point = self.point
        if point is None:
            return {}
        lifts = dict.fromkeys(self._cards_of(point.choice.played), PLAYED)
        return lifts | dict.fromkeys(self._cards_of(point.better.move), BETTER)

    def facts(self) -> TableFacts:
        point = self.point
        return TableFacts(
            voice=self.state.voice,
            seats=self.state.seats,
            faces=self.state.faces,
            deal=1,
            deals=1,
            captions=self._captions,
            win_light=False,
            playable=self._playable if point else None,
            choices=self._choices(point) if point else (),
            marks=self._marks(point) if point else (),
            tools=self.tools,
            corner=self.corner,
            said=self.notices.said,
            said_of=self.notices.said_of,
            hovered=self.hovered,
        )

    @property
    def _captions(self) -> list[str]:
        tr, point = self.services.tr, self.point
        title = tr("The turning point")
        move = [tr("move {n} of {moves}", n=point.choice.number + 1, moves=self.session.moves)] if point else []
        return [" · ".join([title, *move]), title]

    @property
    def _playable(self) -> frozenset[int]:
        """The cards of all moves that could be chosen."""
        point = self.point
        assert point is not None
        return frozenset(card for move in point.choice.observation.legal_moves() for card in self._cards_of(move))

    def _marks(self, point: TurningPoint) -> list[Mark]:
        moves = ((point.choice.played, False), (point.better.move, True))
        return [Mark(good, self._cards_of(move), self.session.text(move)) for move, good in moves]

    def _choices(self, point: TurningPoint) -> list[MoveButton]:
        """The buttons there were, if one of them was pressed or should have been."""
        seen, better = point.choice.observation, point.better.move
        if self._cards_of(better) and self._cards_of(point.choice.played):
            return []
        buttons = [move for move in seen.legal_moves() if not self._cards_of(move)]
        codes = [(move, seen.text(move)) for move in buttons]
        told = texts(seen.game)
        return [
            MoveButton(code, *(told.choice(code, seen, self.state.tray_voice) or (code, "")), move == better)
            for move, code in codes
        ]
