"""The search: whole turns from the beam, tried in the same sampled futures, the best kept on.

Every other choice (discards, events in windows, the order of a Forecast) is tried in the same way
over a handful of candidates. The search sees a view and nothing else; futures are drawn from what
that view leaves open, and are played by the policy, which does not know them either.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

from ..engine.chance import silent
from ..engine.legality import refusal
from ..engine.moves import NEXT, kind_of
from ..engine.notation import Move, Unreadable, parse
from ..engine.state import ACTIONS, State, copy, pack
from ..engine.step import step
from ..engine.view import View
from .beam import ENDS
from .choices import candidates
from .kernels import Kernels, Proposal
from .policy import NO_MOVE

ROLLOUTS = 1200  # for a turn: under half a second on a core that is free
KEPT = {"": 28, "together": 40, "safe": 48}  # proposals tried: so many after each leaning
ROUNDS = (3, 3, 1)  # after each one in so many stays
SMALL = 12  # candidates with which a small decision gets the budget of a turn
MARGIN = 15  # thousandths of a win that an event must bring now, so that noise does not play it
DOUBT = 50  # thousandths of a win that a move may cost and still be agreed to


class Tried(NamedTuple):
    """A candidate with what came of it."""

    moves: list[int]
    wins: int  # of the policy, in so many futures
    futures: int


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
        if seat is None or not view.legal:
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
        return Move(move) if move in view.legal else None

    def agree(self, view: View, text: str) -> bool:
        """Whether a move of the active seat is at least nearly as good as what it might do else."""
        s, seat = view.state, view.viewer
        try:
            move = parse(text, s, s["turn"])
        except Unreadable:  # an undo, or a move of a phase that is over
            return True
        if seat is None or s["private"] or refusal(s, move) is not None:
            return True
        places = self.place(s, [NO_MOVE, move])
        self.rank(s, seat, places, self.rollouts // 4, ENDS)
        waiting, moving = self.kernels.values[ENDS : ENDS + 2]
        return bool(moving >= waiting - DOUBT * self.tried[0].futures)

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
        for leaning, kept in KEPT.items():
            for proposal in self.kernels.propose(s, self.team and not s["private"], leaning):
                if len(ends) == kept:
                    break
                ends.setdefault(proposal.key, proposal)
        paths = {}
        for place, proposal in enumerate(ends.values(), ENDS):
            self.kernels.states[place] = proposal.end
            self.kernels.first_moves[place] = NO_MOVE
            paths[place] = proposal.moves
        return self.rank(s, seat, paths, self.rollouts)

    def best_move(self, s: State, seat: int, found: Sequence[int]) -> int:
        """The candidate move that does best."""
        if len(found) == 1:
            return found[0]
        places = self.place(s, found)
        budget = self.rollouts * min(len(found) + 2, SMALL) // SMALL
        waiting = kind_of(found[0]) == NEXT
        best = self.rank(s, seat, places, budget, ENDS if waiting else None)[0]
        if waiting:
            values = self.kernels.values
            gain = max(values[ENDS : ENDS + len(found)]) - values[ENDS]
            if gain < MARGIN * best.futures:
                return found[0]
        return best.moves[0]

    def place(self, s: State, found: Sequence[int]) -> dict[int, list[int]]:
        """Puts a position down once for each move to be tried in it."""
        places = {}
        for place, move in enumerate(found, ENDS):
            self.kernels.states[place] = pack(s)
            self.kernels.first_moves[place] = move
            places[place] = [move]
        return places

    def rank(
        self,
        s: State,
        seat: int,
        paths: dict[int, list[int]],
        budget: int,
        stays: int | None = None,
    ) -> list[Tried]:
        """Successive halving: all in some futures, the better ones in more, the best in most.

        One place may be named that stays to the end, to be compared with.
        """
        seed = zlib.crc32(pack(s).tobytes(), self.seed)
        values, wins = self.kernels.values, self.kernels.wins
        values[:] = 0
        wins[:] = 0
        places, futures = list(paths), 0
        for share in ROUNDS:
            more = max(4, budget // len(ROUNDS) // len(places))
            if len(paths) > 1:
                self.kernels.try_out(places, seat, seed + futures, more)
                futures += more
            places.sort(key=lambda place: -values[place])  # stable: of equals the beam's first
            places = places[: max(2, len(places) // share)]
            if stays is not None and stays not in places:
                places[-1] = stays
        self.tried = [Tried(paths[place], int(wins[place]), futures) for place in places]
        return self.tried


def positions_along(s: State, path: list[int]) -> dict[bytes, int]:
    """The positions through which a turn leads, with the move in each."""
    s, chance = copy(s), silent()
    along = {}
    for move in path:
        along[pack(s).tobytes()] = move
        step(s, move, chance, [0])
    return along
