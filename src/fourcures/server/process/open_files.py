"""The limit of open files: each socket, connection and file of the database is one."""

from __future__ import annotations

import sys
from contextlib import suppress

MOST_FILES = 65_536
FOR_CLIENTS = 0.75  # the part that connections may use; the others are for the database and bots


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


def count_for_clients() -> int:
    """Return how many connections may be open at the same time; 0: any number."""
    known = limits()
    return 0 if known is None else int(known[0] * FOR_CLIENTS)
