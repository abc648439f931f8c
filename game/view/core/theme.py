"""Colours, durations and text styles (LOOK.md). Colours are RGB, durations seconds, sizes pixels at 1080p."""

from __future__ import annotations

from msgspec import Struct

Colour = tuple[int, int, int]

# Common colours
INK: Colour = (0x1D, 0x1B, 0x26)
RED: Colour = (0xD7, 0x26, 0x3D)
CREAM: Colour = (0xFF, 0xFA, 0xF0)
WHITE: Colour = (0xFF, 0xFF, 0xFF)
RED_SUIT: Colour = (0xFF, 0x7A, 0x7A)
BLUE_SUIT: Colour = (0x7D, 0xB4, 0xFF)
GREEN_SUIT: Colour = (0x6F, 0xD3, 0x8F)
"""Suits within a light text on a dark panel; those in a dark text have the colours of the cards."""
GOLD: Colour = (0xE0, 0xA7, 0x2E)
NIGHT: Colour = (0x14, 0x12, 0x1C)
MUTED: Colour = (0xC9, 0xC0, 0xB4)
GOOD: Colour = (0x7B, 0xD3, 0x89)
BAD: Colour = (0xFF, 0x8A, 0x7A)
MEDALS: tuple[Colour, ...] = ((0xF2, 0xC1, 0x4E), (0xD3, 0xD8, 0xE0), (0xD8, 0x94, 0x5E), (0x9A, 0x93, 0xA3))
"""First, second, third, and any other place."""
VERDICT_GREEN: Colour = (0x1E, 0x8A, 0x4C)
"""Under a light tick."""

SEAT_COLOURS: tuple[Colour, ...] = (
    (0xF2, 0xB1, 0x34),
    (0x4F, 0xB3, 0xF6),
    (0x7E, 0xD0, 0x6A),
    (0xF0, 0x6C, 0x9B),
    (0xB3, 0x8C, 0xF5),
    (0xFF, 0x8B, 0x4D),
)


class Palette(Struct, frozen=True):
    """The colours of one room: panels lie over its picture, text on panels."""

    accent: Colour
    panel: Colour
    panel_light: Colour
    edge: Colour
    text: Colour = CREAM
    text_soft: Colour = MUTED
    panel_alpha: int = 225


TITLE_PALETTE = Palette(
    accent=(0xF0, 0xB6, 0x59), panel=(0x1E, 0x1A, 0x2B), panel_light=(0x35, 0x2E, 0x4C), edge=(0x5A, 0x4F, 0x7C)
)

