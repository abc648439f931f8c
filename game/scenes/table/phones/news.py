"""What the phones of a match are told: the position on the screen as their own seat knows it, never ahead of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.input.actions import Device
from game.rules.deal import Observation
from game.scenes.core.phone_news import kind_of
from game.scenes.core.services import Services
from game.scenes.core.stack import News, Scene
from game.scenes.core.voices import card_writer
from game.scenes.table.phones.seats import free
from game.scenes.table.phones.turns import Offer
from game.session.match_session import MatchSession

if TYPE_CHECKING:
    from game.phones.told import Chair, Lobby, Standing, Teller


@dataclass(frozen=True)
class _Seen:
    """A position that the screen has come to, as a seat knows it; ``of`` tells positions apart."""

    of: tuple[int, int]
    observation: Observation
    standing: Standing


class PhoneNews:
    """``scene`` is the screen that tells it: while another one lies over it, phones have to wait."""

    def __init__(self, services: Services, session: MatchSession, scene: Scene) -> None:
        self._services, self._session, self._scene = services, session, scene
        self._seen: dict[int, _Seen] = {}
        self._shown: tuple[int, int] | None = None
        """The position that the screen has come to."""
        self._tellers: dict[tuple[int, str], Teller] = {}

    def see(self) -> None:
        """The screen shows the position as it is now."""
        self._shown = self._now
        for seat in self._session.owners.with_phones:
            self._look(seat)

    def _look(self, seat: int) -> None:
        """What the seat sees of the position on the screen, which is the one as it is now."""
        session, seen = self._session, self._seen.get(seat)
        if seen is None or seen.of != self._now or seen.standing.seats != tuple(session.seats):
            from game.phones.told import Standing  # here and below: nothing of phones is loaded without them

            standing = Standing.of(session, session.outcome is not None)
            self._seen[seat] = _Seen(self._now, session.known_to(seat), standing)

    def tell(self, phone: Device, offer_to: Callable[[int], Offer] = lambda seat: Offer()) -> News:
        """``offer_to`` says what a seat may do now."""
        session, tr = self._session, self._services.phone_tr(phone)
        seat = session.owners.seat_of_phone(phone)
        if seat is None:
            return self._tell_guest(phone)
        if self._shown == self._now:
            self._look(seat)
        seen = self._seen.get(seat)
        if seen is None or seen.of[0] != session.deal_number:
            return self._tell_guest(phone, tr("The cards are being dealt."))
        wait = self._wait(phone)
        offer = offer_to(seat) if seen.of == self._now else Offer()
        key = seen.of, seat, offer, wait, tr.language, seen.standing

        def content() -> Mapping[str, Any]:
            from game.phones.told import Now

            now = Now(offer.acting and wait is None, offer.asks, offer.hint, offer.last, wait)
            return self._teller(seat, tr.language).table(seen.observation, seen.standing, now)

        return News("table", key, content)

    @property
    def _now(self) -> tuple[int, int]:
        return self._session.deal_number, self._session.changes

    def _teller(self, seat: int, language: str) -> Teller:
        from game.phones.told import Teller

        key = seat, language
        if key not in self._tellers:
            self._tellers[key] = Teller(seat, language, card_writer(self._services, language))
        return self._tellers[key]

    def _wait(self, phone: Device) -> str | None:
        """Why nothing may be played, in a sentence; None: it may."""
        scenes, tr = self._services.stack.scenes, self._services.phone_tr(phone)
        over = scenes[scenes.index(self._scene) + 1 :] if self._scene in scenes else []
        if self._services.input.minimised:
            return tr("The match waits: its window is minimised.")
        if not over:
            return None
        if any(scene.name == "lost_pad" for scene in over):
            return tr("Somebody’s device is missing: the match waits.")
        return tr("The match waits: something else is on the big screen.")

    # Those who have no cards to look at

    def _tell_guest(self, phone: Device, status: str = "") -> News:
        from game.phones import told

        language, session = self._services.phone_tr(phone).language, self._session
        room: Lobby = told.Lobby(
            session.game,
            session.deals,
            running=True,
            chairs=tuple(self._chair(seat, phone) for seat in range(len(session.seats))),
            name=phone.name,
        )
        return News("lobby", (room, language, status), lambda: told.lobby(room, language, status))

    def _chair(self, seat: int, phone: Device) -> Chair:
        from game.phones.told import Chair

        session, info = self._session, self._session.seats[seat]
        owners = session.owners
        may_sit = free(self._services, session, seat)
        person = seat in session.people
        device = owners.phone(seat) or owners.device(seat)
        unclaimed = person and seat not in session.away and not owners.claimed(seat)
        by = kind_of(device) if person else None
        mine = owners.phone(seat) == phone
        return Chair(info.name, None if unclaimed else info.cpu, free=unclaimed, by=by, mine=mine, may_sit=may_sit)
