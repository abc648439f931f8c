"""House rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.validation import RecordError, shown


@dataclass(frozen=True)
class Option:
    """A house rule: its key in records, its value unless the players choose another, and all the values there are."""

    key: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]

    def allows(self, value: object) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.choices)


def chosen(rules: Sequence[Option], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """The value of each house rule, those that are not ``given`` being as usual. RecordError for another key or
    value."""
    result: dict[str, Any] = {rule.key: rule.default for rule in rules}
    if given is None:
        return result
    if not isinstance(given, Mapping):
        raise RecordError("options", f"an object, not {shown(given)}")
    allowed = {rule.key: rule for rule in rules}
    for key, value in given.items():
        if key not in allowed:
            raise RecordError("options", f"no house rule of this game: {shown(key)}")
        if not allowed[key].allows(value):
            choices = ", ".join(map(str, allowed[key].choices))
            raise RecordError(f"options.{key}", f"one of {choices}, not {shown(value)}")
        result[key] = value
    return result
