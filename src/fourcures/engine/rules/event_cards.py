"""The five events and when they may be played (R10, R7.4, R11.1)."""

from __future__ import annotations

from itertools import permutations

from ..reasons import Refusal, refuse
from .bits import ITEM_BITS, ITEM_MASK, count, lowest, put_item
from .board import (
    AIRLIFT,
    CARDS,
    CITIES,
    EVENT_COUNT,
    EVENTS,
    FIRST_EVENT,
    FORECAST_EVENT,
    GRANT,
    PLANNER,
    QUIET_NIGHT,
    RESILIENT,
    STATIONS,
)
from .chance import Chance
from .decks import infection_deck_size, put_back_in_order, top_card
from .hands import lose
from .log import LOOKED, ORDERED, PLAYED, REMOVED, STORED, Log, note
from .movement import Moves, list_cities, list_nearly_all, move_pawn
from .moves import (
    AIRLIFT_MOVE,
    FORECAST_MOVE,
    GRANT_MOVE,
    NONE,
    ORDER,
    QUIET_MOVE,
    RESILIENT_MOVE,
    STORE,
    TARGET,
    encode,
    kind_of,
    order_at,
    other_of,
    seat_of,
    target_of,
)
from .roles import is_role
from .state import (
    ACTIONS,
    BETWEEN,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    FORECAST_SIZE,
    INFECT,
    INFECTED,
    NO_CARD,
    NO_PHASE,
    NOBODY,
    State,
)
from .stations import put_station, refuse_station

# The event played by each kind of move, from AIRLIFT_MOVE on.
EVENT_OF_MOVE = (AIRLIFT, FORECAST_EVENT, GRANT, QUIET_NIGHT, RESILIENT)

# All orders of the cards of a Forecast, in lexical order: lists of the first bit of each source.
PERMUTATIONS = tuple(
    sum(put_item(0, place, ITEM_BITS * source) for place, source in enumerate(order))
    for order in permutations(range(FORECAST_SIZE))
)


def holder(s: State, event: int) -> int:
    """Return the seat that can play this event, from its hand or the Planner's card, or NOBODY."""
    for seat in range(s["players"]):
        if s["hands"][seat] >> (FIRST_EVENT + event) & 1:
            return seat
    if s["stored"] == event:
        return s["seat_of"][PLANNER]
    return NOBODY


def events_in_play(s: State) -> int:
    """Return the events in hands and on the Planner's card, as a mask of 0-4."""
    held = s["hands"][0] | s["hands"][1] | s["hands"][2] | s["hands"][3]
    events = held >> FIRST_EVENT
    if s["stored"] != NO_CARD:
        events |= 1 << s["stored"]
    return events


def is_window_open(s: State, event: int) -> bool:
    """Return whether this event may be played at this point of the turn (R10.2, R7.4)."""
    phase = s["phase"]
    if phase == EPIDEMIC_PHASE:
        return s["epidemic_step"] == BETWEEN or event == RESILIENT
    return phase == ACTIONS or phase == DRAW or phase == DISCARD or phase == INFECT


def has_target(s: State, event: int) -> bool:
    """Return whether the event would have any effect."""
    if event == FORECAST_EVENT:
        return s["layer_count"] > 0
    if event == RESILIENT:
        return s["infection_discards"] != 0
    return True


def is_event_possible(s: State) -> bool:
    """Return whether the game must wait here, because a player might play an event.

    With private hands the answer depends only on public cards (R12), so that the pace of the game
    reveals nothing.
    """
    if s["private"]:
        left = s["events"] & ~(s["player_discards"] | s["removed"])
        if s["phase"] == EPIDEMIC_PHASE and s["epidemic_step"] == INFECTED:
            left &= 1 << (FIRST_EVENT + RESILIENT)
        return left != 0
    events = events_in_play(s)
    while events:
        event = lowest(events)
        if is_window_open(s, event) and has_target(s, event):
            return True
        events &= events - 1
    return False


