"""The examples run with small numbers, and the page for researchers is correct."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fourcures.envs.rewards import CUBES_ON_BOARD, Rewards, Tally
from tests.sizes import SOAK, size

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "research" / "environments.md"
INDEX = PAGE.with_name("index.md")


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(name: str, *arguments: str) -> str:
    """Run an example on one thread; more would only compete for busy cores."""
    program = [sys.executable, str(ROOT / "examples" / f"{name}.py"), *arguments]
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    return subprocess.run(program, check=True, capture_output=True, text=True, env=alone).stdout


def test_the_page_of_research_lists_every_example() -> None:
    listed = re.findall(r"^python examples/(\w+\.py)\b", INDEX.read_text("utf-8"), re.M)
    assert sorted(listed) == sorted(file.name for file in (ROOT / "examples").glob("*.py"))


def test_the_random_agent_plays() -> None:
    assert re.fullmatch(
        r"5 games, 0\.\d{3} cures a game, 0 wins\n", run("random_agent", "--games", "5")
    )


def test_the_notebook_runs_from_top_to_bottom() -> None:
    notebook = json.loads((ROOT / "examples" / "first_steps.ipynb").read_text("utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for number, cell in enumerate(cells):
        exec(compile(cell, f"cell {number}", "exec"), names)
    assert names["games"] > 200 and names["end"] and names["treating"] < names["at_random"]
    assert not any(cell.get("outputs") for cell in notebook["cells"]), "save it without outputs"


def test_rules_of_thumb_are_far_better_than_chance() -> None:
    games = size(30, 30, 500)
    assert (
        example("rules_of_thumb").play(games, 1)[0] > 10 * example("random_agent").play(games, 1)[0]
    )


def for_removed_cubes(before: Tally, after: Tally) -> Rewards:
    """Return a reward that is quickly learned: 1 for each cube that is removed."""
    return (before - after)[..., CUBES_ON_BOARD].clip(0)


@pytest.mark.breadth
def test_masked_ppo_learns() -> None:
    """It has to start with a reward that is easy to learn, not to play well."""
    steps, games = size(12_000, 40_000, 1_000_000), size(16, 128, 128)
    figures = example("masked_ppo").train(steps, 1, games, reward=for_removed_cubes)
    assert figures["trained_return"] > (3 if SOAK else 1.5) * figures["random_return"]


@pytest.mark.breadth
def test_masked_ppo_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    options = ["--steps", "2000", "--games", "16", "--picture", str(picture)]
    figures = json.loads(run("masked_ppo", *options))
    assert figures["random"] > 5 and figures["games"] > 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_programs_on_the_page_run() -> None:
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert len(programs) >= 4
    for program in programs:
        code = compile(program, str(PAGE), "exec")
        if 'device="cuda"' not in program:  # which needs a GPU
            exec(code, {})


@pytest.mark.parametrize("name", ["board.png"])
def test_the_pictures_of_the_page_exist_and_are_small(name: str) -> None:
    assert 1_000 < (ROOT / "docs" / "images" / name).stat().st_size < 60_000
