"""The kernels of random games; each one compiles at its first call."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np

from fourcures.compiled.gpu import SIMULATED, cuda, load
from fourcures.engine.arrays import CHANCE, STATE
from fourcures.engine.rules.chance import random_below, seed_stream
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.records import Wide
from fourcures.engine.rules.setup import set_up_random
from fourcures.engine.rules.state import OVER
from fourcures.engine.rules.step import step

from . import queues
from .lists import ONE_ITEM, SINK, one_item, sink
from .memory import (
    INT,
    QUEUE,
    START,
    STARTS,
    TAKEN,
    TALLY,
    WARP,
    WORD,
    prefetch,
    stage,
    write_back,
)
from .queues import NEW_GAME, NO_QUEUE, QUEUES, choice_queue, move_queue

SHIFT = WARP.bit_length() - 1
# The bytes of a chance that a draw from its stream uses, in different cache lines.
OFFSETS = {name: field[1] for name, field in (CHANCE.fields or {}).items()}
STREAM = OFFSETS["stream"]
LINES = (STREAM, *(OFFSETS[name] for name in ("scripted", "next_at", "replay_at", "told_count")))

# Listing moves into a sink only counts them, which compiles to much less code.
rules, listing = load(SINK, queues), load(ONE_ITEM, queues)
count_moves, list_moves = rules[list_legal], listing[list_legal]
seed_chance, draw_below = rules[seed_stream], rules[random_below]
set_up, play_move = rules[set_up_random], rules[step]
queue_for_choice, queue_for_move = rules[choice_queue], rules[move_queue]


class Slot(TypedDict):
    """A place in which games are played one after another."""

    move: Wide  # the chosen move, or NEW_GAME
    left: Wide  # games to play, with the current one
    decisions: Wide  # so far, in all games


@cuda.jit  # type: ignore[untyped-decorator]
def seed(chances: Any, first: int) -> None:
    """Seed the stream of slot i with `first + i`."""
    i = cuda.grid(1)
    if i < len(chances):
        seed_chance(chances[i], first + i)


@cuda.jit  # type: ignore[untyped-decorator]
def begin(slots: Any, games: int, counts: Any, queued: Any) -> None:
    """Put all slots into the queue for new games."""
    i = cuda.grid(1)
    if i < len(slots):
        slots[i]["move"] = NEW_GAME
        slots[i]["left"] = games
        slots[i]["decisions"] = 0
        queued[NEW_GAME, i] = i
    if i == 0:
        counts[NEW_GAME] = len(slots)


@cuda.jit  # type: ignore[untyped-decorator]
def choose(
    states: Any,
    words: Any,
    chances: Any,
    slots: Any,
    counts: Any,
    queued: Any,
    next_counts: Any,
    next_queued: Any,
    cleared: Any,
) -> None:
    """Choose a random move for each game in the queues, and put it into the next ones."""
    lane = cuda.threadIdx.x
    # The shared memory of this warp, as states, words and ints.
    copies = cuda.shared.array(0, STATE)
    copied = cuda.shared.array(0, WORD)
    ints = cuda.shared.array(0, INT)
    clear(cleared)
    number = take(counts, queued, ints)
    if number == 0:
        return
    if lane < number:
        prefetch(chances, int(ints[TAKEN + lane]), STREAM)
    stage(words, copied, ints, number)
    queue, i = NO_QUEUE, 0
    if lane < number:
        i = int(ints[TAKEN + lane])
        s = states[i] if SIMULATED else copies[lane]
        move = NEW_GAME
        if s["phase"] != OVER:
            choice = 0
            n = count_moves(s, sink())
            if n > 1:
                slots[i]["decisions"] += 1
                choice = draw_below(chances[i], n)
            cell = cuda.local.array(1, np.int64)
            list_moves(s, one_item(cell, choice))
            move = int(cell[0])
        slots[i]["move"] = move
        queue = queue_for_move(s, move)
    put(queue, i, next_counts, next_queued, ints)


@cuda.jit  # type: ignore[untyped-decorator]
def play(
    states: Any,
    words: Any,
    chances: Any,
    slots: Any,
    counts: Any,
    queued: Any,
    next_counts: Any,
    next_queued: Any,
    cleared: Any,
    agreements: Any,
    ended: Any,
) -> None:
    """Play the chosen move of each game in the queues, and put the game into the next ones."""
    lane = cuda.threadIdx.x
    # The shared memory of this warp, as states, words and ints.
    copies = cuda.shared.array(0, STATE)
    copied = cuda.shared.array(0, WORD)
    ints = cuda.shared.array(0, INT)
    clear(cleared)
    number = take(counts, queued, ints)
    if number == 0:
        return
    if lane < number:
        for line in LINES:
            prefetch(chances, int(ints[TAKEN + lane]), line)
    stage(words, copied, ints, number)
    queue, i = NO_QUEUE, 0
    if lane < number:
        i = int(ints[TAKEN + lane])
        s = states[i] if SIMULATED else copies[lane]
        move = int(slots[i]["move"])
        if move == NEW_GAME:
            set_up(s, agreements[i % len(agreements)], chances[i], sink())
        else:
            play_move(s, move, chances[i], sink())
        queue = queue_for_choice(s)
        if s["phase"] == OVER:
            slots[i]["left"] -= 1
            if slots[i]["left"] == 0:
                queue = NO_QUEUE
                cuda.atomic.add(ended, 0, 1)
    write_back(words, copied, ints, number)
    put(queue, i, next_counts, next_queued, ints)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def clear(counts: Any) -> None:
    """Empty the queues; the first warp does it."""
    if cuda.blockIdx.x == 0:
        for queue in range(cuda.threadIdx.x, QUEUES, WARP):
            counts[queue] = 0


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def take(counts: Any, queued: Any, ints: Any) -> Any:
    """Write the slots of this warp to `ints` from TAKEN on; return their number."""
    lane, warp = cuda.threadIdx.x, cuda.blockIdx.x
    if lane == 0:
        ints[QUEUE] = NO_QUEUE
    for queue in range(lane, QUEUES, WARP):
        ints[TALLY + queue] = (counts[queue] + WARP - 1) >> SHIFT  # the warps that it needs
    cuda.syncthreads()
    for queue in range(lane, QUEUES, WARP):
        first = 0
        for before in range(queue):
            first += ints[TALLY + before]
        if first <= warp < first + ints[TALLY + queue]:
            ints[QUEUE] = queue
            ints[START] = (warp - first) << SHIFT
    cuda.syncthreads()
    own, start = ints[QUEUE], ints[START]
    if own == NO_QUEUE:
        return 0
    number = min(WARP, counts[own] - start)
    if lane < number:
        ints[TAKEN + lane] = queued[own, start + lane]
    cuda.syncthreads()
    return number


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def put(queue: int, slot: int, counts: Any, queued: Any, ints: Any) -> None:
    """Append the slot of each thread to its queue, unless that is NO_QUEUE."""
    lane = cuda.threadIdx.x
    for other in range(lane, QUEUES, WARP):
        ints[TALLY + other] = 0
    cuda.syncthreads()
    place = 0
    if queue != NO_QUEUE:
        place = cuda.atomic.add(ints, TALLY + queue, 1)
    cuda.syncthreads()
    for other in range(lane, QUEUES, WARP):
        if ints[TALLY + other] > 0:
            ints[STARTS + other] = cuda.atomic.add(counts, other, ints[TALLY + other])
    cuda.syncthreads()
    if queue != NO_QUEUE:
        queued[queue, ints[STARTS + queue] + place] = slot
