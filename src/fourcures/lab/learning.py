"""The rounds of learning: play with the current nets, train new ones, keep them if they win more.

The file of the nets has a report of each round, so that the same command resumes after the last.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol, TypedDict

import numpy as np

from ..bots.kernels.value_net import AFTER, NETS, REACTIVE, START
from ..engine.errors import FourCuresError
from .paired import SIGNIFICANT, mcnemar
from .train_on_gpu import make_training_net
from .train_value_net import (
    CHUNK,
    HELD_OUT,
    TEST_CHUNK,
    Lessons,
    Rows,
    Task,
    count_batches,
    loss_of_the_mean,
    play_chunk,
    play_test,
    save,
)
from .workers import Workers


class Plan(NamedTuple):
    """The options that determine the nets."""

    games: int  # of a round
    epochs: int
    tests: int  # games that compare two rounds
    seed: int

    def command(self) -> str:
        """Return the command that creates the nets, without the number of rounds."""
        options = f"--games {self.games} --epochs {self.epochs} --tests {self.tests}"
        return f"fourcures learn value_net.json {options} --seed {self.seed}"


class Round(TypedDict):
    """The report of a round."""

    positions: int
    log_loss: list[float]  # of both new nets, on games that they were not trained on
    log_loss_of_the_mean: list[float]
    games: int
    wins_before: int  # with the nets of the rounds before
    wins: int  # with the new ones
    p: float
    kept: bool


class ProgressBar(Protocol):
    """The progress of one task."""

    def show(self, done: int, text: str = "") -> None:
        """Show how much is done, with some text."""


Progress = Callable[[str, int], AbstractContextManager[ProgressBar]]


def learn(
    file: Path, plan: Plan, rounds: int, workers: Workers, progress: Progress
) -> Iterator[tuple[int, Round]]:
    """Play and train until there are `rounds` rounds; yield the number and report of each."""
    reports, nets = resume(file, plan)
    yield from enumerate(reports[:rounds])
    for number in range(len(reports), rounds):
        report, new_nets = run_round(plan, number, nets, workers, progress)
        reports.append(report)
        if report["kept"]:
            nets = new_nets
        if nets is not None:
            save(file, nets, plan.command(), reports)
        yield number, report


def resume(file: Path, plan: Plan) -> tuple[list[Round], list[Rows] | None]:
    """Return the reports and the nets of the rounds that the file has."""
    if not file.exists():
        return [], None
    try:
        kept = json.loads(file.read_text("utf-8"))
        if kept["made_by"] == plan.command():
            return kept["rounds"], [kept[name] for name in NETS]
    except (ValueError, KeyError, TypeError):
        pass
    raise FourCuresError(f"{file} has other nets: choose another file, or delete it")


def run_round(
    plan: Plan, number: int, nets: list[Rows] | None, workers: Workers, progress: Progress
) -> tuple[Round, list[Rows]]:
    """Play, train new nets, and compare them with these; return the report and the new ones."""
    seed = 1000 * plan.seed + number
    chunks = max(2, plan.games // CHUNK)
    held_out = max(1, chunks // HELD_OUT)
    played: dict[int, Lessons] = {}
    tasks = [Task(seed, chunk, nets) for chunk in range(chunks)]
    with progress(f"round {number + 1}: playing", chunks) as bar:
        for task, lessons in workers.spread(play_chunk, tasks):
            played[task.number] = lessons
            bar.show(len(played))
    # In order, so that the nets do not depend on which process finished first.
    known = np.concatenate([played[chunk] for chunk in range(held_out, chunks)])
    unknown = np.concatenate([played[chunk] for chunk in range(held_out)])
    new_nets: list[Rows] = []
    losses, means = [], []
    for which in (START, AFTER):
        lessons, others = known[known["net"] == which], unknown[unknown["net"] == which]
        net = make_training_net(lessons["seen"], plan.seed)
        with progress(f"round {number + 1}: learning", plan.epochs * count_batches(lessons)) as bar:
            for done, _ in enumerate(net.fit(lessons, plan.epochs, plan.seed), 1):
                bar.show(done)
        new_nets.append(net.to_integers())
        losses.append(round(net.loss(others), 4))
        means.append(round(loss_of_the_mean(others), 4))
    # Only in the first round the reactive policy plays.
    new_nets.insert(REACTIVE, new_nets[0] if nets is None else nets[REACTIVE])
    before = play_tests(plan, nets, workers, progress)
    after = play_tests(plan, new_nets, workers, progress)
    won_before = sum(a and not b for a, b in zip(before, after, strict=True))
    won_after = sum(b and not a for a, b in zip(before, after, strict=True))
    p = mcnemar(won_before, won_after)
    report: Round = {
        "positions": len(known),
        "log_loss": losses,
        "log_loss_of_the_mean": means,
        "games": len(after),
        "wins_before": sum(before),
        "wins": sum(after),
        "p": p,
        "kept": won_after > won_before and p < SIGNIFICANT,
    }
    return report, new_nets


def play_tests(
    plan: Plan, nets: list[Rows] | None, workers: Workers, progress: Progress
) -> list[bool]:
    """Return which of the test games the policy wins with these nets."""
    chunks = max(1, plan.tests // TEST_CHUNK)
    won: dict[int, list[bool]] = {}
    with progress("comparing", chunks) as bar:
        tasks = [Task(plan.seed, chunk, nets) for chunk in range(chunks)]
        for task, games in workers.spread(play_test, tasks):
            won[task.number] = games
            bar.show(len(won))
    return [game for chunk in range(chunks) for game in won[chunk]]
