"""Anything that JSON can hold, and anything in the place of a part of something that is right: for property tests."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]

TEXT = st.text(st.characters(exclude_categories=()), max_size=20)
"""With halves of letters, which are no text in UTF-8 and yet can be written in JSON."""
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -(10**30), 2**63, 10**400])
    | st.floats()
    | TEXT
)


def json_values(*names: str) -> st.SearchStrategy[Any]:
    """Any JSON; its objects have these names among others."""
    keys = TEXT | st.sampled_from(names) if names else TEXT
    return st.recursive(
        LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4), max_leaves=10
    )


def spots(value: object, path: Path = ()) -> list[Path]:
    """The path of every value in JSON, its own first."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(spot for key, part in inside for spot in spots(part, (*path, key)))]


def names_in(value: object) -> list[str]:
    """Every name of an entry in JSON."""
    return sorted({key for spot in spots(value) for key in spot if isinstance(key, str)})


def put(whole: Any, path: Path, part: object) -> Any:
    """``whole`` with another part at the end of a path. A path that is not there any more changes nothing."""
    if not path:
        return part
    here = whole = copy.deepcopy(whole)
    for key in path[:-1]:
        if not _holds(here, key):
            return whole
        here = here[key]
    if _holds(here, path[-1]):
        here[path[-1]] = part
    return whole


def _holds(here: object, key: str | int) -> bool:
    if isinstance(here, dict):
        return key in here
    return isinstance(here, list) and isinstance(key, int) and key < len(here)


def nearly(right: Any, most: int = 3) -> st.SearchStrategy[Any]:
    """JSON like ``right``, but for one part or some, which may be anything, or another part of it."""
    paths = spots(right)
    parts = json_values(*names_in(right)) | st.sampled_from(paths).map(lambda path: part_of(right, path))

    def changed(changes: list[tuple[Path, object]]) -> Any:
        whole = right
        for path, part in changes:
            whole = put(whole, path, part)
        return whole

    return st.lists(st.tuples(st.sampled_from(paths), parts), min_size=1, max_size=most).map(changed)


def part_of(whole: Any, path: Path) -> Any:
    for key in path:
        whole = whole[key]
    return whole


def of_then(now: Any, then: Any) -> Any:
    """What is now, without the fields that came since."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: of_then(now[name], value) for name, value in then.items()}
    return now
