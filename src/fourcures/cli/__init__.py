"""The command line: `fourcures play`, `serve`, `apply` and the other `COMMANDS`.

A command is a module of this package with the name of the command. It defines

    add_options(parser: argparse.ArgumentParser) -> None   add the options
    run(args: argparse.Namespace) -> int | None            do the work; None is the exit code 0

and is listed in `COMMANDS` with one line of help, and in `NEEDS` if it needs an extra. Only the
module of the given command is imported, so that no command loads the libraries of another. For bad
input a command raises `FourCuresError`, which becomes one line on stderr and exit code 2; so does a
missing extra. What follows the first line of its docstring is the description in `--help`.
KeyboardInterrupt exits with 130. A closed pipe prints nothing.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from .. import __version__
from ..engine.errors import FourCuresError
from ..extras import MissingExtra, need
from ..files import BadInput
from .parser import Parser

COMMANDS = {
    "play": "play, in the browser or in the terminal",
    "serve": "serve tables to browsers and programs",
    "backup": "write a server's database into one file",
    "restore": "read a backup into a new database",
    "doctor": "check a server and its machine, and say what to change",
    "tables": "list the tables that a server could not read, and bring them back",
    "reports": "list what people report about others, and act on it",
    "verify": "check that a finished game was dealt from its seed",
    "review": "say what decisions and cards cost in a finished game",
    "puzzles": "solve puzzles in the terminal, or make new ones",
    "apply": "play moves from a position and print what follows, as JSON",
    "envs": "say what the numbers of the environments mean",
    "arena": "let teams of bots play fixed deals",
    "leaderboard": "play the deals of the leaderboard, and print the row of an agent",
    "sweep": "compare settings of the search on the same deals",
    "dataset": "write games of the bots to a file, for research",
    "tune": "tune the weights of the bots",
    "learn": "train the value net of the bots on games of the policy",
    "calibrate": "fit the win chance to games of the arena",
    "soak": "play many random games, looking for trouble",
    "completion": "print a script that completes commands and options in your shell",
}
LAB = ("arena", "leaderboard", "sweep", "dataset", "tune", "learn", "calibrate", "soak")
NEEDS = {  # the extra that a command needs; other commands need no extra
    **dict.fromkeys(("play", "serve", "doctor", "backup", "restore", "tables", "reports"), "play"),
    **dict.fromkeys(LAB, "lab"),
    "completion": "completion",
    "envs": "envs",
}
# Modules of its extra that a command works without, for machines on which little is installed.
SPARED = {
    **dict.fromkeys(LAB, ("cmaes", "rich")),
    "tune": ("rich",),
    "envs": ("pettingzoo", "PIL"),
}
BAD_INPUT, INTERRUPTED, CLOSED_PIPE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; errors become one line on stderr."""
    words = sys.argv[1:] if argv is None else list(argv)
    first = next((word for word in words if not word.startswith("-")), None)
    name = first if first in COMMANDS else None
    called = f"fourcures {name}" if name else "fourcures"
    try:
        if not words:
            raise BadInput("which command? `fourcures play` starts a game, --help lists all")
        code = run(words, name)
        if sys.stdout is not None:
            sys.stdout.flush()  # detect a closed pipe or a full disk here, not at exit
        return code
    except SystemExit as stop:  # the parser has printed `--help` or `--version`
        return int(stop.code or 0)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence_stdout()
        return CLOSED_PIPE
    except (FourCuresError, MissingExtra, OSError) as error:
        # Print one line without control characters, even if a file or argument contains some.
        line = " ".join(f"{called}: {error}".split())
        safe = "".join(c if c.isprintable() else "?" for c in line)
        with contextlib.suppress(OSError):
            print(safe.encode("ascii", "backslashreplace").decode(), file=sys.stderr)
        if isinstance(error, OSError):
            silence_stdout()
        return BAD_INPUT


def run(words: list[str], name: str | None) -> int:
    """Parse the words, run the command and return its exit code."""
    parser, parsers = make_parser()
    if name is not None:
        command = import_command(name, parsers[name])
    args, unknown = parser.parse_known_args(words)
    if unknown:
        parsers[args.command].error(f"unrecognized arguments: {' '.join(unknown)}")
    return command.run(args) or 0


def make_parser() -> tuple[Parser, dict[str, Parser]]:
    """Return the parser of all commands, and the parser of each, which has no options yet."""
    parser = Parser(prog="fourcures", description="Four Cures: play and study the board game.")
    parser.add_argument("--version", action="version", version=f"fourcures {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", dest="command", required=True)
    parsers = {
        command: subparsers.add_parser(command, help=summary)
        for command, summary in COMMANDS.items()
    }
    return parser, parsers


def import_command(name: str, parser: Parser) -> ModuleType:
    """Return the module of a command, with its description and options added to the parser.

    Raise MissingExtra if the command needs an extra that is not installed.
    """
    if name in NEEDS:
        need(NEEDS[name], but=SPARED.get(name, ()))
    command = import_module(f".{name}", __package__)
    parser.description = (command.__doc__ or "").partition("\n\n")[2]
    command.add_options(parser)
    return command


def silence_stdout() -> None:
    """Redirect stdout to /dev/null, so that flushing the buffer at exit does not fail."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
