"""Every setting as test parameters, of which `make test` runs every seventh."""

from __future__ import annotations

import pytest

from fourcures.testing.env_checks import every_setting

SETTINGS = every_setting()
# Each edition, team size, difficulty and kind of hands is among every seventh.
NUMBERS = [
    pytest.param(number, marks=[pytest.mark.breadth] if number % 7 else [])
    for number in range(len(SETTINGS))
]
