"""A name, by the keyboard of the machine, by the one on the screen, or chosen from those who have played before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from pygame import Rect

from game.i18n import LANGUAGES
from game.input.actions import Action, Composed, InputEvent, Typed
from game.scenes.core.services import Services
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt
from game.store.names import MAX_LENGTH, clean_name
from game.texts.characters import TEMPERS
from game.view.core.fonts import can_show
from game.view.core.kit import Kit
from game.view.core.theme import BODY, LABEL, SMALL, SUBHEADING
from game.view.menus import lobby_layout
from game.view.menus import menu_layout as layout
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Text
from game.view.widgets.field import TextField

LETTERS: dict[str, tuple[str, ...]] = {
    "en": ("1234567890", "QWERTYUIOP", "ASDFGHJKL-", "ZXCVBNM'."),
    "ru": ("1234567890-", "ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮЁ."),
}
LONGEST_COMPOSED = 40
"""Letters that an input method puts together: often more than come of them."""
FONTS = {style.font for style in (LABEL, SMALL, SUBHEADING)}
"""What names are set in."""
OFFERED = 3
"""So many names are offered."""


class NameScene(MenuScene):
    """``done`` is told the name, which may be empty. Letters of the machine's keyboard go to the field at any time.

    ``offered`` are names to choose from; ``tempers`` has those of CPU players, by name.
    """

    name = "name"
    overlay = True

    def __init__(
        self,
        services: Services,
        text: str,
        done: Callable[[str], None],
        game: str | None = None,
        offered: Sequence[str] = (),
        tempers: Mapping[str, str] = MappingProxyType({}),
        title: str = "",
    ) -> None:
        super().__init__(services)
        self.game = game
        self.text = text
        self.title = title
        self.offered = list(offered)[:OFFERED]
        self._tempers = tempers
        self.layout_language = services.language
        self.capital = not text
        self._composed = ""
        self._refused = False
        """Whether a letter was typed last that cannot be shown."""
        self._done = done
        self._field = Rect(0, 0, 1, 1)

    def enter(self) -> None:
        super().enter()
        self.services.input.text_mode(self._field)

    def leave(self) -> None:
        super().leave()
        self._composed = ""
        self.services.input.text_mode(None)

    def resized(self) -> None:
        super().resized()
        if self.services.stack.top is self:
            self._composed = ""
            self.services.input.text_mode(self._field)

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Typed):
            self._backspace() if event.text == "\b" else self._write(event.text)
        elif isinstance(event, Composed):
            self._composed = clean_name(event.text, LONGEST_COMPOSED)
            self.rebuild()
        else:
            super().handle(event)

    @property
    def prompts(self) -> Sequence[Prompt]:
        return [*self.choosing, (Action.CANCEL, self.services.tr("Cancel"))]

    # What can be done

    def accept(self) -> None:
        self.services.back()
        self._done(clean_name(self.text))

    def _choose(self, name: str) -> None:
        self.text = name
        self.accept()

    def _write(self, letters: str) -> None:
        lacking = {letter for letter in clean_name(letters) if not all(can_show(letter, font) for font in FONTS)}
        self._refused = bool(lacking)
        if lacking:
            self.sound("refuse")
        self._append("".join(letter for letter in letters if letter not in lacking))

    def _append(self, letters: str) -> None:
        longer = clean_name(self.text + letters)
        space = " " if letters == " " and longer and len(longer) < MAX_LENGTH and longer == self.text.rstrip() else ""
        self.text = longer + space
        self.capital = bool(space)
        self.rebuild()

    def _key(self, letter: str) -> None:
        self._write(letter if self.capital else letter.lower())

    def _backspace(self) -> None:
        self.text = self.text[:-1]
        self._refused = False
        self.capital = not self.text
        self.rebuild()

    def _shift(self) -> None:
        self.capital = not self.capital
        self.rebuild()

    def _other_letters(self) -> None:
        languages = list(LETTERS)
        self.layout_language = languages[(languages.index(self.layout_language) + 1) % len(languages)]
        self.rebuild()

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        field = TextField(
            name="name.field",
            text=self.text,
            composed=self._composed,
            wanted=tr("Your name"),
            on_press=self.accept,
        )
        rows: list[list[Widget]] = [[field]]
        if self.offered:
            rows.append([self._offer(number, name) for number, name in enumerate(self.offered)])
        rows += self._keyboard()
        heights = [row[-1].height(kit, kit.em(layout.DIALOG_WIDTH)) for row in rows]
        title = layout.heading_height(kit)
        said = tr("That letter cannot be shown here.") if self._refused else self.title or tr("Name")
        shares: list[Sequence[float]] = [[1.0] * len(row) for row in rows[:-1]]
        box, grid = lobby_layout.key_grid(kit, title, heights, [*shares, lobby_layout.LAST_ROW_SHARES])
        page = Page(
            [
                Panel(plate="dialog").at(box),
                Text(text=said, style=SUBHEADING, accent=True).at(grid.title),
            ],
            first="name.field",
        )
        for row, places in zip(rows, grid.rows, strict=True):
            for widget, place in zip(row, places, strict=True):
                page.add(widget.at(place))
        self._field = field.rect
        return page

    def _offer(self, number: int, name: str) -> Button:
        temper = self._tempers.get(name)
        words = self.services.tr(TEMPERS[temper]) if temper else ""
        roomy = self.kit.text_size() < layout.NARROW_TEXT  # else the icon says it, and words on focus
        return Button(
            name=f"name.player{number}",
            text=name,
            icon=temper or "",
            detail=words if roomy else "",
            meaning="" if roomy else words,
            align="left" if temper else "center",
            style=SMALL,
            on_press=partial(self._choose, name),
        )

    def _keyboard(self) -> list[list[Widget]]:
        rows: list[list[Widget]] = []
        for line, letters in enumerate(LETTERS[self.layout_language]):
            rows.append(
                [
                    Button(
                        name=f"name.key{line}.{column}",
                        text=letter if self.capital else letter.lower(),
                        align="center",
                        silent=True,
                        on_press=partial(self._key, letter),
                    )
                    for column, letter in enumerate(letters)
                ]
            )
        return [*rows, self._last_row()]

    def _last_row(self) -> list[Widget]:
        tr = self.services.tr
        other = next(language for language in LETTERS if language != self.layout_language)
        return [
            Button(
                name="name.shift",
                icon="arrow_up",
                meaning=tr("Capital letters"),
                chosen=self.capital,
                on_press=self._shift,
            ),
            Button(
                name="name.letters",
                icon="globe",
                text=LANGUAGES[other],
                style=BODY,
                align="center",
                on_press=self._other_letters,
            ),
            Button(name="name.space", text=tr("space"), style=BODY, align="center", on_press=partial(self._write, " ")),
            Button(name="name.erase", icon="backspace", meaning=tr("Erase"), on_press=self._backspace),
            Button(
                name="name.done", text=tr("Done"), icon="check", kind="primary", align="center", on_press=self.accept
            ),
        ]
