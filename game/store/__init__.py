"""What outlives the program: settings, matches in progress, finished deals, players (DESIGN.md, "Storage")."""

from game.store.matches import MatchRow, Player, Score
from game.store.names import clean_name
from game.store.settings import Hands, Lobby, LobbySeat, Person, Settings
from game.store.store import Store, StoreNotice

__all__ = [
    "Hands",
    "Lobby",
    "LobbySeat",
    "MatchRow",
    "Person",
    "Player",
    "Score",
    "Settings",
    "Store",
    "StoreNotice",
    "clean_name",
]
