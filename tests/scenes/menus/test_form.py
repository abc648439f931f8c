from __future__ import annotations

from functools import partial

import pygame
import pytest
from pygame import Rect

from game.input.actions import KEYBOARD, Action, Pointer, Press
from game.scenes.menus.form import Form
from game.scenes.menus.page import Page
from game.view.core.kit import Kit
from game.view.core.theme import HOVER, TITLE_PALETTE
from game.view.widgets.base import Widget
from game.view.widgets.button import Button
from game.view.widgets.focus.navigate import neighbour
from game.view.widgets.scroll import ScrollArea
from tests.stagehand import Stagehand


@pytest.fixture
def kit(hand: Stagehand) -> Kit:
    return Kit(hand.services.art, hand.services.type, hand.services.frame, TITLE_PALETTE)


def press(form: Form, *actions: Action) -> None:
    for action in actions:
        form.handle(Press(action, KEYBOARD))


def column(count: int, area: ScrollArea | None = None, group: str = "", left: int = 0) -> list[Widget]:
    widgets = [
        Button(name=f"{group or 'item'}{number}", text="x", group=group).at(Rect(left, number * 50, 100, 40), area)
        for number in range(count)
    ]
    if area:
        area.height = count * 50
    return list(widgets)


# Where arrows lead


def test_the_next_place_ahead_is_taken_not_the_nearest_at_the_side() -> None:
    places = {"ahead": Rect(0, 200, 100, 40), "aside": Rect(150, 60, 100, 40)}
    assert neighbour(Rect(0, 0, 100, 40), places, (0, 1)) == "ahead"


def test_what_lies_only_at_the_side_is_better_than_nothing() -> None:
    assert neighbour(Rect(0, 0, 100, 40), {"aside": Rect(150, 60, 100, 40)}, (0, 1)) == "aside"


def test_nothing_lies_beyond_the_edge() -> None:
    assert neighbour(Rect(0, 0, 100, 40), {"below": Rect(0, 60, 100, 40)}, (0, -1)) is None


# The focus


def test_it_stays_by_name_and_goes_to_the_next_when_its_item_is_gone(kit: Kit) -> None:
    form = Form()
    form.show(kit, Page(column(4)))
    form.take_focus("item2")
    form.show(kit, Page(column(4)))
    assert form.focus == "item2"
    form.show(kit, Page(column(2)))
    assert form.focus == "item1"
    form.show(kit, Page(column(1)))
    assert form.focus == "item0"


def test_a_group_remembers_its_item(kit: Kit) -> None:
    form = Form()
    form.show(kit, Page([*column(4, group="left"), *column(4, group="right", left=300)]))
    press(form, Action.DOWN, Action.DOWN, Action.RIGHT, Action.UP, Action.UP, Action.LEFT)
    assert form.focus == "left2"


def test_it_is_told_and_heard_once(kit: Kit) -> None:
    on_press: list[str] = []
    heard: list[str] = []
    form = Form(on_press.append, heard.append)
    form.show(kit, Page(column(2)))
    form.handle(Pointer("move", (10, 60)))
    form.handle(Pointer("move", (12, 62)))
    assert on_press == ["item0", "item1"]
    assert heard == ["move"]


def test_confirm_held_down_acts_once(kit: Kit) -> None:
    acted: list[int] = []
    form = Form()
    form.show(kit, Page([Button(name="go", text="Go", on_press=lambda: acted.append(1)).at(Rect(0, 0, 100, 40))]))
    form.handle(Press(Action.CONFIRM, KEYBOARD))
    form.handle(Press(Action.CONFIRM, KEYBOARD, repeat=True))
    assert acted == [1]


