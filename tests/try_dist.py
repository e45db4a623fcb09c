"""Try the distributions of `make dist` as a user would: `python -m tests.try_dist dist`.

A wheel for every machine is built from the source distribution again, without npm, and must have
the same content. It and the wheel for this kind of machine are installed into empty environments,
first without extras, then with `play`, whose server must serve the game page and its assets.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import threading
import urllib.request
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

import hatch_build

from fourcures.compiled import library

EXPECTED = {"fourcures", "numpy", "msgspec"}
MOST_OTHERS = 3  # additional packages that the base may install
# What does not depend on how busy the machine is: a multiple of NumPy's own import, and CPU time.
MOST_IMPORTS = 3.0
SEARCH_SECONDS = 2.0
RUNS = 5
MOST_MEGABYTES = 200  # of the environment with the extra play
PATIENCE = 1800.0  # seconds after which a program hangs, on however busy a machine
NEEDED = [
    *("client/index.html", "locales/de/table.ftl", "bots/kernels/weights.json"),
    "bots/coach/curve.json",
    *("server/db/migrations/env.py", "py.typed"),
]
PACKAGES = """
from importlib.metadata import distributions
print(*(package.name.lower() for package in distributions()))
"""
# The CPU time of the whole import, and of the part that is NumPy.
IMPORT = """
import time
start = time.process_time()
import numpy
between = time.process_time()
import fourcures
print(time.process_time() - start, between - start)
"""
USE = """
from fourcures import Game
from fourcures.analysis import odds, outbreak_odds
game = Game.new(players=2, epidemics=4, seed="hello")
game.play("pass")
assert any(odds(game.view(0)).infected.values())
assert 0 <= outbreak_odds(game.view(0)).any <= 1
"""


# The strongest bot chooses its first move: the seconds of CPU time in a new process.
SEARCH = """
import time
from fourcures import Game
from fourcures.bots import Search
game = Game.new(players=4, epidemics=5, seed="hello")
assert Search().choose(game.view(game.turn)) is not None
print(time.process_time())
"""
NO_LIBRARY = """
from fourcures.bots import Search
try:
    Search()
except ImportError as error:
    print(error)
