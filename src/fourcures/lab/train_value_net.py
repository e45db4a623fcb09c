"""The parts of a round of learning: games to learn from, a net in training, games to compare nets.

Without nets the reactive policy plays; with them it compares turns (see `kernels.turn_choice`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..bots.kernels.scratch import FEATURES, FIRST, MOST_CHOICES, SECOND
from ..bots.kernels.training_games import LONGEST, Lesson
from ..bots.kernels.value_net import CAP, COARSE, FINE, NETS, UNIT, Net, as_records
from ..bots.kernels.workspace import Kernels, make_series, weights_for
from ..engine import buffers
from ..engine.arrays import zeros
from ..engine.buffers import Records
from ..engine.rules.board import ALL_EVENTS, FIRST_EVENT
from ..engine.rules.setup import make_agreement
from ..engine.rules.state import WON

Array = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]
Lessons = npt.NDArray[np.void]  # of `Lesson`
Rows = list[list[int]]  # of a net, as in the file
CHUNK = 500  # games with the same options, in sequence
FEWER = 5  # one chunk in this many has only some of the events
HELD_OUT = 20  # one chunk in this many is held out for validation
BATCH = 4096
RATE, LAST_RATE = 3e-3, 1e-5
SHRINK = 1e-4
SPREAD = 0.05  # the smallest standard deviation of a feature
CELLS = [(players, epidemics) for players in (2, 3, 4) for epidemics in (4, 5, 6)]
TEST_DEALS = 1 << 40  # the first seed of the games that compare two rounds
TEST_CHUNK = 100


class Task(NamedTuple):
    """Games to play: a chunk, or the games of a cell that compare two rounds."""

    seed: int
    number: int
    nets: Sequence[Rows] | None  # none: the reactive policy plays

    @property
    def choices(self) -> int:
        """The turns that the policy compares."""
        return MOST_CHOICES if self.nets else 1

    def records(self) -> Records:
        """Return the nets for the kernels."""
        if self.nets is None:
            return buffers.zeros(Net, len(NETS))
        return as_records([list(chain.from_iterable(rows)) for rows in self.nets])


def play_chunk(task: Task) -> Lessons:
    """Return the training positions of a chunk; the task determines its games."""
    rng = np.random.default_rng([task.seed, task.number])
    players, epidemics = int(rng.integers(2, 5)), int(rng.integers(4, 7))
    events = ALL_EVENTS
    if rng.integers(FEWER) == 0:
        events = sum(1 << FIRST_EVENT + event for event in range(5) if rng.integers(2))
    kernels = Kernels()
    lessons = zeros(Lesson, CHUNK * LONGEST)
    number = kernels.rules.play_lessons(
        kernels.states,
        make_series(
            make_agreement(players, epidemics, events=events),
            (task.seed << 32) + CHUNK * task.number,
            CHUNK,
            task.choices,
        ),
        weights_for(players),
        task.records(),
        kernels.chances,
        kernels.scratch,
        lessons,
    )
    return lessons[:number].copy()


def play_test(task: Task) -> list[bool]:
    """Return which games of the policy are won; the number is that of a cell and a chunk."""
    players, epidemics = CELLS[task.number % len(CELLS)]
    kernels = Kernels()
    agreed, weights, nets = make_agreement(players, epidemics), weights_for(players), task.records()
    first = TEST_DEALS + task.number * TEST_CHUNK
    won = []
    for deal in range(first, first + TEST_CHUNK):
        series = make_series(agreed, deal, 1, task.choices)
        won.append(bool(kernels.policy_games(series, weights, nets)[WON]))
    return won


class TrainingNet:
    """The layers during training, as floats."""

    def __init__(self, seen: Bytes, seed: int) -> None:
        """Initialise the weights at random, and normalise the features."""
        rng = np.random.default_rng(seed)
        self.mean = seen.mean(0, dtype=np.float64).astype(np.float32)
        self.deviation = np.maximum(seen.std(0, dtype=np.float64), SPREAD).astype(np.float32)
        sizes = (FEATURES, FIRST, SECOND, 1)
        self.layers: list[Array] = []
        for before, after in pairwise(sizes):
            scale = np.sqrt(1 / before)
            self.layers.append((rng.standard_normal((before, after)) * scale).astype(np.float32))
            self.layers.append(np.zeros(after, np.float32))
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def forward(self, seen: Bytes) -> tuple[Array, Array, Array, Array]:
        """Return the features, the units of both layers, and the win chances."""
        w1, b1, w2, b2, w3, b3 = self.layers
        x = (seen - self.mean) / self.deviation
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return x, first, second, 1 / (1 + np.exp(-(second @ w3 + b3)[:, 0]))

    def learn(self, lessons: Lessons, rate: float) -> None:
        """Take one Adam step on the log loss of a batch."""
        x, first, second, chances = self.forward(lessons["seen"])
        down3 = ((chances - lessons["won"]) / len(chances))[:, None].astype(np.float32)
        down2 = (down3 @ self.layers[4].T) * (second > 0)
        down1 = (down2 @ self.layers[2].T) * (first > 0)
        slopes = []
        for units, down in ((x, down1), (first, down2), (second, down3)):
            slopes += [units.T @ down, down.sum(0)]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            step = self.means[i] / (1 - 0.9**self.steps)
            step /= np.sqrt(self.squares[i] / (1 - 0.999**self.steps)) + 1e-8
            self.layers[i] -= rate * (step + SHRINK * self.layers[i])

    def fit(self, lessons: Lessons, epochs: int, seed: int) -> Iterator[None]:
        """Train for `epochs` epochs with a decreasing rate; yield after each batch."""
        rng = np.random.default_rng([seed, epochs])
        total = epochs * count_batches(lessons)
        for _ in range(epochs):
            order = rng.permutation(len(lessons))
            for i in range(count_batches(lessons)):
                batch = order[BATCH * i : BATCH * (i + 1)]
                self.learn(lessons[batch], rate_at(self.steps / total))
                yield

    def loss(self, lessons: Lessons) -> float:
        """Return the log loss over held-out positions."""
        total = 0.0
        for i in range(0, len(lessons), BATCH):
            batch = lessons[i : i + BATCH]
            chances = np.clip(self.forward(batch["seen"])[3], 1e-6, 1 - 1e-6)
            total -= float(np.log(np.where(batch["won"], chances, 1 - chances)).sum())
        return total / len(lessons)

    def to_integers(self) -> list[list[int]]:
        """Return the rows of the net as integers, in the order that `value_net` reads."""
        w1, b1, w2, b2, w3, b3 = (layer.astype(np.float64) for layer in self.layers)
        w1 = w1 / self.deviation[:, None]
        b1 = b1 - self.mean @ w1
        both = UNIT + COARSE
        parts = [
            *(w1 * 2**FINE, [b1 * 2**FINE]),
            *(w2 * 2**COARSE, [b2 * 2**both]),
            *(w3.T * 2**COARSE, [b3 * 2 ** (both + COARSE)]),
        ]
        first, offsets1, second, offsets2, *_ = (np.abs(np.rint(part)) for part in parts)
        largest = max((first.sum(0) * 127 + offsets1).max(), (second.sum(0) * CAP + offsets2).max())
        if second.max() >= 2**15:
            raise OverflowError("the weights of the second layer are too large for 16 bits")
        if largest >= 2**31:
            raise OverflowError("the weights of the net are too large for sums of 32 bits")
        return [[round(number) for number in row] for part in parts for row in np.asarray(part)]


def rate_at(done: float) -> float:
    """Return the learning rate when this part of the training is done."""
    return float(LAST_RATE + RATE * 0.5 * (1 + np.cos(np.pi * done)))


def count_batches(lessons: Lessons) -> int:
    """Return the number of batches."""
    return max(1, len(lessons) // BATCH)


def save(file: Path, nets: Sequence[Rows], made_by: str, rounds: object) -> None:
    """Write the nets and the command that created them, one row per line, atomically."""
    parts = [f'"made_by": {json.dumps(made_by)}', f'"rounds": {json.dumps(rounds)}']
    for name, net in zip(NETS, nets, strict=True):
        rows = ",\n  ".join(json.dumps(row, separators=(",", ":")) for row in net)
        parts.append(f'"{name}": [\n  {rows}\n ]')
    beside = file.with_suffix(".new")
    beside.write_text("{\n " + ",\n ".join(parts) + "\n}\n", "utf-8")
    beside.replace(file)


def loss_of_the_mean(lessons: Lessons) -> float:
    """Return the log loss of always predicting the mean."""
    won = float(np.mean(lessons["won"]))
    return -float(won * np.log(won) + (1 - won) * np.log(1 - won))
