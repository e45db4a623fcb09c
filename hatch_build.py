"""Build hook of hatchling: put the browser client and the compiled rules into distributions.

`make` builds the client itself, so an editable install builds nothing. A source distribution has
the client inside; a wheel made from it needs no npm. The documentation site goes in as well where
`make docs` has built it.

A wheel is for the machine at hand and has the compiled rules, if they can be compiled here;
otherwise it is for every machine. FOURCURES_TARGET chooses: `any`, or a kind of machine such as
linux-x86_64, whose library `make libraries` has built.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/fourcures/client/index.html"
LIBRARY = "fourcures/compiled/library"
# The kinds of machines, and the tags of their wheels: the oldest system that the library is for.
PLATFORMS = {
    "linux-x86_64": "manylinux_2_17_x86_64",
    "linux-aarch64": "manylinux_2_17_aarch64",
    "macos-x86_64": "macosx_11_0_x86_64",
    "macos-arm64": "macosx_11_0_arm64",
    "windows-x86_64": "win_amd64",
}
COMPILERS = "requirements/library.txt"
DOCS = "build/docs"
SETTINGS = (
    "index.html",
    "package.json",
    "vite.config.ts",
    "fonts.mjs",
    "licences.mjs",
    "svelte.config.js",
    "tsconfig.json",
)


BASE = ("msgspec", "platformdirs")  # what the rules import, besides what compiles them
NEEDED = ("msgspec", "platformdirs", "gymnasium", "PIL", "numba", "ziglang")
NEWEST = (3, 15)  # Numba has wheels for Python below it
ANY = "any"


class NotBuilt(Exception):
    """A part of the distribution is missing or out of date, and cannot be built here."""


class BuildHook(BuildHookInterface[Any]):
    """Add what is built: the client, the documentation site, and the rules for one machine."""

    def dependencies(self) -> list[str]:
        """Return what pip installs to build here: for a wheel also the compilers of the rules."""
        wanted = self.target_name == "wheel" and "FOURCURES_TARGET" not in os.environ
        wanted = wanted and this_machine() in PLATFORMS and sys.version_info < NEWEST
        return [*BASE, *pinned(Path(self.root) / COMPILERS)] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable":
            ensure_client(root)
            if (root / DOCS / "index.html").is_file():
                place = "fourcures/site" if self.target_name == "wheel" else DOCS
                build_data["force_include"][DOCS] = place
            if self.target_name == "wheel" and (target := choose_target(root)) is not None:
                build_data |= library_of(root, target)
                build_data["force_include"][f"src/{LIBRARY}/{target}"] = f"{LIBRARY}/{target}"


def choose_target(root: Path) -> str | None:
    """Return the kind of machine for which a wheel is; None if for any."""
    chosen = os.environ.get("FOURCURES_TARGET")
    if chosen is None:
        return compile_here(root)
    return None if chosen == ANY else chosen


def this_machine() -> str:
    """Return the kind of this machine, as the package calls it."""
    system = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform, "")
    return f"{system}-{platform.machine().replace('AMD64', 'x86_64')}"


def pinned(lock: Path) -> list[str]:
    """Return the requirements of a lock file without their hashes."""
    return re.findall(r"^([\w-]+==[^\s;]+)", lock.read_text("utf-8"), re.M)


def compile_here(root: Path) -> str | None:
    """Compile the rules and return the kind of this machine; None without the compilers."""
    target, missing = this_machine(), [name for name in NEEDED if find_spec(name) is None]
    if target not in PLATFORMS or missing:
        print("The wheel has no compiled rules: bots need fourcures[compiler]", file=sys.stderr)
        return None
    build = [sys.executable, "-m", "fourcures.compiled.ahead.build", "--target", target]
    run("compiled rules", build, root, PYTHONPATH=os.pathsep.join([str(root / "src"), *sys.path]))
    return target


def library_of(root: Path, target: str) -> dict[str, Any]:
    """Return what hatchling must know about a wheel for one kind of machine."""
    if target not in PLATFORMS:
        known = ", ".join([ANY, *PLATFORMS])
        raise NotBuilt(f"FOURCURES_TARGET must be one of {known}, not {target}")
    if not (root / "src" / LIBRARY / target).is_dir():
        raise NotBuilt(f"the compiled rules for {target} are missing: run `make libraries`")
    return {"pure_python": False, "tag": f"py3-none-{PLATFORMS[target]}"}


def ensure_client(root: Path) -> None:
    """Build the client if it is missing or older than its sources; NotBuilt if that is impossible.

    Without its sources, as in the container, a client that is there is up to date.
    """
    client, web = root / CLIENT, root / "web"
    newest = max((file.stat().st_mtime for file in sources(root)), default=0.0)
    if client.is_file() and client.stat().st_mtime >= newest:
        return
    state = "out of date" if client.is_file() else "not built"
    if not (web / "package.json").is_file():
        raise NotBuilt(f"the browser client is {state} and its sources (web/) are missing")
    npm = find_npm(root)
    if npm is None:
        raise NotBuilt(
            f"the browser client is {state} and npm is missing: install Node 20.19 or newer,"
            " or run `make dist`, which fetches Node into .venv"
        )
    installed, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("browser client", [*npm, "ci", "--silent", "--no-audit", "--no-fund"], web)
        installed.touch()
    run("browser client", [*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], web)


def sources(root: Path) -> Iterator[Path]:
    """Yield what the client is built from; the Makefile has the same list."""
    web = root / "web"
    if not web.is_dir():
        return
    for file in (*web.glob("src/**/*"), *web.glob("public/**/*")):
        for_tests = file.name.endswith(".test.ts") or "testing" in file.relative_to(web).parts
        if file.is_file() and not for_tests:
            yield file
    yield from (file for file in map(web.joinpath, SETTINGS) if file.is_file())
    yield from root.glob("src/fourcures/locales/*/*.ftl")


def find_npm(root: Path) -> list[str] | None:
    """Return the command that runs npm, or None if npm is not installed."""
    if (root / ".venv" / "bin" / "python").is_file():
        return ["sh", "npm.sh"]  # knows the Node in .venv, and puts one there where it is needed
    npm = shutil.which("npm")
    return None if npm is None else [npm]


def run(what: str, command: list[str], folder: Path, **variables: str) -> None:
    """Run a step of the build; its output goes to stderr, because stdout belongs to the builder."""
    print(f"Building the {what}:", " ".join(command), file=sys.stderr, flush=True)
    try:
        subprocess.run(
            command, cwd=folder, env=os.environ | variables, check=True, stdout=sys.stderr
        )
    except subprocess.CalledProcessError as error:
        raise NotBuilt(f"the {what} cannot be built: {error}") from None
