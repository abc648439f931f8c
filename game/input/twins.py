"""Pads that are one pad, seen twice: Steam, for one, offers a pad of its own beside the real one.

Two pads of which every change came in the same frame with the same value, ``SURE_AFTER`` of them in a row, are one;
from the first difference on they are two. If it was only a change that came a frame late they are one again, but after
two such in a row they are two for good.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from msgspec import Struct, field

from game.input.actions import Action, Device, PadsChanged, Press
from game.input.pad import Control

SURE_AFTER = 8
"""So many changes in a row are not two people who press at once."""


class _Pair(Struct):
    """What two pads have said since both of them are there."""

    alike: int = 0
    apart: bool = False
    _ahead: tuple[int, Sequence[Control]] | None = None
    """Which of them has said something in the last frame that the other has not said yet, and what."""
    _late: bool = False
    _parts: dict[str, str] = field(default_factory=dict)
    """What the parts of one that nobody knows are on the other."""

    @property
    def one(self) -> bool:
        return self.alike >= SURE_AFTER and not self.apart and self._ahead is None

    def hear(self, frame: tuple[Sequence[Control], Sequence[Control]]) -> None:
        """What each of them has said in one frame."""
        if self.apart or not (self._ahead or any(frame)):
            return
        if self._ahead:
            self._hear_late(self._ahead, frame)
        elif all(frame):
            self._count(frame)
        else:
            side = 0 if frame[0] else 1
            self._ahead = side, frame[side]

    def _hear_late(
        self, ahead: tuple[int, Sequence[Control]], frame: tuple[Sequence[Control], Sequence[Control]]
    ) -> None:
        side, early = ahead
        self._ahead = None
        late = (early, frame[1]) if side == 0 else (frame[0], early)
        self.apart = self._late or bool(frame[side]) or not self._same(*late)
        self._late = True

    def _count(self, frame: tuple[Sequence[Control], Sequence[Control]]) -> None:
        self._late = False
        if self._same(*frame):
            self.alike += len(frame[0])
        else:
            self.apart = True

    def _same(self, first: Sequence[Control], second: Sequence[Control]) -> bool:
        if len(first) != len(second):
            return False
        if bool(first[0].part) == bool(second[0].part):
            return sorted(map(_spoken, first)) == sorted(map(_spoken, second))
        downs = sorted(change.down for change in first), sorted(change.down for change in second)
        if downs[0] != downs[1]:
            return False
        return len(first) > 1 or self._fit(*_part_first(first[0], second[0]))

    def _fit(self, part: str, name: str) -> bool:
        """Whether this part of the unknown pad has been this control of the other whenever it was heard."""
        known = self._parts.setdefault(part, name) == name
        return known and list(self._parts.values()).count(name) == 1


class Twins:
    """To be told of every frame."""

    def __init__(self) -> None:
        self.doubles: dict[Device, Device] = {}
        """The pads that are only another one seen twice, with that one."""
        self._heirs: dict[Device, Device] = {}
        self._down: set[tuple[Device, str]] = set()
        self._pairs: dict[tuple[str, str], _Pair] = {}
        self._order: list[Device] = []
        self._pressed: list[tuple[Device, Action]] = []
        self._before: list[tuple[Device, Action]] = []

    def now(self, device: Device) -> Device:
        """The pad by which the one in hand is known now, if ``device`` was another sight of it; else ``device``."""
        while device in self._heirs:
            device = self._heirs[device]
        return device

    def judge(self, pads: Sequence[Device], changes: Collection[Control]) -> list[PadsChanged]:
        """What was said in this frame; which pads are gone or back by that. Of two that are one the first is kept."""
        heard = [change for change in changes if self._heard(change)]
        said = {pad: [change for change in heard if change.device == pad] for pad in pads}
        self._order = list(pads)
        pairs = list(combinations(pads, 2))
        self._pairs = {_key(*pair): self._pairs.get(_key(*pair)) or _Pair() for pair in pairs}
        before, self.doubles = self.doubles, {}
        for first, second in pairs:
            pair = self._pairs[_key(first, second)]
            pair.hear((said[first], said[second]))
            if pair.one:
                self.doubles.setdefault(second, self.doubles.get(first, first))
        return self._changes(before)

    def _heard(self, change: Control) -> bool:
        """Whether it says something: nothing is let go that was not heard going down."""
        key = change.device, change.part or change.name
        known = key in self._down
        (self._down.add if change.down else self._down.discard)(key)
        return change.down or known

    def _changes(self, before: Mapping[Device, Device]) -> list[PadsChanged]:
        back = [double for double in before if double not in self.doubles and double in self._order]
        new = [double for double in self.doubles if double not in before]
        for double in back:
            del self._heirs[double]
            if before[double] not in self._order:  # it is the sight of the pad that is left
                self._heirs[before[double]] = double
        self._heirs.update((double, self.doubles[double]) for double in new)
        return [*(PadsChanged(double, True) for double in back), *(PadsChanged(double, False) for double in new)]

    def press(self, pressed: Sequence[tuple[Device, Action]]) -> None:
        """What the presses of this frame mean."""
        self._before, self._pressed = self._pressed, list(pressed)

    def told(self, device: Device, action: Action) -> Press:
        """The press of a pad, with what is known of the others."""
        same = [other for other, pressed in (*self._before, *self._pressed) if pressed is action and other != device]
        company = tuple(other for other in dict.fromkeys(same) if not self._apart(device, other))
        return Press(
            action, device, company=company, echo=any(self._was_first(other, device, action) for other in company)
        )

    def _was_first(self, other: Device, device: Device, action: Action) -> bool:
        return (other, action) in self._before or self._order.index(other) < self._order.index(device)

    def _apart(self, one: Device, other: Device) -> bool:
        pair = self._pairs.get(_key(one, other)) or self._pairs.get(_key(other, one))
        return pair is None or pair.apart


def _key(first: Device, second: Device) -> tuple[str, str]:
    return first.id, second.id


def _spoken(change: Control) -> tuple[str, bool]:
    return change.part or change.name, change.down


def _part_first(one: Control, other: Control) -> tuple[str, str]:
    return (one.part, other.name) if one.part else (other.part, one.name)
