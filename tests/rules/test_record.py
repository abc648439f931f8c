"""Deal records: what is damaged is refused with its path, what is not ours is kept."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import RecordError, replay
from game.rules.bread.deal import Bread
from game.rules.cards import CODES
from tests.anything import nearly, spots
from tests.rules.playing import OUT_HANDS, OUT_MOVES, arranged, play, play_on

SEATS: list[dict[str, Any]] = [{"name": "Anna", "cpu": None}, {"name": "Boris", "cpu": "easy"}]
NAN = float("nan")
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
RUBBISH: list[Any] = [
    None,
    True,
    -1,
    1.0,
    NAN,
    10**30,
    10**6000,
    "",
    "x",
    "\ud800",
    "x" * 10**6,
    [],
    {},
    [[]],
    DEEP,
    {"a": {"b": []}},
    b"7H",
    (1, 2),
    object(),
]


def finished() -> dict[str, Any]:
    deal = Bread.new(2, seed=3, dealer=1)
    play_on(deal, 10**6, random.Random(15))
    return deal.record(SEATS)


RECORD = finished()


def damaged(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    record = copy.deepcopy(RECORD)
    change(record)
    return record


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Put the last of ``path`` where the others lead."""

    def change(record: dict[str, Any]) -> None:
        here: Any = record
        for step in path[:-2]:
            here = here[step]
        here[path[-2]] = path[-1]

    return change


def first_refill(record: dict[str, Any]) -> list[str]:
    cards: list[str] = record["refills"][0]
    return cards


DAMAGE: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("format", put("format", 3)),
    ("format", put("format", 0)),
    ("format", put("format", True)),
    ("game", put("game", "whist")),
    ("game", put("game", None)),
    ("seed", put("seed", -1)),
    ("seed", put("seed", 2**80)),
    ("seed", put("seed", NAN)),
    ("dealer", put("dealer", 2)),
    ("dealer", put("dealer", True)),
    ("leader", put("leader", 1)),
    ("leader", put("leader", None)),
    ("options", put("options", [])),
    ("options", put("options", "surprise", 1)),
    ("options", put("format", 1)),  # which knew no rounds
    ("options.rounds", put("options", "rounds", 7)),
    ("options.refills", put("options", "refills", 5)),
    ("options.refills", put("options", "refills", True)),
    ("options.must_play", put("options", "must_play", 1)),
    ("seats", put("seats", [SEATS[0]])),
    ("seats", put("seats", SEATS * 3)),
    ("seats", put("seats", {})),
    ("seats[1]", put("seats", 1, "Boris")),
    ("seats[1].name", put("seats", 1, "name", 7)),
    ("seats[1].cpu", put("seats", 1, "cpu", 7)),
    *(("seats[1].cpu", put("seats", 1, "cpu", level)) for level in ("", " ", "a\0b", "\u200b", "\ud800", "x" * 17)),
    ("owners[0][2]", put("owners", [[0, 1, "\u200b"]])),
    ("seats[0]", lambda record: record["seats"][0].pop("cpu")),
    ("deck", lambda record: record["deck"].pop()),
    ("deck", lambda record: record["deck"].append("7H")),
    ("deck[51]", lambda record: record["deck"].__setitem__(51, record["deck"][0])),
    ("deck[7]", put("deck", 7, "XR")),
    ("deck[7]", put("deck", 7, "10H")),
    ("deck[7]", put("deck", 7, 12)),
    ("deck[7]", put("deck", 7, ["7H"])),
    ("deck", put("deck", "7H")),
    ("refills", put("refills", None)),
    ("refills[0]", put("refills", 0, "7H")),
    ("refills[0][0]", put("refills", 0, 0, "1H")),
    ("refills[0]", lambda record: first_refill(record).pop()),
    ("refills[0]", lambda record: first_refill(record).append(first_refill(record)[0])),
    ("refills[0]", lambda record: first_refill(record).__setitem__(0, first_refill(record)[1])),
    ("refills", lambda record: record["refills"].append(["7H"])),
    ("refills", lambda record: record["refills"].pop()),
    ("moves", put("moves", {})),
    ("moves[1]", put("moves", 1, [1])),
    ("moves[1]", put("moves", 1, "pass")),
    ("moves[1]", put("moves", 1, [0, "pass"])),
    ("moves[1][0]", put("moves", 1, [7, "pass"])),
    ("moves[1][0]", put("moves", 1, [True, "pass"])),
    ("moves[1][1]", put("moves", 1, [1, 54])),
    ("moves[1]", put("moves", 1, [1, "raise"])),
    ("moves[1]", put("moves", 1, [1, "draw"])),
    (f"moves[{len(RECORD['moves'])}]", lambda record: record["moves"].append([0, "draw"])),
    ("outcome", lambda record: record["moves"].pop()),
    ("outcome", put("outcome", None)),
    ("outcome", lambda record: record.pop("outcome")),
    ("outcome", put("outcome", "winners", [0, 1])),
    ("outcome", put("outcome", "points", 0, 0)),
    ("outcome", put("outcome", "reason", "out")),
    ("outcome", put("outcome", "surprise", 1)),
    ("undone", put("undone", -1)),
    ("owners", put("owners", 1)),
    ("owners[0]", put("owners", [[1, 2]])),
    ("owners[0][0]", put("owners", [[10**6, 0, None]])),
    ("owners[0][1]", put("owners", [[0, 9, None]])),
    ("owners[0][2]", put("owners", [[0, 1, 3]])),
]


@pytest.mark.parametrize(("path", "change"), DAMAGE)
def test_a_damaged_record_is_refused_with_its_path(path: str, change: Callable[[dict[str, Any]], Any]) -> None:
    with pytest.raises(RecordError) as raised:
        replay(damaged(change))
    assert raised.value.path == path
    assert str(raised.value).startswith(f"{path}: ")
    assert len(str(raised.value)) < 200


