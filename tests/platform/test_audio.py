"""Sound as the game hears of it: devices that are not there, volumes, fades, fanfares, and the files themselves."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import wave
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from threading import Event

import pygame
import pytest

from game.platform import audio
from game.platform.audio import DUCKED, FADE, SHARED, VOICES, Audio
from game.platform.music import JOINING, LAYERS, LEAVING, Tension
from game.rules import GAMES
from game.view import rooms
from game.view.rooms.bread.sounds import PENALTY
from game.view.rooms.svoloch.sounds import JOKER
from sounds import phrases
from sounds.sound import ENDINGS, FOLDER, MUSIC, Sound, layers, music, recordings

ROOT = Path(audio.__file__).parents[2]
ROOMS = Path(rooms.__file__).parent
OWN = [import_module(f"game.view.rooms.{key}.sounds") for key in GAMES if (ROOMS / key / "sounds.py").exists()]
DECLARED = [*SHARED.values(), *(sound for module in OWN for sound in vars(module).values() if isinstance(sound, Sound))]


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    """Audio on SDL's dummy device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    opened = Audio()
    yield opened
    opened.close()


def settle(opened: Audio, seconds: float = 2 * FADE + 0.1, tension: Tension = "calm") -> None:
    for _ in range(round(seconds * 60)):
        opened.wait()
        opened.tension = tension
        opened.update(1 / 60)


def channels() -> list[pygame.mixer.Channel]:
    """Those on which effects are heard."""
    return [channel for n in range(VOICES) if (channel := pygame.mixer.Channel(n)).get_busy()]


def music_channels() -> list[pygame.mixer.Channel]:
    return [pygame.mixer.Channel(VOICES + n) for n in range(len(LAYERS))]


def layers_heard() -> dict[str, float]:
    """The layers that sound, with their gains."""
    sounds = {layer: channel.get_sound() for layer, channel in zip(LAYERS, music_channels(), strict=True)}
    return {layer: sound.get_volume() for layer, sound in sounds.items() if sound and sound.get_volume()}


def music_sounds() -> bool:
    return pygame.mixer.music.get_busy() or any(channel.get_busy() for channel in music_channels())


def drop(folder: Path, name: str, content: bytes) -> None:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)


def played(opened: Audio, sound: Sound | str) -> float:
    """How long the recording is that is heard, in seconds."""
    pygame.mixer.stop()
    opened.play(sound)
    opened.update(0.02)
    return sum(heard.get_length() for channel in channels() if (heard := channel.get_sound()))


