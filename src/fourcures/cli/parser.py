"""An argument parser that raises instead of exiting; `main` handles the exceptions."""

from __future__ import annotations

import argparse
from typing import NoReturn

from ..files import BadInput


class Stop(Exception):
    """The parser has printed its output (`--help`, `--version`) and wants to exit."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise Stop(status)
