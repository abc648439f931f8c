"""What devices say, as actions of the game: only `hub.py` reads pygame's queue."""
