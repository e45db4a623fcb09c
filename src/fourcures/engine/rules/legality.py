"""List the legal moves of every player who may move, and explain why others are illegal."""

from __future__ import annotations

from ..reasons import Refusal, refuse
from .bits import lowest
from .board import CARDS, FIRST_EVENT, HAND_LIMIT, PLANNER, ROLES
from .cures import list_cures, refuse_cure
from .event_cards import (
    list_events,
    list_orders,
    list_store,
    refuse_event,
    refuse_order,
    refuse_store,
)
from .hands import holds, seat_over_limit
from .movement import Moves, list_movement, refuse_move
from .moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    DISCARD_MOVE,
    GIVE,
    JOIN,
    MOVE_DRIVE,
    NEXT,
    OPSFLIGHT,
    ORDER,
    PASS,
    RESILIENT_MOVE,
    TAKE,
    TREAT,
    cards_mask_of,
    encode,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from .roles import is_role, role_name
from .sharing import list_share, refuse_share
from .state import (
    ACTIONS,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    INFECT,
    NO_CARD,
    NOBODY,
    OVER,
    PHASES,
    State,
)
from .stations import list_build, refuse_build
from .treatment import list_treat, refuse_treat


def list_legal(s: State, moves: Moves) -> int:
    """Write every legal move to `moves` and return the number of moves."""
    phase = s["phase"]
    if phase == OVER:
        return 0
    if phase == FORECAST:
        return list_orders(s, moves)
    n = 0
    if phase == ACTIONS:
        n = list_actions(s, s["turn"], moves, n)
    elif phase == DISCARD:
        n = list_discards(s, moves, n)
    n = list_events(s, moves, n)
    if phase == DRAW or phase == EPIDEMIC_PHASE or phase == INFECT:
        moves[n] = encode(NEXT, s["turn"])
        n += 1
    return n


def seats_to_move(s: State) -> list[int]:
    """Return the seats that the game waits for: those with a legal move that is not an event."""
    phase = s["phase"]
    if phase == OVER:
        return []
    if phase == FORECAST:
        return [s["forecast_seat"]]
    if phase == DISCARD:
        return [seat for seat in range(s["players"]) if s["hand_size"][seat] > HAND_LIMIT]
    return [s["turn"]]


def list_actions(s: State, seat: int, moves: Moves, n: int) -> int:
    """List every action of the active seat, and the pass; return the new count."""
    n = list_movement(s, seat, moves, n)
    n = list_build(s, seat, moves, n)
    n = list_treat(s, seat, moves, n)
    n = list_share(s, seat, moves, n)
    n = list_cures(s, seat, moves, n)
    n = list_store(s, seat, moves, n)
    moves[n] = encode(PASS, seat)
    return n + 1


def list_discards(s: State, moves: Moves, n: int) -> int:
    """R9.1: list the discards of every player with more than seven cards; return the new count."""
    for seat in range(s["players"]):
        if s["hand_size"][seat] > HAND_LIMIT:
            cards = s["hands"][seat]
            named = must_name_seat(s, seat)
            while cards:
                moves[n] = encode(DISCARD_MOVE, seat, lowest(cards), named)
                n += 1
                cards &= cards - 1
    return n


def must_name_seat(s: State, seat: int) -> int:
    """Return 1 if a discard must name its seat: out of turn, or if a lower seat must discard."""
    return 0 if seat == s["turn"] and seat == seat_over_limit(s) else 1


def find_refusal(s: State, move: int) -> Refusal | None:
    """Return the reason why this move is illegal now, or None if it is legal.

    If several rules forbid it, the reason is the first of R13.5, R10.4, R9.1, R1.6, R3.1 and R3.3,
    then the most specific one.
    """
    kind, seat = kind_of(move), seat_of(move)
    refused = refuse_game_wide(s, kind) or refuse_stranger(s, move) or refuse_timing(s, kind, seat)
    if refused is not None:
        return refused
    if kind == ORDER:
        return refuse_order(s, move)
    if AIRLIFT_MOVE <= kind <= RESILIENT_MOVE:
        return refuse_event(s, move)
    if kind == DISCARD_MOVE:
        return refuse_discard(s, seat, target_of(move), other_of(move))
    if kind == NEXT or kind == PASS:
        return None
    return refuse_action(s, seat, move)


