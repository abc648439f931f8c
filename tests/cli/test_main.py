from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest

import main as program
from game import __version__
from game.options import Launch, PlayCommand, ReplayCommand
from game.rules import GAMES, replay

ROOT = Path(program.__file__).parent


class App(ModuleType):
    """Stands in for the game's window."""

    def __init__(self) -> None:
        super().__init__("game.program")
        self.launched: list[Launch] = []
        self.result: int | type[BaseException] = 0

    def run(self, launch: Launch) -> int:
        self.launched.append(launch)
        if isinstance(self.result, int):
            return self.result
        raise self.result


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    app = App()
    monkeypatch.setitem(sys.modules, "game.program", app)
    return app


def launched(app: App, *argv: str) -> Launch:
    assert program.main(argv) == 0
    return app.launched.pop()


def complaint(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line said about wrong arguments."""
    assert program.main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith("\n")
    assert said.err.count("\n") == 1
    return said.err


def record(seed: int = 7) -> dict[str, Any]:
    """A finished deal of two."""
    deal = GAMES["bread"].new(players=2, seed=seed)
    while deal.to_move is not None:
        deal.play(deal.legal_moves()[0])
    return deal.record([{"name": "Anna", "cpu": None}, {"name": "", "cpu": "easy"}])


def test_without_arguments_everything_is_left_to_the_settings(app: App) -> None:
    assert launched(app) == Launch()


def test_every_common_option(app: App, tmp_path: Path) -> None:
    launch = launched(
        app,
        "--windowed",
        "--size",
        "1280x720",
        "--display",
        "1",
        "--lang",
        "ru",
        "--data-dir",
        str(tmp_path),
        "--mute",
        "--speed",
        "0.5",
        "--seed",
        "3",
        "--trace",
        str(tmp_path / "t"),
    )
    assert launch == Launch(
        windowed=True,
        size=(1280, 720),
        display=1,
        lang="ru",
        data_dir=tmp_path,
        mute=True,
        speed=0.5,
        seed=3,
        trace=tmp_path / "t",
    )


PLAY = ("play", "bread", "--seats", "human,easy")


@pytest.mark.parametrize(
    "argv", [("--seed", "5", *PLAY), (*PLAY, "--seed", "5"), ("--seed", "4", *PLAY, "--seed", "5")]
)
def test_options_stand_before_or_after_the_command(app: App, argv: tuple[str, ...]) -> None:
    launch = launched(app, "--mute", *argv)
    assert (launch.seed, launch.mute) == (5, True)
    assert launch.command == PlayCommand("bread", (None, "easy"), deals=1, options={})


@pytest.mark.parametrize("by_settings", [True, False])
def test_full_screen_is_asked_for_whatever_was_set(app: App, by_settings: bool) -> None:
    assert launched(app, "--fullscreen", "--display", "1").fills_screen(by_settings)
    assert launched(app).fills_screen(by_settings) is by_settings
    assert not launched(app, "--windowed").fills_screen(by_settings)


@pytest.mark.parametrize("other", [("--windowed",), ("--size", "1280x720")])
def test_full_screen_and_a_window_are_not_both_to_be_had(
    app: App, other: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["--fullscreen", *other]) == 2
    assert capsys.readouterr().err == "main.py: error: argument --fullscreen: not with --windowed or --size\n"


def test_a_size_means_windowed(app: App) -> None:
    assert launched(app, "--size", "7680x4320").windowed


@pytest.mark.parametrize(("text", "speed"), [("0.5", 0.5), ("1", 1), ("2", 2), ("4", 4), ("off", "off")])
def test_speeds(app: App, text: str, speed: float | str) -> None:
    assert launched(app, "--speed", text).speed == speed


def test_play(app: App) -> None:
    launch = launched(
        app,
        "play",
        "bread",
        "--seats",
        "random,human,normal",
        "--deals",
        "24",
        "--option",
        "must_play=false",
        "--option",
        "refills=unlimited",
        "--option",
        "values=note",
    )
    assert launch.command == PlayCommand(
        "bread",
        ("random", None, "normal"),
        deals=24,
        options={"must_play": False, "refills": "unlimited", "values": "note"},
    )


def test_a_whole_number_option_is_a_number(app: App) -> None:
    command = launched(app, *PLAY, "--option", "refills=6").command
    assert isinstance(command, PlayCommand)
    assert command.options == {"refills": 6}


def test_cpu_players_may_play_alone(app: App) -> None:
    command = launched(app, "play", "bread", "--seats", "easy,easy").command
    assert isinstance(command, PlayCommand)
    assert command.seats == ("easy", "easy")


def test_several_persons_may_play(app: App) -> None:
    command = launched(app, "play", "svoloch", "--seats", ",".join(["human"] * 6)).command
    assert isinstance(command, PlayCommand)
    assert command.seats == (None,) * 6


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--size", "0x0"], "argument --size: WIDTHxHEIGHT from 960x540 to 7680x4320, not '0x0'"),
        (["--size", "959x540"], "not '959x540'"),
        (["--size", "7681x4320"], "not '7681x4320'"),
        (["--size", "1280"], "not '1280'"),
        (["--size", "1280x720\n"], "not '1280x720\\n'"),
        (["--speed", "3"], "argument --speed: one of 0.5, 1, 2, 4, off, not '3'"),
        (["--lang", "fr"], "argument --lang: invalid choice: 'fr'"),
        (["--display", "-1"], "argument --display: a whole number from 0 to 63, not '-1'"),
        (["--seed", "x"], "argument --seed: a whole number"),
        (["--seed", str(2**64)], "argument --seed: a whole number"),
        (["--trace", "/nowhere/trace"], "argument --trace: /nowhere/trace: No such file"),
        (["--win"], "unrecognized arguments: --win"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["nonsense"], "invalid choice: 'nonsense'"),
        (["play"], "the following arguments are required: GAME, --seats"),
        (["play", "poker", "--seats", "human,easy"], "argument GAME: invalid choice: 'poker'"),
        (["play", "bread"], "the following arguments are required: --seats"),
        (["play", "bread", "--seats", "human"], "argument --seats: bread is for 2 to 5 players, not 1"),
        (["play", "bread", "--seats", "human,easy,easy,easy,easy,easy"], "is for 2 to 5 players, not 6"),
        (["play", "bread", "--seats", "human,genius"], "argument --seats: no such player: 'genius'"),
        (["play", "bread", "--seats", "human,"], "argument --seats: no such player: ''"),
        (["play", "showcase", "--seats", "human,human,human"], "showcase is for 2 players, not 3"),
        ([*PLAY, "--deals", "0"], "argument --deals: a whole number from 1 to 24, not '0'"),
        ([*PLAY, "--deals", "25"], "argument --deals: a whole number from 1 to 24, not '25'"),
        ([*PLAY, "--option", "jokers=2"], "argument --option: no option 'jokers' in bread (choose from must_play,"),
        ([*PLAY, "--option", "must_play"], "argument --option: must_play cannot be '' (choose from"),
        ([*PLAY, "--option", "must_play=True"], "argument --option: must_play cannot be 'True'"),
        ([*PLAY, "--option", "refills=5"], "refills cannot be '5' (choose from 1, 2, 3, 4, 6, unlimited)"),
        (["simulate", "bread", "--seats", "human,easy"], "argument --seats: only CPU players can be simulated"),
        (
            ["simulate", "bread", "--seats", "easy,easy", "--deals", "0"],
            "argument --deals: a whole number from 1 to 1000000000, not '0'",
        ),
        (["simulate", "bread", "--seats", "easy,easy", "--jobs", "0"], "argument --jobs: a whole number from 1 to 64"),
        (["replay"], "the following arguments are required: FILE"),
        (["replay", "/nowhere"], "error: /nowhere: No such file or directory"),
    ],
)
def test_wrong_arguments_get_one_clear_line(
    app: App, capsys: pytest.CaptureFixture[str], argv: list[str], said: str
) -> None:
    assert said in complaint(capsys, *argv)
    assert app.launched == []


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--version"]) == 0
    assert capsys.readouterr().out == f"Koloda {__version__}\n"
    assert program.main(["play", "--help"]) == 0
    assert "--seats" in capsys.readouterr().out


def test_the_exit_code_is_the_games(app: App) -> None:
    app.result = 1
    assert program.main([]) == 1


def test_ctrl_c_is_130(app: App) -> None:
    app.result = KeyboardInterrupt
    assert program.main([]) == 130


def test_the_command_line_loads_only_the_standard_library_until_it_runs() -> None:
    code = (
        "import sys; before = set(sys.modules); import main; "
        "print({name.split('.')[0] for name in set(sys.modules) - before} - sys.stdlib_module_names)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=True)
    assert done.stdout.strip() == b"{'main'}"


def test_help_into_a_closed_pipe_ends_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "main.py", "--help"], cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "argv",
    [
        ("replay", "/no\nfile\x1b[2J"),
        ("--trace", "/no\nway\x1b[2J/x"),
        ("simulate", "bread", "--seats", "easy,easy", "--out", "/no\nway\x1b[2J/x"),
        ("--no\nsuch\x1b[2Joption",),
    ],
)
def test_a_newline_in_a_path_broke_the_line_in_two(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...]) -> None:
    said = complaint(capsys, *argv)
    assert "/no\\n" in said or "--no\\n" in said
    assert said[:-1].isprintable()


@pytest.mark.parametrize("argv", [("--seed", "9" * 5000), ("--size", "9" * 5000), ("9" * 5000,), ("--" + "9" * 5000,)])
def test_five_thousand_digits_were_said_again(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...]) -> None:
    assert len(complaint(capsys, *argv)) < 500


@pytest.mark.parametrize("text", ["1_0", " 1", "+1", "١", "1\n", ""])
@pytest.mark.parametrize("option", ["--seed", "--display"])
def test_whole_numbers_are_plain_digits(capsys: pytest.CaptureFixture[str], option: str, text: str) -> None:
    assert f"argument {option}: a whole number" in complaint(capsys, option, text)


@pytest.mark.parametrize("argv", [("--data-dir", ""), ("--trace", ""), ("replay", ""), ("--data-dir", "a\0b")])
def test_an_empty_path_was_the_current_folder(capsys: pytest.CaptureFixture[str], argv: tuple[str, ...]) -> None:
    assert ": a path, not '" in complaint(capsys, *argv)


def ended(command: str) -> tuple[int, bytes, bytes]:
    """Exit code, output and errors of the program, with a shell's way to redirect them."""
    done = subprocess.run(
        f'"{sys.executable}" {command}', shell=True, cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "-u"])
