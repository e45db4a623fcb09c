"""Whole random games on a GPU, in waves of games that do the same thing.

A wave has two kernels: *play* plays the chosen move of every game, and *choose* picks the next one.
Each takes its games from queues (see `queues`), up to 32 games of one queue for the 32 threads of a
warp, and puts them into the queues of the other. A warp is a block of its own; it copies its states
to shared memory and back. Every game has its own random stream, so the order of games changes
nothing: they are the same games as on the CPU.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt

from ..engine.rules.chance import CHANCE, Chance, below, seed_stream
from ..engine.rules.legality import legal
from ..engine.rules.records import Wide
from ..engine.rules.setup import set_up_random
from ..engine.rules.state import OVER, STATE, State
from ..engine.rules.step import step
from . import queues
from .device import blank_records, from_device, to_device
from .gpu import (
    ONE_ITEM,
    SIMULATED,
    SINK,
    copy_word,
    cuda,
    load,
    need_gpu,
    one_item,
    prefetch,
    sink,
    wait_for_copies,
)
from .queues import NEW_GAME, QUEUES, choice_queue, move_queue

WARP = 2 if SIMULATED else 32  # the threads of a block; they run in step
SHIFT = WARP.bit_length() - 1
WORD = np.dtype(np.int64)
WORDS = STATE.itemsize // WORD.itemsize
INT = np.dtype(np.int32)
# The shared memory of a warp: its states, then ints.
TAKEN = WARP * STATE.itemsize // INT.itemsize  # the slots of the warp
TALLY = TAKEN + WARP  # a number for each queue
STARTS = TALLY + QUEUES  # the place of the warp's first slot in each queue
FOUND = STARTS + QUEUES  # the queue of the warp, and the place of its first slot there
SHARED = (FOUND + 2) * INT.itemsize  # bytes
PARTS = -(-WORDS // WARP)  # words of a state that each thread copies
# The bytes of a chance that a draw from its stream uses, in different cache lines.
OFFSETS = {name: field[1] for name, field in (CHANCE.fields or {}).items()}
STREAM = OFFSETS["stream"]
LINES = (STREAM, *(OFFSETS[name] for name in ("scripted", "next_at", "replay_at", "told_count")))
STAGED = not SIMULATED  # the simulator has unpacked states, which are not copied
LEAST = 1 if SIMULATED else 128  # warps of a launch: Numba warns about fewer
WAVES = 32  # between two checks whether all games have ended


class Slot(TypedDict):
    """A place in which games are played one after another."""

    move: Wide  # the chosen move, or NEW_GAME
    left: Wide  # games to play, with the current one
    decisions: Wide  # so far, in all games


class GameKernels(NamedTuple):
    """The kernels of random games; each one compiles at its first call."""

    seed: Any
    begin: Any
    choose: Any
    play: Any


@cache
def kernels() -> GameKernels:
    """Return the kernels."""
    need_gpu()
    # Listing moves into a Sink only counts them, which compiles to much less code.
    rules, listing = load(SINK, queues), load(ONE_ITEM, queues)
    count_moves, list_moves = rules[legal], listing[legal]
    seed_chance, random_below = rules[seed_stream], rules[below]
    set_up, play_move = rules[set_up_random], rules[step]
    queue_for_choice, queue_for_move = rules[choice_queue], rules[move_queue]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def take(counts: Any, queued: Any, ints: Any) -> Any:
        """Write the slots of this warp to `ints` from TAKEN on; return their number."""
        lane, warp = cuda.threadIdx.x, cuda.blockIdx.x
        if lane == 0:
            ints[FOUND] = -1
        for queue in range(lane, QUEUES, WARP):
            ints[TALLY + queue] = (counts[queue] + WARP - 1) >> SHIFT
        cuda.syncthreads()
        for queue in range(lane, QUEUES, WARP):
            first = 0
            for before in range(queue):
                first += ints[TALLY + before]
            if first <= warp < first + ints[TALLY + queue]:
                ints[FOUND] = queue
                ints[FOUND + 1] = (warp - first) << SHIFT
        cuda.syncthreads()
        found, start = ints[FOUND], ints[FOUND + 1]
        if found < 0:
            return 0
        number = min(WARP, counts[found] - start)
        if lane < number:
            ints[TAKEN + lane] = queued[found, start + lane]
        cuda.syncthreads()
        return number

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def put(queue: int, slot: int, counts: Any, queued: Any, ints: Any) -> None:
        """Append the slot of each thread to its queue; a negative queue takes none."""
        lane = cuda.threadIdx.x
        for one in range(lane, QUEUES, WARP):
            ints[TALLY + one] = 0
        cuda.syncthreads()
        place = 0
        if queue >= 0:
            place = cuda.atomic.add(ints, TALLY + queue, 1)
        cuda.syncthreads()
        for one in range(lane, QUEUES, WARP):
            if ints[TALLY + one] > 0:
                ints[STARTS + one] = cuda.atomic.add(counts, one, ints[TALLY + one])
        cuda.syncthreads()
        if queue >= 0:
            queued[queue, ints[STARTS + queue] + place] = slot

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def stage(words: Any, copied: Any, ints: Any, number: int) -> None:
        """Copy the states of the taken slots to shared memory."""
        lane = cuda.threadIdx.x
        for k in range(number):
            state = WORDS * int(ints[TAKEN + k])
            for part in range(PARTS):
                word = min(WARP * part + lane, WORDS - 1)
                copy_word(copied, WORDS * k + word, words, state + word)
        wait_for_copies()
        cuda.syncthreads()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write_back(words: Any, copied: Any, ints: Any, number: int) -> None:
        """Copy the states of the taken slots from shared memory."""
        lane = np.uint64(cuda.threadIdx.x)
        batch = cuda.local.array(PARTS, WORD)
        cuda.syncthreads()
        for k in range(number):
            # Unsigned indices: signed ones may count from the end, which costs time.
            to, at = np.uint64(WORDS * int(ints[TAKEN + k])), np.uint64(WORDS * k)
            for part in range(PARTS):
                word = min(np.uint64(WARP * part) + lane, np.uint64(WORDS - 1))
                batch[part] = copied[at + word]
            for part in range(PARTS):
                word = min(np.uint64(WARP * part) + lane, np.uint64(WORDS - 1))
                words[to + word] = batch[part]

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
        if cuda.blockIdx.x == 0:
            for one in range(lane, QUEUES, WARP):
                cleared[one] = 0
        number = take(counts, queued, ints)
        if number == 0:
            return
        if STAGED:
            if lane < number:
                prefetch(chances, int(ints[TAKEN + lane]), STREAM)
            stage(words, copied, ints, number)
        queue, i = -1, 0
        if lane < number:
            i = int(ints[TAKEN + lane])
            s = copies[lane] if STAGED else states[i]
            move = NEW_GAME
            if s["phase"] != OVER:
                choice = 0
                n = count_moves(s, sink())
                if n > 1:
                    slots[i]["decisions"] += 1
                    choice = random_below(chances[i], n)
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
        if cuda.blockIdx.x == 0:
            for one in range(lane, QUEUES, WARP):
                cleared[one] = 0
        number = take(counts, queued, ints)
        if number == 0:
            return
        if STAGED:
            if lane < number:
                for line in LINES:
                    prefetch(chances, int(ints[TAKEN + lane]), line)
            stage(words, copied, ints, number)
        queue, i = -1, 0
        if lane < number:
            i = int(ints[TAKEN + lane])
            s = copies[lane] if STAGED else states[i]
            move = int(slots[i]["move"])
            if move == NEW_GAME:
                set_up(s, agreements[i % len(agreements)], chances[i], sink())
            else:
                play_move(s, move, chances[i], sink())
            queue = queue_for_choice(s)
            if s["phase"] == OVER:
                slots[i]["left"] -= 1
                if slots[i]["left"] == 0:
                    queue = -1
                    cuda.atomic.add(ended, 0, 1)
        if STAGED:
            write_back(words, copied, ints, number)
        put(queue, i, next_counts, next_queued, ints)

    return GameKernels(seed, begin, choose, play)


class RandomGames:
    """Slots on the GPU in which random games are played.

    Slot i plays with agreement i, modulo their number, and the random stream of `seed + i`.
    """

    def __init__(self, slots: int, agreements: npt.NDArray[np.void], seed: int = 0) -> None:
        self.kernels = kernels()
        self.number = slots
        self.words = cuda.to_device(np.zeros(WORDS * slots, np.int64))
        self.states = blank_records(State, slots) if SIMULATED else self.words.view(STATE)
        self.chances = blank_records(Chance, slots)
        self.slots = blank_records(Slot, slots)
        self.agreements = to_device(agreements)
        # The slots in the queues: those that have to choose a move, and those that have to play it.
        self.queued = [cuda.device_array((QUEUES, slots), np.int32) for _ in range(2)]
        self.kernels.seed[self._warps(), WARP](self.chances, seed)

    def play(self, games: int) -> int:
        """Play this number of games in each slot; return the number of decisions."""
        to_choose, to_play = self.queued
        # The lengths of the queues, in this wave and in the next one.
        choosing = [cuda.to_device(np.zeros(QUEUES, np.int32)) for _ in range(2)]
        playing = [cuda.to_device(np.zeros(QUEUES, np.int32)) for _ in range(2)]
        ended = cuda.to_device(np.zeros(1, np.int64))
        warps = self._warps()
        self.kernels.begin[warps, WARP](self.slots, games, playing[0], to_play)
        play = self.kernels.play[warps, WARP, 0, SHARED]
        choose = self.kernels.choose[warps, WARP, 0, SHARED]
        data = (self.states, self.words, self.chances, self.slots)
        while ended.copy_to_host()[0] < self.number:
            for wave in range(WAVES):
                now, then = wave % 2, (wave + 1) % 2
                play(
                    *(*data, playing[now], to_play, choosing[now], to_choose, playing[then]),
                    self.agreements,
                    ended,
                )
                choose(*data, choosing[now], to_choose, playing[then], to_play, choosing[then])
        return int(from_device(Slot, self.slots)["decisions"].sum())

    def _warps(self) -> int:
        """Return the largest number of warps that the slots need, in any queues."""
        return max(LEAST, self.number // WARP + min(self.number, QUEUES))

    def final_states(self) -> npt.NDArray[np.void]:
        """Return a copy of the states."""
        return from_device(State, self.states)

    def final_chances(self) -> npt.NDArray[np.void]:
        """Return a copy of the random streams."""
        return from_device(Chance, self.chances)
