"""Characters speak at the table while nothing else is told and there is time to read."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.table.state import TableState
from game.scenes.tabletop.small_talk import SmallTalk
from game.view.core import theme
from game.view.people.happenings import Happening


class Chatter:
    """Is told by ``hear`` what has happened, and lets what is said appear at the seats. Where nobody is ``chatty``,
    or looks at the window, nobody has anything to say."""

    def __init__(self, state: TableState, chatty: bool) -> None:
        self._state, self._chatty = state, chatty
        self._small_talk = SmallTalk(state.stage, state.session)

    @property
    def _on(self) -> bool:
        services = self._state.services
        return self._chatty and services.store.settings.small_talk and services.input.attended

    def hear(self, happenings: Sequence[Happening]) -> None:
        self._small_talk.hear(happenings if self._on else ())

    def forget(self) -> None:
        """What was to be said is not so any more."""
        self._small_talk.forget()

    def update(self, dt: float, busy: bool) -> bool:
        """``busy``: there is something else to look at. Whether anybody begins to speak."""
        state = self._state
        waiting = self._on and state.queue.idle and state.stage.to_move in state.session.humans
        told = state.notices.banner or state.notices.said or state.speeches.moving
        quiet = not busy and not told and not state.view.room.tells(state.stage)
        quiet = quiet and (state.services.speed != "off" or waiting)
        said = self._small_talk.update(dt, quiet, waiting)
        if said:
            words = said.words
            lasts = theme.REMARK_LEAST + theme.REMARK_LETTER * len(words)
            state.speeches.say(said.seat, lambda voice: voice.tr(words), lasts=lasts)
        return bool(said)
