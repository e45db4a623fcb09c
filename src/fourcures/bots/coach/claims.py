"""What to say about a whole turn: its point, why it is good, and what is dangerous after it.

The first claim is the part without which the turn loses most. Then comes what carries the turn: a
shield, what it loses otherwise, what the team does next and the event that it needs for this. The
last one is the most likely outbreak, or the event that prevents it. A test recomputes every figure.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...analysis.plans import REVEALING
from ...analysis.ways import apply_moves
from ...engine.buffers import pack
from ...engine.rules.moves import NEXT, kind_of
from ...engine.rules.state import ACTIONS, State
from ...engine.view import View
from ...protocol.coach import Claim, ClaimCode
from ..kernels.policy import NO_MOVE
from ..players.search import Search
from .causes import claim_cause
from .dangers import claim_danger, claim_shields
from .deeds import claim_deeds, role_of
from .later import Positions, claim_future, count_claim, play_futures
from .needed_events import SLOT, Ahead, claim_events
from .parts import CLOSE, STAYS, Part, rank_parts

MOST = 4  # sentences about one turn
WHY = 2  # of them: what carries it, besides an event that is needed
CHANGES = 10  # of the futures: what a turn without its first part has to change
# Causes that are only points of win chance: told after what is more telling.
POINTS: tuple[ClaimCode, ...] = ("without_worse", "without_turn", "nothing_urgent")
COUNTED: tuple[ClaimCode, ...] = ("win_next", "cure_next", "cure_within")


def claim_turn(view: View, moves: Sequence[int], search: Search, slot: int) -> list[Claim]:
    """Return what is to be said about a turn whose last position is in a slot of the search."""
    if any(kind_of(move) in REVEALING for move in moves):
        return claim_reveal(view, moves, search, slot)
    parts = rank_parts(view, moves, search.kernels, slot)
    first = parts[0]
    if first.claim.code == "wins":
        return [first.claim]
    end = apply_moves(view.state, *moves)
    follows, danger, after = look_ahead(view, end, search, slot)
    follows = [compare(claim, first, search, view) for claim in follows]
    shields = claim_shields(view.state, end, view.viewer)
    point = find_shield(first.claim, shields, view) or first.claim
    shields = [claim for claim in shields if claim is not point]
    cause: list[Claim] = []
    told = any(names_cause(claim) for claim in (point, *shields, *follows[:1]))
    if view.state["phase"] == ACTIONS and not told:
        kernels, seed = search.kernels, search.seed
        cause = claim_cause(view, kernels, slot, (end, after), first.without, seed)
    reasons = choose_reasons(parts, [*cause, *shields], follows, MOST - 1 - len(danger))
    return [point, *reasons, *danger]


def names_cause(claim: Claim) -> bool:
    """Return whether a claim says what would be without the point of the turn."""
    return bool({"otherwise", "risk_otherwise"} & claim.figures.keys())


def claim_reveal(view: View, moves: Sequence[int], search: Search, slot: int) -> list[Claim]:
    """Return what is to be said about a decision after which a card is turned over."""
    follows, danger, _ = look_ahead(view, view.state, search, slot, moves[-1])
    ends_window = kind_of(moves[-1]) == NEXT  # otherwise the decision changes the odds
    return [*claim_deeds(view, moves)[:1], *follows, *(danger if ends_window else [])][:MOST]


def look_ahead(
    view: View, end: State, search: Search, slot: int, first_move: int = NO_MOVE
) -> tuple[list[Claim], list[Claim], Positions]:
    """Return what follows after a position, with the event that it needs; what threatens; futures.

    The position is the one in the slot, before the slot's first move.
    """
    kernels, seed = search.kernels, search.seed
    after = play_futures(kernels, slot, view, end["players"], seed)
    follows = claim_future(after, end["turn"])[:1]
    events = claim_events(kernels, view, Ahead(end, first_move, after), follows, seed)
    calm = [claim for claim in events if claim.code == "calmed_by"]
    needs = [claim for claim in events if claim.code == "counts_on"]
    return [*follows, *needs[:1]], (calm or claim_danger(end, view.viewer))[:1], after


def find_shield(claim: Claim, shields: Sequence[Claim], view: View) -> Claim | None:
    """Return the shield that a pawn was placed for, if a claim says where it was placed."""
    pawn = claim.figures.get("pawn", role_of(view.state))
    standing = [shield for shield in shields if shield.figures["pawn"] == pawn]
    return standing[0] if claim.code in STAYS and standing else None


def choose_reasons(
    parts: Sequence[Part], causes: Sequence[Claim], follows: Sequence[Claim], room: int
) -> list[Claim]:
    """Return what carries a turn: its cause or a shield, a cure, what follows, another part.

    What follows is left out if there is no room for the event that it needs.
    """
    cures = [part.claim for part in parts[1:] if part.claim.code == "cures"]
    others = [part.claim for part in parts[1:] if part.loss >= CLOSE and part.claim not in cures]
    clear = [cause for cause in causes if cause.code not in POINTS][:1]
    reasons = [*clear, *cures]
    if len(reasons) + len(follows) <= room:
        reasons += follows
    if not reasons:
        reasons += causes[:1]
    elif not clear:
        reasons += [cause for cause in causes if cause.code == "without_worse"]
    return [*reasons, *others][: min(room, max(WHY, len(reasons)))]


def compare(claim: Claim, first: Part, search: Search, view: View) -> Claim:
    """Return a claim about what follows with the number of futures where it is true anyway."""
    if claim.code not in COUNTED or view.state["phase"] != ACTIONS:
        return claim
    search.kernels.put(SLOT, pack(first.without))
    bare = play_futures(search.kernels, SLOT, view, view.state["players"], search.seed)
    otherwise = count_claim(claim, bare, first.without)
    if (claim.futures or 0) - otherwise < CHANGES:
        return claim
    return Claim(claim.code, {**claim.figures, "otherwise": otherwise}, claim.futures, claim.of)
