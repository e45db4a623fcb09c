"""What the Python of the game without a server contains: what a game imports, and nothing else."""

from __future__ import annotations

import importlib
import sys

HOST = "fourcures.local.browser"
# What Python itself, or an error, imports later.
LATER = ["traceback", "linecache", "encodings.idna", "encodings.ascii", "encodings.latin_1"]


def import_everything() -> list[str]:
    """Import all modules that a page needs; return the names of all that are there then."""
    for name in [HOST, *LATER]:
        importlib.import_module(name)
    return sorted(name for name in sys.modules if not name.startswith("offline"))
