from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store import Lobby, LobbySeat, Person, Settings, Store, StoreNotice, Tempo
from game.store.settings import settings_from_json

CHANGED = Settings(
    language="ru",
    music=0.0,
    effects=1.0,
    mute=True,
    speed="off",
    music_minimised=True,
    reduced_motion=True,
    four_colours=True,
    large_print=True,
    reactions=False,
    phones="always",
    tempos={"bread": Tempo(decision=6.5, decisions=40, pace=1.25, turns=80, hard_pace=2.0, hard_turns=30)},
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
    small_talk=False,
    hints=False,
    hint_level="hard",
    thinking_time=2.5,
    bindings={"keyboard": {"confirm": [40]}},
    lessons=("bread",),
    learnt=("bread",),
    lobbies={
        "bread": Lobby(
            (LobbySeat("Анна"), LobbySeat("", "easy")),
            {"refills": 6, "must_play": False},
            "3",
            1,
            "open",
            False,
            ("Boris",),
            {"lamp": "green"},
        )
    },
    persons={
        "Анна": Person(
            "ru",
            hints=False,
            hint_level="hard",
            dimming=False,
            rumble=False,
            text_size=1.5,
            confirm_right=True,
            emblem="fox",
            unknown={"voice": ["alto", 1.5]},
        )
    },
    unknown={"from_the_future": [1, {"x": None}]},
)


NAMES = [
    *Settings.__struct_fields__,
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
    assert [name for name in Settings.__struct_fields__ if getattr(CHANGED, name) == getattr(Settings(), name)] == []


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


def test_an_emblem_that_there_is_not_costs_itself_alone() -> None:
    settings, bad = settings_from_json({"persons": person(emblem="unicorn", dimming=False)})
    assert bad == ("persons.Анна.emblem",)
    assert (settings.persons["Анна"].emblem, settings.persons["Анна"].dimming) == (None, False)


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
        ("glyphs", "sega"),
        ("glyphs", None),
        ("lobbies", 7),
        ("persons", 7),
        ("hint_level", None),
        ("hint_level", "best"),
        ("lessons", "bread"),
        ("lessons", None),
    ],
)
def test_a_bad_value_falls_back_alone(name: str, value: Any) -> None:
    settings, bad = settings_from_json({name: value, "four_colours": True})
    assert bad == (name,)
    assert settings == Settings(four_colours=True)


PARTS: list[tuple[str, dict[str, Any]]] = [
    ("lobbies.bread", {"lobbies": {"bread": []}}),
    ("lobbies.bread.options.x", {"lobbies": lobby(options={"x": []})}),
    ("lobbies.bread.options", {"lobbies": lobby(options=[])}),
    ("lobbies.bread.length", {"lobbies": lobby(length=3)}),
    ("lobbies.bread.dealer", {"lobbies": lobby(dealer=-1)}),
    ("lobbies.bread.dealer", {"lobbies": lobby(dealer=True)}),
    ("lobbies.bread.hands", {"lobbies": lobby(hands="up")}),
    ("lobbies.bread.forced", {"lobbies": lobby(forced=1)}),
    ("lobbies.bread.guests[0]", {"lobbies": lobby(guests=[7, "Boris"])}),
    ("lobbies.bread.guests", {"lobbies": lobby(guests="Boris")}),
    ("lobbies.bread.seats[0].name", {"lobbies": lobby(seats=[{"name": 1, "cpu": "easy"}])}),
    ("lobbies.bread.seats[0].cpu", {"lobbies": lobby(seats=[{"name": "Anna", "cpu": 1}])}),
    ("lobbies.bread.seats[1]", {"lobbies": lobby(seats=[{"name": "Anna", "cpu": None}, "Boris"])}),
    ("lobbies.bread.seats", {"lobbies": lobby(seats={})}),
    ("persons.Анна", {"persons": {"Анна": None}}),
    ("persons.Анна.language", {"persons": person(language="fr")}),
    ("persons.Анна.language", {"persons": person(language="\ud800")}),
    ("persons.Анна.rumble", {"persons": person(rumble=1)}),
    ("persons.Анна.text_size", {"persons": person(text_size=3)}),
    ("persons.Анна.hints", {"persons": person(hints=None)}),
    ("persons.Анна.hint_level", {"persons": person(hint_level="random")}),
    ("persons.Анна.hint_level", {"persons": person(hint_level="\ud800")}),
    ("pad_parts.03", {"pad_parts": {"03": [], "04": {"b1": "south"}}}),
    ("pad_parts.03.b1", {"pad_parts": {"03": {"b1": 2, "b2": "south"}}}),
    ("lessons[0]", {"lessons": [1, "bread"]}),
]


@pytest.mark.parametrize(("path", "data"), PARTS)
def test_a_bad_part_costs_itself_alone(path: str, data: dict[str, Any]) -> None:
    settings, bad = settings_from_json(json.loads(json.dumps(data)))
    assert bad == (path,)
    again = json.loads(json.dumps(settings.to_json()))
    for section, values in data.items():
        for name in values if section in ("lobbies", "persons") else ():
            if name not in path.rpartition(".")[2]:
                assert name in again[section], "what holds the bad part is still there"
    for place, value in leaves(data):
        if not place.startswith(path):
            assert value in [found for _, found in leaves(again)], f"{place} is still there"


