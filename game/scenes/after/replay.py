"""Watching deals again, with every card open: on and back move by move, or by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from game.input.actions import Action
from game.scenes.after.viewer import Viewer
from game.scenes.core.services import Services
from game.scenes.tabletop.state import TabletopState
from game.scenes.tabletop.tools import tools
from game.session.deal_replay import DealReplay
from game.view.table.facts import TableFacts, Tool


class ReplayScene(Viewer):
    """``records`` are valid deal records, one or more; ``first`` is the number of the one to begin with, from 0. Of a
    ``clip`` only the moves from after so many until after so many are shown by themselves."""

    name = "replay"
    ACTIONS: ClassVar[Mapping[Action, str]] = {
        Action.CONFIRM: "play",
        Action.LEFT: "back",
        Action.RIGHT: "on",
        Action.UNDO: "again",
        Action.PAGE_DOWN: "next",
        Action.PAGE_UP: "previous",
        Action.FASTER: "faster",
        Action.SLOWER: "slower",
        Action.CANCEL: "close",
        Action.MENU: "close",
    }

    def __init__(
        self,
        services: Services,
        records: Sequence[dict[str, Any]],
        first: int = 0,
        clip: tuple[int, int] | None = None,
    ) -> None:
        self._records, self._clip = records, clip
        self.playing = True
        self._number = first
        self.watched = shown = DealReplay(records[first])
        super().__init__(services, TabletopState(services, shown.observe(), shown.seats, shown.first_person))
        self.restart()

    @property
    def at_end(self) -> bool:
        """Whether the end of the deal, or of what is to be seen of it, has been shown and nothing more comes by
        itself."""
        return self._all_shown and not self.playing

    @property
    def _all_shown(self) -> bool:
        return self.watched.over or (self._clip is not None and self.watched.at == self._clip[1])

    @property
    def _has_next(self) -> bool:
        return self._number + 1 < len(self._records)

    # What is done

    def toggle(self) -> None:
        """Go on by itself, or stop; at the end go on to the next deal, or leave after the last one."""
        if not self.at_end:
            self.playing = not self.playing
        elif self._has_next:
            self.turn_to(1)
        else:
            self.close()
        self.touch()

    def restart(self) -> None:
        """Show this deal from its start."""
        self.keep(self.state.layout)
        self._begin()

    def _begin(self) -> None:
        self.watched.rewind(self._clip[0] if self._clip else 0)
        self._show()
        if self._clip:  # how it stood is looked at first
            self.begin_pace()
        self.playing = True
        self.touch()

    def step(self, step: int) -> None:
        """One move on or back, and stop there."""
        self.playing = False
        self.queue.finish()
        if step > 0:
            self._play()
        elif self.watched.at:
            self.keep(self.state.layout)
            self.watched.rewind(self.watched.at - 1)
            self._show()
            self.services.audio.play("slide")
        self.touch()

    def turn_to(self, step: int) -> None:
        """To the next deal, or the one before."""
        number = self._number + step
        if not 0 <= number < len(self._records):
            return
        self.keep(self.state.layout)
        self._number, self.watched = number, DealReplay(self._records[number])
        self.state.bottom, self.state.seats = self.watched.first_person, self.watched.seats
        self.motion.forget()
        self._begin()

    def _play(self) -> None:
        """The next move of the record."""
        if self.watched.over:
            self.playing = False
            return
        self.queue.add(self.watched.play())
        self.begin_pace()

    def _show(self) -> None:
        self.queue.drop()
        self.notices.clear()
        self.state.hush()
        self.stage.show(self.watched.observe())

    # Time

    def go_on(self) -> None:
        if self.playing and (self.brisk if self.watched.brief else self.paced):
            if self._all_shown:
                self.playing = False
            else:
                self._play()
            self.touch()

    @property
    def commands(self) -> Mapping[str, Callable[[], None]]:
        return {
            "play": self.toggle,
            "back": lambda: self.step(-1),
            "on": lambda: self.step(1),
            "next": lambda: self.turn_to(1),
            "previous": lambda: self.turn_to(-1),
            "again": self.restart,
            "speed": lambda: self.change_speed(1, around=True),
            "faster": lambda: self.change_speed(1),
            "slower": lambda: self.change_speed(-1),
            "close": self.close,
        }

    # The picture

    @property
    def tools(self) -> list[Tool]:
        tr = self.services.tr
        back = "back", "arrow_left", tr("Previous move"), Action.LEFT
        on = "on", "arrow_right", tr("Next move"), Action.RIGHT
        following = "next", "skip", tr("Next deal"), Action.PAGE_DOWN
        if self.at_end:
            go_on = ("play", "skip", tr("Next deal")) if self._has_next else ("play", "cross", tr("Close"))
            shown = [
                back,
                ("again", "replay", tr("Once more") if self._clip else tr("From the start"), Action.UNDO),
                (*go_on, Action.CONFIRM),
            ]
        else:
            go_on = ("play", "pause", tr("Stop")) if self.playing else ("play", "play", tr("Resume"))
            shown = [back, (*go_on, Action.CONFIRM), on, *([following] if self._has_next else [])]
        first = {"back"} if not self.watched.at else set()
        return tools(self.services, shown, first)

    @property
    def corner(self) -> list[Tool]:
        return [Tool("close", "cross", ""), Tool("speed", "", self.speed_sign)]

    @property
    def _captions(self) -> list[str]:
        tr, shown = self.services.tr, self.watched
        move = tr("move {n} of {moves}", n=shown.at, moves=shown.moves)
        deal = tr("deal {n} of {deals}", n=self._number + 1, deals=len(self._records))
        parts = [tr("Replay"), *([deal] if len(self._records) > 1 else []), move]
        return [" · ".join(parts[first:]) for first in range(len(parts))]

    def facts(self) -> TableFacts:
        return TableFacts(
            voice=self.state.voice,
            seats=self.state.seats,
            faces=self.state.faces,
            moods=self.state.shown_moods,
            deal=self._number + 1,
            deals=len(self._records),
            captions=self._captions,
            win_light=not self.at_end,
            tools=self.tools,
            corner=self.corner,
            banner=self.notices.banner,
            spoken=self.speeches.spoken(self.state.voice),
            hovered=self.hovered,
        )
