"""Showcase: the room."""
