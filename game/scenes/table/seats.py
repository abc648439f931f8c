"""The seats of a running match: who plays each, with which device, and what that person wants for himself."""

from __future__ import annotations

from functools import partial

from game.cpu import HINT_LEVELS, LEVELS
from game.i18n import LANGUAGES
from game.input.actions import KEYBOARD, MOUSE, ByPhone, InputEvent, Pointer, Press, SeatWanted
from game.scenes.core import destinations as to
from game.scenes.core.device_names import device_name
from game.scenes.core.seat_settings import change_person, face, person
from game.scenes.core.services import Services
from game.scenes.menus.form_sections import say_in_rows
from game.scenes.menus.menu import MenuScene
from game.scenes.menus.page import Page
from game.scenes.table.phones.seats import want
from game.session.match_session import MatchSession
from game.session.returning_pads import welcome_phones
from game.store import Person
from game.texts.emblems import EMBLEMS
from game.texts.seats import level_name, level_sentence, seat_colour, seat_name
from game.view.core.kit import Kit
from game.view.core.theme import SEAT_COLOURS, SMALL
from game.view.menus import menu_layout as layout
from game.view.menus import page_layout
from game.view.widgets.base import Attention, Widget
from game.view.widgets.button import Button, Panel, Spoken
from game.view.widgets.rows import ChoiceRow, Row, Toggle
from game.view.widgets.seat_card import SeatMark

CONFIRM_RIGHT = (None, False, True)
"""None: as on all gamepads of the kind."""
TEXT_SIZES = (None, 1.0, 1.2, 1.5, 2.0)
"""None: as all texts."""