# Durations
FLIGHT = 0.280
DEAL_STEP = 0.060
HOVER = 0.090
SHAKE = 0.200
PENALTY_STEP = 0.090
PENALTY_PAUSE = 0.350
PENALTY_REST = 0.600
"""So long a penalty that was paid is looked at."""
SPREAD_STEP = 0.240
SWAP = 0.520
GATHER = 0.420
GATHER_STEP = 0.030
SHUFFLE = 0.300
PASS_PAUSE = 0.250
"""Of everything that a pass takes."""
PLAY_STEP = 0.120
"""Between cards that are played together."""
SPIN = 0.800
"""A turnaround: the arrow starts with its sound and locks with it."""
BURST = 0.700
END_PAUSE = 2.000
END_GUARD = 0.800
"""A press leaves the end of a deal no sooner than that …"""
SUMMARY_GUARD = 0.600
"""… and does nothing on the screen that comes after it for so long."""
END_TOLD = 1.400
"""So long it is told that a deal is over before the hands turn up …"""
TURN_UP, TURN_UP_STEP, TURN_UP_IN_ALL = 0.280, 0.030, 0.240
"""… each card in so long, from one to the next, and until the last of a hand begins …"""
POINTS_COUNT = 0.560
"""… its points count up …"""
PLACE_REST, WINNER_REST = 0.340, 1.100
"""… its place is looked at, the winner's longer; …"""
END_AT_MOST = 4.600
"""… all that for all seats but the winner's takes no longer."""
DEAL_PODIUM, DEAL_PODIUM_LEAST, MATCH_PODIUM = 1.700, 1.000, 3.000
"""Whoever won a deal has the stage for so long, at the table's pace but not shorter than that; whoever won a match."""
PODIUM_RISE, PODIUM_STEP = 0.320, 0.160
"""A step of the podium grows in so long, one after another."""
PHONE_GRACE = 2.000
"""A phone that is away for no longer is not missed: its page is being loaded again."""
TRICK_PAUSE = 0.600
CPU_PACE = 0.500
"""From one move that nobody presses for to the next …"""
LEAST_PACE = 0.250
"""… and never less than that, however fast the table is: people have to be able to follow."""
THINKING_MARGIN = 0.150
"""So much longer than the time set for it a CPU player's thinking always takes …"""
THINKING_GRACE = 2.000
"""… and so long an answer that is late is waited for."""
FIRST_THOUGHT = 0.150
"""So long a CPU player thinks at most about whether it plays anything at all."""
THINKING_TURN = 1.2
"""In which the sign of thinking goes round once."""
BREATH = 2.0
"""In which the card in focus rises and sinks once."""
RIPPLE = 1.6
"""From one wave through the hand of whoever thinks to the next."""
RESUME_PAUSE = 1.000
"""So long a table that comes into sight again is looked at before anybody moves by himself."""
REST = 0.150
"""So long everything lies still before a move that nobody presses for."""
SKIM = 4.0
"""The pace of moves that are only to be gone over."""
RING_TURN = 0.350
"""In which the seats turn round the table …"""
TRAY_SLIDE = 0.250
"""… or the tray slides out and in under another one …"""
SEATS_FADE = 0.150
"""… or one picture gives way to the other, with reduced motion."""
REMARK_LEAST, REMARK_LETTER = 1.3, 0.045
"""So long what a character says is seen, and so much longer for each of its letters …"""
REMARK_WAITS = 4.0
"""… and so long it waits at most until nothing else is told."""
LONG_WAIT = 25.0
"""After which a person who has not moved has thought for long."""
MOOD_SHOWN, SHORT_MOOD_SHOWN = 2.6, 1.4
"""So long a face shows what has happened."""
REDUCED_FADE = 0.120
RESIZE_STILL = 0.150
NOTHING_TO_SEE = (160, 120)
"""A window narrower or lower than that, in pixels, shows nothing that could be read: nothing is drawn for it."""
ATTRACT_AFTER = 45.0
INVITATION_PULSE = 2.4
REFUSAL_SHOWN = 3.5
TOAST_SHOWN = 1.6
BANNER_SHOWN = 1.6
LAST_ROUND_PAUSE = 1.0
BANNER_LEAST = 0.9
"""So long a banner is seen if another one waits."""
BANNER_FADE = 0.25
STICKER_SHOWN = 1.8
STICKER_APART = 1.0
"""So long after a sticker the same seat shows the next one at the earliest."""
STICKER_GUARD = 0.8
"""So long after a move the buttons of whoever made it show no sticker: it was pressed once too often."""
STICKERS_OFFERED = 6.0
SPEECH_SHOWN = 0.9
"""So long a bubble at a plate is seen, the time included in which it …"""
SPEECH_COME, SPEECH_GO = 0.09, 0.15
"""… comes, and goes again."""
FORCED_SHOWN = 2.2
"""So long it is told at most what a person does without being asked."""
CAPTURE_WAIT = 10.0
"""So long a key or button is waited for."""
LIT_AFTER = 0.400
"""A button of a pad that was let go shines on for so long."""
ROOM_FADE = 0.350
HAND_DRIFT = 0.070
"""Time constant of cards that make room in a hand."""
BURST_GUARD = 0.250
"""A press plays nothing until so long after the last press that came too early …"""
BURST_GUARD_AT_MOST = 1.000
"""… but nobody is kept waiting by that for longer."""
HURRY = 6.0
"""How much faster a hurried animation runs."""

FLIGHT_TURN = 6.0
"""Degrees a card turns at most in flight."""


class Style(Struct, frozen=True):
    """A font file, as named in ``game.view.core.text``, and its size at 1080p."""

    font: str
    size: float


TITLE = Style("russo", 84)
HEADING = Style("russo", 48)
SUBHEADING = Style("russo", 34)
BODY = Style("semibold", 30)
SMALL = Style("semibold", 28)
LABEL = Style("extrabold", 30)
NUMBER = Style("extrabold", 36)
SMALL_NUMBER = Style("extrabold", 28)
LEAST_LETTERS = 28
"""Nothing is set smaller than that at a text size of 1: its capitals are 20 high."""
SMALL_CARD = 125
"""A card whose index would be smaller than that has large print."""