def list_events(s: State, moves: Moves, n: int) -> int:
    """List every legal play of every event, for any holder; return the new count."""
    events = events_in_play(s)
    while events:
        event = lowest(events)
        events &= events - 1
        if not is_window_open(s, event) or not has_target(s, event):
            continue
        seat = holder(s, event)
        if event == AIRLIFT:
            for pawn in range(s["players"]):
                base = encode(AIRLIFT_MOVE, seat, 0, s["roles"][pawn])
                n = list_nearly_all(moves, n, base, ~(1 << s["city"][pawn]))
        elif event == GRANT:
            n = list_grants(s, seat, moves, n)
        elif event == RESILIENT:
            n = list_cities(moves, n, encode(RESILIENT_MOVE, seat), s["infection_discards"])
        else:
            moves[n] = encode(FORECAST_MOVE if event == FORECAST_EVENT else QUIET_MOVE, seat)
            n += 1
    return n


def list_grants(s: State, seat: int, moves: Moves, n: int) -> int:
    """R10.5: list stations in every free city; with all six on the board, by moving any of them."""
    stations = s["stations"]
    free = ~stations
    if count(stations) < STATIONS:
        return list_nearly_all(moves, n, encode(GRANT_MOVE, seat, 0, NONE), free)
    while stations:
        n = list_nearly_all(moves, n, encode(GRANT_MOVE, seat, 0, lowest(stations)), free)
        stations &= stations - 1
    return n


def list_orders(s: State, moves: Moves) -> int:
    """R10.4: list every order of the Forecast cards, in lexical order of their present places."""
    size = s["forecast_size"]
    # Always six places, so that the loop below has no branch: missing cards come first, where the
    # first `size!` permutations leave them, and go to the end.
    missing = FORECAST_SIZE - size
    cards = 0
    for i in range(FORECAST_SIZE):
        cards = put_item(cards, i, s["forecast_cards"][i - missing] if i >= missing else NONE)
    base = encode(ORDER, s["forecast_seat"])
    total = 1
    for i in range(2, size + 1):
        total *= i
    for number in range(total):
        sources = PERMUTATIONS[number]
        move = base
        for i in range(FORECAST_SIZE):
            card = cards >> (sources >> ITEM_BITS * i & ITEM_MASK) & ITEM_MASK
            move |= card << TARGET + ITEM_BITS * ((i + size) % FORECAST_SIZE)
        moves[number] = move
    return total


def play_event(s: State, move: int, chance: Chance, log: Log) -> None:
    """R10.8, R11.1: play an event and discard its card; one from the Planner's card is removed."""
    kind, seat, a, b = kind_of(move), seat_of(move), target_of(move), other_of(move)
    event = EVENT_OF_MOVE[kind - AIRLIFT_MOVE]
    card = FIRST_EVENT + event
    from_store = s["hands"][seat] >> card & 1 == 0
    if from_store:
        s["stored"] = NO_CARD
        s["removed"] |= 1 << card
    else:
        lose(s, seat, card)
        s["player_discards"] |= 1 << card
    note(log, PLAYED, seat, event, 1 if from_store else 0)
    if event == AIRLIFT:
        move_pawn(s, s["seat_of"][b], a, kind, seat, log)
    elif event == GRANT:
        put_station(s, seat, a, b, log)
    elif event == QUIET_NIGHT:
        s["quiet_nights"] += 1
    elif event == RESILIENT:
        s["infection_discards"] &= ~(1 << a)
        s["infection_removed"] |= 1 << a
        note(log, REMOVED, a)
    else:
        look(s, seat, chance, log)


def look(s: State, seat: int, chance: Chance, log: Log) -> None:
    """R10.4: let this seat look at the top six cards, which stay in place until ordered."""
    size = infection_deck_size(s)
    if size > FORECAST_SIZE:
        size = FORECAST_SIZE
    seen, cards = 0, 0
    for i in range(size):
        card = top_card(s, chance, seen)
        seen |= 1 << card
        cards = put_item(cards, i, card)
        s["forecast_cards"][i] = card
    s["forecast_size"] = size
    s["forecast_seat"] = seat
    s["resume"][1] = s["resume"][0]
    s["resume"][0] = s["phase"]
    s["phase"] = FORECAST
    note(log, LOOKED, seat, size, cards)


