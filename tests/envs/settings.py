"""All settings as test parameters; `make test` runs every seventh."""

from __future__ import annotations

import pytest

from fourcures.testing.settings import list_settings

SETTINGS = list_settings()
# Every seventh setting covers each edition, team size, difficulty and kind of hands.
NUMBERS = [
    pytest.param(number, marks=[pytest.mark.breadth] if number % 7 else [])
    for number in range(len(SETTINGS))
]
