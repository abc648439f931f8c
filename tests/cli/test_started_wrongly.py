"""Whoever starts the game with something missing is told what to do, in one line; there were tracebacks once."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game.view.core import fonts

ROOT = Path(__file__).resolve().parents[2]
PYENV = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"


def old_pythons() -> list[Path]:
    """Those of pyenv that the game is too new for."""
    found = ((path, re.match(r"(\d+)\.(\d+)", path.name)) for path in sorted(PYENV.glob("*")))
    return [path / "bin" / "python" for path, name in found if name and (int(name[1]), int(name[2])) < main.OLDEST]


def said(*words: str | Path, path: Path | None = None) -> str:
    """The one line on standard error of a Python that starts this, and fails; ``path`` is looked into for modules."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        list(map(str, words)),
        env={**kept, **({"PYTHONPATH": str(path)} if path else {})},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1), done.stderr
    assert done.stderr.startswith("koloda: ")
    return done.stderr


def pygame_like(folder: Path, content: str) -> Path:
    """A folder with a package of that name."""
    (folder / "pygame").mkdir()
    (folder / "pygame" / "__init__.py").write_text(content, encoding="utf-8")
    return folder


@pytest.mark.parametrize("python", old_pythons(), ids=lambda python: python.parents[1].name)
def test_an_old_python_says_that_it_is_too_old(python: Path) -> None:
    assert "Python 3.10 or newer is needed, and this is " in said(python, "main.py")


def test_old_pythons_can_read_main() -> None:
    for node in ast.walk(ast.parse((ROOT / "main.py").read_bytes().decode("ascii"))):
        assert not isinstance(node, (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Nonlocal, ast.Starred))
        assert not isinstance(node, ast.ImportFrom) or node.module != "__future__"
        if isinstance(node, ast.FunctionDef):
            assert node.returns is None
            assert not any(argument.annotation for argument in node.args.args)
            assert not node.args.kwonlyargs


def test_without_any_package() -> None:
    line = said(sys.executable, "-S", "main.py")
    advice = f"{sys.executable} -m pip install -r requirements.txt"
    assert line == f"koloda: pygame is missing; install what the game needs: {advice}\n"


def test_pygame_instead_of_pygame_ce(tmp_path: Path) -> None:
    line = said(sys.executable, "main.py", path=pygame_like(tmp_path, "ver = '2.6.1'"))
    assert "this is pygame, and pygame-ce is needed" in line
    assert "pip uninstall -y pygame" in line


def test_an_old_pygame_ce(tmp_path: Path) -> None:
    content = "IS_CE = 1\nclass version:\n    ver, vernum = '2.4.0', (2, 4, 0)"
    line = said(sys.executable, "main.py", path=pygame_like(tmp_path, content))
    assert "pygame-ce 2.4.0 is too old, 2.5.8 is needed" in line


@pytest.mark.usefixtures("no_display")
def test_without_a_font(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fonts.font_path.cache_clear()
    monkeypatch.setattr(fonts, "find_spec", lambda name: None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert main.main(["--data-dir", str(tmp_path), "--windowed"]) == 1
    fonts.font_path.cache_clear()
    line = capfd.readouterr().err
    assert re.fullmatch(r"koloda: font\w+ is missing; install what the game needs: .* -r requirements.txt\n", line)


def test_simulating_needs_no_package() -> None:
    words = ["main.py", "simulate", "bread", "--seats", "easy,random", "--deals", "1"]
    done = subprocess.run([sys.executable, "-S", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