def run_without_device(code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"SDL_AUDIODRIVER": "nonexistent", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_without_a_device_only_our_own_line_reaches_the_terminal() -> None:
    done = run_without_device(
        "from game.platform.audio import Audio\n"
        "a = Audio(); a.set_volumes(0.5, 0.5); a.play('deal', -1.0); a.music('title'); a.update(1.0)\n"
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


def test_every_declared_sound_has_its_files_and_every_file_is_one() -> None:
    declared = {path for sound in DECLARED for path in recordings(sound)}  # a room may have a use for a shared one
    assert all(recordings(sound) for sound in DECLARED)
    files = (path for path in FOLDER.glob("*/*") if path.suffix in ENDINGS and not path.stem.startswith(MUSIC))
    assert sorted(declared) == sorted(files)


def test_every_game_has_music_in_layers_and_the_title_has_its_own() -> None:
    assert all(set(layers(game)) == set(LAYERS) for game in GAMES)
    assert set(layers("title")) == {"calm"}
    assert not any(music(folder) for folder in (*GAMES, "title"))


def test_recordings_of_a_sound_differ() -> None:
    for sound in DECLARED:
        files = recordings(sound)
        assert len({path.read_bytes() for path in files}) == len(files)


def test_effects_are_mono_and_together_small() -> None:
    total = 0
    for path in FOLDER.glob("*/*.wav"):
        with wave.open(str(path)) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, audio.RATE)
            total += file.getnframes() * 2 * audio.CHANNELS
    assert total < 10_000_000


def test_a_name_that_is_not_shared_is_an_error_even_in_silence() -> None:
    opened = Audio(device=False)
    for name in ("dael", "jackpot"):
        with pytest.raises(ValueError, match=f"no such sound: {name}"):
            opened.play(name)


def test_a_penalty_climbs_and_stays_on_its_last_step(sound: Audio) -> None:
    heard = []
    for count in (1, 2, 14, 15, 40):
        sound.play(PENALTY.numbered(count))
        sound.update(0.02)
        heard.append(next(c.get_sound() for c in reversed(channels())))
    assert len({id(s) for s in heard[:3]}) == 3
    assert heard[2] is heard[3] is heard[4]


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
    sound.music("title")
    settle(sound)
    assert sound.music_level == 1.0
    assert music_sounds()
    sound.music("bread")
    sound.update(FADE / 2)
    assert 0.4 < sound.music_level < 0.6
    settle(sound)
    assert sound.music_level == 1.0


def test_layers_come_in_and_go_out_with_the_tension(sound: Audio) -> None:
    sound.music("svoloch")
    settle(sound, tension="close")
    assert layers_heard() == {"calm": 1.0, "close": 1.0}
    settle(sound, JOINING / 2, "last")
    assert layers_heard() == {"calm": 1.0, "close": 1.0, "last": pytest.approx(0.5, abs=0.05)}
    settle(sound, JOINING, "last")
    assert layers_heard() == {"calm": 1.0, "close": 1.0, "last": 1.0}
    settle(sound, LEAVING / 2)
    assert 0.4 < layers_heard()["close"] == layers_heard()["last"] < 0.6
    settle(sound, LEAVING)
    assert layers_heard() == {"calm": 1.0}


def test_a_layer_joins_with_the_next_phrase_where_it_was_long_calm(sound: Audio) -> None:
    """Nobody pays for layers that are not heard: until then their channels play silence."""
    sound.music("svoloch")
    settle(sound)
    silence = music_channels()[1].get_queue()
    assert silence
    assert silence is music_channels()[2].get_queue() is music_channels()[1].get_sound()
    assert not any(silence.get_raw())
    settle(sound, 1.0, "last")
    queued = [channel.get_queue() for channel in music_channels()]
    assert len({id(each) for each in (*queued, silence)}) == len(LAYERS) + 1
    assert layers_heard()["calm"] == 1.0
    assert all(each and any(each.get_raw()) for each in queued)


def test_tension_ends_where_nobody_says_it_goes_on(sound: Audio) -> None:
    sound.music("bread")
    settle(sound, tension="last")
    assert set(layers_heard()) == set(LAYERS)
    settle(sound)
    assert layers_heard() == {"calm": 1.0}


def test_the_next_phrase_waits_behind_the_one_that_sounds_in_every_layer(sound: Audio) -> None:
    """What is queued begins with the next buffer: phrases of whole buffers have no seam, and layers stay in step."""
    sound.music("showcase")
    settle(sound, tension="close")
    now = [channel.get_sound() for channel in music_channels()]
    following = [channel.get_queue() for channel in music_channels()]
    assert all(now)
    assert all(following)
    assert len({id(each) for each in (*now, *following)}) == 2 * len(LAYERS)
    assert {round(each.get_length() * audio.RATE) % audio.BUFFER for each in (*now, *following) if each} == {0}


def test_as_many_effects_as_one_likes_leave_the_music_alone(sound: Audio) -> None:
    sound.music("showcase")
    settle(sound)
    before = [channel.get_sound() for channel in music_channels()]
    for _ in range(VOICES + 3):
        sound.play("podium")
        sound.update(0.001)
    sound.muted = True
    assert [channel.get_sound() for channel in music_channels()] == before


def test_a_single_file_is_played_instead_of_the_layers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for layer in LAYERS:
        drop(tmp_path, f"bread/music_{layer}.ogg", (FOLDER / f"bread/music_{layer}.ogg").read_bytes())
    drop(tmp_path, "bread/music.wav", (FOLDER / "common/win.wav").read_bytes())
    opened = Audio(tmp_path)
    opened.music("bread")
    settle(opened, tension="last")
    assert pygame.mixer.music.get_busy()
    assert not any(channel.get_busy() for channel in music_channels())
    opened.close()


def test_music_that_is_still_being_decoded_does_not_hold_up_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    going_on = Event()
    monkeypatch.setattr(phrases, "read", lambda *_: going_on.wait(20) and b"")
    monkeypatch.setattr(audio, "PATIENCE", 0.01)
    opened = Audio()
    opened.music("bread")
    opened.update(0.1)
    opened.close()
    assert not going_on.is_set()
    going_on.set()
    pygame.mixer.quit()


def test_a_game_without_music_of_its_own_is_played_in_silence(sound: Audio, caplog: pytest.LogCaptureFixture) -> None:
    sound.music("title")
    settle(sound)
    sound.music("no_such_game")
    settle(sound)
    assert not music_sounds()
    assert not caplog.records


def test_volumes_are_separate_and_perceived(sound: Audio) -> None:
    sound.music("title")
    settle(sound)
    sound.set_volumes(0.5, 0.0)
    assert sound.music_level == 0.25
    sound.play("deal")
    assert not channels()
    sound.set_volumes(0.0, 1.0)
    assert not layers_heard()
    sound.play("deal")
    assert len(channels()) == 1


def test_mute_silences_at_once_and_comes_back(sound: Audio) -> None:
    sound.music("title")
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
    assert music_sounds()


def test_music_is_never_paused(sound: Audio, monkeypatch: pytest.MonkeyPatch) -> None:
    """A soak froze for good in pygame's unpause, while the audio thread waited to note the end of an effect."""

    def freeze() -> None:
        pytest.fail("pause and unpause may wait for ever")

    monkeypatch.setattr(pygame.mixer.music, "pause", freeze)
    monkeypatch.setattr(pygame.mixer.music, "unpause", freeze)
    sound.music("title")
    for muted in (True, False):
        sound.muted = muted
        settle(sound)


def test_music_steps_back_under_a_fanfare_and_returns(sound: Audio) -> None:
    sound.music("title")
    settle(sound)
    sound.play(JOKER)
    settle(sound, 0.5)
    assert sound.music_level == pytest.approx(DUCKED)
    settle(sound, 6.0)
    assert sound.music_level == 1.0


def test_music_that_cannot_be_opened_ended_the_program(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    (tmp_path / "bread" / "music.ogg").mkdir(parents=True)
    opened = Audio(tmp_path)
    opened.music("bread")
    settle(opened)
    opened.close()
    assert len([line for line in caplog.messages if line.startswith("no music bread")]) == 1


def test_a_missing_and_a_damaged_file_are_silent_and_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    drop(tmp_path, "common/win.wav", b"RIFF nothing of the kind")
    drop(tmp_path, "title/music.ogg", b"OggS neither")
    drop(tmp_path, "bread/music_close.ogg", b"OggS" + bytes(40))
    drop(tmp_path, "svoloch/music_calm.ogg", b"")
    opened = Audio(tmp_path)
    for room in ("title", "bread", "svoloch"):
        opened.music(room)
        opened.play("win")
        opened.play("lose")
        settle(opened, tension="last")
    opened.close()
    assert sorted(record.getMessage().split(":")[0] for record in caplog.records) == [
        "no music bread/music_close.ogg",
        "no music svoloch/music_calm.ogg",
        "no music title",
        "no sound common/lose",
        "no sound win.wav",
    ]
    assert all(record.levelno == logging.WARNING for record in caplog.records)


def test_a_file_that_is_dropped_in_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By its name alone: another ending, one more recording, a sound that had none."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    short, long = ((FOLDER / "common" / f"{name}.wav").read_bytes() for name in ("move", "win"))
    for name in ("common/deal1.wav", "common/win.wav", "toy/bell.wav"):
        drop(tmp_path, name, short)
    drop(tmp_path, "common/deal2.wav", long)
    path = FOLDER / "title" / "music_calm.ogg"
    drop(tmp_path, "common/win.ogg", phrases.read(path, phrases.cut(path)[0]))
    opened = Audio(tmp_path)
    assert [played(opened, "deal") < 1, played(opened, "deal") > 1, played(opened, "deal") < 1] == [True] * 3
    assert played(opened, Sound("bell", "toy")) < 1
    assert played(opened, "win") > 9
    opened.close()


def test_a_sound_is_not_taken_for_another_that_begins_like_it(tmp_path: Path) -> None:
    for name in ("case_break.wav", "case10.wav", "case2.wav", "case.wav", "casement1.wav", "case3.txt"):
        drop(tmp_path, f"toy/{name}", b"")
    assert [path.name for path in recordings(Sound("case", "toy"), tmp_path)] == ["case.wav", "case2.wav", "case10.wav"]


def test_warming_loads_one_shared_file_a_step(sound: Audio) -> None:
    assert sum(1 for _ in sound.warm()) == len(list((FOLDER / "common").glob("*.wav")))
    assert sum(1 for _ in sound.warm()) == 0
