"""Plays events on a stage in time: what waits, what runs beside, what flies (DESIGN.md, "Scenes and stage").

An event changes the stage when it begins; its cards then fly to where they already lie. So the stage is never between
two states, and skipping is nothing but letting everything begin at once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.events import (
    DISCARD,
    STOCK,
    TRICK,
    Cleared,
    Dealt,
    Event,
    Moved,
    Passed,
    Penalty,
    Place,
    Refilled,
    Swapped,
    Trick,
    Turnaround,
    Turned,
)
from game.view.core import theme
from game.view.motion.tween import Tween
from game.view.stage.slots import CardMove, Slot
from game.view.stage.stage import Stage, steps


@dataclass(eq=False)
class Flight:
    """A journey under way, or about to start."""

    card_move: CardMove
    tween: Tween
    off: tuple[float, float] = (0.0, 0.0)
    """How far from its slot it starts, in units: a card that stood out of the hand or was dragged."""
    scatters: bool = False
    """Whether it is blown away before it comes to where it goes."""
    fraction: float = field(init=False)
    """How far it has come, 0…1."""

    def __post_init__(self) -> None:
        self.fraction = self.tween.eased()

    def update(self, dt: float) -> None:
        """``dt`` seconds have passed."""
        self.tween.update(dt)
        self.fraction = self.tween.eased()


class Ways(NamedTuple):
    """What flies to a place and from it: ``landing`` there, each with the number that it will have; those of them that
    are ``coming`` from elsewhere; and what is ``leaving`` for elsewhere."""

    landing: Sequence[tuple[Flight, int]] = ()
    coming: Sequence[tuple[Flight, int]] = ()
    leaving: Sequence[Flight] = ()


@dataclass
class Effect:
    """What an event shows besides cards, such as a sign that turns, while it lasts."""

    event: Event
    tween: Tween


@dataclass(frozen=True)
class Timing:
    """Seconds: flights last ``lasts``, each starting ``stagger`` after the one before. ``step``: the event begins so
    long after the one before began; None: when everything before is done. ``pause`` holds up what waits. ``effect`` is
    how long the event is shown besides; nothing but the end of the queue waits for that. ``scatters``: its cards are
    blown away."""

    lasts: float = 0.0
    step: float | None = None
    pause: float = 0.0
    stagger: float = 0.0
    effect: float = 0.0
    scatters: bool = False


def timing(event: Event, before: Event | None) -> Timing:
    """How an event of those that games share is played after the one before it; any other takes no time."""
    match event:
        case Moved():
            rest = theme.FLIGHT + theme.PENALTY_REST if event.penalty else 0.0
            return Timing(theme.FLIGHT, _beside(event, before), rest, theme.PLAY_STEP)
        case Dealt():
            return Timing(pause=theme.SHUFFLE)
        case Swapped():
            return Timing(theme.SWAP)
        case Refilled():
            return Timing(theme.GATHER, stagger=theme.GATHER_STEP)
        case Cleared(joker=True):
            return Timing(theme.BURST, effect=theme.BURST, scatters=True)
        case Cleared():
            return Timing(theme.GATHER)
        case Turnaround():
            return Timing(effect=theme.SPIN)
        case Penalty():
            return Timing(pause=theme.PENALTY_PAUSE)
        case Turned():
            return Timing(theme.SWAP, 0.0)
        case Trick():
            return Timing(pause=theme.TRICK_PAUSE)
        case Passed():
            return Timing(pause=theme.PASS_PAUSE)
    return Timing()


def _beside(event: Moved, before: Event | None) -> float | None:
    """The step between cards that leave the stock in a row, or from a trick gathered to the next card drawn."""
    if not isinstance(before, Moved) or event.src != STOCK or before.src not in (STOCK, TRICK):
        return None
    if event.dst == DISCARD:
        return theme.SPREAD_STEP if before.dst == DISCARD else None
    return theme.PENALTY_STEP if event.penalty else theme.DEAL_STEP


NO_WAYS = Ways()


class Queue:
    """``begun`` is called with each event as it begins; ``timing`` says how each is played. ``speed`` is a factor, or
    "off": nothing flies.

    ``seen_off`` tells of an event that is about to begin how far off their places, in units, its cards are seen: each
    takes off from there.
    """

    def __init__(
        self,
        stage: Stage,
        begun: Callable[[Event], None] = lambda event: None,
        seen_off: Callable[[Event], Mapping[int, tuple[float, float]]] = lambda event: {},
        timing: Callable[[Event, Event | None], Timing] = timing,
    ) -> None:
        self.stage = stage
        self.begun = begun
        self._timing = timing
        self.speed: float | str = 1.0
        self.reduced_motion = False
        self.flights: list[Flight] = []
        self.effects: list[Effect] = []
        self.changes = 0
        """How often a flight or an effect has begun or ended."""
        self._seen_off = seen_off
        self._sorted_as: object = None
        self._landings: dict[Flight, Slot] = {}
        """Where flights end, as the cards lie now."""
        self._ways: dict[Place, Ways] = {}
        """The flights, by the places that they concern."""
        self._pending: deque[Event] = deque()
        self._last: Event | None = None
        self._since = 0.0
        self._pause = 0.0
        self._hurried = False

    @property
    def idle(self) -> bool:
        return not self._pending and not self.flights and not self.effects and self._pause <= 0

    def add(self, events: Iterable[Event]) -> None:
        """Play these after what is already there."""
        for event in events:
            self._pending.extend(steps(event) if isinstance(event, Dealt) else (event,))
        if self.speed == "off":
            self.finish()

    def update(self, dt: float) -> None:
        """``dt`` seconds have passed."""
        left = dt * self.factor
        while self._pending:
            wait = self._wait()
            if wait > left:
                break
            self._advance(wait)
            left -= wait
            self._begin(self._pending.popleft())
        self._advance(left)
        if self.idle:
            self._hurried = False

    def turn_up(self, place: Place, off: Sequence[tuple[float, float]] = ()) -> None:
        """The cards of a hand that has just been opened turn over, one after another, from where they lay: so far off
        their places, in units."""
        lying = self.stage.cards(place)
        lasts, whole = (theme.REDUCED_FADE, 0.0) if self.reduced_motion else (theme.TURN_UP, theme.TURN_UP_IN_ALL)
        step = min(theme.TURN_UP_STEP, whole / max(len(lying), 1))
        for at, placed in enumerate(lying):
            slot = Slot(place, at, len(lying))
            card_move = CardMove(placed.card, slot, slot, False, True)
            self.flights.append(Flight(card_move, Tween(lasts, -at * step), off[at] if at < len(off) else (0.0, 0.0)))
        self.changes += 1

    def hurry(self) -> None:
        """Run faster until everything has been played."""
        self._hurried = not self.idle

    def finish(self) -> None:
        """Skip to the end."""
        while self._pending:
            self._begin(self._pending.popleft())
        self._rest()

    def drop(self) -> None:
        """Forget what has not begun, and let what flies lie."""
        self._pending.clear()
        self._rest()

    def arriving(self, place: Place) -> set[int]:
        """The indices at ``place`` whose cards are still on their way there."""
        return {at for _, at in self.ways(place).landing}

    def newcomers(self, place: Place) -> int:
        """How many cards are on their way to ``place`` from elsewhere."""
        return len(self.ways(place).coming)

    def under_way(self, place: Place) -> float:
        """How much of all that flies to ``place`` or has left it is still to be flown: less in each frame until it is
        nothing."""
        ways, left = self.ways(place), 0.0
        for flight, _ in ways.landing:
            left += 1 - flight.fraction
        for flight in ways.leaving:
            left += 1 - flight.fraction
        return left

    def coming(self, place: Place) -> float:
        """How much of the cards at ``place`` is still on its way there: 1 for each that has not moved yet."""
        return sum([1 - flight.fraction for flight, _ in self.ways(place).landing])

    def landing(self, flight: Flight) -> Slot:
        """Where a flight ends now, though other cards may have come or gone since it began."""
        self._sort()
        return self._landings[flight]

    def ways(self, place: Place) -> Ways:
        """What flies to a place and from it, in the order in which it has begun."""
        self._sort()
        return self._ways.get(place, NO_WAYS)

    def _sort(self) -> None:
        """Sort the flights by places, if any has begun or ended, or anything lies in another way."""
        lies = self.changes, self.stage.changes, self.stage.order, len(self.flights)
        if lies == self._sorted_as:
            return
        self._sorted_as = lies
        self._landings = {flight: self.stage.landing(flight.card_move) for flight in self.flights}
        concerned = {slot.place for flight in self.flights for slot in flight.card_move[1:3]}
        self._ways = {place: self._ways_of(place) for place in concerned}

    def _ways_of(self, place: Place) -> Ways:
        ways = [(flight, flight.card_move.src.place, flight.card_move.dst.place) for flight in self.flights]
        landing = [(flight, self._landings[flight].at, src) for flight, src, dst in ways if dst == place]
        return Ways(
            [(flight, at) for flight, at, _ in landing],
            [(flight, at) for flight, at, src in landing if src != place],
            [flight for flight, src, dst in ways if src == place != dst],
        )

    def effect(self, kind: type[Event]) -> Effect | None:
        """The effect of the last event of a kind, while it lasts."""
        return next((effect for effect in reversed(self.effects) if isinstance(effect.event, kind)), None)

    @property
    def factor(self) -> float:
        """Seconds of the table in one second."""
        speed = self.speed if isinstance(self.speed, float | int) else 1.0
        return speed * (theme.HURRY if self._hurried else 1.0)

    def _wait(self) -> float:
        """Seconds until the next event may begin."""
        step = self._timing(self._pending[0], self._last).step
        if step is not None:
            return max(step - self._since, 0.0)
        return max([self._pause, *(flight.tween.left for flight in self.flights)], default=0.0)

    def _advance(self, seconds: float) -> None:
        self._since += seconds
        self._pause = max(self._pause - seconds, 0.0)
        for flight in self.flights:
            flight.update(seconds)
        for effect in self.effects:
            effect.tween.update(seconds)
        showing = [effect for effect in self.effects if not effect.tween.over]
        under_way = [flight for flight in self.flights if not flight.tween.over]
        if len(under_way) != len(self.flights) or len(showing) != len(self.effects):
            self.flights, self.effects = under_way, showing
            self.changes += 1

    def _begin(self, event: Event) -> None:
        plan = self._timing(event, self._last)
        lasts, stagger = (theme.REDUCED_FADE, 0.0) if self.reduced_motion else (plan.lasts, plan.stagger)
        if plan.effect:
            self.effects.append(Effect(event, Tween(theme.REDUCED_FADE if self.reduced_motion else plan.effect)))
        off_places = self._seen_off(event)
        for number, card_move in enumerate(self.stage.apply(event)):
            off = off_places.get(card_move.card, (0.0, 0.0)) if card_move.card is not None else (0.0, 0.0)
            self.flights.append(Flight(card_move, Tween(lasts, -number * stagger), off, plan.scatters))
        self._last, self._since = event, 0.0
        self.changes += 1
        self._pause = max(self._pause, plan.pause)
        self.begun(event)

    def _rest(self) -> None:
        self.flights.clear()
        self.effects.clear()
        self.changes += 1
        self._pause, self._last = 0.0, None
        self._hurried = False
