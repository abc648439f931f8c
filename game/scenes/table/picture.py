"""What the picture of a match is told: how it stands, what can be pressed, and what the person to move may choose."""

from __future__ import annotations

from game.i18n import OR
from game.input.actions import Action
from game.rules.deal import Observation
from game.scenes.table.sharing import Sharing
from game.scenes.table.state import TableState
from game.scenes.table.thinking import Thinking
from game.scenes.table.turn.focus import TableFocus
from game.scenes.table.turn.person import PersonTurn
from game.scenes.tabletop.tools import Offer, tools
from game.texts import Voice, texts
from game.view.table.facts import MoveButton, TableFacts, Tool


def facts(state: TableState, person: PersonTurn, sharing: Sharing, thinking: Thinking) -> TableFacts:
    """All but what is only the scene's: its small buttons, and what is lit by the mouse."""
    session, focus = state.session, person.focus
    marked = sharing.turn is None or state.wishes.dimming
    return TableFacts(
        voice=state.voice,
        seats=tuple(session.seats),
        faces=state.faces,
        moods=state.shown_moods,
        deal=session.deal_number,
        deals=session.deals,
        totals=_totals(state) if session.deals > 1 else (),
        playable=focus.playable if marked else None,
        chosen=tuple(focus.chosen),
        cursor=focus.card if focus.choice is None else None,
        choices=sharing.handover.shown_choices() or _choices(focus, person.observation, state.tray_voice),
        call=sharing.handover.call,
        lost=frozenset(session.owners.without_device),
        phones=frozenset(session.owners.with_phones),
        said=state.notices.said,
        said_of=state.notices.said_of,
        banner=state.notices.banner,
        spoken=state.speeches.spoken(state.voice),
        thinking=thinking.shown,
        guard=person.guard,
        below=thinking.below,
    )


def _totals(state: TableState) -> tuple[int, ...]:
    """The running deal's points count once its end has been seen."""
    return state.session.totals() if state.stage.outcome else state.session.totals_before()


def _choices(focus: TableFocus, observation: Observation | None, voice: Voice) -> list[MoveButton]:
    """The moves with a button: the play as chosen so far, and the moves that are no cards."""
    if not focus.choices or observation is None:
        return []
    words, choices = texts(observation.game), []
    for move in focus.choices:
        code = observation.text(move)
        if move == focus.play:
            label, sentence = _play(voice, focus)
        else:
            label, sentence = words.choice(code, observation, voice) or (code, "")
        choices.append(MoveButton(code, label, sentence, move == focus.choice))
    return choices


def _play(voice: Voice, focus: TableFocus) -> tuple[str, str]:
    """What the button for the chosen cards says."""
    tr, card = voice.tr, voice.card
    label = tr("Play {cards}", cards=" ".join(map(card, focus.chosen)))
    more = [card(other) for other in focus.cards if focus.playable and other in focus.playable]
    if not more:
        return label, tr("In this order, all at once.")
    if focus.choice is None and focus.card not in focus.chosen:
        return label, tr("Or add {cards}.", cards=tr.listed(more, OR))
    return label, tr("Press once more, or add {cards}.", cards=tr.listed(more, OR))


class ToolBar:
    """The small buttons above the hand."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._shown_of: object = None
        self._shown: list[Tool] = []

    def tools(self, person: PersonTurn, called: bool) -> list[Tool]:
        """In the language and with the controls of whoever plays; ``called``: he has not seen the hand yet, or holds it
        on a phone."""
        called |= self._state.on_phone
        state, inputs, idle = self._state, self._state.services.input, self._idle(person)
        controls = state.device, inputs.bindings, inputs.habit(state.device)
        over = state.session.outcome is not None
        key = state.tray_voice, controls, state.hints, called, len(state.people), idle, over
        if key != self._shown_of:
            self._shown_of, self._shown = key, tools(state.services, self.offers(called), idle, state.device)
        return self._shown

    def offers(self, called: bool) -> list[Offer]:
        """What there is to press; who only looks on has nothing to play."""
        state, tr = self._state, self._state.tray_voice.tr
        shown = [("last", "replay", tr("Last plays"), Action.LAST_PLAY)]
        if len(state.session.people) == 1:
            shown.insert(0, ("undo", "undo", tr("Take back"), Action.UNDO))
        if not called:
            shown.insert(0, ("sort", "sort", tr("Sort"), Action.SORT))
            if state.people and state.hints:
                shown.insert(0, ("hint", "bulb", tr("Hint"), Action.HINT))
            if state.people and state.device.kind != "mouse":
                go_on = "play", "skip", tr("Go on"), Action.CONFIRM
                over = state.session.outcome is not None
                shown.insert(0, go_on if over else ("play", "check", tr("Play"), Action.CONFIRM))
        return shown

    def _idle(self, person: PersonTurn) -> frozenset[str]:
        """What can do nothing now."""
        idle = {
            "hint": not person.acting,
            "undo": not (person.focus.chosen or self._state.session.can_undo),
        }
        return frozenset(name for name, nothing in idle.items() if nothing)
