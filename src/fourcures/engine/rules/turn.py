"""The turn as a state machine: the effect of `next`, and where it waits for players."""

from __future__ import annotations

from .chance import Chance
from .decks import draw_player_card, intensify, player_deck_size
from .ending import end_game
from .event_cards import is_event_possible
from .hands import seat_over_limit
from .infection import rate, resolve_epidemic, resolve_infection_step
from .log import PASSED, TURN_BEGAN, Log, note
from .state import (
    ACTIONS,
    BETWEEN,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    INFECT,
    INFECTED,
    LOST_CARDS,
    NO_PHASE,
    NO_STEP,
    NOBODY,
    OVER,
    State,
)

ACTIONS_PER_TURN = 4  # R3.1


def begin_turn(s: State, seat: int, log: Log) -> None:
    """R3.1: begin the turn of this seat with four actions."""
    s["turn"] = seat
    s["phase"] = ACTIONS
    s["actions_left"] = ACTIONS_PER_TURN
    s["opsflight_used"] = 0
    note(log, TURN_BEGAN, seat)


def count_action(s: State) -> None:
    """Count one action; after the last one the phase is `draw`."""
    if s["phase"] == OVER:
        return
    s["actions_left"] -= 1
    if s["actions_left"] == 0:
        s["phase"] = DRAW


def check_limit(s: State) -> None:
    """R9.1: if a hand is over the limit, switch to `discard` and remember the phase to resume."""
    if seat_over_limit(s) != NOBODY:
        s["resume"][0] = s["phase"]
        s["phase"] = DISCARD


def give_up_actions(s: State, log: Log) -> None:
    """R3.2: give up the remaining actions."""
    note(log, PASSED, s["turn"], s["actions_left"])
    s["actions_left"] = 0
    s["phase"] = DRAW


def settle_hands(s: State) -> None:
    """R9.1: resume the interrupted phase when no hand is over the limit."""
    if s["phase"] == DISCARD and seat_over_limit(s) == NOBODY:
        s["phase"] = s["resume"][0]
        s["resume"][0] = NO_PHASE


def draw_two(s: State, chance: Chance, log: Log) -> None:
    """R6.1, R6.2: draw two cards, or lose the game; then begin the first epidemic, if any."""
    if player_deck_size(s) < 2:
        end_game(s, LOST_CARDS, -1, log)
        return
    draw_player_card(s, chance, log)
    draw_player_card(s, chance, log)
    if s["pending"] > 0:
        begin_epidemic(s, chance, log)
    else:
        begin_infections(s)


def begin_epidemic(s: State, chance: Chance, log: Log) -> None:
    """R7.1, R7.2: resolve Increase and Infect, then wait for events (R7.4)."""
    s["phase"] = EPIDEMIC_PHASE
    s["epidemic_step"] = INFECTED
    resolve_epidemic(s, chance, log)


def end_epidemic(s: State, chance: Chance, log: Log) -> None:
    """R7.3: resolve Intensify, then wait for the second epidemic (R7.5) or finish the draw."""
    intensify(s, chance, log)
    if s["pending"] > 0:
        s["epidemic_step"] = BETWEEN
    else:
        s["epidemic_step"] = NO_STEP
        begin_infections(s)


def begin_infections(s: State) -> None:
    """R9.3, R8: begin the infection step, after the hand limit check."""
    s["phase"] = INFECT
    s["infections_left"] = rate(s)
    check_limit(s)


def advance(s: State, chance: Chance, log: Log) -> None:
    """Take the next automatic step."""
    if s["phase"] == DRAW:
        draw_two(s, chance, log)
    elif s["phase"] == EPIDEMIC_PHASE:
        if s["epidemic_step"] == INFECTED:
            end_epidemic(s, chance, log)
        else:
            begin_epidemic(s, chance, log)
    elif s["infections_left"] > 0:
        resolve_infection_step(s, chance, log)
    else:
        begin_turn(s, (s["turn"] + 1) % s["players"], log)


def proceed(s: State, chance: Chance, log: Log) -> None:
    """Resolve `next`, and all further steps during which no event could be played."""
    advance(s, chance, log)
    while (s["phase"] == EPIDEMIC_PHASE or s["phase"] == INFECT) and not is_event_possible(s):
        advance(s, chance, log)