@pytest.mark.parametrize("option", ["--version", "--help"])
def test_a_version_on_a_full_disk_was_a_success(option: str, unbuffered: str) -> None:
    code, _, said = ended(f"{unbuffered} main.py {option} >/dev/full")
    assert (code, said) == (1, b"main.py: error: [Errno 28] No space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("main.py --version >&-", 1, b"main.py: error: standard output is closed\n"),
        ("main.py --nonsense 2>&-", 2, b""),
        ("main.py --nonsense >&- 2>&-", 2, b""),
    ],
)
def test_closed_outputs_are_no_reason_for_a_traceback(command: str, code: int, said: bytes) -> None:
    assert ended(command) == (code, b"", said)


def test_ctrl_c_while_the_program_is_still_loading_is_130() -> None:
    code = (
        "import sys, main\n"
        "class Interrupted:\n"
        "    def find_spec(self, *_): raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "sys.exit(main.main(['--version']))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(record()),
        json.dumps(record(), indent=2),
        json.dumps([record(7), record(8)]),
        "\ufeff" + json.dumps(record(7)) + "\n\n" + json.dumps(record(8)) + "\n",
    ],
)
def test_replay_takes_one_record_a_list_or_lines(app: App, tmp_path: Path, text: str) -> None:
    path = tmp_path / "records"
    path.write_text(text, encoding="utf-8")
    command = launched(app, "replay", str(path)).command
    assert isinstance(command, ReplayCommand)
    assert command.path == path
    assert command.records[0] == record(7)
    assert all(replay(one).outcome for one in command.records)


