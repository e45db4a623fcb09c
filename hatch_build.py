"""Build hook of hatchling: put the built browser client into every wheel and source distribution.

`make` builds the client itself, so an editable install builds nothing. A source distribution has
the client inside; a wheel made from it needs no npm. The documentation site goes in as well where
`make docs` has built it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/fourcures/client/index.html"
DOCS = "build/docs"
SETTINGS = (
    "index.html",
    "package.json",
    "vite.config.ts",
    "fonts.mjs",
    "svelte.config.js",
    "tsconfig.json",
)


class NotBuilt(Exception):
    """The browser client is missing or out of date, and cannot be built here."""


class ClientHook(BuildHookInterface[Any]):
    """Build the browser client before a distribution, unless it is there and up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            ensure_client(Path(self.root))
            if (Path(self.root) / DOCS / "index.html").is_file():
                place = "fourcures/site" if self.target_name == "wheel" else DOCS
                build_data["force_include"][DOCS] = place


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
        run([*npm, "ci", "--silent", "--no-audit", "--no-fund"], web)
        installed.touch()
    run([*npm, "run", "--silent", "build", "--", "--logLevel", "warn"], web)


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


def run(command: list[str], folder: Path) -> None:
    """Run a step of the build; its output goes to stderr, because stdout belongs to the builder."""
    print("Browser client:", " ".join(command), file=sys.stderr, flush=True)
    try:
        subprocess.run(command, cwd=folder, check=True, stdout=sys.stderr)
    except subprocess.CalledProcessError as error:
        raise NotBuilt(f"the browser client cannot be built: {error}") from None
