"""The compiled functions of the environments: N games in one call.

The results are in flat arrays, one game after another: `masks` has rows of ACTIONS, `observations`
and `finals` have rows of SIZE.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ..compiled.batch import Chances, States
from ..engine.rules.chance import Chance, random_below
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.moves import MOST_MOVES
from ..engine.rules.records import Floats, Small, Smalls, Wide, Wides
from ..engine.rules.setup import Agreement, clear_table, deal_cards, deal_roles, give_role
from ..engine.rules.state import NOBODY, OVER, State
from .actions import ACTIONS, Bytes, Numbers, Pending, fill_mask
from .observations import SIZE, Floats32, fill_observation
from .rewards import TALLY, fill_tally
from .stages import act, clear_pending

DEALT = -1  # a role: dealt at random

GOES_ON, ENDED, ILLEGAL = range(3)


class Variant(TypedDict):
    """The options of the games of an environment."""

    agreement: Agreement
    roles: Annotated[Smalls, 4]  # of each seat; all are DEALT if the first one is
    first: Small  # the seat that begins, or NOBODY for R2.6
    mode: Small  # who may play events out of turn (see `who_decides`)
    restart: Small  # 1: `play_games` starts a new game as soon as one ends


class Progress(TypedDict):
    """The data of a game besides its state."""

    pending: Pending
    action: Wide  # the code to play
    ended: Wide  # its effect: GOES_ON, ENDED, or ILLEGAL for a masked code
    before: Annotated[Floats, TALLY]  # tallies: before the action, after it, and now; the last
    after: Annotated[Floats, TALLY]  # is that of the next game if one ended and another began
    current: Annotated[Floats, TALLY]


class Buffers(TypedDict):
    """A buffer for legal moves, and a log that records nothing."""

    moves: Annotated[Wides, MOST_MOVES]
    log: Annotated[Wides, 1]


Variants = MutableSequence[Variant]
AllProgress = MutableSequence[Progress]
AllBuffers = MutableSequence[Buffers]


def set_up(s: State, variant: Variant, chance: Chance, log: Log) -> None:
    """Set up a new game from the random stream (R2), with the variant's roles and first seat."""
    chance["told_count"] = 0
    log[0] = 0
    clear_table(s, variant["agreement"])
    if variant["roles"][0] == DEALT:
        deal_roles(s, chance)
    else:
        for seat in range(s["players"]):
            give_role(s, seat, variant["roles"][seat])
    deal_cards(s, variant["first"], chance, log)


def start(s: State, game: Progress, variant: Variant) -> None:
    """Start a game from its initial state."""
    clear_pending(s, variant["mode"], game["pending"])
    fill_tally(s, game["current"])


def begin_game(
    states: States,
    chances: Chances,
    progress: AllProgress,
    variants: Variants,
    buffers: AllBuffers,
    i: int,
    by_stream: int,
) -> None:
    """Begin one game: use its initial state, or set one up from its stream."""
    s, variant = states[i], variants[0]
    if by_stream:
        set_up(s, variant, chances[i], buffers[0]["log"])
    start(s, progress[i], variant)


def look(
    states: States,
    progress: AllProgress,
    variants: Variants,
    buffers: AllBuffers,
    i: int,
    viewer: int,
    mask: Bytes,
    observation: Floats32,
) -> None:
    """Fill the mask and observation of a seat of one game, or of the deciding seat (NOBODY)."""
    s, pending = states[i], progress[i]["pending"]
    if viewer == NOBODY:
        viewer = pending["decider"]
    fill_mask(s, viewer, variants[0]["mode"], pending, buffers[0]["moves"], mask)
    fill_observation(s, viewer, pending, observation)


def first_illegal(progress: AllProgress, masks: Bytes) -> int:
    """Return the first game whose action is masked, or -1."""
    for i in range(len(progress)):
        action = progress[i]["action"]
        if action < 0 or action >= ACTIONS or masks[ACTIONS * i + action] == 0:
            return i
    return -1


def play_games(
    states: States,
    chances: Chances,
    progress: AllProgress,
    variants: Variants,
    buffers: AllBuffers,
    masks: Bytes,
    observations: Floats32,
    finals: Floats32,
) -> int:
    """Play one action in every game; return the number of games that ended.

    A masked action ends its game too. The last observations are in `finals`. If the variant has
    `restart`, these games begin again at once, from their own streams.
    """
    variant, moves, log = variants[0], buffers[0]["moves"], buffers[0]["log"]
    endings = 0
    for i in range(len(states)):
        s, chance, game = states[i], chances[i], progress[i]
        pending = game["pending"]
        mask = masks[ACTIONS * i : ACTIONS * i + ACTIONS]
        play_action(s, chance, game, variant, mask, moves, log)
        if game["ended"] != GOES_ON:
            endings += 1
            final = finals[SIZE * i : SIZE * i + SIZE]
            fill_observation(s, pending["decider"], pending, final)
            if variant["restart"]:
                set_up(s, variant, chance, log)
                start(s, game, variant)
        viewer = pending["decider"]
        fill_mask(s, viewer, variant["mode"], pending, moves, mask)
        fill_observation(s, viewer, pending, observations[SIZE * i : SIZE * i + SIZE])
    return endings


def play_action(
    s: State, chance: Chance, game: Progress, variant: Variant, mask: Bytes, moves: Moves, log: Log
) -> None:
    """Play the action of a game, and record its effect and the tallies."""
    before, after, current = game["before"], game["after"], game["current"]
    for t in range(TALLY):
        before[t] = current[t]
    action = game["action"]
    game["ended"] = GOES_ON
    if action < 0 or action >= ACTIONS or mask[action] == 0:
        game["ended"] = ILLEGAL
    else:
        act(s, action, variant["mode"], game["pending"], chance, moves, log)
        if s["phase"] == OVER:
            game["ended"] = ENDED
    fill_tally(s, current)
    for t in range(TALLY):
        after[t] = current[t]


def pick(states: States, chances: Chances, masks: Bytes, actions: Numbers) -> None:
    """Pick an action for each game, with the first of `chances`."""
    for i in range(len(states)):
        actions[i] = pick_action(chances[0], masks[ACTIONS * i : ACTIONS * i + ACTIONS])


def pick_action(chance: Chance, mask: Bytes) -> int:
    """Return a uniformly random unmasked action, or 0 if all are masked."""
    number = 0
    for code in range(ACTIONS):
        number += mask[code]
    if number == 0:
        return 0
    left = random_below(chance, number)
    code = 0
    while left > 0 or not mask[code]:
        left -= mask[code]
        code += 1
    return code
