"""The moods that the characters' portraits have."""

from __future__ import annotations

from typing import Literal

Mood = Literal["calm", "thinking", "pleased", "cross", "astonished"]
