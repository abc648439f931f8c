"""A position of Showcase in words."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n import mark
from game.rules.showcase.deal import ShowcaseObservation
from game.rules.showcase.tricks import FIRST_PLAY, SECOND_PLAY
from game.texts import Pile, Voice
from game.texts.showcase.trumps import SUITS, TRUMP_NAMES


def asked(observation: ShowcaseObservation, voice: Voice) -> str:
    tr, led, seat = voice.tr, observation.led, observation.to_move
    assert seat is not None
    if observation.trump is None:
        return tr("Name the trump of the second play.")
    if led is None and observation.phase == "second":
        return tr("Lead any card of your hand or showcase.")
    if led is None:
        return tr("Lead any card of your hand.") if observation.hand(seat) else tr("Lead any card of your showcase.")
    suits = {card & 3 for card in observation.legal_moves()}
    if led & 3 in suits:
        return tr("Follow {suit}: {led} was led.", suit=SUITS[led & 3], led=voice.card(led))
    if suits == {observation.trump}:
        return tr("You cannot follow {led}: play a trump.", led=voice.card(led))
    return tr("You cannot follow {led}: play any card.", led=voice.card(led))


def piles(observation: ShowcaseObservation, voice: Voice) -> Iterator[Pile]:
    led = () if observation.led is None else (observation.led,)
    yield Pile(voice.tr("Trick"), led, tuple(observation.moves[-1][0] for _ in led), len(led))
    seats = range(observation.players)
    for seat in sorted(seats, key=lambda seat: seat != voice.you):
        lying = [(card, case.number) for case in observation.showcases[seat] for card in case.left]
        cards = tuple(card for card, _ in lying)
        name = voice.said(seat, mark("Your showcase"), mark("Showcase: {name}"))
        yield Pile(name, cards, (seat,) * len(cards), len(cards), seat, tuple(number for _, number in lying))
    for seat in set(seats).difference(observation.seats):
        known = tuple(card for card in observation.known_hand(seat) if card is not None)
        if known:
            name = voice.tr("Hand: {name}", name=voice.names[seat])
            yield Pile(name, known, (None,) * len(known), len(known), seat)
    if observation.stock:
        yield Pile(voice.tr("Stock"), count=observation.stock)


def facts(observation: ShowcaseObservation, voice: Voice) -> Iterator[str]:
    tr, trump = voice.tr, observation.trump
    yield tr("Trump: {trump}", trump=tr("not named yet") if trump is None else tr(TRUMP_NAMES[trump]))
    done = len(observation.tricks)
    number, of = (done, FIRST_PLAY) if observation.phase != "second" else (done - FIRST_PLAY, SECOND_PLAY)
    yield tr("Trick {n} of {all}", n=min(number + 1, of), all=of)
    if observation.stock:
        yield tr("{card} is drawn last", card=voice.card(observation.turned))
    if observation.first_leader is not None and observation.phase != "second":
        yield voice.said(
            observation.first_leader, mark("You lead to the second play"), mark("{name} leads to the second play")
        )


def fact(observation: ShowcaseObservation, seat: int, voice: Voice) -> str:
    """What counts: whole tricks of the showcase, later the tricks won."""
    if observation.phase == "second":
        return voice.tr.n("{n} trick", "{n} tricks", observation.points[seat])
    return voice.tr.n("{n} whole trick", "{n} whole tricks", observation.counts[seat])
