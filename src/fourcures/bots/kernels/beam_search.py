"""Candidate turns: a beam search over the deterministic actions of a turn, by points.

No information arrives during the four actions, so a turn is a sequence of moves; two sequences that
end in the same position are one candidate.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ...compiled.batch import Chances, States
from ...engine.rules.bits import count
from ...engine.rules.board import AIRLIFT, GRANT, STATIONS
from ...engine.rules.chance import Chance
from ...engine.rules.event_cards import events_in_play, holder
from ...engine.rules.hands import seat_over_limit
from ...engine.rules.legality import list_actions
from ...engine.rules.movement import Moves, list_nearly_all
from ...engine.rules.moves import AIRLIFT_MOVE, CURE, GRANT_MOVE, NONE, encode, kind_of, target_of
from ...engine.rules.records import WideRows, Wides
from ...engine.rules.state import ACTIONS, DISCARD, State, copy_state
from ...engine.rules.step import step
from .policy import choose_discard
from .position_key import key_of
from .schedule import MOST_PROPOSALS, Schedules
from .scoring.moves import TAKEN, score_all
from .scratch import Scratch, Scratches
from .weights import AllWeights, Weights

WIDTH = 400  # positions kept after each action (beam width)
BRANCH = 24  # moves tried in each position
TURNS = 400  # complete turns kept
PATH = 14  # a turn's moves with its events and discards; NO_MORE after the last
NO_MORE = -1
ROUNDS = 7  # the most actions and events in sequence

# Slots of states: the root, two generations of the beam, the complete turns, the best of all
# leanings, and scratch space.
ROOT, EVEN, ODD = 0, 1, 1 + WIDTH
ENDS = 1 + 2 * WIDTH
CHOSEN = ENDS + TURNS
SLOTS = CHOSEN + MOST_PROPOSALS + 1


class Beam(TypedDict):
    """The points, key and path of each slot, and the moves to try, best first."""

    points: Annotated[Wides, SLOTS]
    keys: Annotated[Wides, SLOTS]
    paths: Annotated[WideRows, (SLOTS, PATH)]
    tried_points: Annotated[Wides, WIDTH]
    tried_slots: Annotated[Wides, WIDTH]
    tried_moves: Annotated[Wides, WIDTH]


Beams = MutableSequence[Beam]


def list_turn_moves(s: State, team: int, moves: Moves) -> int:
    """List the active seat's actions, and its Airlift and Grant (any player's with `team`)."""
    seat = s["turn"]
    n = list_actions(s, seat, moves, 0)
    events = events_in_play(s)
    if events >> AIRLIFT & 1 and (team or holder(s, AIRLIFT) == seat):
        for pawn in range(s["players"]):
            base = encode(AIRLIFT_MOVE, holder(s, AIRLIFT), 0, s["roles"][pawn])
            n = list_nearly_all(moves, n, base, ~(1 << s["city"][pawn]))
    in_stock = count(s["stations"]) < STATIONS
    if events >> GRANT & 1 and (team or holder(s, GRANT) == seat) and in_stock:
        base = encode(GRANT_MOVE, holder(s, GRANT), 0, NONE)
        n = list_nearly_all(moves, n, base, ~s["stations"])
    return n


def note_trial(beam: Beam, tried: int, points: int, slot: int, move: int) -> int:
    """Insert a trial in order if it is among the best; return the number of trials."""
    all_points, slots, moves = beam["tried_points"], beam["tried_slots"], beam["tried_moves"]
    if tried == WIDTH and points <= all_points[WIDTH - 1]:
        return tried
    at = tried if tried < WIDTH else WIDTH - 1
    while at > 0 and all_points[at - 1] < points:
        all_points[at] = all_points[at - 1]
        slots[at] = slots[at - 1]
        moves[at] = moves[at - 1]
        at -= 1
    all_points[at] = points
    slots[at] = slot
    moves[at] = move
    return tried + 1 if tried < WIDTH else WIDTH


def try_moves(
    s: State,
    slot: int,
    team: int,
    weights: Weights,
    scratch: Scratch,
    beam: Beam,
    tried: int,
) -> int:
    """Add the best moves of one position to the trials, with one set of cards per cure."""
    moves, scores = scratch["moves"], scratch["scores"]
    n = list_turn_moves(s, team, moves)
    score_all(s, weights, s["turn"], scratch, n)
    cured = 0
    for i in range(n):
        if kind_of(moves[i]) == CURE:
            if cured >> target_of(moves[i]) & 1:
                scores[i] = TAKEN
            cured |= 1 << target_of(moves[i])
    for _ in range(BRANCH if n > BRANCH else n):
        best = 0
        for i in range(1, n):
            if scores[i] > scores[best]:
                best = i
        if scores[best] == TAKEN:
            break
        points = beam["points"][slot] + scores[best]
        tried = note_trial(beam, tried, points, slot, moves[best])
        scores[best] = TAKEN
    return tried


def follow(
    states: States,
    origin: int,
    target: int,
    move: int,
    weights: Weights,
    chance: Chance,
    scratch: Scratch,
    beam: Beam,
) -> None:
    """Play a move from one slot into another, with discards down to the hand limit."""
    s, path, begun = states[target], beam["paths"][target], beam["paths"][origin]
    copy_state(states[origin], s)
    at = 0
    while at < PATH and begun[at] != NO_MORE:
        path[at] = begun[at]
        at += 1
    step(s, move, chance, scratch["log"])
    path[at] = move
    at += 1
    while s["phase"] == DISCARD:
        move = choose_discard(s, weights, seat_over_limit(s))
        step(s, move, chance, scratch["log"])
        path[at] = move
        at += 1
    for i in range(at, PATH):
        path[i] = NO_MORE
    beam["keys"][target] = key_of(s)


def is_known(beam: Beam, first: int, number: int, key: int) -> bool:
    """Return whether one of these slots has this key."""
    keys = beam["keys"]
    known = False
    for slot in range(first, first + number):
        known |= keys[slot] == key
    return known


def keep_turn(states: States, slot: int, ends: int, beam: Beam) -> int:
    """Keep a complete turn if it is new and good enough; return the number of turns."""
    points, keys = beam["points"], beam["keys"]
    if is_known(beam, ENDS, ends, keys[slot]):
        return ends
    target = ENDS + ends
    if ends == TURNS:
        target = ENDS
        for other in range(ENDS + 1, ENDS + TURNS):
            if points[other] < points[target]:
                target = other
        if points[target] >= points[slot]:
            return ends
    copy_turn(states, slot, target, beam)
    return ends + 1 if ends < TURNS else TURNS


def copy_turn(states: States, slot: int, target: int, beam: Beam) -> None:
    """Copy a turn from one slot to another."""
    copy_state(states[slot], states[target])
    beam["points"][target] = beam["points"][slot]
    beam["keys"][target] = beam["keys"][slot]
    for i in range(PATH):
        beam["paths"][target][i] = beam["paths"][slot][i]


def propose(
    states: States,
    team: int,
    all_weights: AllWeights,
    chances: Chances,
    scratches: Scratches,
    beams: Beams,
) -> int:
    """Fill the slots from ENDS on with complete turns, unsorted; return the number of turns."""
    weights, scratch, beam = all_weights[0], scratches[0], beams[0]
    beam["points"][ROOT] = 0
    for i in range(PATH):
        beam["paths"][ROOT][i] = NO_MORE
    ends, size, layer, other = 0, 1, ROOT, EVEN
    for _ in range(ROUNDS):
        tried = 0
        for slot in range(layer, layer + size):
            tried = try_moves(states[slot], slot, team, weights, scratch, beam, tried)
        size = 0
        for i in range(tried):
            slot = other + size
            origin, move = beam["tried_slots"][i], beam["tried_moves"][i]
            follow(states, origin, slot, move, weights, chances[0], scratch, beam)
            beam["points"][slot] = beam["tried_points"][i]
            if states[slot]["phase"] != ACTIONS:
                ends = keep_turn(states, slot, ends, beam)
            elif not is_known(beam, other, size, beam["keys"][slot]):
                size += 1
        layer = other
        other = ODD if other == EVEN else EVEN
        if size == 0:
            break
    return ends


def choose_turns(states: States, ends: int, chosen: int, kept: int, beam: Beam) -> int:
    """Copy the best new turns to the slots from CHOSEN on, up to `kept`; return their number."""
    points, keys = beam["points"], beam["keys"]
    for _ in range(kept if ends > kept else ends):
        best = ENDS
        for slot in range(ENDS + 1, ENDS + ends):
            if points[slot] > points[best]:
                best = slot
        if chosen < kept and not is_known(beam, CHOSEN, chosen, keys[best]):
            copy_turn(states, best, CHOSEN + chosen, beam)
            chosen += 1
        points[best] = TAKEN
    return chosen


def propose_with_leanings(
    states: States,
    team: int,
    all_weights: AllWeights,
    schedules: Schedules,
    chances: Chances,
    scratches: Scratches,
    beams: Beams,
) -> int:
    """Fill the slots from CHOSEN on with the best turns of each leaning; return their number."""
    chosen, proposals = 0, schedules[0]["proposals"]
    for i in range(len(all_weights)):
        if proposals[i] > 0:
            ends = propose(states, team, all_weights[i:], chances, scratches, beams)
            chosen = choose_turns(states, ends, chosen, proposals[i], beams[0])
    return chosen
