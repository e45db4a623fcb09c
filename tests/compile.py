"""Compile all kernels of the tests before they start: `python -m tests.compile`.

Otherwise every test process would compile the same kernels at the same time. Each set of kernels
is compiled in a separate process, unless it is in the cache already.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

from fourcures.bots.kernels.workspace import MODULES as BOTS
from fourcures.bots.warm_up import compile_kernels
from fourcures.compiled import cpu
from fourcures.envs.games import MODULES as ENVS

# The slowest first. Environments are also tested against a resampled state.
SETS: dict[str, tuple[tuple[ModuleType, ...], tuple[str, ...]]] = {
    "bots": (BOTS, ()),
    "envs": (ENVS, ("resample_at",)),
    "engine": ((), ()),
}


def marker(name: str) -> Path:
    """Return the marker file of a compiled set, next to its machine code."""
    return cpu.cache_folder(SETS[name][0]) / "tests-compiled"


def compile_set(name: str) -> None:
    """Compile one set in this process."""
    modules, also = SETS[name]
    cpu.prepare(*modules, also=also)
    if name == "bots":
        compile_kernels()  # servers look for its marker
    marker(name).touch()


def compile_missing() -> None:
    """Compile every set that is not compiled yet, one per core at a time."""
    missing = [name for name in SETS if not marker(name).exists()]
    if missing:
        print(f"Compiling kernels: {', '.join(missing)} (once, about a minute)", flush=True)

    def in_a_process(name: str) -> None:
        command = [sys.executable, "-m", "tests.compile", name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"Compiling the kernels of {name} failed:\n{done.stderr}")

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(in_a_process, missing))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_set(sys.argv[1])
    else:
        compile_missing()
