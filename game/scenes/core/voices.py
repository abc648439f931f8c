"""Who speaks of the seats of a table: the language in use, their names, and cards as the player wants them lettered."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.cards import CODES, SUITS
from game.rules.match import SeatInfo
from game.scenes.core.services import Services
from game.texts import Voice
from game.texts.seats import seat_names
from game.view.core.lettering import index_text

SUIT_SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))


def seats_voice(services: Services, seats: Sequence[SeatInfo], you: int | None = None) -> Voice:
    """Who speaks of these seats; ``you`` is the one that is spoken to."""
    letters = services.art.look.letters
    names = seat_names(seats, services.tr)
    return Voice(services.tr, names, lambda card: index_text(card, letters) + SUIT_SIGNS[CODES[card][1]], you)
