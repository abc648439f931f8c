"""What came with the game in ``sounds/`` is what the synthesiser makes, and fit to be heard."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import soundfile

from sounds.sound import FOLDER
from sounds.synth import loudness, make
from sounds.synth.effects.catalogue import PEAK, catalogue
from sounds.synth.harmony import voice_leading
from sounds.synth.music.parts import LAYERS, Score
from sounds.synth.music.scores import bread, showcase, svoloch, title
from sounds.synth.signals import RATE, Samples
from sounds.synth.track import BUFFER, bars_of, melody

SCORES = {"bread": bread, "showcase": showcase, "svoloch": svoloch, "title": title}
SECTIONS = {
    "bread": (bread.DAWN, bread.OVENS, bread.LIGHT),
    "showcase": (showcase.WINDOW, showcase.WATCH, showcase.GLITTER),
    "svoloch": (svoloch.COURTYARD, svoloch.DOORWAY, svoloch.ROOFS),
    "title": (title.LOUNGE, title.WINDOW_SEAT, title.UP),
}
PARTS: dict[str, tuple[str, Score]] = {
    part: (name, melody) for name, score in SCORES.items() for part, melody in score.MELODIES.items()
}
FULL = 10 ** (-1 / 20)
"""The highest that anything may come out of the mixer: a decibel below full scale."""
AIR = 6000
"""The hertz above which there is air: brushes, cymbals, rain, bells."""
NEAR = RATE // 10
"""Samples on each side of a seam that it is compared to."""
COARSE = 16
"""So many samples are taken together where only the notes are compared."""


def heard(name: str) -> Samples:
    samples, rate = soundfile.read(FOLDER / name, dtype="float32")
    assert rate == RATE
    return np.asarray(samples)


class Piece:
    """A piece of music as its files have it; each layer is read once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._layers: dict[str, list[Samples]] = {}

    def layer(self, layer: str) -> list[Samples]:
        """Its phrases."""
        if layer not in self._layers:
            self._layers[layer] = make.stored(f"{self.name}/music_{layer}")
        return self._layers[layer]


@pytest.fixture(scope="module", params=SCORES)
def piece(request: pytest.FixtureRequest) -> Piece:
    """Scope of the module has pytest keep one at a time."""
    return Piece(request.param)


in_layers = pytest.mark.parametrize("piece", [name for name in SCORES if name != "title"], indirect=True)


def test_every_effect_is_what_the_synthesiser_makes() -> None:
    assert [name for name in catalogue() if make.refresh(name, check=True)] == []


@pytest.mark.parametrize("name", catalogue())
def test_an_effect_starts_and_ends_in_silence_and_leaves_room_for_others(name: str) -> None:
    samples = heard(f"{name}.wav")
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.001
    assert abs(samples.mean()) < 0.0005
    assert 0.05 < abs(samples).max() <= PEAK + 0.001


def test_every_layer_is_what_the_synthesiser_makes() -> None:
    """Making one takes half a minute: what each was made from is remembered."""
    assert [name for name in make.MUSIC if make.refresh(name, check=True)] == []


def test_music_plays_three_minutes_in_which_no_phrase_is_heard_again(piece: Piece) -> None:
    phrases = piece.layer("calm")
    assert sum(map(len, phrases)) / RATE >= 180
    assert max(map(len, phrases)) / RATE < 10.5
    assert len(bars_of(SCORES[piece.name].CHORDS)) % len(phrases) == 0
    assert {len(phrase) % BUFFER for phrase in phrases} == {0}
    notes = [phrase.mean(axis=1).reshape(-1, COARSE).mean(axis=1) for phrase in phrases]
    size = 1 << (2 * len(notes[0])).bit_length()
    spectra = [np.fft.rfft(each / np.sqrt(np.sum(each**2)), size) for each in notes]
    alike = (abs(np.fft.irfft(a * b.conj(), size)).max() for a, b in itertools.combinations(spectra, 2))
    assert max(alike) < 0.5


def test_music_is_quiet_and_even_and_every_phrase_meets_the_next(piece: Piece) -> None:
    phrases = piece.layer("calm")
    powers = [loudness.blocks(phrase) for phrase in phrases[::2]]
    assert loudness.gated(np.concatenate(powers)) == pytest.approx(-23, abs=0.5)
    levels = [loudness.gated(power) for power in powers]
    assert max(levels) - min(levels) < 6, "a phrase stands out or falls away"
    for phrase, following in zip(phrases, [*phrases[1:], phrases[0]], strict=True):
        steps = abs(np.diff(np.concatenate([phrase[-NEAR:], following[:NEAR]]), axis=0)).max(axis=1)
        assert steps[NEAR - 1] < max(steps[: NEAR - 1].max(), steps[NEAR:].max()), "a click that the music has not"
        assert abs(phrase.mean(axis=0)).max() < 0.0005


def test_there_is_air_above_the_music_but_no_hiss(piece: Piece) -> None:
    shares = [air(phrase) for phrase in piece.layer("calm")[1::2]]
    assert 0.01 < np.mean(shares) < 0.04
    assert 0.004 < min(shares) <= max(shares) < 0.06


