"""An argument parser that raises errors instead of exiting; `main` handles them."""

from __future__ import annotations

import argparse
from typing import NoReturn

from ..files import BadInput


class Parser(argparse.ArgumentParser):
    """An argument parser that reports errors in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")
