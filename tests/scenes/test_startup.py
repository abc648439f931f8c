"""What the program opens with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.options import PlayCommand, ReplayCommand
from game.rules import GAMES
from game.scenes.after.replay import ReplayScene
from game.scenes.home.title import TitleScene
from game.scenes.startup import first_destination
from game.scenes.table.table import TableScene
from tests.scenes.tables import match_of
from tests.stagehand import Stagehand


def test_nothing_asked_is_the_title(hand: Stagehand) -> None:
    services = hand.services
    assert isinstance(services.scene(first_destination(services)), TitleScene)


def test_play_is_a_saved_match_as_asked(stage: type[Stagehand]) -> None:
    services = stage(seed=5).services
    command = PlayCommand("bread", (None, "easy", "normal"), 4, {"refills": 1})
    services.launch = replace(services.launch, command=command)
    scene = services.scene(first_destination(services))
    assert isinstance(scene, TableScene)
    match = match_of(scene.session)
    assert [(seat.cpu, bool(seat.name)) for seat in match.seats] == [(None, False), ("easy", True), ("normal", True)]
    assert (match.game, match.deals, match.options["refills"], match.seed) == ("bread", 4, 1, 5)
    assert services.store.last_match() == scene.session.id


def test_replay_shows_the_records(hand: Stagehand) -> None:
    services = hand.services
    deal = GAMES["bread"].new(2, seed=1)
    while deal.outcome is None:
        deal.play(deal.legal_moves()[0])
    services.launch = replace(services.launch, command=ReplayCommand((deal.record(),), Path("deals.json")))
    assert isinstance(services.scene(first_destination(services)), ReplayScene)
