"""Measure what the coach says against other turns: another idea, and figures that are true.

The policy plays games in many settings. At the beginning of a turn the coach advises; the runner-up
should have another idea, and the figure of every contrast should hold on fresh futures.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np

from benchmarks.command import run, say
from benchmarks.positions import middle_of
from fourcures.analysis.outbreaks import outbreak_odds
from fourcures.analysis.ways import apply_moves
from fourcures.bots import Search
from fourcures.bots.coach.advice import advise
from fourcures.bots.coach.comparison import Cost, compare_all, compare_slots
from fourcures.bots.coach.ideas import idea_of, is_other_idea, list_ideas
from fourcures.bots.coach.later import check, has_cure, play_futures
from fourcures.bots.coach.win_chance import win_chance
from fourcures.bots.kernels.workspace import Kernels, first_future
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.buffers import pack
from fourcures.engine.notation import parse
from fourcures.engine.rules.board import DISEASE
from fourcures.engine.rules.state import WON, State
from fourcures.engine.view import View
from fourcures.processes import spread
from fourcures.protocol.coach import AdvisedTurn, Claim

SLOTS = [600, 601]  # of the kernels: the best turn, the other one
FRESH = 77  # a seed that the coach does not use
SAMPLES = 4  # of CLAIM_FUTURES futures each
FUTURES = 2000
CHANCE = 500  # futures for the win chance
SURE = 2.58  # standard deviations: 99 %
CLOSE = 0.15  # win chance: a rival that costs no more should be named
WIDE = 40  # turns of a wide search for one
ABOUT = 0.02  # of win chance: a difference that "about" allows

Figures = dict[str, Any]


def follow(s: State, turn: AdvisedTurn) -> tuple[list[int], State]:
    """Return the moves of a turn and its last position."""
    moves: list[int] = []
    for text in turn.moves:
        moves.append(parse(text, s, s["turn"]))
        s = apply_moves(s, moves[-1])
    return moves, s


def has_other_idea(view: View, best: AdvisedTurn, other: AdvisedTurn) -> bool:
    """Return whether another turn has another idea than the best one."""
    (moves, _), (others, _) = (follow(view.state, turn) for turn in (best, other))
    own = list_ideas(view.state, moves)
    point = idea_of(best.says[0], view.state, own)
    return is_other_idea(point, own, list_ideas(view.state, others))


def holds(
    claim: Claim, view: View, best: State, other: State, search: Search, fresh: int = FUTURES
) -> bool:
    """Return whether the figures of a contrast are true, on fresh futures where it has any."""
    figures, kernels, seat = claim.figures, search.kernels, view.viewer
    assert seat is not None
    for slot, s in zip(SLOTS, (best, other), strict=True):
        kernels.put(slot, pack(s))
    match claim.code:
        case "rather_win":
            return best["outcome"] == WON != other["outcome"]
        case "rather_outbreak":
            risks = [
                outbreak_odds(View(s, seat)).cities.get(figures["city"], 0.0) for s in (best, other)
            ]
            told = [figures["risk"], figures["risk_otherwise"]]
            return risks[0] < risks[1] and bool(np.allclose(risks, told, atol=1e-4))
        case "rather_cure" | "rather_cured":
            shares = [share_cured(claim, view, slot, search) for slot in SLOTS]
            counted = [claim.futures, figures["otherwise"]]
            return shares[1] < shares[0] and all(
                number is None or is_near(share, number / claim.of, SAMPLES * claim.of, claim.of)
                for share, number in zip(shares, counted, strict=True)
            )
        case "rather_wins":
            kernels.try_out(SLOTS, seat, first_future(view.state, FRESH), fresh)
            wins = [kernels.wins[slot] / fresh for slot in SLOTS]
            told = [(claim.futures or 0) / claim.of, figures["otherwise"] / claim.of]
            return wins[1] < wins[0] and all(
                is_near(share, said, fresh, claim.of)
                for share, said in zip(wins, told, strict=True)
            )
    (compared,) = compare_slots(kernels, view.state, seat, SLOTS, fresh, FRESH)
    loss = Cost.of(win_chance(view, CHANCE, kernels).chance, compared).loss
    said = figures["points"] / 100
    if claim.code == "rather_close":
        return loss <= said
    return loss > 0 and abs(loss - said) <= max(ABOUT, said / 4)


def share_cured(claim: Claim, view: View, slot: int, search: Search) -> float:
    """Return the share of fresh futures of a slot in which a cure is there by then."""
    figures, cured = claim.figures, []
    for sample in range(SAMPLES):
        after = play_futures(search.kernels, slot, view, view.state["players"], FRESH + sample)
        there = check(after, figures["turns"], has_cure(DISEASE[figures["disease"]]))
        cured.append(sum(there) / len(after))
    return sum(cured) / SAMPLES


def is_near(share: float, said: float, fresh: int, of: int) -> bool:
    """Return whether two shares of futures differ by no more than chance explains."""
    rate = min(max((share + said) / 2, 1 / of), 1 - 1 / of)
    return abs(share - said) <= SURE * math.sqrt(rate * (1 - rate) * (1 / fresh + 1 / of)) + 1e-9


class Judged(NamedTuple):
    """What the advice in one position says against other turns, and what of it holds."""

    said: list[str]  # codes of contrasts
    held: list[str]
    same: int  # rivals with the idea of the best turn
    missed: int  # 1 if no rival is named although the search knows a close turn with another idea
    seconds: float  # of the advice


def judge(number: int) -> Judged | None:
    """Judge the advice in the position with this number; return None without advice."""
    game = middle_of(number)
    if game is None:
        return None
    ensure_compiled()
    view, search = game.view(game.turn), Search(spends=True)
    start = time.process_time()
    best, *others = advise(view, search)
    spent = time.process_time() - start
    said, held, same = list[str](), list[str](), 0
    for other in others:
        same += not has_other_idea(view, best, other)
        assert other.contrast is not None
        ends = [follow(view.state, turn)[1] for turn in (best, other)]
        said.append(other.contrast.code)
        if holds(other.contrast, view, ends[0], ends[1], search):
            held.append(other.contrast.code)
    missed = not others and has_close_rival(view, best)
    return Judged(said, held, same, int(missed), spent)


def has_close_rival(view: View, best: AdvisedTurn) -> bool:
    """Return whether a turn with another idea costs at most CLOSE, by a wide search."""
    s, seat, search = view.state, view.viewer, Search(1)
    assert seat is not None
    moves, end = follow(s, best)
    point = idea_of(best.says[0], s, list_ideas(s, moves))
    own = list_ideas(s, moves)
    others = [
        turn
        for turn in search.kernels.propose(s, False)
        if is_other_idea(point, own, list_ideas(s, turn.moves))
    ]
    chance = win_chance(View(end, seat), CHANCE, Kernels()).chance
    compared = compare_all(
        search.kernels, s, seat, pack(end), [one.end for one in others[:WIDE]], CHANCE
    )
    return any(Cost.of(chance, each).loss <= CLOSE for each in compared)


def measure(positions: int, jobs: int, say: Callable[[str], None]) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    found: list[Judged] = []
    good = 0
    for _, judged in (judging := spread(judge, count(), jobs)):
        if judged is not None:
            found.append(judged)
            good += len(judged.held) == len(judged.said)
            if len(found) % 20 == 0:
                say(f"{len(found)} positions: in {good} all contrasts hold")
        if len(found) == positions:
            judging.close()
            break
    said, held = count_codes(found)
    return {
        "positions": positions,
        "without_a_rival": sum(not each.said for each in found),
        "though_one_is_close": sum(each.missed for each in found),
        "rivals": said.total(),
        "with_the_same_idea": sum(each.same for each in found),
        "contrasts": dict(said),
        "that_hold": dict(held),
        "advice_s": round(fmean(each.seconds for each in found), 2),
        "slowest_advice_s": round(max(each.seconds for each in found), 2),
    }


def count_codes(found: Sequence[Judged]) -> tuple[Counter[str], Counter[str]]:
    """Return how often each contrast is said, and how often it holds."""
    said, held = Counter[str](), Counter[str]()
    for each in found:
        said.update(each.said)
        held.update(each.held)
    return said, held


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = Parser("python -m benchmarks.coach", description="Measure the coach's contrasts.")
    add = parser.add_argument
    add("--positions", type=parse_positive, default=200, help="positions (default 200)")
    add("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    add("--json", action="store_true", help="print one JSON object")
    return run(parser, words, lambda args: measure(args.positions, args.jobs, say))


if __name__ == "__main__":
    sys.exit(main())
