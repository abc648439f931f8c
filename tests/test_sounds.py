"""What lies in ``sounds/`` is what its maker makes, and fit to be heard. Skipped without the maker's needs."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
soundfile = pytest.importorskip("soundfile")

from sounds import (  # noqa: E402
    effects,
    harmony,
    loudness,
    make,
    music_bread,
    music_showcase,
    music_svoloch,
    music_title,
)
from sounds.track import bars_of, melody  # noqa: E402

SCORES = {
    "music_bread": music_bread,
    "music_showcase": music_showcase,
    "music_svoloch": music_svoloch,
    "music_title": music_title,
}
PARTS = {
    "music_bread": ("MELODY",),
    "music_showcase": ("CELESTA", "VIBRAPHONE"),
    "music_svoloch": ("REED", "GUITAR"),
    "music_title": ("RIFF", "LEAD"),
}


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
def test_no_stretch_of_a_piece_stands_out_or_falls_away(name: str) -> None:
    heard, rate = soundfile.read(make.FOLDER / f"{name}.ogg")
    stretches = np.array_split(heard, len(heard) // (4 * rate))
    levels = [loudness.integrated(stretch) for stretch in stretches]
    assert max(levels) - min(levels) < 6


@pytest.mark.parametrize("name", SCORES)
def test_voices_move_by_small_steps_round_the_whole_loop(name: str) -> None:
    voicings = harmony.voice_leading([chord for bar in bars_of(SCORES[name].CHORDS) for chord in bar])
    for before, after in zip(voicings, [*voicings[1:], voicings[0]], strict=True):
        assert max(abs(a - b) for a, b in zip(before, after, strict=True)) <= 4


@pytest.mark.parametrize(("name", "part"), [(name, part) for name, parts in PARTS.items() for part in parts])
def test_a_melody_stays_where_it_can_be_sung_and_within_its_piece(name: str, part: str) -> None:
    score = SCORES[name]
    beats = getattr(score, "BEATS", 4)
    notes = list(melody(getattr(score, part), beats))
    assert max(note.beat + note.length for note in notes) <= len(bars_of(score.CHORDS)) * beats
    assert all(50 <= note.pitch <= 81 for note in notes)


def test_a_waltz_has_three_beats_in_a_bar() -> None:
    assert [note.beat for note in melody("0:C4/1 | 2.5:D4/.5 | 1:E4/1", 3)] == [0, 5.5, 7]


def test_the_cases_of_a_showcase_do_not_all_sound_alike() -> None:
    heard = [soundfile.read(make.FOLDER / f"case{n}.wav")[0] for n in (1, 2, 3)]
    assert len({int(abs(np.fft.rfft(case, 65536)).argmax()) for case in heard}) == 3


def test_a_melody_is_read_bar_by_bar() -> None:
    notes = list(melody("0:C4/1 2.5:Bb4/.5 | -\n- | 1:F#5/2\n"))
    assert [(note.beat, note.pitch, note.length) for note in notes] == [(0, 60, 1), (2.5, 70, 0.5), (13, 78, 2)]
