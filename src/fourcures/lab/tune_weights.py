"""Tuning the weights: CMA-ES over whole policy games, every candidate on the same deals.

Weights move by their logarithm. A generation is reproducible from the seed and its number alone,
so that tuning can be stopped after any of them and resumed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.kernels.rollouts import CURES, TALLY
from ..bots.kernels.weights import FADE, FADE_SUM, NAMES, expanded
from ..bots.kernels.workspace import Kernels
from ..engine.rules.board import ALL_EVENTS, ED_2013, ROLES_OF_EDITION

CURE_SHARE = 0.05  # what a cure counts beside a win, so that lost games tell something too
LAST_SIGMA = 0.01
LARGEST = 20.0  # logarithm of a weight: some hundred million, far beyond what says anything more
Array = Any

Cell = tuple[int, int]  # players, epidemics


class Evolution:
    """The search distribution: a mean, a step size and a covariance (Hansen's CMA-ES)."""

    def __init__(self, mean: Array, sigma: float) -> None:
        n = len(mean)
        self.mean, self.sigma = mean, sigma
        self.covariance, self.path, self.sigma_path = np.eye(n), np.zeros(n), np.zeros(n)
        self.generation = 0

    def ask(self, seed: int, population: int) -> Array:
        """The candidates of this generation, a row each."""
        rng = np.random.default_rng([seed, self.generation])
        values, vectors = np.linalg.eigh(self.covariance)
        steps = rng.standard_normal((population, len(self.mean)))
        scaled: Array = steps * np.sqrt(np.maximum(values, 1e-12)) @ vectors.T
        return self.mean + self.sigma * scaled

    def tell(self, candidates: Array, fitness: Array) -> None:
        """Moves towards the better half."""
        n, half = len(self.mean), len(candidates) // 2
        weights = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
        weights /= weights.sum()
        mu = 1 / (weights**2).sum()
        c_sigma = (mu + 2) / (n + mu + 5)
        d_sigma = 1 + c_sigma + 2 * max(0.0, np.sqrt((mu - 1) / (n + 1)) - 1)
        c_path = (4 + mu / n) / (n + 4 + 2 * mu / n)
        c_one = 2 / ((n + 1.3) ** 2 + mu)
        c_mu = min(1 - c_one, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu))
        chosen = candidates[np.argsort(-fitness, kind="stable")[:half]]
        steps = (chosen - self.mean) / self.sigma
        step = weights @ steps
        values, vectors = np.linalg.eigh(self.covariance)
        whitened = vectors @ ((vectors.T @ step) / np.sqrt(np.maximum(values, 1e-12)))
        self.sigma_path *= 1 - c_sigma
        self.sigma_path += np.sqrt(c_sigma * (2 - c_sigma) * mu) * whitened
        usual = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        length = float(np.linalg.norm(self.sigma_path))
        damped = np.sqrt(1 - (1 - c_sigma) ** (2 * (self.generation + 1)))
        going = float(length / damped < (1.4 + 2 / (n + 1)) * usual)
        self.path *= 1 - c_path
        self.path += going * np.sqrt(c_path * (2 - c_path) * mu) * step
        lost = (1 - going) * c_path * (2 - c_path)
        self.covariance *= 1 - c_one - c_mu + c_one * lost
        self.covariance += c_one * np.outer(self.path, self.path)
        self.covariance += c_mu * (steps.T * weights) @ steps
        self.mean = self.mean + self.sigma * step
        self.sigma *= float(np.exp(c_sigma / d_sigma * (length / usual - 1)))
        self.sigma = max(self.sigma, LAST_SIGMA)
        self.generation += 1

    def save(self, file: Path, about: dict[str, Any]) -> None:
        """Writes a checkpoint, whole or not at all."""
        kept = {name: np.asarray(value).tolist() for name, value in vars(self).items()}
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps(about | {"evolution": kept}), "utf-8")
        beside.replace(file)

    @classmethod
    def load(cls, kept: dict[str, Any]) -> Evolution:
        """The evolution of a checkpoint."""
        n = len(kept["mean"])
        evolution = cls(np.array(kept["mean"], float), float(kept["sigma"]))
        evolution.covariance = np.array(kept["covariance"], float).reshape(n, n)
        evolution.path = np.array(kept["path"], float).reshape(n)
        evolution.sigma_path = np.array(kept["sigma_path"], float).reshape(n)
        evolution.generation = int(kept["generation"])
        return evolution


def as_weights(logs: Array) -> list[int]:
    """Whole weights of a point of the search; fades stay below 1024."""
    weights = [round(float(np.exp(min(value, LARGEST)))) for value in logs]
    for fade in range(FADE, FADE_SUM + 1):
        weights[fade] = min(weights[fade], 1000)
    return weights


def as_logs(weights: Sequence[int]) -> Array:
    """The point of the search where weights stand."""
    return np.log(np.maximum(np.array(weights, float), 1.0))


class Trial:
    """Plays policy games and says how well weights do."""

    def __init__(self, cells: Sequence[Cell], games: int) -> None:
        self.cells, self.games = cells, games
        self.kernels = Kernels()

    def tally(self, weights: list[int], cell: Cell, first: int, games: int) -> Array:
        """Outcomes and cures of so many games in one cell, from their first seed on."""
        players, epidemics = cell
        agreed = (ED_2013, players, epidemics, 0, ALL_EVENTS, ROLES_OF_EDITION[ED_2013])
        tally = np.zeros(TALLY, np.int64)
        self.kernels.policy_games(agreed, first, games, expanded(weights), tally)
        return tally

    def fitness(self, weights: list[int], first: int) -> float:
        """The mean over the cells of wins, and a little for each cure."""
        total = 0.0
        for cell in self.cells:
            tally = self.tally(weights, cell, first, self.games)
            total += (tally[1] + CURE_SHARE * tally[CURES]) / self.games
        return total / len(self.cells)


def rates(trial: Trial, weights: list[int], games: int) -> dict[str, float]:
    """The win rate of weights in each cell, on deals that no tuning uses."""
    return {
        f"{players}p{epidemics}e": float(
            trial.tally(weights, (players, epidemics), 1 << 31, games)[1] / games
        )
        for players, epidemics in trial.cells
    }


def named(weights: Sequence[int]) -> dict[str, int]:
    """Weights by their names."""
    return dict(zip(NAMES, weights, strict=True))


def generation(evolution: Evolution, trial: Trial, seed: int, population: int) -> float:
    """One generation, all candidates on the same deals; the mean of their fitness."""
    first = 10_000_000 * seed + evolution.generation * trial.games
    candidates = evolution.ask(seed, population)
    fitness = np.array([trial.fitness(as_weights(logs), first) for logs in candidates])
    evolution.tell(candidates, fitness)
    return float(fitness.mean())
