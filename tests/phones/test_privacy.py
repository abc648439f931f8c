"""A phone learns no more than its seat: deals that differ only in cards hidden from it tell it the same, byte by byte,
in the same frames."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest

from game.cpu import hint
from game.i18n import LANGUAGES
from game.input.actions import Action, Asked, Chosen, Device, SeatWanted
from game.phones.house import House
from game.phones.told import Now, Teller, refused
from game.rules import GAMES
from game.rules.deal import Deal
from game.rules.match import Match, SeatInfo
from game.scenes.core.phone_news import nothing_yet
from game.scenes.table.table import TableScene
from game.session import cpu_turns
from game.session.match_session import MatchSession
from game.texts import texts
from tests.phones.test_told import card, match_of
from tests.scenes.table.secrecy.test_privacy_with_cpus import (
    CPUS,
    PERSON,
    Prompter,
    first_of,
    played,
    scripted,
    twin,
)
from tests.stagehand import FRAME, Stagehand

# What a table tells


def random_deal(game: str, rng: random.Random) -> Deal:
    """One that is nearly over."""
    kind = GAMES[game]
    deal = kind.new(rng.choice(kind.PLAYERS), rng.randrange(10**6))
    while True:
        before = deal.copy()
        deal.play(rng.choice(deal.legal_moves()))
        if deal.outcome or len(deal.moves) > 150:
            return before


def table_messages(deal: Deal, seat: int, language: str, rng: random.Random) -> Iterator[bytes]:
    """Whatever a seat may be told in the course of a deal, with refusals, hints and moves taken back."""
    teller, walk = Teller(seat, language, card), deal.restarted()
    for number, (_, move) in enumerate(deal.moves):
        seen = walk.observe(seat)
        voice = teller.voice(match_of(walk).seats)
        now = Now(rng.random() < 0.8, ("last",), last=rng.random() < 0.2)
        if seen.legal_moves() and rng.random() < 0.1:
            advice = hint(seen, "normal")
            now = Now(True, ("hint",), (advice.move, texts(seen.game).hinted(advice, voice)))
        yield msgspec.json.encode({"table": teller.table(seen, match_of(walk), now)})
        for tried in rng.sample(sorted(walk.MOVES), 3):
            illegal = seen.why_not(tried)
            if illegal:
                yield msgspec.json.encode({"refused": refused(illegal, seen.game, voice)})
        if rng.random() < 0.02:
            earlier = walk.rewound(rng.randrange(number + 1))
            yield msgspec.json.encode({"table": teller.table(earlier.observe(seat), match_of(walk), now)})
        walk.play(move)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_seat_is_told_the_same_whatever_is_hidden_from_it(game: str, seed: int) -> None:
    rng = random.Random(seed)
    deal = random_deal(game, rng)
    seat, language = rng.randrange(deal.players), rng.choice([*LANGUAGES])
    other = deal.observe(seat).world(rng)
    told = [[*table_messages(each, seat, language, random.Random(seed))] for each in (deal, other)]
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_other_deal_is_another_one(game: str) -> None:
    """Otherwise the comparison would be none."""
    rng, differing = random.Random(game), 0
    for _ in range(10):
        deal = random_deal(game, rng).rewound(6)
        other = deal.observe(0).world(rng)
        differing += any(deal.places()["hand", seat] != other.places()["hand", seat] for seat in range(1, deal.players))
    assert differing == 10


# What is sent in the course of a match, and when


class Listener:
    """In the place of a house: notes what each phone is told, and in which frame."""

    host, port = "127.0.0.1", 0

    def __init__(self, count: int) -> None:
        self.devices = [Device(f"phone:{number:032x}", "phone", f"Guest {number}") for number in range(count)]
        self.frame = 0
        self.told: dict[Device, list[tuple[int, str, bytes]]] = {phone: [] for phone in self.devices}

    def language(self, phone: Device) -> str:
        return "ru"

    def visit(self, phone: Device) -> int:
        return 1

    def poll(self) -> list[object]:
        return []

    def expect(self, phones: object) -> None:
        """All may come."""

    def close(self) -> None:
        """Nobody has come."""

    def tell(self, phone: Device, kind: str, content: object, **more: object) -> None:
        self.told[phone].append((self.frame, kind, msgspec.json.encode({kind: content, **more})))


Note = tuple[int, str, bytes]
PAUSE, PATIENCE = 7, 4000


class PhoneMatch:
    """A match of phones whose moves are known beforehand; the person of the first seat tries everything else too."""

    def __init__(self, hand: Stagehand, deal: Deal, people: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hand = hand
        self.script = [move for _, move in deal.moves]
        monkeypatch.setattr(cpu_turns, "choose", lambda level, seen, *_, **__: scripted(seen, self.script))
        hand.services.jobs = self.prompter = Prompter(self.script)
        hand.services.change(speed=4, hint_level="normal")
        self.asked = 0
        self.house = Listener(people)
        hand.services.phones.house = hand.hub.phones = cast("House", self.house)
        start = deal.restarted()
        for move in self.script[: first_of(deal.game)]:
            start.play(move)
        cpus = [SeatInfo(*cpu) for cpu in CPUS]
        seats = [SeatInfo("") if seat < people else cpus[seat - 1] for seat in range(deal.players)]
        match = Match(deal.game, seats, 1, deal.options, seed=1)
        match.deal = start
        self.session = MatchSession(match)
        self.table = TableScene(hand.services, self.session)
        hand.services.stack.push(self.table)
        for seat, phone in enumerate(self.house.devices):
            self.say(SeatWanted(phone, seat))

    def say(self, event: Any) -> None:
        self.hand.services.stack.handle(event)

    def go_on(self) -> None:
        services = self.hand.services
        services.stack.update(FRAME)
        self.prompter.pass_time(FRAME)
        services.phones.update(services.stack, lambda phone: nothing_yet(services, phone))
        self.house.frame += 1

    def watched(self, rng: random.Random, undo: bool = False) -> list[Note]:
        """All that the phone of the first seat is told until the last of the moves has been made."""
        session, since = self.session, 0
        position: tuple[int, int | None] = (-1, None)
        undone = not undo
        for _ in range(PATIENCE):
            if session.moves >= len(self.script):
                return self.house.told[self.house.devices[PERSON]]
            self.go_on()
            top, made, turn = self.hand.services.stack.top, session.moves, session.turn
            if top and top.name == "pause":
                self.hand.press(Action.CANCEL)
            now = made, self.table.phones.acting
            since, position = since + 1 if now == position else 0, now
            if not undone and session.can_undo and made == len(self.script) - 2:
                undone = True
                self.say(Asked(self.house.devices[PERSON], Action.UNDO, made))
            elif since == 1 and now[1] == PERSON:
                self.say(Asked(self.house.devices[PERSON], Action.HINT, made))
            elif since == 2 or (turn == PERSON and 2 < since < PAUSE and rng.random() < 0.5):
                self.try_anything(rng, made)
            elif since >= PAUSE and turn is not None and turn == now[1]:
                self.say(Chosen(self.house.devices[turn], session.text(self.script[made]), made))
        raise AssertionError("nobody moves")

    def try_anything(self, rng: random.Random, made: int) -> None:
        """What is asked or played out of turn, against the rules, or too late, by whoever is watched."""
        phone = self.house.devices[PERSON]
        wrong = [move for move in sorted(GAMES[self.session.game].MOVES) if move not in self.legal()]
        tried = self.session.text(rng.choice(wrong))
        self.asked += 1
        anything: list[Any] = [
            Chosen(phone, tried, made),
            Asked(phone, Action.LAST_PLAY, made),
            Chosen(phone, "no move", made),
            Chosen(phone, tried, made - 1),
            Asked(phone, Action.MENU, made),
        ]
        self.say(anything[self.asked % len(anything)])

    def legal(self) -> Sequence[int]:
        return self.session.known_to(PERSON).legal_moves()


@cache
def twins(game: str) -> tuple[Deal, Deal]:
    """Two deals that are one to the first seat."""
    deal = played(game, 1)
    other = twin(deal, random.Random(1))
    assert other.deck != deal.deck
    return deal, other


def compared(game: str, people: int | None, monkeypatch: pytest.MonkeyPatch, undo: bool = False) -> None:
    notes: list[list[Note]] = []
    for each in twins(game):
        with closing(Stagehand((640, 360))) as hand:
            notes.append(PhoneMatch(hand, each, people or each.players, monkeypatch).watched(random.Random(1), undo))
    for one, another in zip(*notes, strict=True):
        assert one == another, f"in frame {one[0]}"
    assert {kind for _, kind, _ in notes[0]} == {"table", "refused"}
    for tried in (b'"hint":{', b'"last":[', b'"wait":"'):
        assert any(tried in said for _, _, said in notes[0]), "otherwise the comparison would be none"
    positions = [msgspec.json.decode(said)["table"]["at"] for _, kind, said in notes[0] if kind == "table"]
    assert undo == any(later < earlier for earlier, later in pairwise(positions))


@pytest.mark.parametrize("game", GAMES)
def test_among_phones_each_is_told_the_same_in_the_same_frames_whatever_the_others_hold(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared(game, None, monkeypatch)


@pytest.mark.parametrize("game", GAMES)
def test_among_cpu_players_a_phone_is_told_the_same_in_the_same_frames_whatever_they_hold(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared(game, 1, monkeypatch, undo=game != "bread")  # what is refilled after that would be another stock


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_stood_up_is_told_nothing_of_the_cards(
    game: str, hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = twins(game)[0]
    match = PhoneMatch(hand, deal, deal.players, monkeypatch)
    while not match.house.told[match.house.devices[PERSON]] or match.house.frame < 30:
        match.go_on()
    phone = match.house.devices[PERSON]
    assert match.house.told[phone][-1][1] == "table"
    match.say(SeatWanted(phone, None))
    before = len(match.house.told[phone])
    for _ in range(120):
        match.say(Asked(phone, Action.LAST_PLAY, match.session.moves))
        match.say(Asked(phone, Action.HINT, match.session.moves))
        match.say(Chosen(phone, match.session.text(match.script[match.session.moves]), match.session.moves))
        match.go_on()
    since = match.house.told[phone][before:]
    assert since and {kind for _, kind, _ in since} <= {"lobby"}
    assert not any(b'"hand"' in said or b'"said"' in said for _, _, said in since)
