"""`fourcures completion`: print a script that completes commands and options in a shell.

Save the script where your shell looks for it: for bash as
~/.local/share/bash-completion/completions/fourcures, for zsh as _fourcures in a folder of $fpath,
for fish as ~/.config/fish/completions/fourcures.fish. Commands whose extra is not installed are
completed without their options.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

import shtab

from ..extras import MissingExtra
from . import import_command, make_parser
from .parser import Parser

SHELLS = ("bash", "zsh", "fish", "powershell")
FILES = ("FILE", "RECORD")  # the metavars of arguments that are files


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="the shell that will read the script")


def run(args: argparse.Namespace) -> None:
    print(shtab.complete(describe_commands(), shell=args.shell))


def describe_commands() -> Parser:
    """Return the parser of all commands, with the options of those that can run here."""
    parser, commands = make_parser()
    for name, command in commands.items():
        with suppress(MissingExtra):
            import_command(name, command)
    mark_files(parser)
    return parser


def mark_files(parser: argparse.ArgumentParser) -> None:
    """Let arguments that are files be completed with the names of files, in all subparsers."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for other in action.choices.values():
                mark_files(other)
        elif action.type is Path or action.metavar in FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
