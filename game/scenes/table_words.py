"""What the picture of a match is told: the buttons, and what the person to move may choose, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.input.actions import Action
from game.scenes.table_focus import TableFocus
from game.texts import Voice, texts
from game.view.table_facts import Choice, TableFacts, Tool

if TYPE_CHECKING:
    from game.scenes.services import Services
    from game.scenes.table import TableScene


def facts(table: TableScene) -> TableFacts:
    """Everything the picture needs besides the stage."""
    match, focus = table.running.match, table.person.focus
    return TableFacts(
        voice=table.voice,
        levels=table.levels,
        deal=table.deal_number,
        deals=match.deals,
        totals=match.totals() if match.deals > 1 else (),
        playable=focus.playable,
        chosen=tuple(focus.chosen),
        cursor=focus.card if focus.choice is None else None,
        choices=_choices(table),
        tools=table.tools,
        corner=table.corner,
        said=table.notices.said,
        said_of=table.notices.said_of,
        banner=table.notices.banner,
        hovered=table.mouse.hovered,
        looking_back=table.looking_back,
    )


def _choices(table: TableScene) -> list[Choice]:
    """The moves with a button: the play as chosen so far, and the moves that are no cards."""
    focus, observation = table.person.focus, table.person.observation
    if not focus.choices or observation is None:
        return []
    words, choices = texts(table.stage.game), []
    for move in focus.choices:
        code = observation.text(move)
        if move == focus.play:
            label, sentence = _play(table.voice, focus)
        else:
            label, sentence = words.choice(code, observation, table.voice) or (code, "")
        choices.append(Choice(code, label, sentence, move == focus.choice))
    return choices


def _play(voice: Voice, focus: TableFocus) -> tuple[str, str]:
    """What the button for the chosen cards says."""
    tr, card = voice.tr, voice.card
    label = tr("Play {cards}", cards=" ".join(map(card, focus.chosen)))
    more = [card(other) for other in focus.cards if focus.playable and other in focus.playable]
    if not more:
        return label, tr("In this order, all at once.")
    return label, tr("Press once more, or add {cards}.", cards=tr(" or ").join(more))


def tools(table: TableScene) -> list[Tool]:
    """The small buttons above the hand; who only looks on has nothing to play."""
    tr, settings = table.services.tr, table.services.store.settings
    shown = [("sort", "sort", tr("Sort"), Action.SORT)]
    if len(table.people) == 1:
        shown.append(("undo", "undo", tr("Take back"), Action.UNDO))
    shown.append(("last", "replay", tr("Last plays"), Action.LAST_PLAY))
    if table.people and settings.hints:
        shown.insert(0, ("hint", "bulb", tr("Hint"), Action.HINT))
    if table.people and table.services.input.last_device.kind != "mouse":
        shown.insert(0, ("play", "check", tr("Play"), Action.CONFIRM))
    return [tool(table.services, *one) for one in shown]


def corner(table: TableScene) -> list[Tool]:
    """The buttons in the upper right corner."""
    return [Tool("pause", "pause", ""), Tool("speed", "", table.speed_sign)]


def tool(services: Services, name: str, icon: str, text: str, action: Action) -> Tool:
    """A small button, with the control that does the same on the device in use; a mouse has only the button itself to
    confirm with."""
    device = services.input.last_device
    by_button = device.kind == "mouse" and action is Action.CONFIRM
    control = None if by_button else services.input.bindings.control_for(action, device.kind)
    return Tool(name, icon, text, (services.glyphs(device), control) if control else None)
