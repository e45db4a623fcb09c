"""Tune the weights: CMA-ES over whole policy games, with the same deals for every candidate.

The search is in the logarithms of the weights. Candidates depend only on the seed and the fitness
of earlier ones, so tuning can be stopped after any generation and resumed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from cmaes import CMA

from ..bots.kernels.rollouts import CURES
from ..bots.kernels.weights import FADES, NAMES, expand
from ..bots.kernels.workspace import Kernels, make_series, nets, weight_records
from ..engine.position.schema import Json
from ..engine.rules.setup import make_agreement

CURE_SHARE = 0.05  # the value of a cure relative to a win, so that lost games count too
KEPT = ("start", "sigma", "seed", "population", "told")  # the fields of a checkpoint
LARGEST = 20.0  # logarithm of a weight: some hundred million, beyond any useful value
Floats = npt.NDArray[np.float64]
Scenario = tuple[int, int]  # players, epidemics


class Evolution:
    """CMA-ES, from the package `cmaes`.

    Its state is the start and every fitness since: `load` replays them.
    """

    def __init__(
        self, start: Sequence[float] | Floats, sigma: float, seed: int, population: int
    ) -> None:
        self.start, self.sigma = [float(value) for value in start], float(sigma)
        self.seed, self.population = seed, population
        self.told: list[list[float]] = []  # the fitness of all candidates of each generation
        self.step = self.sigma  # the mean standard deviation of the last candidates
        self._optimizer = CMA(
            np.array(self.start), self.sigma, seed=seed % 2**32, population_size=population
        )

    @property
    def mean(self) -> Floats:
        """The centre of the search."""
        mean: Floats = self._optimizer.mean
        return mean

    @property
    def generation(self) -> int:
        """The number of generations so far."""
        return len(self.told)

    def ask(self) -> Floats:
        """Return the next candidates, one per row. Call `tell` before the next `ask`."""
        candidates = np.array([self._optimizer.ask() for _ in range(self.population)])
        self.step = float(candidates.std(axis=0).mean())
        return candidates

    def tell(self, candidates: Floats, fitness: Sequence[float]) -> None:
        """Move towards the better candidates; higher fitness is better."""
        told = [float(value) for value in fitness]
        pairs = zip(candidates, told, strict=True)
        self._optimizer.tell([(candidate, -value) for candidate, value in pairs])
        self.told.append(told)

    def save(self, file: Path, about: Mapping[str, object]) -> None:
        """Write a checkpoint atomically."""
        kept = {name: getattr(self, name) for name in KEPT}
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps({**about, "evolution": kept}), "utf-8")
        beside.replace(file)

    @classmethod
    def load(cls, kept: Json) -> Evolution:
        """Return the evolution of a checkpoint; raise ValueError, KeyError or TypeError if bad."""
        start, sigma, seed, population, told = (kept[name] for name in KEPT)
        try:
            evolution = cls(start, sigma, int(seed), int(population))
            for fitness in told:
                evolution.tell(evolution.ask(), fitness)
        except AssertionError as error:  # how the package rejects numbers
            raise ValueError(str(error)) from None
        return evolution


def as_weights(logs: Floats) -> list[int]:
    """Return the integer weights of a point of the search; fades stay below 1024."""
    weights = [round(float(np.exp(min(value, LARGEST)))) for value in logs]
    for fade in FADES:
        weights[fade] = min(weights[fade], 1000)
    return weights


def as_logs(weights: Sequence[int]) -> Floats:
    """Return the point of the search for these weights."""
    logs: Floats = np.log(np.maximum(np.array(weights, float), 1.0))
    return logs


class Trial:
    """Plays policy games to measure the fitness of weights."""

    def __init__(self, cells: Sequence[Scenario], games: int) -> None:
        self.cells, self.games = cells, games
        self.kernels = Kernels()

    def counts(self, weights: list[int], cell: Scenario, first: int, games: int) -> list[int]:
        """Return the outcomes and cures of `games` games in one scenario, from seed `first` on."""
        series = make_series(make_agreement(*cell), first, games, choices=1)
        return self.kernels.policy_games(series, weight_records([expand(weights)]), nets())

    def fitness(self, weights: list[int], first: int) -> float:
        """Return the mean win rate over the scenarios, plus a small share for each cure."""
        total = 0.0
        for cell in self.cells:
            counts = self.counts(weights, cell, first, self.games)
            total += (counts[1] + CURE_SHARE * counts[CURES]) / self.games
        return total / len(self.cells)


def measure_rates(trial: Trial, weights: list[int], games: int) -> dict[str, float]:
    """Return the win rate of weights in each scenario, on deals that tuning does not use."""
    return {
        f"{players}p{epidemics}e": float(
            trial.counts(weights, (players, epidemics), 1 << 31, games)[1] / games
        )
        for players, epidemics in trial.cells
    }


def name_weights(weights: Sequence[int]) -> dict[str, int]:
    """Return the weights by name."""
    return dict(zip(NAMES, weights, strict=True))


def run_generation(evolution: Evolution, trial: Trial) -> float:
    """Run one generation, all candidates on the same deals; return their mean fitness."""
    first = 10_000_000 * evolution.seed + evolution.generation * trial.games
    candidates = evolution.ask()
    fitness = [trial.fitness(as_weights(logs), first) for logs in candidates]
    evolution.tell(candidates, fitness)
    return float(np.mean(fitness))
