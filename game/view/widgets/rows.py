"""Rows with a title, a sentence, and something to set: a choice, a switch or a slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from game.view.core.kit import Kit, Label
from game.view.core.plates import draw_plate
from game.view.core.rendering import hex_of
from game.view.core.theme import (
    BODY,
    CREAM,
    INK,
    LABEL,
    SMALL,
    SMALL_NUMBER,
    Colour,
)
from game.view.widgets.base import Attention, Widget
from sprites.menus import plates

PAD_X, PAD_Y, CLOSE_PAD_Y = 22, 12, 6
SENTENCE_GAP = 2
CONTROL_SHARE = 0.42
"""Width of the control by that of the row."""
CONTROL_HEIGHT = 52
CONTROL_GAP = 20
CHEVRON_WIDTH, CHEVRON_HEIGHT = 44, 26
ALONE_PAD = 10
"""Beside a value that nothing else can be chosen for."""
SWITCH_WIDTH, SWITCH_HEIGHT = 84, 44
KNOB = 34
TRACK_HEIGHT = 18
PERCENT_WIDTH = 92


@dataclass(eq=False, kw_only=True)
class Row(Widget):
    """``bare`` rows consist of their control alone."""

    title: str = ""
    sentence: str = ""
    bare: bool = False
    close: bool = False
    """Among many rows: with little air above and below."""

    sound = "move"

    def height(self, kit: Kit, width: int) -> int:
        control = self.control(kit, Rect(0, 0, width, 0)).height
        if self.bare:
            return control
        words = self._words(kit, Rect(0, 0, width, 0)).width
        text = kit.type.height(self.title, BODY, words) + self._sentence_height(kit, words)
        return max(text, control) + 2 * self._pad(kit)

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        if self.bare:
            return []
        words = self._words(kit, rect)
        below = self._sentence_height(kit, words.width)
        title = Rect(words.x, words.y, words.width, words.height - below)
        labels = [Label(self.title, BODY, kit.palette.text, title, valign="bottom" if self.sentence else "middle")]
        if self.sentence:
            box = Rect(words.x, title.bottom, words.width, below)
            labels.append(Label(self.sentence, SMALL, kit.palette.text_soft, box, valign="top"))
        return labels

    def draw(self, surface: pygame.Surface, kit: Kit, rect: Rect, mood: Attention) -> None:
        if not self.bare:
            draw_plate(surface, kit, "row", rect)
            draw_plate(surface, kit, "row_lit", rect, mood.focus)
        self.draw_control(surface, kit, self.control(kit, rect), mood)
        super().draw(surface, kit, rect, mood)

    def control(self, kit: Kit, rect: Rect) -> Rect:
        """Where the control lies in the row."""
        if self.bare:
            return Rect(rect.topleft, (rect.width, rect.height or self.control_height(kit, rect.width)))
        width = round(rect.width * CONTROL_SHARE)
        height = self.control_height(kit, width)
        return Rect(rect.right - kit.em(PAD_X) - width, rect.centery - height // 2, width, height)

    def control_height(self, kit: Kit, width: int) -> int:
        """How high the control is with this width."""
        return kit.em(CONTROL_HEIGHT)

    def draw_control(self, surface: pygame.Surface, kit: Kit, place: Rect, mood: Attention) -> None:
        """Draw what can be set."""

    def _words(self, kit: Kit, rect: Rect) -> Rect:
        left = rect.left + kit.em(PAD_X)
        right = self.control(kit, rect).left - kit.em(CONTROL_GAP)
        pad = self._pad(kit)
        return Rect(left, rect.top + pad, max(right - left, 1), max(rect.height - 2 * pad, 1))

    def _pad(self, kit: Kit) -> int:
        return kit.em(CLOSE_PAD_Y if self.close else PAD_Y)

    def _sentence_height(self, kit: Kit, width: int) -> int:
        return kit.type.height(self.sentence, SMALL, width) + kit.em(SENTENCE_GAP) if self.sentence else 0


@dataclass(eq=False, kw_only=True)
class ChoiceRow(Row):
    """◄ value ►: one of several values, by left and right, round and round; confirm takes the next."""

    values: Sequence[str] = ()
    index: int = 0
    changed: Callable[[int], None] = field(default=lambda index: None)

    def act(self) -> None:
        self.shift(1)

    def shift(self, step: int) -> bool:
        if len(self.values) > 1:
            self.changed((self.index + step) % len(self.values))
        return True

    def click(self, kit: Kit, pos: tuple[int, int], rect: Rect) -> None:
        place = self.control(kit, rect)
        self.shift(-1 if place.left <= pos[0] < place.centerx else 1)

    def control_height(self, kit: Kit, width: int) -> int:
        """Two lines if the value needs them."""
        usual, inner = super().control_height(kit, width), max(width - 2 * self._aside(kit), 1)
        label = kit.snug(Label(self._value, LABEL, CREAM, Rect(0, 0, inner, usual)))
        return max(usual, kit.type.height(self._value, LABEL, inner)) if kit.cut(label) or kit.torn(label) else usual

    @property
    def _value(self) -> str:
        return self.values[self.index] if self.values else ""

    def _aside(self, kit: Kit) -> int:
        return kit.em(CHEVRON_WIDTH) if len(self.values) > 1 else kit.em(ALONE_PAD)

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        place = self.control(kit, rect).inflate(-2 * self._aside(kit), 0)
        colour = INK if self.bare and mood.lit else kit.palette.text
        label = Label(self._value, LABEL, colour, place, "center")
        return [*super().labels(kit, rect, mood), kit.snug(label) if kit.cut(label) else label]

    def draw_control(self, surface: pygame.Surface, kit: Kit, place: Rect, mood: Attention) -> None:
        draw_plate(surface, kit, "well", place)
        if self.bare:
            draw_plate(surface, kit, "lit", place, mood.focus)
        if len(self.values) < 2:
            return
        colour = INK if self.bare and mood.lit else kit.palette.accent
        for left in (True, False):
            picture = _chevron(kit, left, colour)
            centre = place.left + kit.em(CHEVRON_WIDTH) // 2 if left else place.right - kit.em(CHEVRON_WIDTH) // 2
            surface.blit(picture, picture.get_rect(center=(centre, place.centery)))


@dataclass(eq=False, kw_only=True)
class Toggle(Row):
    """A switch. ``words`` say off and on."""

    on: bool = False
    words: tuple[str, str] = ("", "")
    changed: Callable[[bool], None] = field(default=lambda on: None)

    def act(self) -> None:
        self.changed(not self.on)

    def shift(self, step: int) -> bool:
        if self.on != (step > 0):
            self.changed(step > 0)
        return True

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        place = self.control(kit, rect)
        box = Rect(place.left, place.top, max(place.width - kit.em(SWITCH_WIDTH + CONTROL_GAP), 1), place.height)
        colour = kit.palette.text if self.on else kit.palette.text_soft
        return [*super().labels(kit, rect, mood), Label(self.words[self.on], LABEL, colour, box, "right")]

    def draw_control(self, surface: pygame.Surface, kit: Kit, place: Rect, mood: Attention) -> None:
        width, height = kit.em(SWITCH_WIDTH), kit.em(SWITCH_HEIGHT)
        track = Rect(place.right - width, place.centery - height // 2, width, height)
        draw_plate(surface, kit, "fill" if self.on else "well", track)
        radius = kit.em(KNOB) // 2
        x = track.right - height // 2 if self.on else track.left + height // 2
        _draw_knob(surface, (x, track.centery), radius, CREAM if self.on else kit.palette.text_soft)


@dataclass(eq=False, kw_only=True)
class Slider(Row):
    """A value from ``low`` to ``high`` in steps; shown in per cent, or as ``words`` has it. One that is not ``live``
    waits for the mouse to let go before it tells: what it changes would move the slider away from under the pointer."""

    value: float = 0.0
    low: float = 0.0
    high: float = 1.0
    step: float = 0.1
    live: bool = True
    words: Callable[[float], str] = field(default=lambda value: f"{round(value * 100)} %")
    changed: Callable[[float], None] = field(default=lambda value: None)

    def shift(self, step: int) -> bool:
        self._set(self.value + step * self.step)
        return True

    def act(self) -> None:
        """Confirm goes up, and from the top back to the bottom."""
        self._set(self.low if self.value >= self.high else self.value + self.step)

    def click(self, kit: Kit, pos: tuple[int, int], rect: Rect) -> None:
        """The mouse has set the value while it was held."""

    def release(self) -> None:
        if not self.live:
            self.changed(self.value)

    def drag(self, kit: Kit, pos: tuple[int, int], rect: Rect) -> bool:
        track = self._track(kit, self.control(kit, rect))
        self._set(self.low + (self.high - self.low) * (pos[0] - track.left) / track.width, self.live)
        return True

    def labels(self, kit: Kit, rect: Rect, mood: Attention) -> list[Label]:
        place = self.control(kit, rect)
        box = Rect(place.right - kit.em(PERCENT_WIDTH), place.top, kit.em(PERCENT_WIDTH), place.height)
        return [
            *super().labels(kit, rect, mood),
            Label(self.words(self.value), SMALL_NUMBER, kit.palette.text, box, "right"),
        ]

    def draw_control(self, surface: pygame.Surface, kit: Kit, place: Rect, mood: Attention) -> None:
        track = self._track(kit, place)
        draw_plate(surface, kit, "well", track)
        share = (self.value - self.low) / (self.high - self.low)
        filled = Rect(track.left, track.top, max(round(track.width * share), track.height), track.height)
        draw_plate(surface, kit, "fill", filled)
        x = track.left + track.height // 2 + round((track.width - track.height) * share)
        _draw_knob(surface, (x, track.centery), kit.em(KNOB) // 2, kit.palette.text)

    def _track(self, kit: Kit, place: Rect) -> Rect:
        height = kit.em(TRACK_HEIGHT)
        width = max(place.width - kit.em(PERCENT_WIDTH), height)
        return Rect(place.left, place.centery - height // 2, width, height)

    def _set(self, value: float, tell: bool = True) -> None:
        """Change to the step nearest to ``value``."""
        steps = round((min(max(value, self.low), self.high) - self.low) / self.step)
        near = round(self.low + steps * self.step, 4)
        if near != self.value:
            self.value = near
            if tell:
                self.changed(near)


def _chevron(kit: Kit, left: bool, colour: Colour) -> pygame.Surface:
    height = kit.em(CHEVRON_HEIGHT)
    size = round(height * 0.6), height
    return kit.art.picture(("chevron", left, colour), size, lambda: plates.chevron(hex_of(colour), left=left))


def _draw_knob(surface: pygame.Surface, centre: tuple[int, int], radius: int, colour: Colour) -> None:
    pygame.draw.aacircle(surface, INK, centre, radius + max(radius // 8, 1))
    pygame.draw.aacircle(surface, colour, centre, radius)
