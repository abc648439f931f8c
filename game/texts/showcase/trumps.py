"""What suits and trumps are called."""

from __future__ import annotations

from game.i18n import mark
from game.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from game.rules.showcase.tricks import ALL_TRUMPS, NO_TRUMP

SUITS: dict[int, str] = {CLUBS: "♣", DIAMONDS: "♦", HEARTS: "♥", SPADES: "♠"}
TRUMP_NAMES: dict[int, str] = {
    CLUBS: mark("♣ Clubs"),
    DIAMONDS: mark("♦ Diamonds"),
    HEARTS: mark("♥ Hearts"),
    SPADES: mark("♠ Spades"),
    NO_TRUMP: mark("No trump"),
    ALL_TRUMPS: mark("All trumps"),
}