def leaves(value: object, path: str = "") -> list[tuple[str, object]]:
    """Every value in JSON that holds no other, with its path."""
    if isinstance(value, dict):
        return [leaf for name, part in value.items() for leaf in leaves(part, f"{path}.{name}".strip("."))]
    if isinstance(value, list):
        return [leaf for number, part in enumerate(value) for leaf in leaves(part, f"{path}[{number}]")]
    return [(path, value)]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from(NAMES), inner, max_size=4),
)


@given(st.dictionaries(st.sampled_from(NAMES), JSON))
def test_no_value_whatever_breaks_the_settings(data: dict[str, Any]) -> None:
    settings, bad = settings_from_json(data)
    assert settings_from_json(settings.to_json()) == (settings, ())
    assert {path.partition(".")[0].partition("[")[0] for path in bad} <= set(data)


def test_the_example_lobby_is_a_good_one() -> None:
    assert settings_from_json({"lobbies": lobby()})[1] == ()


def test_bad_values_are_told_until_the_player_changes_something(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"mute": true, "speed": 3, "music": "loud"}')
    for _ in range(2):
        with Store.open(tmp_path) as store:
            assert store.take_notices() == [StoreNotice("bad_values", {"names": ("speed", "music")})]
            assert store.take_notices() == []
    with Store.open(tmp_path) as store:
        store.settings.speed = 2.0
        store.save_settings()
    with Store.open(tmp_path) as again:
        assert again.settings == Settings(mute=True, speed=2.0)
        assert again.notices == []


ALTO = """{"music": 0.25, "persons": {
    "Anna": {"language": "ru", "voice": "alto"},
    "Boris": {"rumble": false, "hints": "maybe"},
    "Vera": {"dimming": false}}}"""


def test_an_unknown_field_in_one_person_dropped_everybodys_wishes(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(ALTO.replace('"hints": "maybe"', '"hints": true'))
    before = file.read_bytes()
    with Store.open(tmp_path) as store:
        assert store.notices == []
        assert store.settings.persons == {
            "Anna": Person(language="ru", unknown={"voice": "alto"}),
            "Boris": Person(rumble=False),
            "Vera": Person(dimming=False),
        }
    assert file.read_bytes() == before
    with Store.open(tmp_path) as store:
        store.settings.mute = True
        store.save_settings()
    assert json.loads(file.read_bytes())["persons"]["Anna"]["voice"] == "alto"
    assert [path.name for path in tmp_path.glob("settings*")] == ["settings.json"], "nothing was lost: no copy"


def test_one_bad_wish_dropped_everybodys_and_the_file_was_overwritten_at_once(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(ALTO)
    with Store.open(tmp_path) as store:
        assert store.take_notices() == [StoreNotice("bad_values", {"names": ("persons.Boris.hints",)})]
        assert list(store.settings.persons) == ["Anna", "Boris", "Vera"]
        assert store.settings.persons["Boris"] == Person(rumble=False)
        assert [path.name for path in tmp_path.glob("settings*")] == ["settings.json"]
        assert file.read_text() == ALTO
        for _ in range(2):
            store.settings.mute = not store.settings.mute
            store.save_settings()
    assert (tmp_path / "settings.json.bad-1").read_text() == ALTO
    assert not (tmp_path / "settings.json.bad-2").exists(), "one copy is enough"
    assert json.loads(file.read_bytes())["persons"]["Anna"]["voice"] == "alto"


def test_where_no_copy_can_be_kept_the_file_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.json"
    file.write_text(ALTO)

    def full(path: Path, content: bytes) -> None:
        raise OSError("no space left")

    with Store.open(tmp_path) as store:
        store.take_notices()
        monkeypatch.setattr("game.store.files.write_whole", full)
        store.save_settings()
        assert [notice.code for notice in store.notices] == ["cannot_save"]
    assert file.read_text() == ALTO


def test_an_object_where_a_lobbys_guests_should_be_ended_every_start(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"lobbies": lobby(guests={"Anna": 1}, length="5")}))
    with Store.open(tmp_path) as store:
        assert [notice.facts["names"] for notice in store.notices] == [("lobbies.bread.guests",)]
        assert (store.settings.lobbies["bread"].length, store.settings.lobbies["bread"].guests) == ("5", ())


@pytest.mark.parametrize("part", ["[", '{"a":'])
def test_settings_that_could_be_read_but_not_written_ended_the_game(tmp_path: Path, part: str) -> None:
    """From Python 3.12 on far more is read than the stack has room to write."""
    depth = 2000
    content = '{"future": ' + part * depth + "1" + {"[": "]", '{"a":': "}"}[part] * depth + "}"
    (tmp_path / "settings.json").write_text(content)
    with Store.open(tmp_path) as store:
        assert [notice.code for notice in store.notices] == ["bad_settings"]
        store.save_settings()
    assert (tmp_path / "settings.json.bad-1").read_text() == content


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
