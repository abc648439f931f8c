"""One player of the scores: another name, or to be forgotten."""

from __future__ import annotations

from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.menus.dialog import Dialog
from game.store import Player
from game.view.widgets.button import Button


class PlayerScene(Dialog):
    name = "player"

    def __init__(self, services: Services, player: Player) -> None:
        tr = services.tr
        super().__init__(services, player.name, tr("What would you like to do with this player?"))
        self.player = player

    def buttons(self) -> list[Button]:
        tr = self.services.tr
        return [
            self.button("rename", tr("Rename"), "pencil", self._rename),
            self.button("remove", tr("Remove"), "trash", self._ask, "danger"),
            self.way_back("back", tr("Back")),
        ]

    def _rename(self) -> None:
        services, tr = self.services, self.services.tr

        def done(name: str) -> None:
            renamed = services.store.rename_player(self.player.id, name)
            services.back()
            if not renamed:
                services.open(to.Notice(tr("Not renamed"), tr("That name is empty or belongs to somebody else.")))

        services.open(to.Name(self.player.name, done, title=tr("New name for {name}", name=self.player.name)))

    def _ask(self) -> None:
        tr = self.services.tr
        self.services.open(
            to.Confirm(
                tr("Remove {name}?", name=self.player.name),
                tr("The scores of this player are lost for good. The matches stay, without the name."),
                tr("Remove"),
                self._remove,
            )
        )

    def _remove(self) -> None:
        self.services.store.remove_player(self.player.id)
        self.services.back()
