"""One fixed action space: 346 codes, with masks; long moves are chosen in stages.

A move of the engine (`engine.moves`) is complete: `opsflight cairo discarding lima` alone has 2,256
forms. A code names the kind of a move and one small part of it. Where that leaves several legal
moves, the environment stays in the position and asks for the missing part: only codes of the
family `choose` are unmasked then, each a city or a card. As soon as one legal move fits all that
was chosen, it is played; a question with a single answer is not asked.

Seats in codes are counted from whoever decides: 0 is oneself, 1 the next in turn order. All masks
come from the engine's own list of legal moves, filtered by seat; no rule is written here again.
At private hands a card may be taken from another hand only if the table has seen it go there: a
mask must not betray the rest of the hand (R12.6).
"""

from __future__ import annotations

from collections.abc import MutableSequence

import numpy as np
import numpy.typing as npt

from ..engine.rules.bits import lowest
from ..engine.rules.board import CARDS, CITIES, DISEASES, EVENTS
from ..engine.rules.chance import Chance
from ..engine.rules.event_cards import holder
from ..engine.rules.legality import legal
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.moves import (
    AIRLIFT_MOVE,
    CURE,
    DISCARD_MOVE,
    FORECAST_MOVE,
    NEXT,
    NONE,
    OPSFLIGHT,
    ORDER,
    PASS,
    QUIET_MOVE,
    RESILIENT_MOVE,
    SHUTTLE,
    STORE,
    TAKE,
    TREAT,
    encode,
    ordered,
)
from ..engine.rules.state import FORECAST, OVER, State
from ..engine.rules.step import step
from .who_decides import ASK, TEAM, decider, owner_of

Numbers = MutableSequence[int]
Bytes = npt.NDArray[np.int8]  # masks

# Parts of a move that a code names besides its kind.
NOTHING, WHAT, PAWN, OTHER_PAWN = range(4)  # `a` of the move; a seat from 0; a seat from 1

# (name, codes, part), in the order of the kinds in `engine.moves`; ORDER has no code of its own.
FAMILIES = (
    ("drive", 48, WHAT),
    ("direct", 48, WHAT),
    ("charter", 48, WHAT),
    ("shuttle", 48, WHAT),
    ("move_drive", 3, OTHER_PAWN),
    ("move_direct", 3, OTHER_PAWN),
    ("move_charter", 3, OTHER_PAWN),
    ("move_shuttle", 3, OTHER_PAWN),
    ("join", 4, PAWN),
    ("opsflight", 1, NOTHING),
    ("build", 1, NOTHING),
    ("treat", 4, WHAT),
    ("give", 3, OTHER_PAWN),
    ("take", 3, OTHER_PAWN),
    ("cure", 4, WHAT),
    ("store", 5, WHAT),
    ("pass", 1, NOTHING),
    ("airlift", 4, PAWN),
    ("forecast", 1, NOTHING),
    ("grant", 1, NOTHING),
    ("quiet", 1, NOTHING),
    ("resilient", 1, NOTHING),
    ("order", 0, NOTHING),
    ("discard", 53, WHAT),
    ("next", 1, NOTHING),
    ("hold", 1, NOTHING),
    ("choose", 53, WHAT),
)
FIRST = tuple(sum(family[1] for family in FAMILIES[:kind]) for kind in range(len(FAMILIES)))
PART = tuple(family[2] for family in FAMILIES)
KIND_OF_CODE = tuple(kind for kind, family in enumerate(FAMILIES) for _ in range(family[1]))
ACTIONS = len(KIND_OF_CODE)
HOLD_KIND, CHOOSE_KIND = 25, 26
HOLD, CHOOSE = FIRST[HOLD_KIND], FIRST[CHOOSE_KIND]

