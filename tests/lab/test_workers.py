"""Work on Ray: the same games, and the same nets, as in one process."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from fourcures.bots.players.rule_of_thumb import RuleOfThumb
from fourcures.cli import main
from fourcures.engine.view import View

WORDS = ["arena", "--team", "thumb", "--players", "2", "--epidemics", "4", "--games", "6", "--json"]
INSTALLED = find_spec("ray") is not None


class StandIn(ModuleType):
    """A fake Ray in this process, as far as the arena uses it; the last task finishes first."""

    class RayTaskError(Exception):
        cause: BaseException

    def __init__(self) -> None:
        super().__init__("ray")
        self.__spec__ = ModuleSpec("ray", None)
        self.exceptions = SimpleNamespace(RayTaskError=self.RayTaskError)
        self.running = False

    def init(self, address: str, log_to_driver: bool) -> None:
        if address != "local":
            raise ConnectionError("nobody there")
        self.running = True

    def shutdown(self) -> None:
        self.running = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, work: Callable[[Any], Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=partial(partial, work))

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        assert len(tasks) <= 4, "two for each processor"
        return tasks[-1:], tasks[:-1]

    def get(self, task: Callable[[], Any]) -> Any:
        try:
            return task()
        except Exception as error:
            failed = self.RayTaskError("a whole traceback")
            failed.cause = error
            raise failed from error


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Make every import of Ray return the fake."""
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.mark.breadth
@pytest.mark.parametrize("real", [False, True] if INSTALLED else [False])
@pytest.mark.filterwarnings("default")  # Ray itself warns
def test_a_ray_cluster_plays_the_games_of_one_process(
    real: bool, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    ray: StandIn | None = None if real else request.getfixturevalue("stand_in")
    played = []
    for words in (WORDS, [*WORDS, "--ray", "local"]):
        assert main(words) == 0
        played.append(json.loads(capsys.readouterr().out)["thumb"])
        del played[-1]["seconds_a_turn"]
    assert played[0] == played[1]
    assert ray is None or not ray.running


def test_a_ray_cluster_plays_the_dataset_of_one_process(stand_in: StandIn, tmp_path: Path) -> None:
    words = ["dataset", "--team", "thumb", "--cells", "2p4e,3p5e", "--games", "3"]
    files = [tmp_path / "one", tmp_path / "cluster"]
    assert main([*words, str(files[0])]) == 0
    assert main([*words, str(files[1]), "--ray", "local"]) == 0
    one, cluster = (file.read_text("utf-8").splitlines() for file in files)
    assert sorted(one) == sorted(cluster)


@pytest.mark.breadth
def test_a_ray_cluster_learns_the_nets_of_one_process(
    stand_in: StandIn, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["learn", str(tmp_path / "nets.json"), "--rounds", "1", "--games", "2000"]
    words += ["--epochs", "1", "--tests", "100", "--json"]
    learned = []
    for where in ([], ["--ray", "local"]):
        assert main([*words, *where]) == 0
        learned.append(capsys.readouterr().out)
        (tmp_path / "nets.json").unlink(missing_ok=True)
    assert learned[0] == learned[1]


def test_a_silent_ray_cluster_is_reported(
    stand_in: StandIn, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WORDS, "--ray", "10.0.0.1:6379"]) == 2
    assert "no Ray cluster at 10.0.0.1:6379: nobody there" in capsys.readouterr().err


def test_a_bot_that_fails_on_a_ray_cluster_is_reported(
    stand_in: StandIn, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: RuleOfThumb, view: View) -> None:
        raise OSError("no more cards")

    monkeypatch.setattr(RuleOfThumb, "choose", fail)
    assert main([*WORDS, "--ray", "local"]) == 2
    said = capsys.readouterr().err
    assert "thumb failed in deal arena-4: OSError: no more cards" in said
    assert not stand_in.running


def test_without_ray_the_command_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*WORDS, "--ray", "local"]) == 2
    assert "fourcures[ray]" in capsys.readouterr().err
