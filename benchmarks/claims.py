"""Measure whether what the coach says is true, and whether the causes that it names are causes.

In many positions the numbers of the best turn are counted again on fresh futures. Where a sentence
names a shield, an event, a cleaning or the point of the turn as the cause, this is taken away: then
the figure has to change.

    python -m benchmarks.claims --positions 1000 --jobs 16
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from typing import Any, NamedTuple

from benchmarks.command import run, say
from benchmarks.positions import middle_of
from fourcures.analysis.odds import odds
from fourcures.analysis.outbreaks import outbreak_odds
from fourcures.analysis.ways import apply_moves
from fourcures.bots import Search
from fourcures.bots.coach.claims import claim_turn
from fourcures.bots.coach.comparison import Cost, compare_slots
from fourcures.bots.coach.dangers import without_shield
from fourcures.bots.coach.later import MANY, play_futures, turns_until
from fourcures.bots.coach.needed_events import without_event
from fourcures.bots.coach.parts import put_back, rank_parts
from fourcures.bots.coach.win_chance import win_chance
from fourcures.bots.kernels.workspace import Kernels
from fourcures.bots.warm_up import ensure_compiled
from fourcures.cli.options import parse_positive
from fourcures.cli.parser import Parser
from fourcures.engine.buffers import pack, unpack
from fourcures.engine.rules.board import CARD, CITY, DISEASE, EVENTS, ROLES
from fourcures.engine.rules.moves import PASS, encode
from fourcures.engine.rules.state import CURED, UNCURED, WON, State
from fourcures.engine.view import View
from fourcures.processes import spread
from fourcures.protocol.coach import Claim, ClaimFigures

SLOTS = [600, 601]  # of the kernels: the turn, and the same without a cause
FRESH = 77  # a seed that the coach does not use
SAMPLES = 4  # of as many futures as a claim counts
SURE = 3.0  # standard deviations
EXACT = 1e-4
MANY_FUTURES = 2000
ABOUT = 0.02  # of win chance: a difference that "about" allows

Figures = dict[str, Any]


class Checked(NamedTuple):
    """A claim that was checked: whether its number is true, and that its cause is one."""

    code: str
    true: bool
    is_cause: bool | None = None  # None if it names no cause


class AdvisedTurn(NamedTuple):
    """The best turn in a position: its last position, and what is said about it."""

    view: View
    search: Search
    end: State
    bare: State  # the same turn without its first part
    says: Sequence[Claim]
    moves: Sequence[int]

    def futures(self, s: State) -> list[list[State]]:
        """Return the positions of fresh futures after a position in which this turn ends."""
        kernels, turns = self.search.kernels, s["players"]
        kernels.put(SLOTS[0], pack(s))
        return [
            [unpack(moment) for moment in future]
            for sample in range(SAMPLES)
            for future in play_futures(kernels, SLOTS[0], self.view, turns, FRESH + sample)
        ]


def comes(claim: Claim, after: State, future: list[State]) -> bool:
    """Return whether a claim about what comes next is true in a future."""
    figures: ClaimFigures = claim.figures
    players = after["players"]

    def turn_of(role: str) -> int:
        seat = after["seat_of"][ROLES.index(role)]
        return (seat - after["turn"] - 1) % players + 1

    match claim.code:
        case "win_next":
            return future[figures["turns"]]["outcome"] == WON
        case "cure_next":
            at_turn, disease = turn_of(figures["role"]), DISEASE[figures["disease"]]
            was, now = future[at_turn - 1]["diseases"], future[at_turn]["diseases"]
            return was[disease] == UNCURED and now[disease] >= CURED
        case "cure_within":
            disease = DISEASE[figures["disease"]]
            was, now = future[0]["diseases"], future[figures["turns"]]["diseases"]
            return was[disease] == UNCURED and now[disease] >= CURED
        case "share_next":
            card = CARD[figures["card"]]
            roles = (figures["giver"], figures["receiver"])
            giver, receiver = (after["seat_of"][ROLES.index(role)] for role in roles)
            return any(
                was["hands"][giver] >> card & 1 and now["hands"][receiver] >> card & 1
                for was, now in pairwise(future)
            )
        case "treat_next":
            at_turn = turn_of(figures["role"])
            place = 4 * CITY[figures["city"]] + DISEASE[figures["disease"]]
            cubes = future[at_turn - 1]["cubes"][place], future[at_turn]["cubes"][place]
            return cubes[0] >= MANY and cubes[1] < cubes[0]
        case "completes":
            at_once = Claim("share_next", figures)
            receiver = after["seat_of"][ROLES.index(figures["receiver"])]
            first = 12 * DISEASE[figures["disease"]]
            sets = (now["hands"][receiver] >> first & 0xFFF for now in future[1:])
            full = any(cards.bit_count() >= figures["holds"] for cards in sets)
            return full and comes(at_once, after, future)
        case "without_cure":
            return future[figures["turns"]]["diseases"][DISEASE[figures["disease"]]] != UNCURED
        case "without_outbreaks":
            return future[figures["turns"]]["outbreaks"] > after["outbreaks"]
        case "calmed_by":
            return future[0]["outbreaks"] == after["outbreaks"]
    raise AssertionError(claim)


def check_turn(turn: AdvisedTurn) -> Iterator[Checked]:
    """Yield each claim about a turn that has a number or a cause, with what was found."""
    after: list[list[State]] = []
    for claim in turn.says:
        if claim.code in ("without_worse", "without_turn", "nothing_urgent"):
            yield check_worth(claim, turn)
        elif claim.code.startswith("without_"):
            after = after or turn.futures(turn.end)
            yield check_point(claim, turn, after)
        elif claim.futures is not None or claim.code == "counts_on":
            after = after or turn.futures(turn.end)
            yield check_count(claim, turn, after)
        elif claim.code in ("shields", "shields_cubes"):
            yield check_shield(claim, turn)
        elif claim.code == "cleans":
            cubes = [sum(s["cubes"][:]) for s in (put_back(turn.view.state, turn.moves), turn.end)]
            cleaned = cubes[0] - cubes[1]
            yield Checked(claim.code, cleaned == claim.figures["cubes"], cleaned > 0)
        elif claim.code in ("danger", "dangers"):
            chances = outbreak_odds(View(turn.end, turn.view.viewer))
            risk = chances.cities.get(claim.figures["city"], 0.0)
            yield Checked(claim.code, abs(risk - claim.figures["risk"]) <= EXACT)


def check_shield(claim: Claim, turn: AdvisedTurn) -> Checked:
    """Return whether the city is in danger as soon as the pawn does not protect it."""
    figures, viewer = claim.figures, turn.view.viewer
    bare = without_shield(turn.end, ROLES.index(figures["pawn"]))
    if claim.code == "shields":
        chances = [outbreak_odds(View(s, viewer)).cities for s in (turn.end, bare)]
    else:
        chances = [odds(View(s, viewer)).infected for s in (turn.end, bare)]
        chances[0] = dict.fromkeys(odds(View(turn.end, viewer)).protected, 0.0)
    risks = [found.get(figures["city"], 0.0) for found in chances]
    return Checked(
        claim.code, abs(risks[1] - figures["risk_otherwise"]) <= EXACT, risks[0] == 0 < risks[1]
    )


def check_point(claim: Claim, turn: AdvisedTurn, after: Sequence[list[State]]) -> Checked:
    """Return whether the turn loses by being without its point what a claim says."""
    figures, viewer = claim.figures, turn.view.viewer
    if claim.code == "without_outbreak":
        chances = [outbreak_odds(View(s, viewer)).cities for s in (turn.end, turn.bare)]
        risks = [found.get(figures["city"], 0.0) for found in chances]
        said = [figures["risk"], figures["risk_otherwise"]]
        near = all(abs(one - other) <= EXACT for one, other in zip(risks, said, strict=True))
        return Checked(claim.code, near, risks[0] < risks[1])
    told = claim if claim.code == "without_outbreaks" else Claim("without_cure", figures)
    found = [comes(told, turn.end, future) for future in after]
    without = [comes(told, turn.bare, future) for future in turn.futures(turn.bare)]
    true = is_near(sum(without), len(without), figures["otherwise"], claim.of)
    if claim.futures is not None:
        true = true and is_near(sum(found), len(found), claim.futures, claim.of)
    change = abs(sum(found) - sum(without))
    return Checked(claim.code, true, change > SURE * math.sqrt(len(found) / 8))


def check_worth(claim: Claim, turn: AdvisedTurn) -> Checked:
    """Return whether the win chance without the point of a turn is lower by what a claim says."""
    view, kernels, bare = turn.view, turn.search.kernels, turn.bare
    assert view.viewer is not None
    if claim.code != "without_worse":
        bare = apply_moves(view.state, encode(PASS, view.state["turn"]))
    for slot, s in zip(SLOTS, (turn.end, bare), strict=True):
        kernels.put(slot, pack(s))
    (compared,) = compare_slots(kernels, view.state, view.viewer, SLOTS, MANY_FUTURES, FRESH)
    chance = win_chance(View(turn.end, view.viewer), MANY_FUTURES, Kernels()).chance
    loss, said = Cost.of(chance, compared).loss, claim.figures["points"] / 100
    if claim.code == "nothing_urgent":
        return Checked(claim.code, loss <= said)
    return Checked(claim.code, abs(loss - said) <= max(ABOUT, said / 3), loss > 0)


def check_count(claim: Claim, turn: AdvisedTurn, after: Sequence[list[State]]) -> Checked:
    """Return whether a number of futures is near that of fresh ones, with and without a cause."""
    told = claim
    if claim.code == "counts_on":
        told = turn.says[turn.says.index(claim) - 1]
    found = [comes(told, turn.end, future) for future in after]
    true = is_near(sum(found), len(found), told.futures or 0, told.of)
    otherwise = claim.figures.get("otherwise")
    if otherwise is None:
        return Checked(claim.code, true)
    bare = turn.bare
    if "event" in claim.figures:
        bare = without_event(turn.end, EVENTS.index(claim.figures["event"]))
    without = [comes_by(told, bare, future) for future in turn.futures(bare)]
    true = true and is_near(sum(without), len(without), otherwise, claim.of)
    more = sum(found) - sum(without)
    return Checked(claim.code, true, more > SURE * math.sqrt(len(found) / 8))


def comes_by(claim: Claim, after: State, future: list[State]) -> bool:
    """Return whether a claim is true in a future, at the latest by the turn that it speaks of."""
    turns = turns_until(claim, after)
    if claim.code == "win_next":
        return future[turns]["outcome"] == WON
    if claim.code in ("cure_next", "cure_within"):
        return future[turns]["diseases"][DISEASE[claim.figures["disease"]]] != UNCURED
    return comes(claim, after, future)


def is_near(found: int, fresh: int, told: int, of: int) -> bool:
    """Return whether a number told of some futures agrees with that of fresh ones."""
    rate = min(max((found + told) / (fresh + of), 1 / of), 1 - 1 / of)
    error = math.sqrt(rate * (1 - rate) * (1 / fresh + 1 / of))
    return abs(found / fresh - told / of) <= SURE * error + EXACT


def check_position(number: int) -> list[Checked] | None:
    """Return what was found of the best turn in a position; None if there is no such position."""
    game = middle_of(number, "claims")
    if game is None:
        return None
    ensure_compiled()
    view, search = game.view(game.turn), Search()
    best = search.rank_turns(view.state, game.turn)[0]
    says = claim_turn(view, best.moves, search, best.slot)
    bare = rank_parts(view, best.moves, search.kernels, best.slot)[0].without
    end = apply_moves(view.state, *best.moves)
    return [*check_turn(AdvisedTurn(view, search, end, bare, says, best.moves))]


def measure(positions: int, jobs: int) -> Figures:
    """Run the benchmark and return all figures."""
    ensure_compiled()
    counts = Counter[str]()
    done = 0
    for number, found in (checking := spread(check_position, count(), jobs)):
        if found is None:
            continue
        done += 1
        for checked in found:
            counts["claims"] += 1
            counts["true"] += checked.true
            if not checked.true:
                say(f"position {number}: {checked.code} is not near")
            if checked.is_cause is not None:
                counts["causes"] += 1
                counts[f"causes_{checked.code}"] += 1
                counts["that_change_the_figure"] += checked.is_cause
                if not checked.is_cause:
                    say(f"position {number}: {checked.code} is no cause")
        if done % 20 == 0:
            say(f"{done} positions: {dict(counts)}")
        if done == positions:
            checking.close()
            break
    return {"positions": done, **counts}


def main(words: list[str] | None = None) -> int:
    """Run the benchmark from the command line; return the exit status."""
    parser = Parser("python -m benchmarks.claims", description="Measure the coach's claims.")
    add = parser.add_argument
    add("--positions", type=parse_positive, default=1000, help="positions (default 1000)")
    add("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    add("--json", action="store_true", help="print one JSON object")
    return run(parser, words, lambda args: measure(args.positions, args.jobs))


if __name__ == "__main__":
    sys.exit(main())
