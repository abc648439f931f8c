"""Sound as the game hears of it: devices that are not there, volumes, fades, fanfares, and the files themselves."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.platform import audio
from game.platform.audio import (
    DUCKED,
    EFFECTS,
    FADE,
    SOUNDS,
    VARIED,
    Audio,
    Recording,
    Silence,
)

ROOT = Path(audio.__file__).parents[2]


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """Audio on SDL's dummy device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Audio()
    yield opened
    opened.close()


def settle(opened: Audio, seconds: float = 2 * FADE + 0.1) -> None:
    for _ in range(round(seconds * 60)):
        opened.update(1 / 60)


def channels() -> list[pygame.mixer.Channel]:
    return [channel for n in range(audio.VOICES) if (channel := pygame.mixer.Channel(n)).get_busy()]


def run_without_device(code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SDL_AUDIODRIVER": "nonexistent", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_without_a_device_only_our_own_line_reaches_the_terminal() -> None:
    done = run_without_device(
        "from game.platform.audio import Audio\n"
        "a = Audio(); a.set_volumes(0.5, 0.5); a.play('deal', -1.0); a.music('music_title'); a.update(1.0)\n"
        "a.muted = True; a.muted = False; list(a.warm()); a.close(); a.close()\n"
    )
    assert (done.returncode, done.stdout) == (0, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("playing without sound: ")


def test_what_a_sound_library_writes_to_file_descriptor_2_goes_nowhere() -> None:
    done = run_without_device(
        "import os, pygame\n"
        "from game.platform import audio\n"
        "init = pygame.mixer.init\n"
        "def noisy(*a, **k): os.write(2, b'ALSA lib: no such device'); init(*a, **k)\n"
        "pygame.mixer.init = noisy\n"
        "audio.log.disabled = True\n"
        "audio.Audio()\n"
        "os.write(2, b'back')\n"
    )
    assert (done.returncode, done.stderr) == (0, "back")


def test_every_declared_effect_has_its_files() -> None:
    stems = {stem for name in EFFECTS for stem in audio.files(name)}
    assert stems == {path.stem for path in SOUNDS.glob("*.wav")}


def test_variants_of_an_effect_differ() -> None:
    for name, count in VARIED.items():
        recordings = {(SOUNDS / f"{stem}.wav").read_bytes() for stem in audio.files(name)}
        assert len(recordings) == count


def test_effects_are_mono_and_together_small() -> None:
    total = 0
    for path in SOUNDS.glob("*.wav"):
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, audio.RATE)
            total += file.getnframes() * 2 * audio.CHANNELS
    assert total < 6_500_000


@pytest.mark.parametrize("opened", [Silence(), Recording()])
def test_an_unknown_effect_is_an_error_even_in_silence(opened: Audio) -> None:
    with pytest.raises(ValueError, match="no such sound: dael"):
        opened.play("dael")
    with pytest.raises(ValueError, match="no such variant of deal: 4"):
        opened.play("deal", variant=4)


def test_a_penalty_climbs_and_stays_on_its_last_step() -> None:
    assert [audio.penalty(n) for n in (1, 2, 14, 15, 40)] == [
        "penalty1",
        "penalty2",
        "penalty14",
        "penalty14",
        "penalty14",
    ]


def test_an_effect_comes_from_its_side(sound: Audio) -> None:
    sides = []
    for pan in (-1.0, 0.0, 1.0):
        sides.append(sound._sides(pan))
    assert sides == [(1.0, pytest.approx(0.3)), (1.0, 1.0), (pytest.approx(0.3), 1.0)]


def test_variants_take_turns(sound: Audio) -> None:
    heard = []
    for _ in range(4):
        sound.play("deal")
        sound.update(0.02)
        heard.append(next(c.get_sound() for c in reversed(channels())))
    assert len({id(s) for s in heard[:3]}) == 3
    assert heard[3] is heard[0]


def test_the_same_effect_starts_once_a_frame(sound: Audio) -> None:
    for _ in range(5):
        sound.play("place")
    assert len(channels()) == 1
    sound.update(0.016)
    sound.play("place")
    assert len(channels()) == 2


def test_music_fades_in_and_changes(sound: Audio) -> None:
    sound.music("music_title")
    settle(sound)
    assert sound.music_level == 1.0
    assert pygame.mixer.music.get_busy()
    sound.music("music_bread")
    sound.update(FADE / 2)
    assert 0.4 < sound.music_level < 0.6
    settle(sound)
    assert sound.music_level == 1.0


def test_a_game_without_music_of_its_own_is_played_in_silence(sound: Audio, caplog: pytest.LogCaptureFixture) -> None:
    sound.music("music_title")
    settle(sound)
    sound.music("music_no_such_game")
    settle(sound)
    assert not pygame.mixer.music.get_busy()
    assert not caplog.records


def test_volumes_are_separate_and_perceived(sound: Audio) -> None:
    sound.music("music_title")
    settle(sound)
    sound.set_volumes(0.5, 0.0)
    assert sound.music_level == 0.25
    sound.play("deal")
    assert not channels()
    sound.set_volumes(0.0, 1.0)
    assert pygame.mixer.music.get_volume() == 0
    sound.play("deal")
    assert len(channels()) == 1


def test_mute_silences_at_once_and_comes_back(sound: Audio) -> None:
    sound.music("music_title")
    settle(sound)
    sound.play("win")
    sound.muted = True
    assert not channels()
    assert sound.music_level == 0.0
    sound.play("deal")
    assert not channels()
    sound.muted = False
    settle(sound, 6.0)
    assert sound.music_level == 1.0
    assert pygame.mixer.music.get_busy()


def test_music_is_never_paused(sound: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    """A soak froze for good in pygame's unpause, while the audio thread waited to note the end of an effect."""

    def freeze() -> None:
        pytest.fail("pause and unpause may wait for ever")

    monkeypatch.setattr(pygame.mixer.music, "pause", freeze)
    monkeypatch.setattr(pygame.mixer.music, "unpause", freeze)
    sound.music("music_title")
    for muted in (True, False):
        sound.muted = muted
        settle(sound)


def test_music_steps_back_under_a_fanfare_and_returns(sound: Audio) -> None:
    sound.music("music_title")
    settle(sound)
    sound.play("joker")
    settle(sound, 0.5)
    assert sound.music_level == pytest.approx(DUCKED)
    settle(sound, 6.0)
    assert sound.music_level == 1.0


def test_a_missing_and_a_damaged_file_are_silent_and_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "win.wav").write_bytes(b"RIFF nothing of the kind")
    (tmp_path / "music_title.ogg").write_bytes(b"OggS neither")
    opened = Audio(tmp_path)
    opened.music("music_title")
    for _ in range(3):
        opened.play("win")
        opened.play("lose")
        settle(opened)
    opened.close()
    assert sorted(record.getMessage().split(":")[0] for record in caplog.records) == [
        "no music music_title",
        "no sound lose",
        "no sound win",
    ]
    assert all(record.levelno == logging.WARNING for record in caplog.records)


def test_warming_loads_one_file_a_step(sound: Audio) -> None:
    assert sum(1 for _ in sound.warm()) == len(list(SOUNDS.glob("*.wav")))
    assert sum(1 for _ in sound.warm()) == 0


def test_a_recording_remembers_what_was_asked_for() -> None:
    opened = Recording()
    opened.play("deal", -0.5)
    opened.play("turn3")
    opened.music("music_title")
    opened.music("music_title")
    opened.music(None)
    assert opened.effects == [("deal", -0.5), ("turn3", 0.0)]
    assert opened.pieces == ["music_title", None]
