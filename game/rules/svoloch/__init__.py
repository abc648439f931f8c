"""Svoloch (RULES.md, section 2)."""
