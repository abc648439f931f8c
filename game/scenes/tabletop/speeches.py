"""What is said at the seats: one bubble at the plate of each, gone with its moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.rules.events import Ended, Event, Moved, Penalty, TurnTo, holder
from game.texts import Voice
from game.view.core import theme
from game.view.motion.tween import Tween
from game.view.rooms import Words, room
from game.view.stage.stage import Stage
from game.view.table.talk.speech import SpeechStyle, Spoken


@dataclass
class _Said:
    words: Words
    style: SpeechStyle
    seen: Tween
    in_full: bool = False
    """Whether it is a sentence that has the call of the same in it."""


class Speeches:
    """``see`` is told of each event as it begins: a call is made of it if it has one. A ``line`` of somebody's own
    waits until the call at the seat has gone."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._said: dict[int, _Said] = {}
        self._next: dict[int, _Said] = {}
        self.last_card: int | None = None
        """Who has just come to have one card left."""
        self._paid: Penalty | None = None
        self._player: int | None = None
        """Who has played a card since the last turn began."""

    def see(self, event: Event) -> None:
        """An event begins, and the stage shows it already."""
        self.last_card = None
        match event:
            case Ended():
                self.clear()
            case Penalty():
                self._paid = event
                self._hasten(lambda said: said.style == "line", 0.0)
            case Moved(src=src) if event.seat is not None and holder(src) is not None:
                self._player = event.seat
                self._hasten(lambda said: said.in_full, theme.SPEECH_SHOWN)
            case TurnTo():
                self._turn_over()
                if event.seat in self._said and self._said[event.seat].in_full:
                    del self._said[event.seat]
        if event is not self._paid:
            self._call(event)

    def say(self, seat: int, words: Words, style: SpeechStyle = "line", lasts: float = theme.SPEECH_SHOWN) -> None:
        """Somebody says something of his own for so many seconds; the words are made when they are drawn."""
        said = _Said(words, style, Tween(lasts))
        if seat in self._said and self._said[seat].style == "call":
            self._next[seat] = said
        else:
            self._said[seat] = said

    def tell(self, seat: int, words: Words) -> None:
        """What a seat does by itself, in a sentence to its player, until its next turn at most."""
        self._said[seat] = _Said(words, "line", Tween(theme.FORCED_SHOWN), in_full=True)

    def hand_over(self) -> None:
        """Somebody else looks at the screen: what was told to a player is over."""
        self._said = {seat: said for seat, said in self._said.items() if not said.in_full}

    def clear(self) -> None:
        """Nothing is said any more."""
        self._said.clear()
        self._next.clear()
        self._paid = self._player = None

    def update(self, dt: float) -> bool:
        """Whether anything has changed."""
        changed = bool(self._said)
        for seat, said in [*self._said.items()]:
            said.seen.update(dt)
            if said.seen.over:
                del self._said[seat]
                if seat in self._next:
                    self._said[seat] = self._next.pop(seat)
        return changed

    @property
    def moving(self) -> bool:
        return bool(self._said)

    def spoken(self, voice: Voice) -> Mapping[int, Spoken]:
        """What is said now, by seat."""
        return {
            seat: Spoken(said.words(voice), said.style, said.seen.age, said.seen.lasts)
            for seat, said in self._said.items()
        }

    def _hasten(self, meant: Callable[[_Said], bool], least: float) -> None:
        """Something else is to be looked at now: what was said before goes once it was seen for so long at least."""
        for said in filter(meant, self._said.values()):
            said.seen.lasts = min(said.seen.lasts, max(least, said.seen.age + theme.SPEECH_GO))

    def _turn_over(self) -> None:
        """What a turn has come to: a penalty paid, a hand with one card left."""
        player, paid = self._player, self._paid
        self._player = self._paid = None
        if paid:
            self._call(paid)
        self.last_card = player if player in self._stage.last_cards else None
        if player is not None and player == self.last_card:
            self._set(player, _last_card)

    def _call(self, event: Event) -> None:
        words = room(self._stage.game).called_out(event, self._stage)
        if words and event.seat is not None:
            self._set(event.seat, words)

    def _set(self, seat: int, words: Words) -> None:
        if seat in self._said and self._said[seat].in_full:
            return
        self._said[seat] = _Said(words, "call", Tween(theme.SPEECH_SHOWN))


def _last_card(voice: Voice) -> str:
    return voice.tr("Last card!")
