"""What the table answers to a line, before anyone draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Reply(NamedTuple):
    """Lines for the player; a page is meant to be read from the top, line by line."""

    lines: Sequence[str]
    page: bool = False
    done: bool = False  # the session is over
    command: str = ""  # for a shell, after the lines: in one piece, so that it can be copied
    later: Callable[[], Reply] | None = None  # a thought that follows when the lines are shown
