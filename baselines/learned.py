"""An agent that learned: a network chooses each move at once, without any search.

    fourcures leaderboard baselines/learned.py

It needs NumPy and `fourcures[envs]`, no framework. `network.py` is the same network in PyTorch;
docs/research/baselines.md is its model card.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from fourcures.engine.rules.board import NEIGHBORS
from fourcures.envs import ACTIONS, CITIES, FIELDS, NAMES, split_fields
from fourcures.envs.bot import EnvBot
from fourcures.envs.observations import SIZE

Floats = npt.NDArray[np.float32]
Places = npt.NDArray[np.intp]
WEIGHTS = Path(__file__).with_name("learned-1.npz")  # other weights get another name

# A token for each city, and REGISTERS tokens that read and answer everything else.
REGISTERS = 8
# The actions of a city; all others come from the registers.
OF_CITIES = ("drive", "direct", "charter", "shuttle", "discard", "choose")
# How much less a head of the attention sees of a city with each drive to it.
SLOPES = (4.0, 2.0, 1.0, 0.5, 0.25, 0.0, 0.0, 0.0)
EPSILON = 1e-5


def find_columns() -> tuple[Places, Places]:
    """Return where an observation has the numbers of each city, and all other numbers."""
    number = np.arange(SIZE)
    rows: list[list[int]] = []
    for field, places in zip(FIELDS, split_fields(number).values(), strict=True):  # type: ignore[arg-type]
        for axis, name in enumerate(field.axes):
            if name in ("city", "card"):  # the first cards are the cities
                by_city = np.moveaxis(places, axis, -1)[..., : len(CITIES)]
                rows += by_city.reshape(-1, len(CITIES)).astype(int).tolist()
    of_cities = np.array(rows).T
    return of_cities, np.setdiff1d(number, of_cities)


def find_answers() -> Places:
    """Return for each action its place among the answers: of the cities, then of the registers."""
    answers, others = [], len(CITIES) * len(OF_CITIES)
    for name in NAMES:
        kind, _, what = name.partition(" ")
        if kind in OF_CITIES and what in CITIES:
            answers.append(CITIES.index(what) * len(OF_CITIES) + OF_CITIES.index(kind))
        else:
            answers.append(others)
            others += 1
    return np.array(answers)


def measure_distances() -> Floats:
    """Return the number of drives between all cities."""
    near = np.eye(len(CITIES), dtype=bool)
    distances = np.zeros(near.shape, np.float32)
    while not near.all():
        distances += ~near
        near = np.array([near[[city, *NEIGHBORS[city]]].any(0) for city in range(len(CITIES))])
    return distances


CITY_COLUMNS, OTHER_COLUMNS = find_columns()
ANSWERS = find_answers()
OTHER_ANSWERS = ACTIONS - len(CITIES) * len(OF_CITIES)
TOKENS = len(CITIES) + REGISTERS


def make_bias() -> Floats:
    """Return what is added to the attention of each head between two tokens."""
    bias = np.zeros((len(SLOPES), TOKENS, TOKENS), np.float32)
    bias[:, : len(CITIES), : len(CITIES)] = -np.multiply.outer(SLOPES, measure_distances())
    return bias


class _Network:
    """The network for one observation at a time."""

    def __init__(self, file: Path) -> None:
        with np.load(file) as stored:
            self.weights = {name: stored[name].astype(np.float32) for name in stored.files}
        self.blocks = sum(name.endswith(".ask.weight") for name in self.weights)
        self.bias = make_bias()

    def linear(self, name: str, seen: Floats) -> Floats:
        result: Floats = seen @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return result

    def norm(self, name: str, x: Floats) -> Floats:
        x = x - x.mean(-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(-1, keepdims=True) + EPSILON)
        result: Floats = x * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return result

    def attend(self, name: str, x: Floats) -> Floats:
        heads = self.linear(f"{name}.ask", x).reshape(TOKENS, 3, len(SLOPES), -1)
        query, key, value = heads.transpose(1, 2, 0, 3)
        scores = query @ key.transpose(0, 2, 1) / np.sqrt(np.float32(key.shape[-1])) + self.bias
        odds = np.exp(scores - scores.max(-1, keepdims=True))
        seen = (odds / odds.sum(-1, keepdims=True)) @ value
        return self.linear(f"{name}.tell", seen.transpose(1, 0, 2).reshape(TOKENS, -1))

    def think(self, name: str, x: Floats) -> Floats:
        wide = self.linear(f"{name}.widen", x)
        curve = np.tanh(
            np.float32(0.7978845608) * (wide + np.float32(0.044715) * wide * wide * wide)
        )
        return self.linear(f"{name}.narrow", wide * (1 + curve) / 2)

    def __call__(self, seen: Floats) -> Floats:
        """Return the logits of all actions."""
        cities = self.linear("cities", seen[CITY_COLUMNS]) + self.weights["places"]
        others = self.linear("others", seen[OTHER_COLUMNS]).reshape(REGISTERS, -1)
        x = np.concatenate([cities, others])
        for block in range(self.blocks):
            name = f"blocks.{block}"
            x = x + self.attend(name, self.norm(f"{name}.first", x))
            x = x + self.think(name, self.norm(f"{name}.second", x))
        x = self.norm("last", x)
        of_cities = self.linear("of_cities", x[: len(CITIES)])
        of_others = self.linear("of_others", x[len(CITIES) :].reshape(-1))
        return np.concatenate([of_cities.reshape(-1), of_others])[ANSWERS]


@cache
def _load_network() -> _Network:
    return _Network(WEIGHTS)


@lru_cache(maxsize=16)  # the agents of all seats ask about the same position
def _decide(observation: bytes, mask: bytes) -> int:
    """Return the likeliest unmasked action."""
    codes = np.flatnonzero(np.frombuffer(mask, np.int8))
    if len(codes) == 1:
        return int(codes[0])
    logits = _load_network()(np.frombuffer(observation, np.float32))
    return int(codes[logits[codes].argmax()])


class Learned(EnvBot):
    """The likeliest action of the network in every position."""

    leaderboard = "v1"

    def __init__(self) -> None:
        super().__init__(lambda observation, mask: _decide(observation.tobytes(), mask.tobytes()))
