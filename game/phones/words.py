"""The words of the page, in every language of the game, and the rules of its games: JSON that the page loads.

``/words.json`` is ``{language: words}``, and ``words`` has

- ``cards``: ``{"QH": "queen of hearts", …, "XR": "red joker"}``; ``suits``: ``{"H": "hearts", …}``; ``ranks``:
  ``{"Q": "queen", …}``; ``signs``: ``{"H": "♥", …}``
- ``letters``: ``{"10": "T", "J": "J", "В": "J", …}``, the ranks of the codes as the game's sentences write them before
  a sign (``Д♥``), in either alphabet: so that a sentence can be read aloud with whole names
- ``text``: a sentence for each key of ``TEXTS``, with ``{facts}`` to be filled in
- ``count``: for each key of ``COUNTS`` the forms by what ``Intl.PluralRules(language).select(n)`` says
- ``bye``: what to do about each ``{"bye": reason}``
- ``language``: what the language calls itself

``/rules.LANGUAGE.json`` is ``{game: {"title", "tagline", "aim", "pages": [{"title", "paragraphs", "own_decision"}],
"options": [{"title", "sentence", "values": [names]}]}}``, asked for when somebody opens the rules.

Buttons for moves (pass, spread, a trump) come with their words in the table itself, as do all sentences of a match. A
word that the page needs besides is one more line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from game.i18n import LANGUAGES, Translator, mark, translator
from game.phones.protocol import Farewell
from game.rules import GAMES
from game.rules.cards import CODES, RANKS, SUITS
from game.texts import texts

TEXTS: Mapping[str, str] = {
    # Coming in
    "title": "Koloda",
    "connecting": mark("Connecting…"),
    "lost": mark("No connection. It comes back by itself as soon as there is one."),
    "back": mark("Connected again."),
    "your_name": mark("Your name"),
    "no_key": mark("Scan the code on the big screen once more, or type the whole address."),
    "enter_key": mark("The letters and digits after the # on the big screen"),
    "join": mark("Join"),
    "try_again": mark("Try again"),
    "language": mark("Language"),
    "your_cards": mark("Your cards on this phone"),
    # In the lobby
    "seats": mark("Seats"),
    "sit": mark("Sit here"),
    "stand": mark("Stand up"),
    "change_seat": mark("Another seat"),
    "you": mark("you"),
    "ready": mark("I'm ready"),
    "rename": mark("Another name"),
    "is_ready": mark("You are ready."),
    "deals": mark("Deals"),
    # At the table
    "hand": mark("Your hand"),
    "hand_empty": mark("You hold no cards."),
    "table": mark("Table"),
    "choices": mark("Choices"),
    "tools": mark("Tools"),
    "players": mark("Players"),
    "news": mark("What happened"),
    "deal_of": mark("Deal {n} of {deals}"),
    "your_turn": mark("Your turn"),
    "to_move": mark("to move"),
    "play": mark("Play {cards}"),
    "put_back": mark("Put back"),
    "more": mark("Choose another card."),
    "may_add": mark("Play, or choose more cards."),
    "sending": mark("On its way…"),
    "hinted": mark("the hint"),
    "usual_rules": mark("The usual rules are played."),
    "chosen": mark("chosen"),
    "chosen_as": mark("chosen, number {n}"),
    "playable": mark("may be played"),
    "not_now": mark("not now"),
    "card_not_now": mark("{card}; not now: {why}"),
    "card_chosen": mark("{card}; chosen, number {n}"),
    "card_playable": mark("{card}; may be played"),
    "card_note": mark("{card}. {note}"),
    "face_down": mark("face down"),
    "nothing_there": mark("nothing there"),
    "by": mark("{card}, by {name}"),
    "cpu": mark("CPU player"),
    "points": mark("Points"),
    "place": mark("Place"),
    "match_over": mark("The match is over"),
    "deal_over": mark("The deal is over"),
    "go_on": mark("Go on"),
    "next_on_screen": mark("It goes on on the big screen."),
    "how_to_play": mark("Touch a card to choose it. Touch it again, or swipe it up, to play it."),
    "how_to_play_several": mark("Touch several cards in the order in which you play them."),
    # Tools
    "hint": mark("Hint"),
    "sort": mark("Sort"),
    "sort_suit": mark("By suit"),
    "sort_rank": mark("By rank"),
    "undo": mark("Take back"),
    "last": mark("Last plays"),
    "pause": mark("Pause"),
    "rules": mark("Rules"),
    "house_rules": mark("House rules"),
    "own_decision": mark("Our own decision where the old rules are silent"),
    "close": mark("Close"),
    "menu": mark("Menu"),
    "settings": mark("Settings"),
    "vibrate": mark("Vibrate when it is my turn"),
    "text_size": mark("Text size"),
    "full_screen": mark("Full screen"),
    "switch_on": mark("on"),
    "switch_off": mark("off"),
}
"""Sentences and buttons of the page by their keys."""

COUNTS: Mapping[str, tuple[str, str]] = {
    "cards": ("{n} card", "{n} cards"),
    "points": ("{n} point", "{n} points"),
}
"""What is counted, by its keys."""

BYE: Mapping[Farewell, str] = {
    "key": mark("This code is an old one. Scan the one on the big screen."),
    "full": mark("There are as many phones here as there may be."),
    "version": mark("This page is an old one. Load it again."),
    "left": mark("Your cards were opened on another page. To have them here, load this page again."),
    "closing": mark("The game has closed. When it is back, this page finds it by itself."),
    "message": mark("Something went wrong. Load this page again."),
    "slow": mark("The connection is too slow. Load this page again."),
    "flood": mark("That was too much at once. Load this page again."),
}
"""Why a phone was disconnected, and what to do."""

SIGNS = dict(zip(SUITS, "♣♦♥♠", strict=True))
LETTERS = {**{rank: rank for rank in RANKS if rank != "T"}, "10": "T", "В": "J", "Д": "Q", "К": "K", "Т": "A"}
PLURALS: Mapping[str, Mapping[str, int]] = {
    "en": {"one": 1, "other": 2},
    "ru": {"one": 1, "few": 2, "many": 5, "other": 2},
}
"""By language, a number of each form."""


@cache
def words_file() -> bytes:
    """``/words.json``."""
    return msgspec.json.encode({language: _words(translator(language)) for language in LANGUAGES})


@cache
def rules_file(language: str) -> bytes:
    """``/rules.LANGUAGE.json``."""
    return msgspec.json.encode({game: _rules(game, translator(language)) for game in GAMES})


def word_files() -> dict[str, bytes]:
    """All of them, by the paths at which the page asks for them."""
    rules = {f"/rules.{language}.json": rules_file(language) for language in LANGUAGES}
    return {"/words.json": words_file(), **rules}


def _words(tr: Translator) -> dict[str, Any]:
    return {
        "language": LANGUAGES[tr.language],
        "cards": card_names(tr),
        "suits": dict(zip(SUITS, _suits(tr), strict=True)),
        "ranks": dict(zip(RANKS, _ranks(tr), strict=True)),
        "signs": SIGNS,
        "letters": LETTERS,
        "text": {key: tr.unfilled(text) for key, text in TEXTS.items()},
        "count": {key: _forms(*texts, tr) for key, texts in COUNTS.items()},
        "bye": {reason: tr(text) for reason, text in BYE.items()},
    }


def card_names(tr: Translator) -> dict[str, str]:
    """The whole name of every card by its code."""
    suits, ranks = dict(zip(SUITS, _of_suits(tr), strict=True)), dict(zip(RANKS, _ranks(tr), strict=True))
    name = tr.unfilled(mark("{rank} of {suit}"))
    names = {code: name.format(rank=ranks[code[0]], suit=suits[code[1]]) for code in CODES if code[0] in ranks}
    return {**names, "XR": tr("red joker"), "XB": tr("black joker")}


def _ranks(tr: Translator) -> list[str]:
    numbers = [
        tr.p("card", "two"),
        tr.p("card", "three"),
        tr.p("card", "four"),
        tr.p("card", "five"),
        tr.p("card", "six"),
        tr.p("card", "seven"),
        tr.p("card", "eight"),
        tr.p("card", "nine"),
        tr.p("card", "ten"),
    ]
    return [*numbers, tr.p("card", "jack"), tr.p("card", "queen"), tr.p("card", "king"), tr.p("card", "ace")]


def _suits(tr: Translator) -> list[str]:
    return [tr.p("suit", "clubs"), tr.p("suit", "diamonds"), tr.p("suit", "hearts"), tr.p("suit", "spades")]


def _of_suits(tr: Translator) -> list[str]:
    """As they stand after a card."""
    return [
        tr.p("queen of …", "clubs"),
        tr.p("queen of …", "diamonds"),
        tr.p("queen of …", "hearts"),
        tr.p("queen of …", "spades"),
    ]


class _Unfilled(int):
    """A number that the page fills in."""

    def __format__(self, spec: str) -> str:
        return "{n}"


def _forms(one: str, many: str, tr: Translator) -> dict[str, str]:
    return {form: tr.n(one, many, _Unfilled(n)) for form, n in PLURALS[tr.language].items()}


def _rules(game: str, tr: Translator) -> dict[str, Any]:
    words = texts(game)
    pages = [
        {"title": tr(page.title), "paragraphs": [*map(tr, page.paragraphs)], "own_decision": page.own_decision}
        for page in words.pages
    ]
    options = [
        {"title": tr(option.title), "sentence": tr(option.sentence), "values": [*map(tr, option.values.values())]}
        for option in words.options.values()
    ]
    return {
        "title": tr(words.name),
        "tagline": tr(words.tagline),
        "aim": tr(words.aim),
        "pages": pages,
        "options": options,
    }
