"""What is heard at this table alone."""

from __future__ import annotations

from sounds.sound import Sound

PENALTY = Sound("penalty", "bread")
"""Each recording is a step higher than the one before: one for each card that is drawn."""
LAST_ROUND = Sound("last_round", "bread", fanfare=True)
"""The shop's bell: the round that is being played has become the last. For one that begins there is a shared sound."""
JACKPOT = Sound("jackpot", "bread", fanfare=True)
