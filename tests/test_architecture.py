"""What is loaded, and that games are known by their key alone. What may import what is in pyproject.toml, for
``lint-imports``."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.api import read_configuration

from game.rules import GAMES

ROOT = Path(__file__).resolve().parent.parent


def modules_of(package: str) -> list[str]:
    """Every module of a package of ours, by dotted name."""
    folder = ROOT.joinpath(*package.split("."))
    files = folder.rglob("*.py") if folder.is_dir() else [folder.with_suffix(".py")]
    names = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    return sorted(name.removesuffix(".__init__") for name in names)


def loaded_with(package: str) -> set[str]:
    """What a fresh interpreter has loaded after importing all of ``package``."""
    code = f"import sys; [__import__(name) for name in {modules_of(package)!r}]; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split("\n")[-2].split())


def ours(loaded: set[str]) -> set[str]:
    """The packages of ours among the loaded modules, such as ``game.rules``."""
    return {
        ".".join(name.split(".")[:2]) for name in loaded if name.split(".")[0] in ("game", "sprites", "sounds", "main")
    }


@pytest.mark.parametrize(
    ("package", "allowed"),
    [
        ("game.rules", {"game", "game.rules"}),
        ("game.cpu", {"game", "game.rules", "game.cpu"}),
        ("game.cli.simulate", {"game", "game.rules", "game.cpu", "game.cli"}),
        ("main", {"main"}),
    ],
)
def test_what_needs_no_screen_never_loads_pygame(package: str, allowed: set[str]) -> None:
    loaded = loaded_with(package)
    assert ours(loaded) <= allowed
    assert "pygame" not in loaded


def test_every_screen_that_the_router_opens_is_guarded_by_the_contract() -> None:
    """Whoever writes a new one adds it to the list in pyproject.toml."""
    router = ast.parse((ROOT / "game/scenes/router.py").read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(router) if isinstance(node, ast.ImportFrom) and node not in router.body]
    contracts = read_configuration(str(ROOT / "pyproject.toml"))["contracts_options"]
    guarded = next(contract for contract in contracts if "through the router" in contract["name"])
    assert set(guarded["protected_modules"]) == {node.module for node in imports}


def test_a_game_is_loaded_when_it_is_first_wanted() -> None:
    """The start of the program waited for the rules of all three."""
    code = "import sys, game.program, game.scenes.home.title; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"game.rules.bread.deal", "game.texts.bread.texts"} & set(done.stdout.split())


def test_sprites_are_text_and_load_no_pygame() -> None:
    loaded = loaded_with("sprites")
    assert "pygame" not in loaded
    assert "game" not in loaded


def test_no_module_but_a_games_own_and_the_registry_names_it() -> None:
    strangers, registry = [], ROOT / "game/rules/games.py"
    for file in [*sorted({*(ROOT / "game").rglob("*.py")} - {registry}), ROOT / "main.py"]:
        own = {key for key in GAMES for part in file.with_suffix("").parts if f"{part}_".startswith(f"{key}_")}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in GAMES and node.value not in own:
                strangers.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert not strangers
