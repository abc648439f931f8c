"""Attract mode: where nobody has pressed anything for a while, a game of CPU players goes on behind the title."""

from __future__ import annotations

from msgspec.structs import replace

from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.texts.poster import poster_text
from game.view.core.kit import Kit
from game.view.core.patch import Part
from game.view.core.theme import ATTRACT_AFTER
from game.view.menus.invitation import invitation_patch


class AttractMode:
    """``table`` is where they play, None while the title is shown."""

    def __init__(self, services: Services) -> None:
        self.table: Scene | None = None
        self.invited = 0.0
        """So long words have been asking for a button, for their pulse."""
        self._services = services
        self._idle = 0.0
        self._game = ""

    def wait(self) -> None:
        """Something was pressed: it begins in a while."""
        self._idle = 0.0

    def end(self) -> None:
        if self.table:
            self.table.leave()
        self.table = None

    def moving(self, calm: bool) -> bool:
        return self.table is not None and (self.table.moving or not calm)

    def update(self, dt: float, life: float, game: str, calm: bool) -> bool:
        """Whether the picture has changed. ``life`` is that of the title, ``game`` what is to be played; with ``calm``
        no words pulse."""
        if self.table:
            before = self.table.revision
            self.table.life = life
            self.table.update(dt)
            self.invited += 0.0 if calm else dt
            return self.moving(calm) or self.table.revision != before
        if self._idle < ATTRACT_AFTER:
            self._idle += dt
            return False
        self._begin(game)
        return True

    def _begin(self, game: str) -> None:
        self.table, self._game = self._services.scene(to.Attract(game)), game
        self.table.enter()
        self.invited = 0.0

    def parts(self, kit: Kit) -> list[Part]:
        """The table, if there is one, under the words that ask for a button."""
        if not self.table:
            return []
        from game.view.rooms import room  # with all that is on a table: the title starts without

        tr, own = self._services.tr, replace(kit, palette=room(self._game).palette)
        asked = invitation_patch(own, tr(poster_text(self._game).name), tr("Press any button"), self.invited)
        return [*self.table.parts(), [asked]]
