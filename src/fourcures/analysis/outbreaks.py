"""The odds of outbreaks in the rest of this turn, from one viewer's knowledge.

All possible sequences of epidemics and infection cards are followed with the outbreak rule of the
engine. Sequences that lead to the same cubes are merged, and cards that cannot take part in an
outbreak count as one card; so the odds are exact. If there are too many sequences, or if a Forecast
that this viewer did not see has mixed the deck, the odds are sampled, and `margin` is their error.
Assumes that no event is played.

The work is done in `kernels`: compiled in a millisecond, interpreted in less than a second.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import cast

import msgspec

from ..compiled import cpu, library
from ..compiled.batch import Chances, States
from ..engine.buffers import pack, zeros
from ..engine.deck_view import layers_for
from ..engine.rules.board import CITIES, CITY_COUNT, CITY_LIMIT, own_disease
from ..engine.rules.chance import Chance, seed_stream
from ..engine.rules.infection import resolve_outbreak
from ..engine.rules.log import BROKE_OUT, LOG_SIZE, ROW
from ..engine.rules.records import zero_record
from ..engine.rules.roles import protector
from ..engine.rules.state import NOBODY, OVER, RUNS, State, copy, cubes_at
from ..engine.view import View, require_view
from .kernels import outbreaks as kernels
from .kernels.courses import MOST_BRANCHES, AllCourses, Courses, Tallies, Tally
from .odds import by_city, deck_runs_out, epidemic_odds

MODULES = (kernels,)  # modules that Python calls
SAMPLES = 1_500
NOTHING: Tally = {"cities": [0.0] * CITY_COUNT, "any": 0.0, "lost": 0.0}


class OutbreakOdds(msgspec.Struct, frozen=True):
    """The odds of outbreaks in this turn; every number is a probability from 0 to 1.

    `cities[city]` is the probability of an outbreak in a city, `any` of one in any city, `lost`
    that outbreaks or missing cubes end the game. `margin` is 0 if these are exact; otherwise it is
    the half-width of their 95 % interval. `chains[city]` is the chain reaction from a city that
    would have an outbreak now.
    """

    cities: dict[str, float]
    any: float
    lost: float
    margin: float
    chains: dict[str, list[str]]


def load_kernels() -> SimpleNamespace | None:
    """Return the kernels of a library; None without one."""
    try:
        return cpu.load_library(*MODULES)
    except library.Unusable:
        return None


def zero_records(declaration: type, number: int) -> list[dict[str, object]]:
    """Return zeroed records for the interpreted kernels."""
    return [zero_record(declaration) for _ in range(number)]


class Workspace:
    """The kernels and their records: plain memory for compiled kernels, dicts for interpreted."""

    def __init__(self, s: State) -> None:
        compiled = load_kernels()
        make: Callable[[type, int], object]
        first: object
        if compiled is None:
            self.kernels: ModuleType | SimpleNamespace = kernels
            make, first = zero_records, copy(s)
        else:
            self.kernels = compiled
            make, first = zeros, pack(s)
        self.states = cast(States, make(State, kernels.SLOTS))
        self.states[0] = cast(State, first)
        self.chances = cast(Chances, make(Chance, 1))
        self.courses = cast(AllCourses, make(Courses, 1))
        self.tallies = cast(Tallies, make(Tally, 1))

    def read_tally(self) -> Tally:
        """Return the results."""
        tally = self.tallies[0]
        return {"cities": [*tally["cities"]], "any": tally["any"], "lost": tally["lost"]}


def outbreak_odds(view: View) -> OutbreakOdds:
    """Return the odds of outbreaks in the rest of this turn, exact if that is feasible."""
    require_view(view)
    s = view.state
    tally, margin = NOTHING, 0.0
    if s["phase"] != OVER and not deck_runs_out(s):
        layers, mixed = layers_for(s, view.viewer)
        exact = None if mixed else count_outbreaks(with_layers(s, layers))
        tally = exact or sample_outbreaks(view)
        margin = 0.0 if exact else 1.96 * math.sqrt(0.25 / SAMPLES)
    return OutbreakOdds(
        cities=by_city(tally["cities"]),
        any=tally["any"],
        lost=tally["lost"],
        margin=margin,
        chains=find_chains(s),
    )


def with_layers(s: State, layers: list[int]) -> State:
    """Return a position whose infection deck has these layers (masks, top first), and no runs."""
    rows = [layer for layer in reversed(layers) if layer]
    s = copy(s)
    s["layers"], s["layer_count"] = rows + [0] * (CITY_COUNT - len(rows)), len(rows)
    s["run_size"] = [0] * RUNS
    return s


def count_outbreaks(s: State) -> Tally | None:
    """Return the sums of all courses from a position, or None if there are too many."""
    work = Workspace(s)
    work.courses[0]["epidemics"][:] = epidemic_odds(s)
    counted = work.kernels.count_outbreaks(
        work.states, work.chances, work.courses, work.tallies, MOST_BRANCHES
    )
    return work.read_tally() if counted else None


def sample_outbreaks(view: View) -> Tally:
    """Return the means of samples of the rest of this turn; the same for the same view."""
    work = Workspace(view.state)
    seed_stream(work.chances[0], zlib.crc32(repr(sorted(view.state.items())).encode()))
    viewer = NOBODY if view.viewer is None else view.viewer
    work.kernels.sample_outbreaks(
        work.states, viewer, SAMPLES, work.chances, work.courses, work.tallies
    )
    return work.read_tally()


def find_chains(s: State) -> dict[str, list[str]]:
    """Return the chain reaction of each city that would have an outbreak from its own card now."""
    chains = {}
    for city in range(CITY_COUNT):
        disease = own_disease(city)
        if cubes_at(s, city, disease) == CITY_LIMIT and not protector(s, city, disease):
            log: list[int] = [0] * LOG_SIZE
            resolve_outbreak(copy(s), city, disease, log)
            rows = range(1, 1 + log[0], ROW)
            broke = [CITIES[log[at + 1]] for at in rows if log[at] == BROKE_OUT]
            chains[CITIES[city]] = broke[1:]
    return chains
