"""The rules of this table, not the usual ones, wherever a table or a match of it is shown."""

from __future__ import annotations

from game.input.actions import Action
from game.rules.match import Match, SeatInfo
from game.scenes.core import destinations as to
from game.scenes.menus.menu import MenuScene
from game.session.match_session import MatchSession
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Text
from tests.stagehand import Stagehand
from tests.words import plain


def words_of(widgets: list[Widget]) -> list[str]:
    texts = [widget.text for widget in widgets if isinstance(widget, Text | Button)]
    details = [widget.detail for widget in widgets if isinstance(widget, Button)]
    return [plain(text) for text in (*texts, *details)]


def paused(hand: Stagehand) -> MatchSession:
    seats = [SeatInfo("Anna"), SeatInfo("", "easy")]
    match = Match("bread", seats, 1, {"must_play": False, "values": "note"}, 7, first_dealer=0)
    session = MatchSession.start(hand.services.store, match)
    hand.services.open(to.Table(session))
    hand.press(Action.MENU)
    return session


def words(hand: Stagehand) -> list[str]:
    assert isinstance(hand.top, MenuScene)
    return words_of(hand.top.form.widgets)


def test_the_rules_opened_from_the_pause_were_the_usual_ones(hand: Stagehand) -> None:
    session = paused(hand)
    assert any("A card that fits must be played: no" in text and "A 11" in text for text in words(hand))
    hand.services.open(to.Rules(session.game, session.options))
    first = words(hand)
    assert "At this table" in first
    assert "A card that fits must be played: no (changed)" in first
    assert "Round the corner: no" in first
    for _ in range(3):
        hand.press(Action.PAGE_DOWN)
    assert "At this table: A card that fits must be played: no" in words(hand)


def test_the_rules_opened_from_the_title_are_the_usual_ones(hand: Stagehand) -> None:
    hand.services.open(to.Rules("bread"))
    assert "At this table" not in words(hand)


def test_a_matchs_details_name_its_house_rules(hand: Stagehand) -> None:
    session = paused(hand)
    assert session.id is not None
    hand.services.open(to.MatchDetails(session.id))
    assert "A card that fits must be played: no" in words(hand)
