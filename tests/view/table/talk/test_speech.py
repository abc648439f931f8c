"""What is said at a plate is read whole, and hides nothing that counts."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.rules import GAMES
from game.view.core.art import Art
from game.view.core.kit import Kit
from game.view.core.layout import Frame
from game.view.core.text import Typesetter
from game.view.rooms import room
from game.view.stage.layout import TableLayout
from game.view.table.talk.speech import Spoken, speech_ground, speech_patch, speech_place

WINDOWS = (960, 540), (1024, 768), (2560, 1080)
CALLS = "Последняя карта!", "Разворот!", "+13"


def at_the_table(game: str, players: int, size: tuple[int, int], text: float) -> tuple[Kit, TableLayout]:
    frame, shown = Frame.within(size), room(game)
    stage = shown.stage_type()
    stage.clear(GAMES[game].new(players, seed=1).observe())
    layout: TableLayout = shown.layout_type(frame, players, 1, False, text, shown.arrangement(stage))
    return Kit(Art(), Typesetter(frame.unit * text), frame, shown.palette), layout


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", GAMES)
def test_a_call_lies_by_its_own_plate_and_over_nothing_that_counts(
    game: str, text: float, size: tuple[int, int]
) -> None:
    for players in GAMES[game].PLAYERS:
        kit, layout = at_the_table(game, players, size, text)
        kept = room(game).extents(layout)
        plates = [layout.plate(seat) for seat in range(players)]
        for seat in range(players):
            for words in CALLS:
                patch = speech_patch(kit, layout, seat, words, ground=speech_ground(layout, kept))
                place = patch.rect.inflate(-2 * kit.px(12), -2 * kit.px(12))
                assert layout.frame.rect.contains(place), (players, seat, words)
                assert place.collidelist(kept) < 0, (players, seat, words)
                assert place.collidelist(plates) < 0, (players, seat, words)
                assert layout.plate(seat).inflate(4 * kit.px(12), 4 * kit.px(12)).colliderect(place)


def test_a_bubble_stays_where_it_is_as_long_as_it_is_seen() -> None:
    kit, layout = at_the_table("svoloch", 4, (960, 540), 1.0)
    places = {tuple(speech_patch(kit, layout, 2, "Pass", strength=part, calm=True).rect) for part in (0.2, 0.5, 1.0)}
    assert len(places) == 1


def test_a_bubble_comes_stays_and_goes() -> None:
    strengths = [Spoken("Pass", age=age, lasts=0.9).strength for age in (0.0, 0.05, 0.45, 0.8, 0.9)]
    assert strengths[0] == strengths[-1] == 0
    assert 0 < strengths[1] < 1 == strengths[2] > strengths[3] > 0


def test_pictures_may_be_shown_at_a_seat_where_words_are() -> None:
    _, layout = at_the_table("bread", 2, (960, 540), 1.0)
    kit, _ = at_the_table("bread", 2, (960, 540), 1.0)
    place, side = speech_place(kit, layout, 0, [(60, 60)])
    assert place.size == (60, 60) and side == "below"
    assert not place.colliderect(Rect(layout.plate(0)))
