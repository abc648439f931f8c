"""House rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.validation import RecordError, shown

FORMAT = 2
"""Of the records written today. Format 1 had no ``rounds``."""

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """A house rule: its key in records, its value unless the players choose another, and all the values there are.

    ``formerly`` is its value where a record of format 1 does not name it, None: the default; ``since`` is the format
    that has it.
    """

    key: str
    default: Value
    choices: tuple[Value, ...]
    formerly: Value | None = None
    since: int = 1

    def allows(self, value: object) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def usual(self, record_format: int = FORMAT) -> Value:
        """Its value where a record of this format does not name it."""
        return self.default if self.formerly is None or record_format >= FORMAT else self.formerly


def chosen(rules: Sequence[Option], given: Mapping[str, Any] | None, record_format: int = FORMAT) -> dict[str, Any]:
    """The value of each house rule, those that are not ``given`` being as usual in this format. RecordError for another
    key or value."""
    result: dict[str, Any] = {rule.key: rule.usual(record_format) for rule in rules}
    if given is None:
        return result
    if not isinstance(given, Mapping):
        raise RecordError("options", f"an object, not {shown(given)}")
    allowed = {rule.key: rule for rule in rules if rule.since <= record_format}
    for key, value in given.items():
        if key not in allowed:
            raise RecordError("options", f"no house rule of this game: {shown(key)}")
        if not allowed[key].allows(value):
            choices = ", ".join(map(str, allowed[key].choices))
            raise RecordError(f"options.{key}", f"one of {choices}, not {shown(value)}")
        result[key] = value
    return result


def remembered(rules: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The value of each house rule as it was chosen last time, as far as the game still offers it.

    Who chose before a rule was there goes on as it was then; but who played as was usual plays as is usual today.
    """
    known = {rule.key: given[rule.key] for rule in rules if rule.key in given and rule.allows(given[rule.key])}
    if all(rule.key in given for rule in rules if rule.since > 1):
        return chosen(rules, known)
    changed = [rule for rule in rules if rule.formerly is not None]
    as_usual = all(known.get(rule.key, rule.formerly) == rule.formerly for rule in changed)
    now = {rule.key: rule.default if as_usual else known.get(rule.key, rule.formerly) for rule in changed}
    return chosen(rules, known | now)
