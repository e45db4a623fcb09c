"""The search: complete turns from a beam search, compared on the same sampled futures.

All other choices (discards, events, the order of a Forecast) are compared in the same way over a
few candidates. The search sees only a view: futures are sampled from what that view leaves open.
The policy, which does not know them either, plays them for some turns, each time the best of a few
(see `turn_choice`); then the value net evaluates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from ...analysis.plans import positions_along
from ...analysis.ways import apply_moves
from ...engine.buffers import pack
from ...engine.notation import Move, Unreadable, parse
from ...engine.rules.legality import find_refusal
from ...engine.rules.moves import NEXT, kind_of
from ...engine.rules.state import ACTIONS, State
from ...engine.view import View
from ..kernels.beam_search import ENDS
from ..kernels.policy import NO_MOVE
from ..kernels.schedule import SETTINGS, SearchSettings
from ..kernels.scoring.game_value import WIN
from ..kernels.workspace import Kernels, Proposal, first_future
from .minor_decisions import list_candidates
from .seat import seat_to_move

ROLLOUTS = 4000  # for a turn: about 0.4 s on an idle core
SMALL = 12  # the number of candidates at which a minor decision gets the budget of a turn
MARGIN = 15  # thousandths of a win that an event must gain now, so that noise does not play it
LOSING = WIN // 10  # with a lower value at hand, the margin is smaller in proportion
DOUBT = 50  # thousandths of a win that an accepted move may cost
THOUSANDTH = WIN // 1000
DECLINED, ACCEPTED = ENDS, ENDS + 1  # slots of the kernels: the answers to a request


class Tried(NamedTuple):
    """A candidate and its result."""

    moves: list[int]
    slot: int  # of its position in the kernels
    value: int  # millionths of a win, by the value net


class Search:
    """A bot that plans a whole turn; the same view, seed and budget give the same move.

    A `team` plans with the events of all players if hands are open; each seat plays its own. One
    that `spends` never discards an event that it can play, and plays any that helps near a loss.
    """

    def __init__(
        self,
        seed: int = 0,
        rollouts: int = ROLLOUTS,
        team: bool = False,
        settings: SearchSettings = SETTINGS,
        spends: bool = False,
    ) -> None:
        if not isinstance(rollouts, int) or rollouts < 1:
            raise ValueError(f"rollouts must be a whole number of at least 1, not {rollouts!r}")
        self.seed, self.rollouts, self.team, self.settings = seed, rollouts, team, settings
        self.spends = spends
        self.kernels = Kernels(settings)  # at once: if it cannot be loaded, nobody begins to play
        self.plan: dict[bytes, int] = {}  # positions of the planned turn, and the move in each
        self.tried: list[Tried] = []  # the finalists of the last decision, best first

    @cached_property
    def kernels(self) -> Kernels:
        """The kernels with their buffers, more than a megabyte."""
        return Kernels(self.settings)

    def __getstate__(self) -> dict[str, object]:
        """Return what a copy has: the plan, but neither the buffers nor what is in them."""
        return {name: own for name, own in vars(self).items() if name != "kernels"} | {"tried": []}

    def choose(self, view: View) -> Move | None:
        """Return a legal move of the view's seat, or None if it waits, as when not on turn."""
        seat = seat_to_move(view)
        if seat is None:
            return None
        s = view.state
        if s["phase"] == ACTIONS:
            if s["turn"] != seat and (not self.team or s["private"]):
                return None
            move = self.planned_move(s, seat)
        else:
            moves = list_candidates(view, self.spends)
            if not moves:
                return None
            move = self.choose_best(s, seat, moves)
        return Move(move) if move in view.legal_moves else None

    def agree(self, view: View, text: str) -> bool:
        """Return whether a move of the active seat is at most slightly worse than others."""
        s, seat = view.state, view.viewer
        try:
            move = parse(text, s, s["turn"])
        except Unreadable:  # an undo, or a move of a past phase
            return True
        if seat is None or s["private"] or find_refusal(s, move) is not None:
            return True
        return self.accepts(s, seat, [move])

    def accepts(self, s: State, seat: int, moves: Sequence[int]) -> bool:
        """Return whether moves that this seat is asked for cost at most DOUBT together."""
        slots = {DECLINED: [NO_MOVE], ACCEPTED: [*moves]}
        self.kernels.put(DECLINED, pack(s))
        self.kernels.put(ACCEPTED, pack(apply_moves(s, *moves[:-1])), moves[-1])
        tried = self.rank(s, seat, slots, self.rollouts // 4, DECLINED)
        value = {candidate.slot: candidate.value for candidate in tried}
        return value[ACCEPTED] >= value[DECLINED] - DOUBT * THOUSANDTH

    def planned_move(self, s: State, seat: int) -> int:
        """Return the next move of the plan; make a new plan if the position is not in it."""
        position = bytes(pack(s))
        if position not in self.plan:
            self.keep_plan(s, self.rank_turns(s, seat)[0].moves)
        return self.plan[position]

    def keep_plan(self, s: State, moves: Iterable[int]) -> None:
        """Keep a plan for this turn, by the positions in which its moves are made."""
        turn = positions_along(s, moves)
        self.plan = {bytes(pack(state)): move for state, move in turn}

    def plan_without(self, view: View, forbidden: Callable[[int], bool]) -> Move | None:
        """Make a new plan for the turn without these moves, and return its first move.

        Return None if every turn that is proposed has one of them.
        """
        s, seat = view.state, view.viewer
        assert seat is not None
        turns = self.kernels.propose(s, self.team and not s["private"])
        allowed = [turn for turn in turns if not any(map(forbidden, turn.moves))]
        if not allowed:
            return None
        best = self.rank_proposals(s, seat, allowed, self.rollouts)[0].moves
        self.keep_plan(s, best)
        return Move(best[0])

    def rest_of_plan(self, view: View) -> list[int]:
        """Return the moves of the plan after this position."""
        along = list(self.plan)
        position = bytes(pack(view.state))
        after = along.index(position) + 1 if position in self.plan else len(along)
        return [self.plan[later] for later in along[after:]]

    def rank_turns(self, s: State, seat: int) -> list[Tried]:
        """Return complete turns of the active seat, best first."""
        team, seed = self.team and not s["private"], first_future(s, self.seed)
        slots = self.kernels.rank_turns(s, seat, team, seed, self.rollouts)
        return self.note_tried({slot: self.kernels.path_to(slot) for slot in slots})

    def rank_proposals(
        self, s: State, seat: int, turns: Iterable[Proposal], budget: int
    ) -> list[Tried]:
        """Return these turns, best first; they are in slots from ENDS on, in their order."""
        paths = {}
        for slot, turn in enumerate(turns, ENDS):
            self.kernels.put(slot, turn.end)
            paths[slot] = turn.moves
        return self.rank(s, seat, paths, budget)

    def choose_best(self, s: State, seat: int, moves: Sequence[int]) -> int:
        """Return the best candidate move."""
        if len(moves) == 1:
            return moves[0]
        slots = self.fill_slots(s, moves)
        budget = self.rollouts * min(len(moves) + 2, SMALL) // SMALL
        waiting = kind_of(moves[0]) == NEXT
        tried = self.rank(s, seat, slots, budget, ENDS if waiting else None)
        if waiting:
            value = {candidate.slot: candidate.value for candidate in tried}
            if tried[0].value - value[ENDS] < self.margin_at(value[ENDS]):
                return moves[0]
        return tried[0].moves[0]

    def margin_at(self, value: int) -> int:
        """Return what an event must gain where waiting has this value."""
        margin = MARGIN * THOUSANDTH
        return max(1, margin * min(value, LOSING) // LOSING) if self.spends else margin

    def fill_slots(self, s: State, moves: Sequence[int]) -> dict[int, list[int]]:
        """Put the position into one slot for each candidate move."""
        slots = {}
        for slot, move in enumerate(moves, ENDS):
            self.kernels.put(slot, pack(s), move)
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
        """Rank candidates on the same futures; the slot `stays` is kept to the end."""
        slots = self.kernels.rank([*paths], seat, first_future(s, self.seed), budget, stays)
        return self.note_tried({slot: paths[slot] for slot in slots})

    def note_tried(self, paths: dict[int, list[int]]) -> list[Tried]:
        """Return the finalists of a decision, and remember them."""
        values = self.kernels.values
        self.tried = [Tried(path, slot, int(values[slot])) for slot, path in paths.items()]
        return self.tried
