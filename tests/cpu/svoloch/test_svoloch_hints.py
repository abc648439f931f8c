"""What a hint says of a move of Svoloch is true, whichever move was thought best."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from game.cpu import choose, explain
from game.cpu.hint import Hint
from game.cpu.thought import Judged, Thought
from game.i18n import LANGUAGES, translator
from game.rules.cards import CODES, rank
from game.rules.svoloch.combinations import JOKERS, MOVE_OF, PASS
from game.rules.svoloch.deal import Svoloch
from game.texts import Voice, texts
from tests.rules.playing import cards, play
from tests.rules.svoloch_deals import three
from tests.words import plain

REASONS = {
    "goes_out",
    "wins_next",
    "stops_others",
    "takes_lead",
    "sheds_several",
    "draws_several",
    "turns_around",
    "lowest",
    "swaps_lowest",
    "highest",
    "keeps_runs",
    "keeps_for_turnaround",
    "spares_joker",
    "fits_best",
    "leads_best",
    "keep_joker",
    "keep_cards",
    "joker_clears",
    "joker_sheds",
    "joker_turns",
    "joker",
}


@cache
def advice() -> list[tuple[Svoloch, Hint]]:
    """Every move of assorted positions."""
    return list(_advice())


def _advice() -> Iterator[tuple[Svoloch, Hint]]:
    for seed in range(60):
        rng = Random(seed)
        options = {option.key: rng.random() < 0.25 for option in Svoloch.OPTIONS}
        deal = Svoloch.new(3 + seed % 4, seed, options=options)
        while deal.to_move is not None:
            moves = deal.legal_moves()
            if len(moves) > 1:
                seen = deal.observe(deal.to_move)
                yield from ((deal.copy(), explain(seen, Thought((Judged(move, 0.5),)))) for move in moves)
            deal.play(choose(rng.choice(("random", "easy", "normal")), deal.observe(deal.to_move), rng))


def told(reason: str) -> list[tuple[Svoloch, Hint, Svoloch]]:
    """The positions, hints and what came of the move advised, wherever this was the reason."""
    found = []
    for deal, hint in advice():
        if hint.reason == reason:
            after = deal.copy()
            after.play(hint.move)
            found.append((deal, hint, after))
    assert found
    return found


def hand_after(deal: Svoloch, hint: Hint) -> list[int]:
    assert deal.to_move is not None
    return [card for card in deal.hand(deal.to_move) if card not in deal.cards_of(hint.move)]


def test_there_is_a_reason_for_every_kind_of_move() -> None:
    assert {hint.reason for _, hint in advice()} == REASONS


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_reason_has_a_sentence(language: str) -> None:
    voice = Voice(translator(language), [f"Player{seat}" for seat in range(6)], lambda card: CODES[card])
    said: dict[str, str] = {}
    for _, hint in advice():
        said[hint.reason] = texts("svoloch").hinted(hint, voice)
    other = {texts("svoloch").hinted(Hint(move, "only_move"), voice) for move in (0, PASS, *JOKERS)}
    assert not other & set(said.values())
    assert all(sentence[-1] in ".!" and "{" not in sentence for sentence in said.values())


def test_to_go_out_wins() -> None:
    for deal, _, after in told("goes_out"):
        assert after.outcome is not None and after.outcome.winners == (deal.to_move,)


def test_to_win_next_is_certain() -> None:
    for deal, hint, after in told("wins_next"):
        while after.to_move != deal.to_move:
            assert [move for move in after.legal_moves() if move != PASS] == []
            after.play(PASS)
        going = [move for move in after.legal_moves() if set(after.cards_of(move)) == set(hand_after(deal, hint))]
        assert going
        after.play(going[0])
        assert after.outcome is not None


def test_to_take_the_lead_is_to_be_stopped_by_a_joker_alone() -> None:
    for deal, hint, after in told("takes_lead"):
        while after.to_move != deal.to_move:
            others = [move for move in after.legal_moves() if move != PASS]
            assert all(move in JOKERS and hint.facts["joker"] for move in others)
            after.play(PASS)
        assert after.task.top is None


def test_who_is_to_be_stopped_is_about_to_go_out() -> None:
    for deal, hint, _ in told("stops_others"):
        seat = hint.facts["seat"]
        assert isinstance(seat, int) and seat != deal.to_move
        assert len(deal.hand(seat)) <= 2


def test_as_many_cards_go_and_come_as_was_told() -> None:
    for deal, hint, after in told("draws_several") + told("sheds_several"):
        assert deal.to_move is not None
        assert len(deal.cards_of(hint.move)) == hint.facts["n"]
        drawn = len(after.hand(deal.to_move)) - len(hand_after(deal, hint))
        assert drawn == hint.facts["n"] if hint.reason == "draws_several" else drawn < int(str(hint.facts["n"]))


def test_a_turnaround_is_one_and_suits_the_hand() -> None:
    for deal, hint, after in told("turns_around"):
        left = [card for card in hand_after(deal, hint) if card not in JOKERS]
        assert after.down == hint.facts["down"] != deal.down
        assert sum((rank(card) < rank(cards("9C")[0])) == after.down for card in left) * 2 > len(left)


def test_the_card_kept_for_the_turnaround_could_have_been_played_and_beats_more_then() -> None:
    for deal, hint, _ in told("keeps_for_turnaround"):
        kept, turner = int(str(hint.facts["kept"])), rank(cards("2C" if deal.down else "AC")[0])
        assert kept in deal.legal_moves()
        assert rank(kept) > rank(hint.move) if deal.down else rank(kept) < rank(hint.move)
        assert turner in map(rank, hand_after(deal, hint))


def test_the_lowest_and_the_highest_are() -> None:
    for reason in ("lowest", "swaps_lowest", "highest"):
        for deal, hint, _ in told(reason):
            ranks = [rank(deal.cards_of(move)[0]) for move in deal.legal_moves() if move != PASS and move not in JOKERS]
            assert rank(hint.move) == (max(ranks) if reason == "highest" else min(ranks))
            assert (reason == "swaps_lowest") == (deal.stock > 0) or reason == "highest"


def test_what_a_joker_is_said_to_do_it_does() -> None:
    for deal, _, after in told("joker_clears"):
        assert deal.task.top is not None and after.task.top is None
        assert not [move for move in deal.legal_moves() if move != PASS and move not in JOKERS]
    for deal, _, after in told("joker_sheds"):
        assert deal.to_move is not None
        assert len(after.hand(deal.to_move)) == len(deal.hand(deal.to_move)) - 1
    for deal, _, after in told("joker_turns"):
        assert deal.down and not after.down
    for _, hint, after in told("joker"):
        assert after.to_move == hint.facts["seat"] and after.task.top is None


def test_a_red_nine_is_kept_for_the_turnaround() -> None:
    deal = three("9D QH AS 5C KC TS TC", "8S")
    seen = deal.observe(0)
    hint = explain(seen, Thought((Judged(MOVE_OF[tuple(cards("QH"))], 0.5),)))
    assert (hint.reason, hint.facts["kept"]) == ("keeps_for_turnaround", cards("9D")[0])
    play(deal, "QH")
    assert plain(texts("svoloch").hinted(hint, Voice(translator("en"), [], lambda card: CODES[card]))) == (
        "QH: that keeps 9D, which will beat more once you turn play around."
    )
