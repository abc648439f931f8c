"""Geometry and ornaments of the menu screens."""
