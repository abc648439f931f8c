"""The program's frames, under the dummy driver and a clock that the tests turn."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from gettext import NullTranslations
from pathlib import Path

import pygame
import pytest

from game import app as app_module
from game import program
from game.app import AWAY_RATE, BUSY_RATE, LONGEST_STEP, WAITING_RATE, App
from game.i18n import Translator
from game.input.actions import Action, FocusChanged, InputEvent, Pointer, Press
from game.input.repeat import DELAY
from game.options import Launch
from game.platform.audio import Audio
from game.platform.trace import Trace
from game.platform.window import Window
from game.program import run
from game.scenes.core import destinations as to
from game.scenes.core.services import Services
from game.scenes.core.stack import Scene
from game.scenes.menus.notice import NoticeScene
from game.store import Store, StoreNotice
from game.view.core.theme import RESIZE_STILL
from tests import virtual_pads as vp
from tests.virtual_pads import VirtualPad

FRAME = 1 / 60


class CountingWindow(Window):
    flips = 0

    def flip(self, rects: Sequence[pygame.Rect] = ()) -> None:
        self.flips += 1
        super().flip(rects)

    def resize(self, size: tuple[int, int]) -> None:
        """As if the player dragged its corner."""
        self._window.size = size

    def force(self, size: tuple[int, int]) -> None:
        """As if the window manager knew no least size."""
        self._window.minimum_size = (1, 1)
        self.resize(size)


class Screen(Scene):
    """Notes what it is told."""

    name = "screen"

    def __init__(self, services: Services, name: str = "screen") -> None:
        super().__init__()
        self.services = services
        self.name = name
        self.events: list[InputEvent] = []
        self.time = 0.0
        self.layouts = 0
        self.draws = 0
        self.moves = False

    @property
    def moving(self) -> bool:
        return self.moves

    def handle(self, event: InputEvent) -> None:
        self.events.append(event)

    def update(self, dt: float) -> None:
        self.time += dt

    def resized(self) -> None:
        super().resized()
        self.layouts += 1

    def draw(self, surface: pygame.Surface) -> None:
        self.draws += 1
        surface.fill("navy")

    @property
    def actions(self) -> list[Action]:
        return [event.action for event in self.events if isinstance(event, Press)]


@pytest.fixture
def window() -> Iterator[CountingWindow]:
    pygame.font.init()
    window = CountingWindow((1280, 720), fullscreen=False)
    yield window
    window.close()


@pytest.fixture
def trace_file(tmp_path: Path) -> Path:
    return tmp_path / "trace"


@pytest.fixture
def make_app(window: CountingWindow, trace_file: Path) -> Iterator[Callable[[Launch, Store], App]]:
    opened: list[App] = []
    trace = Trace(trace_file)

    def make(launch: Launch, store: Store) -> App:
        app = App(launch, store, window, Audio(device=False), trace)
        opened.append(app)
        app.services.stack.push(Screen(app.services))
        app.apply_settings()
        app.step(0)
        screen(app).events.clear()
        return app

    yield make
    VirtualPad.detach_all()
    for app in opened:
        app.shut()
    trace.close()


@pytest.fixture
def store() -> Iterator[Store]:
    with Store() as store:
        store.settings.fullscreen = False
        yield store


@pytest.fixture
def app(make_app: Callable[[Launch, Store], App], store: Store) -> App:
    return make_app(Launch(), store)


def screen(app: App) -> Screen:
    top = app.services.stack.top
    assert isinstance(top, Screen)
    return top


def press(scancode: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, scancode=scancode, mod=0, unicode=""))


# Frames


def test_a_screen_that_stays_the_same_is_drawn_once(app: App, window: CountingWindow) -> None:
    drawn = window.flips
    for _ in range(10):
        app.step(FRAME)
    assert window.flips == drawn


def test_each_change_is_drawn_once_in_the_next_frame(app: App, window: CountingWindow) -> None:
    drawn = window.flips
    for _ in range(3):
        screen(app).touch()
        screen(app).touch()
        app.step(FRAME)
        app.step(FRAME)
    assert window.flips == drawn + 3


def test_full_frame_rate_only_while_something_moves(app: App) -> None:
    assert app.rate == WAITING_RATE
    screen(app).moves = True
    assert app.rate == BUSY_RATE


def test_a_window_that_nobody_uses_is_looked_at_less_often(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.step(FRAME)
    assert app.rate == AWAY_RATE
    screen(app).moves = True
    assert app.rate == BUSY_RATE, "it can be seen"
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.step(FRAME)
    assert app.rate == AWAY_RATE


def test_after_a_long_halt_time_goes_on_where_it_was(app: App) -> None:
    app.step(20.0)
    assert screen(app).time == LONGEST_STEP


def test_a_screen_at_rest_hears_of_time_now_and_then_and_misses_none(app: App) -> None:
    app.step(LONGEST_STEP)
    before, updates = screen(app).time, set()
    for _ in range(60):
        app.step(FRAME)
        updates.add(screen(app).time)
    app.step(LONGEST_STEP)
    assert len(updates) < 30
    assert screen(app).time == pytest.approx(before + 1 + LONGEST_STEP)


def test_what_moves_hears_of_time_in_every_frame(app: App) -> None:
    screen(app).moves = True
    for _ in range(5):
        before = screen(app).time
        app.step(FRAME)
        assert screen(app).time > before


@pytest.mark.parametrize("away", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_a_press_into_a_window_at_rest_is_heard_in_the_next_frame(app: App, away: int) -> None:
    pygame.event.post(pygame.Event(away))
    app.step(FRAME)
    for _ in range(3):
        before = len(screen(app).events)
        press(pygame.KSCAN_RETURN)
        app.step(FRAME)
        assert len(screen(app).events) > before


def test_a_window_that_is_away_is_closed_in_the_next_frame(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.step(FRAME)
    app.close()
    app.step(FRAME)
    assert not app.running


def test_a_window_that_was_covered_is_drawn_again(app: App, window: CountingWindow) -> None:
    drawn = window.flips
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    app.step(FRAME)
    assert window.flips == drawn + 1


# Size


def test_a_new_size_is_laid_out_and_drawn_in_the_next_frame(app: App, window: CountingWindow) -> None:
    drawn, layouts = window.flips, screen(app).layouts
    window.resize((1024, 768))
    app.step(FRAME)
    assert app.services.frame.size == window.surface.get_size() == (1024, 768)
    assert (window.flips, screen(app).layouts) == (drawn + 1, layouts + 1)


def test_pictures_are_drawn_anew_once_the_size_stays(app: App, window: CountingWindow) -> None:
    art = app.services.art
    art.icon("gear", 40)
    for width in (1000, 1100, 1200):
        window.resize((width, 700))
        app.step(RESIZE_STILL * 0.6)
        art.icon("gear", width // 20)
        assert (art.hold, art.rough, app.rate) == (True, True, BUSY_RATE)
    app.step(RESIZE_STILL * 0.6)
    app.step(RESIZE_STILL * 0.6)
    for _ in range(10):
        app.step(FRAME)
    assert (art.hold, art.rough, app.rate) == (False, False, WAITING_RATE)


def test_a_window_of_many_sizes_keeps_pictures_of_the_last(app: App, window: CountingWindow) -> None:
    """Dragging a window's corner filled the memory with rooms and cards of every size it had passed."""
    art, size = app.services.art, (0, 0)
    for width in range(1000, 1200, 10):
        size = width, 700
        window.resize(size)
        app.step(RESIZE_STILL * 0.6)
        art.backdrop(None, size)
    for _ in range(10):
        app.step(LONGEST_STEP)
        art.backdrop(None, size)
    assert art._bytes == 4 * size[0] * size[1]


