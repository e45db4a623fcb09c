"""Tags of typed JSON."""

from __future__ import annotations

import re


def snake_case(name: str) -> str:
    """Return the tag of a class: `GoOn` is `go_on`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
