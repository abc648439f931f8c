"""The words around the turning point of a deal: what was played, what would have been better, and how much."""

from __future__ import annotations

from game.cpu import explain
from game.cpu.review import Progress, TurningPoint
from game.rules.deal import Observation
from game.texts import Voice, texts
from game.texts.chances import in_words


def looking(progress: Progress, voice: Voice) -> str:
    """How far the search is."""
    if progress.longer:
        return voice.tr("A longer look at what cost most: {n} of {of}…", n=progress.number, of=progress.of)
    return voice.tr("Looking at choice {n} of {of}…", n=progress.number, of=progress.of)


def told(point: TurningPoint, voice: Voice) -> str:
    """What was played and what it cost in one sentence, then what would have been better and why."""
    choice, tr = point.choice, voice.tr
    played = move_words(choice.observation, choice.played, voice)
    why = texts(choice.observation.game).hinted(explain(choice.observation, point.thought), voice)
    if not point.thought.exact:
        chance, other = in_words(point.played.worth), in_words(point.better.worth)
        cost = tr("You: {move} (wins about {chance}). Better (about {other}):", move=played, chance=chance, other=other)
    elif point.played.worth < 0.5 <= point.better.worth:
        cost = tr("You: {move}. From there on the deal is lost. This wins it:", move=played)
    else:
        cost = tr("You: {move}. This is better for certain:", move=played)
    return f"{cost}\n{why}"


def move_words(observation: Observation, move: int, voice: Voice) -> str:
    """A move of the seat to move, in a few words."""
    cards = observation.cards_of(move)
    if cards:
        return " ".join(map(voice.card, cards))
    code = observation.text(move)
    return (texts(observation.game).choice(code, observation, voice) or (code, ""))[0]


def nothing(choices: int, voice: Voice) -> str:
    """There is no turning point among so many choices."""
    if not choices:
        return voice.tr("In this deal you had nothing to choose.")
    return voice.tr("None of your moves cost you much: well played!")


def failed(voice: Voice) -> str:
    return voice.tr("This can't be worked out just now. Try again a little later.")
