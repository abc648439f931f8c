"""What happens in a frame: input to scenes, time to everything that moves, and a picture when it has changed."""

from __future__ import annotations

import gc

import pygame

from game.i18n import LANGUAGES
from game.input.actions import Action, Device, InputEvent, Press
from game.input.hub import InputHub
from game.options import Launch
from game.platform.audio import Audio
from game.platform.memory import give_back
from game.platform.trace import Trace
from game.platform.window import Window
from game.scenes.core import destinations as to
from game.scenes.core.phone_news import nothing_yet
from game.scenes.core.services import Services
from game.scenes.core.settings_in_use import SettingsInUse
from game.scenes.core.settings_saver import SettingsSaver
from game.scenes.core.stack import News, Scene, Stack
from game.scenes.router import scene_for
from game.scenes.startup import first_destination
from game.session.stand_ins import phones_of_running
from game.store import Store
from game.texts.notices import LOST_LANGUAGE, told
from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.layout import Frame
from game.view.core.repaint.canvas import Canvas
from game.view.core.text import Typesetter
from game.view.core.theme import NOTHING_TO_SEE, RESIZE_STILL, TITLE_PALETTE
from game.view.motion.toast import Toast

BUSY_RATE, WAITING_RATE, AWAY_RATE = 60, 30, 10
"""Frames a second while something moves, and looks at the devices a second while nothing does, in a window that is used
or not."""
LONGEST_STEP = 0.1
"""Seconds that pass at most in one frame: whatever held the program up, nothing is missed on the screen."""
LONGEST_REST, LONGEST_AWAY = 0.05, 0.35
"""Seconds for which nothing but the devices is looked at while nothing happens, in a window that is used or not."""
REFINING = 0.008
"""Seconds of a frame for drawing rough pictures anew, preferably of one that has nothing else to draw."""


