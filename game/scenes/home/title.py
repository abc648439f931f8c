"""The title screen: the games' posters, and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect

from game import __version__
from game.i18n import LANGUAGES
from game.input.actions import InputEvent, Pointer, Press
from game.rules import GAMES
from game.rules.match import Match
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.home.attract_mode import AttractMode
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt, prompts_patch
from game.texts.poster import poster_text
from game.texts.seats import seat_names
from game.view.core.kit import Kit
from game.view.core.patch import Part, paint_all
from game.view.core.plates import draw_plate
from game.view.core.theme import BODY, REDUCED_FADE, ROOM_FADE, SMALL, TITLE
from game.view.menus import menu_layout as layout
from game.view.menus import title_layout
from game.view.menus.menu_layout import menu_places
from game.view.menus.title_background import TitleBackground
from game.view.motion.life import RATE
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Picture, Spoken, Text
from game.view.widgets.poster import Poster


class TitleScene(MenuScene):
    name = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.attract = AttractMode(services)
        self._saved: tuple[int, Match] | None = None
        self._others = 0
        """So many matches are running besides that one."""
        self._rooms = TitleBackground()
        self._last_game = next(iter(GAMES))

    # For the stack

    def enter(self) -> None:
        self.attract.wait()
        self._find_saved()
        self.services.audio.music("title")
        super().enter()
        self._show_room(0.0)

    def leave(self) -> None:
        super().leave()
        self._end_attract()

    @property
    def rate(self) -> int:
        return RATE

    @property
    def moving(self) -> bool:
        return super().moving or self._rooms.moving or self.attract.moving(self.form.calm)

    def resized(self) -> None:
        super().resized()
        if self.attract.table:
            self.attract.table.resized()

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Pointer) and event.nudged:
            return
        self.attract.wait()
        if self.attract.table:
            if isinstance(event, Press) or (isinstance(event, Pointer) and event.kind == "down"):
                self._end_attract()
            return
        super().handle(event)
        self._show_room(REDUCED_FADE if self.form.calm else ROOM_FADE)

    def back(self) -> None:
        """Nothing lies behind the title: offer to quit."""
        self.sound("back")
        self.form.take_focus("title.quit")
        self.touch()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._rooms.update(dt):
            self.touch()
        if self.attract.update(dt, self.life, self._last_game, self.form.calm):
            self.touch()

    def _end_attract(self) -> None:
        self.attract.end()
        self.touch()

    # What can be chosen

    def _open(self, game: str) -> None:
        """On to the lobby; whoever chooses a game for the first time is offered to learn it."""
        services, settings = self.services, self.services.store.settings
        services.open(to.Lobby(game))
        if game not in settings.lessons:
            settings.lessons += (game,)
            services.store.save_settings()
            services.open(to.LessonOffer(game))

    def _continue(self) -> None:
        from game.session.match_session import MatchSession  # the title starts without

        assert self._saved
        try:
            session = MatchSession.resume(self.services.store, self._saved[0])
        except LookupError:  # removed by another copy of the program
            self._find_saved()
            self.rebuild()
            return
        self.services.open(to.Table(session))

    def _next_language(self) -> None:
        languages = list(LANGUAGES)
        at = languages.index(self.services.language)
        self.services.change(language=languages[(at + 1) % len(languages)])

    def _find_saved(self) -> None:
        store = self.services.store
        self._saved = store.load_last()
        self._others = sum(row.running and not row.fault for row in store.matches()) - 1 if self._saved else 0

    # The page

    def _show_room(self, seconds: float) -> None:
        self._last_game = self._game or self._last_game
        self._rooms.show(self._game, seconds)

    @property
    def _game(self) -> str | None:
        """The game of the focused item, if it belongs to one."""
        focused = self.form.focused
        if isinstance(focused, Poster):
            return focused.game
        if self.form.focus == "title.continue" and self._saved:
            return self._saved[1].game
        return None

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        tagline = max(
            kit.type.height(tr(poster_text(game).tagline), BODY, kit.px(title_layout.TAGLINE_WIDTH)) for game in GAMES
        )
        card, said = self._first_start_card(), tr("Rare card games for one couch")

        def placed(menu: Sequence[Widget]) -> title_layout.TitlePlaces:
            return title_layout.title_places(
                kit,
                said,
                len(GAMES),
                layout.list_height(kit, menu, title_layout.LEAST_MENU_GAP, title_layout.menu_width(kit)),
                len(menu),
                tagline,
                card.height(kit, title_layout.card_width(kit)) if card else 0,
            )

        menu = self._menu()
        places = placed(menu)
        if places.menu_lower:  # every line in sight comes before what is told on focus as well
            for button in menu:
                button.meaning, button.detail = "\n".join(filter(None, (button.detail, button.meaning))), ""
            places = placed(menu)
        layout.list_area(kit, "title.menu", places.menu, menu, places.menu_gap, places.menu_lower)
        motto = Text(text=said, style=SMALL, soft=True, valign="top")
        page = Page(first="title.continue" if self._saved else f"title.{next(iter(GAMES))}")
        page.add(
            Picture(paint=_paint_logo).at(places.logo),
            Text(text=tr("Koloda"), style=TITLE, valign="bottom").at(places.name),
            *([motto.at(places.motto)] if places.motto.height else []),
            Picture(paint=self._paint_ground).at(places.tagline.inflate(0, 2 * kit.px(title_layout.GROUND_PAD))),
            Spoken(said=self._tagline, align="center").at(places.tagline),
            Picture(paint=_paint_version_ground).at(places.version),
            Text(text=__version__, style=SMALL, soft=True, align="right").at(places.version),
            *menu,
            *(self._poster(game).at(place) for game, place in zip(GAMES, places.posters, strict=True)),
            *([card.at(places.card)] if card else []),
        )
        return page

    def _poster(self, game: str) -> Poster:
        title = self.services.tr(poster_text(game).name)
        return Poster(name=f"title.{game}", group="posters", game=game, title=title, on_press=partial(self._open, game))

    def _first_start_card(self) -> Button | None:
        """On a first start: an offer that stands in nobody's way."""
        tr, services = self.services.tr, self.services
        if not services.store.first_start:
            return None
        more = tr("Size of the text, edge of the picture, gamepads and sound: one minute.")
        roomy = self.kit.text_size() < layout.NARROW_TEXT  # else the posters need the room, and it is told on focus
        return Button(
            name="title.couch_check",
            text=tr("Can you see it all from the couch?"),
            detail=more if roomy else "",
            meaning="" if roomy else more,
            icon="monitor",
            kind="primary",
            on_press=lambda: services.open(to.CouchCheck()),
        )

    def _menu(self) -> list[Button]:
        tr, services = self.services.tr, self.services
        return [
            *([self._continue_button()] if self._saved else []),
            self._scores_button(),
            _item("lessons", tr("Learn to play"), "bulb", lambda: services.open(to.Lessons())),
            _item("rules", tr("Rules"), "book", lambda: services.open(to.Rules(self._last_game))),
            _item("settings", tr("Settings"), "gear", lambda: services.open(to.Settings())),
            _item("language", LANGUAGES[services.language], "globe", self._next_language),
            _item("quit", tr("Quit"), "quit", services.quit),
        ]

    def _continue_button(self) -> Button:
        assert self._saved
        tr, match = self.services.tr, self._saved[1]
        what = tr(
            "{game}, deal {n} of {deals}",
            game=tr(poster_text(match.game).name),
            n=match.deal_number,
            deals=match.deals,
        )
        who = ", ".join(seat_names(match.seats, tr))
        roomy = self.kit.text_size() < layout.NARROW_TEXT  # else who plays is told on focus
        return Button(
            name="title.continue",
            group="menu",
            text=tr("Continue"),
            detail=f"{what}\n{who}" if roomy else what,
            meaning="" if roomy else who,
            icon="play",
            kind="primary",
            on_press=self._continue,
        )

    def _scores_button(self) -> Button:
        """With the matches that wait there, for "Continue" knows one alone."""
        tr, services, others = self.services.tr, self.services, self._others
        button = _item("scores", tr("Scores"), "trophy", lambda: services.open(to.Scores()))
        if others > 0:
            button.detail = tr.n("{n} more unfinished match", "{n} more unfinished matches", others)
        return button

    def _tagline(self) -> str:
        return self.services.tr(poster_text(self._last_game).tagline)

    # Drawing

    def _paint_ground(self, surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
        """Something dim behind the slogan, for it lies on bright windows."""
        pad = kit.px(title_layout.GROUND_PAD)
        lines = kit.type.lines(self._tagline(), BODY, rect.width)
        wide = min(max(kit.type.width(line, BODY) for line in lines) + 4 * pad, rect.width + 2 * pad)
        ground = Rect(0, 0, wide, len(lines) * kit.line(BODY) + 2 * pad)
        ground.center = rect.center
        for _ in range(2):  # one is not dark enough
            draw_plate(surface, kit, "shade", ground)

    @property
    def prompts(self) -> Sequence[Prompt]:
        return self.choosing

    def draw(self, surface: pygame.Surface) -> None:
        paint_all(surface, self.parts())

    def parts(self) -> list[Part]:
        kit, key = self.kit, self.revision
        if self.attract.table:
            return self.attract.parts(kit)
        on_top = self.services.stack.top is self
        prompts = [prompts_patch(self.services, self.prompts, menu_places(kit).footer, key)] if on_top else []
        return [*self._rooms.parts(kit, self.life, key), prompts, self.form.patches(key, tips=on_top)]


def _item(name: str, text: str, icon: str, on_press: Callable[[], None]) -> Button:
    """One line of the menu."""
    return Button(name=f"title.{name}", group="menu", text=text, icon=icon, on_press=on_press)


def _paint_logo(surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
    size = rect.width, round(rect.width / title_layout.LOGO_ASPECT)
    picture = kit.art.drawing("title/logo", size)
    surface.blit(picture, picture.get_rect(center=rect.center))


def _paint_version_ground(surface: pygame.Surface, kit: Kit, rect: Rect) -> None:
    """Something dim behind the version, for it lies on bright floors."""
    pad = kit.px(title_layout.GROUND_PAD)
    ground = Rect(0, 0, kit.type.width(__version__, SMALL) + 2 * pad, kit.line(SMALL) + pad)
    ground.midright = rect.right + pad, rect.centery
    draw_plate(surface, kit, "shade", ground)
