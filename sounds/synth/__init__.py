"""The synthesiser: made every sound that came with the game (`make.py`). The game itself never loads it."""