class SeatsScene(MenuScene):
    """A change counts at once; the match goes on with it. Any device may lead this page."""

    name = "seats"

    def __init__(self, services: Services, session: MatchSession) -> None:
        super().__init__(services)
        self.session = session
        self.game = session.game
        self.seat = session.to_move or 0
        self._acting = services.input.last_device

    def see_devices(self) -> None:
        self.session.owners.become(self.services.input.now)
        self.session.owners.present(self.services.input.plugged)
        welcome_phones(self.session)

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, Press):
            self._acting = event.device
        elif isinstance(event, Pointer):
            self._acting = MOUSE
        super().handle(event)

    def hear_phone(self, event: ByPhone) -> bool:
        if not isinstance(event, SeatWanted):
            return False
        want(self.services, self.session, event)
        self.rebuild()
        return True

    # What can be done

    def set_player(self, kind: int) -> None:
        """A person with the device that pressed plays the seat from now on, or a CPU player."""
        cpu = LEVELS[kind - 1] if kind else None
        if cpu == self._cpu(self.seat):
            return
        if cpu is None:
            self.session.take_seat(self.seat, self._acting)
        else:
            self.session.change_owner(self.seat, cpu)
        self.rebuild()

    def take(self) -> None:
        """The device that pressed speaks for the seat from now on."""
        self.session.take_seat(self.seat, self._acting)
        self.rebuild()

    def _cpu(self, seat: int) -> str | None:
        """The level of the CPU player whose seat it is; None for a person's, also if one plays on for that person."""
        return None if seat in self.session.people else self.session.seats[seat].cpu

    def _open(self, seat: int) -> None:
        self.seat = seat
        self.rebuild()

    def _wish(self, **wishes: object) -> None:
        change_person(self.services, self.seat, self.session.seats[self.seat].name, **wishes)
        self.rebuild()

    # The page

    def compose(self, kit: Kit) -> Page:
        places = layout.menu_places(kit)
        rows = self._rows()
        left, listed, said_at = page_layout.seats_places(kit, places.body)
        say_in_rows(kit, rows)
        tabs = [self._tab(seat) for seat in range(len(self.session.seats))]
        phones = self._phones_button()
        layout.list_area(kit, "seats.list", layout.padded(kit, left), [*tabs, phones])
        layout.list_area(kit, f"seats.{self.seat}", layout.padded(kit, listed), rows)
        page = Page(first=f"seats.seat{self.seat}")
        page.add(*self.header(places, self.services.tr("Seats")), Panel().at(left))
        page.add(Panel(edge=SEAT_COLOURS[self.seat]).at(listed), *tabs, phones, *rows)
        for seat, tab in enumerate(tabs):
            mark, tab.rect = page_layout.beside_mark(kit, tab.rect)
            labels = tab.labels(kit, tab.rect, Attention())
            if not self.session.seats[seat].name and any(kit.torn(label) or kit.cut(label) for label in labels):
                tab.text = seat_colour(seat, self.services.tr)
            page.add(SeatMark(seat=seat, face=self._face(seat)).at(mark, tab.area))
        page.add(Spoken(said=self._sentence, soft=True, style=SMALL).at(said_at))
        return page

    def _phones_button(self) -> Button:
        tr = self.services.tr
        return Button(
            name="seats.phones",
            group="seats",
            icon="phone",
            text=tr("Phones"),
            hint=tr("Hold your cards on a phone. No app, no internet."),
            on_press=lambda: self.services.open(to.Phones()),
        )

    def _face(self, seat: int) -> str | None:
        return face(self.services.store.settings, seat, self.session.seats[seat])

    def _tab(self, seat: int) -> Button:
        info = self.session.seats[seat]
        return Button(
            name=f"seats.seat{seat}",
            group="seats",
            icon="robot" if self._cpu(seat) else "person",
            text=seat_name(seat, info.name, self._cpu(seat), self.services.tr),
            chosen=seat == self.seat,
            on_press=partial(self._open, seat),
        )

    def _rows(self) -> list[Widget]:
        cpu = self._cpu(self.seat)
        player = self._player(cpu)
        return [player] if cpu else [player, *self._ownership(), *self._wishes()]

    def _player(self, cpu: str | None) -> Row:
        tr, name = self.services.tr, self.session.seats[self.seat].name
        away = self.seat in self.session.away
        own = tr("A CPU plays on until this person is back.") if away else tr("A CPU player can take over at any time.")
        return ChoiceRow(
            name="seats.player",
            title=tr("Player"),
            values=[tr("Person"), *(level_name(level, tr) for level in LEVELS)],
            index=LEVELS.index(cpu) + 1 if cpu in LEVELS else 0,
            hint=level_sentence(name, cpu, tr) if cpu else own,
            changed=self.set_player,
        )

    def _ownership(self) -> list[Widget]:
        """Nothing where one person owns every device, unless there is a phone among them."""
        tr, owners = self.services.tr, self.session.owners
        if owners.alone and not owners.with_phones:
            return []
        name = self._device_name()
        return [
            Button(
                name="seats.take",
                text=tr("Take this seat"),
                detail=tr("Now: {device}. Press this on the device to play with here.", device=name),
                icon="gamepad",
                on_press=self.take,
            )
        ]

    def _device_name(self) -> str:
        """What the person plays with."""
        tr, owners = self.services.tr, self.session.owners
        phone, claim = owners.phone(self.seat), owners.claim_of(self.seat)
        away = self.seat in owners.without_device
        if phone and not claim:
            own = tr("Phone of {name}", name=phone.name) if phone.name else tr("Phone")
            return tr("Phone (away)") if away else own
        device = (claim if phone else owners.device(self.seat)) if owners.claimed(self.seat) else None
        apart = not owners.free(KEYBOARD) and not owners.free(MOUSE)
        name = device_name(device, self.services.input.pads, apart, tr) if device else tr("no device yet")
        if phone:
            return tr("{device} and phone", device=name)
        return tr("{device} (unplugged)", device=name) if away else name

    def _wishes(self) -> list[Row]:
        tr = self.services.tr
        wishes = person(self.services.store.settings, self.seat, self.session.seats[self.seat].name)
        languages = [None, *LANGUAGES]
        sizes = ["100 %" if size == 1 else f"{round(size * 100)} %" for size in TEXT_SIZES[1:] if size]
        emblems = [None, *EMBLEMS]
        return [
            ChoiceRow(
                name="seats.emblem",
                title=tr("Picture"),
                values=[tr("shape only"), *map(tr, EMBLEMS.values())],
                index=emblems.index(wishes.emblem),
                hint=tr("Stands for this person at the table."),
                changed=lambda index: self._wish(emblem=emblems[index]),
            ),
            self._toggle("rumble", tr("Rumble"), tr("The gamepad shakes when it is this person's turn."), wishes),
            self._toggle("hints", tr("Hints"), tr("Advice at the press of a button: what to play, and why."), wishes),
            ChoiceRow(
                name="seats.hint_level",
                title=tr("Level of hints"),
                values=[tr("as in the game"), *(level_name(level, tr) for level in HINT_LEVELS)],
                index=0 if wishes.hint_level is None else HINT_LEVELS.index(wishes.hint_level) + 1,
                hint=tr("Who gives the advice; Hard takes a moment to think."),
                changed=lambda index: self._wish(hint_level=HINT_LEVELS[index - 1] if index else None),
            ),
            self._toggle("dimming", tr("Dimming"), tr("Cards that cannot be played are darker."), wishes),
            ChoiceRow(
                name="seats.language",
                title=tr("Language"),
                values=[tr("as in the game"), *LANGUAGES.values()],
                index=languages.index(wishes.language),
                hint=tr("For this person's hand, hints and refusals."),
                changed=lambda index: self._wish(language=languages[index]),
            ),
            ChoiceRow(
                name="seats.text_size",
                title=tr("Text size"),
                values=[tr("as in the game"), *sizes],
                index=TEXT_SIZES.index(wishes.text_size) if wishes.text_size in TEXT_SIZES else 0,
                hint=tr("Beside this person's hand."),
                changed=lambda index: self._wish(text_size=TEXT_SIZES[index]),
            ),
            ChoiceRow(
                name="seats.confirm_right",
                title=tr("Confirm on the right"),
                values=[tr("as in the game"), tr("off"), tr("on")],
                index=CONFIRM_RIGHT.index(wishes.confirm_right),
                hint=tr("Whether the right button confirms and the bottom one cancels."),
                changed=lambda index: self._wish(confirm_right=CONFIRM_RIGHT[index]),
            ),
        ]

    def _toggle(self, wish: str, title: str, hint: str, wishes: Person) -> Toggle:
        tr = self.services.tr
        return Toggle(
            name=f"seats.{wish}",
            title=title,
            hint=hint,
            on=getattr(wishes, wish),
            words=(tr("off"), tr("on")),
            changed=lambda on: self._wish(**{wish: on}),
        )

    def _sentence(self) -> str:
        focused = self.form.focused
        return focused.hint if focused else ""
