"""Sweeps: the search with several settings plays the same deals, to find the best settings.

The deals are `tune-1`, `tune-2`, …, never those of the arena, on which the strength of the bots is
measured. Games are played deal by deal, each with all settings, so that a sweep can be stopped at
any time: nearly all of its games are pairs.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TypedDict

from ..bots.kernels.schedule import SETTINGS, SearchRound, SearchSettings
from ..bots.players.search import ROLLOUTS, Search
from ..files import BadInput, read_json
from .arena import Match, Result, play_with
from .paired import compare_wins
from .results_file import append_line, read_lines
from .scenarios import Scenario
from .version import version_of
from .workers import Workers

SERIES = "tune"
ALL = "all"  # the row of all cells

Key = tuple[str, str, int]  # of a game: the version of the variant, the cell, the deal


class SearchVariant(NamedTuple):
    """A search to try."""

    name: str
    rollouts: int
    settings: SearchSettings
    version: str  # changes with the settings, and with the search
    spends: bool = False


class SweepGame(NamedTuple):
    """One game to play."""

    cell: Scenario
    deal: int
    variant: SearchVariant

    @property
    def key(self) -> Key:
        """What identifies its game in the results."""
        return self.variant.version, name_cell(self.cell), self.deal


class Row(TypedDict):
    """A variant beside the first one, on the same deals of a cell."""

    cell: str
    variant: str
    games: int
    wins: int
    wins_of_first: int
    only_first: int
    only_this: int
    p: float  # McNemar's exact test
    seconds_a_turn: float
    time_ratio: float  # of a turn


def name_cell(cell: Scenario) -> str:
    """Return the short name of a cell, such as 4p6e."""
    return f"{cell.players}p{cell.epidemics}e"


def read_variants(file: str) -> list[SearchVariant]:
    """Return the variants of a JSON file, in its order; raise BadInput."""
    described = read_json(file)
    if not isinstance(described, dict) or not described:
        raise BadInput(f"{file} has no variants")
    try:
        return [read_variant(name, fields) for name, fields in described.items()]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{file} does not describe variants: {error}") from None


def read_variant(name: str, fields: Mapping[str, object]) -> SearchVariant:
    """Return a variant; what is not given is as in the search that ships."""
    given = {**fields}
    rollouts = given.pop("rollouts", ROLLOUTS)
    if not isinstance(rollouts, int) or rollouts < 1:
        raise ValueError(f"rollouts must be a whole number of at least 1, not {rollouts!r}")
    rounds = dict(SETTINGS.rounds)
    for players, each in dict(given.pop("rounds", {})).items():  # type: ignore[call-overload]
        rounds[int(players)] = tuple(SearchRound(*map(int, numbers)) for numbers in each)
    proposals = dict(given.pop("proposals", SETTINGS.proposals))  # type: ignore[call-overload]
    certainty = int(given.pop("certainty", SETTINGS.certainty))  # type: ignore[call-overload]
    spends = bool(given.pop("spends", False))
    if given:
        raise ValueError(f"{name} has unknown fields: {', '.join(given)}")
    settings = SearchSettings(proposals, rounds, certainty)
    version = f"{version_of(settings)}-{rollouts}{'-spends' if spends else ''}"
    return SearchVariant(name, rollouts, settings, version, spends)


def list_trials(
    cells: Sequence[Scenario], deals: Sequence[int], variants: Sequence[SearchVariant]
) -> list[SweepGame]:
    """Return all games of a sweep, in the order in which they are played."""
    return [
        SweepGame(cell, deal, variant) for deal in deals for cell in cells for variant in variants
    ]


def play_trial(trial: SweepGame) -> Result:
    """Play one game."""
    rollouts, settings = trial.variant.rollouts, trial.variant.settings
    match = Match(trial.cell, "search", trial.deal, rollouts)
    spends = trial.variant.spends
    agent = Search(trial.deal, rollouts, team=True, settings=settings, spends=spends)
    game = trial.cell.deal(trial.deal, SERIES)
    return play_with(match, game, [agent] * trial.cell.players)


def play_until(
    trials: Sequence[SweepGame],
    workers: Workers,
    until: float,
    save: Callable[[SweepGame, Result], None],
) -> None:
    """Play and save games until this time; those that are still played then are given up."""
    with closing(spread(trials, workers)) as played:
        for trial, result in played:
            save(trial, result)
            if time.monotonic() >= until:
                return


def spread(
    trials: Sequence[SweepGame], workers: Workers
) -> Generator[tuple[SweepGame, Result], None, None]:
    """Yield each trial with its result as it is done; closing this stops the workers."""
    yield from workers.spread(play_trial, trials)


def append_trial(file: Path, trial: SweepGame, result: Result) -> None:
    """Append a game to the results."""
    version, cell, _ = trial.key
    about = {"version": version, "variant": trial.variant.name, "cell": cell, "series": SERIES}
    append_line(file, json.dumps(about | result._asdict()))


def load_trials(file: Path) -> dict[Key, Result]:
    """Return the games of the results, by the keys of their trials."""
    fields = {"version", "cell", *Result._fields}
    return {
        (line["version"], line["cell"], line["deal"]): Result(
            **{name: line[name] for name in Result._fields}
        )
        for line in (read_lines(file, fields, "a sweep") if file.exists() else ())
    }


def compare_variants(
    variants: Sequence[SearchVariant], trials: Mapping[Key, Result], cells: Sequence[str]
) -> list[Row]:
    """Return a row for each cell and variant, and one for all cells; all compare with the first."""
    rows = []
    for variant in variants:
        everything: list[tuple[Result, Result]] = []
        for cell in cells:
            pairs = [
                (result, trials[variant.version, cell, deal])
                for (version, where, deal), result in trials.items()
                if (version, where) == (variants[0].version, cell)
                and (variant.version, cell, deal) in trials
            ]
            everything += pairs
            if pairs:
                rows.append(compare_pairs(cell, variant, pairs))
        if everything and len(cells) > 1:
            rows.append(compare_pairs(ALL, variant, everything))
    order = [*cells, ALL]
    return sorted(rows, key=lambda row: order.index(row["cell"]))


def compare_pairs(cell: str, variant: SearchVariant, pairs: Sequence[tuple[Result, Result]]) -> Row:
    """Return the row of a variant in a cell; the first of each pair is that of the first one."""
    first, this = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    wins = compare_wins(first, this)
    seconds = [
        sum(result.seconds for result in results) / sum(result.turns for result in results)
        for results in (first, this)
    ]
    return {
        "cell": cell,
        "variant": variant.name,
        "games": len(pairs),
        "wins": sum(result.won for result in this),
        "wins_of_first": sum(result.won for result in first),
        "only_first": wins["only_first"],
        "only_this": wins["only_second"],
        "p": wins["p"],
        "seconds_a_turn": round(seconds[1], 3),
        "time_ratio": round(seconds[1] / seconds[0], 2),
    }
