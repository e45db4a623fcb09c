"""The turns that the advised one is compared with.

They are the best one with another idea, and the tempting one, which the quick policy would play.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ...analysis.ways import apply_moves
from ...engine.buffers import pack
from ...engine.view import View
from ...protocol.coach import Claim
from ..kernels import beam_search
from ..kernels.weights import LEANINGS
from ..kernels.workspace import Kernels, Proposal
from ..players.policy_bot import PolicyBot
from ..players.search import Search, Tried
from .ideas import idea_of, is_other_idea, list_ideas
from .parts import rank_parts

SAID = 2  # parts of a rival
MOST = 10  # candidates of each leaning
ROLLOUTS = 1000
FIRST_SLOT = beam_search.ODD  # of the kernels: free after the turns have been proposed


def find_rivals(
    view: View, finalists: Sequence[Tried], point: Claim, search: Search
) -> list[Tried]:
    """Return the best turn, the best one with another idea, and a tempting one with another idea.

    They are in slots of the kernels that later trials leave alone.
    """
    s, seat, kernels = view.state, view.viewer, search.kernels
    assert seat is not None
    best = finalists[0]
    own = list_ideas(s, best.moves)
    idea = idea_of(point, s, own)

    def differs(moves: Sequence[int]) -> bool:
        return is_other_idea(idea, own, list_ideas(s, moves))

    turns = [(best.moves, kernels.states[best.slot].copy())]
    others = [
        Proposal(turn.moves, 0, 0, kernels.states[turn.slot].copy())
        for turn in finalists[1:]
        if differs(turn.moves)
    ]
    for leaning in LEANINGS:
        proposed = kernels.propose(s, False, leaning)
        others += islice((turn for turn in proposed if differs(turn.moves)), MOST)
    if others:
        second = search.rank_proposals(s, seat, others, ROLLOUTS)[0]
        turns.append((second.moves, kernels.states[second.slot].copy()))
    tempting = PolicyBot().turn(view)
    if tempting and differs(tempting):
        turns.append((tempting, pack(apply_moves(s, *tempting))))
    for slot, (_, state) in enumerate(turns, FIRST_SLOT):
        kernels.put(slot, state)
    return [Tried(moves, slot, 0) for slot, (moves, _) in enumerate(turns, FIRST_SLOT)]


def claim_rival(view: View, best: Sequence[int], rival: Tried, kernels: Kernels) -> list[Claim]:
    """Return what a rival does, the most important thing that the best turn does not do first."""
    s = view.state
    own, ideas = (list_ideas(s, moves) for moves in (best, rival.moves))
    parts = rank_parts(view, rival.moves, kernels, rival.slot)
    parts.sort(key=lambda part: idea_of(part.claim, s, ideas) in own)
    return [part.claim for part in parts[:SAID]]