# What the environment remembers of a game beside its state, as rows of numbers.
DECIDER, ASKED, CARE, WANT, FIELD, PLAYED = range(6)
ASIDE = 6  # numbers in a row
NO_MOVE = -1  # PLAYED: the last code completed no move
# FIELD: what the open question asks for; CARE and WANT: the bits of the move chosen so far.
NO_FIELD, FIELD_A, FIELD_B, FIELD_KEPT, FIELD_ORDER = range(5)

KIND_AND_SEAT = 127  # the bits of a move that hold them
A_BITS, B_BITS = 63 << 7, 63 << 13


def code_of(s: State, viewer: int, move: int) -> int:
    """The code under which a legal move is found, seats counted from the viewer."""
    kind = move & 31
    part = PART[kind]
    if part == NOTHING:
        return FIRST[kind]
    if part == WHAT:
        return FIRST[kind] + (move >> 7 & 63)
    away = (s["seat_of"][move >> 13 & 63] + s["players"] - viewer) % s["players"]
    return FIRST[kind] + away - (1 if part == OTHER_PAWN else 0)


def offered(s: State, move: int, viewer: int, owner: int, mode: int) -> bool:
    """Whether a legal move is this viewer's to make, and known to the viewer to be legal."""
    kind = move & 31
    if AIRLIFT_MOVE <= kind <= RESILIENT_MOVE:
        if viewer == owner and mode == TEAM:
            return True
        return move >> 5 & 3 == viewer and (viewer == owner or mode == ASK)
    if viewer != owner or move >> 5 & 3 != viewer:
        return False
    if kind == TAKE and s["private"]:
        return s["shown"][s["seat_of"][move >> 13 & 63]] >> (move >> 7 & 63) & 1 == 1
    return True


def fill_mask(
    s: State, viewer: int, mode: int, asides: Numbers, at: int, moves: Moves, mask: Bytes
) -> None:
    """Marks what this viewer could do on getting the word; reads nothing hidden from the viewer."""
    for code in range(ACTIONS):
        mask[code] = 0
    if s["phase"] == OVER:
        return
    owner = owner_of(s)
    if s["phase"] == FORECAST:
        if viewer == owner:
            fill_order(s, asides, at, mask)
        return
    staged = asides[at + FIELD] != NO_FIELD and asides[at + DECIDER] == viewer
    if viewer != owner and mode != ASK:
        return
    n = legal(s, moves)
    if staged:
        fill_choices(s, viewer, owner, mode, asides, at, moves, n, mask)
        return
    any_event = False
    for i in range(n):
        move = moves[i]
        if offered(s, move, viewer, owner, mode):
            mask[code_of(s, viewer, move)] = 1
            any_event = True
    if viewer != owner and any_event:
        mask[HOLD] = 1


def fill_order(s: State, asides: Numbers, at: int, mask: Bytes) -> None:
    """R10.4: the next card from the top is any one that has not been put down yet."""
    for i in range(s["forecast_size"]):
        card = s["forecast_cards"][i]
        if not asides[at + CARE] >> card & 1:
            mask[CHOOSE + card] = 1


def fill_choices(
    s: State,
    viewer: int,
    owner: int,
    mode: int,
    asides: Numbers,
    at: int,
    moves: Moves,
    n: int,
    mask: Bytes,
) -> None:
    """The answers to the open question: those that leave a legal move."""
    care, want, field = asides[at + CARE], asides[at + WANT], asides[at + FIELD]
    for i in range(n):
        move = moves[i]
        if move & care != want or not offered(s, move, viewer, owner, mode):
            continue
        if field == FIELD_A:
            mask[CHOOSE + (move >> 7 & 63)] = 1
        elif field == FIELD_B:
            mask[CHOOSE + (move >> 13 & 63)] = 1
        else:
            disease = move >> 7 & 63
            kept = s["hands"][viewer] >> 12 * disease & 4095 & ~(move >> 13) & ~(care >> 13)
            for card in range(12):
                if kept >> card & 1:
                    mask[CHOOSE + 12 * disease + card] = 1