def damaged(**changes: Any) -> str:
    return json.dumps({**record(), **changes})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no deal record in it"),
        ("[]", "no deal record in it"),
        ("{", "line 1: not JSON:"),
        (json.dumps(record()) + "\n\n{", "line 3: not JSON:"),
        (json.dumps(record()) + "\n" + damaged(game="poker"), "line 2: game:"),
        (f"[{json.dumps(record())}, 7]", "record 2: "),
        ("7", "line 1: no deal record"),
        ('"""Words."""', "line 1: no deal record"),
        ("[" * 100_000, "line 1: not JSON: nested too deeply"),
        ("9" * 10_000, "line 1: not JSON: a number of 10000 digits"),
        (f"[{json.dumps(record())},\n\n" + "[" * 100_000, "line 3: not JSON: nested too deeply"),
        (f"[{json.dumps(record())},\n" + "9" * 10_000 + "]", "line 2: not JSON: a number of 10000 digits"),
        (f"[{json.dumps(record())},\n]", "line 2: not JSON: Expecting value"),
        (f"[{json.dumps(record())}\n{json.dumps(record())}]", "line 2: not JSON: Expecting ',' delimiter"),
        (f"[{json.dumps(record())}]\n7", "line 2: not JSON: Extra data"),
        (damaged(deck=record()["deck"][1:]), "line 1: deck: "),
        (damaged(moves=[[0, "8C"]]), "line 1: moves[0]"),
        (damaged(outcome=None, refills=[["8C"]]), "line 1: refills"),
        (damaged(seats=[{"name": 7, "cpu": None}, {"name": "", "cpu": None}]), "line 1: seats[0].name"),
    ],
)
def test_a_damaged_record_gets_one_clear_line(
    app: App, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    path = tmp_path / "records"
    path.write_text(text, encoding="utf-8")
    assert f"error: {path}: {said}" in complaint(capsys, "replay", str(path))
    assert app.launched == []


@pytest.mark.parametrize("cut", ['{"a":1', '{"a":', '{"a', "{", "["])
@pytest.mark.parametrize("end", ["", "\n", "\n \r\n\n"])
def test_a_record_cut_off_was_reported_one_line_too_far(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], cut: str, end: str
) -> None:
    path = tmp_path / "records"
    path.write_text((json.dumps(record()) + "\n") * 4 + cut + end)
    assert f"{path}: line 5: not JSON: " in complaint(capsys, "replay", str(path))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"format": 2', '"format": 1, "format": 2', "the key 'format' stands twice"),
        ('"name": "Anna"', '"name": "", "name": "Anna"', "the key 'name' stands twice"),
        ('"format": 2', '"x": [NaN], "format": 2', "NaN is no number"),
        ('"format": 2', '"x": -Infinity, "format": 2', "-Infinity is no number"),
        ('"format": 2', '"x": 1e999, "format": 2', "a number too large: '1e999'"),
    ],
)
def test_double_keys_and_numbers_that_are_none_were_accepted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    good = json.dumps(record())
    assert old in good
    path = tmp_path / "records"
    path.write_text(good + "\n" + good.replace(old, new))
    assert f"{path}: line 2: not JSON: {said}" in complaint(capsys, "replay", str(path))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_an_endless_device_was_read_until_memory_ran_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert "/dev/zero: a device, not a file" in complaint(capsys, "replay", "/dev/zero")


