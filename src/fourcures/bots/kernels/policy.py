"""The reactive policy: one move for each position, without lookahead."""

from __future__ import annotations

from ...engine.rules.bits import count, lowest
from ...engine.rules.board import (
    AIRLIFT,
    CITY_COUNT,
    CITY_LIMIT,
    DISPATCHER,
    FORECAST_EVENT,
    GRANT,
    MEDIC,
    QUIET_NIGHT,
    RESILIENT,
    STATIONS,
    own_disease,
)
from ...engine.rules.chance import Chance
from ...engine.rules.decks import infection_deck_size
from ...engine.rules.event_cards import events_in_play, holder
from ...engine.rules.hands import seat_over_limit
from ...engine.rules.infection import rate
from ...engine.rules.legality import list_actions, must_name_seat
from ...engine.rules.movement import Moves, list_nearly_all
from ...engine.rules.moves import (
    AIRLIFT_MOVE,
    DISCARD_MOVE,
    DRIVE,
    FORECAST_MOVE,
    GRANT_MOVE,
    NEXT,
    NONE,
    ORDER,
    QUIET_MOVE,
    RESILIENT_MOVE,
    SHUTTLE,
    encode,
    kind_of,
    put_order,
)
from ...engine.rules.state import (
    ACTIONS,
    DISCARD,
    EPIDEMIC_PHASE,
    FORECAST,
    FORECAST_SIZE,
    INFECT,
    INFECTED,
    UNCURED,
    State,
    cubes_at,
)
from ...engine.rules.step import step
from ...engine.rules.turn import ACTIONS_PER_TURN
from .scoring.card_value import card_worth
from .scoring.danger import CERTAIN, danger, fill_risk
from .scoring.moves import look_around, score_all, score_each
from .scoring.pulls import forget_pulls
from .scratch import Scratch
from .weights import Weights

NO_MOVE = -1


def choose_move(s: State, weights: Weights, scratch: Scratch) -> int:
    """Return the policy's move for the player to move; the game must not be over."""
    phase = s["phase"]
    if phase == ACTIONS:
        n = list_candidates(s, scratch["moves"])
        return scratch["moves"][score_all(s, weights, s["turn"], scratch, n)]
    if phase == DISCARD:
        return choose_discard(s, weights, seat_over_limit(s))
    if phase == FORECAST:
        return choose_order(s, weights, scratch)
    move = NO_MOVE
    if events_in_play(s):
        move = choose_event(s, weights, scratch)
    return encode(NEXT, s["turn"]) if move == NO_MOVE else move


def list_candidates(s: State, moves: Moves) -> int:
    """List every action of the active seat, and an Airlift or Grant for it from any hand."""
    seat = s["turn"]
    n = list_actions(s, seat, moves, 0)
    events = events_in_play(s)
    if events >> AIRLIFT & 1 and s["actions_left"] == ACTIONS_PER_TURN:
        base = encode(AIRLIFT_MOVE, holder(s, AIRLIFT), 0, s["roles"][seat])
        n = list_nearly_all(moves, n, base, ~(1 << s["city"][seat]))
    in_stock = count(s["stations"]) < STATIONS
    if events >> GRANT & 1 and in_stock and not s["stations"] >> s["city"][seat] & 1:
        moves[n] = encode(GRANT_MOVE, holder(s, GRANT), s["city"][seat], NONE)
        n += 1
    return n


def choose_discard(s: State, weights: Weights, seat: int) -> int:
    """Return the discard that costs this seat the least."""
    cards = s["hands"][seat]
    best, least = lowest(cards), 1 << 40
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = card_worth(s, weights, seat, card)
        if worth < least:
            best, least = card, worth
    return encode(DISCARD_MOVE, seat, best, must_name_seat(s, seat))


def threat_of(s: State, weights: Weights, risk: int, city: int) -> int:
    """Return the danger that turning over this city's card would add, at this risk."""
    disease = own_disease(city)
    cubes = cubes_at(s, city, disease)
    more = danger(s, weights, risk, city, disease, cubes + 1 if cubes < CITY_LIMIT else CITY_LIMIT)
    return more if cubes >= CITY_LIMIT else more - danger(s, weights, risk, city, disease, cubes)


