"""The kernels of the environments on a GPU; each one compiles at its first call.

Each has one thread for each game and calls the functions of `kernels`, so the games are the same.
Threads of a warp (32) write the same number of their games at the same time; so masks and
observations are filled in columns, in which these numbers are neighbours, and then transposed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...compiled.gpu import STRIDED, cuda, load
from ...engine.rules.chance import seed_stream
from ...engine.rules.resample import resample as resample_hidden
from .. import kernels
from ..actions import ACTIONS, fill_mask
from ..kernels import ENDED, GOES_ON, ILLEGAL, pick_action, play_action, set_up, start
from ..observations import fill_observation
from ..rewards import GAMES_WON, fill_reward

TILE, TILE_ROWS = 32, 8  # a transposing block has a thread for each column and some of the rows
TILE_SHAPE = (TILE, TILE + 1)  # one more column, so that a column is in different memory banks
OWN_REWARD = -1  # a reward that is no kernel's

rules = load(STRIDED, kernels)
seed_chance, pick_random = rules[seed_stream], rules[pick_action]
set_up_game, start_game, play_game = rules[set_up], rules[start], rules[play_action]
observe, mark = rules[fill_observation], rules[fill_mask]
reward, deal_hidden_cards = rules[fill_reward], rules[resample_hidden]


@cuda.jit  # type: ignore[untyped-decorator]
def seed(chances: Any, which: Any, seeds: Any) -> None:
    """Seed the streams of these games."""
    i = cuda.grid(1)
    if i < len(chances) and which[i]:
        seed_chance(chances[i], seeds[i])


@cuda.jit  # type: ignore[untyped-decorator]
def begin(
    states: Any, chances: Any, progress: Any, variants: Any, log: Any, which: Any, finals: Any
) -> None:
    """Set up these games; first write the observations of the games that end, if wanted."""
    i = cuda.grid(1)
    if i < len(states) and which[i]:
        s, game, variant = states[i], progress[i], variants[0]
        if len(finals) > 0:
            pending = game["pending"]
            observe(s, pending["decider"], pending, finals[i])
        set_up_game(s, variant, chances[i], log)
        start_game(s, game, variant)


@cuda.jit  # type: ignore[untyped-decorator]
def take(actions: Any, masks: Any, progress: Any, illegal: Any) -> None:
    """Take the actions; keep in `illegal` the lowest game with a masked one."""
    i = cuda.grid(1)
    if i < len(actions):
        action = int(actions[i])
        progress[i]["action"] = action
        if action < 0 or action >= ACTIONS or masks[action, i] == 0:
            cuda.atomic.min(illegal, 0, i)


@cuda.jit  # type: ignore[untyped-decorator]
def play(
    states: Any,
    chances: Any,
    progress: Any,
    variants: Any,
    moves: Any,
    log: Any,
    masks: Any,
    ended: Any,
    won: Any,
) -> None:
    """Play the action of each game."""
    i = cuda.grid(1)
    if i < len(states):
        game = progress[i]
        play_game(states[i], chances[i], game, variants[0], masks[:, i], moves[:, i], log)
        ended[i] = game["ended"] != GOES_ON
        won[i] = game["ended"] == ENDED and game["after"][GAMES_WON] > 0


@cuda.jit  # type: ignore[untyped-decorator]
def judge(
    progress: Any, kind: int, discount: Any, given: Any, for_illegal: float, rewards: Any
) -> None:
    """Write the rewards: one of `rewards.REWARDS` by number, or those that are given."""
    i = cuda.grid(1)
    if i < len(rewards):
        game = progress[i]
        if game["ended"] == ILLEGAL:
            rewards[i] = for_illegal
        elif kind == OWN_REWARD:
            rewards[i] = given[i]
        else:
            reward(kind, discount, game["before"], game["after"], rewards[i : i + 1])


@cuda.jit  # type: ignore[untyped-decorator]
def look(
    states: Any, progress: Any, variants: Any, moves: Any, masks: Any, observations: Any, seats: Any
) -> None:
    """Fill the columns of each game: even blocks the masks, odd ones the observations."""
    i = cuda.blockIdx.x // 2 * cuda.blockDim.x + cuda.threadIdx.x
    if i < len(states):
        s, pending = states[i], progress[i]["pending"]
        viewer = pending["decider"]
        if s["players"] == 0:  # this game has not begun
            return
        if cuda.blockIdx.x % 2 == 1:
            observe(s, viewer, pending, observations[:, i])
        else:
            seats[i] = viewer
            mark(s, viewer, variants[0]["mode"], pending, moves[:, i], masks[:, i])


@cuda.jit  # type: ignore[untyped-decorator]
def pick(chances: Any, masks: Any, actions: Any) -> None:
    """Pick a uniformly random unmasked action for each game, from its own stream."""
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = pick_random(chances[i], masks[:, i])


@cuda.jit  # type: ignore[untyped-decorator]
def resample(states: Any, chances: Any, progress: Any) -> None:
    """Resample what the decider of each game cannot know."""
    i = cuda.grid(1)
    if i < len(states):
        deal_hidden_cards(states[i], progress[i]["pending"]["decider"], chances[i])


def make_transposer(number: Any) -> Any:
    """Return the kernel that copies columns of these numbers to rows."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def transpose(columns: Any, rows: Any) -> None:
        tile = cuda.shared.array(TILE_SHAPE, number)
        # Unsigned indices: signed ones may count from the end, which costs time.
        across, down = np.uint32(cuda.threadIdx.x), np.uint32(cuda.threadIdx.y)
        game, place = np.uint32(cuda.blockIdx.x * TILE), np.uint32(cuda.blockIdx.y * TILE)
        games, places = np.uint32(rows.shape[0]), np.uint32(rows.shape[1])
        for part in range(TILE // TILE_ROWS):
            k = down + np.uint32(part * TILE_ROWS)
            if place + k < places and game + across < games:
                tile[k, across] = columns[place + k, game + across]
        cuda.syncthreads()
        for part in range(TILE // TILE_ROWS):
            k = down + np.uint32(part * TILE_ROWS)
            if game + k < games and place + across < places:
                rows[game + k, place + across] = tile[across, k]

    return transpose


transpose_bytes, transpose_floats = make_transposer(np.int8), make_transposer(np.float32)
