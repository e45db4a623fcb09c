"""The Python of the game without a server as bytecode; runs in the Python of browsers.

The files are not compressed: web spaces do that better, as they do for `pyodide.asm.wasm`.
"""

from __future__ import annotations

import importlib.util
import io
import marshal
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

STDLIB = "/lib/python314.zip"
SOURCES = Path("/repository/src")
WHEEL = Path("/wheel")
LIBRARY = SOURCES / "fourcures" / "compiled" / "library" / "emscripten-wasm32"
UNCHECKED = bytes([1, *[0] * 11])  # the flags of bytecode with an unchecked hash, and no hash
DAY_ONE = (1980, 1, 1, 0, 0, 0)  # the first day of zip files

Files = dict[str, bytes]


def write_bundles(names: Iterable[str], folder: str) -> None:
    """Write these modules into a folder: those of Python, and those of the game with its data."""
    names = list(names)
    stdlib = dict(compile_modules(names, STDLIB))
    app = dict(compile_modules(names, str(SOURCES))) | dict(compile_modules(names, str(WHEEL)))
    app |= find_data(app) | find_libraries()
    Path(folder, "stdlib.zip").write_bytes(make_zip(stdlib))
    Path(folder, "app.tar").write_bytes(make_tar(app))


def compile_modules(names: Iterable[str], root: str) -> Iterator[tuple[str, bytes]]:
    """Compile the modules that are below a folder; yield their files in it and their bytecode."""
    for module in map(sys.modules.__getitem__, names):
        file = getattr(module, "__file__", None) or ""
        spec = module.__spec__
        if not file.startswith(f"{root}/") or spec is None or spec.loader is None:
            continue
        source = spec.loader.get_source(spec.name)  # type: ignore[attr-defined]
        if source is not None:  # it is not part of Python itself, or compiled
            name = file.removeprefix(f"{root}/")
            yield f"{name}c", compile_module(source, name)


def compile_module(source: str, name: str) -> bytes:
    """Return the bytecode of a module, which is not compared with its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def find_data(modules: Files) -> Files:
    """Return the data beside these modules, and the compiled rules."""
    folders = {(SOURCES / name).parent for name in modules if name.startswith("fourcures/")}
    found = [file for folder in folders for file in folder.glob("*.json*")]
    found += [LIBRARY / "fourcures.so", LIBRARY / "library.json"]
    return {file.relative_to(SOURCES).as_posix(): file.read_bytes() for file in found}


def find_libraries() -> Files:
    """Return the compiled modules of the wheel."""
    found = WHEEL.rglob("*.so")
    return {file.relative_to(WHEEL).as_posix(): file.read_bytes() for file in found}


def make_zip(files: Files) -> bytes:
    """Return a zip file, from which Python imports; the same files give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, DAY_ONE), content)
    return packed.getvalue()


def make_tar(files: Files) -> bytes:
    """Return a tar file; the same files give the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return packed.getvalue()
