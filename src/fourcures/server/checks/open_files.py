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

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = (sys.maxsize if limit == resource.RLIM_INFINITY else limit for limit in limits)
    return soft, hard


def raise_limit() -> None:
    """Allow this process more open files, if the system lets it."""
    known = limits()
    if sys.platform == "win32" or known is None:
        return
    import resource

    soft, hard = known
    if soft < min(hard, MOST_FILES):
        kept = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, MOST_FILES), kept))