def test_the_size_of_the_window_is_remembered(app: App, window: CountingWindow, store: Store) -> None:
    window.resize((1111, 666))
    app.step(FRAME)
    app.shut()
    assert store.settings.window_size == (1111, 666)


def test_a_size_from_the_command_line_is_not_remembered(
    make_app: Callable[[Launch, Store], App], store: Store, window: CountingWindow
) -> None:
    app = make_app(Launch(windowed=True, size=(1280, 720)), store)
    window.resize((1111, 666))
    app.step(FRAME)
    app.shut()
    assert store.settings.window_size == (1280, 720)


def test_full_screen_and_back_to_the_old_size(app: App, window: CountingWindow, store: Store) -> None:
    press(pygame.KSCAN_F11)
    app.step(FRAME)
    assert window.fullscreen and store.settings.fullscreen
    assert window.size == pygame.display.get_desktop_sizes()[0]
    press(pygame.KSCAN_F11)
    app.step(FRAME)
    app.step(FRAME)
    assert not window.fullscreen and not store.settings.fullscreen
    assert app.services.frame.size == window.size == (1280, 720)
    assert screen(app).actions == [], "no scene hears of it"


# Sound


def test_mute_works_everywhere_says_so_and_is_remembered(app: App, window: CountingWindow, store: Store) -> None:
    drawn = window.flips
    press(pygame.KSCAN_M)
    app.step(FRAME)
    assert app.services.audio.muted and store.settings.mute
    assert window.flips == drawn + 1
    toast = window.surface.copy()
    for _ in range(20):
        app.step(LONGEST_STEP)
    assert window.flips == drawn + 2, "what was said goes away"
    assert window.surface.get_view("2").raw != toast.get_view("2").raw
    assert screen(app).events == []


