"""What is called out at the seats, and when it is gone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.i18n import translator
from game.rules import GAMES
from game.rules.bread.deal import BreadObservation
from game.rules.cards import CODES
from game.rules.events import DISCARD, PILE, STOCK, Event, Moved, Passed, Penalty, Turnaround, TurnTo, hand
from game.rules.svoloch.combinations import LEAD
from game.rules.svoloch.events import SvolochTurn
from game.scenes.tabletop.speeches import Speeches
from game.texts import Voice, texts
from game.view.core import theme
from game.view.rooms import room
from game.view.rooms.svoloch.stage import SvolochStage
from game.view.stage.stage import Stage
from tests.rules.svoloch_deals import three
from tests.words import plain

VOICE = Voice(translator("en"), ("Anna", "Boris", "Clara"), CODES.__getitem__)
DRAWN = Moved(0, (None,), STOCK, hand(0), hidden=True)
PLAYED = Moved(0, (None,), hand(0), PILE)


def table(game: str) -> tuple[Stage, Speeches]:
    stage = room(game).stage_type()
    deal = three("", "QC") if game == "svoloch" else GAMES[game].new(3, 1)
    return stage.show(deal.observe()), Speeches(stage)


def said(stage: Stage, speeches: Speeches, events: Iterable[Event]) -> dict[int, str]:
    for event in events:
        stage.apply(event)
        speeches.see(event)
    return {seat: one.words for seat, one in speeches.spoken(VOICE).items()}


def test_a_penalty_is_summed_up_when_it_has_been_paid() -> None:
    stage, speeches = table("bread")
    paid = [Moved(0, (None,), STOCK, hand(0), hidden=True, penalty=True)] * 3
    assert said(stage, speeches, [Moved(0, (None,), hand(0), DISCARD), Penalty(0, 4, missing=1), *paid]) == {}
    assert said(stage, speeches, [TurnTo(1)]) == {0: "+3"}


def test_a_card_drawn_is_called_out_at_once() -> None:
    assert said(*table("bread"), [DRAWN]) == {0: "+1"}


def test_cards_drawn_for_those_played_are_not_called_out() -> None:
    assert said(*table("svoloch"), [PLAYED, DRAWN, SvolochTurn(1, LEAD)]) == {}


def test_a_last_card_is_called_out_when_no_other_has_been_drawn_for_it() -> None:
    stage, speeches = table("svoloch")
    assert said(stage, speeches, [*[PLAYED] * 6, DRAWN, SvolochTurn(1, LEAD)]) == {}
    assert said(stage, speeches, [PLAYED, SvolochTurn(1, LEAD)]) == {0: "Last card!"}


def test_whoever_passes_with_one_card_left_only_passes() -> None:
    stage, speeches = table("svoloch")
    said(stage, speeches, [PLAYED] * 6)
    speeches.clear()
    assert said(stage, speeches, [Passed(0), SvolochTurn(1, LEAD)]) == {0: "Pass"}


def test_play_that_runs_upwards_again_with_an_empty_pile_is_nobodys_turnaround() -> None:
    stage, speeches = table("svoloch")
    assert said(stage, speeches, [Turnaround(0, down=False)]) == {0: "Turnaround!"}
    stage, speeches = table("svoloch")
    assert isinstance(stage, SvolochStage)
    stage.play = ()
    assert said(stage, speeches, [Turnaround(0, down=False)]) == {}


def test_a_line_waits_until_what_was_called_out_has_been_seen() -> None:
    stage, speeches = table("svoloch")
    said(stage, speeches, [Passed(1)])
    speeches.say(1, lambda voice: "Well, well.")
    assert said(stage, speeches, []) == {1: "Pass"}
    speeches.update(theme.SPEECH_SHOWN)
    assert said(stage, speeches, []) == {1: "Well, well."}
    speeches.update(theme.SPEECH_SHOWN)
    assert said(stage, speeches, []) == {}


def test_what_a_seat_did_by_itself_was_said_on_through_the_moves_of_the_others() -> None:
    stage, speeches = table("svoloch")
    speeches.tell(1, lambda voice: "You cannot beat J♣: you pass.")
    sentence = {1: "You cannot beat J♣: you pass."}
    assert said(stage, speeches, [Passed(1), SvolochTurn(0, LEAD)]) == sentence, "the call says nothing more"
    speeches.update(theme.SPEECH_SHOWN)
    assert said(stage, speeches, []) == sentence
    assert said(stage, speeches, [PLAYED]) == sentence
    speeches.update(theme.SPEECH_GO)
    assert said(stage, speeches, []) == {}


def test_what_a_seat_did_by_itself_is_not_said_into_its_next_turn() -> None:
    stage, speeches = table("svoloch")
    speeches.tell(1, lambda voice: "You cannot beat J♣: you pass.")
    assert said(stage, speeches, [SvolochTurn(1, LEAD)]) == {}


def test_whom_a_forced_draw_was_told_to_could_not_be_seen_after_the_hand_over() -> None:
    for game in ("bread", "svoloch"):
        deal = three("", "QC") if game == "svoloch" else GAMES[game].new(3, 1)
        seen, mine = deal.observe(), Voice(translator("en"), VOICE.names, CODES.__getitem__, you=deal.to_move)
        assert deal.to_move is not None
        assert " you " in texts(game).forced(seen, mine)
        told = texts(game).forced(seen, VOICE)
        assert VOICE.names[deal.to_move] in told and "you" not in told.lower()
    _, speeches = table("bread")
    speeches.tell(0, lambda voice: "No card fits: you draw one.")
    speeches.say(1, lambda voice: "Oh.")
    speeches.hand_over()
    assert set(speeches.spoken(VOICE)) == {1}


def test_nobody_was_named_where_no_card_fits_and_the_stock_is_empty() -> None:
    seen = GAMES["bread"].new(3, 1).observe()
    assert isinstance(seen, BreadObservation)
    seen = replace(seen, stock=0)
    assert seen.to_move is not None
    mine = Voice(translator("ru"), VOICE.names, CODES.__getitem__, you=seen.to_move)
    theirs = Voice(translator("ru"), VOICE.names, CODES.__getitem__)
    assert "вы пропускаете" in plain(texts("bread").forced(seen, mine))
    assert f"{VOICE.names[seen.to_move]} пропускает" in plain(texts("bread").forced(seen, theirs))
