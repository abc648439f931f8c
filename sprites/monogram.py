"""The К that stands for Koloda, as a shape."""

from __future__ import annotations

KA = "M-30 -50 H-12 V-9 H-4 L15 -50 H36 L10 -2 L38 50 H17 L-4 10 H-12 V50 H-30 Z"
"""Path data of the letter, 100 units high round the origin."""
