"""Build the library: `python -m fourcures.compiled.ahead.build [--target NAME ...]`, in a clone.

Writes for each target a folder with the library, its description, and its interface for C or
JavaScript, unless they are there and fit. Needs Numba, llvmlite and ziglang. The same sources give
the same bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from .. import batch, library
from ..twins import with_imports
from .header import write_header
from .interface import Tables, describe, write_json
from .linking import link
from .progress import BuildProgress, Tell
from .targets import PYODIDE, TARGETS, WEB, emit_objects

HEADER, JAVASCRIPT = "fourcures.h", "fourcures.json"

# Numba generates code for any machine, and leaves vectors to the optimiser of each target.
PLAIN = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
}
# As long as it takes to optimise and emit an object is one unit.
TRANSLATION, LINKING = 4.5, 0.2


def build(
    modules: Sequence[ModuleType],
    targets: Sequence[str],
    out: Path,
    tell: Tell,
    tables: Tables | None = None,
) -> None:
    """Write the library of these modules for these targets, each in its folder below `out`.

    The `tables` are for programs in JavaScript.
    """
    sources = with_imports((batch, *modules))
    interfaces = write_interfaces(sources, tables or {})
    if not (targets := [name for name in targets if not fits(sources, interfaces, out, name)]):
        return
    hashes = library.hash_sources(sources)  # of what was imported: they may change meanwhile
    os.environ |= PLAIN
    from .kernels import write_llvm  # Numba reads its settings when it is imported

    units = (len(TARGETS[name].processors) + LINKING for name in targets)
    progress = BuildProgress(tell, TRANSLATION + sum(units))
    code = write_llvm(
        (batch, *modules),
        lambda share: progress.reach("translating the rules", min(share, 1) * TRANSLATION),
    )
    for name in targets:
        working = partial(progress.working, f"compiling for {name}")
        work = out / f".{name}-{os.getpid()}"
        work.mkdir(parents=True)
        try:
            file = work / library.file_name(name)
            objects = emit_objects(code, TARGETS[name], working)
            with working(LINKING):
                link(objects, TARGETS[name], file)
            (work / interface_of(name)).write_text(interfaces[interface_of(name)], "utf-8")
            described: library.Description = {
                "target": name,
                "library": library.hash_of(file),
                "sources": hashes,
            }
            (work / library.DESCRIPTION).write_text(json.dumps(described, indent=1), "utf-8")
            shutil.rmtree(out / name, ignore_errors=True)
            work.rename(out / name)
        finally:
            shutil.rmtree(work, ignore_errors=True)


def write_interfaces(sources: Iterable[ModuleType], tables: Tables) -> dict[str, str]:
    """Return the interface for C and for JavaScript, by the name of its file."""
    interface = describe(sources)
    return {HEADER: write_header(interface), JAVASCRIPT: write_json(interface, tables)}


def interface_of(target: str) -> str:
    """Return the file with the interface of a target."""
    return JAVASCRIPT if target == WEB else HEADER


def fits(
    sources: Iterable[ModuleType], interfaces: Mapping[str, str], out: Path, target: str
) -> bool:
    """Return whether the library of a target has been built from these sources, and its tables."""
    try:
        file = library.check(sources, out, target)
        if target == WEB:
            return file.with_name(JAVASCRIPT).read_text("utf-8") == interfaces[JAVASCRIPT]
    except (library.Unusable, FileNotFoundError):
        return False
    return True


def load_tables(name: str) -> Tables:
    """Return the result of a function that pyproject.toml names as `module:function`."""
    module, _, function = name.partition(":")
    tables: Tables = getattr(import_module(module), function)()
    return tables


def tell_tenths(write: Callable[[str], object]) -> Tell:
    """Return a function that writes a line for each step and each tenth of the whole."""
    written: set[tuple[str, int]] = set()

    def tell(step: str, share: float) -> None:
        if (line := (step, int(10 * share))) not in written:
            written.add(line)
            write(f"{step}, {line[1]}0 %")

    return tell


def say(text: str) -> None:
    """Write a line of progress."""
    print(f"Library: {text}", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and build."""
    parser = argparse.ArgumentParser(prog="python -m fourcures.compiled.ahead.build")
    parser.add_argument("--target", action="append", choices=TARGETS, help="default: this machine")
    parser.add_argument("--web", action="store_true", help="browsers, besides the other targets")
    parser.add_argument("--all", action="store_true", help="every kind of machine")
    parser.add_argument("--out", type=Path, default=library.FOLDER)
    given = parser.parse_args(arguments)
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["fourcures"]
    modules = [import_module(name) for name in project["library"]]
    targets = list(TARGETS) if given.all else given.target or [library.name_of_machine()]
    targets += [name for name in (WEB, PYODIDE) if given.web and name not in targets]
    build(modules, targets, given.out, tell_tenths(say), load_tables(project["tables"]))


if __name__ == "__main__":
    main()
