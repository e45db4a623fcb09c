"""The transition function `step`, used by live games, replays, search and environments."""

from __future__ import annotations

from .chance import Chance
from .cures import do_cure
from .event_cards import do_order, do_store, play_event
from .hands import discard
from .log import FOR_LIMIT, Log
from .movement import do_move
from .moves import (
    BUILD,
    CURE,
    DISCARD_MOVE,
    GIVE,
    LAST_ACTION,
    NEXT,
    OPSFLIGHT,
    ORDER,
    PASS,
    TAKE,
    TREAT,
    cards_mask_of,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from .sharing import do_share
from .state import State
from .stations import do_build
from .treatment import do_treat
from .turn import check_limit, count_action, give_up_actions, proceed, settle_hands


def step(s: State, move: int, chance: Chance, log: Log) -> None:
    """Play a legal move; the events are in the log, the drawn cards in `chance["told"]`."""
    log[0] = 0
    chance["told_count"] = 0
    kind = kind_of(move)
    if kind <= LAST_ACTION:
        act(s, kind, move, log)
        count_action(s)
        if kind == GIVE or kind == TAKE:
            check_limit(s)
    elif kind == PASS:
        give_up_actions(s, log)
    elif kind == NEXT:
        proceed(s, chance, log)
    elif kind == ORDER:
        do_order(s, move, log)
        settle_hands(s)
    elif kind == DISCARD_MOVE:
        discard(s, seat_of(move), target_of(move), FOR_LIMIT, log)
        settle_hands(s)
    else:
        play_event(s, move, chance, log)
        settle_hands(s)


def act(s: State, kind: int, move: int, log: Log) -> None:
    """Apply one action of the active seat."""
    seat, a, b = seat_of(move), target_of(move), other_of(move)
    if kind <= OPSFLIGHT:
        do_move(s, seat, kind, a, b, log)
    elif kind == BUILD:
        do_build(s, seat, a, log)
    elif kind == TREAT:
        do_treat(s, seat, a, log)
    elif kind == GIVE:
        do_share(s, seat, s["seat_of"][b], a, log)
    elif kind == TAKE:
        do_share(s, s["seat_of"][b], seat, a, log)
    elif kind == CURE:
        do_cure(s, seat, a, cards_mask_of(move), log)
    else:
        do_store(s, seat, a, log)
