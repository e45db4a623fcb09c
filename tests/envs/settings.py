"""All settings as test parameters; `make test` runs every seventh."""

from __future__ import annotations

import pytest

from fourcures.testing.settings import every_setting

SETTINGS = every_setting()
# Every seventh setting covers each edition, team size, difficulty and kind of hands.
NUMBERS = [
    pytest.param(number, marks=[pytest.mark.breadth] if number % 7 else [])
    for number in range(len(SETTINGS))
]
