"""What came with the game in ``sounds/`` is what the synthesiser makes, and fit to be heard."""

from __future__ import annotations

import numpy as np
import pytest
import soundfile

from sounds.sound import FOLDER
from sounds.synth import loudness, make
from sounds.synth.effects.catalogue import PEAK, catalogue
from sounds.synth.harmony import voice_leading
from sounds.synth.music import bread, showcase, svoloch, title
from sounds.synth.signals import RATE, Samples
from sounds.synth.track import bars_of, melody

CHORDS = {"bread": bread.CHORDS, "showcase": showcase.CHORDS, "svoloch": svoloch.CHORDS, "title": title.CHORDS}
PARTS = {
    "the bakery's melody": (bread.MELODY, bread.CHORDS, 4),
    "the shop's celesta": (showcase.CELESTA, showcase.CHORDS, showcase.BEATS),
    "the shop's vibraphone": (showcase.VIBRAPHONE, showcase.CHORDS, showcase.BEATS),
    "the courtyard's reed": (svoloch.REED, svoloch.CHORDS, 4),
    "the courtyard's guitar": (svoloch.GUITAR, svoloch.CHORDS, 4),
    "the title's riff": (title.RIFF, title.CHORDS, 4),
    "the title's lead": (title.LEAD, title.CHORDS, 4),
}
STRETCH = 4
"""Seconds of music that are looked at together."""


def heard(name: str) -> Samples:
    samples, rate = soundfile.read(FOLDER / name, dtype="float32")
    assert rate == RATE
    return np.asarray(samples)


@pytest.fixture(scope="module", params=CHORDS)
def piece(request: pytest.FixtureRequest) -> Samples:
    """A piece of music; scope of the module has pytest keep one at a time."""
    return heard(f"{request.param}/music.ogg")


def test_every_effect_is_what_the_synthesiser_makes() -> None:
    assert [name for name in catalogue() if make.refresh(name, check=True)] == []


@pytest.mark.parametrize("name", catalogue())
def test_an_effect_starts_and_ends_in_silence_and_leaves_room_for_others(name: str) -> None:
    samples = heard(f"{name}.wav")
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.001
    assert abs(samples.mean()) < 0.0005
    assert 0.05 < abs(samples).max() <= PEAK + 0.001


def test_music_is_quiet_and_even_and_its_end_meets_its_beginning(piece: Samples) -> None:
    assert 60 <= len(piece) / RATE <= 90
    powers = [loudness.blocks(stretch) for stretch in np.array_split(piece, len(piece) // (STRETCH * RATE))]
    assert loudness.gated(np.concatenate(powers)) == pytest.approx(-23, abs=0.5)
    levels = [loudness.gated(power) for power in powers]
    assert max(levels) - min(levels) < 6, "a stretch stands out or falls away"
    assert abs(piece).max() < 0.7
    steps = abs(np.diff(piece, axis=0)).max(axis=1)
    assert abs(piece[0] - piece[-1]).max() <= np.percentile(steps, 99.9)


@pytest.mark.parametrize("name", CHORDS)
def test_voices_move_by_small_steps_round_the_whole_loop(name: str) -> None:
    voicings = voice_leading([chord for bar in bars_of(CHORDS[name]) for chord in bar])
    for before, after in zip(voicings, [*voicings[1:], voicings[0]], strict=True):
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 4


@pytest.mark.parametrize("part", PARTS)
def test_a_melody_stays_where_it_can_be_sung_and_within_its_piece(part: str) -> None:
    score, chords, beats = PARTS[part]
    notes = list(melody(score, beats))
    assert max(note.beat + note.length for note in notes) <= len(bars_of(chords)) * beats
    assert all(50 <= note.pitch <= 81 for note in notes)


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
