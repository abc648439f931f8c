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
        """Where the cards of a hand with these numbers, ascending, lie, and of how many."""
        coming = {at: 1 - flight.fraction for flight, at in self._queue.ways(place).coming}
        due, before, places = sorted(coming.items(), reverse=True), 0.0, list[float]()
        for at in shown:
            while due and due[-1][0] < at:
                before += due.pop()[1]
            places.append(at - before)
        of = self._stage.count(place) - sum(coming.values())
        for flight in reversed(self.leaving(place)):
            gap, left = flight.card_move.src.at, 1 - flight.fraction
            places = [at + left if at > gap - 0.5 else at for at in places]
            of += left
        return places, of

    def lands(self, place: Place) -> dict[Flight, tuple[float, float]]:
        """Where those that fly to a hand will lie while the others are under way, and of how many; nothing where none
        has to wait for others."""
        ways = self._queue.ways(place)
        coming = dict(ways.coming)
        if len(coming) < 2:
            return {}
        left = {at: 1 - flight.fraction for flight, at in ways.coming}
        of, before, lands = self._stage.count(place) - sum(left.values()), 0.0, {}
        for flight, at in sorted(ways.landing, key=lambda one: one[1]):
            own = left[at] if flight in coming else 0.0
            lands[flight] = at - before, of + own
            before += own
        return lands

    def leaving(self, place: Place) -> Sequence[Flight]:
        """What has left a hand, in its order: how much of the room that it took is still free is what it has yet to
        fly."""
        return self._queue.ways(place).leaving if place[0] == "hand" else ()
