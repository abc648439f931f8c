"""The one place that reads pygame's event queue. What comes out are the game's own words, ``game.input.actions``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal, Protocol

import pygame

from game.input import keyboard, mouse, pads, writing
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
    Release,
    Typed,
)
from game.input.bindings import PAD_KINDS, Bindings
from game.input.pad import Control
from game.input.repeat import Repeater
from game.input.twins import Twins

REPEATED = frozenset((*MOVES, Action.PAGE_UP, Action.PAGE_DOWN))
HELD = frozenset((Action.PEEK,))
"""The actions that are told to end."""
KEY_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, *writing.EVENTS)
CLOSING = (pygame.QUIT, pygame.WINDOWCLOSE)
DAMAGING = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED)
FOCUS = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
AWAY = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
BACK = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWFOCUSGAINED)
WINDOW_EVENTS = (*CLOSING, *DAMAGING, *FOCUS, *AWAY, *BACK, pygame.WINDOWENTER)


def no_habit(device: Device) -> bool | None:
    """Nobody in particular holds a device: it does as all of its kind do."""
    return None


class PhoneQueue(Protocol):
    """What phones say, and which of them are there."""

    @property
    def devices(self) -> Sequence[Device]: ...

    def poll(self) -> Sequence[InputEvent]:
        """What they have said since the last call."""


class InputHub:
    """All devices. Call ``poll`` and ``update`` once a frame; needs an initialised display.

    ``closing`` is set for good once the window is asked to close. ``damaged`` is set when the window has to be drawn
    again, and is for the caller to reset. ``minimised`` is whether nobody can see the window, ``focused`` whether it
    is the one that is used. ``last_device`` is the one that prompts follow.

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
        self.phones: PhoneQueue | None = None
        """None: nobody has asked for phones."""
        self.closing = False
        self.damaged = False
        self.minimised = False
        self.focused = True
        self._pads = pads.Pads()
        self._twins = Twins()
        self._mouse = mouse.Mouse()
        self._repeater = Repeater()
        self._held: dict[Device, set[str]] = {}
        self._holding: dict[tuple[Device, str | int], Action] = {}
        """What is down for which of the actions that can be held."""
        self._let_go: list[tuple[Device, str]] = []
        self._writing = writing.Writing()
        self._looked_for_pads = False
        pygame.key.set_repeat()

    @property
    def attended(self) -> bool:
        """Whether the window is in use: it has the focus, and is in sight."""
        return self.focused and not self.minimised

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

    def control_for(self, action: Action | Literal["moves"], device: Device) -> str | None:
        """The control to show in a prompt to whoever holds the device; None if it has none."""
        if device.kind == "phone":
            return None
        bindings, has = self.bindings_of(device), self._pads.controls(device)
        if action == "moves":
            return bindings.moves_control(device.kind, has)
        return bindings.control_for(action, device.kind, has)

    def controls(self, device: Device) -> frozenset[str] | None:
        """The controls that a pad has; None for what is no pad that is plugged in."""
        return self._pads.controls(device)

    @property
    def pads(self) -> list[Device]:
        """The pads that are plugged in, each once."""
        return [pad for pad in self._pads.devices if pad not in self._twins.doubles]

    @property
    def plugged(self) -> list[Device]:
        """All that come and go: the pads that are plugged in, and the phones that are there."""
        return [*self.pads, *(self.phones.devices if self.phones else ())]

    @property
    def doubles(self) -> Mapping[Device, Device]:
        """Pads that are another one seen twice, with that one. They are told to be gone, and do nothing."""
        return self._twins.doubles

    def now(self, device: Device) -> Device:
        """The pad by which the one in hand is known now, if ``device`` was another sight of it; else ``device``."""
        return self._twins.now(device)

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

    @property
    def quiet(self) -> bool:
        """Whether nothing has happened since the last poll, and nothing is held that repeats."""
        pending = self.closing or self.damaged or self._let_go or self._repeater.holds
        return self._looked_for_pads and not pending and not pygame.event.peek()

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
        return [*events, *(self.phones.poll() if self.phones else ())]

    def update(self, dt: float) -> list[InputEvent]:
        """What ``dt`` seconds bring: repeats of what is held."""
        self._mouse.update(dt)
        return self._repeater.update(dt)

    def release_all(self) -> None:
        """What is held now does nothing more until it is pressed anew."""
        self._repeater.clear()
        self._held.clear()
        self._holding.clear()

    def text_mode(self, field: pygame.Rect | None) -> None:
        """From now on letters are ``Typed``, for a text field at this place of the window; None ends that."""
        self.release_all()
        self._writing.ask(field.move(self.origin) if field else None)

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
        batch = self._batch()
        if self._pads.several or self.doubles:
            yield from self._tell_twins([one for _, said in batch for one in said if isinstance(one, Control)])
        for event, said in batch:
            if event.type in pads.EVENTS:
                yield from self._from_pad(said)
            elif event.type in mouse.EVENTS:
                yield from self._from_mouse(event)
            elif event.type in KEY_EVENTS:
                yield from self._from_keyboard(event)
            elif event.type in WINDOW_EVENTS:
                yield from self._from_window(event)

    def _batch(self) -> list[tuple[pygame.Event, list[Control | PadsChanged]]]:
        """What has been queued, and what pads say by it."""
        batch: list[tuple[pygame.Event, list[Control | PadsChanged]]] = []
        self._pads.behind = True
        while self._pads.behind:
            self._pads.behind = False
            for event in pygame.event.get():
                if event.type == pygame.WINDOWFOCUSGAINED:
                    self._pads.begin()
                batch.append((event, list(self._pads.translate(event)) if event.type in pads.EVENTS else []))
        return batch

    def _tell_twins(self, changes: Sequence[Control]) -> Iterator[PadsChanged]:
        """Find pads that are one seen twice, and those that are no longer."""
        told = self._twins.judge(self._pads.best_first, changes)
        pressed = []
        for change in changes:
            action = self._action(change) if change.down and change.device not in self.doubles else None
            if action:
                pressed.append((change.device, action))
        self._twins.press(pressed)
        for seen in told:
            yield seen if seen.present else self._gone(seen.device)

    def _gone(self, pad: Device) -> PadsChanged:
        self._repeater.release_device(pad)
        self._held.pop(pad, None)
        self._holding = {down: action for down, action in self._holding.items() if down[0] != pad}
        if self.last_device == pad:
            self.last_device = self.doubles.get(pad, KEYBOARD)
        return PadsChanged(pad, False)

    def _action(self, change: Control) -> Action | None:
        return self.bindings_of(change.device).action(change.name, change.device.kind)

    def _from_window(self, event: pygame.Event) -> Iterator[InputEvent]:
        if event.type in (*AWAY, *BACK):
            self.minimised = event.type in AWAY
        if event.type in CLOSING:
            self.closing = True
        elif event.type in FOCUS:
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
            self.release_all()
            yield from self._writing.give_up()
            yield FocusChanged(self.focused)
        elif event.type in DAMAGING:
            self.damaged = True
        self._mouse.jumps()

    def _from_keyboard(self, event: pygame.Event) -> Iterator[InputEvent]:
        if event.type in writing.EVENTS:
            for written in self._writing.translate(event):
                self._repeater.release_device(KEYBOARD)
                yield self._by_keys(written)
        elif event.type == pygame.KEYUP:
            self._repeater.release(KEYBOARD, event.scancode)
            yield from self._released(KEYBOARD, event.scancode)
        elif control := keyboard.control_of(event):
            if self.capturing:
                yield self._captured(KEYBOARD, control)
            elif self._writing.on:
                yield from self._beside_text(event, control)
            else:
                action = self.bindings.action(control, "keyboard")
                yield from self._pressed(KEYBOARD, Press(action, KEYBOARD) if action else None, event.scancode)

    def _beside_text(self, event: pygame.Event, control: str) -> Iterator[InputEvent]:
        """A key that goes down while a field asks for text."""
        meant = self._writing.key(event, control)
        if isinstance(meant, Typed):
            self._repeater.hold(KEYBOARD, event.scancode, meant)
            yield self._by_keys(meant)
        elif meant:
            yield from self._pressed(KEYBOARD, Press(meant, KEYBOARD), event.scancode)
        elif not keyboard.writes(control) and self.bindings.action(control, "keyboard") is Action.FULLSCREEN:
            yield Press(Action.FULLSCREEN, KEYBOARD)

    def _by_keys(self, written: Typed | Composed) -> InputEvent:
        self._mouse.rest()
        self.last_device = KEYBOARD
        return written

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

    def _from_pad(self, said: Sequence[Control | PadsChanged]) -> Iterator[InputEvent]:
        for change in said:
            if isinstance(change, PadsChanged):
                yield change if change.present else self._gone(change.device)
            elif change.device in self.doubles:
                continue
            elif change.down:
                self._mouse.hide()
                yield from self._pad_pressed(change)
            else:
                self._let_go.append((change.device, change.name))
                self._repeater.release(change.device, change.name)
                yield from self._released(change.device, change.name)

    def _pad_pressed(self, change: Control) -> Iterator[InputEvent]:
        device, kind = change.device, change.device.kind
        if self.capturing:
            yield self._captured(device, self.bindings.known_as(change.name, kind), change.part)
        elif change.name:
            self._held.setdefault(device, set()).add(change.name)
            self._let_go = [up for up in self._let_go if up != (device, change.name)]
            action = self._action(change)
            yield from self._pressed(device, self._twins.told(device, action) if action else None, change.name)

    def _captured(self, device: Device, control: str, part: str = "") -> Captured:
        self._mouse.rest()
        self.last_device = device
        return Captured(device, control, part)

    def _pressed(self, device: Device, press: Press | None, control: str | int) -> Sequence[InputEvent]:
        """``control`` went down; None: it means nothing."""
        self._mouse.rest()
        if not (press and press.echo):
            self.last_device = device
        if press is None:
            return ()
        if press.action in REPEATED:
            self._repeater.hold(device, control, replace(press, repeat=True))
        if press.action in HELD:
            self._holding[device, control] = press.action
        return (press,)

    def _released(self, device: Device, control: str | int) -> Sequence[InputEvent]:
        """``control`` went up."""
        action = self._holding.pop((device, control), None)
        if action is None or any(one == device and held is action for (one, _), held in self._holding.items()):
            return ()
        return (Release(action, device),)


def _is_motion(event: InputEvent) -> bool:
    return isinstance(event, Pointer) and event.kind == "move"
