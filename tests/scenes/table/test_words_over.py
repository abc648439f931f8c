"""What lies over the table for a while is whole, and hides nothing that counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pygame
import pytest
from pygame import Rect

from game.rules import GAMES
from game.rules.events import TurnTo
from game.rules.match import Match, SeatInfo
from game.view.cards.fan import box_of
from game.view.core.kit import Kit, Label
from game.view.core.layout import Frame
from game.view.core.patch import Patch
from game.view.core.text import Typesetter
from game.view.core.theme import INK, SMALL, SUBHEADING
from game.view.rooms import room
from game.view.rooms.showcase.layout import Arrangement, ShowcaseLayout
from game.view.stage.stage import Owed
from game.view.table.call import call_patch
from game.view.table.over.banner import banner_patches, banner_place
from game.view.table.over.bubble import Bubble, _tail
from game.view.table.score_tag import tag_place
from game.view.table.seats import _Plate
from game.view.table.talk.speech import TAIL, Spoken, speech_ground, speech_patch
from game.view.table.words import choice_boxes, tool_patches, tool_places
from tests.scenes.lesson.test_lesson import begin, wait_for_turn
from tests.scenes.table.test_showcase_table import names, table_where
from tests.scenes.tables import confirm, sit_down
from tests.stagehand import Stagehand

Stage = Callable[..., Stagehand]
LONG = 400


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_s_sentence_ran_off_the_bottom_of_the_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: str, text: float
) -> None:
    hand, bubbles = stage((1280, 720), "ru"), list[Bubble]()
    hand.services.change(text_size=text)
    patch = Bubble.patch

    def seen(bubble: Bubble) -> Patch:
        bubbles.append(bubble)
        return patch(bubble)

    monkeypatch.setattr(Bubble, "patch", seen)
    scene = begin(hand, game)
    for _ in range(LONG):
        if hand.top is not scene:
            break
        hand.draw()
        layout = scene.state.layout
        for bubble in bubbles:
            assert layout.frame.rect.contains(bubble.place)
            assert bubble.place.bottom <= layout.tray.top, "it lay over the hand"
        bubbles.clear()
        confirm(hand)
        wait_for_turn(hand, scene)
    assert hand.top is not scene


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1024, 768), (2560, 1080), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_all_six_choices_of_a_trump_were_cut(stage: Stage, size: tuple[int, int], language: str, text: float) -> None:
    table = table_where(stage(size, language), names)
    kit = table.state.kit.sized(text)
    for rows in ((1, 1), (1, 2), (2, 1)):
        layout = ShowcaseLayout(kit.frame, 2, 0, text=text, arrangement=Arrangement(rows, "naming"))
        choices = table.facts().choices
        assert len(choices) == 6
        for at, choice in enumerate(choices):
            head, body = choice_boxes(kit, layout, layout.choice(at, len(choices)), choice)
            assert not kit.cut(kit.snug(Label(choice.label, SUBHEADING, INK, head))), (rows, choice.label)
            sentence = kit.fitted(Label(choice.sentence, SMALL, INK, body))
            assert not kit.cut(sentence) and not kit.torn(sentence), (rows, choice.sentence)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_what_is_said_at_ones_own_plate_lay_over_the_log(stage: Stage, size: tuple[int, int]) -> None:
    for game in GAMES:
        frame, shown, players = Frame.within(size), room(game), GAMES[game].PLAYERS[0]
        own = shown.stage_type()
        own.clear(GAMES[game].new(players, seed=1).observe())
        layout = shown.layout_type(frame, players, 1, False, 1.0, shown.arrangement(own))
        kit = Kit(stage(size).services.art, Typesetter(frame.unit), frame, shown.palette)
        ground = speech_ground(layout, shown.extents(layout), [layout.log, layout.log])
        said = speech_patch(kit, layout, 1, "No card fits: you draw one.", "line", ground).rect
        assert not said.inflate(-2 * kit.px(12), -2 * kit.px(12)).colliderect(layout.log), game


def test_the_score_lay_over_the_open_cards_of_the_second_play(stage: Stage) -> None:
    kit = table_where(stage((1280, 720)), names).state.kit
    layout = ShowcaseLayout(kit.frame, 2, 0, arrangement=Arrangement((1, 1), "second", (0, 1)))
    place = tag_place(kit, layout.plate(1), kit.frame.rect, 120, layout.tags_beside)
    assert kit.frame.rect.contains(place)
    assert place.bottom <= box_of(layout.hand_spot(("hand", 1), 0, 26)).top


LINES = ("Этот взгляд я помню. С шестьдесят четвёртого.", "I'd have told you off, were it not so good.")
"""About the longest that is said."""


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("game", "players"), [("bread", 3), ("bread", 5), ("svoloch", 5), ("svoloch", 6)])
def test_what_was_said_lay_over_the_caption_or_the_round(stage: Stage, game: str, players: int, text: float) -> None:
    hand = stage((960, 540), "ru", text_size=text)
    table = sit_down(hand, Match(game, [SeatInfo("Anna"), *[SeatInfo("", "normal")] * (players - 1)], 3, seed=7))
    hand.wait(3.0, step=0.1)
    for size in ((960, 540), (1920, 1080), (2560, 1080)):
        hand.resize(size)
        kit, view, layout, facts = table.state.kit, table.view, table.state.layout, table.facts()
        told = view.room.patches(kit, layout, view.stage, view.queue, facts.voice)
        kept = [layout.caption, *(patch.rect for patch in told if str(patch.key).startswith("('rounds'"))]
        kept += [layout.plate(seat) for seat in range(players)]
        for seat, words in product(range(players), LINES):
            spoken = replace(facts, spoken={seat: Spoken(words, "line")})
            (bubble,) = view.words.speech(kit, layout, spoken, True)
            assert bubble.rect.inflate(-4 * kit.px(TAIL), -4 * kit.px(TAIL)).collidelist(kept) < 0, (size, seat)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_the_sentence_of_a_lesson_lay_over_cases_while_trump_is_named(
    stage: Stage, size: tuple[int, int], language: str
) -> None:
    hand = stage(size, language, text_size=1.5)
    scene = begin(hand, "showcase")
    while not scene.facts().choices:
        confirm(hand)
        wait_for_turn(hand, scene)
    facts, view, layout = scene.facts(), scene.view, scene.state.layout
    bubble = view.words._bubble(scene.state.kit, layout, facts)
    assert bubble is not None and facts.said
    for case in view.room.spared(layout, view.stage):
        hidden = bubble.place.clip(case)
        assert hidden.width * hidden.height <= case.width * case.height / 4


def test_the_board_said_but_half_of_what_a_seat_is_on_course_for_in_russian(stage: Stage) -> None:
    tr = stage(language="ru").services.tr
    assert tr.p("where there is little room", "trump") == "козырь"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize(("game", "players"), [("bread", 2), ("bread", 5), ("svoloch", 6), ("showcase", 2)])
def test_banners_lay_over_captions_and_plates_at_large_text(
    stage: Stage, game: str, players: int, size: tuple[int, int]
) -> None:
    hand = stage(size, "ru", text_size=1.5)
    seats = [SeatInfo("Ширинкина-Вайсма"), *[SeatInfo("", "normal")] * (players - 1)]
    table = sit_down(hand, Match(game, seats, 3, seed=7, first_dealer=players - 1))
    hand.wait(3.0, step=0.1)
    kit, view, layout = table.state.kit, table.view, table.state.layout
    facts = replace(table.facts(), choices=(), said="")  # that it ends is told when nothing is to be chosen
    kept = [layout.caption, *(layout.plate(seat) for seat in range(players))]
    for words in ("Ваш ход", "Ширинкина-Вайсма: ваш ход", "Ширинкина-Вайсма выигрывает сдачу!"):
        ground = view.words._ground(kit, layout, facts, [layout.caption])
        found = banner_place(kit, layout, words, ground, view.words._firm(layout, kit, facts))
        (banner,) = banner_patches(kit, words, found, 0.8, True)
        assert layout.frame.rect.contains(banner.rect)
        assert all(banner.rect.clip(place).height <= place.height * 0.1 for place in kept)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
@pytest.mark.parametrize("game", ["bread", "svoloch"])
def test_the_banner_lay_over_why_ones_own_turn_went_by(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    hand = stage(size, "ru")
    table = sit_down(hand, Match(game, [SeatInfo("Anna"), *[SeatInfo("", "normal")] * 2], 3, seed=7, first_dealer=2))
    hand.wait(3.0, step=0.1)
    kit, words, layout = table.state.kit, table.view.words, table.state.layout
    event, told = TurnTo(0), {0: Spoken("K♣ побить нечем: вы пропускаете ход", "line")}
    still = replace(table.facts(), choices=(), said="", banner=(event, 0.8))
    assert words.announcement(still) and not words.announcement(replace(still, spoken=told)), "the turn is over"
    monkeypatch.setattr(words, "announcement", lambda _: "Никто не побил")
    speech, banner = words.patches(kit, layout, replace(still, spoken=told), True, [])
    assert not banner.rect.colliderect(speech.rect)
    after = words.patches(kit, layout, still, True, [])[-1]
    assert after.rect == banner.rect, "it jumped when the bubble had gone"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768)])
def test_faces_at_the_edge_were_cut_by_the_window(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    drawn: list[tuple[Rect, Rect]] = []
    paint = _Plate._medallion

    def seen(plate: _Plate, surface: pygame.Surface, own: bool) -> Rect:
        drawn.append((plate.frame, paint(plate, surface, own)))
        return drawn[-1][1]

    monkeypatch.setattr(_Plate, "_medallion", seen)
    for game, players in (("bread", 5), ("svoloch", 6), ("showcase", 2)):
        hand = stage(size, text_size=1.5)
        sit_down(hand, Match(game, [SeatInfo("Anna"), *[SeatInfo("", "normal")] * (players - 1)], 3, seed=7))
        hand.wait(1.0, step=0.1)
        hand.draw()
    assert len(drawn) >= 13
    assert all(frame.contains(face) for frame, face in drawn)


def test_a_bubbles_tail_led_sideways_over_other_cards(stage: Stage) -> None:
    hand = stage((1280, 720))
    kit = sit_down(hand, Match("bread", [SeatInfo("Anna"), SeatInfo("Boris")], 1, seed=7)).state.kit
    place = Rect(400, 200, 200, 80)

    def drawn(meant: Rect, passed: list[Rect]) -> bool:
        paper = pygame.Surface((1280, 720), pygame.SRCALPHA)
        _tail(paper, kit, place, meant.midtop, meant, passed)
        return pygame.mask.from_surface(paper, 1).count() > 0

    near, far = Rect(640, 190, 60, 90), Rect(900, 190, 60, 90)
    assert drawn(near, []) and not drawn(far, [])
    assert not drawn(near, [Rect(610, 230, 20, 20)]), "it ran through a button"
    assert drawn(Rect(500, 320, 60, 90), []) and not drawn(Rect(500, 500, 60, 90), []), "it was a needle"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sentence_of_a_lesson_lay_at_the_top_with_a_needle_down_to_its_button(
    stage: Stage, game: str, language: str
) -> None:
    hand = stage((1280, 720), language)
    scene = begin(hand, game)
    for _ in range(LONG):
        if hand.top is not scene:
            break
        facts, layout = scene.facts(), scene.state.layout
        bubble = scene.view.words._bubble(scene.state.kit, layout, facts)
        focused = [layout.choice(at, len(facts.choices)) for at, one in enumerate(facts.choices) if one.focused]
        if bubble and focused and facts.said and facts.said_of is None:
            assert focused[0].top - bubble.place.bottom < focused[0].height, facts.said
        confirm(hand)
        wait_for_turn(hand, scene)
    assert hand.top is not scene


def test_a_tool_that_can_do_nothing_now_is_plainly_dimmer(stage: Stage) -> None:
    hand = stage((1280, 720), text_size=1.5)
    table = sit_down(hand, Match("bread", [SeatInfo("Anna"), SeatInfo("Boris", "normal")], 1, seed=7, first_dealer=1))
    hand.wait(3.0, step=0.1)
    kit, tool = table.state.kit, table.facts().tools[0]

    def brightest(dim: bool) -> int:
        paper = pygame.Surface((400, 60))
        (patch,) = tool_patches(kit, [(replace(tool, dim=dim, glyph=None), paper.get_rect(), True)], "")
        patch.paint(paper)
        return max(sum(paper.get_at((x, y))[:3]) for x in range(10, 390) for y in range(10, 50))

    assert brightest(dim=True) < 0.75 * brightest(dim=False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_loaf_of_a_penalty_lay_over_the_caption(stage: Stage, players: int) -> None:
    hand = stage((960, 540), "ru", text_size=1.5)
    table = sit_down(hand, Match("bread", [SeatInfo(f"P{seat}") for seat in range(players)], 3, seed=7))
    hand.wait(1.0, step=0.1)
    view, shown, voice = table.view, table.stage, table.facts().voice
    for seat, size in product(range(players), ((960, 540), (2560, 1080))):
        hand.resize(size)
        shown.owed = Owed(seat, 8, 3)
        (loaf,) = view.room.over(table.state.kit, table.state.layout, shown, view.queue, voice)
        assert not loaf.rect.colliderect(table.state.layout.caption)


def test_the_box_of_a_penalty_was_empty_before_the_first_card(stage: Stage) -> None:
    hand = stage((1280, 720))
    table = sit_down(hand, Match("bread", [SeatInfo("Anna"), SeatInfo("Boris")], 1, seed=7))
    view, shown, voice, written = table.view, table.stage, table.facts().voice, list[bytes]()
    for count in (5, 12):
        shown.owed, paper = Owed(1, count), pygame.Surface((1280, 720))
        (loaf,) = view.room.over(table.state.kit, table.state.layout, shown, view.queue, voice)
        loaf.paint(paper)
        written.append(paper.get_buffer().raw)
    assert written[0] != written[1], "it tells how many cards are coming"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_words_of_a_call_ran_into_the_lower_rim_of_its_box(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, language: str, text: float
) -> None:
    hand = stage((960, 540), language, text_size=text)
    table = sit_down(hand, Match("bread", [SeatInfo(""), SeatInfo("")], 1, seed=7))
    while not (call := table.facts().call):
        hand.wait(0.1)
    kit, layout, written = table.state.kit.sized(table.state.layout.text), table.state.layout, list[Label]()
    monkeypatch.setattr(Kit, "write", lambda _kit, _surface, label: written.append(label))
    call_patch(kit, layout, call).paint(pygame.Surface((960, 540)))
    title, words = written
    assert kit.type.height(words.text, words.style, words.box.width) <= words.box.height
    assert title.box.bottom <= words.box.top and title.box.height >= kit.line(title.style) * 0.8


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (2560, 1080)])
def test_what_was_said_lay_over_the_open_hand_of_the_second_play(stage: Stage, size: tuple[int, int]) -> None:
    hand = stage(size, "ru")
    table = table_where(hand, lambda deal: deal.phase == "second")
    kit, view, layout, seat = table.state.kit, table.view, table.state.layout, table.state.layout.others()[0]
    held = view.stage.count(("hand", seat))
    first, last = (box_of(layout.hand_spot(("hand", seat), at, held)) for at in (0, held - 1))
    spoken = replace(table.facts(), spoken={seat: Spoken("На этой взятке стояло моё имя.", "line")})
    (bubble,) = view.words.speech(kit, layout, spoken, True)
    assert not bubble.rect.inflate(-4 * kit.px(TAIL), -4 * kit.px(TAIL)).colliderect(first.union(last))


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_small_buttons_had_a_gap_behind_their_words_at_large_text(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    hand = stage((1280, 720), "ru", text_size=text)
    table = sit_down(hand, Match("svoloch", [SeatInfo("Anna"), *[SeatInfo("", "normal")] * 2], 1, seed=7))
    kit, layout, written = table.state.kit.sized(table.state.layout.text), table.state.layout, list[Label]()
    places = tool_places(kit, layout, table.facts().tools)
    monkeypatch.setattr(Kit, "write", lambda _kit, _surface, label: written.append(label))
    for patch in tool_patches(kit, places, ""):
        patch.paint(pygame.Surface((1280, 720)))
    assert written
    assert all(one.box.width - kit.type.width(one.text, one.style) < kit.px(8) for one in written)
    assert all(kit.line(one.style) <= one.box.height for one in written)
