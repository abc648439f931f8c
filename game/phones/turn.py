"""What a position comes to for one seat: whose turn it is, what may be played, and why not the rest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.rules.cards import CODES
from game.rules.deal import Observation
from game.texts import GameTexts, Voice


def codes(cards: Sequence[int | None]) -> list[str]:
    return [CODES[card] for card in cards if card is not None]


def turn(seen: Observation, voice: Voice, words: GameTexts[Any]) -> str:
    """Whose turn it is, and what is asked of whoever is told."""
    tr, seat = voice.tr, seen.to_move
    if seat is None:
        return tr("The deal is over.")
    if seat != voice.you:
        return tr("{name} is to move.", name=voice.names[seat])
    return tr("Your turn. {asked}", asked=words.asked(seen, voice))


def choices(seen: Observation, moves: Collection[int], voice: Voice, words: GameTexts[Any]) -> list[dict[str, str]]:
    """The moves that are no cards."""
    plain = [seen.text(move) for move in moves if not seen.cards_of(move)]
    told = [(code, *(words.choice(code, seen, voice) or (code, ""))) for code in plain]
    return [{"code": code, "text": text, "detail": detail} for code, text, detail in told]


def why(seen: Observation, moves: Collection[int], voice: Voice, words: GameTexts[Any]) -> dict[str, str]:
    """Of each card that no move plays, why not; nothing while no move may be played at all."""
    if not moves or voice.you is None:
        return {}
    played = {card for move in moves for card in seen.cards_of(move)}
    refusals = {card: seen.why_not_cards([card]) for card in _own(seen, voice.you, words) if card not in played}
    return {CODES[card]: words.refused(illegal, voice) for card, illegal in refusals.items() if illegal}


def notes(seen: Observation, moves: Collection[int], voice: Voice, words: GameTexts[Any]) -> dict[str, str]:
    """What it costs to play each card, if anything."""
    costs = {CODES[card]: words.cost(seen, card, voice) for move in moves for card in seen.cards_of(move)[:1]}
    return {code: cost for code, cost in costs.items() if cost}


def _own(seen: Observation, seat: int, words: GameTexts[Any]) -> list[int]:
    return [card for card in (*seen.hand(seat), *words.held(seen, seat)) if card is not None]


def match_won(winners: Sequence[int], voice: Voice) -> str:
    names = voice.tr.listed([voice.names[seat] for seat in winners])
    return voice.tr("{names} won the match!" if len(winners) == 1 else "{names} share the match!", names=names)