def act(
    s: State,
    action: int,
    mode: int,
    asides: Numbers,
    at: int,
    chance: Chance,
    moves: Moves,
    log: Log,
) -> None:
    """Does what an unmasked code says: plays a move, holds, or answers a question."""
    viewer = asides[at + DECIDER]
    asides[at + PLAYED] = NO_MOVE
    kind = KIND_OF_CODE[action]
    what = action - FIRST[kind]
    if kind == HOLD_KIND:
        asides[at + ASKED] |= 1 << viewer
        asides[at + DECIDER] = decider(s, mode, asides[at + ASKED])
        return
    if s["phase"] == FORECAST:
        put_down(s, what, mode, asides, at, chance, log)
        return
    if kind == CHOOSE_KIND:
        answer(asides, at, what)
    elif kind <= SHUTTLE or kind == TREAT or kind == STORE:
        play(s, encode(kind, viewer, what), mode, asides, at, chance, log)
        return
    elif kind == PASS or kind == NEXT:
        play(s, encode(kind, viewer), mode, asides, at, chance, log)
        return
    elif kind == DISCARD_MOVE:
        out_of_turn = 0 if viewer == s["turn"] else 1
        play(s, encode(kind, viewer, what, out_of_turn), mode, asides, at, chance, log)
        return
    elif kind == FORECAST_MOVE or kind == QUIET_MOVE:
        seat = holder(s, kind - AIRLIFT_MOVE)
        play(s, encode(kind, seat), mode, asides, at, chance, log)
        return
    else:
        begin_question(s, viewer, kind, what, asides, at)
    settle(s, viewer, mode, asides, at, chance, moves, log)


def begin_question(s: State, viewer: int, kind: int, what: int, asides: Numbers, at: int) -> None:
    """Notes what a code says of its move, and which part is asked for first."""
    seat = holder(s, kind - AIRLIFT_MOVE) if kind >= AIRLIFT_MOVE else viewer
    care, want = KIND_AND_SEAT, encode(kind, seat)
    part = PART[kind]
    if part == WHAT:
        care |= A_BITS
        want |= what << 7
    elif part != NOTHING:
        away = what + (1 if part == OTHER_PAWN else 0)
        care |= B_BITS
        want |= s["roles"][(viewer + away) % s["players"]] << 13
    asides[at + CARE] = care
    asides[at + WANT] = want
    if kind == OPSFLIGHT:
        asides[at + FIELD] = FIELD_B
    elif kind == CURE:
        asides[at + FIELD] = FIELD_KEPT
    else:
        asides[at + FIELD] = FIELD_A


def answer(asides: Numbers, at: int, what: int) -> None:
    """Notes the answer to the open question, and asks for the next part."""
    field = asides[at + FIELD]
    if field == FIELD_A:
        asides[at + CARE] |= A_BITS
        asides[at + WANT] |= what << 7
        asides[at + FIELD] = FIELD_B
    elif field == FIELD_B:
        asides[at + CARE] |= B_BITS
        asides[at + WANT] |= what << 13
        asides[at + FIELD] = FIELD_A
    else:  # a card to keep: its bit stays 0
        asides[at + CARE] |= 1 << 13 + what % 12


def settle(
    s: State,
    viewer: int,
    mode: int,
    asides: Numbers,
    at: int,
    chance: Chance,
    moves: Moves,
    log: Log,
) -> None:
    """Plays the move if one alone fits; a question that has a single answer answers itself."""
    owner = owner_of(s)
    n = legal(s, moves)
    while True:
        care, want, field = asides[at + CARE], asides[at + WANT], asides[at + FIELD]
        shift = 7 if field == FIELD_A else 13
        fitting, only, same = 0, 0, True
        for i in range(n):
            move = moves[i]
            if move & care == want and offered(s, move, viewer, owner, mode):
                if fitting > 0 and move >> shift & 63 != only >> shift & 63:
                    same = False
                only = move
                fitting += 1
        if fitting == 1:
            play(s, only, mode, asides, at, chance, log)
            return
        if not same or field == FIELD_KEPT or fitting == 0:
            return
        answer(asides, at, only >> shift & 63)


