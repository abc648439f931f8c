"""The one registry of the games there are, by key."""

from __future__ import annotations

from game.rules.bread.deal import Bread
from game.rules.deal import Deal
from game.rules.showcase.deal import Showcase
from game.rules.svoloch.deal import Svoloch

GAMES: dict[str, type[Deal]] = {game.game: game for game in (Bread, Svoloch, Showcase)}
