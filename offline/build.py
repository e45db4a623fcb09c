"""Builds the game without a server into a folder; see docs/host/static.md.

python -m offline.build [FOLDER]
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import msgspec

from fourcures.local.browser import BOTS

from .tutorial import TUTORIAL, read_tutorial

REPOSITORY = Path(__file__).parents[1]
CLIENT = REPOSITORY / "src" / "fourcures" / "client"
PYODIDE = REPOSITORY / "web" / "node_modules" / "pyodide"
WHEELS = REPOSITORY / "build" / "wheels"
FOLDER = REPOSITORY / "build" / "offline"

RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
FETCHED = ["pyodide.asm.wasm", "stdlib.zip", "app.tar"]  # with progress
PACKAGES = {"glicko2_py": "MIT", "msgspec": "BSD-3-Clause"}  # their wheels, and licences
PYTHON = "3.14"  # which Pyodide contains
# Where a web space sends no policy of its own: nothing from elsewhere, and WebAssembly.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'none'"
)
OFFERED = ["coach", "puzzles", "python", "reviews"]  # besides bots: web/src/wire/abilities.ts
EXAMPLES = "tutorial.json"
SERVICE_WORKER = "service-worker.js"
SERVERS_OWN = ["notices.js"]  # files of the client that need a server


def build(folder: Path) -> None:
    """Build the folder; what was in it is gone."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns(*SERVERS_OWN))
    write_python(folder / "python")
    add_licences(folder / "licences.txt")
    page = folder / "index.html"
    page.write_text(local_page(page.read_text("utf-8")), "utf-8")
    write_service_worker(folder)


def write_python(folder: Path) -> None:
    """Write Python for browsers, its library and the game as bytecode."""
    folder.mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, folder / name)
    chapters = read_tutorial(TUTORIAL.read_text("utf-8"))
    (folder / EXAMPLES).write_bytes(msgspec.json.encode(chapters))
    program = str(REPOSITORY / "offline" / "bundle.mjs")
    with tempfile.TemporaryDirectory() as wheels:
        for name in PACKAGES:
            with zipfile.ZipFile(find_wheel(name)) as archive:
                archive.extractall(wheels)
        subprocess.run(["node", program, wheels, str(folder)], check=True)
    (folder / "pyodide-lock.json").write_text(json.dumps(lock_of_nothing()))
    sizes = {name: (folder / name).stat().st_size for name in FETCHED}
    (folder / "sizes.json").write_text(json.dumps(sizes))


def add_licences(file: Path) -> None:
    """Add the licences of Python for browsers to those of the client."""
    pyodide = json.loads((PYODIDE / "package.json").read_bytes())
    texts = {
        **{
            f"{name} {find_wheel(name).name.split('-')[1]} ({licence})": read_licence(name)
            for name, licence in PACKAGES.items()
        },
        f"pyodide {pyodide['version']} ({pyodide['license']})": read_licence("pyodide"),
        f"python {PYTHON} (PSF-2.0)": read_licence("python"),
    }
    whole = [
        file.read_text("utf-8").strip(),
        *(f"{t}\n\n{text.strip()}" for t, text in texts.items()),
    ]
    file.write_text("\n\n".join(whole) + "\n", "utf-8")


def read_licence(name: str) -> str:
    """Return the text of a licence: from the wheel, or one that its package does not contain."""
    if name in PACKAGES:
        with zipfile.ZipFile(find_wheel(name)) as archive:
            for inside in archive.namelist():
                if inside.endswith("/LICENSE"):
                    return archive.read(inside).decode()
    return (REPOSITORY / "offline" / "licences" / f"{name}.txt").read_text("utf-8")


def write_service_worker(folder: Path) -> None:
    """Write the service worker that keeps all files of this version."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    names = [file.relative_to(folder).as_posix() for file in files]
    version = hashlib.sha256()
    for name, file in zip(names, files, strict=True):
        version.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    kept = [{"index.html": "./"}.get(name, name) for name in names]
    known = f"const VERSION = '{version.hexdigest()[:16]}';\nconst FILES = {json.dumps(kept)};\n"
    program = (REPOSITORY / "offline" / SERVICE_WORKER).read_text("utf-8")
    (folder / SERVICE_WORKER).write_text(known + program, "utf-8")


def find_wheel(package: str) -> Path:
    """Return the wheel of a package for browsers, which `make offline` has fetched."""
    (wheel,) = WHEELS.glob(f"{package}-*.whl")
    return wheel


def lock_of_nothing() -> dict[str, object]:
    """Return the list of packages that Pyodide could load, without packages."""
    whole: dict[str, object] = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return whole | {"packages": {}}


def local_page(text: str) -> str:
    """Return the page of the client for a folder without a server."""
    for name, value in {"host": "local", "offers": " ".join([*BOTS, *OFFERED])}.items():
        empty = f'data-{name}=""'
        assert empty in text, f"the page of the client has no {empty}"
        text = text.replace(empty, f'data-{name}="{value}"')
    charset = '<meta charset="utf-8" />'
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    return text.replace(charset, f"{charset}\n    {policy}", 1)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else FOLDER)
