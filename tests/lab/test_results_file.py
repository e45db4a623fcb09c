"""The results file: complete lines, a round trip, and interrupted runs that resume."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Process
from pathlib import Path

import pytest

from fourcures.cli import main
from fourcures.lab import results_file
from fourcures.lab.arena import Match, Result, play
from fourcures.lab.scenarios import PRESETS, Scenario
from tests.sizes import sweep

ARENA = ["arena", "--team", "thumb", "--players", "2"]


def test_a_saved_game_is_found_by_its_match(tmp_path: Path) -> None:
    file = tmp_path / "games"
    orders = [Match(cell, "thumb", 1, 1) for cell in (Scenario(2, 4), PRESETS["C"], PRESETS["A3"])]
    results = {order: play(order) for order in orders}
    for order, result in results.items():
        results_file.append_result(file, order, result, "this")
        results_file.append_result(file, order, result._replace(won=not result.won), "another")
    assert results_file.load_results(file, "this") == results


def test_there_are_no_games_in_a_file_that_does_not_exist(tmp_path: Path) -> None:
    assert results_file.load_results(tmp_path / "none", "this") == {}


def add_many(file: Path, seat: int) -> None:
    for deal in range(1000 * seat, 1000 * seat + 200):
        result = Result(deal, True, "cures" * 100, 4, 20, 1.0, (), 0.5)
        results_file.append_result(file, Match(Scenario(2, 4), "thumb", deal, 1), result, "this")


def test_lines_of_several_processes_never_mix(tmp_path: Path) -> None:
    file = tmp_path / "games"
    writers = [Process(target=add_many, args=(file, seat)) for seat in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert len(results_file.load_results(file, "this")) == 600


@pytest.mark.parametrize("line", ["not a game", "[]", '{"deal": 1}', '{"won": true, "deal": 1'])
def test_a_line_that_is_not_a_game_is_reported(
    line: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    file.write_text(f"{line}\n", "utf-8")
    assert main(["arena", "--team", "thumb", "--games", "1", "--results", str(file)]) == 2
    assert "line 1" in capsys.readouterr().err
    assert file.read_text("utf-8") == f"{line}\n"


@contextmanager
def arena_at_work(file: Path, jobs: str) -> Iterator[subprocess.Popen[str]]:
    """Start an arena, wait for its first game, and stop all of its processes at the end."""
    words = [*ARENA, "--games", "5000", "--results", str(file), "--jobs", jobs]
    program = [sys.executable, "-m", "fourcures.cli", *words]
    deadline = time.monotonic() + 300
    with subprocess.Popen(
        program, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        try:
            while not file.exists():
                assert running.poll() is None, "the arena ended without a game"
                assert time.monotonic() < deadline, "no game was played"
                time.sleep(0.05)
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


@pytest.mark.parametrize("jobs", sweep(["2", "1"]))
def test_a_stopped_arena_saves_its_games_and_resumes(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "games"
    with arena_at_work(file, jobs) as running:
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=300)
    assert running.returncode == 130
    assert "Traceback" not in said
    lines = file.read_text("utf-8").splitlines()
    assert f"{len(lines)} of 5000 games" in said
    assert main([*ARENA, "--games", "5", "--results", str(file)]) == 0
    assert file.read_text("utf-8").splitlines()[: len(lines)] == lines
    first = [game["deal"] for game in results_file.read_games(file) if game["deal"] <= 5]
    assert sorted(first) == [1, 2, 3, 4, 5]


@pytest.mark.breadth
def test_worker_processes_end_with_their_parent(tmp_path: Path) -> None:
    """All of them hold the pipe of stderr, which closes with the last of them."""
    with arena_at_work(tmp_path / "games", "2") as running:
        running.kill()
        running.communicate(timeout=300)
