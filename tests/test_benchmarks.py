"""Benchmarks print figures as JSON, with ratios to the installed yardsticks."""

from __future__ import annotations

import importlib.util
import json
from typing import Any

import benchmarks.engine
import benchmarks.envs
import pytest

YARDSTICKS = importlib.util.find_spec("pyspiel") is not None


def measured(what: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    words = ["--rounds", "1", "--seconds", "0.05", "--json"]
    measure = {"envs": benchmarks.envs.main, "engine": benchmarks.engine.main}[what]
    assert measure(words) == 0
    printed = capsys.readouterr()
    assert "round 1 of 1" in printed.err, "long work shows how far it is"
    found: dict[str, Any] = json.loads(printed.out)
    return found


def test_the_environments_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured("envs", capsys)
    for name in ("vector", "vector_copied", "aec", "gym"):
        assert found[f"{name}_steps_per_s"] > 0
        ratio = f"ratio_{name}_hanabi"
        if YARDSTICKS:
            assert found[ratio] > 0
        else:
            assert found[ratio] is None and "make bench" in found[f"{ratio}_note"]


def test_the_engine_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured("engine", capsys)
    assert found["decisions_per_s"] > 0 and found["interpreted_decisions_per_s"] > 0
    assert found["api_decisions_per_s"] > 0 and found["start_s"] > 0


def test_bad_options_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--rounds", "--seconds"):
        for number in ("-1", "nan", "many", "1e400", "9" * 20):
            assert benchmarks.engine.main([option, number]) == 2
            assert capsys.readouterr().err.count("\n") == 1
