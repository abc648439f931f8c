"""The winners on stage: the podium grows, and is looked at for a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.session.match_session import MatchSession
from game.texts import Voice, texts
from game.texts.result import won
from game.view.core import theme
from game.view.core.kit import Kit, Label
from game.view.core.theme import BODY, HEADING, TITLE
from game.view.honours.podium import Honoured, on_podium, podium_lasts, podium_patches, write_on_podium
from game.view.menus.menu_layout import NARROW_TEXT
from game.view.menus.summary_layout import stage_places
from game.view.motion.tween import Tween


def honoured(session: MatchSession, voice: Voice, faces: Sequence[str | None]) -> list[Honoured]:
    """Who stands on the podium: of the match if it is over, else of its deal. ``faces`` are by seat."""
    places = session.match_places() if session.over else session.places()
    return [
        Honoured(
            place,
            seats,
            tuple(faces[seat] for seat in seats),
            voice.tr.listed([voice.names[seat] for seat in seats]),
            _score(session, voice, seats[0]),
        )
        for place, seats in on_podium(places)
    ]


def _score(session: MatchSession, voice: Voice, seat: int) -> str:
    """What the seat has in the match, or the deal."""
    words, outcome = texts(session.game), session.outcome
    assert outcome is not None
    if session.over and session.deals > 1:
        return voice.tr("{what}: {n}", what=voice.tr(words.points), n=session.totals()[seat])
    return words.counted_words(words.counted(outcome, seat), voice.tr)


def who_won(session: MatchSession, voice: Voice) -> str:
    """Who has won the match, or its deal if it goes on, in one sentence."""
    outcome = session.outcome
    assert outcome is not None
    if not session.over or session.deals == 1:
        return won(outcome, voice)
    names = voice.tr.listed([voice.names[seat] for seat in session.winners()])
    if len(session.winners()) == 1:
        return voice.tr("{names} won the match!", names=names)
    return voice.tr("{names} share the match!", names=names)


@dataclass
class Winners:
    """On stage for ``seen.lasts`` seconds; of ``steps`` steps each grows unless all is ``calm``."""

    seen: Tween
    steps: int
    calm: bool

    @property
    def growing(self) -> bool:
        return not self.calm and self.seen.age < podium_lasts(self.steps)

    @property
    def _age(self) -> float | None:
        return None if self.calm else self.seen.age

    def draw(self, surface: pygame.Surface, kit: Kit, words: str, steps: Sequence[Honoured], said: str) -> None:
        """``said`` is what somebody has to say of it, or nothing."""
        for patch in podium_patches(kit, stage_places(kit)[1], steps, self._age, worded=True):
            patch.paint(surface)
        self.write(surface, kit, words, steps, said)

    def write(self, surface: pygame.Surface, kit: Kit, words: str, steps: Sequence[Honoured], said: str) -> None:
        """The words alone."""
        place, podium = stage_places(kit)
        write_on_podium(surface, kit, podium, steps, self._age)
        if said:
            below = Rect(place.left, 0, place.width, min(kit.type.height(said, BODY, place.width), place.height // 2))
            below.bottom = place.bottom
            place.height -= below.height
            kit.write(surface, Label(said, BODY, kit.palette.text, below, "center"))
        style = TITLE if kit.text_size() < NARROW_TEXT else HEADING
        kit.write(surface, Label(words, style, kit.palette.accent, place, "center"))


def on_stage(session: MatchSession, steps: int, pace: float, calm: bool, said: str = "") -> Winners:
    """Whoever has won the match is on stage for as long at any pace; what is ``said`` can be read."""
    lasts = theme.MATCH_PODIUM if session.over else max(theme.DEAL_PODIUM / pace, theme.DEAL_PODIUM_LEAST)
    if said:
        lasts = max(lasts, theme.REMARK_LEAST + theme.REMARK_LETTER * len(said))
    return Winners(Tween(lasts), steps, calm)
