"""Keys by their place on the keyboard, so that shortcuts work under any layout; named as they are usually printed."""

from __future__ import annotations

import string

import pygame

NAMES: dict[int, str] = {
    **{getattr(pygame, f"KSCAN_{letter}"): letter for letter in string.ascii_uppercase + string.digits},
    **{getattr(pygame, f"KSCAN_KP_{digit}"): f"Num {digit}" for digit in string.digits},
    **{getattr(pygame, f"KSCAN_F{number}"): f"F{number}" for number in range(1, 13)},
    pygame.KSCAN_UP: "Up",
    pygame.KSCAN_DOWN: "Down",
    pygame.KSCAN_LEFT: "Left",
    pygame.KSCAN_RIGHT: "Right",
    pygame.KSCAN_RETURN: "Enter",
    pygame.KSCAN_KP_ENTER: "Enter",
    pygame.KSCAN_SPACE: "Space",
    pygame.KSCAN_ESCAPE: "Esc",
    pygame.KSCAN_TAB: "Tab",
    pygame.KSCAN_BACKSPACE: "Backspace",
    pygame.KSCAN_INSERT: "Insert",
    pygame.KSCAN_DELETE: "Delete",
    pygame.KSCAN_HOME: "Home",
    pygame.KSCAN_END: "End",
    pygame.KSCAN_PAGEUP: "PgUp",
    pygame.KSCAN_PAGEDOWN: "PgDn",
    pygame.KSCAN_PAUSE: "Pause",
    pygame.KSCAN_EQUALS: "+",
    pygame.KSCAN_KP_PLUS: "+",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_KP_MINUS: "-",
    pygame.KSCAN_KP_MULTIPLY: "*",
    pygame.KSCAN_KP_DIVIDE: "Num /",
    pygame.KSCAN_KP_PERIOD: "Num .",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_GRAVE: "`",
    pygame.KSCAN_BACKSLASH: "\\",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_LSHIFT: "Shift",
    pygame.KSCAN_RSHIFT: "Shift",
}
"""Scancode -> control. The keypad's Enter, + and - are the same controls as the others; + has = below it."""
CONTROLS = frozenset(NAMES.values())

KEYPAD: dict[str, str] = {
    "Num 8": "Up",
    "Num 2": "Down",
    "Num 4": "Left",
    "Num 6": "Right",
    "Num 9": "PgUp",
    "Num 3": "PgDn",
    "Num 7": "Home",
    "Num 1": "End",
    "Num 0": "Insert",
    "Num .": "Delete",
}
"""What else is printed on the digits of the keypad: they do the same, unless they are bound to something else."""

ALT = "Alt+"
"""Stands before the name of a key that counts only with Alt held."""

_OTHERS_SHORTCUTS = pygame.KMOD_CTRL | pygame.KMOD_META


def is_key(control: str) -> bool:
    """Whether ``control`` names a key, with or without Alt."""
    return control.removeprefix(ALT) in CONTROLS


def control_of(event: pygame.Event) -> str | None:
    """The control that a KEYDOWN presses; None for a key without a name or a shortcut of the desktop's."""
    name = NAMES.get(event.scancode)
    if name is None or event.mod & _OTHERS_SHORTCUTS:
        return None
    return ALT + name if event.mod & pygame.KMOD_ALT else name


def writes(control: str) -> bool:
    """Whether the key may write a letter into a text field."""
    return len(control) == 1 or control == "Space" or control.startswith("Num")
