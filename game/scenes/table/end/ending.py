"""The end of a deal at the table: hands turn up seat by seat, points are counted, places are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.platform.audio import shared
from game.rules.deal import Outcome
from game.rules.events import hand
from game.scenes.table.end.finale import NOTES, Count, Cue, Finale, Placed, TurnUp
from game.scenes.table.state import TableState
from game.texts import texts
from game.view.stage.suspense import kept_back
from game.view.table.facts import SeatEnd
from sounds.sound import Sound


class Ending:
    """``play`` is told what is heard, and from where. Nothing happens until ``begin``."""

    def __init__(self, state: TableState, play: Callable[[Sound | str, float], None]) -> None:
        self._state, self._play = state, play
        self._show: Finale | None = None
        self._suspense = False
        """Whether only the hands show who has won."""

    @property
    def begun(self) -> bool:
        return self._show is not None

    @property
    def over(self) -> bool:
        return self._show is not None and self._show.over

    @property
    def told(self) -> bool:
        """Whether it is known who has won the deal, which is over."""
        outcome = self._outcome
        if self._show is None:
            return not kept_back(self._state.stage, outcome)
        return not self._suspense or self._show.place(outcome.winners[0]) is not None

    @property
    def _outcome(self) -> Outcome:
        outcome = self._state.session.outcome
        assert outcome is not None
        return outcome

    def begin(self) -> None:
        """The deal has been over for long enough to know it."""
        stage = self._state.stage
        closed = [seat for seat in range(stage.players) if not stage.is_open(hand(seat))]
        self._suspense = bool(kept_back(stage, self._outcome))
        self._show = Finale(self._state.session.places(), closed)

    def forget(self) -> None:
        """The deal is not over any more."""
        self._show = None

    def skip(self) -> None:
        """Whoever has not been told yet hears now whether a person has won."""
        if not self.told:
            self.tell_winners()

    def update(self, dt: float) -> bool:
        """``dt`` seconds of the table's time have passed; whether anything has changed."""
        if self._show is None:
            return False
        cues = self._show.update(dt)
        for cue in cues:
            self._do(cue)
        return bool(cues)

    def _do(self, cue: Cue) -> None:
        pan = self._state.layout.pan(cue.seats[0])
        match cue:
            case TurnUp(seats):
                self._turn_up(seats)
                self._play(shared("flip"), pan)
            case Count(seats, step):
                if step == NOTES or self._counts(seats, step) != self._counts(seats, step - 1):
                    self._play(shared("rise").numbered(step), pan)
            case Placed(seats, place):
                self._play(shared("place_named"), pan)
                if place == 1 and self._suspense:
                    self.tell_winners()

    def tell_winners(self) -> None:
        """Let it be heard whether a person has won."""
        if self._state.people:
            self._play(shared("win" if set(self._outcome.winners) & set(self._state.people) else "lose"), 0.0)

    def _counts(self, seats: Sequence[int], step: int) -> list[int]:
        words = texts(self._state.stage.game)
        return [round(words.counted(self._outcome, seat) * step / NOTES) for seat in seats]

    def _turn_up(self, seats: Sequence[int]) -> None:
        """Each card turns over on its way from where it lay to its place in an open hand."""
        state, before = self._state, self._state.layout
        state.session.disclose(seats)
        state.show(state.session.observe())
        state.follow_seats(0.0)
        now = state.layout
        for seat in seats:
            place, of = hand(seat), state.stage.count(hand(seat))
            ways = ((before.hand_spot(place, at, of), now.hand_spot(place, at, of)) for at in range(of))
            off = [((start.x - goal.x) / now.unit, (start.y - goal.y) / now.unit) for start, goal in ways]
            state.queue.turn_up(place, off)

    @property
    def ends(self) -> tuple[SeatEnd, ...]:
        """What is told of the seats so far."""
        if self._show is None:
            return ()
        words, tr, told = texts(self._state.stage.game), self._state.voice.tr, []
        for seat in self._show.seats:
            whole = words.counted(self._outcome, seat)
            counted = self._show.counted(seat, whole) or 0
            place = self._show.place(seat)
            held = self._state.stage.count(hand(seat))
            told.append(SeatEnd(seat, words.counted_words(counted, tr), words.counted_words(whole, tr), place, held))
        return tuple(told)
