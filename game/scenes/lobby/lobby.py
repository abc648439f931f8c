"""The lobby of a game: who plays with which device, how long, and by which house rules."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.cpu import LEVELS
from game.input.actions import MOUSE, ByPhone, Device, InputEvent, Pointer, Press
from game.scenes.core import destinations as to
from game.scenes.core.seat_settings import change_person, person
from game.scenes.core.services import Services
from game.scenes.core.stack import News
from game.scenes.lobby.house_rules import RuleRows
from game.scenes.lobby.joining import Joining
from game.scenes.lobby.people import LobbyPeople
from game.scenes.lobby.phones import PhoneGuests
from game.scenes.lobby.plan import LobbyPlan
from game.scenes.lobby.seat_cards import PERSON, SeatCards
from game.scenes.menus.form_sections import add_parts, say_in_rows
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.menus.prompts import Prompt
from game.session.match_session import MatchSession
from game.texts import texts
from game.texts.characters import cpu_name, kept_name, newcomers, temper_of
from game.texts.seats import seat_name, seatless
from game.view.core.kit import Kit
from game.view.core.theme import SMALL, SUBHEADING
from game.view.menus import lobby_layout
from game.view.menus import menu_layout as layout
from game.view.widgets.button import Button, Spoken, Text
from game.view.widgets.scroll import ScrollArea


class LobbyScene(MenuScene):
    """The device that opened it leads the menu. Any other one takes a seat by confirm, and then only speaks for the
    persons who share it: confirm says that they are ready, cancel that they leave, peek that one more sits down."""

    name = "lobby"
    tells_devices_apart = True

    def __init__(self, services: Services, game: str) -> None:
        super().__init__(services)
        self.game: str = game
        self.words = texts(game)
        remembered = services.store.settings.lobbies.get(game)
        self.plan = LobbyPlan.remembered(game, remembered) if remembered else LobbyPlan.fresh(game)
        self.people = LobbyPeople(self.plan, services.input.last_device)
        self._acting = services.input.last_device
        self._notice = ""
        self.joining = Joining(services, self.people, self)
        self.by_phone = PhoneGuests(services, self.people, self)

    def see_devices(self) -> None:
        self.joining.see_devices()

    def enter(self) -> None:
        super().enter()
        self.services.jobs.open()

    def leave(self) -> None:
        super().leave()
        settings = self.services.store.settings
        if settings.lobbies.get(self.plan.game) != self.plan.as_lobby():
            settings.lobbies[self.plan.game] = self.plan.as_lobby()
            self.services.store.save_settings()

    def start(self) -> None:
        """Play the match as planned, once everybody is ready."""
        if self.people.awaited:
            self.refuse(self._awaited())
            return
        services, plan = self.services, self.plan
        while services.stack.top is not self:  # whatever lies over the lobby
            services.back()
        session = MatchSession.start(
            services.store,
            plan.match(services.launch.seed),
            owners=self.people.owners,
            hands=plan.hands,
            forced=plan.forced if len(plan.persons) > 1 else None,
        )
        services.replace(to.Table(session))

    def refuse(self, why: str) -> None:
        """Say why something cannot be done, until the next press."""
        self.sound("refuse")
        self._notice = why
        self.rebuild()

    # Input

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            self._notice = ""
            self._acting = event.device
            if self.joining.press(event):
                super().handle(event)
            return
        if isinstance(event, Pointer) and event.kind == "down":
            self._acting, self._notice = MOUSE, ""
            self.joining.lead_by_mouse()
        super().handle(event)

    def hear_phone(self, event: ByPhone) -> bool:
        self.by_phone.hear(event)
        return True

    def see_phones(self) -> None:
        self.by_phone.see()

    def tell_phone(self, phone: Device) -> News | None:
        return self.by_phone.tell(phone)

    @property
    def prompts(self) -> Sequence[Prompt]:
        prompts = self.joining.prompts(self.services.input.last_device)
        return super().prompts if prompts is None else prompts

    # What the items do

    def add_seat(self) -> None:
        self.people.add_seat()
        self._rebuild_at("lobby.add", f"lobby.name{len(self.plan.seats) - 1}")

    def remove_seat(self, seat: int) -> None:
        self.people.remove_seat(seat)
        neighbour = min(seat, len(self.plan.seats) - 1)
        self._rebuild_at(f"lobby.remove{neighbour}", f"lobby.name{neighbour}")

    def _rebuild_at(self, wanted: str, else_wanted: str) -> None:
        """Show the state as it is now with the focus on the item wanted, or on the other where that one is gone."""
        self.form.aim(wanted, else_wanted)
        self.rebuild()

    def set_kind(self, seat: int, kind: int) -> None:
        """A person sits there, on the device that leads the menu, or a CPU player of a level."""
        if kind == PERSON:
            self.people.seat_person(seat, self.people.opener)
        else:
            self.people.make_cpu(seat, LEVELS[kind - 1])
        self.rebuild()

    def join_here(self, seat: int) -> None:
        """A person sits down, with the device that pressed."""
        device = self._acting
        on_its_own = device == self.people.opener or not self.people.owners.free(device)
        self.people.seat_person(seat, self.people.opener if on_its_own else device)
        self.rebuild()

    def change_device(self, seat: int, device: Device) -> None:
        self.people.change_device(seat, device)
        self.rebuild()

    def change_emblem(self, seat: int, emblem: str | None) -> None:
        change_person(self.services, seat, self.plan.seats[seat].name, emblem=emblem)
        self.rebuild()

    def set_ready(self, seat: int, ready: bool) -> None:
        self.joining.set_ready([seat], ready)

    def rename(self, seat: int) -> None:
        tr, info = self.services.tr, self.plan.seats[seat]
        shown = cpu_name(info.name, tr) if info.cpu else info.name

        def done(new: str) -> None:
            here = next((at for at, other in enumerate(self.plan.seats) if other is info), None)
            if new != shown and here is not None:  # whose pad was unplugged meanwhile has left
                self.plan.rename(here, kept_name(new) if info.cpu else new)
                if info.cpu is None:
                    self._keep_emblem(here, info.name)
            self.rebuild()

        tempers = self._newcomers(info.cpu) if info.cpu else {}
        offered = list(tempers) if info.cpu else self._known_people()
        self.services.open(to.Name(shown, done, self.game, offered, tempers))

    def _keep_emblem(self, seat: int, before: str) -> None:
        """Who has another name from now on keeps the emblem, unless there is one that goes with the new name."""
        settings, name = self.services.store.settings, self.plan.seats[seat].name
        emblem = person(settings, seat, before).emblem
        if emblem and not person(settings, seat, name).emblem:
            change_person(self.services, seat, name, emblem=emblem)

    def _known_people(self) -> list[str]:
        """Those who are expected, then those who have played before, as far as they do not sit here."""
        taken = {other.name for other in self.plan.seats}
        known = [*self.plan.expected, *(player.name for player in self.services.store.players())]
        return [name for name in dict.fromkeys(known) if name not in taken]

    def _newcomers(self, level: str) -> dict[str, str]:
        """The CPU players who could sit here instead, each with its temper; "" at a level at which none shows."""
        names = newcomers(other.name for other in self.plan.seats)
        return {cpu_name(name, self.services.tr): temper_of(name, level) or "" for name in names}

    # The page

    def compose(self, kit: Kit) -> Page:
        tr = self.services.tr
        places = layout.menu_places(kit)
        listed, said_at, start = lobby_layout.lobby_start(kit, places.body)
        area = ScrollArea("lobby", listed)
        page = Page(first="lobby.start")
        phones, lesson = self._phones_button(), self._lesson_button()
        lobby_layout.lobby_corner(kit, places, tr(self.words.name), phones, lesson)
        page.add(*self.header(places, tr(self.words.name)), phones, lesson)
        seats, bottom = SeatCards(self.services, self.plan, self.people, self).place(kit, area)
        page.add(*seats)
        rules = RuleRows(self.services, self.plan, self.rebuild)
        close = kit.text_size() < layout.NARROW_TEXT
        parts = rules.parts(close)
        for part in parts:
            say_in_rows(kit, part.rows)
        area.height = add_parts(kit, page, area, parts, lobby_layout.MATCH_SHARES, bottom + kit.px(layout.PART_GAP))
        if close:  # a column of its own would have four lines of it
            said = Text(text=" ".join(rules.sentences()), style=SMALL, soft=True, align="center")
            at = Rect(listed.left, area.height + kit.px(lobby_layout.SAID_GAP), listed.width, 0)
            at.height = said.height(kit, at.width)
            page.add(said.at(at, area))
            area.height = at.bottom
        layout.centre_contents(page.widgets, area)
        page.add(
            Spoken(said=self._sentence, soft=True).at(said_at),
            Button(
                name="lobby.start",
                text=tr("Start"),
                icon="clock" if self.people.awaited else "play",
                kind="primary",
                style=SUBHEADING,
                align="center",
                hint=self._awaited() or tr("Others join by pressing Confirm on their own device."),
                on_press=self.start,
            ).at(start),
        )
        return page

    def _phones_button(self) -> Button:
        tr = self.services.tr
        return Button(
            name="lobby.phones",
            text=tr("Phones"),
            icon="phone",
            align="center",
            hint=tr("Hold your cards on a phone. No app, no internet."),
            on_press=lambda: self.services.open(to.Phones()),
        )

    def _lesson_button(self) -> Button:
        tr, learnt = self.services.tr, self.game in self.services.store.settings.learnt
        how = tr("Learn the game by playing: about ten moves, each explained in one sentence.")
        return Button(
            name="lobby.lesson",
            text=tr("Learn to play"),
            icon="check" if learnt else "bulb",
            align="center",
            hint=tr("You have learnt this game. You may play its first deal again.") if learnt else how,
            on_press=lambda: self.services.replace(to.Lesson(self.game)),
        )

    def _awaited(self) -> str:
        """Whom the start waits for, in a sentence."""
        tr = self.services.tr
        seats = self.plan.seats
        names = [seat_name(seat, seats[seat].name, seats[seat].cpu, tr) for seat in self.people.awaited]
        if names:
            return tr("Not ready yet: {names}", names=", ".join(names))
        phones = self.people.seatless if self.people.all_by_phone else 0
        return seatless(phones, tr) if phones else ""

    def _sentence(self) -> str:
        focused = self.form.focused
        return self._notice or self.joining.sentence or (focused.hint if focused else "")
