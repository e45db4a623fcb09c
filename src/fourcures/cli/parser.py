"""An argument parser that never ends the process: it raises, and `main` decides."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NoReturn

from ..files import BadInput

if TYPE_CHECKING:
    # Only a type: argparse has no public name for what `add_subparsers` returns.
    Subparsers = argparse._SubParsersAction["Parser"]


class Stop(Exception):
    """The parser has answered by itself (`--help`, `--version`)."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of printing the usage before it."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise Stop(status)
