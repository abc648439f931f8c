"""Playing by the page as somebody does who sees nothing of it: by roles and names alone, as a screen reader tells them.

``PagePlayer`` drives one phone of a real Chromium (playwright). It knows no selector, no picture and no place on the
page: what it reads is what the accessibility tree holds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from game.phones.words import words_file

CHROMIUM = Path("/usr/bin/chromium")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 15_000
"""Milliseconds until something has to be there."""
PHONE = {"width": 390, "height": 844}

Language = Literal["en", "ru"]


def missing_browser() -> str:
    """Why no page can be opened here; empty if one can."""
    return "" if CHROMIUM.exists() else f"no Chromium at {CHROMIUM}"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=[*QUIET])
        yield browser
        browser.close()


class PagePlayer:
    """One phone: ``url`` is what the code on the screen leads to. ``context`` can be set offline, ``page`` reloaded."""

    def __init__(self, browser: Browser, url: str, name: str, lang: Language = "en", **context: object) -> None:
        self.lang, self.name = lang, name
        words = json.loads(words_file())[lang]
        self.text: dict[str, str] = words["text"]
        self._codes: dict[str, str] = {name: code for code, name in words["cards"].items()}
        self._names: dict[str, str] = words["cards"]
        options = {"viewport": PHONE, "has_touch": True, "locale": lang, "reduced_motion": "reduce", **context}
        self.context: BrowserContext = browser.new_context(**options)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.goto(url)

    def close(self) -> None:
        self.context.close()

    # Coming in

    def join(self) -> None:
        """Say the name that the page asks for, and come in."""
        self.page.get_by_label(self.text["your_name"]).fill(self.name)
        self.button(self.text["join"]).click()

    def sit(self, seat: str = "") -> None:
        """Take the first seat that can be taken, or the one so called."""
        self.page.get_by_role("button", name=re.compile(f"^{self.text['sit']}: .*{re.escape(seat)}")).first.click()

    def stand(self) -> None:
        self.button(self.text["stand"]).click()

    def ready(self) -> None:
        self.button(self.text["ready"]).click()

    # What there is to know

    def wait_for_hand(self) -> None:
        self.page.get_by_role("heading", name=re.compile(f"^{self.text['hand']}")).wait_for()

    def wait_for_turn(self) -> None:
        """Until the page says that it is one's turn, or that the deal is over."""
        turn = self.page.get_by_role("paragraph").filter(has_text=re.compile(f"^{self.text['your_turn']}"))
        turn.or_(self.page.get_by_role("heading", name=self.text["deal_over"])).first.wait_for()

    def hand(self) -> list[str]:
        """Codes of the cards that are buttons: those of the hand, and what lies open before its person."""
        return [code for name, _ in self._buttons() if (code := self._code(name))]

    def playable(self) -> list[str]:
        """Those that some move plays now."""
        return [code for name, enabled in self._buttons() if enabled and (code := self._code(name))]

    def why_not(self, code: str) -> str:
        """What the name of a card says against it; empty if nothing."""
        _, _, why = self.name_of(code).partition(f"{self.text['not_now']}: ")
        return why

    def choices(self) -> list[str]:
        """The moves that are no cards, as their buttons say."""
        region = self.page.get_by_role("region", name=self.text["choices"])
        return [name for name, _ in _buttons(region)] if region.is_visible() else []

    def heard(self) -> list[str]:
        """What the page has said of what happened, a sentence each, as it is read aloud."""
        return [text for kind, text in _lines(self.page.get_by_role("log")) if kind == "paragraph"]

    def is_my_turn(self) -> bool:
        return bool(self.playable() or self.choices())

    def name_of(self, code: str) -> str:
        """The whole name of a card's button."""
        return next(name for name, _ in self._buttons() if self._code(name) == code)

    # Doing something

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def card(self, code: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(self._names[code])}(;|$)"))

    def play(self, code: str) -> None:
        """Play cards by their code (``8H8C``): one after the other, then *Play*."""
        cards = re.findall("..", code)
        for card in cards:
            self.card(card).press("Enter")
        told = self.text["play"].replace("{cards}", " ".join(self._names[card] for card in cards))
        self.button(told).press("Enter")

    def choose(self, text: str) -> None:
        """Make a move that is no card, by what its button says."""
        region = self.page.get_by_role("region", name=self.text["choices"])
        region.get_by_role("button", name=text).first.press("Enter")

    # What a screen reader reads

    def _buttons(self) -> list[tuple[str, bool]]:
        return _buttons(self.page.get_by_role("main"))

    def _code(self, name: str) -> str:
        card, _, _ = name.partition(";")
        return self._codes.get(card, "")


def _buttons(part: Locator) -> list[tuple[str, bool]]:
    """The name of each button in a part of the page, and whether it can be pressed."""
    found = [re.match(r'("(?:[^"\\]|\\.)*")(.*)', text) for kind, text in _lines(part) if kind == "button"]
    return [(str(json.loads(button[1])), "[disabled]" not in button[2]) for button in found if button]


def _lines(part: Locator) -> Iterator[tuple[str, str]]:
    """The role of each thing in a part of the page, and what is told of it."""
    for line in part.aria_snapshot().splitlines():
        told = line.strip().removeprefix("- ")
        if told.startswith("'"):
            told = told[1:].rpartition("'")[0].replace("''", "'")
        kind, _, text = told.partition(" ")
        yield kind.rstrip(":"), text.removeprefix('"').removesuffix('"') if kind.endswith(":") else text
