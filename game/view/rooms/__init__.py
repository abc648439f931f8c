"""What only one game's table shows, found by the game's key: one module a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Protocol

import pygame

from game.rules.events import Event, Place
from game.texts import Voice
from game.view.core.art import Art
from game.view.core.card_pictures import Blit
from game.view.core.fan import Spot
from game.view.core.kit import Kit
from game.view.core.static_layer import Patch
from game.view.core.theme import Palette
from game.view.table.layout import TableLayout
from game.view.table.queue import Queue
from game.view.table.stage import Order, Stage


class Room(Protocol):
    PALETTE: Palette
    LAYOUT: type[TableLayout]
    ORDER: Order
    """How a hand is best sorted in this game."""
    PLACES: tuple[Place, ...]
    """The places in the middle of the table, in the order in which they are drawn."""

    def spot(self, layout: TableLayout, place: Place, at: float, of: float) -> Spot:
        """Where card number ``at`` of ``of`` lies at a place of the middle."""

    def seen(self, place: Place, count: int) -> Sequence[int]:
        """Which of ``count`` cards at a place are worth drawing, in their order."""

    def area(self, layout: TableLayout, place: Place) -> pygame.Rect:
        """Where the cards of a place of the middle may lie, shadows and all."""

    def held(self, seat: int) -> Sequence[Place]:
        """Places of the middle from which a seat may play cards, besides its hand."""

    def around(
        self, art: Art, layout: TableLayout, stage: Stage, place: Place, coming: Collection[int]
    ) -> tuple[Sequence[Blit], Sequence[Blit]]:
        """What lies under and over the cards of a place; those with the numbers ``coming`` are still on their way."""

    def soon(self, layout: TableLayout, stage: Stage) -> Iterable[tuple[int, float]]:
        """Cards that will all at once be seen in another size, each with that height in pixels."""

    def price(self, card: int, stage: Stage) -> str | None:
        """What it would cost to play a card of the hand now, in a few letters; None if it costs nothing."""

    def target(self, layout: TableLayout) -> pygame.Rect:
        """Where a card that is dragged to the table counts as played."""

    def shortcuts(self, layout: TableLayout) -> Mapping[str, pygame.Rect]:
        """Where a click makes a move that has a button too, by the move's code."""

    def patches(self, kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice) -> list[Patch]:
        """What stands beside the cards: counters and badges."""

    def sign(self, art: Art, code: str, height: int) -> pygame.Surface | None:
        """The picture of a move that is no card, if it has one."""

    def draw_over(
        self, surface: pygame.Surface, kit: Kit, layout: TableLayout, stage: Stage, queue: Queue, voice: Voice
    ) -> None:
        """What is shown over everything while it lasts."""

    def announced(self, event: Event, stage: Stage, voice: Voice) -> str | None:
        """The words of a banner for an event just begun, if it deserves one."""

    def fanfare(self, event: Event, stage: Stage) -> str | None:
        """The effect for an event that sounds different in this game."""

    def rules_picture(self, name: str, surface: pygame.Surface, kit: Kit, rect: pygame.Rect) -> None:
        """Draw the picture of a rules page."""


def room(game: str) -> Room:
    """The room of the game with this key."""
    module: Room = import_module(f"game.view.rooms.{game}.room")
    return module