def test_a_click_counts_only_where_it_began(kit: Kit) -> None:
    acted: list[str] = []
    buttons = [
        Button(name=name, text=name, on_press=partial(acted.append, name)).at(Rect(x, 0, 100, 40))
        for name, x in (("one", 0), ("two", 200))
    ]
    form = Form()
    form.show(kit, Page(list(buttons)))
    form.handle(Pointer("down", (10, 10), button=1))
    form.handle(Pointer("up", (210, 10), button=1))
    assert acted == []
    form.handle(Pointer("down", (10, 10), button=3))
    form.handle(Pointer("up", (10, 10), button=3))
    assert acted == []
    form.handle(Pointer("down", (210, 10), button=1))
    form.handle(Pointer("up", (220, 20), button=1))
    assert acted == ["two"]


def test_it_lights_up_in_a_moment(kit: Kit) -> None:
    form = Form()
    form.show(kit, Page(column(2)))
    assert form.moving
    form.update(HOVER)
    assert not form.moving


# Lists


@pytest.fixture
def listed(kit: Kit) -> Form:
    form = Form()
    form.show(kit, Page(column(40, ScrollArea("list", Rect(0, 100, 200, 200)))))
    return form


def place_of_focus(form: Form) -> Rect:
    widget = form.focused
    assert widget is not None
    return form.place(widget)


def settle(form: Form) -> None:
    for _ in range(100):
        form.update(1 / 60)


def test_the_focused_item_of_a_list_comes_into_view(listed: Form) -> None:
    press(listed, *[Action.DOWN] * 30)
    settle(listed)
    assert listed.focus == "item30"
    assert Rect(0, 100, 200, 200).contains(place_of_focus(listed))
    press(listed, *[Action.UP] * 30)
    settle(listed)
    assert Rect(0, 100, 200, 200).contains(place_of_focus(listed))


def test_pages_go_through_a_list(listed: Form) -> None:
    press(listed, Action.PAGE_DOWN)
    assert listed.focus != "item0"
    press(listed, *[Action.PAGE_DOWN] * 20)
    assert listed.focus == "item39"


def test_the_wheel_scrolls_and_the_focus_stays_in_view(listed: Form) -> None:
    listed.handle(Pointer("wheel", (50, 150), wheel=-3))
    assert Rect(0, 100, 200, 200).collidepoint(place_of_focus(listed).center)
    listed.handle(Pointer("wheel", (150, 150), wheel=-3))
    assert Rect(0, 100, 200, 200).collidepoint(place_of_focus(listed).center)


def test_items_scrolled_away_are_not_hit(listed: Form) -> None:
    press(listed, *[Action.DOWN] * 20)
    settle(listed)
    focus = listed.focus
    listed.handle(Pointer("move", (50, 20)))
    assert listed.focus == focus


def test_a_list_keeps_its_place_when_it_is_shown_again(kit: Kit, listed: Form) -> None:
    press(listed, *[Action.DOWN] * 20)
    settle(listed)
    before = place_of_focus(listed)
    listed.show(kit, Page(column(40, ScrollArea("list", Rect(0, 100, 200, 200)))))
    assert place_of_focus(listed) == before


@pytest.mark.parametrize("calm", [False, True])
def test_lists_glide_unless_motion_is_reduced(listed: Form, calm: bool) -> None:
    listed.calm = calm
    press(listed, *[Action.DOWN] * 20)
    assert Rect(0, 100, 200, 200).contains(place_of_focus(listed)) is calm


def test_a_list_cut_at_its_edge_gave_no_sign_that_it_goes_on(kit: Kit) -> None:
    area = ScrollArea("list", Rect(50, 50, 300, 200))
    form = Form()
    form.calm = True
    page = Page()
    page.add(*column(8, area))
    form.show(kit, page)

    def shown(y: int) -> bool:
        """Whether something dark lies at that height beside the rows, which are narrower than the list."""
        paper = pygame.Surface(kit.frame.size)
        paper.fill("white")
        form.draw(paper)
        return paper.get_at((340, y)) != pygame.Color("white")

    assert (shown(51), shown(248)) == (False, True)
    form.take_focus("item4")
    assert (shown(51), shown(248)) == (True, True)
    form.take_focus("item7")
    assert (shown(51), shown(248)) == (True, False)
