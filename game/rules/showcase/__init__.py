"""Showcase (RULES.md, section 3)."""
