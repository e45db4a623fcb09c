"""The search: whole turns from the beam, tried in the same sampled futures, the best kept on.

Every other choice (discards, events in windows, the order of a Forecast) is tried in the same way
over a handful of candidates. The search sees a view and nothing else; futures are drawn from what
that view leaves open, and are played for some turns by the policy, which does not know them
either; then the outlook judges.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.notation import Move, Unreadable, parse
from ..engine.rules.chance import silent
from ..engine.rules.legality import refusal
from ..engine.rules.moves import NEXT, kind_of
from ..engine.rules.state import ACTIONS, State, copy, pack
from ..engine.rules.step import step
from ..engine.view import View
from .kernels.beam_search import ENDS
from .kernels.policy import NO_MOVE
from .kernels.rollouts import WIN
from .kernels.workspace import Kernels, Proposal, first_future
from .minor_decisions import candidates

ROLLOUTS = 6000  # for a turn: about a third of a second on a core that is free
KEPT = {"": 36, "together": 50, "safe": 64}  # proposals tried: so many after each leaning
# Of each round: turns after which the outlook judges, its share of the rollouts in hundredths, and
# how many stay. A turn ahead costs little and tells the bad from the good; then it must be exact.
ROUNDS = ((2, 30, 20), (4, 35, 6), (4, 35, 2))
FINAL = ROUNDS[-1][2]  # stay to the end: the best and one to compare it with
FEWEST = 2  # futures of a round
SMALL = 12  # candidates with which a small decision gets the budget of a turn
MARGIN = 15  # thousandths of a win that an event must bring now, so that noise does not play it
DOUBT = 50  # thousandths of a win that a move may cost and still be agreed to
THOUSANDTH = WIN // 1000


class Tried(NamedTuple):
    """A candidate with what came of it."""

    moves: list[int]
    slot: int  # of its position in the kernels
    value: int  # millionths of a win, as the outlook judges


class Search:
    """Plans a turn at a time; the same view, seed and budget give the same move.

    A `team` plans with everybody's events where hands are open, and each seat plays its own.
    """

    def __init__(self, seed: int = 0, rollouts: int = ROLLOUTS, team: bool = False) -> None:
        self.seed, self.rollouts, self.team = seed, rollouts, team
        self.kernels = Kernels()
        self.plan: dict[bytes, int] = {}  # positions of the planned turn, and the move in each
        self.tried: list[Tried] = []  # the last decision: those tried longest, the best first

    def choose(self, view: View) -> Move | None:
        """A move from the view's own, or None: nothing now."""
        s, seat = view.state, view.viewer
        if seat is None or not view.legal_moves:
            return None
        if s["phase"] == ACTIONS:
            if s["turn"] != seat and (not self.team or s["private"]):
                return None
            move = self.planned(s, seat)
        else:
            found = candidates(view)
            if not found:
                return None
            move = self.best_move(s, seat, found)
        return Move(move) if move in view.legal_moves else None

    def agree(self, view: View, text: str) -> bool:
        """Whether a move of the active seat is at least nearly as good as what it might do else."""
        s, seat = view.state, view.viewer
        try:
            move = parse(text, s, s["turn"])
        except Unreadable:  # an undo, or a move of a phase that is over
            return True
        if seat is None or s["private"] or refusal(s, move) is not None:
            return True
        self.rank(s, seat, self.fill_slots(s, [NO_MOVE, move]), self.rollouts // 4, ENDS)
        value = {tried.slot: tried.value for tried in self.tried}
        return value[ENDS + 1] >= value[ENDS] - DOUBT * THOUSANDTH

    def planned(self, s: State, seat: int) -> int:
        """The next move of the turn's plan, made anew when the position is another than planned."""
        position = pack(s).tobytes()
        if position not in self.plan:
            self.plan = positions_along(s, self.turns(s, seat)[0].moves)
        return self.plan[position]

    def coming(self, view: View) -> list[int]:
        """What the plan has after the move of this position."""
        along = list(self.plan)
        position = pack(view.state).tobytes()
        after = along.index(position) + 1 if position in self.plan else len(along)
        return [self.plan[later] for later in along[after:]]

    def turns(self, s: State, seat: int) -> list[Tried]:
        """Whole turns of the active seat, the best first."""
        ends: dict[int, Proposal] = {}
        team = self.team and not s["private"]
        for leaning, kept in KEPT.items():
            for proposal in self.kernels.propose(s, team, leaning, kept):
                if len(ends) == kept:
                    break
                ends.setdefault(proposal.key, proposal)
        paths = {}
        for slot, proposal in enumerate(ends.values(), ENDS):
            self.kernels.states[slot] = proposal.end
            self.kernels.first_moves[slot] = NO_MOVE
            paths[slot] = proposal.moves
        return self.rank(s, seat, paths, self.rollouts)

    def best_move(self, s: State, seat: int, found: Sequence[int]) -> int:
        """The candidate move that does best."""
        if len(found) == 1:
            return found[0]
        slots = self.fill_slots(s, found)
        budget = self.rollouts * min(len(found) + 2, SMALL) // SMALL
        waiting = kind_of(found[0]) == NEXT
        tried = self.rank(s, seat, slots, budget, ENDS if waiting else None)
        if waiting:
            value = {candidate.slot: candidate.value for candidate in tried}
            if tried[0].value - value[ENDS] < MARGIN * THOUSANDTH:
                return found[0]
        return tried[0].moves[0]

    def fill_slots(self, s: State, found: Sequence[int]) -> dict[int, list[int]]:
        """Puts a position down once for each move to be tried in it."""
        slots = {}
        for slot, move in enumerate(found, ENDS):
            self.kernels.states[slot] = pack(s)
            self.kernels.first_moves[slot] = move
            slots[slot] = [move]
        return slots

    def rank(
        self,
        s: State,
        seat: int,
        paths: dict[int, list[int]],
        budget: int,
        stays: int | None = None,
    ) -> list[Tried]:
        """All in some futures, the better ones in more and further, the best in most.

        One slot may be named that stays to the end, to be compared with.
        """
        values = self.kernels.values
        slots, futures = list(paths), 1
        values[slots] = 0
        if len(paths) > 1:
            seed = first_future(s, self.seed)
            for turns, share, kept in ROUNDS:
                if len(slots) <= kept and kept != FINAL:
                    continue  # a round in which all would stay
                futures = max(FEWEST, budget * share // 100 // len(slots))
                values[slots] = 0
                self.kernels.try_out(slots, seat, seed, futures, turns)
                slots.sort(key=lambda slot: -values[slot])  # stable: of equals the beam's first
                if stays is not None and stays not in slots[:kept]:
                    slots.insert(kept - 1, stays)
                slots = slots[:kept]
        self.tried = [Tried(paths[slot], slot, int(values[slot]) // futures) for slot in slots]
        return self.tried


def positions_along(s: State, path: list[int]) -> dict[bytes, int]:
    """The positions through which a turn leads, with the move in each."""
    s, chance = copy(s), silent()
    along = {}
    for move in path:
        along[pack(s).tobytes()] = move
        step(s, move, chance, [0])
    return along
