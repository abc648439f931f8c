"""How each effect is made: those of every table, and each game's own."""
