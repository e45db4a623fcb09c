"""Proposals for a whole turn: a beam over its deterministic actions, by the scorer's points.

No information arrives during the four actions, so a turn is a sequence of moves; two that end in
the same position are one proposal.
"""

from __future__ import annotations

from ...compiled.batch import Chances, States
from ...engine.rules.bits import count
from ...engine.rules.board import AIRLIFT, GRANT
from ...engine.rules.event_cards import events_in_play, holder
from ...engine.rules.hands import seat_over_limit
from ...engine.rules.legality import list_actions
from ...engine.rules.log import Log
from ...engine.rules.movement import Moves, list_nearly_all
from ...engine.rules.moves import AIRLIFT_MOVE, CURE, GRANT_MOVE, NONE, encode, kind_of, target_of
from ...engine.rules.state import ACTIONS, DISCARD, State
from ...engine.rules.step import step
from .copy_state import copy_state
from .danger import Numbers
from .policy import cheapest_discard
from .scoring import SCORES, score_all

WIDTH = 400  # positions kept after each action
BRANCH = 24  # moves tried in each of them
TURNS = 400  # whole turns remembered
PATH = 14  # a turn's moves with its events and discards, NO_MORE behind the last
NO_MORE = -1
ROUNDS = 7  # actions and events one after the other

# Places of states: the root, two generations of the beam, the whole turns, and scratch.
ROOT, EVEN, ODD = 0, 1, 1 + WIDTH
ENDS = 1 + 2 * WIDTH
PLACES = ENDS + TURNS + 1

# The beam's sheet: for each place its points, its key and its path; then the moves to be tried.
POINTS, KEYS, PATHS = 0, PLACES, 2 * PLACES
TRIED = PATHS + PATH * PLACES  # points, place and move of each, the best first
SHEET = TRIED + 3 * (WIDTH + 1)

MASK42 = (1 << 42) - 1


def key_of(s: State) -> int:
    """A number for what a turn can change; equal positions have equal keys."""
    key: int = (
        s["actions_left"] + 8 * s["opsflight_used"] + 16 * s["phase"] + 128 * s["quiet_nights"]
    )
    key = (key * 983_063 ^ s["stations"] ^ s["stored"] << 50) & MASK42
    for seat in range(s["players"]):
        hand = s["hands"][seat]
        key = (key * 983_063 ^ (hand & MASK42) ^ hand >> 42 ^ s["city"][seat] << 20) & MASK42
    key = (key * 983_063 ^ (s["player_discards"] & MASK42) ^ s["player_discards"] >> 42) & MASK42
    for i in range(0, 192, 4):
        cubes = s["cubes"][i] | s["cubes"][i + 1] << 2 | s["cubes"][i + 2] << 4
        key = (key * 983_063 ^ cubes ^ s["cubes"][i + 3] << 6) & MASK42
    for disease in range(4):
        key = (key * 983_063 ^ s["diseases"][disease]) & MASK42
    return key


def list_turn_moves(s: State, team: int, moves: Moves) -> int:
    """Every action of the active seat, and Airlift and Grant: its own, or with `team` anybody's."""
    seat = s["turn"]
    n = list_actions(s, seat, moves, 0)
    events = events_in_play(s)
    if events >> AIRLIFT & 1 and (team or holder(s, AIRLIFT) == seat):
        for pawn in range(s["players"]):
            base = encode(AIRLIFT_MOVE, holder(s, AIRLIFT), 0, s["roles"][pawn])
            n = list_nearly_all(moves, n, base, ~(1 << s["city"][pawn]))
    if events >> GRANT & 1 and (team or holder(s, GRANT) == seat) and count(s["stations"]) < 6:
        base = encode(GRANT_MOVE, holder(s, GRANT), 0, NONE)
        n = list_nearly_all(moves, n, base, ~s["stations"])
    return n


def note_trial(sheet: Numbers, tried: int, points: int, place: int, move: int) -> int:
    """Puts a trial among the best, in order; how many there are."""
    if tried == WIDTH and points <= sheet[TRIED + 3 * (WIDTH - 1)]:
        return tried
    at = tried if tried < WIDTH else WIDTH - 1
    while at > 0 and sheet[TRIED + 3 * (at - 1)] < points:
        sheet[TRIED + 3 * at] = sheet[TRIED + 3 * (at - 1)]
        sheet[TRIED + 3 * at + 1] = sheet[TRIED + 3 * (at - 1) + 1]
        sheet[TRIED + 3 * at + 2] = sheet[TRIED + 3 * (at - 1) + 2]
        at -= 1
    sheet[TRIED + 3 * at] = points
    sheet[TRIED + 3 * at + 1] = place
    sheet[TRIED + 3 * at + 2] = move
    return tried + 1 if tried < WIDTH else WIDTH


