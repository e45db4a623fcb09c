"""Games in many processes, whose arrays a learner shares: it reads positions and writes actions.

Each process plays a few vector environments, one for each cell of players and epidemics, and asks
the teacher about every position while it is needed.
"""

from __future__ import annotations

import mmap
import multiprocessing
import os
from math import prod
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np

from fourcures.bots.kernels.scratch import MOST_CHOICES
from fourcures.envs import ACTIONS
from fourcures.envs.observations import SIZE
from fourcures.envs.vector import FourCuresVectorEnv
from fourcures.lab.teacher import Teacher

Array = Any
# Shares of the games, by players and epidemics: most are of the two cells that count.
SHARES = {(2, 4): 4, (4, 4): 4, (3, 4): 2, (2, 5): 1, (3, 5): 1, (4, 5): 1}
SHARES |= {(2, 6): 1, (3, 6): 1, (4, 6): 1}
ALL_SHARES = sum(SHARES.values())
CELLS = [f"{players}p{epidemics}e" for players, epidemics in SHARES]
APART = 1 << 20  # between the seeds of the games of two processes; 32 bits of a seed count


class Positions(NamedTuple):
    """The shared arrays, with a row for each game."""

    seen: Array
    mask: Array
    action: Array  # what the learner chooses
    codes: Array  # what the teacher advises
    worths: Array
    ended: Array  # by the last action
    won: Array
    cell: Array  # its place in CELLS


def share_arrays(games: int) -> Positions:
    """Return arrays in memory that forked processes share."""

    def share(kind: type, *shape: int) -> Array:
        size = prod(shape) * np.dtype(kind).itemsize
        return np.frombuffer(mmap.mmap(-1, size), kind).reshape(shape)

    advice = games, MOST_CHOICES
    return Positions(
        seen=share(np.float32, games, SIZE),
        mask=share(np.bool_, games, ACTIONS),
        action=share(np.int64, games),
        codes=share(np.int16, *advice),
        worths=share(np.int32, *advice),
        ended=share(np.bool_, games),
        won=share(np.bool_, games),
        cell=share(np.int64, games),
    )


class Table:
    """The games of one cell in one process."""

    def __init__(self, cell: int, rows: Positions) -> None:
        players, epidemics = list(SHARES)[cell]
        self.rows = rows
        self.env = FourCuresVectorEnv(
            len(rows.action), copy=False, players=players, difficulty=epidemics, hands="open"
        )
        self.teacher = Teacher(self.env.games)
        rows.cell[:] = cell

    def reset(self, seed: int, learning: bool) -> None:
        """Begin all games again."""
        _, infos = self.env.reset(seed=seed)
        self.rows.ended[:] = self.rows.won[:] = False
        self.show(infos, learning)

    def step(self, learning: bool) -> None:
        """Play the actions."""
        _, _, ended, _, infos = self.env.step(self.rows.action)
        self.rows.ended[:] = ended
        self.rows.won[:] = infos["final_info"]["won"] if ended.any() else False
        self.show(infos, learning)

    def show(self, infos: dict[str, Any], learning: bool) -> None:
        """Write the positions, and with a learner who needs it the advice."""
        self.rows.seen[:] = self.env.games.observations
        self.rows.mask[:] = infos["action_mask"]
        if learning:
            advice = self.teacher.advise()
            self.rows.codes[:], self.rows.worths[:] = advice["codes"], advice["worths"]


def work(number: int, rows: Positions, learner: Connection) -> None:
    """Play the games of one process as the learner says, until it says nothing more."""
    bounds = np.cumsum([0, *SHARES.values()]) * len(rows.action) // ALL_SHARES
    tables = [
        Table(cell, Positions(*(column[bounds[cell] : bounds[cell + 1]] for column in rows)))
        for cell in range(len(SHARES))
    ]
    while (order := learner.recv())[0] != "stop":
        what, learning, seed = order
        for cell, table in enumerate(tables):
            if what == "reset":
                table.reset(seed + APART * number + (APART >> 8) * cell, learning)
            else:
                table.step(learning)
        learner.send("done")


class Pool:
    """The processes; `positions` changes with every answer."""

    def __init__(self, processes: int, games: int) -> None:
        """Start processes with this number of games each, a multiple of ALL_SHARES."""
        os.environ["OMP_NUM_THREADS"] = "1"
        self.positions = share_arrays(processes * games)
        fork = multiprocessing.get_context("fork")
        self.workers, self.pipes = [], []
        for number in range(processes):
            mine, theirs = fork.Pipe()
            rows = slice(number * games, number * games + games)
            own = Positions(*(column[rows] for column in self.positions))
            self.workers.append(fork.Process(target=work, args=(number, own, theirs), daemon=True))
            self.pipes.append(mine)
            self.workers[-1].start()

    def ask(self, what: str, learning: bool, seed: int = 0) -> None:
        """Tell all processes to `reset` or `step`."""
        for pipe in self.pipes:
            pipe.send((what, learning, seed))

    def is_ready(self) -> bool:
        """Return whether all processes have answered."""
        return all(pipe.poll() for pipe in self.pipes)

    def wait(self) -> None:
        """Wait for all processes; raise RuntimeError if one has ended."""
        for worker, pipe in zip(self.workers, self.pipes, strict=True):
            while not pipe.poll(1):
                if not worker.is_alive():
                    raise RuntimeError(f"a process of the pool has ended: {worker}")
            pipe.recv()

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.send(("stop",))
        for worker in self.workers:
            worker.join()
