"""Write positions, full or as one viewer knows them; `reader` reads them."""

from __future__ import annotations

from typing import cast

from ..deck_view import known_layers, layers_for, looked_at_cards, run_cards, true_layers
from ..events import members
from ..rules.board import (
    CARDS,
    CITIES,
    CITY_COUNT,
    DISEASE_COUNT,
    DISEASES,
    EDITIONS,
    EVENTS,
    PLANNER,
    ROLE_COUNT,
    ROLES,
)
from ..rules.chance import Chance
from ..rules.decks import run_mask
from ..rules.names import EventCard
from ..rules.state import (
    CURE_STATES,
    NO_CARD,
    NO_PHASE,
    NOBODY,
    OUTCOMES,
    PHASES,
    PILES,
    RUNS,
    STEPS,
    State,
)
from .schema import OutcomeRecord, Player, PlayerFields, Position, ViewedDeck, ViewedForecast


def write(s: State, chance: Chance | None = None) -> Position:
    """Return the full position with every field, and the script of `chance` if it has one."""
    position = write_public(s)
    for seat, player in enumerate(position["players"]):
        player["hand"] = members(s["hands"][seat])
        if s["private"]:
            player["known"] = {
                "shown": members(s["shown"][seat]),
                "forecasts": [
                    {
                        "time": run,
                        "at": s["run_at"][run],
                        "covered": s["run_covered"][run],
                        "cards": [CARDS[card] for card in run_cards(s, run)],
                    }
                    for run in range(RUNS)
                    if s["run_size"][run] and s["run_seat"][run] == seat
                ],
            }
    if s["forecast_seat"] != NOBODY:
        cards = [CARDS[card] for card in looked_at_cards(s, s["forecast_seat"])]
        position["turn"]["forecast"] = {"seat": s["forecast_seat"], "cards": cards}
    # With private hands the layers are common knowledge; what a seat saw is stored with the player.
    layers = known_layers(s, [not s["private"]] * RUNS)[0]
    position["infection_deck"] = {"layers": [members(layer) for layer in layers]}
    if chance is not None:
        write_script(position, s, chance)
    return position


def write_public(s: State) -> Position:
    """Return the public information (R12.1), without hands and infection cards."""
    return {
        "edition": EDITIONS[s["edition"]],
        "epidemics": s["epidemics"],
        "hands": "private" if s["private"] else "open",
        "events": cast(list[EventCard], members(s["events"])),
        "role_pool": [ROLES[role] for role in range(ROLE_COUNT) if s["role_pool"] >> role & 1],
        "players": [write_player(s, seat) for seat in range(s["players"])],
        "turn": {
            "seat": s["turn"],
            "phase": PHASES[s["phase"]],
            "actions_left": s["actions_left"],
            "opsflight_used": bool(s["opsflight_used"]),
            "quiet_nights": s["quiet_nights"],
            "infections_left": s["infections_left"],
            "epidemic_step": STEPS[s["epidemic_step"]],
            "epidemics_pending": s["pending"],
            "resume": [PHASES[phase] for phase in s["resume"] if phase != NO_PHASE],
            "forecast": None,
        },
        "diseases": {
            name: CURE_STATES[s["diseases"][disease]] for disease, name in enumerate(DISEASES)
        },
        "cubes": write_cubes(s),
        "stations": members(s["stations"]),
        "outbreaks": s["outbreaks"],
        "epidemics_drawn": s["drawn"],
        "player_discards": members(s["player_discards"]),
        "infection_discards": members(s["infection_discards"]),
        "removed": members(s["removed"] | s["infection_removed"]),
        "player_deck": {
            "piles": [
                {"cards": s["pile_size"][pile], "epidemics": s["pile_epidemic"][pile]}
                for pile in range(PILES)
                if s["pile_size"][pile]
            ]
        },
        "outcome": write_outcome(s),
        "infection_deck": {"layers": []},
    }


def write_player(s: State, seat: int) -> Player:
    """Return the fields of a seat without its hand, which the caller adds."""
    fields: PlayerFields = {"role": ROLES[s["roles"][seat]], "city": CITIES[s["city"][seat]]}
    if s["roles"][seat] == PLANNER:
        fields["stored"] = None if s["stored"] == NO_CARD else EVENTS[s["stored"]]
    return cast(Player, fields)


def write_cubes(s: State) -> dict[str, dict[str, int]]:
    """Return the cubes on the board, by city and disease."""
    by_city: dict[str, dict[str, int]] = {}
    for place, number in enumerate(s["cubes"]):
        if number:  # most places are empty, and every view has all of them
            city, disease = divmod(place, DISEASE_COUNT)
            by_city.setdefault(CITIES[city], {})[DISEASES[disease]] = number
    return by_city


def write_outcome(s: State) -> OutcomeRecord | None:
    """Return the outcome of the game, or None."""
    ended = OUTCOMES[s["outcome"]]
    return None if ended is None else {"result": ended[0], "cause": ended[1]}


def write_forecast(s: State, viewer: int | None) -> ViewedForecast | None:
    """Return the cards of a running Forecast, as far as this viewer may see them (R12.3)."""
    if s["forecast_seat"] == NOBODY:
        return None
    cards: list[str | None] = [CARDS[card] for card in looked_at_cards(s, viewer)]
    return {"seat": s["forecast_seat"], "cards": cards or [None] * s["forecast_size"]}


def write_deck_for(s: State, viewer: int | None) -> ViewedDeck:
    """Return the infection deck as a viewer knows it (R12.3, R12.4)."""
    layers, mixed = layers_for(s, viewer)
    return {
        "layers": [members(layer) for layer in layers],
        "mixed": [{"at": at, "cards": size} for at, size in mixed],
    }


def write_script(position: Position, s: State, chance: Chance) -> None:
    """Add the remaining `next`, `bottom` and `shuffles` of a script."""
    coming = chance["next"][chance["next_at"] : chance["next_count"]]
    if coming:
        position["player_deck"]["next"] = [CARDS[card] for card in coming]
    if not chance["scripted"]:
        return
    place = chance["place"]
    top: list[str | None] = []
    bottom: list[str] = []
    named = 0
    for layer in true_layers(s):
        cards = [card for card in range(CITY_COUNT) if layer >> card & 1]
        placed = sorted((card for card in cards if place[card] > 0), key=place.__getitem__)
        if len(cards) == 1:
            top.append(CARDS[cards[0]])  # known in any case
            put_there = place[cards[0]] < 0 and run_mask(s) >> cards[0] & 1
            named = len(top) if place[cards[0]] > 0 or put_there else named
            continue
        top.extend(CARDS[card] for card in placed)
        named = len(top) if placed else named
        top.extend([None] * (len(cards) - len(placed)))
    for layer in reversed(true_layers(s)):
        cards = [card for card in range(CITY_COUNT) if layer >> card & 1]
        placed = sorted((card for card in cards if place[card] < 0), key=lambda c: -place[c])
        if any(CARDS[card] in top[:named] for card in placed):
            break
        bottom.extend(CARDS[card] for card in placed)
        if len(placed) < len(cards):
            break
    deck = position["infection_deck"]
    shuffles = []
    for i in range(chance["shuffle_at"], chance["shuffle_count"]):
        first = CITY_COUNT * i
        shuffled = chance["shuffle"][first : first + chance["shuffle_size"][i]]
        shuffles.append([CARDS[card] for card in shuffled])
    if top[:named]:
        deck["next"] = top[:named]
    if bottom:
        deck["bottom"] = bottom
    if shuffles:
        deck["shuffles"] = shuffles
