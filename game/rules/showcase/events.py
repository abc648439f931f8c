"""What only Showcase tells besides the events of all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.events import Cards, Moved, Place, Trick, TrumpNamed
from game.rules.showcase.tricks import FIRST_PLAY, SECOND_PLAY, Phase, Taken, settling, tricks_won, whole_tricks


def showcase(seat: int) -> Place:
    """Where a seat's tricks of the first play lie: in a row, two cards each, and whatever leaves leaves a gap."""
    return ("showcase", seat)


@dataclass(frozen=True)
class Tally:
    """How the deal stands. Trick ``number`` of ``of`` is being played, counted from 1 in each play; ``settles``:
    whether its winner will lead to the second play. By seat, ``counts`` has the whole tricks of the showcase, and from
    the naming on the tricks won in the second play; ``won`` the tricks of the first play, whole or not."""

    phase: Phase = "first"
    number: int = 1
    of: int = FIRST_PLAY
    settles: bool = False
    counts: tuple[int, int] = (0, 0)
    won: tuple[int, int] = (0, 0)

    @property
    def needed(self) -> tuple[int, ...]:
        """By seat, the tricks of the second play that it still needs to win the deal; () before it."""
        return tuple(max(self.of // 2 + 1 - count, 0) for count in self.counts) if self.phase == "second" else ()

    @property
    def names(self) -> int | None:
        """Who would name the trump of the second play if the first one ended like this; None if that is open, and once
        it has ended."""
        if self.phase != "first" or self.counts[0] == self.counts[1]:
            return None
        return self.counts.index(min(self.counts))

    @classmethod
    def of_tricks(cls, tricks: Sequence[Taken], on_table: int, named: bool, options: Mapping[str, Any]) -> Tally:
        """After these tricks; ``on_table`` are the cards of the one that is being played, as a bit set, ``named``:
        whether the trump of the second play is."""
        done, winners = len(tricks), [trick.winner for trick in tricks[:FIRST_PLAY]]
        won = winners.count(0), winners.count(1)
        if done >= FIRST_PLAY and named:
            number = min(done - FIRST_PLAY + 1, SECOND_PLAY)
            return cls("second", number, SECOND_PLAY, False, tricks_won(tricks), won)
        phase: Phase = "first" if done < FIRST_PLAY else "naming"
        number, settles = min(done + 1, FIRST_PLAY), done == settling(options)
        return cls(phase, number, FIRST_PLAY, settles, whole_tricks(tricks, on_table), won)


@dataclass(frozen=True)
class Reveal:
    """From now on it is known which cards of a seat's hand had been seen by it alone: to everybody if it is ``public``,
    else to the other player, who can count them off."""

    seat: int
    cards: Cards
    public: bool

    def seen_by(self, *seats: int) -> Reveal:
        return self if self.public or seats else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True)
class ShowcasePlay(Moved):
    """A card is played to the trick. ``breaks``: it leaves a trick of the showcase that was whole."""

    breaks: bool = False
    tally: Tally = Tally()
    reveals: tuple[Reveal, ...] = ()


@dataclass(frozen=True)
class ShowcaseTrick(Trick):
    """Trick ``number`` of its play, from 1. It becomes case ``case`` of the winner's showcase, from 0; None in the
    second play, whose cards go out of play. ``settles``: its winner will lead to the second play."""

    number: int
    case: int | None
    settles: bool
    tally: Tally


@dataclass(frozen=True)
class ShowcaseNaming(TrumpNamed):
    """Hand and showcase of each seat are one hand now."""

    tally: Tally
    reveals: tuple[Reveal, ...]

    def seen_by(self, *seats: int) -> ShowcaseNaming:
        return replace(self, reveals=tuple(reveal.seen_by(*seats) for reveal in self.reveals))
