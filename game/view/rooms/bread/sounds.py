"""What is heard at this table alone."""

from __future__ import annotations

from sounds.sound import Sound

PENALTY = Sound("penalty", "bread")
"""Each recording is a step higher than the one before: one for each card that is drawn."""
LAST_ROUND_COMES = Sound("last_round", "bread", fanfare=True)
"""The shop's bell: this round has become the last."""
LAST_ROUND = Sound("last_round", fanfare=True)
"""It begins."""
JACKPOT = Sound("jackpot", "bread", fanfare=True)