def test_a_huge_file_was_read_until_memory_ran_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records"
    with path.open("wb") as file:
        file.truncate(2**40)  # without using the disk
    assert f"{path}: larger than 64 MB" in complaint(capsys, "replay", str(path))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_records_come_through_a_pipe(app: App, tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = Thread(target=path.write_text, args=(json.dumps(record()),))
    writer.start()
    command = launched(app, "replay", str(path)).command
    writer.join()
    assert isinstance(command, ReplayCommand)
    assert command.records == (record(),)


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "records"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in complaint(capsys, "replay", str(path))


def test_names_in_a_replayed_record_are_cleaned(app: App, tmp_path: Path) -> None:
    path = tmp_path / "records"
    path.write_text(damaged(seats=[{"name": "\x00 An\nna\ud800", "cpu": None}, {"name": "x" * 99, "cpu": "easy"}]))
    command = launched(app, "replay", str(path)).command
    assert isinstance(command, ReplayCommand)
    assert [seat["name"] for seat in command.records[0]["seats"]] == ["An na", "x" * 16]


def told_by_help(capsys: pytest.CaptureFixture[str], command: str) -> str:
    assert program.main([command, "--help"]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_the_help_of_simulate_leaves_out_what_needs_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    told = told_by_help(capsys, "simulate")
    assert not any(option in told for option in ("--windowed", "--size", "--mute", "--speed", "--display"))
    assert "how many (default: 100)" in told
    assert "--windowed" in told_by_help(capsys, "play")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_names_the_house_rules_of_every_game(capsys: pytest.CaptureFixture[str], command: str) -> None:
    told = told_by_help(capsys, command)
    for key, game in GAMES.items():
        assert f"{key}: {', '.join(option.key for option in game.OPTIONS)}" in told
