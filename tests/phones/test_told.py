"""What a phone is told of a table: all that its seat may know, in its own language, and short enough."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n import LANGUAGES, translator
from game.phones.protocol import TO_PHONE
from game.phones.told import Chair, Lobby, Now, Standing, Teller, lobby
from game.phones.words import card_names, rules_file, words_file
from game.rules import GAMES
from game.rules.cards import CODES
from game.rules.deal import Deal, Observation
from game.rules.match import SeatInfo
from game.texts import texts
from tests.words import plain

ACTING = Now(acting=True, asks=("hint", "undo", "last", "pause"), last=True)
LONGEST_NAME = "Ж" * 16


def card(number: int) -> str:
    return CODES[number].replace("T", "10")


def match_of(deal: Deal, name: str = "Anna", **facts: Any) -> Standing:
    seats = tuple(SeatInfo(name if seat % 2 else "", None if seat % 3 else "hard") for seat in range(deal.players))
    return Standing(seats, deal=1, deals=3, totals=(0,) * deal.players, **facts)


def told(deal: Deal, seat: int, language: str = "en", now: Now = ACTING, **facts: Any) -> dict[str, Any]:
    return Teller(seat, language, card).table(deal.observe(seat), match_of(deal, **facts), now)


def random_options(game: str, rng: random.Random) -> dict[str, Any]:
    return {option.key: rng.choice(option.choices) for option in GAMES[game].OPTIONS}


def positions(deal: Deal, rng: random.Random) -> Iterator[Deal]:
    """Every position of a deal that is played at random, for so many moves at most."""
    yield deal
    while deal.outcome is None and len(deal.moves) < 200:
        deal.play(rng.choice(deal.legal_moves()))
        yield deal


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_a_table_tells_the_hand_the_moves_and_why_not_in_sixteen_kilobytes(game: str, seed: int) -> None:
    rng = random.Random(seed)
    kind = GAMES[game]
    deal = kind.new(rng.choice(kind.PLAYERS), seed, options=random_options(game, rng))
    seat, language = rng.randrange(deal.players), rng.choice([*LANGUAGES])
    teller = Teller(seat, language, card)
    for at, _ in enumerate(positions(deal, rng)):
        if at % 5 and deal.outcome is None:
            continue
        seen = deal.observe(seat)
        table = teller.table(seen, match_of(deal, LONGEST_NAME), ACTING)
        assert len(msgspec.json.encode({"table": table})) <= TO_PHONE
        assert table["hand"] == [CODES[one] for one in deal.places()["hand", seat]]
        assert table["moves"] == [deal.text(move) for move in seen.legal_moves()]
        assert {choice["code"] for choice in table["choices"]} <= set(table["moves"])
        assert all(choice["text"] and choice["text"] != choice["code"] for choice in table["choices"])
        if table["moves"]:
            assert_every_card_is_played_or_explained(seen, table)
        assert (table["outcome"] is not None) == (deal.outcome is not None)


def assert_every_card_is_played_or_explained(seen: Observation, table: dict[str, Any]) -> None:
    played = {CODES[one] for move in seen.legal_moves() for one in seen.cards_of(move)}
    assert played.isdisjoint(table["why"])
    assert set(table["hand"]) <= played | table["why"].keys()
    assert all(table["why"].values())
    assert table["notes"].keys() <= played


def test_a_hand_of_nearly_all_cards_of_the_deck_is_still_told_in_sixteen_kilobytes() -> None:
    bread = GAMES["bread"].new(2, 1, options={"must_play": False, "rounds": "unlimited"})
    rng, most = random.Random(5), 0
    teller = Teller(0, "ru", card)
    while bread.outcome is None and most < 36:
        # the seat collects penalties, the other one gets rid of cards as cheaply as it can
        costs = {move: bread.copy() for move in bread.legal_moves()}
        for move, tried in costs.items():
            tried.play(move)
        own = 0 if bread.to_move == 0 else 1
        best = max(costs, key=lambda move: (len(costs[move].places()["hand", 0]) * (1 - 2 * own), rng.random()))
        bread.play(best)
        most = max(most, len(bread.places()["hand", 0]))
        if bread.to_move == 0:
            text = msgspec.json.encode({"table": teller.table(bread.observe(0), match_of(bread, LONGEST_NAME), ACTING)})
            assert len(text) <= TO_PHONE
    assert most >= 36


@pytest.mark.parametrize("game", GAMES)
def test_nothing_may_be_played_while_the_table_asks_for_patience(game: str) -> None:
    deal = GAMES[game].new(GAMES[game].PLAYERS[0], 3)
    seat = deal.to_move or 0
    for now in (Now(), Now(acting=True, wait="Paused.")):
        table = told(deal, seat, now=now)
        assert (table["moves"], table["choices"], table["why"], table["notes"]) == ([], [], {}, {})
    assert table["wait"] == "Paused."
    assert told(deal, seat)["moves"]


@pytest.mark.parametrize("game", GAMES)
def test_who_is_not_to_move_is_told_who_is(game: str) -> None:
    deal = GAMES[game].new(GAMES[game].PLAYERS[0], 3)
    other = ((deal.to_move or 0) + 1) % deal.players
    table = told(deal, other)
    assert (table["moves"], table["to_move"]) == ([], deal.to_move)
    assert table["turn"].endswith("is to move.")


def test_a_teller_takes_no_observation_but_its_seats_own() -> None:
    deal = GAMES["bread"].new(2, 1)
    for seen in (deal.observe(1), deal.observe(0, 1), deal.observe()):
        with pytest.raises(ValueError, match="not to be told"):
            Teller(0, "en", card).table(seen, match_of(deal), ACTING)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_numbered_on_whether_told_at_once_or_in_the_end(game: str, language: str) -> None:
    deal, rng = GAMES[game].new(GAMES[game].PLAYERS[-1], 4), random.Random(4)
    teller, heard = Teller(0, language, card), list[str]()
    for _ in positions(deal, rng):
        table = teller.table(deal.observe(0), match_of(deal), ACTING)
        assert len(table["said"]) <= 8
        missed = len(heard) - table["said_from"]
        if missed >= 0:
            heard += table["said"][missed:]
    whole = [*filter(None, (texts(game).told(event, _voice(teller, deal)) for event in deal.observe(0).history))]
    assert len(heard) > 8 and heard[-8:] == whole[-8:] == told(deal, 0, language)["said"]
    assert len(whole) == table["said_from"] + 8


def _voice(teller: Teller, deal: Deal) -> Any:
    return teller.voice(match_of(deal).seats)


def test_what_was_taken_back_is_not_said_any_more() -> None:
    deal, teller = GAMES["svoloch"].new(3, 4), Teller(0, "en", card)
    start = teller.table(deal.observe(0), match_of(deal), ACTING)
    for _ in range(6):
        deal.play(deal.legal_moves()[0])
    teller.table(deal.observe(0), match_of(deal), ACTING)
    assert teller.table(deal.rewound(0).observe(0), match_of(deal), ACTING) == start


def test_a_hint_and_the_last_plays_are_told_when_asked_for() -> None:
    deal = GAMES["bread"].new(2, 1)
    deal.play(deal.parse("spread"))
    flip = deal.parse("flip")
    table = told(deal, deal.to_move or 0, now=Now(acting=True, hint=(flip, "Flip it."), last=True))
    assert table["hint"] == {"code": "flip", "text": "Flip it."}
    assert table["last"] and all("turn" in said for said in table["last"])
    assert told(deal, 0, now=Now())["hint"] is told(deal, 0, now=Now())["last"] is None


def test_the_end_of_a_match_names_places_points_and_winners() -> None:
    deal, rng = GAMES["showcase"].new(2, 1), random.Random(1)
    for _ in positions(deal, rng):
        pass
    assert deal.outcome
    winner = deal.outcome.winners[0]
    places = tuple(1 + (seat != winner) for seat in range(2))
    outcome = told(deal, 0, places=places, winners=(winner,))["outcome"]
    assert outcome["last"] is True
    assert [row["seat"] for row in outcome["rows"]] == [winner, 1 - winner]
    assert [row["deal"] for row in outcome["rows"]] == sorted(deal.outcome.points, reverse=True)
    assert plain(outcome["text"]).endswith("won the match!")
    assert told(deal, 0, places=places)["outcome"]["last"] is False


def test_a_lobby_says_who_sits_where_and_which_seats_are_free() -> None:
    chairs = (
        Chair("Анна", by="phone", mine=True, ready=True),
        Chair("Bella", cpu="hard", may_sit=True),
        Chair(free=True, may_sit=True),
    )
    room = lobby(Lobby("svoloch", 3, chairs=chairs, name="Анна"), "ru")
    assert (room["title"], room["seat"], room["ready"], room["name"]) == ("Сволочь", 0, True, "Анна")
    assert [seat["kind"] for seat in room["seats"]] == ["person", "cpu", "free"]
    assert [plain(seat["name"]) for seat in room["seats"]] == ["Анна", "Белла", "Свободное место"]
    assert [seat["may_sit"] for seat in room["seats"]] == [False, True, True]
    assert room["status"] and all(seat["detail"] for seat in room["seats"][:2])


def test_a_phone_is_told_to_wait_for_a_game() -> None:
    assert lobby(Lobby(name="Anna"), "en")["status"] == "Choose a game on the big screen."


def test_the_page_has_all_its_words_in_every_language() -> None:
    words = msgspec.json.decode(words_file())
    assert words.keys() == LANGUAGES.keys()
    english, russian = words["en"], words["ru"]
    assert english["cards"]["QH"] == "queen of hearts"
    assert russian["cards"]["QH"] == "дама червей"
    assert english["cards"].keys() == russian["cards"].keys() == set(CODES)
    assert len(set(russian["cards"].values())) == len(CODES)
    assert english["text"].keys() == russian["text"].keys()
    assert {form: plain(said) for form, said in russian["count"]["cards"].items() if form != "other"} == {
        "one": "{n} карта",
        "few": "{n} карты",
        "many": "{n} карт",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_can_be_read_on_a_phone(language: str) -> None:
    rules = msgspec.json.decode(rules_file(language))
    assert rules.keys() == GAMES.keys()
    for game, told_rules in rules.items():
        assert len(told_rules["pages"]) == len(texts(game).pages)
        assert any(page["own_decision"] for page in told_rules["pages"])


def test_no_two_cards_have_one_name() -> None:
    for language in LANGUAGES:
        assert len(set(card_names(translator(language)).values())) == len(CODES)
