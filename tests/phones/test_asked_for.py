"""Phones are off until somebody asks for them, and what is said if they cannot be let in."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pygame import Rect

from game.cli.arguments import make_parser
from game.i18n import LANGUAGES
from game.input.actions import Action
from game.phones import house
from game.phones.addresses import Address
from game.scenes.core import destinations as to
from game.scenes.core import phones as module
from game.scenes.menus.menu import MenuScene
from game.scenes.settings.phones import PhonesScene
from game.view.core.theme import INK, WHITE
from game.view.widgets.button import Picture
from game.view.widgets.qr_code import QUIET_ZONE, module_size
from tests.phones.couch import Couch
from tests.stagehand import Stagehand

START = """
import sys
from pathlib import Path
from game.options import Launch, PlayCommand
from game.platform import environment
environment.prepare()
from game.program import opened
from game.store import Store
with Store.open(Path(sys.argv[1])) as store:
    command = PlayCommand("bread", (None, "easy"), 1, {}) if sys.argv[2] == "play" else None
    with opened(Launch(windowed=True, size=(960, 540), mute=True, command=command), store) as app:
        app.start()
        for _ in range(30):
            app.step(1 / 60)
        assert app.running
print(*[name for name in sys.modules if name.partition(".")[0] in ("aiohttp", "segno", "ifaddr", "asyncio")
        or name.startswith("game.phones")])
"""


@pytest.mark.parametrize("command", ["title", "play"])
def test_a_program_that_is_started_without_phones_loads_nothing_of_them(tmp_path: Path, command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path), command], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == ""


@pytest.fixture
def no_packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(module, "find_spec", lambda name: None if name in ("segno", "ifaddr") else object())
    yield


def words_of(scene: MenuScene) -> str:
    return " ".join(getattr(widget, "text", "") for widget in scene.form.widgets)


def test_without_the_packages_it_is_said_what_to_install_and_all_else_works(hand: Stagehand, no_packages: None) -> None:
    hand.services.open(to.Lobby("bread"))
    hand.services.open(to.Phones())
    assert isinstance(hand.top, PhonesScene)
    assert "python -m pip install segno ifaddr" in words_of(hand.top)
    hand.draw()
    hand.services.back()
    assert hand.top.name == "lobby" and hand.services.phones.house is None


def test_a_place_that_is_taken_is_told_in_a_sentence(hand: Stagehand) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        why = hand.services.phones.open(hand.services.tr, "127.0.0.1", port)
    assert str(port) in why and hand.services.phones.house is None


def test_without_a_network_it_is_said_so(hand: Stagehand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "addresses", list)
    hand.services.open(to.Phones())
    assert isinstance(hand.top, PhonesScene) and "no network" in words_of(hand.top)


def test_the_address_is_large_and_the_others_are_a_press_away(couch: Couch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        house,
        "addresses",
        lambda: [Address("127.0.0.1", "Wi-Fi"), Address("127.0.0.2", "Cable"), Address("127.0.0.3", "")],
    )
    hand = couch.hand
    hand.services.open(to.Phones())
    scene = hand.top
    assert isinstance(scene, PhonesScene)
    first = couch.house.url
    assert "http://127.0.0.1:" in words_of(scene) and couch.house.typed[1] in words_of(scene)
    seen = []
    for _ in range(3):
        seen.append(couch.house.host)
        scene.form.take_focus("phones.other")
        hand.press(Action.CONFIRM)
    assert seen == ["127.0.0.1", "127.0.0.2", "127.0.0.3"] and couch.house.host == "127.0.0.1"
    assert couch.house.url.partition("#")[2] == first.partition("#")[2], "the key is the same in one run"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((960, 540), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_the_code_is_whole_and_can_be_read_from_afar(
    couch_of_size: Callable[..., Couch], language: str, size: tuple[int, int], text: float
) -> None:
    couch = couch_of_size(size, language=language, text_size=text)
    hand = couch.hand
    couch.open()
    hand.services.open(to.Phones())
    scene, code = hand.top, couch.house.code()
    assert isinstance(scene, PhonesScene)
    place = next(widget.rect for widget in scene.form.widgets if isinstance(widget, Picture))
    module = module_size(len(code), place)
    paper = Rect(0, 0, *[module * (len(code) + 2 * QUIET_ZONE)] * 2)
    paper.center = place.center
    assert paper.height >= size[1] * 0.45
    picture = hand.draw()
    for row in range(-QUIET_ZONE, len(code) + QUIET_ZONE):
        for column in range(-QUIET_ZONE, len(code) + QUIET_ZONE):
            dark = 0 <= row < len(code) and 0 <= column < len(code) and code[row][column]
            middle = [round((at + QUIET_ZONE + 0.5) * module) for at in (column, row)]
            assert picture.get_at((paper.left + middle[0], paper.top + middle[1]))[:3] == (INK if dark else WHITE)


@pytest.mark.parametrize(
    "text", ["0.0.0.0:0", "8.8.8.8:1", "192.168.1.20", "192.168.1.20:99999", "home:1", ":1", "::1"]
)
def test_phones_are_let_in_at_one_address_of_the_home_network_only(text: str) -> None:
    with pytest.raises(Exception, match="HOST:PORT"):
        make_parser().parse_args(["--phones", text])


def test_an_address_may_be_given_on_the_command_line() -> None:
    assert make_parser().parse_args(["--phones", "localhost:0"]).phones == ("127.0.0.1", 0)
    assert make_parser().parse_args(
        ["play", "bread", "--seats", "human,easy", "--phones", "10.0.0.5:41937"]
    ).phones == (
        "10.0.0.5",
        41937,
    )