def test_silence_from_the_command_line_is_not_remembered(
    make_app: Callable[[Launch, Store], App], store: Store
) -> None:
    app = make_app(Launch(mute=True), store)
    app.apply_settings()
    assert app.services.audio.muted
    assert not store.settings.mute
    press(pygame.KSCAN_M)
    app.step(FRAME)
    assert not app.services.audio.muted


# Settings


def test_another_language_or_text_size_lays_everything_out_anew(app: App) -> None:
    layouts, scale = screen(app).layouts, app.services.type.scale
    app.services.change(language="ru")
    assert (screen(app).layouts, app.services.art.look.letters) == (layouts + 1, "russian")
    app.services.change(text_size=1.5)
    assert (screen(app).layouts, app.services.type.scale) == (layouts + 2, scale * 1.5)
    app.services.change(music=0.2)
    assert screen(app).layouts == layouts + 2


def test_the_letters_on_cards_can_be_others_than_the_language_s(app: App) -> None:
    app.services.change(language="ru", index_letters="latin", four_colours=True, large_print=True)
    look = app.services.art.look
    assert (look.letters, look.four_colours, look.large_print) == ("latin", True, True)


def test_the_edge_of_the_picture_is_left_to_the_room(app: App, window: CountingWindow) -> None:
    app.services.change(edge=0.05)
    app.step(FRAME)
    assert app.services.frame.inside == pygame.Rect(64, 36, 1152, 648)
    assert window.surface.get_at((64, 36)) == pygame.Color("navy")
    app.services.change(edge=0.0)
    app.step(FRAME)
    window.surface.fill("red")
    app.services.change(edge=0.02)
    app.step(FRAME)
    assert window.surface.get_at((10, 10)) == pygame.Color("red"), "scenes that have no room leave it alone"


def test_the_mouse_points_at_what_lies_under_it_within_the_edge(app: App) -> None:
    app.services.change(edge=0.05)
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(100, 100), button=1))
    app.step(FRAME)
    assert screen(app).events == [Pointer("down", (36, 64), button=1)]


def test_a_window_with_an_edge_is_laid_out_once_for_a_size(app: App, window: CountingWindow) -> None:
    app.services.change(edge=0.05)
    window.resize((1600, 900))
    for _ in range(3):
        app.step(FRAME)
    layouts = screen(app).layouts
    app.step(FRAME)
    assert screen(app).layouts == layouts
    assert app.services.frame.window == (1600, 900)


def test_changed_keys_count_at_once(app: App) -> None:
    app.services.change(bindings={"keys": {"hint": ["Z"]}})
    press(pygame.KSCAN_Z)
    app.step(FRAME)
    assert screen(app).actions == [Action.HINT]


