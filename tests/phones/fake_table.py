"""A table without a screen, for the page alone: the real server, the referee, and the words that phones are told."""

from __future__ import annotations

import random
from collections.abc import Mapping
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from game.i18n import translator
from game.phones.guests import GuestBook
from game.phones.page_files import page_files
from game.phones.protocol import Ask, Farewell, Message, Play, Ready, Sit, Stand
from game.phones.server import Said, Server
from game.phones.told import Chair, Lobby, Now, Standing, Teller, lobby, refused
from game.rules import GAMES
from game.rules.cards import CODES
from game.rules.deal import Deal
from game.rules.match import SeatInfo
from game.texts import Voice

NAMES = ("Анна", "Boris", "Grace", "Dennis", "Eleanor", "Victor")
ASKS = ("hint", "undo", "last", "pause")
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def write_card(card: int) -> str:
    code = CODES[card]
    return "★" if code[0] == "X" else f"{code[0].replace('T', '10')}{SIGNS[code[1]]}"


class FakeTable:
    """One phone may sit in seat 0; the others play at random, at once. ``played`` are the codes of its own moves,
    ``plays`` has them one by one to wait for, and ``visits`` counts how often it has come."""

    def __init__(self, game: str, players: int = 3, seed: int = 1, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.players = game, players
        self.deal: Deal = GAMES[game].new(players, seed, options=options)
        self.book = GuestBook()
        self.server = Server("127.0.0.1", 0, self.book, page_files())
        self.played: list[str] = []
        self.plays: SimpleQueue[str] = SimpleQueue()
        self.visits = 0
        self._rng = random.Random(seed)
        self._guest = ""
        self._lang, self._name, self._sits = "en", "", False
        self._now = Now(acting=True, asks=ASKS)
        self._teller = Teller(0, "en", write_card)
        self._lock = Lock()
        self._thread = Thread(target=self._listen, name="fake table", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self.server.close()
        self.server.said.put(Said(None))  # type: ignore[arg-type]  # the last one
        self._thread.join()

    # What a test does

    def change(self, *, moves: int = 0, **now: Any) -> None:
        """Let something happen: ``moves`` at random, also of the phone's seat, and what the moment allows."""
        with self._lock:
            for _ in range(moves):
                self._play_at_random()
            self._now = Now(**{"acting": True, "asks": ASKS, **now})
            self._tell()

    def tell(self, **facts: Any) -> None:
        """The table as it is, with other facts."""
        with self._lock:
            self.server.tell(self._guest, "table", {**self.table(), **facts})

    def stand_up(self) -> None:
        with self._lock:
            self._sits = False
            self._tell()

    def dismiss(self, why: Farewell) -> None:
        self.server.dismiss(self._guest, why)

    @property
    def hand(self) -> list[str]:
        return [CODES[card] for card in self.deal.places()["hand", 0]]

    # What happens

    def _listen(self) -> None:
        while True:
            said = self.server.said.get()
            if said.guest is None:
                return
            with self._lock:
                self._hear(said)

    def _hear(self, said: Said) -> None:
        guest = said.guest
        if said.message is None and said.present:
            self.visits += 1
            self._guest, self._lang, self._name = guest.id, guest.lang, guest.name
            self._teller = Teller(0, self._lang, write_card)
        self._do(said.message)
        self._now = Now(self._now.acting, self._now.asks, wait=self._now.wait) if not said.message else self._now
        self._tell()

    def _do(self, message: Message | None) -> None:
        match message:
            case Sit(sit=0):
                self._sits = True
                self._others_play()
            case Stand():
                self._sits = False
            case Play(play=code, at=at) if at == len(self.deal.moves):
                self._play(code)
            case Ask(ask=question):
                self._answer(question)
            case Ready() | _:
                pass

    def _play(self, code: str) -> None:
        move = self.deal.parse(code)
        illegal = self.deal.why_not(move)
        if illegal:
            voice = Voice(translator(self._lang), self._names(), write_card, 0)
            self.server.tell(self._guest, "refused", refused(illegal, self.game, voice), at=len(self.deal.moves))
            return
        self.deal.play(move)
        self.played.append(code)
        self.plays.put(code)
        self._others_play()
        self._now = Now(acting=True, asks=ASKS)

    def _answer(self, question: str) -> None:
        if question == "hint" and self.deal.to_move == 0:
            self._now = Now(acting=True, asks=ASKS, hint=(self.deal.legal_moves()[0], "It is as good as any."))
        elif question == "last":
            self._now = Now(acting=True, asks=ASKS, last=True)
        elif question == "pause":
            self._now = Now(asks=ASKS, wait=None if self._now.wait else "Paused on the big screen.")
        elif question == "undo" and self.played:
            self.deal = self.deal.rewound(len(self.deal.moves) - 1)
            self._now = Now(acting=True, asks=ASKS)

    def _others_play(self) -> None:
        while self.deal.outcome is None and self.deal.to_move != 0:
            self._play_at_random()

    def _play_at_random(self) -> None:
        if self.deal.outcome is None:
            self.deal.play(self._rng.choice(self.deal.legal_moves()))

    # What is told

    def _names(self) -> list[str]:
        return [self._name or NAMES[0], *NAMES[1 : self.players]]

    def _tell(self) -> None:
        if not self._guest:
            return
        if self._sits:
            self.server.tell(self._guest, "table", self.table())
        else:
            self.server.tell(self._guest, "lobby", lobby(self._lobby(), self._lang))

    def table(self) -> dict[str, Any]:
        """As it is told now."""
        seats = tuple(SeatInfo(name, "hard" if seat else None) for seat, name in enumerate(self._names()))
        ended = self.deal.outcome is not None
        points = self.deal.outcome.points if self.deal.outcome else (0,) * self.players
        standing = Standing(seats, 1, 3, tuple(points), (1,) * self.players if ended else (), ())
        return self._teller.table(self.deal.observe(0), standing, self._now)

    def _lobby(self) -> Lobby:
        others = [Chair(name, cpu="hard", may_sit=True) for name in NAMES[1 : self.players]]
        chairs = (Chair(free=True, may_sit=True), *others)
        return Lobby(self.game, 3, True, chairs, self._name)
