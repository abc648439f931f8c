"""The lobby of a game: who plays, how long, and by which house rules."""

from __future__ import annotations

from dataclasses import fields
from functools import partial

from game.cpu import LEVELS
from game.rules import GAMES
from game.rules.deal import Option
from game.scenes.form import Page
from game.scenes.lesson_dialogs import begin_lesson
from game.scenes.lobby_plan import LENGTHS, LobbyPlan
from game.scenes.menu import MenuScene
from game.scenes.name_entry import NameScene
from game.scenes.parts import Part, add_parts, say_in_rows
from game.scenes.running import RunningMatch
from game.scenes.services import Services
from game.scenes.table import TableScene
from game.texts import texts
from game.texts.seats import LEVEL_SENTENCES, cpu_name, level_name, seat_name
from game.view import lobby_layout
from game.view import menu_layout as layout
from game.view.lobby_layout import SeatPlaces
from game.view.theme import BODY, SEAT_COLOURS, SMALL, SUBHEADING
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, Panel, Spoken, Text
from game.view.widgets.kit import Kit
from game.view.widgets.rows import Choice, Row, Toggle
from game.view.widgets.scroll import ScrollArea
from game.view.widgets.seat_card import SeatMark


class LobbyScene(MenuScene):
    name = "lobby"

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.game: str = game
        self.words = texts(game)
        remembered = services.store.settings.lobbies.get(game)
        self.plan = LobbyPlan.remembered(game, remembered) if remembered else LobbyPlan.fresh(game)

    def leave(self) -> None:
        settings = self.services.store.settings
        if settings.lobbies.get(self.plan.game) != self.plan.as_lobby():
            settings.lobbies[self.plan.game] = self.plan.as_lobby()
            self.services.store.save_settings()

    def start(self) -> None:
        """Play the match as planned."""
        running = RunningMatch.start(self.services.store, self.plan.match(self.services.launch.seed))
        self.services.stack.replace(TableScene(self.services, running))

    # The page

    def compose(self, kit: Kit) -> Page:
        places = layout.menu_places(kit)
        listed, told, start = lobby_layout.lobby_start(kit, places.body)
        area = ScrollArea("lobby", listed)
        page = Page(first="lobby.start")
        places.heading.width = places.corner.left - places.heading.left
        page.add(*self.header(places, self.services.tr(self.words.NAME)), self._lesson_button().at(places.corner))
        bottom = self._add_seats(kit, page, area)
        area.height = self._add_choices(kit, page, area, bottom + kit.px(layout.PART_GAP))
        layout.centre_contents(page.widgets, area)
        page.add(
            self._sentence().at(told),
            Button(
                name="lobby.start",
                text=self.services.tr("Start"),
                icon="play",
                kind="primary",
                style=SUBHEADING,
                align="center",
                told=self.start,
            ).at(start),
        )
        return page

    def _lesson_button(self) -> Button:
        tr = self.services.tr
        return Button(
            name="lobby.lesson",
            text=tr("First deal"),
            icon="bulb",
            align="center",
            hint=tr("Learn the game by playing: about ten moves, each explained in one sentence."),
            told=lambda: begin_lesson(self.services, self.game),
        )

    def _sentence(self) -> Spoken:
        def said() -> str:
            focused = self.form.focused
            return focused.hint if focused else ""

        return Spoken(said=said, soft=True)

    def _usual_length(self) -> str:
        return self.words.usual_length(len(self.plan.seats), self.plan.options, self.services.tr)

    # Seats

    def _add_seats(self, kit: Kit, page: Page, area: ScrollArea) -> int:
        count = len(self.plan.seats) + self.plan.can_add
        line = Button(text="X").height(kit, area.view.width)
        level = Choice(bare=True).height(kit, area.view.width)
        grid = lobby_layout.seat_grid(kit, count, area.view.width, line, level)
        for seat, places in enumerate(grid[: len(self.plan.seats)]):
            page.add(*self._seat(kit, seat, _moved(places, area.view.left), area))
        if self.plan.can_add:
            card = grid[-1].card.move(area.view.left, 0)
            page.add(
                Button(
                    name="lobby.add",
                    text=self.services.tr("Add a player"),
                    icon="plus",
                    align="center",
                    told=self._add_seat,
                ).at(card, area)
            )
        return grid[-1].card.bottom

    def _seat(self, kit: Kit, seat: int, places: SeatPlaces, area: ScrollArea) -> list[Widget]:
        tr, plan = self.services.tr, self.plan
        name, cpu = plan.seats[seat].name, plan.seats[seat].cpu
        widgets: list[Widget] = [
            Panel(edge=SEAT_COLOURS[seat]).at(places.card, area),
            SeatMark(seat=seat, icon="robot" if cpu else "person").at(places.mark, area),
            Button(
                name=f"lobby.name{seat}",
                text=seat_name(seat, name, cpu, tr),
                icon="pencil",
                hint=tr("Change the name"),
                told=partial(self._rename, seat),
            ).at(places.name, area),
        ]
        if cpu is None:
            widgets.append(Text(text=tr("you"), style=BODY, soft=True, align="center").at(places.level, area))
        else:
            widgets.append(
                Choice(
                    name=f"lobby.level{seat}",
                    bare=True,
                    values=[level_name(level, tr) for level in LEVELS],
                    index=LEVELS.index(cpu),
                    hint=tr(LEVEL_SENTENCES[cpu]),
                    changed=partial(self._set_level, seat),
                ).at(places.level, area)
            )
            if plan.can_remove:
                widgets.append(
                    Button(
                        name=f"lobby.remove{seat}",
                        icon="cross",
                        meaning=tr("Remove this player"),
                        told=partial(self._remove_seat, seat),
                    ).at(places.remove, area)
                )
        return widgets

    def _add_seat(self) -> None:
        self.plan.add_seat()
        self._rebuild_at("lobby.add", f"lobby.name{len(self.plan.seats) - 1}")

    def _remove_seat(self, seat: int) -> None:
        self.plan.remove_seat(seat)
        neighbour = min(seat, len(self.plan.seats) - 1)
        self._rebuild_at(f"lobby.remove{neighbour}", f"lobby.name{neighbour}")

    def _rebuild_at(self, wanted: str, else_wanted: str) -> None:
        """Show the state as it is now with the focus on the item wanted, or on the other where that one is gone."""
        self.form.aim(wanted, else_wanted)
        self.rebuild()

    def _set_level(self, seat: int, level: int) -> None:
        self.plan.set_level(seat, LEVELS[level])
        self.rebuild()

    def _rename(self, seat: int) -> None:
        name, cpu = self.plan.seats[seat].name, self.plan.seats[seat].cpu
        shown = cpu_name(name, self.services.tr) if cpu else name

        def done(new: str) -> None:
            if new != shown:
                self.plan.rename(seat, new)
            self.rebuild()

        offered = [player.name for player in self.services.store.players()] if cpu is None else []
        taken = {other.name for other in self.plan.seats}
        self.services.stack.push(
            NameScene(
                self.services,
                shown,
                done,
                game=self.game,
                offered=[name for name in offered if name not in taken],
            )
        )

    # The match and its house rules

    def _add_choices(self, kit: Kit, page: Page, area: ScrollArea, top: int) -> int:
        tr = self.services.tr
        parts = [
            Part(tr("The match"), self._match_rows()),
            Part(tr("House rules"), self._option_rows(), self._reset_button()),
        ]
        for part in parts:
            say_in_rows(kit, part.rows)
        return add_parts(kit, page, area, parts, lobby_layout.MATCH_SHARES, top)

    def _match_rows(self) -> list[Widget]:
        tr, plan = self.services.tr, self.plan
        lengths = list(LENGTHS)
        names = (seat_name(number, seat.name, seat.cpu, tr) for number, seat in enumerate(plan.seats))
        dealers = [tr("by lot"), *names]
        return [
            Choice(
                name="lobby.length",
                title=tr("Length"),
                values=[tr(LENGTHS[key][0]) for key in lengths],
                index=lengths.index(plan.length),
                hint=tr("The points of all deals are added up."),
                changed=self._set_length,
            ),
            Choice(
                name="lobby.dealer",
                title=tr("First dealer"),
                values=dealers,
                hint=tr("The deal then moves on clockwise."),
                index=0 if plan.dealer is None else plan.dealer + 1,
                changed=self._set_dealer,
            ),
            *(
                Text(text=text, style=SMALL, soft=True, indent=True)
                for text in (tr(self.words.AIM), self._usual_length())
            ),
        ]

    def _option_rows(self) -> list[Row]:
        return [self._option_row(option) for option in GAMES[self.plan.game].OPTIONS]

    def _option_row(self, option: Option) -> Row:
        tr, words = self.services.tr, self.words.OPTIONS[option.key]
        name, title, hint = f"lobby.{option.key}", tr(words.title), tr(words.sentence)
        value = self.plan.options[option.key]
        if isinstance(option.default, bool):
            return Toggle(
                name=name,
                title=title,
                hint=hint,
                on=bool(value),
                words=(tr(words.values[False]), tr(words.values[True])),
                changed=partial(self._set_option, option.key),
            )
        return Choice(
            name=name,
            title=title,
            hint=hint,
            values=[tr(words.values[choice]) for choice in option.choices],
            index=option.choices.index(value),
            changed=lambda index: self._set_option(option.key, option.choices[index]),
        )

    def _reset_button(self) -> Button:
        changed = self.plan.options != self.plan.default_options
        return Button(
            name="lobby.reset" if changed else "",
            text=self.services.tr("Reset"),
            icon="undo",
            style=SMALL,
            align="center",
            told=self._reset,
        )

    def _reset(self) -> None:
        self.plan.reset_options()
        self.rebuild()

    def _set_length(self, index: int) -> None:
        self.plan.length = list(LENGTHS)[index]
        self.rebuild()

    def _set_dealer(self, index: int) -> None:
        self.plan.dealer = index - 1 if index else None
        self.rebuild()

    def _set_option(self, key: str, value: bool | int | str) -> None:
        self.plan.options[key] = value
        self.rebuild()


def _moved(places: SeatPlaces, dx: int) -> SeatPlaces:
    return SeatPlaces(*(getattr(places, part.name).move(dx, 0) for part in fields(places)))