"""


class Failed(Exception):
    """A distribution is not as expected."""


def check(holds: bool, text: str) -> None:
    """Print a passed check; raise Failed if it does not hold."""
    if not holds:
        raise Failed(f"not true: {text}")
    print(f"  {text}", flush=True)


def run(*command: str | Path, folder: Path, status: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a program outside the sources, with an empty home; raise Failed if its status differs."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != status:
        words = " ".join(map(str, command))
        raise Failed(f"{words} ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done


def environment(folder: Path) -> dict[str, str]:
    """Return the environment of a new user without data, cache and sources."""
    hidden = ("PYTHON", "XDG_", "FOURCURES_", "DATABASE_URL")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    return kept | {"XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}


def wheel_of(sdist: Path, folder: Path) -> Path:
    """Build and return the wheel of an unpacked source distribution, on a machine without npm."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    source = folder / sdist.name.removesuffix(".tar.gz")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        build,
        cwd=source,
        env=os.environ | {"PATH": "", "FOURCURES_TARGET": "any"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{sdist.name} makes no wheel\n{done.stderr}")
    (wheel,) = folder.glob("*.whl")
    return wheel


def install_from_source(sdist: Path, folder: Path) -> None:
    """Let pip make a wheel of the source distribution, with the compilers that it asks for."""
    wheels = folder / "wheels"
    command = (sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", wheels, sdist)
    run(*command, folder=folder)
    (wheel,) = wheels.glob("*.whl")
    compiled = any(name.startswith("fourcures/compiled/library/") for name in content(wheel))
    check(compiled, f"makes {wheel.name} with the compiled rules")


def content(wheel: Path) -> dict[str, int]:
    """Return the files of a wheel with their checksums."""
    with zipfile.ZipFile(wheel) as archive:
        return {file.filename: file.CRC for file in archive.infolist()}


def look_into(wheel: Path) -> None:
    """Check the files of a wheel."""
    names = content(wheel).keys()
    folders = {name.split("/")[0] for name in names}
    about = {folder for folder in folders if folder.endswith(".dist-info")}
    check(folders - about == {"fourcures"}, "has the package alone: no tests, no benchmarks")
    missing = {name for name in NEEDED if f"fourcures/{name}" not in names}
    check(not missing, "has the browser client, the languages and the data of the bots")


def try_bots(python: Path, wheel: Path, folder: Path) -> None:
    """Let a bot move at once, or say what to install, without any extra."""
    if wheel.name.endswith("-none-any.whl"):
        said = run(python, "-c", NO_LIBRARY, folder=folder).stdout.strip()
        check(said.endswith('pip install "fourcures[compiler]"'), f"says: {said}")
    else:
        took = min(float(run(python, "-c", SEARCH, folder=folder).stdout) for _ in range(RUNS))
        check(took < SEARCH_SECONDS, f"lets the strongest bot move in {took:.2f} s of CPU time")


def size_of(folder: Path) -> int:
    """Return the megabytes of a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) // 1_000_000


def try_wheel(wheel: Path, folder: Path) -> None:
    """Install a wheel into an empty environment and use it."""
    folder.mkdir()
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    python, fourcures = programs / "python", programs / "fourcures"

    def install(extra: str) -> set[str]:
        run(python, "-m", "pip", "install", "--no-compile", f"{wheel}{extra}", folder=folder)
        return set(run(python, "-c", PACKAGES, folder=folder).stdout.split()) - {
            "pip",
            "setuptools",
        }

    installed = install("")
    others = sorted(installed - EXPECTED)
    check(
        installed >= EXPECTED and len(others) <= MOST_OTHERS,
        f"without extras brings numpy, msgspec and {', '.join(others)}",
    )
    run(python, "-c", USE, folder=folder)
    check(True, "without extras plays a game and computes its odds")
    took = [
        tuple(map(float, run(python, "-c", IMPORT, folder=folder).stdout.split()))
        for _ in range(RUNS)
    ]
    own, numpy = min(took)
    check(
        own < MOST_IMPORTS * numpy,
        f"is imported in {own:.2f} s of CPU time, of which NumPy takes {numpy:.2f} s",
    )
    try_bots(python, wheel, folder)
    said = run(fourcures, "play", folder=folder, status=2).stderr.strip()
    check(
        said == 'fourcures play: needs "fourcures[play]": pip install "fourcures[play]"',
        f"says {said}",
    )
    installed = install("[play]")
    check("litestar" in installed, f"with the extra play has {len(installed)} packages")
    size = size_of(folder / "venv")
    check("numba" not in installed and size < MOST_MEGABYTES, f"takes {size} MB with all of them")
    serve(fourcures, folder)


def serve(fourcures: Path, folder: Path) -> None:
    """Start the game as a player does, fetch its page and assets, and stop it."""
    server = subprocess.Popen(
        [fourcures, "play", "--no-browser"],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        text=True,
    )
    too_late = threading.Timer(PATIENCE, server.kill)
    too_late.start()
    try:
        address = read_address(server)
        page = fetch(address)
        assets = re.findall(r'(?:src|href)="([^"]+)"', page.decode())
        sizes = [len(fetch(urljoin(address, asset))) for asset in assets]
        check(
            any(".js" in asset for asset in assets) and all(sizes),
            f"serves the game page and its {len(assets)} files, {sum(sizes) // 1000} kB",
        )
    finally:
        server.terminate()
        server.wait()
        too_late.cancel()


def read_address(server: subprocess.Popen[str]) -> str:
    """Return the address that a server prints; raise Failed if it ends before."""
    assert server.stdout is not None
    said = ""
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
        said += line
    raise Failed(f"fourcures play ended with {server.wait()} before it said where it is\n{said}")


def fetch(address: str) -> bytes:
    """Return the response of an address; raise unless its status is 200."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        if answer.status != 200:
            raise Failed(f"{address} answers {answer.status}")
        body: bytes = answer.read()
        return body


def main(words: Sequence[str]) -> int:
    """Try the source distribution of a folder, and its wheels that fit this machine."""
    dist = Path(words[0] if words else "dist").resolve()
    (wheel,), (sdist,) = dist.glob("*-none-any.whl"), dist.glob("*.tar.gz")
    tag = hatch_build.PLATFORMS[library.name_of_machine()]
    (compiled,) = dist.glob(f"*-{tag}.whl")
    with TemporaryDirectory(prefix="fourcures-dist-") as name:
        folder = Path(name)
        try:
            print(f"{sdist.name}, {sdist.stat().st_size // 1000} kB", flush=True)
            (folder / "sdist").mkdir()
            again = wheel_of(sdist, folder / "sdist")
            check(content(again) == content(wheel), "makes the same wheel without npm")
            source = folder / "sdist" / sdist.name.removesuffix(".tar.gz")
            examples = sorted(file.name for file in source.glob("examples/*.py"))
            check(bool(examples), f"has the examples {', '.join(examples)}")
            install_from_source(sdist, folder)
            print(f"{wheel.name}, {wheel.stat().st_size // 1000} kB", flush=True)
            look_into(wheel)
            try_wheel(wheel, folder / "from-clone")
            print(f"{compiled.name}, {compiled.stat().st_size // 1000} kB", flush=True)
            more = content(compiled).keys() - content(wheel).keys()
            check(
                {Path(name).parts[:3] for name in more} == {("fourcures", "compiled", "library")},
                "has the compiled rules, and otherwise the same",
            )
            try_wheel(compiled, folder / "compiled")
        except Failed as failed:
            print(failed, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
