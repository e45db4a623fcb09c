"""Players for tests: a deterministic choice of moves, and terminals to type them into."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from tempfile import TemporaryDirectory

import pexpect
import pyte

from fourcures.cli.play import farewell
from fourcures.cli.reply import Reply
from fourcures.cli.table import Table

COMMAND = [sys.executable, "-m", "fourcures.cli"]
DATA = TemporaryDirectory(prefix="fourcures-")  # the games of whoever runs the tests are safe
PATIENCE = 90.0  # seconds; a loaded machine is slow, a hanging program is slower


def environment(**changes: str) -> dict[str, str]:
    """The environment of a program under test: a plain colour terminal in UTF-8, English."""
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    plain = {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
    return kept | plain | {"XDG_DATA_HOME": DATA.name} | changes


def fourcures(
    *words: str, given: str | bytes = "", **changes: str
) -> subprocess.CompletedProcess[str]:
    """Runs the command line with something on its standard input."""
    data = given if isinstance(given, bytes) else given.encode()
    done = subprocess.run(
        [*COMMAND, *words],
        input=data,
        capture_output=True,
        env=environment(**changes),
        timeout=PATIENCE,
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def choose(table: Table, dice: random.Random) -> str:
    """A line to type: a random legal move of whoever decides, passing often so that games end."""
    if table.heir is not None:
        return ""
    decider = table.glance().decider
    moves = [str(move) for move in table.game.legal() if move.seat == decider]
    for quick in ("next", "pass"):
        if quick in moves and dice.random() < 0.7:
            return quick
    verbs = sorted({move.split()[0] for move in moves})
    verb = dice.choice(verbs)  # verbs first: flights would crowd out everything else
    return dice.choice([move for move in moves if move.split()[0] == verb])


def answer(table: Table, line: str) -> Reply:
    """What the table says to a line in the end, when it has thought about it."""
    reply = table.do(line)
    while reply.later is not None:
        reply = reply.later()
    return reply


def ending(table: Table) -> str:
    """How a finished game says goodbye."""
    assert table.game.outcome is not None
    return farewell(table).lines[0]


def whole_game(table: Table, seed: int) -> Iterator[str]:
    """The lines of a whole game; each has been played at the table when it is given out."""
    dice = random.Random(seed)
    while table.game.outcome is None:
        line = choose(table, dice)
        table.do(line)
        yield line


class Terminal:
    """A program on a pseudo-terminal of 80 columns and 24 lines, seen through an emulator."""

    def __init__(
        self, *words: str, size: tuple[int, int] = (24, 80), environ: dict[str, str] | None = None
    ) -> None:
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words],
            dimensions=size,
            env=environment(**environ or {}),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None
        self.screen = pyte.Screen(size[1], size[0])
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""

    def take(self, seconds: float = 0.02) -> None:
        """Feeds the emulator with what has come."""
        try:
            data = self.child.read_nonblocking(65536, seconds)
        except (pexpect.TIMEOUT, pexpect.EOF):
            return
        self.raw += data
        self.stream.feed(data)

    def until(self, condition: Callable[[list[str]], bool], what: str) -> list[str]:
        """Waits until the screen looks so; the lines of the screen."""
        end = time.monotonic() + PATIENCE
        while not condition(self.lines):
            if time.monotonic() > end:
                raise AssertionError(f"waited for {what}:\n" + "\n".join(self.lines))
            self.take()
        return self.lines

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def type(self, line: str, prompt: str = ">") -> list[str]:
        """Types a line, sees it echoed, presses Enter, sees the prompt again; the screen then.

        An empty line has no echo, so it needs a prompt that differs from the one before.
        """
        echo = f"> {line}".rstrip()[-40:]
        self.child.send(line)
        self.until(lambda seen: seen[-1].endswith(echo), f"the echo of {line!r}")
        self.child.send("\r")
        return self.until(
            lambda seen: seen[-1].endswith(prompt.rstrip()), f"{prompt!r} after {line!r}"
        )

    def close(self) -> int:
        """Waits for the end; the exit code."""
        end = time.monotonic() + PATIENCE
        while self.child.isalive() and time.monotonic() < end:
            self.take()
        self.take()
        self.child.close()
        return -1 if self.child.exitstatus is None else self.child.exitstatus
