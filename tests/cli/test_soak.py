"""`fourcures soak` plays random games and checks every invariant after every step."""

from __future__ import annotations

import json

import pytest

from fourcures.cli import main


@pytest.mark.breadth  # compiles the invariants together with the rules
def test_a_short_soak_finds_no_violation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--games", "300", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["violations"]) == (300, 0)
    assert found["steps"] > 300
