"""Which moves of a deal were choices."""

from __future__ import annotations

from game.rules.deal import Deal

FORCED = frozenset({"draw", "pass"})
"""The codes of moves that may be made without asking when there is no other (DESIGN.md, "Hands on a shared screen")."""


def last_choice(deal: Deal, person: int) -> int | None:
    """After how many moves ``person``, a seat, last had a choice; None: never. Whether draws and passes were one, one
    walk through the deal shows."""
    last, unsure = None, set()
    for number, (seat, move) in reversed(list(enumerate(deal.moves))):
        if seat == person and deal.text(move) not in FORCED:
            last = number
            break
        if seat == person:
            unsure.add(number)
    if unsure:
        walk = deal.restarted()
        for number, (_, move) in enumerate(deal.moves):
            if number in unsure and len(walk.legal_moves()) > 1:
                last = number
            walk.play(move)
    return last
