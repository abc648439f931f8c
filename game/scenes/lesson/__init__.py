"""The first deal of a game, by which it is learnt."""
