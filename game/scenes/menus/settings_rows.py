"""The rows of the settings, for the screen that has them all and for the pause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.cpu import HINT_LEVELS
from game.i18n import LANGUAGES, Translator
from game.input.actions import DeviceKind
from game.input.bindings import CONFIRM_ON_THE_RIGHT, PAD_KINDS, Bindings
from game.options import SPEEDS, Speed
from game.scenes.core.services import Services
from game.store.settings import LARGEST_EDGE, LONGEST_THOUGHT, SHORTEST_THOUGHT
from game.texts.seats import level_name
from game.view.widgets.rows import ChoiceRow, Row, Slider, Toggle

VOLUME_STEP, TEXT_STEP, EDGE_STEP, THOUGHT_STEP = 0.1, 0.1, 0.01, 0.1
LARGEST_TEXT = 2.0


class SettingsRows:
    """Makes rows whose names begin with ``scene``; ``changed`` is told when one was used."""

    def __init__(self, services: Services, scene: str, changed: Callable[[], None]) -> None:
        self._services = services
        self._scene = scene
        self._changed = changed

    # What moves and what is asked

    def language(self) -> Row:
        return self._choice(
            "language",
            self.tr("Language"),
            list(LANGUAGES),
            list(LANGUAGES.values()),
            self._services.language,
            self.tr("Every word in the game, and the letters on the cards."),
        )

    def speed(self) -> Row:
        words = [speed_name(speed, self.tr) for speed in SPEEDS]
        return self._choice(
            "speed",
            self.tr("Table speed"),
            SPEEDS,
            words,
            self._services.speed,
            self.tr("How fast cards fly and the others play."),
        )

    def thinking_time(self) -> Row:
        return Slider(
            name=f"{self._scene}.thinking_time",
            title=self.tr("Thinking time"),
            value=self._settings.thinking_time,
            low=SHORTEST_THOUGHT,
            high=LONGEST_THOUGHT,
            step=THOUGHT_STEP,
            words=self._seconds,
            hint=self.tr("How long a hard CPU player thinks about a move: the longer, the better it plays."),
            changed=partial(self._set, "thinking_time"),
        )

    def forced_draws(self) -> Row:
        return self._toggle(
            "forced_draws",
            self.tr("Play forced moves automatically"),
            self.tr("When all you can do is draw or pass, the table does it for you and says so."),
        )

    def small_talk(self) -> Row:
        return self._toggle(
            "small_talk",
            self.tr("Small talk"),
            self.tr("The characters at the table say something now and then."),
        )

    def reactions(self) -> Row:
        return self._toggle(
            "reactions",
            self.tr("Reactions"),
            self.tr(
                "Laugh, groan, “hurry up” and applause at your seat: by the right stick, the keys 1 to 4, a click on "
                "your own plate, or a button out of turn."
            ),
        )

    def phones(self) -> Row:
        return self._choice(
            "phones",
            self.tr("Phones"),
            ["ask", "always"],
            [self.tr("when asked for"), self.tr("always")],
            self._settings.phones,
            self.tr("Whether phones in the home network may join from the start, or only once somebody asks for it."),
        )

    def hints(self) -> Row:
        return self._toggle(
            "hints", self.tr("Hints"), self.tr("Advice at the press of a button: what to play, and why.")
        )

    def hint_level(self) -> Row:
        return self._choice(
            "hint_level",
            self.tr("Level of hints"),
            HINT_LEVELS,
            [level_name(level, self.tr) for level in HINT_LEVELS],
            self._settings.hint_level,
            self.tr("Who gives the advice; Hard takes a moment to think."),
        )

    def sort(self) -> Row:
        return self._choice(
            "sort",
            self.tr("Order of the hand"),
            ["game", "suit", "rank", "dealt"],
            [self.tr("as suits each game"), self.tr("by suit"), self.tr("by rank"), self.tr("as dealt")],
            self._settings.sort,
            self.tr("How the cards in your hand are sorted."),
        )

    # Sound

    def music(self) -> Row:
        return self._volume("music", self.tr("Music"), self.tr("How loud the music plays."))

    def effects(self) -> Row:
        return self._volume("effects", self.tr("Effects"), self.tr("How loud cards and buttons are."))

    def mute(self) -> Row:
        return self._toggle("mute", self.tr("Mute"), self.tr("Silence, whatever the volumes say."), self._services.mute)

    def music_minimised(self) -> Row:
        return self._toggle(
            "music_minimised",
            self.tr("Music in the background"),
            self.tr("Whether the music plays on while another window is in front, or this one is out of sight."),
        )

    # Cards

    def four_colours(self) -> Row:
        return self._toggle(
            "four_colours", self.tr("Four colours"), self.tr("Clubs green, diamonds blue: no two suits look alike.")
        )

    def large_print(self) -> Row:
        return self._toggle(
            "large_print", self.tr("Large print"), self.tr("A large index and one large suit, nothing else.")
        )

    def index_letters(self) -> Row:
        values = ["language", "latin", "russian"]
        words = [self.tr("by language"), "J Q K A", "В Д К Т"]
        return self._choice(
            "index_letters",
            self.tr("Letters on cards"),
            values,
            words,
            self._settings.index_letters,
            self.tr("Which letters jack, queen, king and ace carry."),
        )

    # Screen

    def fullscreen(self) -> Row:
        return self._toggle(
            "fullscreen", self.tr("Full screen"), self.tr("F11 does this at any time, too."), self._services.fullscreen
        )

    def display(self) -> Row | None:
        """None where there is only one."""
        count = pygame.display.get_num_displays()
        if count < 2:
            return None
        shown = min(self._settings.display, count - 1)
        return self._choice(
            "display",
            self.tr("Display"),
            range(count),
            [str(number + 1) for number in range(count)],
            shown,
            self.tr("The display that full screen uses."),
        )

    def text_size(self) -> Row:
        return Slider(
            name=f"{self._scene}.text_size",
            title=self.tr("Text size"),
            value=self._settings.text_size,
            low=1.0,
            high=LARGEST_TEXT,
            step=TEXT_STEP,
            hint=self.tr("All text except on the cards."),
            live=False,
            changed=partial(self._set, "text_size"),
        )

    def edge(self) -> Row:
        return Slider(
            name=f"{self._scene}.edge",
            title=self.tr("Edge of the picture"),
            value=self._settings.edge,
            high=LARGEST_EDGE,
            step=EDGE_STEP,
            hint=self.tr("What a television cuts off on each side: nothing that matters is shown there."),
            live=False,
            changed=partial(self._set, "edge"),
        )

    def reduced_motion(self) -> Row:
        return self._toggle(
            "reduced_motion",
            self.tr("Reduced motion"),
            self.tr("Short fades instead of flights, shaking and confetti."),
        )

    # Controls

    def glyphs(self) -> Row:
        words = [self.tr("by gamepad"), "Xbox", "PlayStation", "Nintendo", self.tr("positions")]
        return self._choice(
            "glyphs",
            self.tr("Buttons shown"),
            ["auto", "xbox", "playstation", "nintendo", "generic"],
            words,
            self._settings.glyphs,
            self.tr("Which letters and signs are shown for buttons."),
        )

    def confirm_right(self) -> Row:
        bindings = Bindings.from_json(self._settings.bindings)
        values = [CONFIRM_ON_THE_RIGHT, frozenset[DeviceKind](), frozenset(PAD_KINDS)]

        def changed(index: int) -> None:
            self._set("bindings", replace(bindings, confirm_right=values[index]).to_json())

        return ChoiceRow(
            name=f"{self._scene}.confirm_right",
            title=self.tr("Confirm on the right"),
            hint=self.tr("Whether the right button confirms and the bottom one cancels."),
            values=[self.tr("on Nintendo gamepads"), self.tr("never"), self.tr("on all gamepads")],
            index=values.index(bindings.confirm_right) if bindings.confirm_right in values else 0,
            changed=changed,
        )

    # Kinds of rows

    def _seconds(self, value: float) -> str:
        """To a tenth."""
        whole, tenths = divmod(round(value * 10), 10)
        return self.tr("{whole}.{tenths} s", whole=whole, tenths=tenths)

    @property
    def tr(self) -> Translator:
        return self._services.tr

    @property
    def _settings(self) -> Any:
        return self._services.store.settings

    def _set(self, setting: str, value: object) -> None:
        self._services.change(**{setting: value})
        self._changed()

    def _toggle(self, setting: str, title: str, hint: str, on: bool | None = None) -> Toggle:
        value = getattr(self._settings, setting) if on is None else on
        return Toggle(
            name=f"{self._scene}.{setting}",
            title=title,
            hint=hint,
            on=value,
            words=(self.tr("off"), self.tr("on")),
            changed=partial(self._set, setting),
        )

    def _choice(
        self, setting: str, title: str, values: Sequence[Any], words: Sequence[str], value: object, hint: str
    ) -> ChoiceRow:
        return ChoiceRow(
            name=f"{self._scene}.{setting}",
            title=title,
            hint=hint,
            values=words,
            index=list(values).index(value),
            changed=lambda index: self._set(setting, values[index]),
        )

    def _volume(self, setting: str, title: str, hint: str) -> Slider:
        return Slider(
            name=f"{self._scene}.{setting}",
            title=title,
            hint=hint,
            value=getattr(self._settings, setting),
            step=VOLUME_STEP,
            changed=partial(self._set, setting),
        )


def speed_name(speed: Speed, tr: Translator) -> str:
    """``½×`` … ``4×``, or that nothing flies."""
    if speed == "off":
        return tr("at once")
    return "½×" if speed == 0.5 else f"{speed:g}×"
