"""Run the command line, play whole games with it, and drive it in a pseudo-terminal."""

from __future__ import annotations

import atexit
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pexpect
import pyte

from fourcures.cli import main
from fourcures.cli.play import say_farewell
from fourcures.terminal.say.reply import Reply
from fourcures.terminal.session import Session
from tests.sizes import SIZE

COMMAND = [sys.executable, "-m", "fourcures.cli"]
DATA = TemporaryDirectory(prefix="fourcures-")  # protects the developer's own last game
atexit.register(DATA.cleanup)
PATIENCE = 300.0  # seconds; enough for a busy machine, so only a hanging program takes longer
AGAIN = 20.0  # seconds after which a person presses a key again


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of a program under test: a colour terminal in UTF-8, English."""
    kept = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    plain = {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
    return kept | plain | {"XDG_DATA_HOME": DATA.name} | changes


Done = subprocess.CompletedProcess[str]


def fourcures(*words: str, given: str | bytes = "", **changes: str) -> Done:
    """Run the command line with this standard input.

    `make test` calls it in this process, which saves the start of a new one; the larger sizes start
    a real process each time.
    """
    run = in_this_process if SIZE == "test" else in_a_process
    return run(*words, given=given, **changes)


def in_a_process(*words: str, given: str | bytes = "", **changes: str) -> Done:
    """Run the command line in a separate process."""
    done = subprocess.run(
        [*COMMAND, *words],
        input=given if isinstance(given, bytes) else given.encode(),
        capture_output=True,
        env=environment(**changes),
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def in_this_process(*words: str, given: str | bytes = "", **changes: str) -> Done:
    """Run the command line in this process, with separate streams and environment."""
    env = environment(**changes)
    read = BytesIO(given if isinstance(given, bytes) else given.encode())
    out, err = BytesIO(), BytesIO()
    stdin, stdout, stderr = (
        TextIOWrapper(end, encoding=env["PYTHONIOENCODING"], write_through=True)
        for end in (read, out, err)
    )
    with (
        patch.dict(os.environ, env, clear=True),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
    ):
        code = main(words)
    return Done(words, code, out.getvalue().decode(), err.getvalue().decode())


def choose(table: Session, dice: random.Random) -> str:
    """Return a line to type: a random legal move, often a pass so that games end."""
    if table.heir is not None:
        return ""
    decider = table.overview().decider
    moves = [str(move) for move in table.game.legal_moves if move.seat == decider]
    for quick in ("next", "pass"):
        if quick in moves and dice.random() < 0.7:
            return quick
    verbs = sorted({move.split()[0] for move in moves})
    verb = dice.choice(verbs)  # choose a verb first, because most moves are flights
    return dice.choice([move for move in moves if move.split()[0] == verb])


def answer(table: Session, line: str) -> Reply:
    """Return the final reply to a line, after any slow work."""
    reply = table.do(line)
    while reply.later is not None:
        reply = reply.later()
    return reply


def ending(table: Session) -> str:
    """Return the last sentence of a finished game."""
    assert table.game.outcome is not None
    return say_farewell(table).lines[0]


def whole_game(table: Session, seed: int) -> Iterator[str]:
    """Yield the lines of a whole game, each after playing it."""
    dice = random.Random(seed)
    while table.game.outcome is None:
        line = choose(table, dice)
        table.do(line)
        yield line


class Terminal:
    """A program in an emulated terminal of 80 columns and 24 lines."""

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
        self.ended = False  # whether the program has closed the terminal

    def take(self) -> None:
        """Feed the emulator with the program's output of the next second."""
        try:
            data = self.child.read_nonblocking(65536, 1)
        except pexpect.TIMEOUT:
            return
        except pexpect.EOF:
            self.ended = True
            return
        self.raw += data
        self.stream.feed(data)

    def until(self, condition: Callable[[list[str]], bool], what: str) -> list[str]:
        """Wait until the condition holds for the lines of the screen; return them."""
        end = time.monotonic() + PATIENCE
        while not condition(seen := self.lines):
            if self.ended or time.monotonic() > end:
                raise AssertionError(f"waited for {what}:\n" + "\n".join(seen))
            self.take()
        return seen

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def type(self, line: str, prompt: str = ">") -> list[str]:
        """Type a line, wait for its echo, press Enter, wait for the prompt; return the screen.

        An empty line has no echo, so the prompt after it must differ from the one before.
        """
        echo = f"> {line}".rstrip()[-40:]
        self.child.send(line)
        self.until(lambda seen: seen[-1].endswith(echo), f"the echo of {line!r}")
        self.child.send("\r")
        return self.until(
            lambda seen: seen[-1].endswith(prompt.rstrip()), f"{prompt!r} after {line!r}"
        )

    def leave(self, by: str) -> int:
        """Press a key and return the exit code; press it again after a while, like a person.

        Python's readline misses a signal that comes just before it waits for input.
        """
        end = time.monotonic() + PATIENCE
        while not self.ended and time.monotonic() < end:
            self.child.send(by)
            again = time.monotonic() + AGAIN
            while not self.ended and time.monotonic() < again:
                self.take()
        return self.close()

    def close(self) -> int:
        """Wait until the program ends without a traceback; return its exit code."""
        end = time.monotonic() + PATIENCE
        while not self.ended and time.monotonic() < end:
            self.take()
        assert self.ended, "the program does not end:\n" + "\n".join(self.lines)
        assert b"Traceback" not in self.raw
        self.child.wait()
        self.child.close()
        return -1 if self.child.exitstatus is None else self.child.exitstatus
