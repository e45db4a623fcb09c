"""The arena on a Ray: the same games as in one process, on a Ray that is started for the test."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from fourcures.cli import main

WORDS = ["arena", "--team", "thumb", "--players", "2", "--epidemics", "4", "--games", "6", "--json"]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: fourcures[ray]")
@pytest.mark.filterwarnings("default")  # of Ray itself
def test_a_ray_plays_what_one_process_plays(capsys: pytest.CaptureFixture[str]) -> None:
    played = []
    for words in (WORDS, [*WORDS, "--ray", "local"]):
        assert main(words) == 0
        played.append(json.loads(capsys.readouterr().out)["thumb"])
        del played[-1]["seconds_a_turn"]
    assert played[0] == played[1]


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_command_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--ray", "local"]) == 2
    assert "fourcures[ray]" in capsys.readouterr().err
