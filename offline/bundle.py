"""The Python of the game without a server as bytecode; runs in the Python of browsers.

It contains the modules that a game imports, and no others: a page loads it at its start.
"""

from __future__ import annotations

import gzip
import importlib
import importlib.util
import io
import marshal
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

STDLIB = "/lib/python314.zip"
UNPACKED = Path("/tmp/wheel")
HOST = "fourcures.local.browser"
# What Python itself, or an error, imports later.
MORE = ["traceback", "linecache", "encodings.idna", "encodings.ascii", "encodings.latin_1"]
UNCHECKED = bytes([1, *[0] * 11])  # the flags of bytecode with an unchecked hash, and no hash
DAY_ONE = (1980, 1, 1, 0, 0, 0)  # the first day of zip files

Files = dict[str, bytes]


def write_bundles(sources: Path, wheel: Path, folder: Path) -> None:
    """Write `stdlib.zip` and `app.tar.gz` into a folder."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(UNPACKED)
    sys.path[:0] = [str(sources), str(UNPACKED)]
    for name in [HOST, *MORE]:
        importlib.import_module(name)
    write_zip(folder / "stdlib.zip", dict(compile_modules(STDLIB)))
    app = dict(compile_modules(str(sources))) | dict(compile_modules(str(UNPACKED)))
    app |= find_data(sources / "fourcures", app, sources) | find_libraries()
    write_tar(folder / "app.tar.gz", app)


def compile_modules(root: str) -> Iterator[tuple[str, bytes]]:
    """Compile the imported modules below a folder; yield their names in it and their bytecode."""
    for module in list(sys.modules.values()):
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


def find_data(package: Path, modules: Files, root: Path) -> Files:
    """Return the data beside these modules."""
    folders = {(root / name).parent for name in modules if name.startswith(package.name)}
    found = (file for folder in folders for file in folder.glob("*.json"))
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in found}


def find_libraries() -> Files:
    """Return the compiled modules of the wheel."""
    found = UNPACKED.rglob("*.so")
    return {file.relative_to(UNPACKED).as_posix(): file.read_bytes() for file in found}


def write_zip(path: Path, files: Files) -> None:
    """Write a zip file, from which Python imports; the same files give the same bytes."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            member = zipfile.ZipInfo(name, DAY_ONE)
            archive.writestr(member, content, zipfile.ZIP_DEFLATED, compresslevel=9)


def write_tar(path: Path, files: Files) -> None:
    """Write a compressed tar file; the same files give the same bytes."""
    unpacked = io.BytesIO()
    with tarfile.open(fileobj=unpacked, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    path.write_bytes(gzip.compress(unpacked.getvalue(), compresslevel=9, mtime=0))
