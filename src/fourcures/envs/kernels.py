"""What the environments call, compiled: N games in one call.

Arrays hold the games one after the other: `asides` rows of ASIDE numbers, `masks` of ACTIONS,
`flats` of SIZE, tallies of TALLY.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ..compiled.batch import Chances, States
from ..engine.rules.chance import Chance, below
from ..engine.rules.log import Log
from ..engine.rules.movement import Moves
from ..engine.rules.records import Small, Smalls
from ..engine.rules.setup import Agreement, clear_table, deal_cards, give_role, random_roles
from ..engine.rules.state import NOBODY, OVER, State
from .actions import ACTIONS, ASIDE, DECIDER, Bytes, Numbers, act, clear_aside, fill_mask
from .observations import SIZE, Floats, fill_observation
from .rewards import TALLY, fill_tally

DEALT = -1  # a role: by chance

GOES_ON, ENDED, ILLEGAL = range(3)
JUST_LOOK, AS_IT_IS, BY_STREAM = range(3)


class Variant(TypedDict):
    """What the games of an environment are played with."""

    agreement: Agreement
    roles: Annotated[Smalls, 4]  # of each seat; all are DEALT if the first is
    first: Small  # the seat that begins, or NOBODY: by R2.6
    mode: Small  # who may play events out of turn (see `who_decides`)


Variants = MutableSequence[Variant]


def set_up(s: State, variant: Variant, chance: Chance, log: Log) -> None:
    """A new game by the random stream (R2), with the variant's roles and first seat."""
    chance["told_count"] = 0
    log[0] = 0
    clear_table(s, variant["agreement"])
    if variant["roles"][0] == DEALT:
        random_roles(s, chance)
    else:
        for seat in range(s["players"]):
            give_role(s, seat, variant["roles"][seat])
    deal_cards(s, variant["first"], chance, log)


def look(
    states: States,
    i: int,
    viewer: int,
    begin: int,
    variants: Variants,
    asides: Numbers,
    chances: Chances,
    moves: Moves,
    log: Log,
    mask: Bytes,
    flat: Floats,
    now: Floats,
) -> None:
    """Mask and observation of any seat of one game, or of whoever decides (NOBODY).

    With `begin` BY_STREAM the game is set up first; with AS_IT_IS its state stands at a beginning.
    """
    s, variant = states[i], variants[0]
    if begin == BY_STREAM:
        set_up(s, variant, chances[i], log)
    if begin != JUST_LOOK:
        clear_aside(s, variant["mode"], asides, ASIDE * i)
        fill_tally(s, now)
    if viewer == NOBODY:
        viewer = asides[ASIDE * i + DECIDER]
    fill_mask(s, viewer, variant["mode"], asides, ASIDE * i, moves, mask)
    fill_observation(s, viewer, asides, ASIDE * i, flat)


def first_illegal(states: States, actions: Numbers, masks: Bytes) -> int:
    """The first game whose action is masked, or -1."""
    for i in range(len(states)):
        action = actions[i]
        if action < 0 or action >= ACTIONS or masks[ACTIONS * i + action] == 0:
            return i
    return -1


def play_games(
    states: States,
    actions: Numbers,
    variants: Variants,
    again: int,
    asides: Numbers,
    chances: Chances,
    moves: Moves,
    log: Log,
    masks: Bytes,
    flats: Floats,
    finals: Floats,
    before: Floats,
    after: Floats,
    now: Floats,
    ended: Numbers,
) -> int:
    """One action in every game; how many ended, by their end or by a masked action.

    The last observation of those is in `finals`. If `again` is 1 they are set up anew at once, by
    their own streams.
    """
    variant = variants[0]
    endings = 0
    for t in range(TALLY * len(states)):
        before[t] = now[t]
    for i in range(len(states)):
        s = states[i]
        action = actions[i]
        ended[i] = GOES_ON
        if action < 0 or action >= ACTIONS or masks[ACTIONS * i + action] == 0:
            ended[i] = ILLEGAL
        else:
            act(s, action, variant["mode"], asides, ASIDE * i, chances[i], moves, log)
            if s["phase"] == OVER:
                ended[i] = ENDED
        fill_tally(s, now[TALLY * i : TALLY * i + TALLY])
        for t in range(TALLY * i, TALLY * i + TALLY):
            after[t] = now[t]
        if ended[i] != GOES_ON:
            endings += 1
            viewer = asides[ASIDE * i + DECIDER]
            fill_observation(s, viewer, asides, ASIDE * i, finals[SIZE * i : SIZE * i + SIZE])
            if again:
                set_up(s, variant, chances[i], log)
                clear_aside(s, variant["mode"], asides, ASIDE * i)
                fill_tally(s, now[TALLY * i : TALLY * i + TALLY])
        viewer = asides[ASIDE * i + DECIDER]
        mask = masks[ACTIONS * i : ACTIONS * i + ACTIONS]
        fill_mask(s, viewer, variant["mode"], asides, ASIDE * i, moves, mask)
        fill_observation(s, viewer, asides, ASIDE * i, flats[SIZE * i : SIZE * i + SIZE])
    return endings


def pick(states: States, chances: Chances, masks: Bytes, actions: Numbers) -> None:
    """A random unmasked action for each game, each as likely, by the first of `chances`."""
    for i in range(len(states)):
        mask = masks[ACTIONS * i : ACTIONS * i + ACTIONS]
        number = 0
        for code in range(ACTIONS):
            number += mask[code]
        actions[i] = 0
        if number:
            left = below(chances[0], number)
            for code in range(ACTIONS):
                if mask[code]:
                    if left == 0:
                        actions[i] = code
                        break
                    left -= 1
