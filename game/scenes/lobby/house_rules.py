"""The rows of a lobby: how long the match is, how hands lie, and by which house rules it is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules import GAMES
from game.rules.deal import Option
from game.scenes.core.seat_settings import forced_by_default
from game.scenes.core.services import Services
from game.scenes.lobby.plan import LENGTHS, LobbyPlan
from game.scenes.menus.form_sections import Part
from game.session.tempo import Table, forecast
from game.store import Tempo
from game.texts import texts
from game.texts.seats import HANDS, seat_name
from game.view.core.theme import SMALL
from game.view.widgets.button import Button, Text
from game.view.widgets.rows import ChoiceRow, Row, Toggle

MANY = 4
"""More players are told that they will wait."""


class RuleRows:
    """Makes the rows of a plan as it is now; ``changed`` is told when one was used."""

    def __init__(self, services: Services, plan: LobbyPlan, changed: Callable[[], None]) -> None:
        self._settings, self._speed = services.store.settings, services.speed
        self._plan = plan
        self._words = texts(plan.game)
        self._tr = services.tr
        self._changed = changed

    def parts(self, close: bool) -> list[Part]:
        """``close``: for rows that all have to be seen at once; the ``sentences`` stand elsewhere."""
        match = self._match_rows()
        if len(self._plan.persons) > 1:
            match = [self._hands_row(), *match, self._forced_row()]
        rules = [self._option_row(option) for option in self._options]
        for row in (*match, *rules):
            row.close = close
        said = [Text(text=text, style=SMALL, soft=True, indent=True) for text in self.sentences()]
        return [
            Part(self._tr("The match"), match if close else [*match, *said]),
            Part(self._tr("House rules"), rules, self._reset()),
        ]

    @property
    def _options(self) -> tuple[Option, ...]:
        return GAMES[self._plan.game].OPTIONS

    def _match_rows(self) -> list[Row]:
        tr, plan = self._tr, self._plan
        lengths = list(LENGTHS)
        names = [seat_name(number, seat.name, seat.cpu, tr) for number, seat in enumerate(plan.seats)]
        return [
            ChoiceRow(
                name="lobby.length",
                title=tr("Length"),
                values=[tr(LENGTHS[key][0]) for key in lengths],
                index=lengths.index(plan.length),
                hint=tr("The points of all deals are added up."),
                changed=lambda index: self._set("length", lengths[index]),
            ),
            ChoiceRow(
                name="lobby.dealer",
                title=tr("First dealer"),
                values=[tr("by lot"), *names],
                hint=tr("The deal then moves on clockwise."),
                index=0 if plan.dealer is None else plan.dealer + 1,
                changed=lambda index: self._set("dealer", index - 1 if index else None),
            ),
        ]

    # What only several persons have to agree on

    def _hands_row(self) -> Row:
        tr, plan = self._tr, self._plan
        hands = list(HANDS)
        return ChoiceRow(
            name="lobby.hands",
            title=tr("Hands"),
            values=[tr(HANDS[key][0]) for key in hands],
            index=hands.index(plan.hands),
            hint=tr(HANDS[plan.hands][1]),
            changed=lambda index: self._set("hands", hands[index]),
        )

    def _forced_row(self) -> Row:
        tr, plan = self._tr, self._plan
        default = forced_by_default(self._settings, plan.game, len(plan.persons))
        return Toggle(
            name="lobby.forced",
            title=tr("Play forced moves automatically"),
            hint=tr(
                "Players who can only draw or pass are not asked. Off at first in games where a pass gives "
                "something away."
            ),
            on=default if plan.forced is None else plan.forced,
            words=(tr("off"), tr("on")),
            changed=lambda on: self._set("forced", on),
        )

    def sentences(self) -> list[str]:
        """What the game is about, and how long a deal takes."""
        plan, words, tr = self._plan, self._words, self._tr
        many = len(plan.seats) > MANY
        usual = "" if many else words.usual_length(len(plan.seats), plan.options, tr)
        length = f"{usual} {self._length(many)}".strip()
        return [tr(words.aim), length]

    def _length(self, many: bool) -> str:
        """How long a deal takes with these players, and where they are ``many`` how long one waits for a turn."""
        plan, settings, tr = self._plan, self._settings, self._tr
        persons, players = len(plan.persons), len(plan.seats)
        forced = plan.forced if persons > 1 else None
        table = Table(
            players,
            persons,
            hard=any(seat.cpu == "hard" for seat in plan.seats),
            forced=forced_by_default(settings, plan.game, persons) if forced is None else forced,
            covered=persons > 1 and plan.hands != "open",
            speed=self._speed,
        )
        course = self._words.course(players, plan.options)
        told = forecast(course, settings.tempos.get(plan.game, Tempo()), table)
        length = tr.n("About {n} minute a deal.", "About {n} minutes a deal.", told.minutes)
        if not many:
            return length
        wait = tr.n(
            "With so many you wait about {n} second for your turn.",
            "With so many you wait about {n} seconds for your turn.",
            told.wait,
        )
        return f"{length} {wait}"

    def _option_row(self, option: Option) -> Row:
        tr, words = self._tr, self._words.options[option.key]
        name, title, hint = f"lobby.{option.key}", tr(words.title), tr(words.sentence)
        value = self._plan.options[option.key]
        if isinstance(option.default, bool):
            return Toggle(
                name=name,
                title=title,
                hint=hint,
                on=bool(value),
                words=(tr(words.values[False]), tr(words.values[True])),
                changed=partial(self._set_option, option.key),
            )
        return ChoiceRow(
            name=name,
            title=title,
            hint=hint,
            values=[tr(words.values[choice]) for choice in option.choices],
            index=option.choices.index(value),
            changed=lambda index: self._set_option(option.key, option.choices[index]),
        )

    def _reset(self) -> Button:
        def reset() -> None:
            self._plan.reset_options()
            self._changed()

        changed = self._plan.options != self._plan.default_options
        return Button(
            name="lobby.reset" if changed else "",
            text=self._tr("Reset"),
            icon="undo",
            style=SMALL,
            align="center",
            on_press=reset,
        )

    def _set(self, what: str, value: object) -> None:
        setattr(self._plan, what, value)
        self._changed()

    def _set_option(self, key: str, value: bool | int | str) -> None:
        self._plan.options[key] = value
        self._changed()
