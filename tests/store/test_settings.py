from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store import Lobby, LobbySeat, Person, Settings, Store, StoreNotice
from game.store.settings import settings_from_json

CHANGED = Settings(
    language="ru",
    music=0.0,
    effects=1.0,
    mute=True,
    speed="off",
    reduced_motion=True,
    four_colours=True,
    large_print=True,
    index_letters="russian",
    text_size=1.5,
    sort="rank",
    fullscreen=False,
    window_size=(960, 540),
    display=1,
    edge=0.03,
    pad_parts={"03": {"b1": "south"}},
    glyphs="nintendo",
    forced_draws=False,
    hints=False,
    hint_level="hard",
    thinking_time=2.5,
    bindings={"keyboard": {"confirm": [40]}},
    lessons=("bread",),
    lobbies={
        "bread": Lobby(
            (LobbySeat("Анна"), LobbySeat("", "easy")),
            {"refills": 6, "must_play": False},
            "3",
            1,
            "open",
            False,
            ("Boris",),
        )
    },
    persons={
        "Анна": Person(
            "ru", hints=False, hint_level="hard", dimming=False, rumble=False, text_size=1.5, confirm_right=True
        )
    },
    unknown={"from_the_future": [1, {"x": None}]},
)


NAMES = [f.name for f in fields(Settings)] + [
    "bread",
    "seats",
    "options",
    "length",
    "dealer",
    "name",
    "cpu",
    "hands",
    "forced",
    "guests",
    "rumble",
    "hint_level",
]


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert store.settings == Settings()
        store.settings = CHANGED
        store.save_settings()
    with Store.open(tmp_path) as again:
        assert again.settings == CHANGED
        assert again.notices == []


def test_every_setting_differs_in_the_example() -> None:
    assert [f.name for f in fields(Settings) if getattr(CHANGED, f.name) == getattr(Settings(), f.name)] == []


def test_settings_of_another_version_are_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"mute": true, "shader": "crt"}')
    with Store.open(tmp_path) as store:
        store.settings.mute = False
        store.save_settings()
    saved = json.loads((tmp_path / "settings.json").read_text())
    assert (saved["shader"], saved["mute"]) == ("crt", False)


def person(**changes: Any) -> dict[str, Any]:
    return {"Анна": {"language": None, "hints": True, "dimming": True, "rumble": True, "text_size": None, **changes}}


def test_a_person_from_before_hints_had_levels_is_remembered() -> None:
    settings, bad = settings_from_json({"persons": person()})
    assert not bad
    assert (settings.persons["Анна"].hint_level, settings.hint_level) == (None, "normal")


def test_a_lobby_from_before_there_were_guests_is_remembered() -> None:
    settings, bad = settings_from_json({"lobbies": lobby()})
    assert not bad
    assert settings.lobbies["bread"].hands == "cover"


def lobby(**changes: Any) -> dict[str, Any]:
    return {"bread": {"seats": [{"name": "", "cpu": None}], "options": {}, "length": "1", "dealer": None, **changes}}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("language", 7),
        ("music", -0.1),
        ("music", True),
        ("music", "loud"),
        ("effects", float("nan")),
        ("effects", None),
        ("mute", 1),
        ("mute", "false"),
        ("speed", 3),
        ("speed", True),
        ("speed", "fast"),
        ("thinking_time", 0.1),
        ("thinking_time", 3.1),
        ("thinking_time", True),
        ("thinking_time", "1"),
        ("text_size", 99),
        ("sort", ["suit"]),
        ("fullscreen", None),
        ("window_size", [0, 0]),
        ("window_size", [1280]),
        ("window_size", 1280),
        ("window_size", [1280.5, 720]),
        ("window_size", "ab"),
        ("display", -1),
        ("display", 10**30),
        ("bindings", []),
        ("edge", 0.06),
        ("edge", "wide"),
        ("pad_parts", 7),
        ("pad_parts", {"03": []}),
        ("pad_parts", {"03": {"b1": 2}}),
        ("glyphs", "sega"),
        ("glyphs", None),
        ("lobbies", 7),
        ("lobbies", {"bread": {}}),
        ("lobbies", lobby(options={"x": []})),
        ("lobbies", lobby(dealer=1)),
        ("lobbies", lobby(hands="up")),
        ("lobbies", lobby(forced=1)),
        ("lobbies", lobby(guests=[7])),
        ("persons", 7),
        ("persons", {"Анна": {}}),
        ("persons", person(language="fr")),
        ("persons", person(rumble=1)),
        ("persons", person(text_size=3)),
        ("persons", person(hints=None)),
        ("persons", person(more=1)),
        ("persons", person(hint_level="random")),
        ("hint_level", None),
        ("hint_level", "best"),
        ("lessons", "bread"),
        ("lessons", [1]),
        ("lessons", None),
        ("lobbies", lobby(seats=[{"name": 1, "cpu": None}])),
        ("lobbies", lobby(seats=[{"name": "", "cpu": 1}])),
    ],
)
def test_a_bad_value_falls_back_alone(name: str, value: Any) -> None:
    settings, bad = settings_from_json({name: value, "four_colours": True})
    assert bad == (name,)
    assert settings == Settings(four_colours=True)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from(NAMES), inner, max_size=4),
)


@given(st.dictionaries(st.sampled_from(NAMES), JSON))
def test_no_value_whatever_breaks_the_settings(data: dict[str, Any]) -> None:
    settings, bad = settings_from_json(data)
    assert settings_from_json(settings.to_json()) == (settings, ())
    assert set(bad) <= set(data)


def test_the_example_lobby_is_a_good_one() -> None:
    assert settings_from_json({"lobbies": lobby()})[1] == ()


def test_bad_values_are_told_once(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"mute": true, "speed": 3, "music": "loud"}')
    with Store.open(tmp_path) as first:
        assert first.take_notices() == [StoreNotice("bad_values", {"names": ("speed", "music")})]
        assert first.take_notices() == []
    with Store.open(tmp_path) as second:
        assert second.settings == Settings(mute=True)
        assert second.notices == []


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"7", b"\xff\xfe", b"[" * 100_000, b'{"a": ' + b"9" * 10_000 + b"]"]
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    with Store.open(tmp_path) as store:
        assert store.settings == Settings()
        assert store.notices == [StoreNotice("bad_settings", {"file": "settings.json.bad-1"})]
        assert (tmp_path / "settings.json.bad-1").read_bytes() == content
        store.save_settings()
    with Store.open(tmp_path) as again:
        assert again.notices == []


def test_a_folder_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "settings.json.bad-1").write_text("an older one")
    with Store.open(tmp_path) as store:
        assert store.notices == [StoreNotice("bad_settings", {"file": "settings.json.bad-2"})]
        store.save_settings()
    assert (tmp_path / "settings.json").is_file()
