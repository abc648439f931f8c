"""Bread and Chocolate (RULES.md, section 1)."""