def air(samples: Samples) -> float:
    """The share of the energy above 6 kHz."""
    count = len(samples) // COARSE
    power = sum(np.sum(abs(np.fft.rfft(part, axis=0)) ** 2, axis=1) for part in np.array_split(samples, COARSE)[:-1])
    share = np.asarray(power)[int(AIR * count / RATE) :].sum() / np.asarray(power).sum()
    return float(share)


@in_layers
def test_layers_lie_under_the_music_and_leave_room_for_effects(piece: Piece) -> None:
    effects = max(abs(heard(f"common/{effect}.wav")).max() for effect in ("place1", "place2", "place3", "last_card"))
    levels: dict[str, list[float]] = {layer: [] for layer in LAYERS}
    for together in zip(*map(piece.layer, LAYERS), strict=True):
        stereo = [layer if layer.ndim == 2 else np.repeat(layer[:, None], 2, axis=1) for layer in together]
        assert len({layer.shape for layer in stereo}) == 1
        assert abs(sum(stereo, np.zeros_like(stereo[0]))).max() + effects < FULL
        for layer, samples in zip(LAYERS, stereo, strict=True):
            levels[layer].append(float(10 * np.log10(np.mean(samples**2))))
    for layer in LAYERS[1:]:
        assert -16 < np.mean(levels[layer]) - np.mean(levels["calm"]) < -3


@in_layers
def test_the_drum_does_not_click_where_its_phrases_meet(piece: Piece) -> None:
    """It has nothing as high as a click that could hide one."""
    phrases = piece.layer("last")
    for phrase, following in zip(phrases, [*phrases[1:], phrases[0]], strict=True):
        assert abs(np.diff(np.concatenate([phrase[-2:], following[:2]]), n=2)).max() < 0.003


@pytest.mark.parametrize("name", SCORES)
def test_the_sections_of_a_piece_have_harmony_of_their_own(name: str) -> None:
    sections = [bars_of(section) for section in SECTIONS[name]]
    first, second, third = ({chord for bar in bars for chord in bar} for bars in sections)
    for one, other in ((first, second), (second, third)):
        assert len(one & other) < 0.6 * len(one | other)
    assert len({bars[0][0] for bars in sections}) == 3


@pytest.mark.parametrize("name", SCORES)
def test_voices_move_by_small_steps_round_the_whole_piece(name: str) -> None:
    voicings = voice_leading([chord for bar in bars_of(SCORES[name].CHORDS) for chord in bar])
    for before, after in zip(voicings, [*voicings[1:], voicings[0]], strict=True):
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 4


@pytest.mark.parametrize("part", PARTS)
def test_a_melody_stays_where_it_can_be_sung_and_within_its_piece(part: str) -> None:
    name, (first, score) = PARTS[part]
    beats = 3 if name == "showcase" else 4
    notes = list(melody(score, beats, first))
    assert max(note.beat + note.length for note in notes) <= len(bars_of(SCORES[name].CHORDS)) * beats
    assert all(50 <= note.pitch <= 81 for note in notes)
    for note, following in itertools.pairwise(notes):
        assert note.beat + note.length <= following.beat, "two notes of one voice at once"
        assert abs(note.pitch - following.pitch) <= 13, "a leap that nobody sings"


def test_a_waltz_has_three_beats_in_a_bar() -> None:
    assert [note.beat for note in melody("0:C4/1 | 2.5:D4/.5 | 1:E4/1", 3)] == [0, 5.5, 7]


def test_the_cases_of_a_showcase_do_not_all_sound_alike() -> None:
    cases = [heard(f"showcase/case{n}.wav") for n in (1, 2, 3)]
    assert len({int(abs(np.fft.rfft(case, 65536)).argmax()) for case in cases}) == 3


def test_a_melody_is_read_bar_by_bar() -> None:
    notes = list(melody("0:C4/1 2.5:Bb4/.5 | -\n- | 1:F#5/2\n"))
    assert [(note.beat, note.pitch, note.length) for note in notes] == [(0, 60, 1), (2.5, 70, 0.5), (13, 78, 2)]


def test_points_are_counted_up_a_scale() -> None:
    counted = [heard(f"common/rise{n}.wav") for n in range(1, 9)]
    pitches = [int(abs(np.fft.rfft(step, 65536)).argmax()) for step in counted]
    assert pitches == sorted(set(pitches))


def test_a_laugh_has_a_beat_and_a_groan_sinks() -> None:
    laugh, groan = heard("common/laugh.wav"), heard("common/groan.wav")
    loud = np.array([np.sqrt(np.mean(part**2)) for part in np.array_split(laugh, 60)]) > 0.4 * laugh.std()
    assert np.count_nonzero(np.diff(loud.astype(int)) == 1) >= 4
    first, last = (
        abs(np.fft.rfft(part * np.hanning(len(part)), 65536)) for part in (groan[3000:15000], groan[28000:40000])
    )
    assert first.argmax() > 1.1 * last.argmax()
