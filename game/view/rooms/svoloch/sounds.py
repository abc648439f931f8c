"""What is heard at this table alone."""

from __future__ import annotations

from sounds.sound import Sound

TURNAROUND = Sound("turnaround", "svoloch")
JOKER = Sound("joker", "svoloch", fanfare=True)
