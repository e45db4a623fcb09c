"""The WebAssembly module in Node: byte for byte the games of the library."""

from __future__ import annotations

import subprocess
from pathlib import Path

from benchmarks.node import WITNESS, bundle, npm_exec

from fourcures.bots.kernels.workspace import list_tables
from fourcures.compiled import library
from fourcures.compiled.ahead.build import JAVASCRIPT
from fourcures.compiled.ahead.interface import describe, write_json
from fourcures.compiled.ahead.targets import WEB
from tests.compiled import witness
from tests.compiled.test_library import SOURCES
from tests.sizes import size

PROGRAM = Path(__file__).with_name("witness.mjs")


def test_webassembly_and_the_library_give_the_same_bytes(tmp_path: Path) -> None:
    sizes = size(100, 2000, 10_000), size(2, 40, 200), size(20, 300, 3125)
    module = bundle(WITNESS, tmp_path / "witness.mjs")
    done = subprocess.run(
        npm_exec("node", PROGRAM, module, library.FOLDER / WEB, *map(str, sizes)),
        input=witness.write_inputs(),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [*witness.list_hashes(*sizes)]


def test_the_description_is_that_of_these_functions() -> None:
    described = write_json(describe(SOURCES), list_tables())
    assert described == (library.FOLDER / WEB / JAVASCRIPT).read_text("utf-8")