def put_down(
    s: State, card: int, mode: int, asides: Numbers, at: int, chance: Chance, log: Log
) -> None:
    """R10.4: one more card of a Forecast in its place; with the last but one all are."""
    asides[at + FIELD] = FIELD_ORDER
    place = 0
    chosen = asides[at + CARE]
    for i in range(s["forecast_size"]):
        place += chosen >> s["forecast_cards"][i] & 1
    asides[at + WANT] |= card << 6 * place
    asides[at + CARE] |= 1 << card
    if place + 2 < s["forecast_size"]:
        return
    move = encode(ORDER, s["forecast_seat"])
    for i in range(6):
        if i <= place:
            move |= (asides[at + WANT] >> 6 * i & 63) << 7 + 6 * i
        elif i >= s["forecast_size"]:
            move |= NONE << 7 + 6 * i
    for i in range(s["forecast_size"]):
        last = s["forecast_cards"][i]
        if not asides[at + CARE] >> last & 1:
            move |= last << 7 + 6 * (place + 1)
    play(s, move, mode, asides, at, chance, log)


def play(
    s: State, move: int, mode: int, asides: Numbers, at: int, chance: Chance, log: Log
) -> None:
    """Plays a complete move; then nobody has been asked anything."""
    step(s, move, chance, log)
    clear_aside(s, mode, asides, at)
    asides[at + PLAYED] = move


def clear_aside(s: State, mode: int, asides: Numbers, at: int) -> None:
    """No open question; whoever comes first decides."""
    asides[at + ASKED] = 0
    asides[at + CARE] = 0
    asides[at + WANT] = 0
    asides[at + FIELD] = NO_FIELD
    asides[at + PLAYED] = NO_MOVE
    asides[at + DECIDER] = decider(s, mode, 0)


def code_towards(s: State, move: int, mode: int, asides: Numbers, at: int) -> int:
    """The next code on the way to a legal move: to hold, to name its kind, or to answer."""
    viewer, owner, field = asides[at + DECIDER], owner_of(s), asides[at + FIELD]
    if s["phase"] == FORECAST:
        chosen = asides[at + CARE]
        return CHOOSE + next(
            card for card in (ordered(move, place) for place in range(6)) if not chosen >> card & 1
        )
    if not offered(s, move, viewer, owner, mode):
        return HOLD
    if field == NO_FIELD:
        return code_of(s, viewer, move)
    if field == FIELD_A:
        return CHOOSE + (move >> 7 & 63)
    if field == FIELD_B:
        return CHOOSE + (move >> 13 & 63)
    disease = move >> 7 & 63
    held = s["hands"][viewer] >> 12 * disease & 4095
    return CHOOSE + 12 * disease + lowest(held & ~(move >> 13) & ~(asides[at + CARE] >> 13))


def name_of(code: int) -> str:
    """A code in words: `drive cairo`, `give 1`, `choose airlift`."""
    if not 0 <= code < ACTIONS:
        raise ValueError(f"a code is 0 to {ACTIONS - 1}, not {code!r}")
    kind = KIND_OF_CODE[code]
    what = code - FIRST[kind]
    family, codes, part = FAMILIES[kind]
    if codes == 1:
        return family
    if codes == 53:
        return f"{family} {CARDS[what]}"
    if codes == 48:
        return f"{family} {CITIES[what]}"
    if part == WHAT:
        return f"{family} {EVENTS[what] if kind == STORE else DISEASES[what]}"
    return f"{family} {what + (part == OTHER_PAWN)}"


NAMES = tuple(name_of(code) for code in range(ACTIONS))
CODE = {name: code for code, name in enumerate(NAMES)}
