"""Actions and the buttons of a pad in words, by the keys that ``game.input`` gives them."""

from __future__ import annotations

from game.i18n import mark

DEVICES: dict[str, str] = {
    "keyboard": mark("Keyboard"),
    "mouse": mark("Mouse"),
    "xbox": "Xbox",
    "playstation": "PlayStation",
    "nintendo": "Nintendo",
    "generic": mark("Gamepad"),
    "phone": mark("Phone"),
}
"""By kind, short."""

ACTIONS: dict[str, str] = {
    "up": mark("Up"),
    "down": mark("Down"),
    "left": mark("Left"),
    "right": mark("Right"),
    "confirm": mark("Confirm"),
    "cancel": mark("Cancel, back"),
    "menu": mark("Pause"),
    "peek": mark("Show the hand"),
    "hint": mark("Hint"),
    "sort": mark("Sort the hand"),
    "undo": mark("Take back a move"),
    "page_up": mark("Previous page"),
    "page_down": mark("Next page"),
    "last_play": mark("Last plays"),
    "faster": mark("Faster"),
    "slower": mark("Slower"),
    "mute": mark("Sound on or off"),
    "fullscreen": mark("Full screen"),
    "laugh": mark("Laugh"),
    "groan": mark("Groan"),
    "hurry": mark("Hurry up!"),
    "applause": mark("Applause"),
}

PAD_CONTROLS: dict[str, str] = {
    "south": mark("bottom button"),
    "east": mark("right button"),
    "west": mark("left button"),
    "north": mark("top button"),
    "start": mark("start button"),
    "back": mark("select button"),
    "guide": mark("middle button"),
    "left_shoulder": mark("left shoulder button"),
    "right_shoulder": mark("right shoulder button"),
    "left_trigger": mark("left trigger"),
    "right_trigger": mark("right trigger"),
    "left_stick": mark("left stick pressed in"),
    "right_stick": mark("right stick pressed in"),
    "dpad_up": mark("directional pad up"),
    "dpad_down": mark("directional pad down"),
    "dpad_left": mark("directional pad left"),
    "dpad_right": mark("directional pad right"),
    "left_stick_up": mark("left stick up"),
    "left_stick_down": mark("left stick down"),
    "left_stick_left": mark("left stick to the left"),
    "left_stick_right": mark("left stick to the right"),
    "right_stick_up": mark("right stick up"),
    "right_stick_down": mark("right stick down"),
    "right_stick_left": mark("right stick to the left"),
    "right_stick_right": mark("right stick to the right"),
}

REQUESTS: dict[str, str] = {
    "south": mark("Press the bottom one of the four buttons"),
    "east": mark("Press the right one of the four buttons"),
    "west": mark("Press the left one of the four buttons"),
    "north": mark("Press the top one of the four buttons"),
    "dpad_up": mark("Press up on the directional pad"),
    "dpad_down": mark("Press down on the directional pad"),
    "dpad_left": mark("Press left on the directional pad"),
    "dpad_right": mark("Press right on the directional pad"),
    "left_shoulder": mark("Press the left shoulder button"),
    "right_shoulder": mark("Press the right shoulder button"),
    "start": mark("Press the start button"),
    "back": mark("Press the select button"),
    "left_stick": mark("Press the left stick in"),
    "right_stick": mark("Press the right stick in"),
}
"""What is asked, one after another, of somebody whose pad nobody knows."""
