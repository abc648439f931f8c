"""Six people on two pads, the mouse and the keyboard, and a pad whose plug is pulled while its card flies."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.driver import Game, Line, PadGame

WINDOW = ("--size", "1280x720", "--lang", "en", "--mute")
CENTRE, TRAY = (640, 425), [(x, 640) for x in range(340, 960, 36)]
"""Where a single choice lies, and points of a hand of some seven cards."""


class Couch:
    """Plays for every seat with the device it took."""

    def __init__(self, game: PadGame) -> None:
        self.game = game
        self.devices: dict[int, str] = {}
        self._free = ["pad 0", "pad 1", "keys", "mouse", "pad 0", "pad 1"]

    def look(self, seat: int) -> None:
        """Take the seat if nobody has, and open its hand."""
        if seat not in self.devices:
            self.devices[seat] = self._free.pop(0)
        device = self.devices[seat]
        if device == "keys":
            self.game.keys("Tab")
        elif device == "mouse":
            self.game.click(*TRAY[0])
        else:
            self.game.tap(int(device[-1]), "WEST")
        self.game.wait_for(lambda line: "settled" in line and bool(line["settled"]["legal"]))

    def play(self, seat: int) -> None:
        """Make some move with an open hand."""
        device = self.devices[seat]
        for spot in [CENTRE, *TRAY] * 2:
            if self.game.saw(lambda line: "move" in line, 0.3):
                return
            if device == "keys":
                self.game.keys("Return")
            elif device == "mouse":
                self.game.click(*spot)
            else:
                self.game.tap(int(device[-1]), "SOUTH")
        raise AssertionError(f"seat {seat} with {device} played nothing")


def next_thing(game: Game) -> Line:
    return game.wait_for(lambda line: "settled" in line or line == {"scene": "summary"})


def test_six_people_play_svoloch_on_two_pads_the_mouse_and_the_keyboard(started: Callable[..., Game]) -> None:
    seats = ",".join(["human"] * 6)
    game = started(
        *WINDOW, "--speed", "off", "play", "svoloch", "--seats", seats, "--deals", "1", "--seed", "3", kind=PadGame
    )
    assert isinstance(game, PadGame)
    couch = Couch(game)
    line = next_thing(game)
    game.attach()
    game.attach()
    while "settled" in line:
        seat = line["settled"]["seat"]
        assert line["settled"]["legal"] == [], "the hand is covered"
        couch.look(seat)
        couch.play(seat)
        line = next_thing(game)
    assert set(couch.devices.values()) == {"pad 0", "pad 1", "keys", "mouse"}
    assert {line["move"][0] for line in game.seen if "move" in line} == set(range(6))


def test_a_pad_is_pulled_out_during_its_own_flight_and_comes_back(started: Callable[..., Game]) -> None:
    game = started(*WINDOW, "play", "svoloch", "--seats", "human,human,human", "--seed", "3", kind=PadGame)
    assert isinstance(game, PadGame)
    couch = Couch(game)
    first = next_thing(game)["settled"]["seat"]
    game.attach(name="Lost")
    game.attach()
    couch.look(first)
    couch.play(first)
    game.detach(0)
    for _ in range(2):
        seat = next_thing(game)["settled"]["seat"]
        assert seat != first
        couch.look(seat)
        couch.play(seat)
    game.wait_for_scene("lost_pad")
    game.attach(name="Lost")
    couch.devices[first] = "pad 2"
    for _ in range(20):
        game.tap(2, "SOUTH")
        if game.saw(lambda line: line == {"scene": "table"}, 0.5):
            break
    assert next_thing(game)["settled"] == {"seat": first, "legal": []}
    couch.look(first)
    couch.play(first)
