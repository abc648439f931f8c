"""The second play of Showcase: both players know every card, so a move is judged by playing on.

A position is the bit sets of the cards of who leads and of who follows. It is looked at trick by trick: every lead,
every answer, then both sides play on by rule of thumb.
"""

from __future__ import annotations

from game.rules.cards import members
from game.rules.showcase.tricks import ALL_TRUMPS, COMPELLED, OF_SUIT, playable, takes


def best_lead(mine: int, other: int, trump: int, tricks: int) -> tuple[int, int]:
    """The card to lead, the lowest of equals, and how many of so many tricks its player is likely to win, the other
    answering best."""
    found = (-1, -1)
    for card in _different(mine, mine, other):
        answer = best_answer(other, mine ^ 1 << card, card, trump, tricks)
        if tricks - answer[1] > found[1]:
            found = card, tricks - answer[1]
            if found[1] == tricks:
                break
    return found


def best_answer(mine: int, other: int, led: int, trump: int, tricks: int) -> tuple[int, int]:
    """The card to play on ``led``, which has left the cards of the ``other`` player, and the tricks it is likely to
    win, this one counted."""
    found = (-1, -1)
    for card in _different(playable(mine, 0, led, trump, True), mine, other | 1 << led):
        left = mine ^ 1 << card
        if takes(card, led, trump):
            won = 1 + play_on(left, other, trump, tricks - 1)
        else:
            won = tricks - 1 - play_on(other, left, trump, tricks - 1)
        if won > found[1]:
            found = card, won
    return found


def play_on(leader: int, follower: int, trump: int, tricks: int) -> int:
    """How many tricks the leader wins if both play by rule of thumb."""
    won, lost, swapped = 0, 0, False
    while tricks:
        tricks -= 1
        led = _lead(leader, follower, trump)
        leader ^= 1 << led
        card = _answer(follower, led, trump)
        follower ^= 1 << card
        if takes(card, led, trump):
            lost += 1
            leader, follower = follower, leader
            won, lost, swapped = lost, won, not swapped
        else:
            won += 1
    return lost if swapped else won


def is_sure(card: int, other: int, trump: int) -> bool:
    """Whether no card of the other player can beat this lead."""
    of_suit = other & OF_SUIT[card & 3]
    if of_suit:
        return of_suit < 1 << card
    return trump != ALL_TRUMPS and not other & COMPELLED[trump]


def _lead(mine: int, other: int, trump: int) -> int:
    """A sure winner (``is_sure``), of trumps first; else the lowest card of the longest suit."""
    longest, length = 0, 0
    ruffs = trump == ALL_TRUMPS or other & COMPELLED[trump]
    for of_suit in _SUITS_FROM[trump]:
        held, against = mine & of_suit, other & of_suit
        if held:
            if held > against if against else not ruffs:
                return held.bit_length() - 1
            if held.bit_count() > length:
                longest, length = held, held.bit_count()
    return (longest & -longest).bit_length() - 1


_SUITS_FROM = tuple(tuple(OF_SUIT[suit] for suit in sorted(range(4), key=trump.__ne__)) for trump in range(6))
"""By trump, the suits as bit sets, in the order in which they are led from: trumps first."""


def _answer(mine: int, led: int, trump: int) -> int:
    """The cheapest card that wins, else the lowest."""
    cards = playable(mine, 0, led, trump, True)
    if not cards & ~OF_SUIT[led & 3]:
        cards = cards >> led << led or cards
    return (cards & -cards).bit_length() - 1


def _different(cards: int, mine: int, other: int) -> tuple[int, ...]:
    """Of ``cards``, one of each run between which the other player has none: they are worth the same."""
    result, last = [], [-1] * 4
    for card in members(cards):
        before = last[card & 3]
        between = other & OF_SUIT[card & 3] & (1 << card) - (1 << before) if before >= 0 else 1
        if between:
            result.append(card)
        last[card & 3] = card
    return tuple(result)
