from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import main as program
from game.cli.simulate import (
    Progress,
    Simulation,
    play_deal,
    wilson,
)
from game.cpu import LEVELS
from game.rules import GAMES, replay

ROOT = Path(program.__file__).parent
ENDLESS = ("simulate", "bread", "--seats", "random,random", "--deals", "1000000", "--seed", "1")


def simulated(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[str, str]:
    assert program.main(["simulate", *argv]) == 0
    said = capsys.readouterr()
    return said.out, said.err


def start(*argv: str) -> subprocess.Popen[bytes]:
    """The program in a process group of its own, as a shell would start it."""
    return subprocess.Popen(
        [sys.executable, "main.py", *argv],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def first_line(process: subprocess.Popen[bytes]) -> dict[str, Any]:
    assert process.stdout
    return json.loads(process.stdout.readline())  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game_to_its_end(capsys: pytest.CaptureFixture[str], game: str, level: str) -> None:
    players = GAMES[game].PLAYERS[0]
    out, _ = simulated(
        capsys, game, "--seats", ",".join([level] * players), "--deals", "3", "--seed", "5", "--iterations", "5"
    )
    records = [json.loads(line) for line in out.splitlines()]
    assert [(record["seed"], record["dealer"]) for record in records] == [(5, 0), (6, 1), (7, 2 % players)]
    for record in records:
        assert replay(record).record() == record
        assert record["leader"] == (record["dealer"] + 1) % players
        assert record["seats"] == [{"name": "", "cpu": level}] * players
        assert record["outcome"]


def test_the_records_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("bread", "--seats", "easy,random,random", "--deals", "11", "--seed", "3", "--option", "refills=1")
    alone, _ = simulated(capsys, *arguments)
    assert json.loads(alone.splitlines()[0])["options"]["refills"] == 1
    for jobs in ("2", "3", "64"):
        assert simulated(capsys, *arguments, "--jobs", jobs)[0] == alone


def test_the_table_says_what_the_records_say(capsys: pytest.CaptureFixture[str]) -> None:
    out, table = simulated(capsys, "bread", "--seats", "easy,random", "--deals", "20", "--seed", "0")
    records = [json.loads(line) for line in out.splitlines()]
    wins = sum((0 in record["outcome"]["winners"]) / len(record["outcome"]["winners"]) for record in records)
    points = sum(record["outcome"]["points"][0] for record in records) / 20
    title, _, first, _, last = table.splitlines()
    assert title == "bread: 20 deals from seed 0"
    assert first.split()[:4] == ["0", "easy", f"{wins:.1f}", f"{wins / 20:.1%}"]
    assert first.split()[-1] == f"{points:.2f}"
    assert last.startswith(f"{sum(len(record['moves']) for record in records) / 20:.1f} moves per deal, ")


def test_without_a_seed_the_table_names_the_one_that_was_used(capsys: pytest.CaptureFixture[str]) -> None:
    out, table = simulated(capsys, "bread", "--seats", "random,random", "--deals", "1")
    assert table.startswith(f"bread: 1 deals from seed {json.loads(out)['seed']}\n")


def test_a_deal_does_not_depend_on_the_deals_before() -> None:
    whole = Simulation("bread", ("random", "random"), 10, 40, {})
    late = Simulation("bread", ("random", "random"), 2, 44, {})
    assert play_deal(whole, 4) == play_deal(late, 0)


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (800, 1000, 0.7741, 0.8236)],
)
def test_wilson_intervals(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=1e-4)


def test_the_progress_bar_is_only_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for stream, shown in ((io.StringIO(), ""), (Terminal(), "\r[" + "#" * 15 + "-" * 15 + "] 5 of 10\r\x1b[K")):
        monkeypatch.setattr(sys, "stderr", stream)
        progress = Progress(10)
        progress.show(5)
        progress.clear()
        assert stream.getvalue() == shown


def test_records_go_to_a_new_file_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "records"
    arguments = ("bread", "--seats", "random,random", "--deals", "2", "--seed", "9")
    out, _ = simulated(capsys, *arguments)
    assert simulated(capsys, *arguments, "--out", str(path))[0] == ""
    assert path.read_text() == out
    assert program.main(["simulate", *arguments, "--out", str(path)]) == 2
    assert capsys.readouterr().err == f"main.py: error: argument --out: {path}: File exists\n"
    assert path.read_text() == out


def test_simulating_never_loads_pygame() -> None:
    code = (
        "import sys, main; main.main(['simulate', 'bread', '--seats', 'normal,easy', '--deals', '1']); "
        "print([name for name in sys.modules if 'pygame' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == b"[]"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_closed_pipe_ends_quietly(jobs: str) -> None:
    with start(*ENDLESS, "--jobs", jobs) as process:
        assert first_line(process)["seed"] == 1
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_every_process(jobs: str) -> None:
    with start(*ENDLESS, "--jobs", jobs) as process:
        first_line(process)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, b"")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_dead_process_is_said_in_one_line() -> None:
    with start(*ENDLESS, "--jobs", "2") as process:
        first_line(process)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        workers = [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
        assert len(workers) == 2
        os.kill(workers[1], signal.SIGKILL)
        _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert said.startswith(b"simulate: deal ")
    assert said.endswith(b": its process died\n")
    assert said.count(b"\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "main.py", "simulate", "bread", "--seats", "random,random"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"simulate: [Errno 28] No space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("redirection", "code", "records", "said"),
    [
        (">&-", 1, 0, b"simulate: standard output is closed\n"),
        ("2>&-", 0, 4, b""),
        (">&- 2>&-", 1, 0, b""),
    ],
)
def test_a_closed_output_was_a_traceback_and_a_closed_error_lost_the_records(
    jobs: str, redirection: str, code: int, records: int, said: bytes
) -> None:
    done = subprocess.run(
        f'"{sys.executable}" main.py simulate bread --seats random,random --deals 4 --jobs {jobs} {redirection}',
        shell=True,
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, said)
    lines = done.stdout.splitlines()
    assert len(lines) == records
    assert all(replay(json.loads(line)).outcome for line in lines)
