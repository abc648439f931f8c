"""What lies over the table for a while is whole, and hides nothing that counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules import GAMES
from game.view.core.kit import Label
from game.view.core.patch import Patch
from game.view.core.theme import INK, SMALL, SUBHEADING
from game.view.rooms.showcase.layout import Arrangement, ShowcaseLayout
from game.view.table.over import Bubble
from game.view.table.words import choice_boxes
from tests.scenes.lesson.test_lesson import begin, wait_for_turn
from tests.scenes.table.test_showcase_table import names, table_where
from tests.scenes.tables import confirm
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