def try_moves(
    s: State,
    place: int,
    team: int,
    w: Numbers,
    desk: Numbers,
    moves: Moves,
    sheet: Numbers,
    tried: int,
) -> int:
    """Notes the best moves of one position as trials; one way only to pay for a cure."""
    n = list_turn_moves(s, team, moves)
    score_all(s, w, s["turn"], desk, moves, n)
    cured = 0
    for i in range(n):
        if kind_of(moves[i]) == CURE:
            if cured >> target_of(moves[i]) & 1:
                desk[SCORES + i] = -(1 << 40)
            cured |= 1 << target_of(moves[i])
    for _ in range(BRANCH if n > BRANCH else n):
        best = 0
        for i in range(1, n):
            if desk[SCORES + i] > desk[SCORES + best]:
                best = i
        points = desk[SCORES + best]
        if points == -(1 << 40):
            break
        tried = note_trial(sheet, tried, sheet[POINTS + place] + points, place, moves[best])
        desk[SCORES + best] = -(1 << 40)
    return tried


def follow(
    states: States,
    origin: int,
    target: int,
    move: int,
    w: Numbers,
    chances: Chances,
    log: Log,
    sheet: Numbers,
) -> None:
    """Plays a move from one place into another; a hand above seven discards at once."""
    s = states[target]
    copy_state(states[origin], s)
    at = 0
    while at < PATH and sheet[PATHS + PATH * origin + at] != NO_MORE:
        sheet[PATHS + PATH * target + at] = sheet[PATHS + PATH * origin + at]
        at += 1
    step(s, move, chances[0], log)
    sheet[PATHS + PATH * target + at] = move
    at += 1
    while s["phase"] == DISCARD:
        move = cheapest_discard(s, w, seat_over_limit(s))
        step(s, move, chances[0], log)
        sheet[PATHS + PATH * target + at] = move
        at += 1
    for i in range(at, PATH):
        sheet[PATHS + PATH * target + i] = NO_MORE
    sheet[KEYS + target] = key_of(s)


def known(sheet: Numbers, first: int, number: int, key: int) -> bool:
    """Whether one of so many places has this key."""
    found = False
    for place in range(first, first + number):
        found |= sheet[KEYS + place] == key
    return found


def keep_turn(states: States, place: int, ends: int, sheet: Numbers) -> int:
    """Remembers a whole turn if it is new and good enough; how many there are."""
    if known(sheet, ENDS, ends, sheet[KEYS + place]):
        return ends
    target = ENDS + ends
    if ends == TURNS:
        target = ENDS
        for other in range(ENDS + 1, ENDS + TURNS):
            if sheet[POINTS + other] < sheet[POINTS + target]:
                target = other
        if sheet[POINTS + target] >= sheet[POINTS + place]:
            return ends
    copy_state(states[place], states[target])
    sheet[POINTS + target] = sheet[POINTS + place]
    sheet[KEYS + target] = sheet[KEYS + place]
    for i in range(PATH):
        sheet[PATHS + PATH * target + i] = sheet[PATHS + PATH * place + i]
    return ends + 1 if ends < TURNS else TURNS


def propose(
    states: States,
    team: int,
    w: Numbers,
    desk: Numbers,
    chances: Chances,
    moves: Moves,
    log: Log,
    sheet: Numbers,
) -> int:
    """Fills the places from ENDS on with whole turns from the root, unsorted; how many."""
    sheet[POINTS + ROOT] = 0
    for i in range(PATH):
        sheet[PATHS + i] = NO_MORE
    ends, size, layer, other = 0, 1, ROOT, EVEN
    for _ in range(ROUNDS):
        tried = 0
        for place in range(layer, layer + size):
            tried = try_moves(states[place], place, team, w, desk, moves, sheet, tried)
        size = 0
        for i in range(tried):
            place = other + size
            origin, move = sheet[TRIED + 3 * i + 1], sheet[TRIED + 3 * i + 2]
            follow(states, origin, place, move, w, chances, log, sheet)
            sheet[POINTS + place] = sheet[TRIED + 3 * i]
            if states[place]["phase"] != ACTIONS:
                ends = keep_turn(states, place, ends, sheet)
            elif not known(sheet, other, size, sheet[KEYS + place]):
                size += 1
        layer = other
        other = ODD if other == EVEN else EVEN
        if size == 0:
            break
    return ends
