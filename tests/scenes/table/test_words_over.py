"""What lies over the table for a while is whole, and hides nothing that counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules import GAMES
from game.view.core.patch import Patch
from game.view.table.over import Bubble
from tests.scenes.lesson.test_lesson import begin, wait_for_turn
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
