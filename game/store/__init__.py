"""What outlives the program: settings, matches in progress, finished deals, players (DESIGN.md, "Storage")."""

from game.store.folder import StoreNotice
from game.store.integrity import MatchFault
from game.store.listing import MatchRow
from game.store.names import clean_name
from game.store.players import Player, Score
from game.store.settings import HANDS, Hands, Lobby, LobbySeat, Person, Settings, Tempo
from game.store.store import Store

__all__ = [
    "HANDS",
    "Hands",
    "Lobby",
    "LobbySeat",
    "MatchFault",
    "MatchRow",
    "Person",
    "Player",
    "Score",
    "Settings",
    "Store",
    "StoreNotice",
    "Tempo",
    "clean_name",
]
