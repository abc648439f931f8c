"""Whose the tray is, and how one picture gives way to another when nothing is to move."""
