"""What the parts of a match's table share: the match session, and the table itself. Nothing here plays a move or opens
a screen: that is for the scene, which the parts answer."""

from __future__ import annotations

from game.input.actions import Device
from game.scenes.core.seat_settings import forced_by_default
from game.scenes.core.services import Services
from game.scenes.core.voices import phone_voice
from game.scenes.tabletop.state import TabletopState
from game.session.match_session import MatchSession
from game.texts import Voice


class TableState(TabletopState):
    """Of a table at which a match is played: ``session`` says who may see what, and whose turn it is."""

    def __init__(self, services: Services, session: MatchSession) -> None:
        people = session.people
        self.session = session
        trays = self.trays
        bottom = session.to_move if session.to_move in trays else trays[0] if trays else 0
        super().__init__(services, session.observe(), session.seats, bottom or 0, people)

    @property
    def steady(self) -> bool:
        """Of several people none of whom shares a device with another."""
        return self.session.owners.apart

    @property
    def trays(self) -> tuple[int, ...]:
        """The seats to whom the tray may belong: who holds the cards on a phone needs none, if there are others."""
        people, phones = self.session.people, self.session.owners.with_phones
        return tuple(seat for seat in people if seat not in phones) or people

    @property
    def on_phone(self) -> bool:
        """Whether the hand in the tray is held on a phone, and not looked at here."""
        return self.session.peeking != self.bottom and self.session.private(self.bottom)

    def phone_voice(self, seat: int, phone: Device) -> Voice:
        """Who speaks on the phone of the person in a seat."""
        return phone_voice(self.services, self.seats, phone, seat)

    @property
    def device(self) -> Device:
        """That of the person in the tray; of one alone the one in use."""
        device = self.session.owners.device(self.bottom) if len(self.people) > 1 else None
        return device or super().device

    @property
    def called(self) -> frozenset[int]:
        """Of several people each; those whose hands are covered are called another way."""
        several = len(self.people) > 1 and not self.session.covers
        return frozenset(self.session.humans if several else ())

    @property
    def hints(self) -> bool:
        """Whether the person in the tray wants any."""
        return self.services.store.settings.hints and self.wishes.hints

    @property
    def hint_level(self) -> str:
        """Whose advice he wants."""
        return self.wishes.hint_level or self.services.store.settings.hint_level

    @property
    def forces(self) -> bool:
        """Whether moves without a choice are made by themselves."""
        if self.session.forces is not None:
            return self.session.forces
        return forced_by_default(self.services.store.settings, self.stage.game, len(self.people))
