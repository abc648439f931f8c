"""Bread and Chocolate: the room."""
