"""Measure the win chance: how often the search wins where it says so, and whether it agrees.

The policy plays games to some turn; the search then plays each position to its end. Positions
with a win chance below 10 % are told apart. The win chance is also compared with that after the
coach's own best turn, before a card is seen. The points can fit a new curve.

    python -m benchmarks.chance --positions 2000 --jobs 16 --points points.jsonl --fit curve.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.command import run, say
from benchmarks.positions import stage_of
from fourcures.bots import Search
from fourcures.bots.coach.curves import Curve, Point, Where
from fourcures.bots.coach.win_chance import (
    JUMP,
    count_policy_wins,
    where_of,
    win_chance,
)
from fourcures.bots.kernels.workspace import Kernels
from fourcures.bots.players.search import ROLLOUTS
from fourcures.bots.team import play_out
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.buffers import unpack
from fourcures.engine.rules.state import WON
from fourcures.engine.view import View
from fourcures.files import check_writable
from fourcures.lab.calibration import expected_error, fit, sort_into_bins
from fourcures.processes import spread

FUTURES = 1000
LOW = 0.1  # a win chance that is told apart
CHANGE = 0.1  # between the win chances before and after the best turn: too much

Figures = dict[str, Any]


class Sample(msgspec.Struct, frozen=True):
    """A position, what is said about it, and how it ended."""

    number: int
    said: float
    after: float  # the win chance after the best turn
    certain: bool  # whether the rules or a known turn decide it
    wins: int  # of the policy in FUTURES, before the turn and after it
    wins_after: int
    where: Where
    won: bool

    def chance_by(self, curve: Curve) -> float:
        """Return the win chance by another curve."""
        if self.certain:
            return self.said
        before, after = (
            curve.chance(Point(wins, FUTURES, self.where, self.won))
            for wins in (self.wins, self.wins_after)
        )
        return max(before, after - JUMP)


def look_at(number: int, rollouts: int) -> Sample | None:
    """Return what is said about a position, and whether the search wins from there."""
    game = stage_of(number, "chance")
    if game is None:
        return None
    ensure_compiled()
    view, kernels = game.view(game.turn), Kernels()
    said = win_chance(view, FUTURES, kernels)
    search = Search(number, team=True)
    best = search.rank_turns(view.state, game.turn)[0]
    end = View(unpack(search.kernels.states[best.slot].copy()), game.turn)
    team = [Search(number, rollouts, team=True)] * len(game.roles)
    return Sample(
        number,
        said.chance,
        win_chance(end, FUTURES, kernels).chance,
        said.futures == 0,
        count_policy_wins(view, FUTURES, kernels),
        count_policy_wins(end, FUTURES, kernels),
        where_of(view.state),
        play_out(game, team).state["outcome"] == WON,
    )


def measure(
    positions: int, jobs: int, rollouts: int, points: Path | None, curve: Path | None
) -> Figures:
    """Run the benchmark and return all figures; samples in the file are not played again."""
    ensure_compiled()
    samples = read_samples(points)
    missing = (n for n in count() if n not in {each.number for each in samples})
    played = spread(partial(look_at, rollouts=rollouts), missing, jobs)
    while len(samples) < positions:
        _, sample = next(played)
        if sample is not None:
            samples.append(sample)
            write_sample(points, sample)
            if len(samples) % 20 == 0:
                say(f"{len(samples)} of {positions} positions")
    played.close()
    refit = fit([point_of(each) for each in samples if not each.certain])
    if curve:
        write_curve(curve, refit, samples)
    return {
        "positions": len(samples),
        **judge(samples, lambda each: each.said),
        "jumps": sum(abs(each.after - each.said) >= CHANGE for each in samples),
        "at_0": sum(each.said < 0.005 for each in samples),
        "won_at_0": sum(each.said < 0.005 and each.won for each in samples),
        **{f"refit_{name}": figure for name, figure in judge_refit(samples).items()},
        "refit_weights": [round(weight, 3) for weight in refit.weights],
    }


def judge(samples: Sequence[Sample], chance: Callable[[Sample], float]) -> Figures:
    """Return the calibration errors: of all positions, and of those with a low win chance."""
    said = [(chance(each), each.won) for each in samples]
    low = [(one, won) for one, won in said if one < LOW]
    mean, came = (
        sum(column) / max(1, len(low)) for column in zip(*low or [(0.0, False)], strict=True)
    )
    return {
        "calibration_error": round(expected_error(sort_into_bins(said)), 4),
        "low_positions": len(low),
        "low_said": round(mean, 4),
        "low_won": round(came, 4),
        "low_error": round(abs(mean - came), 4),
    }


def judge_refit(samples: Sequence[Sample]) -> Figures:
    """Return the calibration errors of curves that were fitted to the other half each."""
    curves = [
        fit([point_of(each) for each in samples if each.number % 2 == half and not each.certain])
        for half in (1, 0)
    ]
    return judge(samples, lambda each: each.chance_by(curves[each.number % 2]))


def point_of(sample: Sample) -> Point:
    """Return a sample as a point for the fit of a curve."""
    return Point(sample.wins, FUTURES, sample.where, sample.won)


def write_curve(file: Path, curve: Curve, samples: Sequence[Sample]) -> None:
    """Write a curve as `curve.json` has it."""
    made = f"python -m benchmarks.chance --positions {len(samples)} --fit {file.name}"
    error = judge_refit(samples)["calibration_error"]
    about = {"made_by": made, "games": len(samples), "expected_calibration_error": error}
    file.write_text(json.dumps(about | curve.data(), indent=1) + "\n", "utf-8")


def read_samples(file: Path | None) -> list[Sample]:
    """Return the samples of an earlier run."""
    if file is None or not file.exists():
        return []
    content = file.read_bytes()
    return msgspec.json.Decoder(Sample).decode_lines(content[: content.rfind(b"\n") + 1])


def write_sample(file: Path | None, sample: Sample) -> None:
    """Append a sample to the file of points."""
    if file is not None:
        with file.open("ab") as out:
            out.write(msgspec.json.encode(sample) + b"\n")


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = Parser("python -m benchmarks.chance", description="Measure the win chance.")
    add = parser.add_argument
    add("--positions", type=parse_positive, default=2000, help="positions (default 2000)")
    add("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    add("--rollouts", type=parse_positive, default=ROLLOUTS, help=f"per turn ({ROLLOUTS})")
    add("--points", type=Path, help="keep the samples here; the same command resumes")
    add("--fit", type=Path, help="write a curve here that is fitted to the samples")
    add("--json", action="store_true", help="print one JSON object")

    def work(args: Any) -> Figures:
        for file in (args.points, args.fit):
            if file is not None:
                check_writable(file)
        return measure(args.positions, args.jobs, args.rollouts, args.points, args.fit)

    return run(parser, words, work)


if __name__ == "__main__":
    sys.exit(main())
