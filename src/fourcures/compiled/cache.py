"""Where machine code that is compiled on this machine is kept: never code of another user."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def make_folder(key: str) -> Path:
    """Return a writable folder in the user's cache; without one, among temporary files."""
    from platformdirs import user_cache_path  # which browsers do not have

    try:
        folder = user_cache_path("fourcures", appauthor=False) / key
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except (OSError, RuntimeError):  # no home directory, or a read-only one
        writable = False
    return folder if writable else make_temporary_folder(key)


def make_temporary_folder(key: str) -> Path:
    """Return this user's folder among temporary files; one with another owner is not used."""
    user = os.getuid() if hasattr(os, "getuid") else "user"  # Windows: a private folder
    folder = Path(tempfile.gettempdir()) / f"fourcures-{user}-{key}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and folder.stat().st_uid != user:
        return Path(tempfile.mkdtemp(prefix=f"fourcures-{user}-"))
    return folder