class App:
    """Everything that is open, and what happens in a frame. Time is passed in."""

    def __init__(self, launch: Launch, store: Store, window: Window, audio: Audio, trace: Trace) -> None:
        self._window = window
        frame = Frame.within(window.size, store.settings.edge)
        self.services = Services(
            launch=launch,
            store=store,
            audio=audio,
            input=InputHub(),
            trace=trace,
            art=Art(),
            frame=frame,
            type=Typesetter(frame.unit),
            scene_for=scene_for,
            stack=Stack(self._entered),
            apply_settings=self.apply_settings,
        )
        self._canvas = Canvas()
        self._toast = Toast()
        self._settings = SettingsInUse(self.services)
        self._saver = SettingsSaver(store)
        self._still = 0.0
        self._put_off = 0.0
        """Seconds that have passed since the last frame."""
        self._drawn: object = None
        self._beat = 0
        self._pointer_visible = True
        self._sounds_to_load = audio.warm()
        self._left_scenes = False
        self._told_lost: set[str] = set()
        """Languages whose texts cannot be read, which the player knows."""

    def start(self) -> None:
        """Enter the first scene."""
        self._use_settings()
        self.services.open(first_destination(self.services))
        self._open_for_phones()

    def close(self) -> None:
        """The program is to end soon: to be called at any time."""
        self.services.input.closing = True

    def shut(self) -> None:
        """The program ends now: remember the window, let go of the devices."""
        settings = self.services.store.settings
        size = self._window.restored_size
        if not self.services.launch.size and size != settings.window_size:
            settings.window_size = size
            self._saver.changed()
        self._saver.save()
        self.services.phones.close()
        self.services.input.close()

    @property
    def running(self) -> bool:
        return self.services.stack.top is not None

    @property
    def rate(self) -> int:
        """The frames a second that this moment needs."""
        art = self.services.art
        if self._visible and (self.services.stack.moving or art.rough or art.hold):
            return BUSY_RATE
        phones = self.services.input.phones
        used = self.services.input.attended or (phones and phones.devices)
        return WAITING_RATE if used else AWAY_RATE

    def step(self, dt: float) -> None:
        """One frame: what the devices say, ``dt`` seconds of time, and a new picture if there is one."""
        services, dt = self.services, min(dt, LONGEST_STEP)
        self._put_off += dt
        if self._nothing_due:
            return
        dt, self._put_off = self._put_off, 0.0
        for event in (*services.input.poll(), *services.input.update(dt)):
            self._handle(event)
        if services.input.closing:
            services.stack.clear()
            return
        services.audio.hushed = not services.input.attended and not services.store.settings.music_minimised
        if not services.input.minimised:
            services.stack.update(dt)
        services.phones.update(services.stack, self._nothing_for_phones)
        if self._lives:
            services.stack.live(dt)
        services.audio.update(dt)
        self._toast.update(dt)
        self._saver.update(dt)
        self._tell_notices()
        self._follow_window(dt)
        self._show_pointer()
        if self.running and self._visible:
            self._use_rest(drawn=self._draw())

    @property
    def _nothing_due(self) -> bool:
        """Whether nothing has happened, and nothing moves or lives on that could be seen or heard."""
        services, hub, settings = self.services, self.services.input, self.services.store.settings
        if hub.attended:
            lived = self._put_off if self._lives else 0.0
            if self._put_off >= LONGEST_REST or services.stack.beat_after(lived) != self._beat:
                return False
        elif self._put_off >= LONGEST_AWAY or settings.music_minimised or not services.audio.hushed:
            return False
        told = services.store.notices or not hub.quiet
        return not told and self._settled and self.rate != BUSY_RATE

    @property
    def _settled(self) -> bool:
        """Whether what is shown is what there is to see, but for the life at rest."""
        return self._state == self._drawn and self._size == self.services.frame.window

    @property
    def _state(self) -> object:
        """Differs whenever the picture does, but for the life at rest."""
        services = self.services
        seen = services.stack.revision, services.art.revision, self._toast.revision
        return *seen, services.frame, services.language

    def apply_settings(self) -> None:
        """Carry changed settings to whoever they concern, and save them soon."""
        self._use_settings()
        self._saver.changed()

    def _use_settings(self) -> None:
        services, settings = self.services, self.services.store.settings
        self._window.display = settings.display if services.launch.display is None else services.launch.display
        self._window.fullscreen = services.fullscreen
        self._settings.apply(self._size)

    # What happens in a frame

    def _handle(self, event: InputEvent) -> None:
        action = event.action if isinstance(event, Press) and not event.echo else None
        services = self.services
        if action is Action.FULLSCREEN:
            services.change(fullscreen=not services.fullscreen)
            services.stack.resized()
        elif action is Action.MUTE:
            services.change(mute=not services.mute)
            services.stack.resized()
            self._toast.show(services.tr("Sound off") if services.mute else services.tr("Sound on"))
        else:
            services.stack.handle(event)

    def _open_for_phones(self) -> None:
        """Let phones in from the start, if that is what is wanted."""
        services, at = self.services, self.services.launch.phones
        if at or services.store.settings.phones == "always":
            host, port = at or (None, 0)
            known = phones_of_running(services.store)  # they may be back before their match is continued
            why = services.phones.open(services.tr, host, port, known)
            if why:
                services.open(to.Notice(services.tr("Phones"), why))

    def _nothing_for_phones(self, phone: Device) -> News:
        """There is no table yet: the screen is where one is chosen."""
        return nothing_yet(self.services, phone)

    def _tell_notices(self) -> None:
        services = self.services
        texts = [told(notice, services.tr) for notice in services.store.take_notices()]
        if services.tr.lost and services.language not in self._told_lost:
            self._told_lost.add(services.language)
            texts.append(services.tr(LOST_LANGUAGE, language=LANGUAGES[services.language]))
        if texts and self.running:
            services.open(to.Notice(services.tr("Good to know"), "\n".join(texts)))

    def _follow_window(self, dt: float) -> None:
        """A new size is shown at once with old pictures; once it stays, they are drawn anew, a few a frame."""
        art = self.services.art
        self._still += dt
        if self._size != self.services.frame.window:
            art.begin_hold()
            self._still = 0.0
            self._settings.fit(self._size)
        elif self._still >= RESIZE_STILL:
            art.hold = False

    @property
    def _visible(self) -> bool:
        """Whether there is anything to be seen in the window."""
        return not self.services.input.minimised and self._window.size == self._size

    @property
    def _lives(self) -> bool:
        """Whether there is anybody for whom a screen at rest should live."""
        seen = self.services.input.attended and not self.services.art.hold
        return seen and not self.services.store.settings.reduced_motion

    @property
    def _size(self) -> tuple[int, int]:
        """What everything is laid out for."""
        (width, height), (least_width, least_height) = self._window.size, NOTHING_TO_SEE
        return max(width, least_width), max(height, least_height)

    def _show_pointer(self) -> None:
        visible = self.services.input.pointer_visible
        if visible != self._pointer_visible:
            self._pointer_visible = visible
            pygame.mouse.set_visible(visible)

    def _draw(self) -> bool:
        """Draw the picture if it has changed; whether it has, but for the life at rest."""
        services = self.services
        state = self._state
        changed = state != self._drawn or services.input.damaged
        if not changed and services.stack.beat == self._beat:
            return False
        self._drawn, self._beat = state, services.stack.beat
        if services.input.damaged:
            self._canvas.forget()
        services.input.damaged = False
        surface = services.frame.part_of(self._window.surface)
        toast = self._toast.patches(Kit(services.art, services.type, services.frame, TITLE_PALETTE))
        painted = self._canvas.show(surface, [*services.stack.parts(), toast], services.picture)
        if painted:
            self._window.flip(painted if painted != [surface.get_abs_parent().get_rect()] else ())
        return changed

    def _use_rest(self, drawn: bool) -> None:
        """What can wait: rough pictures, then sounds to load, and letting go of what is large: scenes that were left,
        pictures of sizes that the window has no more."""
        art, moving = self.services.art, self.services.stack.moving
        if not art.hold and (moving or not drawn):
            art.refine(REFINING)
        if drawn or moving:
            return
        next(self._sounds_to_load, None)
        if art.let_go() or self._left_scenes:
            self._left_scenes = False
            gc.collect()
            give_back()

    def _entered(self, scene: Scene) -> None:
        self._left_scenes = True
        self._saver.save()
        self.services.input.release_all()
        self.services.trace.scene(scene.name)
