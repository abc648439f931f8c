"""The choice of a person that cost most in a deal that is over, shown on the table as he saw it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf

from game.cpu.review import TurningPoint
from game.i18n import translator
from game.input.actions import Action, InputEvent, Pointer, Press
from game.scenes.after.reviewing import Reviewing
from game.scenes.core.seat_settings import person
from game.scenes.core.services import Services
from game.scenes.table.picture import tool
from game.scenes.tabletop.tabletop import Tabletop
from game.session.match_session import MatchSession
from game.store import Person
from game.texts import Voice, texts
from game.texts import turning as words
from game.view.table.facts import (
    Mark,
    MoveButton,
    TableFacts,
    Tool,
)
from game.view.table.words import corner_places, tool_places

PLAYED, BETTER = 1.0, 1.6
"""How far the cards of the two moves stand out of the hand."""


class TurningPointScene(Tabletop):
    """The choices of each person at the table, one person at a time."""

    name = "turning_point"

    def __init__(self, services: Services, session: MatchSession) -> None:
        self.session = session
        self.people = session.humans
        self.bottom = self.people[0]
        super().__init__(services, session.known_to(self.bottom), session.seats)
        self._reviews = {seat: Reviewing(services.jobs, session.review(seat)) for seat in self.people}
        self._hovered = ""
        self._show()

    # What is seen

    @property
    def reviewing(self) -> Reviewing:
        return self._reviews[self.bottom]

    @property
    def point(self) -> TurningPoint | None:
        """None as long as it is looked for, and if there is none."""
        return self.reviewing.review.turning_point if self.reviewing.over else None

    def _show(self) -> None:
        """The table as the person saw it then, or at the end, and what there is to say."""
        point = self.point
        self.stage.show(point.choice.observation if point else self.session.known_to(self.bottom))
        self.forget_hand()
        self._say()

    def _say(self) -> None:
        point = self.point
        better = self._cards_of(point.better.move) if point else ()
        self.notices.say(self._words(), better[-1] if better else None, inf)
        self.touch()

    def _words(self) -> str:
        reviewing, point, voice = self.reviewing, self.point, self.tray_voice
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
        at = self.people.index(self.bottom) + step
        if 0 <= at < len(self.people):
            self.reviewing.stop()
            self.bottom = self.people[at]
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

    def close(self) -> None:
        self.services.audio.play("back")
        self.services.back()

    def _has(self, step: int) -> bool:
        return 0 <= self.people.index(self.bottom) + step < len(self.people)

    # Time

    def enter(self) -> None:
        self.services.audio.music(self.stage.game)
        self.touch()

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

    # Input

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            self._hover("")
            name = _ACTIONS.get(event.action)
            if name:
                self._commands[name]()
        elif isinstance(event, Pointer):
            self._point(event)

    def _point(self, pointer: Pointer) -> None:
        places = (*tool_places(self.tray_kit, self.layout, self.tools), *corner_places(self.layout, self.corner))
        under = next((tool.name for tool, place, _ in places if place.collidepoint(pointer.pos)), "")
        self._hover(under)
        if under and pointer.kind == "up" and pointer.button == 1:
            self._commands[under]()

    def _hover(self, name: str) -> None:
        if name != self._hovered:
            self._hovered = name
            self.touch()

    @property
    def _commands(self) -> Mapping[str, Callable[[], None]]:
        return {
            "on": self.go_on_or_close,
            "next": lambda: self.turn_to(1),
            "previous": lambda: self.turn_to(-1),
            "close": self.close,
        }

    # The picture

    @property
    def wishes(self) -> Person:
        return person(self.services.store.settings, self.bottom, self.seats[self.bottom].name)

    @property
    def tray_voice(self) -> Voice:
        language = self.wishes.language
        return replace(self.voice, tr=translator(language)) if language else self.voice

    @property
    def text_size(self) -> float:
        return self.wishes.text_size or super().text_size

    @property
    def tools(self) -> list[Tool]:
        tr, shown = self.tray_voice.tr, []
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
        return [replace(tool(self.services, *one), dim=one[0] in idle) for one in shown]

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
            voice=self.voice,
            seats=self.seats,
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
            hovered=self._hovered,
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
            MoveButton(code, *(told.choice(code, seen, self.tray_voice) or (code, "")), move == better)
            for move, code in codes
        ]


_ACTIONS = {
    Action.CONFIRM: "on",
    Action.LEFT: "previous",
    Action.RIGHT: "next",
    Action.PAGE_UP: "previous",
    Action.PAGE_DOWN: "next",
    Action.CANCEL: "close",
    Action.MENU: "close",
}
