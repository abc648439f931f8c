"""What lies in ``sounds/`` is what its maker makes, and fit to be heard. Skipped without the maker's needs."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
soundfile = pytest.importorskip("soundfile")

from sounds import effects, harmony, loudness, make, music_bread, music_title  # noqa: E402
from sounds.track import bars_of, melody  # noqa: E402

SCORES = {"music_bread": music_bread, "music_title": music_title}


def test_every_effect_is_what_the_maker_makes() -> None:
    assert [name for name in effects.catalogue() if make.refresh(name, check=True)] == []


@pytest.mark.parametrize("name", effects.catalogue())
def test_an_effect_starts_and_ends_in_silence_and_leaves_room_for_others(name: str) -> None:
    heard, rate = soundfile.read(make.FOLDER / f"{name}.wav")
    assert rate == 44_100
    assert abs(heard[0]) < 0.001
    assert abs(heard[-1]) < 0.001
    assert abs(heard.mean()) < 0.0005
    assert 0.05 < abs(heard).max() <= effects.PEAK + 0.001


@pytest.mark.parametrize("name", SCORES)
def test_music_is_quiet_and_its_end_meets_its_beginning(name: str) -> None:
    heard, rate = soundfile.read(make.FOLDER / f"{name}.ogg")
    assert rate == 44_100
    assert 60 <= len(heard) / rate <= 90
    assert loudness.integrated(heard) == pytest.approx(-23, abs=0.5)
    assert abs(heard).max() < 0.7
    steps = abs(np.diff(heard, axis=0)).max(axis=1)
    assert abs(heard[0] - heard[-1]).max() <= np.percentile(steps, 99.9)


@pytest.mark.parametrize("name", SCORES)
def test_voices_move_by_small_steps_round_the_whole_loop(name: str) -> None:
    voicings = harmony.voice_leading([chord for bar in bars_of(SCORES[name].CHORDS) for chord in bar])
    for before, after in zip(voicings, [*voicings[1:], voicings[0]], strict=True):
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 4


def test_a_melody_is_read_bar_by_bar() -> None:
    notes = list(melody("0:C4/1 2.5:Bb4/.5 | -\n- | 1:F#5/2\n"))
    assert [(note.beat, note.pitch, note.length) for note in notes] == [(0, 60, 1), (2.5, 70, 0.5), (13, 78, 2)]
