"""What a deal has brought, and at the end of the match who has won it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from game.input.actions import Action, ByPhone, Device, InputEvent, Pointer, Press, Readied, SeatWanted
from game.scenes.after.results import result_columns, result_rows
from game.scenes.after.winners import Winners, honoured, on_stage, who_won
from game.scenes.core import destinations as to
from game.scenes.core.seat_settings import face
from game.scenes.core.services import Services
from game.scenes.core.stack import News
from game.scenes.core.voices import seats_voice
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt, draw_prompts
from game.scenes.table.phones.news import PhoneNews
from game.scenes.table.phones.seats import want
from game.session.match_session import MatchSession
from game.session.remarks import Remark, last_word
from game.texts import Moment, Voice, texts
from game.view.core import theme
from game.view.core.kit import Kit
from game.view.core.repaint.still_picture import StillPicture
from game.view.core.theme import BODY, SMALL, SUBHEADING, Palette
from game.view.honours.confetti import Confetti
from game.view.honours.podium import Honoured, podium_patches
from game.view.menus import menu_layout
from game.view.menus.menu_layout import in_a_row
from game.view.menus.summary_layout import BUTTON_GAP, BUTTON_WIDE, rows_width, summary_places
from game.view.rooms import room
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, ButtonKind, Panel, Picture, Text
from game.view.widgets.seat_result import ResultHead

BEFORE_MOMENT = 4
"""So many moves are watched before the one that made the deal."""


class SummaryScene(MenuScene):
    """After a deal; ``session``'s deal is over. With ``show`` the winners come on stage first; any press goes on."""

    name = "summary"
    guard = theme.SUMMARY_GUARD

    def __init__(self, services: Services, session: MatchSession, show: bool = False) -> None:
        self._changes = 0
        """How often anything but the confetti has changed."""
        self._still = StillPicture()
        super().__init__(services)
        self.session = session
        self.game = session.game
        self.phone_news = PhoneNews(services, session, self)
        self.winners: Winners | None = None
        self.confetti: Confetti | None = None
        self._remark: Remark | None = None
        """What somebody at the table has to say of it."""
        self._fanfare = session.over
        calm = services.store.settings.reduced_motion
        if show and services.speed != "off":
            self._remark = self._last_word()
            self.winners = on_stage(session, len(self._honoured()), services.speed, calm, self.last_words)
        if self._celebrates and not calm:
            self.confetti = Confetti(self._winning)

    @property
    def voice(self) -> Voice:
        return seats_voice(self.services, self.session.seats)

    @property
    def _winning(self) -> tuple[int, ...]:
        """The winners of the match if it is over, else of the deal."""
        outcome = self.session.outcome
        return self.session.winners() or (outcome.winners if outcome else ())

    def _last_word(self) -> Remark | None:
        """Nothing where there is no time to read it."""
        if not self.services.store.settings.small_talk or self.services.speed in (4.0, "off"):
            return None
        return last_word(self.session, self.session.match_places() if self.session.over else self.session.places())

    @property
    def last_words(self) -> str:
        """What is said of it, and by whom."""
        if self._remark is None:
            return ""
        voice = self.voice
        return voice.tr("{name}: “{words}”", name=voice.names[self._remark.seat], words=voice.tr(self._remark.words))

    @property
    def _celebrates(self) -> bool:
        """Whether somebody has won the match, or a person the deal."""
        return self.session.over or bool(set(self._winning) & set(self.session.people))

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

    def _watch_moment(self, moment: Moment) -> None:
        clip = max(moment.number - 1 - BEFORE_MOMENT, 0), moment.number
        self.services.open(to.Replay(self.session.records[-1:], 0, clip))

    def _turning_point(self) -> None:
        self.services.open(to.TurningPoint(self.session))

    # The winners on stage

    def enter(self) -> None:
        if not self.winners:
            self._open_page()
        self._sound_fanfare()
        self.touch()

    def _sound_fanfare(self) -> None:
        """Once, however often this screen comes up."""
        if self._fanfare:
            self._fanfare = False
            self.services.audio.play("podium")

    def handle(self, event: InputEvent) -> None:
        if not self.winners:
            super().handle(event)
        elif self._age >= self.guard and (
            isinstance(event, Press) or (isinstance(event, Pointer) and event.kind == "down")
        ):
            self._show_page(theme.BURST_GUARD)

    def hear_phone(self, event: ByPhone) -> bool:
        match event:
            case Readied(phone) if self._may_go_on(phone):
                self._go_on()
            case SeatWanted():
                want(self.services, self.session, event)
            case _:
                self.services.phones.again(event.device)
        return True

    def _may_go_on(self, phone: Device) -> bool:
        seated = self.session.owners.seat_of_phone(phone) is not None
        return seated and self.services.stack.top is self and self._age >= self.guard

    def _go_on(self) -> None:
        """Somebody has seen enough; after the last deal what comes next is up to those at the screen."""
        if not self.session.over:
            self._next_deal()
        elif self.winners:
            self._show_page(theme.BURST_GUARD)

    def tell_phone(self, phone: Device) -> News | None:
        self.phone_news.see()
        return self.phone_news.tell(phone)

    def _show_page(self, guard: float) -> None:
        """The stage is left: for ``guard`` seconds presses may still be meant for it."""
        self.winners, self.guard, self._age = None, guard, 0.0
        self._open_page()

    def _open_page(self) -> None:
        """In a list of rows that goes on, whoever plays alone finds the own one without looking for it."""
        super().enter()
        if len(self.session.people) == 1:
            self.form.bring(f"summary.seat{self.session.people[0]}")

    # The page

    @property
    def palette(self) -> Palette:
        return room(self.session.game).palette

    @property
    def prompts(self) -> Sequence[Prompt]:
        if self.winners:
            return [(Action.CONFIRM, self.services.tr("Go on"))]
        return [*self.choosing, (Action.CANCEL, self.services.tr("Main menu"))]

    def compose(self, kit: Kit) -> Page:
        tr, match = self.services.tr, self.session
        places = menu_layout.menu_places(kit)
        columns, first = result_columns(match, tr, kit, rows_width(kit, places.body))
        head = ResultHead(cards=tr("Cards left"), columns=columns)
        rows, moment = result_rows(match, tr, self._faces, self._winning, columns, first), self._moment_button()
        parts = summary_places(kit, places.body, self._sentence(), rows, head, moment)
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
            *(self._podium(kit, parts.podium) if parts.podium else []),
            Panel().at(parts.panel),
            head.at(parts.head),
            *rows,
            *([moment.at(parts.moment, parts.list)] if moment and parts.moment else []),
            *buttons,
        )
        return page

    def _sentence(self) -> str:
        """How the deal ended, and if it was the last one, who has won the match."""
        match = self.session
        if match.over and match.deals > 1:
            return who_won(match, self.voice)
        return texts(match.game).ended(match.disclosed(), self.voice)

    @property
    def _faces(self) -> list[str | None]:
        """By seat the picture of whoever has it."""
        settings, seats = self.services.store.settings, self.session.seats
        return [face(settings, seat, info) for seat, info in enumerate(seats)]

    def _honoured(self) -> list[Honoured]:
        return honoured(self.session, self.voice, self._faces)

    def _podium(self, kit: Kit, place: Rect) -> list[Widget]:
        """The podium, and what it is for while the rows are about the match."""
        words = "" if self.session.over else self.services.tr("This deal")
        caption = Text(text=words, style=SMALL, soft=True, align="center")
        top = Rect(place.left, place.top, place.width, kit.line(SMALL) if words else 0)
        below = Rect(place.left, top.bottom, place.width, place.height - top.height)
        return [caption.at(top), Picture(paint=self._paint_podium).at(below)]

    def _paint_podium(self, surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
        for patch in podium_patches(kit, rect, self._honoured(), worded=False):
            patch.paint(surface)

    def _moment_button(self) -> Button | None:
        """What made the deal, to be watched."""
        moment = self.session.moment()
        if moment is None:
            return None
        return Button(
            name="summary.moment",
            text=moment.words(self.voice),
            detail=self.services.tr("The moment of this deal: watch it"),
            icon="eye",
            style=BODY,
            on_press=partial(self._watch_moment, moment),
        )

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

    @property
    def moving(self) -> bool:
        return super().moving or self.confetti is not None or (self.winners is not None and self.winners.growing)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.winners:
            if self.winners.growing:
                self.touch()
            self.winners.seen.update(dt)
            if self.winners.seen.over:
                self._show_page(theme.SUMMARY_GUARD)
        if self.confetti:
            self.confetti.update(dt)
            self.revision += 1
            if self.confetti.over:
                self.confetti = None
                self._still.forget()

    def touch(self) -> None:
        self._changes += 1
        super().touch()

    def draw(self, surface: pygame.Surface) -> None:
        if self.confetti:
            services = self.services
            key = self._changes, services.art.revision, services.stack.top is self
            self._still.show(surface, key, self._draw_still)
            self.confetti.draw(surface, self.kit)
            self._write(surface)
        else:
            self._draw_still(surface)

    def _write(self, surface: pygame.Surface) -> None:
        """All words once more: confetti falls behind them."""
        if self.winners:
            self.winners.write(surface, self.kit, *self._on_stage)
        else:
            self.form.write(surface)
        if self.services.stack.top is self:
            draw_prompts(surface, self.services, self.prompts, menu_layout.menu_places(self.kit).footer)

    @property
    def _on_stage(self) -> tuple[str, list[Honoured], str]:
        return who_won(self.session, self.voice), self._honoured(), self.last_words

    def _draw_still(self, surface: pygame.Surface) -> None:
        """All but the confetti."""
        if self.winners:
            self.draw_behind(surface)
            self.winners.draw(surface, self.kit, *self._on_stage)
            draw_prompts(surface, self.services, self.prompts, menu_layout.menu_places(self.kit).footer)
        else:
            super().draw(surface)
