"""The bakery's own colours."""

from __future__ import annotations

GOLD, CREAM = "#f0b659", "#f8e6c4"
