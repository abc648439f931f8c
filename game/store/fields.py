"""Structs out of JSON that may be older, newer or damaged: what will not do costs itself alone, the unknown stays.

Each field of such a struct has a default, and what this version does not know of is kept in one that is called
``unknown``. Annotations say what will do: types and bounds as msgspec takes them, and functions in ``Annotated`` that
give the value as it is kept, or raise ValueError.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, ValidationError, convert

UNKNOWN = "unknown"

_Struct = TypeVar("_Struct", bound=Struct)
_Value = TypeVar("_Value")


def to_json(value: object) -> Any:
    """A struct, or whatever holds some, as JSON that ``Reader`` reads again."""
    if isinstance(value, Struct):
        known = {name: to_json(getattr(value, name)) for name in _types(type(value))}
        return getattr(value, UNKNOWN) | known
    if isinstance(value, dict):
        return {name: to_json(part) for name, part in value.items()}
    return list(map(to_json, value)) if isinstance(value, tuple) else value


def one_of(*choices: _Value) -> Callable[[_Value], _Value]:
    def checked(value: _Value) -> _Value:
        if value not in choices:
            raise ValueError(f"one of {choices}")
        return value

    return checked


def at_most(number: int) -> Callable[[dict[str, _Value]], dict[str, _Value]]:
    """For an object of no more entries than this."""

    def checked(value: dict[str, _Value]) -> dict[str, _Value]:
        if len(value) > number:
            raise ValueError(f"at most {number}")
        return value

    return checked


class Reader:
    """Reads structs, and knows afterwards what was wrong with them."""

    def __init__(self) -> None:
        self.bad: list[str] = []
        """The paths of values that would not do, such as ``persons.Anna.language``."""

    def read(self, kind: type[_Struct], data: object, path: str = "") -> _Struct:
        """A struct with all of ``data`` that will do; the rest of it is as by default. ValueError for no object."""
        if not isinstance(data, dict):
            raise ValueError("no object")
        types, known, unknown = _types(kind), {}, {}
        for name, value in data.items():
            if name not in types:
                unknown[name] = value
            elif (made := self._tried(types[name], value, f"{path}.{name}")) is not UNSET:
                known[name] = made
        return kind(**known, **{UNKNOWN: unknown})

    def _tried(self, kind: Any, value: object, path: str) -> Any:
        """The value as it is kept; UNSET, and the path noted, if it will not do."""
        try:
            return self._made(kind, value, path)
        except (ValidationError, ValueError):  # the latter of ours, or of encoding one half of a letter that takes two
            self.bad.append(path.removeprefix("."))
            return UNSET

    def _made(self, kind: Any, value: object, path: str) -> Any:
        """The value as it is kept, with those of its parts that will do. ValidationError or ValueError if it is bad."""
        base, *notes = get_args(kind) if get_origin(kind) is Annotated else (kind,)
        origin, inner = get_origin(base), get_args(base)
        made: Any
        if origin is None and isinstance(base, type) and issubclass(base, Struct):
            made = self.read(base, value, path)
        elif origin is dict and isinstance(value, dict):
            parts = {name: self._tried(inner[1], part, f"{path}.{name}") for name, part in value.items()}
            made = {name: part for name, part in parts.items() if part is not UNSET}
        elif origin is tuple and inner[1:] == (...,) and isinstance(value, list):
            listed = (self._tried(inner[0], part, f"{path}[{number}]") for number, part in enumerate(value))
            made = tuple(part for part in listed if part is not UNSET)
        else:
            made = convert(value, kind)
        for note in notes:
            if callable(note):
                made = note(made)
        return made


@cache
def _types(kind: type[Struct]) -> dict[str, Any]:
    """The fields of a struct that JSON has, each with its annotation."""
    types = get_type_hints(kind, include_extras=True)
    return {name: types[name] for name in kind.__struct_fields__ if name != UNKNOWN}
