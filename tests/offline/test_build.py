"""The folder of the game without a server: what is in it, how large it is, the same every time."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from offline import build
from tests.engine.test_arrays import MISSING

pytestmark = pytest.mark.breadth

MOST = 6_000_000  # bytes, compressed with Brotli
BROTLI = """
const { brotliCompressSync, constants } = require('node:zlib');
const { readFileSync } = require('node:fs');
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const pack = (file) => brotliCompressSync(readFileSync(file), { params }).length;
console.log(JSON.stringify(process.argv.slice(1).map(pack)));
"""


def files(folder: Path) -> dict[str, str]:
    """Return the hashes of all files of a folder, by name."""
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.rglob("*")
        if file.is_file()
    }


def test_a_folder_that_is_built_again_is_the_same(folder: Path, tmp_path: Path) -> None:
    build.build(tmp_path / "again")
    assert files(tmp_path / "again") == files(folder)


def test_the_folder_is_small(folder: Path) -> None:
    paths = [str(folder / name) for name in files(folder)]
    done = subprocess.run(
        ["node", "-e", BROTLI, "--", *paths], capture_output=True, text=True, check=True
    )
    sizes = dict(zip(paths, json.loads(done.stdout), strict=True))
    assert sum(sizes.values()) <= MOST, sizes


def test_the_service_worker_keeps_every_file(folder: Path) -> None:
    program = (folder / build.SERVICE_WORKER).read_text("utf-8")
    kept = re.search(r"^const FILES = (.*);$", program, re.M)
    assert kept
    expected = files(folder).keys() - {build.SERVICE_WORKER, "index.html"} | {"./"}
    assert set(json.loads(kept[1])) == expected


def test_the_page_finds_its_files_from_any_folder(folder: Path) -> None:
    page = (folder / "index.html").read_text("utf-8")
    assert 'data-host="local"' in page
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert named
    for name in named:
        assert name.startswith("./") and (folder / name).is_file()


def test_python_is_there_as_bytecode_without_sources(folder: Path) -> None:
    with zipfile.ZipFile(folder / "python" / "stdlib.zip") as archive:
        library = archive.namelist()
    with tarfile.open(folder / "python" / "app.tar") as archive:
        app = archive.getnames()
    assert "fourcures/local/browser.pyc" in app and "asyncio/events.pyc" in library
    assert not [name for name in [*library, *app] if name.endswith(".py")]
    packages = {name.split("/")[0].removesuffix(".pyc") for name in app}
    assert packages == {"fourcures", "glicko2", "msgspec"} and not packages & set(MISSING)


def test_the_licences_are_those_of_everything_in_it(folder: Path) -> None:
    text = (folder / "licences.txt").read_text("utf-8")
    titles = re.findall(r"^(\S+) \d\S* \([^()]+\)$", text, re.M)
    assert {"svelte", "msgspec", "pyodide", "python"} <= set(titles)