def test_a_misspelt_setting_was_changed_without_a_word(app: App) -> None:
    with pytest.raises(AttributeError, match="spedd"):
        app.services.change(spedd=2, music=0.1)
    assert app.services.store.settings.music != 0.1


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The volume of the music at each time that settings are saved."""
    volumes: list[float] = []
    monkeypatch.setattr(Store, "save_settings", lambda store: volumes.append(store.settings.music))
    return volumes


def test_each_step_of_a_slider_waited_for_the_disk(app: App, saved: list[float]) -> None:
    for step in range(9):
        app.services.change(music=step / 10)
        app.step(LONGEST_STEP)
    assert saved == []
    for _ in range(10):
        app.step(LONGEST_STEP)
    assert saved == [0.8]


def test_settings_are_saved_when_the_screen_is_left(app: App, saved: list[float]) -> None:
    app.services.stack.push(Screen(app.services, "settings"))
    saved.clear()
    app.services.change(music=0.1)
    app.services.stack.pop()
    assert saved == [0.1]
    for _ in range(10):
        app.step(LONGEST_STEP)
    assert saved == [0.1], "nothing has changed since"


def test_settings_changed_just_before_the_end_are_there_again(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store, program.opened(Launch(windowed=True), store) as app:
        app.start()
        app.services.change(music=0.1)
        app.close()
        app.step(FRAME)
    with Store.open(tmp_path) as again:
        assert again.settings.music == 0.1


# Input and scenes


def test_keys_and_pads_reach_the_scene_on_top(app: App) -> None:
    pad = VirtualPad()
    app.step(FRAME)
    pad.tap(vp.SOUTH)
    press(pygame.KSCAN_DOWN)
    app.step(FRAME)
    assert sorted(action.value for action in screen(app).actions) == ["confirm", "down"]


def test_a_held_move_does_not_go_on_in_the_next_scene(app: App, trace_file: Path) -> None:
    press(pygame.KSCAN_DOWN)
    app.step(FRAME)
    app.services.stack.push(Screen(app.services, "other"))
    for _ in range(round(2 * DELAY / LONGEST_STEP)):
        app.step(LONGEST_STEP)
    assert screen(app).events == []
    assert [json.loads(line) for line in trace_file.read_text().splitlines()] == [
        {"scene": "screen"},
        {"scene": "other"},
    ]


def test_a_held_move_goes_on_in_its_own_scene(app: App) -> None:
    press(pygame.KSCAN_DOWN)
    for _ in range(round(2 * DELAY / LONGEST_STEP)):
        app.step(LONGEST_STEP)
    assert set(screen(app).actions) == {Action.DOWN}
    assert len(screen(app).actions) > 2


def test_a_lost_focus_is_told(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.step(FRAME)
    assert screen(app).events == [FocusChanged(False)]


def test_a_match_waits_while_the_window_is_minimised(app: App) -> None:
    """CPU players and music played on unseen."""
    before = screen(app).time
    pygame.event.post(pygame.Event(pygame.WINDOWMINIMIZED))
    app.step(FRAME)
    assert screen(app).time == before
    assert app.services.audio.hushed
    app.services.store.settings.music_minimised = True
    app.step(FRAME)
    assert not app.services.audio.hushed
    pygame.event.post(pygame.Event(pygame.WINDOWRESTORED))
    app.step(FRAME)
    assert screen(app).time > before


def test_the_music_is_silent_while_another_window_is_in_front(app: App) -> None:
    for event, silent in ((pygame.WINDOWFOCUSLOST, True), (pygame.WINDOWFOCUSGAINED, False)):
        pygame.event.post(pygame.Event(event))
        app.step(FRAME)
        assert app.services.audio.hushed is silent


@pytest.mark.parametrize("size", [(39, 600), (800, 99), (1, 1)])
def test_a_window_too_small_to_show_anything_is_waited_for(
    make_app: Callable[[Launch, Store], App], store: Store, window: CountingWindow, size: tuple[int, int]
) -> None:
    """Narrower than 40 or lower than 100 pixels it ended the program."""
    app = make_app(Launch(windowed=True), store)
    app.services.open(to.Title())
    window.force(size)
    assert window.size == size
    for _ in range(5):
        app.step(LONGEST_STEP)
    flips = window.flips
    app.apply_settings()
    window.resize((960, 540))
    for _ in range(5):
        app.step(LONGEST_STEP)
    assert window.flips > flips
    assert app.services.frame.window == (960, 540)


def test_the_pointer_hides_when_the_mouse_is_not_used(app: App) -> None:
    assert pygame.mouse.get_visible()
    for _ in range(40):
        app.step(LONGEST_STEP)
    assert not pygame.mouse.get_visible()
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
    app.step(FRAME)
    assert pygame.mouse.get_visible()


def test_what_the_store_has_to_tell_is_told_over_any_screen(app: App, store: Store) -> None:
    store.notices.append(StoreNotice("bad_values", {"names": ("speed",)}))
    app.step(FRAME)
    assert app.services.stack.top is not None
    assert app.services.stack.top.name == "notice"
    press(pygame.KSCAN_RETURN)
    app.step(FRAME)
    app.step(FRAME)
    assert screen(app)


def test_texts_that_cannot_be_read_are_told_of_once(app: App, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lost = Translator("ru", NullTranslations(), lost=True)
    monkeypatch.setattr("game.scenes.core.services.translator", lambda language: lost)
    store.settings.language = "ru"
    app.step(FRAME)
    assert isinstance(app.services.stack.top, NoticeScene)
    assert "Русский: this language cannot be read" in app.services.stack.top.text
    press(pygame.KSCAN_RETURN)
    for _ in range(3):
        app.step(FRAME)
    assert screen(app)


def test_the_close_button_leaves_every_scene(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.step(FRAME)
    assert not app.running


# The whole program


class Ending(Screen):
    """Does something in its third frame."""

    def __init__(self, services: Services, deed: Callable[[], None]) -> None:
        super().__init__(services)
        self.deed = deed
        self.frames = 0

    def update(self, dt: float) -> None:
        self.frames += 1
        if self.frames == 3:
            self.deed()


def open_with(monkeypatch: pytest.MonkeyPatch, deed: Callable[[Services], None]) -> None:
    monkeypatch.setattr(app_module, "scene_for", lambda destination, services: Ending(services, lambda: deed(services)))


def test_the_program_ends_when_the_last_scene_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    open_with(monkeypatch, lambda services: services.stack.clear())
    assert run(Launch(data_dir=tmp_path)) == 0
    assert capfd.readouterr() == ("", "")
    assert not pygame.get_init()


def test_a_start_overwrote_settings_that_it_could_not_read_in_full(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"fullscreen": false, "speed": 3, "persons": {"Anna": {"language": "ru", "voice": "alto"}}}')
    before = file.read_bytes()
    with Store.open(tmp_path) as store, program.opened(Launch(), store) as app:
        app.start()
        for _ in range(5):
            app.step(FRAME)
    assert file.read_bytes() == before
    assert list(tmp_path.glob("settings*")) == [file]


def test_an_error_is_one_line_and_its_story_is_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail(services: Services) -> None:
        raise RuntimeError("the bread\nis burnt")

    open_with(monkeypatch, fail)
    assert run(Launch(data_dir=tmp_path)) == 1
    log = tmp_path / "koloda.log"
    assert capfd.readouterr() == ("", f"koloda: RuntimeError: the bread is burnt; details are in {log}\n")
    assert "Traceback" in log.read_text()
    assert not pygame.display.get_init()


def test_a_log_that_cannot_be_written_is_no_reason_to_stop(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "koloda.log").mkdir()

    def warn_and_fail(services: Services) -> None:
        program.log.warning("nobody hears this")
        raise RuntimeError("the bread is burnt")

    open_with(monkeypatch, warn_and_fail)
    assert run(Launch(data_dir=tmp_path)) == 1
    assert capfd.readouterr() == ("", "koloda: RuntimeError: the bread is burnt\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_log_on_a_full_disk_made_an_error_of_a_good_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "koloda.log").symlink_to("/dev/full")

    def warn_and_leave(services: Services) -> None:
        program.log.warning("there is no room for this")
        services.stack.clear()

    open_with(monkeypatch, warn_and_leave)
    assert run(Launch(data_dir=tmp_path)) == 0
    assert capfd.readouterr() == ("", "")


def test_sigterm_ends_the_program_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = signal.getsignal(signal.SIGTERM)
    open_with(monkeypatch, lambda services: os.kill(os.getpid(), signal.SIGTERM))
    assert run(Launch(data_dir=tmp_path)) == 0
    assert signal.getsignal(signal.SIGTERM) == before


def test_ctrl_c_is_left_to_the_command_line_and_closes_the_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    open_with(monkeypatch, lambda services: signal.raise_signal(signal.SIGINT))
    with pytest.raises(KeyboardInterrupt):
        run(Launch(data_dir=tmp_path))
    assert not pygame.display.get_init()


@pytest.mark.usefixtures("no_display")
def test_without_a_display_there_is_one_line_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert run(Launch(data_dir=tmp_path)) == 1
    assert capfd.readouterr() == ("", "koloda: no display found; Koloda needs a screen to play on\n")


@pytest.mark.usefixtures("no_display")
def test_a_video_driver_that_fails_is_one_line_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    assert run(Launch(data_dir=tmp_path)) == 1
    assert capfd.readouterr() == ("", "koloda: no display: nonsense not available\n")


@pytest.mark.usefixtures("no_display")
def test_a_display_that_is_not_there_is_the_first_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    open_with(monkeypatch, lambda services: services.stack.clear())
    assert run(Launch(data_dir=tmp_path, display=9)) == 0
    assert "no display 9" in (tmp_path / "koloda.log").read_text()
