"""A table as those who draw it and move on it share it: what lies there, whose hand is in the tray, what he wants."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace

from msgspec import structs

from game.i18n import translator
from game.input.actions import Device
from game.rules.deal import Observation
from game.rules.events import Event, Moved, hand
from game.rules.match import SeatInfo
from game.scenes.core.seat_settings import face, person
from game.scenes.core.services import Services
from game.scenes.core.voices import seats_voice
from game.scenes.tabletop.notices import Notices
from game.scenes.tabletop.speeches import Speeches
from game.store import Person
from game.texts import Voice
from game.view.core.kit import Kit
from game.view.people.happenings import Happenings
from game.view.people.moods import Mood, Moods
from game.view.rooms import room
from game.view.stage.layout import TableLayout
from game.view.stage.queue import Queue
from game.view.stage.seating import Seating
from game.view.stage.stage import Stage
from game.view.table.hand_motion import HandMotion, Offset
from game.view.table.view import TableView


class TabletopState:
    """Of any table. ``bottom`` is the seat in the tray, ``people`` are the seats that persons play, and ``seats`` says
    who plays each."""

    def __init__(
        self,
        services: Services,
        observation: Observation,
        seats: Sequence[SeatInfo],
        bottom: int = 0,
        people: tuple[int, ...] = (),
    ) -> None:
        self.services = services
        self.seats, self.people = seats, people
        shown = room(observation.game)
        self.stage: Stage = shown.stage_type()
        self.stage.clear(observation)
        self.sort_as_set()
        self.seating = Seating(bottom, self.steady, shown.arrangement(self.stage))
        self.keep: Callable[[TableLayout], None] = lambda layout: None
        """What is seen of a layout fades into what is seen from now on. Nothing may be seen that is to be covered."""
        self.queue = Queue(self.stage, seen_off=self._seen_off, timing=shown.timing)
        self.motion = HandMotion()
        self.notices = Notices()
        self.speeches = Speeches(self.stage)
        self.happenings, self.moods = Happenings(self.stage, self.stage.LAST_CARD_COUNTS), Moods()
        self.view = TableView(self.stage, self.queue, self.motion, services.art)
        self._people_of: object = None
        self._wishes: Sequence[Person] = ()
        self._faces: tuple[str | None, ...] = ()
        self._arranged = -1
        self._arrangement: Hashable = ()
        self._hand_of: object = None
        self._layout_of: object = None
        self._voice_of: object = None

    # The cards in the tray

    def sort_as_set(self) -> None:
        """Order hands as the player has set it."""
        wanted = self.services.store.settings.sort
        self.stage.order = room(self.stage.game).order if wanted == "game" else wanted

    @property
    def hand(self) -> list[int]:
        """The cards in the tray, as they lie; none while they are covered."""
        key = self.stage.changes, self.stage.order, self.bottom
        if key != self._hand_of:
            cards = self.stage.cards(hand(self.bottom))
            self._hand_of, self._hand = key, [lying.card for lying in cards if lying.card is not None]
        return self._hand

    @property
    def shown(self) -> list[int]:
        """The cards in the middle that the seat in the tray may play besides its hand."""
        slots = (self.stage.slots(place) for place in self.view.room.held(self.bottom))
        return [lying.card for at in slots for lying in at.values() if lying.card is not None]

    @property
    def cards(self) -> list[int]:
        """All cards that the seat in the tray may play, the hand first."""
        return [*self.hand, *self.shown]

    def show(self, observation: Observation) -> None:
        """Build the whole picture anew; what was on its way is not any more."""
        self.queue.drop()
        self.stage.show(observation)
        self._lay_hand()

    def hush(self) -> None:
        """What was said and felt belongs to what is not shown any more."""
        self.speeches.clear()
        self.happenings.forget()
        self.moods.clear()

    def _lay_hand(self) -> None:
        """The cards in the tray are others: they lie there at once, and nothing stands out yet."""
        self.motion.forget()
        self.motion.update(0.0, self.hand, {}, calm=True, fixed=self.shown)

    # Who sits where

    @property
    def bottom(self) -> int:
        """The seat whose hand lies in the tray."""
        return self.seating.bottom

    @bottom.setter
    def bottom(self, seat: int) -> None:
        self.seating.jump(seat, self.seating.steady, self.view.room.arrangement(self.stage))
        self._lay_hand()

    @property
    def steady(self) -> bool:
        """Whether every seat keeps its place at the edge of the table."""
        return False

    def give_tray(self, seat: int) -> bool:
        """From now on the tray is this seat's; whether it lies there already."""
        self.sit(seat, self.steady)
        return self.seating.settled

    def sit(self, bottom: int, steady: bool) -> None:
        """Everybody goes there, or is there at once where nothing is to move."""
        seating = self.seating
        if seating.wanted == (bottom, steady):
            return
        if not self.still:
            seating.wanted = bottom, steady
            return
        self.keep(self.layout)
        seating.jump(bottom, steady, seating.arrangement)
        self._lay_hand()

    @property
    def still(self) -> bool:
        """Whether one picture gives way to another instead of moving there."""
        return self.queue.reduced_motion or self.queue.speed == "off"

    @property
    def arrangement(self) -> Hashable:
        """What the layout depends on besides the window and the seats, as the cards lie now."""
        if self.stage.changes != self._arranged:
            self._arranged, self._arrangement = self.stage.changes, self.view.room.arrangement(self.stage)
        return self._arrangement

    def follow_seats(self, dt: float) -> bool:
        """``dt`` seconds of the table have passed; whether anybody has moved."""
        seating, bottom, arrangement = self.seating, self.bottom, self.arrangement
        if arrangement != seating.arrangement:
            now = self.layout
            seating.arrangement, before = arrangement, replace(now, arrangement=seating.arrangement)
            if not before.at_rest.alike(now.at_rest):
                seating.arrangement = before.arrangement
                if self.still:
                    self.keep(before)
                    seating.jump(seating.bottom, seating.steady, arrangement)
                else:
                    seating.rearrange(arrangement)
        moved = seating.update(dt)
        if self.bottom != bottom:
            self._lay_hand()
        return moved

    def _seen_off(self, event: Event) -> Mapping[int, Offset]:
        """How far off their places the cards of the tray are seen that leave it now: they stand out, or are dragged."""
        if not isinstance(event, Moved) or event.src not in (hand(self.bottom), *self.view.room.held(self.bottom)):
            return {}
        return self.view.cards.start_offsets(self.layout, [card for card in event.cards if card in self.motion.glides])

    # The picture

    @property
    def layout(self) -> TableLayout:
        settings, frame = self.services.store.settings, self.services.frame
        kind: type[TableLayout] = self.view.room.layout_type
        arrangement, seating = self.arrangement, self.seating
        sizes = settings.large_print, self.text_size, arrangement, seating.steady, self.largest_text
        key = (frame, self.stage.players, self.bottom, *sizes, seating.turn, seating.dip)
        if key != self._layout_of:
            self._layout_of, self._layout = key, kind(*key)
        return self._layout

    @property
    def kit(self) -> Kit:
        services = self.services
        return Kit(services.art, services.type, services.frame, self.view.room.palette)

    @property
    def tray_kit(self) -> Kit:
        """For the words in the tray and above it."""
        return self.kit.sized(self.text_size)

    # Who speaks, and to whom

    @property
    def voice(self) -> Voice:
        """Who speaks at this table."""
        you = self.people[0] if len(self.people) == 1 else None
        key = self.services.language, self.services.art.look.letters, tuple(self.seats), you, self.called
        if key != self._voice_of:
            voice = structs.replace(seats_voice(self.services, self.seats, you), called=self.called)
            self._voice_of, self._voice = key, voice
        return self._voice

    @property
    def called(self) -> frozenset[int]:
        """The seats whose turn is announced by name."""
        return frozenset()

    def voice_of(self, seat: int) -> Voice:
        """Who speaks to the person in a seat alone."""
        language = self.person_in(seat).language
        return structs.replace(self.voice, tr=translator(language)) if language else self.voice

    @property
    def tray_voice(self) -> Voice:
        return self.voice_of(self.bottom)

    def person_in(self, seat: int) -> Person:
        """What the person in a seat wants; nothing of his own where nobody sits."""
        self._look_up()
        return self._wishes[seat]

    @property
    def faces(self) -> tuple[str | None, ...]:
        """The picture of whoever plays each seat."""
        self._look_up()
        return self._faces

    def _look_up(self) -> None:
        """Who plays each seat, and what he wants, if that may be others now."""
        settings = self.services.store.settings
        key = settings.persons, tuple(self.seats), self.people
        if key == self._people_of:
            return
        self._people_of = key
        self._wishes = [
            person(settings, seat, info.name) if seat in self.people else Person()
            for seat, info in enumerate(self.seats)
        ]
        self._faces = tuple(face(settings, seat, info) for seat, info in enumerate(self.seats))

    @property
    def shown_moods(self) -> Mapping[int, Mood]:
        """The moods that are seen."""
        return self.moods.now(self.stage.to_move)

    @property
    def wishes(self) -> Person:
        """What the person in the tray wants."""
        return self.person_in(self.bottom)

    @property
    def text_size(self) -> float:
        """That of the words in the tray and above it."""
        return self.wishes.text_size or self.services.store.settings.text_size

    @property
    def largest_text(self) -> float:
        """That of all to whom the tray may belong."""
        usual = self.services.store.settings.text_size
        return max((self.person_in(seat).text_size or usual for seat in self.people), default=usual)

    @property
    def device(self) -> Device:
        """Whose controls are shown."""
        return self.services.input.last_device
