"""The one place that reads pygame's event queue. What comes out are the game's own words, ``game.input.actions``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import pygame

from game.input import keyboard, mouse, pads
from game.input.actions import (
    KEYBOARD,
    MOUSE,
    MOVES,
    Action,
    Captured,
    Composed,
    Device,
    DeviceKind,
    FocusChanged,
    InputEvent,
    PadsChanged,
    Pointer,
    Press,
    Typed,
)
from game.input.bindings import PAD_KINDS, Bindings
from game.input.pads import Control
from game.input.repeat import Repeater

REPEATED = frozenset((*MOVES, Action.PAGE_UP, Action.PAGE_DOWN))
BACKSPACE = Typed("\b")

TEXT_KEYS: dict[str, Action] = {
    "Enter": Action.CONFIRM,
    "Esc": Action.CANCEL,
    "Tab": Action.PEEK,
    "Up": Action.UP,
    "Down": Action.DOWN,
    "Left": Action.LEFT,
    "Right": Action.RIGHT,
}
"""The keys that act while a field asks for text, whatever they are bound to."""

KEY_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)
CLOSING = (pygame.QUIT, pygame.WINDOWCLOSE)
DAMAGING = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED)
FOCUS = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
AWAY = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
BACK = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWFOCUSGAINED)
WINDOW_EVENTS = (*CLOSING, *DAMAGING, *FOCUS, *AWAY, *BACK, pygame.WINDOWENTER)


def no_habit(device: Device) -> bool | None:
    """Nobody in particular holds a device: it does as all of its kind do."""
    return None


class InputHub:
    """All devices. Call ``poll`` and ``update`` once a frame; needs an initialised display.

    ``closing`` is set for good once the window is asked to close. ``damaged`` is set when the window has to be drawn
    again, and is for the caller to reset. ``minimised`` is whether nobody can see the window. ``last_device`` is
    the one that prompts follow.

    ``origin`` is the point of the window that pointers are counted from.

    While ``capturing`` keys and pads do nothing, they only tell their names. While ``steady`` the keys and buttons
    that lead through a menu by default do so whatever else they are bound to.
    """

    def __init__(self, bindings: Bindings | None = None) -> None:
        self._bindings = bindings or Bindings()
        self.origin = (0, 0)
        self.steady = False
        self.capturing = False
        self.last_device = KEYBOARD
        self.habit: Callable[[Device], bool | None] = no_habit
        """Whether the person who holds a pad confirms on the right; None: as all pads of its kind do."""
        self.closing = False
        self.damaged = False
        self.minimised = False
        self._pads = pads.Pads()
        self._mouse = mouse.Mouse()
        self._repeater = Repeater()
        self._held: dict[Device, set[str]] = {}
        self._let_go: list[tuple[Device, str]] = []
        self._text_mode = False
        self._composing = False
        self._looked_for_pads = False
        pygame.key.set_repeat()
        pygame.key.stop_text_input()

    @property
    def bindings(self) -> Bindings:
        """Those in force."""
        return self._bindings.steady() if self.steady else self._bindings

    @bindings.setter
    def bindings(self, bindings: Bindings) -> None:
        self._bindings = bindings

    def bindings_of(self, device: Device) -> Bindings:
        """Those in force, as the person who holds the device wants them."""
        return self.bindings.confirming(self.habit(device), device.kind)

    @property
    def pads(self) -> list[Device]:
        """The pads that are plugged in."""
        return self._pads.devices

    @property
    def pad_kind(self) -> DeviceKind:
        """The kind of the pad in use, or of any that is plugged in."""
        return next((pad.kind for pad in (self.last_device, *self.pads) if pad.kind in PAD_KINDS), "generic")

    @property
    def unknown_pads(self) -> list[Device]:
        """The pads whose buttons are guessed."""
        return [pad for pad in self.pads if self.model(pad)]

    @property
    def pointer_visible(self) -> bool:
        """Whether the mouse is in use: it was moved within three seconds, and no pad has acted since."""
        return self._mouse.visible

    def poll(self) -> list[InputEvent]:
        """What happened since the last call, in its order; of motions in a row only the last."""
        self._pads.start_poll()
        for device, control in self._let_go:
            self._held.get(device, set()).discard(control)
        self._let_go.clear()
        events: list[InputEvent] = []
        for event in self._translated():
            if events and _is_motion(event) and _is_motion(events[-1]):
                events[-1] = event
            else:
                events.append(event)
        return events

    def update(self, dt: float) -> list[InputEvent]:
        """What ``dt`` seconds bring: repeats of what is held."""
        self._mouse.update(dt)
        return self._repeater.update(dt)

    def release_all(self) -> None:
        """What is held now does nothing more until it is pressed anew."""
        self._repeater.clear()
        self._held.clear()

    def text_mode(self, field: pygame.Rect | None) -> None:
        """From now on letters are ``Typed``, for a text field at this place of the window; None ends that."""
        self.release_all()
        self._text_mode, self._composing = field is not None, False
        if field:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(field.move(self.origin))
        else:
            pygame.key.stop_text_input()

    def close(self) -> None:
        """Let go of all devices; to be done before pygame quits."""
        self._pads.close()

    def held(self, device: Device) -> frozenset[str]:
        """The controls of a pad that are down, or were before the last poll, by their positions."""
        return frozenset(self._held.get(device, ()))

    def model(self, device: Device) -> str | None:
        """The model of a pad that SDL does not know; None for any other device."""
        return self._pads.model(device)

    def name_parts(self, named: Mapping[str, Mapping[str, str]]) -> None:
        """From now on the parts of unmapped pads are these controls, by model and part (``game.input.guess``)."""
        self._pads.name_parts(named)

    def rumble(self, device: Device, strength: float, milliseconds: int) -> None:
        """Shake a pad with a strength from 0 to 1; other devices stay still."""
        self._pads.rumble(device, strength, milliseconds)

    def _translated(self) -> Iterator[InputEvent]:
        if not self._looked_for_pads:
            self._looked_for_pads = True
            yield from self._pads.scan()
        for event in self._queued():
            if event.type in pads.EVENTS:
                yield from self._from_pad(event)
            elif event.type in mouse.EVENTS:
                yield from self._from_mouse(event)
            elif event.type in KEY_EVENTS:
                yield from self._from_keyboard(event)
            elif event.type in WINDOW_EVENTS:
                yield from self._from_window(event)

    def _queued(self) -> Iterator[pygame.Event]:
        self._pads.behind = True
        while self._pads.behind:
            self._pads.behind = False
            yield from pygame.event.get()

    def _from_window(self, event: pygame.Event) -> Iterator[InputEvent]:
        if event.type in (*AWAY, *BACK):
            self.minimised = event.type in AWAY
        if event.type in CLOSING:
            self.closing = True
        elif event.type in FOCUS:
            self.release_all()
            if event.type == pygame.WINDOWFOCUSGAINED:
                self._pads.begin()
            yield from self._end_composition()
            yield FocusChanged(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type in DAMAGING:
            self.damaged = True
        self._mouse.jumps()

    def _from_keyboard(self, event: pygame.Event) -> Iterator[InputEvent]:
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            if self._text_mode:
                yield from self._written(event)
        elif event.type == pygame.KEYUP:
            self._repeater.release(KEYBOARD, event.scancode)
        elif control := keyboard.control_of(event):
            if self.capturing:
                yield self._captured(KEYBOARD, control)
            elif self._text_mode:
                yield from self._typed(keyboard.beside_text(control, event), event.scancode)
            else:
                yield from self._pressed(KEYBOARD, self.bindings.action(control, "keyboard"), event.scancode)

    def _written(self, event: pygame.Event) -> Iterator[InputEvent]:
        """Letters, or those that an input method is putting together."""
        if event.type == pygame.TEXTINPUT or event.text or self._composing:
            self.last_device = KEYBOARD
            self._mouse.rest()
        if event.type == pygame.TEXTEDITING:
            if event.text or self._composing:
                yield Composed(event.text)
            self._composing = bool(event.text)
            self._repeater.release_device(KEYBOARD)
        else:
            yield from self._end_composition()
            yield Typed(event.text)

    def _end_composition(self) -> Iterator[InputEvent]:
        if self._composing:
            self._composing = False
            yield Composed("")

    def _typed(self, control: str, scancode: int) -> Iterator[InputEvent]:
        """A key while a field asks for text: TEXTINPUT brings the letters. While an input method puts some together,
        the keys are its own."""
        if self._composing:
            return
        if control == "Backspace":
            self.last_device = KEYBOARD
            self._mouse.rest()
            self._repeater.hold(KEYBOARD, scancode, BACKSPACE)
            yield BACKSPACE
        elif control in TEXT_KEYS:
            yield from self._pressed(KEYBOARD, TEXT_KEYS[control], scancode)
        elif not keyboard.writes(control) and self.bindings.action(control, "keyboard") is Action.FULLSCREEN:
            yield Press(Action.FULLSCREEN, KEYBOARD)

    def _from_mouse(self, event: pygame.Event) -> Iterator[InputEvent]:
        pointer = self._mouse.translate(event)
        if self._mouse.used:
            self.last_device = MOUSE
        if pointer is None:
            return
        if pointer.button != mouse.SECONDARY:
            yield replace(pointer, pos=(pointer.pos[0] - self.origin[0], pointer.pos[1] - self.origin[1]))
        elif pointer.kind == "down":
            yield Press(Action.CANCEL, MOUSE)

    def _from_pad(self, event: pygame.Event) -> Iterator[InputEvent]:
        for change in self._pads.translate(event):
            if isinstance(change, PadsChanged):
                self._forget(change.device)
                yield change
            elif change.down:
                self._mouse.hide()
                yield from self._pad_pressed(change)
            else:
                self._let_go.append((change.device, change.name))
                self._repeater.release(change.device, change.name)

    def _pad_pressed(self, change: Control) -> Iterator[InputEvent]:
        device, kind = change.device, change.device.kind
        if self.capturing:
            yield self._captured(device, self.bindings.known_as(change.name, kind), change.part)
        elif change.name:
            self._held.setdefault(device, set()).add(change.name)
            self._let_go = [up for up in self._let_go if up != (device, change.name)]
            yield from self._pressed(device, self.bindings_of(device).action(change.name, kind), change.name)

    def _captured(self, device: Device, control: str, part: str = "") -> Captured:
        self._mouse.rest()
        self.last_device = device
        return Captured(device, control, part)

    def _pressed(self, device: Device, action: Action | None, control: str | int) -> Iterator[InputEvent]:
        self._mouse.rest()
        self.last_device = device
        if action is None:
            return
        if action in REPEATED:
            self._repeater.hold(device, control, Press(action, device, repeat=True))
        yield Press(action, device)

    def _forget(self, device: Device) -> None:
        self._repeater.release_device(device)
        self._held.pop(device, None)
        if self.last_device == device:
            self.last_device = KEYBOARD


def _is_motion(event: InputEvent) -> bool:
    return isinstance(event, Pointer) and event.kind == "move"