def refuse_game_wide(s: State, kind: int) -> Refusal | None:
    """R13.5, R10.4, R9.1: refuse moves of a kind that no player can make now."""
    phase = s["phase"]
    if phase == OVER:
        return refuse("R13.5", "game_over")
    if phase == FORECAST and kind != ORDER:
        return refuse("R10.4", "forecast_pending")
    if phase == DISCARD and not AIRLIFT_MOVE <= kind <= DISCARD_MOVE:
        return refuse("R9.1", "discard_first")
    return None


def refuse_stranger(s: State, move: int) -> Refusal | None:
    """R1.6: refuse a move made by, or aimed at, a player who is not in this game."""
    kind, seat = kind_of(move), seat_of(move)
    if seat >= s["players"]:
        return refuse("R1.6", "not_in_game", player=f"seat:{seat}")
    about = MOVE_DRIVE <= kind <= JOIN or kind in (GIVE, TAKE, AIRLIFT_MOVE)
    if about and s["seat_of"][other_of(move)] == NOBODY:
        return refuse("R1.6", "not_in_game", player=ROLES[other_of(move)])
    return None


def refuse_timing(s: State, kind: int, seat: int) -> Refusal | None:
    """R3.1, R3.3: refuse a move of this kind outside its phase or its player's turn."""
    phase = s["phase"]
    if AIRLIFT_MOVE <= kind <= DISCARD_MOVE:
        return None
    if kind == NEXT and phase == ACTIONS:
        return refuse("R3.1", "actions_remain", actions=s["actions_left"])
    if kind != NEXT and phase != ACTIONS:
        return refuse("R3.1", "not_action_phase", phase=PHASES[phase])
    if seat != s["turn"]:
        return refuse("R3.3", "not_your_turn", seat=s["turn"], player=role_name(s, s["turn"]))
    return None


def refuse_action(s: State, seat: int, move: int) -> Refusal | None:
    """Return the reason why the active seat cannot take this action, or None."""
    kind, a, b = kind_of(move), target_of(move), other_of(move)
    if kind <= OPSFLIGHT:
        return refuse_move(s, seat, kind, a, b)
    if kind == BUILD:
        return refuse_build(s, seat, a)
    if kind == TREAT:
        return refuse_treat(s, seat, a)
    if kind == GIVE or kind == TAKE:
        return refuse_share(s, seat, kind, a, b)
    if kind == CURE:
        return refuse_cure(s, seat, a, cards_mask_of(move))
    return refuse_store(s, seat, a)


def refuse_discard(s: State, seat: int, card: int, named: int) -> Refusal | None:
    """R9.1: return the reason why this seat cannot discard this card, or None."""
    if s["hand_size"][seat] <= HAND_LIMIT:
        return refuse("R9.1", "within_limit", cards=s["hand_size"][seat])
    if s["phase"] != DISCARD:
        return refuse("R9.3", "epidemics_first")
    if is_role(s, seat, PLANNER) and s["stored"] != NO_CARD and card == FIRST_EVENT + s["stored"]:
        return refuse("R11.1", "stored_not_discarded")
    if not holds(s, seat, card):
        return refuse("R9.1", "not_in_hand", card=CARDS[card], player=role_name(s, seat))
    if named != must_name_seat(s, seat):  # this encoding comes from another position
        texts = f"discard {CARDS[card]}", f"seat:{seat} discard {CARDS[card]}"
        return refuse("R9.1", "wrong_form", text=texts[named], form=texts[1 - named])
    return None
