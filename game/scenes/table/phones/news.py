"""What the phones of a match are told: the position on the screen as their own seat knows it, never ahead of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.input.actions import Device
from game.rules.deal import Observation
from game.scenes.core.phone_news import nothing_yet
from game.scenes.core.services import Services
from game.scenes.core.stack import News, Scene
from game.session.match_session import MatchSession


@dataclass(frozen=True)
class Seen:
    """A position that the screen has come to, as the seat knows it; ``of`` tells positions apart."""

    of: tuple[object, ...]
    observation: Observation


class PhoneNews:
    """``scene`` is the screen that tells it: while another one lies over it, phones have to wait."""

    def __init__(self, services: Services, session: MatchSession, scene: Scene) -> None:
        self._services, self._session, self._scene = services, session, scene
        self._seen: dict[int, Seen] = {}

    def see(self) -> None:
        """The screen shows the position as it is now."""
        session = self._session
        for seat in session.owners.with_phones:
            of = session.deal_number, session.changes
            if seat not in self._seen or self._seen[seat].of != of:
                self._seen[seat] = Seen(of, session.known_to(seat))

    def tell(self, phone: Device, acting: int | None = None) -> News:
        session, services = self._session, self._services
        seat, tr = session.owners.seat_of_phone(phone), services.phone_tr(phone)
        if seat is None:
            return nothing_yet(services, phone, tr("A match is being played."))
        seen = self._seen.get(seat)
        if seen is None:
            return nothing_yet(services, phone, tr("The cards are being dealt."))
        wait = self.wait(phone)
        may = acting == seat and wait is None and seen.of == (session.deal_number, session.changes)
        key = seen.of, seat, may, wait, tr.language, tuple(session.seats)

        def content() -> Mapping[str, Any]:
            from game.phones import plain  # here, so that nothing of phones is loaded without them

            return plain.table(session, seen.observation, seat, may, {"wait": wait, "lang": tr.language})

        return News("table", key, content)

    def wait(self, phone: Device) -> str | None:
        """Why nothing may be played, in a sentence; None: it may."""
        scenes, tr = self._services.stack.scenes, self._services.phone_tr(phone)
        over = scenes[scenes.index(self._scene) + 1 :] if self._scene in scenes else []
        if not over:
            return None
        if any(scene.name == "lost_pad" for scene in over):
            return tr("Somebody’s device is missing: the match waits.")
        return tr("The match waits: something else is on the big screen.")
