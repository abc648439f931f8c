"""Values from outside, each with the path by which an error names it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.cards import CARDS

SHORT = 40
MAX_LEVEL = 16
"""Letters in the name of a CPU level."""


class RecordError(ValueError):
    """What stands at ``path`` is wrong, as in ``moves[17]: the deal is over``."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path or 'record'}: {message}")
        self.path = path
        self.message = message

    def inside(self, path: str) -> RecordError:
        """The same error, of a record that stands at ``path``."""
        return RecordError(f"{path}.{self.path}" if self.path else path, self.message)


def shown(value: object) -> str:
    """A value in a few safe words, whatever it is."""
    if isinstance(value, str):
        return repr(value) if len(value) <= SHORT else repr(value[:SHORT]) + "…"
    if value is None or isinstance(value, bool | float):
        return repr(value)
    if isinstance(value, int):
        return str(value) if value.bit_length() <= 64 else "a number of more than 64 bits"
    return f"a {type(value).__name__}"


@dataclass(slots=True)
class Field:
    """A value and its path; each reader returns what it asks for or raises RecordError."""

    value: object
    path: str = ""

    def error(self, message: str) -> RecordError:
        return RecordError(self.path, message)

    def entries(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.error(f"an object, not {shown(self.value)}")
        return self.value

    def __contains__(self, key: str) -> bool:
        return key in self.entries()

    def __getitem__(self, key: str) -> Field:
        if key not in self:
            raise self.error(f"{key!r} is missing")
        return Field(self.entries()[key], f"{self.path}.{key}" if self.path else key)

    def items(self) -> list[Field]:
        if not isinstance(self.value, list):
            raise self.error(f"a list, not {shown(self.value)}")
        return [Field(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def integer(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.error(f"a whole number from {low} to {high}, not {shown(self.value)}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.error(f"a text, not {shown(self.value)}")
        return self.value

    def level(self) -> str | None:
        """A CPU level, which may be another version's, or None for a person: fit to be shown as it is."""
        if self.value is None:
            return None
        text = self.text()
        if not (text.isascii() and text.isprintable() and text == text.strip() and 0 < len(text) <= MAX_LEVEL):
            raise self.error(f"the short name of a CPU level or null, not {shown(text)}")
        return text

    def choice(self, allowed: Iterable[str]) -> str:
        names = tuple(allowed)
        if self.text() not in names:
            raise self.error(f"one of {', '.join(names)}, not {shown(self.value)}")
        return self.text()

    def card(self) -> int:
        if self.text() not in CARDS:
            raise self.error(f"no card: {shown(self.value)}")
        return CARDS[self.text()]

    def cards(self) -> tuple[int, ...]:
        return tuple(item.card() for item in self.items())
