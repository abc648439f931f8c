"""How the cards of a hand lie while others come to it or leave it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.events import Place
from game.view.stage.queue import Flight, Queue
from game.view.stage.stage import Stage


class Spread:
    """They make room little by little for those that come, and close up where others have left."""

    def __init__(self, stage: Stage, queue: Queue) -> None:
        self._stage, self._queue = stage, queue

    def lies(self, place: Place, shown: Sequence[int]) -> tuple[list[float], float]:
        """Where the cards of a hand with these numbers lie, and of how many."""
        coming = {at: 1 - flight.fraction for flight, at in self._coming(place).items()}
        places = [at - sum(left for other, left in coming.items() if other < at) for at in shown]
        of = self._stage.count(place) - sum(coming.values())
        for flight, left in reversed(self.leaving(place).items()):
            gap = flight.card_move.src.at
            places = [at + left if at > gap - 0.5 else at for at in places]
            of += left
        return places, of

    def lands(self, place: Place) -> dict[Flight, tuple[float, float]]:
        """Where those that fly to a hand will lie while the others are under way, and of how many; nothing where none
        has to wait for others."""
        coming = self._coming(place)
        if len(coming) < 2:
            return {}
        left = {at: 1 - flight.fraction for flight, at in coming.items()}
        of, before, lands = self._stage.count(place) - sum(left.values()), 0.0, {}
        ways = [flight for flight in self._queue.flights if flight.card_move.dst.place == place]
        for at, flight in sorted(((self._queue.landing(one).at, one) for one in ways), key=lambda one: one[0]):
            own = left[at] if flight in coming else 0.0
            lands[flight] = at - before, of + own
            before += own
        return lands

    def leaving(self, place: Place) -> dict[Flight, float]:
        """What has left a hand, in its order, and how much of the room that it took is still free."""
        if place[0] != "hand":
            return {}
        ways = [(flight, flight.card_move) for flight in self._queue.flights]
        return {flight: 1 - flight.fraction for flight, way in ways if way.src.place == place != way.dst.place}

    def _coming(self, place: Place) -> dict[Flight, int]:
        """What is on its way to a hand from elsewhere, and the number that it will have there."""
        return {
            flight: self._queue.landing(flight).at
            for flight in self._queue.flights
            if flight.card_move.src.place != flight.card_move.dst.place == place
        }
