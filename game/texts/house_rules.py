"""The house rules of a table in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.i18n import Translator
from game.rules import GAMES
from game.texts import texts


def house_rules(game: str, options: Mapping[str, object], tr: Translator) -> list[tuple[str, bool]]:
    """Each house rule of a game as this table has it, and whether that is not as usual."""
    return [(_told(game, key, value, tr), changed) for key, value, changed in _values(game, options)]


def changed_rules(
    game: str, options: Mapping[str, object], tr: Translator, among: Sequence[str] | None = None
) -> list[str]:
    """The house rules that this table has not as usual; only those ``among`` these keys, if given."""
    return [
        _told(game, key, value, tr)
        for key, value, changed in _values(game, options)
        if changed and (among is None or key in among)
    ]


def _values(game: str, options: Mapping[str, object]) -> list[tuple[str, object, bool]]:
    kinds = GAMES[game].OPTIONS
    values = [(kind.key, options.get(kind.key, kind.default), kind.default) for kind in kinds]
    return [(key, value, value != default) for key, value, default in values]


def _told(game: str, key: str, value: object, tr: Translator) -> str:
    option = texts(game).options[key]
    return tr("{rule}: {value}", rule=tr(option.title), value=tr(option.values[value]))
