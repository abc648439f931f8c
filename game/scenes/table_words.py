"""What the table's picture is told by the scene: names, buttons, and what the person to move may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.actions import Action
from game.rules.cards import CODES, SUITS
from game.texts import Voice, texts
from game.texts.seats import seat_names
from game.view.art import index_text
from game.view.table_facts import Choice, TableFacts, Tool

if TYPE_CHECKING:
    from game.scenes.table import TableScene

SUIT_SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))


def voice(table: TableScene) -> Voice:
    """Who speaks to the person at the table."""
    services, humans = table.services, table.running.humans
    letters = services.art.look.letters
    return Voice(services.tr, seat_names(table.running.match.seats, services.tr),
                 lambda card: index_text(card, letters) + SUIT_SIGNS[CODES[card][1]], humans[0] if len(humans) == 1 else None)


def facts(table: TableScene) -> TableFacts:
    """Everything the picture needs besides the stage."""
    match, person = table.running.match, table.person
    focused = person.focus.choice is None and (person.acting or person.focus.card is not None)
    return TableFacts(
        voice=table.voice, levels=[seat.cpu for seat in match.seats],
        deal=len(match.outcomes) + (match.deal.outcome is None), deals=match.deals, totals=match.totals(),
        playable=person.focus.playable, cursor=person.focus.card if focused else None, choices=_choices(table),
        tools=table.tools, corner=table.corner, said=table.notices.said, said_of=table.notices.said_of,
        banner=table.notices.banner, hovered=table.mouse.hovered, looking_back=table.looking_back)


def _choices(table: TableScene) -> list[Choice]:
    """The moves that are no cards, in words."""
    focus, choices = table.person.focus, []
    observation, words = table.running.observe(), texts(table.stage.game)
    for move in focus.choices:
        code = observation.text(move)
        label, sentence = words.choice(code, observation, table.voice) or (code, "")
        choices.append(Choice(code, label, sentence, move == focus.choice))
    return choices


def tools(table: TableScene) -> list[Tool]:
    """The small buttons above the hand."""
    tr, settings = table.services.tr, table.services.store.settings
    if not table.running.humans:
        return []
    shown = [
        ("hint", "bulb", tr("Hint"), Action.HINT), ("sort", "sort", tr("Sort"), Action.SORT),
        ("undo", "undo", tr("Take back"), Action.UNDO), ("last", "replay", tr("Last plays"), Action.LAST_PLAY)]
    return [_tool(table, *tool) for tool in shown if settings.hints or tool[0] != "hint"]


def corner(table: TableScene) -> list[Tool]:
    """The buttons in the upper right corner."""
    speed = {0.5: "½×", "off": "»"}.get(table.speed, f"{table.speed:g}×" if isinstance(table.speed, float | int) else "")
    return [Tool("pause", "pause", ""), Tool("speed", "", speed)]


def _tool(table: TableScene, name: str, icon: str, text: str, action: Action) -> Tool:
    hub = table.services.input
    kind = hub.last_device.kind
    control = hub.bindings.control_for(action, kind)
    return Tool(name, icon, text, (kind, control) if control else None)
