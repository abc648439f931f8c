"""Real keys and pads for scenes: what the hub makes of them goes to the stack, as in the program."""

from __future__ import annotations

import pygame

from tests.stagehand import FRAME, Stagehand


def pump(hand: Stagehand) -> None:
    """One frame: what the devices say, and the time it takes."""
    services = hand.services
    for event in (*services.input.poll(), *services.input.update(FRAME)):
        services.stack.handle(event)
    hand.wait(FRAME)


def key(hand: Stagehand, *scancodes: int) -> None:
    """Press and release keys of the keyboard, one after another."""
    for scancode in scancodes:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=0, scancode=scancode, mod=0, unicode=""))
        pump(hand)