def do_order(s: State, move: int, log: Log) -> None:
    """R10.4: put the cards back on top in the chosen order, and resume play."""
    size = s["forecast_size"]
    cards = move >> TARGET & (1 << ITEM_BITS * size) - 1
    put_back_in_order(s, seat_of(move), cards, size)
    for i in range(size):
        s["forecast_cards"][i] = 0
    s["forecast_size"] = 0
    s["forecast_seat"] = NOBODY
    s["phase"] = s["resume"][0]
    s["resume"][0] = s["resume"][1]
    s["resume"][1] = NO_PHASE
    note(log, ORDERED, seat_of(move), size, cards)


def list_store(s: State, seat: int, moves: Moves, n: int) -> int:
    """R11.1: list every event among the discards, if none is stored; return the new count."""
    if s["roles"][seat] == PLANNER and s["stored"] == NO_CARD:
        for event in range(EVENT_COUNT):
            if s["player_discards"] >> (FIRST_EVENT + event) & 1:
                moves[n] = encode(STORE, seat, event)
                n += 1
    return n


def do_store(s: State, seat: int, event: int, log: Log) -> None:
    """Move the event from the discards to the Planner's card."""
    s["player_discards"] &= ~(1 << (FIRST_EVENT + event))
    s["stored"] = event
    note(log, STORED, seat, event)


def refuse_store(s: State, seat: int, event: int) -> Refusal | None:
    """Return the reason why this event cannot be stored, or None."""
    if not is_role(s, seat, PLANNER):
        return refuse("R11.1", "not_planner")
    if s["stored"] != NO_CARD:
        return refuse("R11.1", "already_stored", event=EVENTS[s["stored"]])
    if not s["player_discards"] >> (FIRST_EVENT + event) & 1:
        return refuse("R11.1", "not_in_discards", event=EVENTS[event])
    return None


def refuse_event(s: State, move: int) -> Refusal | None:
    """Return the reason why this seat cannot play this event now; it reveals no other hand."""
    kind, seat, a, b = kind_of(move), seat_of(move), target_of(move), other_of(move)
    event = EVENT_OF_MOVE[kind - AIRLIFT_MOVE]
    if not s["events"] >> (FIRST_EVENT + event) & 1:
        return refuse("R1.8", "event_not_in_game", event=EVENTS[event])
    if not is_window_open(s, event):
        return refuse("R7.4", "only_resilient_now")
    stored_here = s["stored"] == event and is_role(s, seat, PLANNER)
    if not stored_here and not s["hands"][seat] >> (FIRST_EVENT + event) & 1:
        return refuse("R10.1", "event_not_held", event=EVENTS[event])
    if event == AIRLIFT and s["city"][s["seat_of"][b]] == a:
        return refuse("R10.3", "already_there", city=CITIES[a])
    if event == GRANT:
        return refuse_station(s, "R10.5", a, b)
    if event == FORECAST_EVENT and not has_target(s, event):
        return refuse("R10.4", "empty_infection_deck")
    if event == RESILIENT:
        if not has_target(s, event):
            return refuse("R10.7", "no_infection_discards")
        if not s["infection_discards"] >> a & 1:
            return refuse("R10.7", "not_in_infection_discards", card=CITIES[a])
    return None


def refuse_order(s: State, move: int) -> Refusal | None:
    """Return the reason why the Forecast cannot be put back in this order, or None."""
    if s["phase"] != FORECAST:
        return refuse("R10.4", "nothing_looked_at")
    if seat_of(move) != s["forecast_seat"]:
        return refuse("R10.4", "not_the_looker")
    cards = [order_at(move, place) for place in range(FORECAST_SIZE)]
    named = [card for card in cards if card != NONE]
    seen = s["forecast_cards"][: s["forecast_size"]]
    if sorted(named) != sorted(seen):
        # Only the player who looked can get here, so naming the cards reveals nothing.
        return refuse("R10.4", "not_these_cards", cards=" ".join(CARDS[card] for card in seen))
    return None
