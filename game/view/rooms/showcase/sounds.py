"""What is heard at this table alone."""

from __future__ import annotations

from sounds.sound import Sound

TRICK = Sound("trick", "showcase")
THIRTEENTH = Sound("thirteenth", "showcase", fanfare=True)
TRUMP = Sound("trump", "showcase")
CASE = Sound("case", "showcase")
CASE_BREAK = Sound("case_break", "showcase")
