"""What a deal has come to, in a few words that suit every game."""

from __future__ import annotations

from game.rules.deal import Outcome
from game.texts import Voice


def won(outcome: Outcome, voice: Voice) -> str:
    """Who has won a deal."""
    tr, winners = voice.tr, outcome.winners
    if winners == (voice.you,):
        return tr("You win the deal!")
    if len(winners) == 1:
        return tr("{name} wins the deal!", name=voice.names[winners[0]])
    return tr("{names} share the win!", names=tr.listed([voice.names[seat] for seat in winners]))
