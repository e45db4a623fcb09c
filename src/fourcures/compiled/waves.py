"""Whole random games on a GPU, in waves of games that do the same thing.

A wave has two kernels: *play* plays the chosen move of every game, and *choose* picks the next one.
Each takes its games from queues (see `queues`), up to 32 games of one queue for the 32 threads of a
warp (a block has one warp), and puts them into the queues of the other. A warp copies its states to shared memory and
back. Every game has its own random stream, so the order of games changes nothing: they are the same
games as on the CPU.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt

from ..engine.rules.chance import CHANCE, Chance, below, seed_stream
from ..engine.rules.legality import legal
from ..engine.rules.records import Wide, array_of, unpacked, zeros
from ..engine.rules.setup import set_up_random
from ..engine.rules.state import OVER, STATE, State
from ..engine.rules.step import step
from . import queues
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
SHARED = WARP * STATE.itemsize  # bytes of shared memory for each warp
PARTS = -(-WORDS // WARP)  # words of a state that each thread copies
# The bytes of a chance that a draw from its stream uses, in different cache lines.
STREAM, *_ = LINES = tuple(
    CHANCE.fields[name][1] for name in ("stream", "scripted", "next_at", "replay_at", "told_count")
)
STAGED = not SIMULATED  # the simulator has unpacked states, which are not copied
WAVES = 32  # between two checks whether all games have ended


class Slot(TypedDict):
    """A place in which games are played one after another."""

    move: Wide  # the chosen move, or NEW_GAME
    left: Wide  # games to play, with the current one
    decisions: Wide  # so far, in all games


class Kernels(NamedTuple):
    """The kernels of random games; each one compiles at its first call."""

    seed: Any
    begin: Any
    choose: Any
    play: Any


@cache
def kernels() -> Kernels:
    """Return the kernels."""
    need_gpu()
    # Listing moves into a Sink only counts them, which compiles to much less code.
    rules, listing = load(SINK, queues), load(ONE_ITEM, queues)
    count_moves, list_moves = rules[legal], listing[legal]
    seed_chance, random_below = rules[seed_stream], rules[below]
    set_up, play_move = rules[set_up_random], rules[step]
    queue_for_choice, queue_for_move = rules[choice_queue], rules[move_queue]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def take(counts: Any, queued: Any, taken: Any) -> int:
        """Write the slots of this warp to `taken`; return their number."""
        lane, warp = cuda.threadIdx.x, cuda.blockIdx.x
        warps = cuda.shared.array(QUEUES, np.int32)
        found = cuda.shared.array(2, np.int32)
        if lane == 0:
            found[0] = -1
        for queue in range(lane, QUEUES, WARP):
            warps[queue] = (counts[queue] + WARP - 1) >> SHIFT
        cuda.syncthreads()
        for queue in range(lane, QUEUES, WARP):
            first = 0
            for before in range(queue):
                first += warps[before]
            if first <= warp < first + warps[queue]:
                found[0] = queue
                found[1] = (warp - first) << SHIFT
        cuda.syncthreads()
        if found[0] < 0:
            return 0
        number = min(WARP, counts[found[0]] - found[1])
        if lane < number:
            taken[lane] = queued[found[0], found[1] + lane]
        cuda.syncthreads()
        return number

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def stage(words: Any, taken: Any, number: int, copied: Any) -> None:
        """Copy the states of the taken slots to shared memory."""
        lane = cuda.threadIdx.x
        for k in range(number):
            state = WORDS * int(taken[k])
            for part in range(PARTS):
                word = min(WARP * part + lane, WORDS - 1)
                copy_word(copied, WORDS * k + word, words, state + word)
        wait_for_copies()
        cuda.syncthreads()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def write_back(words: Any, taken: Any, number: int, copied: Any) -> None:
        """Copy the states of the taken slots from shared memory."""
        lane = np.uint64(cuda.threadIdx.x)
        batch = cuda.local.array(PARTS, WORD)
        cuda.syncthreads()
        for k in range(number):
            # Unsigned indices: signed ones may count from the end, which costs time.
            to, at = np.uint64(WORDS * int(taken[k])), np.uint64(WORDS * k)
            for part in range(PARTS):
                word = min(np.uint64(WARP * part) + lane, np.uint64(WORDS - 1))
                batch[part] = copied[at + word]
            for part in range(PARTS):
                word = min(np.uint64(WARP * part) + lane, np.uint64(WORDS - 1))
                words[to + word] = batch[part]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def put(queue: int, slot: int, counts: Any, queued: Any) -> None:
        """Append the slot of each thread to its queue; a negative queue takes none."""
        lane = cuda.threadIdx.x
        number = cuda.shared.array(QUEUES, np.int32)
        start = cuda.shared.array(QUEUES, np.int32)
        for one in range(lane, QUEUES, WARP):
            number[one] = 0
        cuda.syncthreads()
        place = 0
        if queue >= 0:
            place = cuda.atomic.add(number, queue, 1)
        cuda.syncthreads()
        for one in range(lane, QUEUES, WARP):
            if number[one] > 0:
                start[one] = cuda.atomic.add(counts, one, number[one])
        cuda.syncthreads()
        if queue >= 0:
            queued[queue, start[queue] + place] = slot

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
        taken = cuda.shared.array(WARP, np.int32)
        copies = cuda.shared.array(0, STATE)  # the same memory as `copied`
        copied = cuda.shared.array(0, WORD)
        if cuda.blockIdx.x == 0:
            for one in range(lane, QUEUES, WARP):
                cleared[one] = 0
        number = take(counts, queued, taken)
        if number == 0:
            return
        if STAGED:
            if lane < number:
                prefetch(chances, int(taken[lane]), STREAM)
            stage(words, taken, number, copied)
        queue, i = -1, 0
        if lane < number:
            i = int(taken[lane])
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
        put(queue, i, next_counts, next_queued)

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
        taken = cuda.shared.array(WARP, np.int32)
        copies = cuda.shared.array(0, STATE)  # the same memory as `copied`
        copied = cuda.shared.array(0, WORD)
        if cuda.blockIdx.x == 0:
            for one in range(lane, QUEUES, WARP):
                cleared[one] = 0
        number = take(counts, queued, taken)
        if number == 0:
            return
        if STAGED:
            if lane < number:
                for line in LINES:
                    prefetch(chances, int(taken[lane]), line)
            stage(words, taken, number, copied)
        queue, i = -1, 0
        if lane < number:
            i = int(taken[lane])
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
            write_back(words, taken, number, copied)
        put(queue, i, next_counts, next_queued)

    return Kernels(seed, begin, choose, play)


class RandomGames:
    """Slots on the GPU in which random games are played.

    Slot i plays with agreement i, modulo their number, and the random stream of `seed + i`.
    """

    def __init__(self, slots: int, agreements: npt.NDArray[np.void], seed: int = 0) -> None:
        self.kernels = kernels()
        self.number = slots
        self.words = cuda.to_device(np.zeros(WORDS * slots, np.int64))
        self.states = records(State, slots) if SIMULATED else self.words.view(STATE)
        self.chances = records(Chance, slots)
        self.slots = records(Slot, slots)
        self.agreements = (
            [unpacked(one) for one in agreements] if SIMULATED else cuda.to_device(agreements)
        )
        # For moves to choose and moves to play: the slots in the queues, and how many there are,
        # now and in the next wave.
        self.queued = [cuda.device_array((QUEUES, slots), np.int32) for _ in range(2)]
        self.kernels.seed[slots // WARP + 1, WARP](self.chances, seed)

    def play(self, games: int) -> int:
        """Play this number of games in each slot; return the number of decisions."""
        to_choose, to_play = self.queued
        choosing = [cuda.to_device(np.zeros(QUEUES, np.int32)) for _ in range(2)]
        playing = [cuda.to_device(np.zeros(QUEUES, np.int32)) for _ in range(2)]
        ended = cuda.to_device(np.zeros(1, np.int64))
        begin = self.kernels.begin[self.number // WARP + 1, WARP]
        begin(self.slots, games, playing[0], to_play)
        warps = self.number // WARP + min(self.number, QUEUES)
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

    def final_states(self) -> npt.NDArray[np.void]:
        """Return a copy of the states."""
        return from_device(State, self.states)

    def final_chances(self) -> npt.NDArray[np.void]:
        """Return a copy of the random streams."""
        return from_device(Chance, self.chances)


def device_name() -> str:
    """Return the name of the GPU."""
    need_gpu()
    name = "simulator" if SIMULATED else cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def records(declaration: type, number: int) -> Any:
    """Return zeroed records for kernels: on the device, or unpacked for the simulator."""
    array = zeros(declaration, number)
    return [unpacked(one) for one in array] if SIMULATED else cuda.to_device(array)


def from_device(declaration: type, array: Any) -> npt.NDArray[np.void]:
    """Return the records of kernels as an array."""
    if SIMULATED:
        return array_of(declaration, *array)
    found: npt.NDArray[np.void] = array.copy_to_host()
    return found
