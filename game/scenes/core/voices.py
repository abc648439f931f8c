"""Who speaks of the seats of a table: the language in use, their names, and cards as the player wants them lettered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.input.actions import Device
from game.rules.cards import CODES, SUITS
from game.rules.match import SeatInfo
from game.scenes.core.services import Services
from game.texts import Voice
from game.texts.seats import seat_names
from game.view.core.lettering import Letters, index_text, letters_for

SUIT_SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))


def seats_voice(services: Services, seats: Sequence[SeatInfo], you: int | None = None) -> Voice:
    """Who speaks of these seats; ``you`` is the one that is spoken to."""
    return Voice(services.tr, seat_names(seats, services.tr), _writer(services.art.look.letters), you)


def phone_voice(services: Services, seats: Sequence[SeatInfo], phone: Device, you: int) -> Voice:
    """Who speaks on a phone to the person in a seat."""
    tr = services.phone_tr(phone)
    return Voice(tr, seat_names(seats, tr), card_writer(services, tr.language), you)


def card_writer(services: Services, language: str) -> Callable[[int], str]:
    """How cards are written for somebody who reads this language."""
    return _writer(letters_for(services.store.settings.index_letters, language))


def _writer(letters: Letters) -> Callable[[int], str]:
    return lambda card: index_text(card, letters) + SUIT_SIGNS[CODES[card][1]]
