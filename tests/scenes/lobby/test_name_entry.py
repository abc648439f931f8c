from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Rect

from game.input.actions import Action, Composed, Device, Typed
from game.scenes.lobby.name_entry import NameScene
from game.view.menus.menu_layout import menu_places
from game.view.widgets.base import Attention
from tests.scenes.texts_on_screen import seen
from tests.stagehand import Stagehand

PAD = Device("1", "xbox")


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def scene(hand: Stagehand, said: list[str]) -> NameScene:
    opened = NameScene(hand.services, "", said.append)
    hand.services.stack.push(opened)
    return opened


def tap(hand: Stagehand, scene: NameScene, *keys: str) -> None:
    """Find each key on the screen by what it shows, and confirm it with a pad."""
    for key in keys:
        item = next(widget for widget in scene.form.items if getattr(widget, "text", "") == key)
        scene.form.take_focus(item.name)
        hand.press(Action.CONFIRM, device=PAD)


def test_letters_go_to_the_field_wherever_the_focus_is(hand: Stagehand, scene: NameScene, said: list[str]) -> None:
    hand.press(Action.DOWN, Action.DOWN)
    for letter in "Ann a":
        hand.services.stack.handle(Typed(letter))
    hand.services.stack.handle(Typed("\b"))
    scene.form.take_focus("name.field")
    hand.press(Action.CONFIRM)
    assert said == ["Ann"]


def test_what_an_input_method_puts_together_is_seen_and_is_not_the_name_yet(
    hand: Stagehand, scene: NameScene, said: list[str]
) -> None:
    def field() -> str:
        (label,) = scene.form.widgets[2].labels(scene.kit, Rect(0, 0, 400, 60), Attention())
        return label.text

    hand.services.stack.handle(Typed("A"))
    hand.services.stack.handle(Composed("ni"))
    assert field() == "Ani"
    without = hand.draw().copy()
    hand.services.stack.handle(Composed("ni hao shi jie ni hao shi jie ni hao"))
    assert field().endswith("ni hao")
    assert hand.draw().get_view("0").raw != without.get_view("0").raw
    hand.services.stack.handle(Composed(""))
    hand.services.stack.handle(Typed("X"))
    assert field() == "AX"
    scene.accept()
    assert said == ["AX"]


def test_a_letter_that_no_font_has_became_a_box(hand: Stagehand, scene: NameScene, said: list[str]) -> None:
    def told() -> list[str]:
        return [getattr(widget, "text", "") for widget in scene.form.widgets]

    hand.services.stack.handle(Typed("Қ漢"))
    assert "That letter cannot be shown here." in told()
    assert "refuse" in hand.heard
    hand.services.stack.handle(Typed("o"))
    assert "That letter cannot be shown here." not in told()
    scene.accept()
    assert said == ["Қo"]


def test_a_pad_writes_with_the_keys_on_the_screen(hand: Stagehand, scene: NameScene, said: list[str]) -> None:
    tap(hand, scene, "A", "n", "n", "a", "space", "B", "o", "Done")
    assert said == ["Anna Bo"]


def test_a_pad_writes_cyrillic_and_takes_back(hand: Stagehand, scene: NameScene, said: list[str]) -> None:
    scene.form.take_focus("name.letters")
    hand.press(Action.CONFIRM, device=PAD)
    tap(hand, scene, "И", "р", "р")
    scene.form.take_focus("name.erase")
    hand.press(Action.CONFIRM, device=PAD)
    tap(hand, scene, "а", "Done")
    assert said == ["Ира"]


def test_shift_changes_the_case_of_one_letter(hand: Stagehand, scene: NameScene) -> None:
    scene.form.take_focus("name.shift")
    hand.press(Action.CONFIRM)
    tap(hand, scene, "a")
    scene.form.take_focus("name.shift")
    hand.press(Action.CONFIRM)
    tap(hand, scene, "B", "c")
    assert scene.text == "aBc"


def test_no_more_than_sixteen_letters(hand: Stagehand, scene: NameScene) -> None:
    hand.services.stack.handle(Typed("x" * 40))
    assert scene.text == "x" * 16
    hand.services.stack.handle(Typed(" "))
    hand.services.stack.handle(Typed("y"))
    assert scene.text == "x" * 16


def test_nasty_letters_are_dropped(hand: Stagehand, scene: NameScene) -> None:
    for text in ("\x00", "\ud800", "\u200b", "\u202e", "\n"):
        hand.services.stack.handle(Typed(text))
        hand.draw()
    assert scene.text.strip() == ""


def test_the_keyboard_is_asked_for_text_only_while_the_field_is_open(hand: Stagehand, said: list[str]) -> None:
    asked: list[bool] = []
    hand.services.input.text_mode = lambda field: asked.append(field is not None)  # type: ignore[method-assign]
    hand.services.stack.push(NameScene(hand.services, "", said.append))
    hand.services.stack.push(NameScene(hand.services, "", said.append))
    hand.press(Action.CANCEL)
    assert asked == [True, False, True, False, True]
    assert said == []


@pytest.mark.parametrize("text_size", [1.5, 2.0])
def test_newcomers_had_no_name_at_large_text_and_the_keyboard_lay_over_the_prompts(
    stage: Callable[..., Stagehand], text_size: float
) -> None:
    hand = stage((960, 540), "ru", text_size=text_size)
    scene = NameScene(hand.services, "Bella", print, "bread", ["Элеонора"], {"Элеонора": "cautious"})
    hand.services.stack.push(scene)
    assert "Элеонора" in [text for text, _ in seen(scene)]
    footer = menu_places(scene.kit).footer
    assert all(widget.rect.bottom <= footer.top for widget in scene.form.widgets)
