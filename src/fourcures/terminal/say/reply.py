"""The reply to a line of input, independent of how it is displayed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Reply(NamedTuple):
    """Lines for the player; a page is read from the top and may fill the screen."""

    lines: Sequence[str]
    page: bool = False
    done: bool = False  # the session is over
    command: str = ""  # a shell command after the lines, not wrapped so that it can be copied
    more: bool = False  # whether a later reply continues the lines, instead of replacing them
    later: Callable[[], Reply] | None = None  # slow work to run after the lines are displayed
