"""The limit of open files: each socket, connection and file of the database is one."""

from __future__ import annotations

import sys
from contextlib import suppress

MOST_FILES = 65_536


def limits() -> tuple[int, int] | None:
    """Return the soft and the hard limit of this process; None where there are no such limits."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = (
        sys.maxsize if one == resource.RLIM_INFINITY else one
        for one in resource.getrlimit(resource.RLIMIT_NOFILE)
    )
    return soft, hard


def raise_limit() -> None:
    """Allow this process more open files, if the system lets it."""
    found = limits()
    if sys.platform == "win32" or found is None:
        return
    import resource

    soft, hard = found
    if soft < min(hard, MOST_FILES):
        kept = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, MOST_FILES), kept))