def choose_order(s: State, weights: Weights, scratch: Scratch) -> int:
    """Return the order of a Forecast with the least dangerous card on top."""
    size = s["forecast_size"]
    threats = scratch["scores"]
    for i in range(size):
        threats[i] = threat_of(s, weights, CERTAIN, s["forecast_cards"][i])
    move = encode(ORDER, s["forecast_seat"])
    used = 0
    for place in range(FORECAST_SIZE):
        best = -1
        for i in range(size):
            if not used >> i & 1 and (best < 0 or threats[i] < threats[best]):
                best = i
        card = NONE
        if best >= 0:
            used |= 1 << best
            card = s["forecast_cards"][best]
        move = put_order(move, place, card)
    return move


def choose_event(s: State, weights: Weights, scratch: Scratch) -> int:
    """Return an event that is worth playing now, outside actions, or NO_MOVE."""
    events = events_in_play(s)
    if s["phase"] == EPIDEMIC_PHASE:
        if s["epidemic_step"] == INFECTED and events >> RESILIENT & 1:
            return choose_resilient(s, weights)
        return NO_MOVE
    if s["phase"] != INFECT or s["infections_left"] != rate(s) or s["quiet_nights"]:
        return NO_MOVE
    if not (events >> QUIET_NIGHT & 1 or events >> FORECAST_EVENT & 1):
        return NO_MOVE
    risk = scratch["risk"]
    fill_risk(s, s["turn"], weights, risk)
    threatened = 0
    for city in range(CITY_COUNT):
        if risk[city] > 0 and s["diseases"][own_disease(city)] == UNCURED:
            threatened += threat_of(s, weights, risk[city], city) * risk[city] >> 10
    if events >> QUIET_NIGHT & 1 and threatened > weights["quiet"]:
        return encode(QUIET_MOVE, holder(s, QUIET_NIGHT))
    looked = infection_deck_size(s) > 0 and s["run_size"][0] == 0
    if events >> FORECAST_EVENT & 1 and threatened > weights["forecast"] and looked:
        return encode(FORECAST_MOVE, holder(s, FORECAST_EVENT))
    return NO_MOVE


def choose_resilient(s: State, weights: Weights) -> int:
    """Return Resilient Population for the worst card to be reshuffled, or NO_MOVE."""
    best, most = NO_MOVE, weights["resilient"]
    discards = s["infection_discards"]
    while discards:
        city = lowest(discards)
        discards &= discards - 1
        worth = threat_of(s, weights, CERTAIN, city)
        if worth > most:
            best, most = city, worth
    if best == NO_MOVE:
        return NO_MOVE
    return encode(RESILIENT_MOVE, holder(s, RESILIENT), best)


def play_actions(
    s: State, weights: Weights, scratch: Scratch, chance: Chance, last_move: int
) -> None:
    """Play the active seat's actions, with discards to the hand limit in between.

    The scratch space is recomputed only if an action changed it. With a last move, it is that of
    the position before.
    """
    seat = s["turn"]
    moves = scratch["moves"]
    seen = last_move != NO_MOVE and keeps_scratch(s, last_move)
    while s["phase"] == ACTIONS or s["phase"] == DISCARD:
        if s["phase"] == DISCARD:
            step(s, choose_move(s, weights, scratch), chance, scratch["log"])
            seen = False
            continue
        if seen:
            forget_pulls(scratch, seat)  # with fewer actions left, less is within reach
        else:
            look_around(s, weights, seat, scratch)
        n = list_candidates(s, moves)
        move = moves[score_each(s, weights, seat, scratch, n, 1)]
        step(s, move, chance, scratch["log"])
        seen = keeps_scratch(s, move)


def keeps_scratch(s: State, move: int) -> bool:
    """Return whether the active seat's scratch space is valid after this move, but for its pulls.

    The Medic may clean on arrival, and the goals of others depend on this pawn's city.
    """
    role = s["roles"][s["turn"]]
    return kind_of(move) in (DRIVE, SHUTTLE) and role not in (MEDIC, DISPATCHER)
