"""Svoloch: the room."""