@pytest.mark.parametrize("missing", [key for key in RECORD if key != "outcome"])
def test_a_record_without_one_of_its_keys_is_refused(missing: str) -> None:
    with pytest.raises(RecordError, match=f"'{missing}' is missing"):
        replay(damaged(lambda record: record.pop(missing)))


@pytest.mark.parametrize("record", RUBBISH, ids=lambda value: type(value).__name__)
def test_what_is_no_object_is_no_record(record: Any) -> None:
    with pytest.raises(RecordError, match=r"^record: "):
        replay(record)


@given(spot=st.sampled_from(spots(RECORD)[1:]), rubbish=st.sampled_from(RUBBISH))
def test_rubbish_anywhere_is_an_error_of_the_record_and_no_other(spot: tuple[Any, ...], rubbish: Any) -> None:
    record = damaged(put(*spot, rubbish))
    try:
        deal = replay(record)
    except RecordError as error:
        assert error.path
    else:  # only what no rule knows may be anything; house rules may be others, or missing
        free = (("seed",), *(("seats", seat, key) for seat in (0, 1) for key in ("name", "cpu")))
        assert spot in free or (spot[0] == "options" and deal.options == {**RECORD["options"], **record["options"]})
        assert deal.outcome is not None


@given(nearly(RECORD))
def test_what_is_nearly_a_record_is_refused_or_written_as_it_was_read(record: Any) -> None:
    try:
        deal = replay(record)
    except RecordError:
        return
    given, made = dict(record), deal.record()
    assert replay(made).record() == made or "NaN" in json.dumps(made)
    for key in ("options", "outcome"):  # what is missing there is filled in
        assert (given.pop(key, None) or {}).items() <= (made.pop(key) or {}).items()
    assert json.dumps(made, sort_keys=True) == json.dumps(given, sort_keys=True)


def test_an_unfinished_record_has_no_outcome() -> None:
    deal = Bread.new(2, seed=3)
    play(deal, "pass")
    record = deal.record(SEATS)
    assert record["outcome"] is None
    assert replay(record).record() == record
    del record["outcome"]
    assert replay(record).outcome is None


def test_a_missing_option_has_its_default() -> None:
    record = Bread.new(2, seed=3, options={"corner": True}).record(SEATS)
    record["options"] = {"corner": True}
    assert replay(record).options == {
        "must_play": True,
        "corner": True,
        "rounds": 12,
        "refills": "unlimited",
        "values": "classic",
    }


FORMERLY: list[dict[str, Any]] = [
    {},
    {"refills": 1},
    {"must_play": False, "corner": True},
    {"must_play": True, "corner": False, "refills": "unlimited", "values": "note"},
]


@pytest.mark.parametrize("options", FORMERLY, ids=str)
def test_a_record_of_format_1_is_read_as_it_was_played_and_written_as_it_came(options: dict[str, Any]) -> None:
    meant = {"rounds": "unlimited", "refills": 3, **options}
    deal = Bread.new(2, seed=3, options=meant)
    play_on(deal, 10**6, random.Random(3))
    record = {**deal.record(SEATS), "format": 1, "options": options}
    again = replay(record)
    assert again.options == {"must_play": True, "corner": False, "values": "classic", **meant}
    assert again.record() == again.copy().record() == record
    back = again.rewound(len(again.moves) - 3)
    play_on(back, 3, random.Random(3))
    assert (back.record()["format"], back.record()["options"]) == (1, options)
    world = back.rewound(4).observe(0).world(random.Random(1))
    assert world.options == again.options


def test_format_1_had_no_rounds() -> None:
    record = {**Bread.new(2, seed=3).record(SEATS), "format": 1}
    with pytest.raises(RecordError, match=r"^options: no house rule of this game: 'rounds'$"):
        replay(record)


def test_a_record_without_a_seed_replays_and_goes_on() -> None:
    record = damaged(put("seed", None))
    assert replay(record).record() == record
    deal = replay({**record, "moves": record["moves"][:5], "refills": [], "outcome": None})
    again = deal.copy()
    play_on(deal, 10**6, random.Random(1))
    play_on(again, 10**6, random.Random(1))
    assert deal.record() == again.record()


def test_refills_are_taken_from_the_record_not_from_the_seed() -> None:
    record = damaged(put("seed", 4))
    assert replay(record).record() == record


def test_what_else_stands_in_a_record_is_kept() -> None:
    record = {**RECORD, "undone": 2, "owners": [[4, 1, None]], "table": {"lamp": [1.5, "green"]}}
    record["seats"] = [{**SEATS[0], "colour": "red"}, SEATS[1]]
    deal = replay(json.loads(json.dumps(record)))
    assert deal.record() == record
    assert deal.copy().record() == record


def test_a_record_of_a_deal_without_names_replays() -> None:
    deal = Bread.new(3, seed=3)
    assert replay(deal.record()).record() == deal.record()


def test_a_record_reads_as_rules_md_has_it() -> None:
    deal = arranged(OUT_HANDS, "AS 7H", seed=7)
    play(deal, OUT_MOVES)
    record = deal.record(SEATS)
    assert " ".join(record) == "format game options seed dealer leader seats deck refills moves outcome"
    assert record["deck"] == [CODES[card] for card in deal.deck]
    assert record["moves"][:3] == [[1, "pass"], [0, "pass"], [1, "8C"]]
    assert record["refills"] == []
    assert record["outcome"] == {"winners": [1], "points": [2, 0], "cards_left": [1, 0], "reason": "out"}
