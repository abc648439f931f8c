"""What the picture of a match is told: the buttons, and what the person to move may choose, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import OR
from game.input.actions import Action, Device
from game.scenes.table.focus import TableFocus
from game.texts import Voice, texts
from game.view.table.facts import MoveButton, TableFacts, Tool

if TYPE_CHECKING:
    from game.scenes.core.services import Services
    from game.scenes.table.table import TableScene


def facts(table: TableScene) -> TableFacts:
    """Everything the picture needs besides the stage."""
    session, focus = table.session, table.person.focus
    marked = table.sharing.turn is None or table.wishes.dimming
    return TableFacts(
        voice=table.voice,
        seats=tuple(session.seats),
        deal=session.deal_number,
        deals=session.deals,
        totals=session.totals() if session.deals > 1 else (),
        playable=focus.playable if marked else None,
        chosen=tuple(focus.chosen),
        cursor=focus.card if focus.choice is None else None,
        choices=table.sharing.handover.shown_choices() or _choices(table),
        call=table.sharing.handover.call,
        lost=frozenset(session.owners.without_device),
        tools=table.tools,
        corner=table.corner,
        said=table.notices.said,
        said_of=table.notices.said_of,
        banner=table.notices.banner,
        thinking=table.thinking.shown,
        hovered=table.mouse.hovered,
        looking_back=table.looking_back,
    )


def _choices(table: TableScene) -> list[MoveButton]:
    """The moves with a button: the play as chosen so far, and the moves that are no cards."""
    focus, observation = table.person.focus, table.person.observation
    if not focus.choices or observation is None:
        return []
    words, choices = texts(table.stage.game), []
    for move in focus.choices:
        code = observation.text(move)
        if move == focus.play:
            label, sentence = _play(table.tray_voice, focus)
        else:
            label, sentence = words.choice(code, observation, table.tray_voice) or (code, "")
        choices.append(MoveButton(code, label, sentence, move == focus.choice))
    return choices


def _play(voice: Voice, focus: TableFocus) -> tuple[str, str]:
    """What the button for the chosen cards says."""
    tr, card = voice.tr, voice.card
    label = tr("Play {cards}", cards=" ".join(map(card, focus.chosen)))
    more = [card(other) for other in focus.cards if focus.playable and other in focus.playable]
    if not more:
        return label, tr("In this order, all at once.")
    return label, tr("Press once more, or add {cards}.", cards=tr.listed(more, OR))


def tools(table: TableScene) -> list[Tool]:
    """The small buttons above the hand; who only looks on has nothing to play."""
    tr, device = table.tray_voice.tr, table.device
    shown = [("last", "replay", tr("Last plays"), Action.LAST_PLAY)]
    if len(table.session.humans) == 1:
        shown.insert(0, ("undo", "undo", tr("Take back"), Action.UNDO))
    if table.sharing.handover.seat is None:
        shown.insert(0, ("sort", "sort", tr("Sort"), Action.SORT))
        if table.people and table.hints:
            shown.insert(0, ("hint", "bulb", tr("Hint"), Action.HINT))
        if table.people and device.kind != "mouse":
            shown.insert(0, ("play", "check", tr("Play"), Action.CONFIRM))
    return [tool(table.services, *one, device) for one in shown]


def corner(table: TableScene) -> list[Tool]:
    """The buttons in the upper right corner."""
    return [Tool("pause", "pause", ""), Tool("speed", "", table.speed_sign)]


def tool(services: Services, name: str, icon: str, text: str, action: Action, device: Device | None = None) -> Tool:
    """A small button, with the control that does the same on a device, or else on the one in use; a mouse has only the
    button itself to confirm with."""
    device = device or services.input.last_device
    by_button = device.kind == "mouse" and action is Action.CONFIRM
    return Tool(name, icon, text, None if by_button else glyph(services, action, device))


def glyph(services: Services, action: Action, device: Device) -> tuple[str, str] | None:
    """The control of a device for an action, as ``Art.glyph`` takes it; None if it has none."""
    control = services.input.bindings_of(device).control_for(action, device.kind)
    return (services.glyphs(device), control) if control else None
