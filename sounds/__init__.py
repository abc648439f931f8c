"""What the game sounds like, and `make.py`, the script that synthesises all of it."""
