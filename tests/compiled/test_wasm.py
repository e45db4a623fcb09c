"""The WebAssembly module in Node: byte for byte the games of the library."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from benchmarks.node import WITNESS, bundle, npm_exec

from fourcures.bots.kernels.workspace import list_tables
from fourcures.compiled import library
from fourcures.compiled.ahead.build import JAVASCRIPT
from fourcures.compiled.ahead.interface import describe, write_json
from fourcures.compiled.ahead.targets import WEB
from tests.compiled import witness
from tests.compiled.test_library import SOURCES
from tests.sizes import size

FOLDER = library.FOLDER / WEB
SIZES = {
    "games": size(100, 2000, 10_000),
    "late_games": size(20, 200, 2000),
    "searches": size(2, 40, 200),
    "steps": size(20, 300, 3125),
    "advice": size(20, 300, 3125),
    "odds": 9,
}
PROGRAM = Path(__file__).with_name("witness.mjs")


PAGE = Path(__file__).parents[2] / "docs" / "how-it-works" / "compiled-rules.md"
LOADING = """
import {{ readFileSync }} from 'node:fs';
import {{ CompiledRules, Search }} from '{module}';
const code = readFileSync('{folder}/fourcures.wasm');
const description = JSON.parse(readFileSync('{folder}/fourcures.json', 'utf8'));
{example}
console.log(legal > 0, states.at(0, 'players').value);
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the bundle of what plays with the module."""
    return bundle(WITNESS, tmp_path_factory.mktemp("bundle") / "witness.mjs")


def run_node(*words: str | Path, given: str = "") -> list[str]:
    """Run a program in Node; return the lines that it prints."""
    done = subprocess.run(
        npm_exec("node", *words), input=given, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout.splitlines()


def test_webassembly_and_the_library_give_the_same_bytes(module: Path) -> None:
    parts, given = (f"{name}={number}" for name, number in SIZES.items()), witness.write_inputs()
    hashes = run_node(PROGRAM, module, FOLDER, *parts, given=given)
    assert hashes == [f"{name} {witness.hash_part(name, SIZES[name])}" for name in SIZES]


def test_the_example_of_the_documentation_runs(module: Path, tmp_path: Path) -> None:
    (example,) = re.findall(r"^```js\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    program = tmp_path / "example.mjs"
    program.write_text(LOADING.format(module=module, folder=FOLDER, example=example))
    assert run_node(program) == ["true 2"]


def test_the_description_is_that_of_these_functions() -> None:
    described = write_json(describe(SOURCES), list_tables())
    assert described == (FOLDER / JAVASCRIPT).read_text("utf-8")
