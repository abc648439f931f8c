"""What the keyboard means while a field asks for text: the system brings letters, input methods put some together."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.input import keyboard
from game.input.actions import Action, Composed, Typed

BACKSPACE = Typed("\b")
EVENTS = (pygame.TEXTINPUT, pygame.TEXTEDITING)

KEYS: dict[str, Action] = {
    "Enter": Action.CONFIRM,
    "Esc": Action.CANCEL,
    "Tab": Action.PEEK,
    "Up": Action.UP,
    "Down": Action.DOWN,
    "Left": Action.LEFT,
    "Right": Action.RIGHT,
}
"""The keys that act beside the text, whatever they are bound to."""


class Writing:
    """``on`` while a field asks for text. While an input method puts letters together the keys are its own."""

    def __init__(self) -> None:
        self.on = False
        self._composing = False
        pygame.key.stop_text_input()

    def ask(self, field: pygame.Rect | None) -> None:
        """A field at this place of the window asks from now on; None: none does."""
        self.on, self._composing = field is not None, False
        if field:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(field)
        else:
            pygame.key.stop_text_input()

    def translate(self, event: pygame.Event) -> Iterator[Typed | Composed]:
        """What one of ``EVENTS`` brings."""
        if not self.on:
            return
        if event.type == pygame.TEXTINPUT:
            yield from self.give_up()
            yield Typed(event.text)
        elif event.text or self._composing:
            self._composing = bool(event.text)
            yield Composed(event.text)

    def give_up(self) -> Iterator[Composed]:
        """Nothing is put together any more."""
        if self._composing:
            self._composing = False
            yield Composed("")

    def key(self, event: pygame.Event, control: str) -> Typed | Action | None:
        """What a key does that goes down; ``control`` is the one it presses. None: it writes, or is not the game's."""
        if not event.mod & pygame.KMOD_NUM:  # without Num Lock the keypad writes nothing
            control = keyboard.KEYPAD.get(control, control)
        if self._composing:
            return None
        return BACKSPACE if control == "Backspace" else KEYS.get(control)
