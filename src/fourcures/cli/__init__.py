"""The command line: `fourcures play`, `serve`, `apply` and what stands in `COMMANDS`.

A command is a module of this package with the command's name. It offers

    add_parser(subparsers: Subparsers) -> None   adds its own parser: its name, options, description
    run(args: argparse.Namespace) -> int         does the work; what it returns is the exit code

and is in `COMMANDS` with one line for the help, and in `NEEDS` if it needs an extra. Only the
module of the command that was typed is imported, so a command pays for nobody else's libraries. A
command raises `FourCuresError` (or lets one through) for bad input: that is one line on stderr and
exit code 2. So is a missing extra. KeyboardInterrupt is 130, a closed pipe is silent.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from .. import __version__
from ..engine.errors import FourCuresError
from ..extras import MissingExtra, need
from ..files import BadInput
from .parser import Parser, Stop

COMMANDS = {
    "play": "play, in the browser or in the terminal",
    "serve": "serve tables to browsers and programs",
    "backup": "write a server's database into one file",
    "restore": "read a backup into a new database",
    "verify": "check that a finished game was dealt from its seed",
    "apply": "play moves from a position and print what follows, as JSON",
    "arena": "let teams of bots play fixed deals",
    "tune": "tune the weights of the bots",
    "learn": "train the value net of the bots on games of the policy",
    "calibrate": "fit the win chance to games of the arena",
    "soak": "play many random games, looking for trouble",
    "bench": "the old name of python -m benchmarks.engine and others",
}
NEEDS = {  # the extra of the distribution that a command needs; the others need none
    **dict.fromkeys(("play", "serve", "backup", "restore"), "play"),
    **dict.fromkeys(("arena", "tune", "learn", "calibrate", "soak"), "lab"),
}
RENAMED = {"curve": "calibrate"}  # old names, which work for one more version
BAD_INPUT, INTERRUPTED, CLOSED_PIPE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code; nothing but the command's own output is seen."""
    words = sys.argv[1:] if argv is None else list(argv)
    at = next((i for i, word in enumerate(words) if not word.startswith("-")), None)
    first = None if at is None else words[at]
    if at is not None and first in RENAMED:
        words[at] = RENAMED[first]
        print(f"`fourcures {first}` is now `fourcures {words[at]}`", file=sys.stderr)
        first = words[at]
    name = first if first in COMMANDS else None
    called = f"fourcures {name}" if name else "fourcures"
    try:
        if not words:
            raise BadInput("which command? `fourcures play` starts a game, --help lists all")
        code = run(words, name)
        if sys.stdout is not None:
            sys.stdout.flush()  # a pipe that is closed or full must be noticed here, not at exit
        return code
    except Stop as stop:
        return stop.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence_stdout()
        return CLOSED_PIPE
    except (FourCuresError, MissingExtra, OSError) as error:
        # One line, and nothing that could steer a terminal, whatever a file or argument held.
        line = " ".join(f"{called}: {error}".split())
        safe = "".join(c if c.isprintable() else "?" for c in line)
        with contextlib.suppress(OSError):
            print(safe.encode("ascii", "backslashreplace").decode(), file=sys.stderr)
        if isinstance(error, OSError):
            silence_stdout()
        return BAD_INPUT


def run(words: list[str], name: str | None) -> int:
    """Reads the words and runs the command they name."""
    parser = Parser(prog="fourcures", description="Four Cures: play and study the board game.")
    parser.add_argument("--version", action="version", version=f"fourcures {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    for other, summary in COMMANDS.items():
        if other == name:
            if name in NEEDS:
                need(NEEDS[name])
            command = import_module(f".{name}", __package__)
            command.add_parser(subparsers)
        else:
            subparsers.add_parser(other, help=summary)
    args = parser.parse_args(words)
    code: int = command.run(args)
    return code


def silence_stdout() -> None:
    """Sends what is still in the buffer nowhere, so that Python's exit does not stumble over it."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
