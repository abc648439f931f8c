"""Phones as private hands: a page that the program serves on the home network, and what it may ask and is told."""
