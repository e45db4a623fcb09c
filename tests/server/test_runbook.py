"""Every command of the runbook, with servers and files as an operator has them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fourcures.server.db import migrations
from fourcures.server.people.identity import COOKIE

from .clients import client
from .databases import free_port
from .db.next_version import SCRIPT
from .processes import PATIENCE, few_variables

PAGE = Path(__file__).parents[2] / "docs" / "host" / "runbook.md"
PORT, URL = "8000", "postgresql://user:password@host/name"
PROGRAM = """#!{python}
import sys
from pathlib import Path
from fourcures.server.db import migrations
newer = Path({newer!r})
if newer.exists():
    migrations.SCRIPTS.append(newer)
if __name__ == "__main__":  # and not in its workers
    from fourcures.cli import main
    sys.exit(main(sys.argv[1:]))
"""
COPY = """#!/bin/sh
cp "$1" {folder}
"""


def steps() -> dict[str, list[str]]:
    """Return the blocks of commands of the page, by heading."""
    _, *parts = re.split(r"^## (.+)$", PAGE.read_text("utf-8"), flags=re.M)
    found = zip(parts[::2], parts[1::2], strict=True)
    return {name: re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S) for name, text in found}


class Machine:
    """A folder in which an operator works, with the programs that the page needs."""

    def __init__(self, folder: Path, postgres: str, other: Path | None = None) -> None:
        self.folder, self.bin, self.newer = folder, folder / "bin", folder / "newer-version"
        self.bin.mkdir(parents=True)
        self.write("fourcures", PROGRAM.format(python=sys.executable, newer=str(self.newer)))
        self.write("scp", COPY.format(folder=other))
        port = str(free_port())
        self.address, self.replaced = f"http://127.0.0.1:{port}", {PORT: port, URL: postgres}
        self.variables = few_variables() | {"HOME": str(folder)}
        self.variables["PATH"] = f"{self.bin}{os.pathsep}{self.variables['PATH']}"
        self.server: subprocess.Popen[str] | None = None

    def write(self, name: str, text: str) -> None:
        """Write a program."""
        (self.bin / name).write_text(text)
        (self.bin / name).chmod(0o700)

    def install_newer(self) -> None:
        """Install the next version: it has another migration."""
        self.newer.mkdir()
        (self.newer / "r9999_motto.py").write_text(SCRIPT.format(head=migrations.head()))

    def install_older(self) -> None:
        """Install the version before that one again."""
        self.newer.rename(self.folder / "not-installed")

    def run(self, block: str) -> None:
        """Run the commands of a block; a server stays running."""
        for line in block.splitlines():
            command = line
            for text, instead in self.replaced.items():
                command = command.replace(text, instead)
            if line.startswith("fourcures serve"):
                self.serve(command)
            else:
                done = self.call(command)
                assert done.returncode == 0, (command, done.stdout, done.stderr)

    def call(self, command: str) -> subprocess.CompletedProcess[str]:
        """Run a command to its end."""
        return subprocess.run(
            ["sh", "-c", command],
            check=False,
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def serve(self, command: str) -> None:
        """Start a server, and wait until it has printed its address."""
        assert self.server is None
        with (self.folder / "log").open("a") as log:
            self.server = subprocess.Popen(
                ["sh", "-c", f"exec {command}"],
                cwd=self.folder,
                env=self.variables,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.server.stdout is not None
        assert self.address in self.server.stdout.readline(), (self.folder / "log").read_text()

    def stop(self) -> None:
        """Stop the server as Ctrl-C does, if there is one."""
        if self.server is not None:
            self.server.terminate()
            self.server.communicate(timeout=PATIENCE)
            assert self.server.returncode == 0
            self.server = None


class Ann:
    """A person with tables on a server that moves."""

    def __init__(self, machine: Machine) -> None:
        with client(machine.address) as http:
            answer = http.post("/api/me", json={"name": "Ann"})
            self.cookie = answer.raise_for_status().cookies[COOKIE]

    def at(self, machine: Machine) -> httpx.Client:
        return client(machine.address, self.cookie)

    def opens(self, machine: Machine) -> None:
        """Open a table."""
        with self.at(machine) as http:
            http.post("/api/tables", json={"setup": {}}).raise_for_status()

    def has(self, machine: Machine) -> int:
        """Return how many tables she finds."""
        with self.at(machine) as http:
            return len(http.get("/api/tables/mine").raise_for_status().json())


@pytest.fixture
def machines(tmp_path: Path, postgres_database: str) -> Iterator[tuple[Machine, Machine]]:
    """Yield a machine, and another one to move to."""
    postgres = postgres_database.replace("+asyncpg", "")
    other = Machine(tmp_path / "other", postgres)
    machine = Machine(tmp_path / "machine", postgres, other.folder)
    yield machine, other
    for one in (machine, other):
        if one.server is not None:
            one.server.kill()
            one.server.communicate()


@pytest.mark.breadth
def test_the_commands_of_the_runbook_do_what_it_says(machines: tuple[Machine, Machine]) -> None:
    machine, other = machines
    todo = steps()

    def do(heading: str) -> None:
        """Run the next block under a heading."""
        here.run(todo[heading].pop(0))
        if not todo[heading]:
            del todo[heading]

    here = machine
    do("Start")
    do("Start")
    ann = Ann(machine)
    ann.opens(machine)
    do("Back up")
    ann.opens(machine)
    assert ann.has(machine) == 2
    machine.stop()
    do("Restore")
    assert ann.has(machine) == 1, "what was opened after the backup is in the folder `old`"

    do("Update")
    machine.stop()
    machine.install_newer()
    do("Update")
    ann.opens(machine)
    assert ann.has(machine) == 2
    machine.stop()
    machine.install_older()
    refused = machine.call("fourcures serve --port 0 --database tables.sqlite")
    assert refused.returncode == 2 and len(refused.stderr.splitlines()) == 1
    do("Go back")
    assert ann.has(machine) == 1

    machine.stop()
    do("Move to another machine")
    here = other
    do("Move to another machine")
    assert ann.has(other) == 1
    other.stop()
    do("Move from SQLite to PostgreSQL")
    assert ann.has(other) == 1
    other.stop()
    assert not todo, "every command was run"
