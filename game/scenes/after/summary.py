"""What a deal has brought, and at the end of the match who has won it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.input.actions import Action
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.core.voices import seats_voice
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt
from game.session.match_session import MatchSession
from game.texts import texts
from game.texts.seats import shared_seat_name
from game.view.core import theme
from game.view.core.kit import Kit
from game.view.core.theme import SEAT_COLOURS, SUBHEADING, Palette
from game.view.menus import menu_layout
from game.view.menus.confetti import Confetti
from game.view.menus.menu_layout import in_a_row
from game.view.menus.summary_layout import BUTTON_GAP, BUTTON_WIDE, summary_places
from game.view.rooms import room
from game.view.widgets.button import Button, ButtonKind, Panel, Text
from game.view.widgets.seat_result import ResultHead, SeatResult


class SummaryScene(MenuScene):
    """After a deal; ``session``'s deal is over."""

    name = "summary"
    guard = theme.SUMMARY_GUARD

    def __init__(self, services: Services, session: MatchSession, show: bool = False) -> None:
        super().__init__(services)
        self.session = session
        self.game = session.game
        self.confetti: Confetti | None = None
        if self._celebrates and not services.store.settings.reduced_motion:
            self.confetti = Confetti([SEAT_COLOURS[seat] for seat in self._winners])

    @property
    def _winners(self) -> tuple[int, ...]:
        """Of the match if it is over, else of the deal."""
        outcome = self.session.outcome
        return self.session.winners() or (outcome.winners if outcome else ())

    @property
    def _celebrates(self) -> bool:
        """Whether a person has won."""
        return bool(set(self._winners) & set(self.session.people))

    # What can be done

    def back(self) -> None:
        self.sound("back")
        self.services.home()

    def _next_deal(self) -> None:
        self.session.next_deal()
        self.services.replace(to.Table(self.session))

    def _rematch(self) -> None:
        self.services.replace(to.Table(self.session.rematch(self.services.store)))

    def _watch(self) -> None:
        records = self.session.records
        self.services.open(to.Replay(records, len(records) - 1))

    def _turning_point(self) -> None:
        self.services.open(to.TurningPoint(self.session))

    # The page

    @property
    def palette(self) -> Palette:
        return room(self.session.game).palette

    @property
    def prompts(self) -> Sequence[Prompt]:
        return [*self.choosing, (Action.CANCEL, self.services.tr("Main menu"))]

    def compose(self, kit: Kit) -> Page:
        tr, match = self.services.tr, self.session
        places = menu_layout.menu_places(kit)
        head = ResultHead(cards=tr("Cards left"), points=tr(texts(match.game).points), total=self._total_head())
        rows = self._rows()
        parts = summary_places(kit, places.body, self._sentence(), rows, head)
        title = (
            tr("The match is over") if match.over else tr("Deal {n} of {deals}", n=match.deal_number, deals=match.deals)
        )
        buttons = self._buttons()
        in_a_row(kit, buttons, parts.buttons, kit.px(BUTTON_GAP), kit.em(BUTTON_WIDE))
        for row, place in zip(rows, parts.rows, strict=True):
            row.at(place, parts.list)
        page = Page(first=buttons[0].name)
        page.add(
            *self.header(places, title),
            Text(text=self._sentence(), style=SUBHEADING).at(parts.sentence),
            Panel().at(parts.panel),
            head.at(parts.head),
            *rows,
            *buttons,
        )
        return page

    def _sentence(self) -> str:
        """How the deal ended, and if it was the last one, who has won the match."""
        match, voice = self.session, seats_voice(self.services, self.session.seats)
        ended = texts(match.game).ended(match.disclosed(), voice)
        if not match.over or match.deals == 1:
            return ended
        names = voice.tr.listed([voice.names[seat] for seat in match.winners()])
        return (
            voice.tr("{names} won the match!", names=names)
            if len(match.winners()) == 1
            else voice.tr("{names} share the match!", names=names)
        )

    @property
    def _tie_breaks(self) -> list[tuple[int, ...]]:
        """By seat what decides between equal points; () where nothing does."""
        return [standing[1:] for standing in self.session.standings()]

    def _total_head(self) -> str:
        """What heads the column of the match; nothing where the match is this one deal."""
        tr = self.services.tr
        if self.session.deals == 1:
            return ""
        return tr("Match · {tie}", tie=tr(texts(self.session.game).tie_break)) if self._tie_breaks[0] else tr("Match")

    def _total(self, seat: int) -> str:
        """What a seat has in the match so far, with what decides between equal points."""
        if self.session.deals == 1:
            return ""
        return " · ".join(map(str, (self.session.totals()[seat], *self._tie_breaks[seat])))

    def _rows(self) -> list[SeatResult]:
        match, outcome = self.session, self.session.outcome
        assert outcome is not None
        voice = seats_voice(self.services, match.seats)
        return [
            SeatResult(
                name=f"summary.seat{seat}",
                game=match.game,
                seat=seat,
                player=shared_seat_name(seat, match.players_of(seat), voice.tr),
                points=str(outcome.points[seat]),
                cards=match.cards_left(seat),
                total=self._total(seat),
                won=seat in self._winners,
            )
            for seat in range(len(match.seats))
        ]

    def _buttons(self) -> list[Button]:
        services, tr = self.services, self.services.tr
        if self.session.over:
            first = self._button("rematch", tr("Rematch"), "replay", self._rematch, kind="primary")
            last = [
                self._button("scores", tr("Scores"), "trophy", lambda: services.open(to.Scores())),
                self._button("leave", tr("Main menu"), "home", services.home),
            ]
        else:
            first = self._button("next", tr("Next deal"), "play", self._next_deal, kind="primary")
            last = [self._button("leave", tr("Leave"), "quit", services.home)]
        watch = self._button("watch", tr("Watch again"), "eye", self._watch)
        turning = self._button("turning_point", tr("Turning point"), "bulb", self._turning_point)
        return [first, watch, *([turning] if self.session.people else []), *last]

    def _button(
        self, name: str, text: str, icon: str, on_press: Callable[[], None], kind: ButtonKind = "button"
    ) -> Button:
        return Button(name=f"summary.{name}", text=text, icon=icon, kind=kind, align="center", on_press=on_press)

    # Time and drawing

    def enter(self) -> None:
        super().enter()
        if self._celebrates and self.session.over and self.session.deals > 1:
            self.services.audio.play("win")

    @property
    def moving(self) -> bool:
        return super().moving or self.confetti is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.confetti:
            self.confetti.update(dt)
            if self.confetti.over:
                self.confetti = None
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.confetti:
            self.confetti.draw(surface, self.services.frame)
