"""The observation of one seat, as numbers from 0 to 1: a flat vector, or its parts by name.

`FIELDS` is the encoding: names, shapes, axes, units and meanings, in the order of the flat vector.
The named arrays are reshaped slices of it. Seats are counted from the viewer: row 0 is the viewer,
row 1 the next in turn order; rows of empty seats are 0. A value above the maximum of normal games,
in an arranged position, is clipped to it. Any change of the meaning of a number, of an action code
or of a built-in reward changes `ENCODING`, which is part of the ids of all environments.

This module reads nothing that `engine.view.redact` hides from the viewer; a test resamples the
hidden cards (`engine.resample`) and compares.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..engine.rules.bits import count, lowest
from ..engine.rules.board import (
    CITY_COUNT,
    COLOUR_SIZE,
    CUBES,
    DISEASE_COUNT,
    EVENT_COUNT,
    FIRST_EVENT,
    LAST_OUTBREAK,
    MOST_EPIDEMICS,
    PLAYER_CARDS,
    ROLE_COUNT,
    first_of_colour,
)
from ..engine.rules.decks import player_deck_size
from ..engine.rules.infection import rate
from ..engine.rules.moves import OPSFLIGHT, ORDER, cards_mask_of, kind_of, other_of, target_of
from ..engine.rules.state import (
    CURED,
    ERADICATED,
    FORECAST_SIZE,
    NO_CARD,
    NOBODY,
    PILES,
    RUNS,
    SEATS,
    State,
    run_index,
)
from .actions import FIELD_KEPT, FIELD_ORDER, NO_FIELD, OTHER_BITS, TARGET_BITS, Pending
from .who_decides import owner_of

ENCODING = 1
THIRD = 1 / 3

Floats32 = npt.NDArray[np.float32]


FLAG, SHARE = 1, 0  # units of numbers that are 0 or 1, and of fractions


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    axes: tuple[str, ...]  # names of `encoding.axes.AXES`; a single number has none
    unit: int  # the count that is written as 1, or FLAG, or SHARE
    meaning: str


FIELDS = (
    Field("cubes", (48, 4), ("city", "disease"), 3, "cubes of the disease in the city"),
    Field("stations", (48,), ("city",), FLAG, "the city has a research station"),
    Field("pawns", (4, 48), ("seat", "city"), FLAG, "the pawn of the seat is in the city"),
    Field("roles", (4, 7), ("seat", "role"), FLAG, "the seat has the role"),
    Field(
        "hands",
        (4, 53),
        ("seat", "card"),
        FLAG,
        "the viewer knows that the seat holds the card; 0 also if it is not known",
    ),
    Field("hand_size", (4,), ("seat",), 9, "cards in the hand"),
    Field("unknown", (4,), ("seat",), 9, "cards in the hand that the viewer does not know"),
    Field("stored", (5,), ("event",), FLAG, "the event is on the Contingency Planner's card"),
    Field("player_discards", (53,), ("card",), FLAG, "the card is in the player discard pile"),
    Field("removed", (53,), ("card",), FLAG, "the player card is out of the game"),
    Field(
        *("infection_discards", (48,), ("city",), FLAG),
        "the infection card is in its discard pile",
    ),
    Field("infection_removed", (48,), ("city",), FLAG, "the infection card is out of the game"),
    Field(
        *("infection_layer", (48,), ("city",), SHARE),
        "1 - p / 48, p the mean place from the top of the card's layer; 0 outside the deck",
    ),
    Field(
        *("infection_known", (48,), ("city",), SHARE),
        "1 - p / 48, p the place in a Forecast that the viewer saw; 0 for other cards",
    ),
    Field(
        *("infection_mixed", (2, 2), ("run", "run_part"), SHARE),
        "a Forecast that only others saw: 1 - p / 48, p the place of its top card; its cards / 6",
    ),
    Field(
        *("forecast", (48,), ("city",), SHARE),
        "cards looked at now, if the viewer sees them: 1 for the top one, then 5/6, 4/6, ...",
    ),
    Field("pile_size", (6,), ("pile",), 14, "player cards in the pile, its epidemic included"),
    Field("pile_epidemic", (6,), ("pile",), FLAG, "the pile still has its epidemic"),
    Field("deck", (1,), (), 60, "cards in the player deck"),
    Field("cured", (4,), ("disease",), FLAG, "the disease has a cure, eradicated or not"),
    Field("eradicated", (4,), ("disease",), FLAG, "the disease is eradicated"),
    Field("supply", (4,), ("disease",), 24, "cubes of the disease that are not on the board"),
    Field("outbreaks", (1,), (), 8, "outbreaks"),
    Field("rate", (1,), (), 4, "infection cards a turn"),
    Field("epidemics", (2,), ("epidemics",), 6, "epidemics drawn; epidemics in the whole game"),
    Field("pending", (1,), (), 2, "epidemics drawn and not resolved"),
    Field("phase", (7,), ("phase",), FLAG, "the phase of the turn"),
    Field("epidemic_step", (2,), ("epidemic_step",), FLAG, "the epidemic waits at this step"),
    Field("turn", (4,), ("seat",), FLAG, "the active seat"),
    Field("owner", (4,), ("seat",), FLAG, "the seat for which the rules wait"),
    Field("actions_left", (1,), (), 4, "actions left in this turn"),
    Field("infections_left", (1,), (), 4, "infection cards left in this turn"),
    Field("opsflight_used", (1,), (), FLAG, "the Operations Expert has flown in this turn"),
    Field("quiet_nights", (1,), (), 2, "infection steps that will be skipped"),
    Field("edition", (1,), (), FLAG, "0 for the edition of 2008, 1 for 2013"),
    Field("private", (1,), (), FLAG, "hands are private"),
    Field("events", (5,), ("event",), FLAG, "the event card is in this game"),
    Field("question", (25,), ("kind",), FLAG, "the kind of move that is being chosen in stages"),
    Field("question_asks", (4,), ("question_asks",), FLAG, "what the open question asks for"),
    Field("question_pawn", (4,), ("seat",), FLAG, "the seat whose pawn was chosen"),
    Field("question_chosen", (53,), ("card",), FLAG, "the card was chosen, or its city"),
    Field("outcome", (5,), ("outcome",), FLAG, "the state of the game"),
)
AT = {
    field.name: sum(prod(before.shape) for before in FIELDS[:number])
    for number, field in enumerate(FIELDS)
}
SIZE = sum(prod(field.shape) for field in FIELDS)

CUBES_AT, STATIONS_AT, PAWNS_AT, ROLES_AT = AT["cubes"], AT["stations"], AT["pawns"], AT["roles"]
HANDS_AT, HAND_SIZE_AT, UNKNOWN_AT = AT["hands"], AT["hand_size"], AT["unknown"]
STORED_AT, DISCARDS_AT, REMOVED_AT = AT["stored"], AT["player_discards"], AT["removed"]
TURNED_AT, GONE_AT = AT["infection_discards"], AT["infection_removed"]
LAYER_AT, KNOWN_AT, MIXED_AT = AT["infection_layer"], AT["infection_known"], AT["infection_mixed"]
FORECAST_AT, PILES_AT, EPIDEMICS_AT = AT["forecast"], AT["pile_size"], AT["pile_epidemic"]
DECK_AT, CURED_AT, ERADICATED_AT = AT["deck"], AT["cured"], AT["eradicated"]
SUPPLY_AT, OUTBREAKS_AT, RATE_AT = AT["supply"], AT["outbreaks"], AT["rate"]
DRAWN_AT, PENDING_AT, PHASE_AT = AT["epidemics"], AT["pending"], AT["phase"]
STEP_AT, TURN_AT, OWNER_AT = AT["epidemic_step"], AT["turn"], AT["owner"]
ACTIONS_AT, INFECTIONS_AT = AT["actions_left"], AT["infections_left"]
FLOWN_AT, QUIET_AT, EDITION_AT = AT["opsflight_used"], AT["quiet_nights"], AT["edition"]
PRIVATE_AT, EVENTS_AT, OUTCOME_AT = AT["private"], AT["events"], AT["outcome"]
QUESTION_AT, ASKS_AT = AT["question"], AT["question_asks"]
CHOSEN_PAWN_AT, CHOSEN_AT = AT["question_pawn"], AT["question_chosen"]


def split_fields(flat: Floats32) -> dict[str, Floats32]:
    """Return the parts of a flat vector (or of a batch) by name, as views of the same memory."""
    before = flat.shape[:-1]
    return {
        field.name: flat[..., AT[field.name] : AT[field.name] + prod(field.shape)].reshape(
            before + field.shape
        )
        for field in FIELDS
    }


def fill_bits(out: Floats32, mask: int) -> None:
    """Write a set as zeros and ones."""
    for i in range(len(out)):
        out[i] = mask >> i & 1


def fill_observation(s: State, viewer: int, pending: Pending, out: Floats32) -> None:
    """Write the flat vector of one viewer."""
    cubes = s["cubes"]
    for i in range(CITY_COUNT * DISEASE_COUNT):
        out[CUBES_AT + i] = cubes[i] * THIRD
    fill_bits(out[STATIONS_AT : STATIONS_AT + CITY_COUNT], s["stations"])
    for i in range(PAWNS_AT, HANDS_AT):
        out[i] = 0
    fill_seats(s, viewer, out)
    for i in range(STORED_AT, DISCARDS_AT):
        out[i] = 0
    if s["stored"] != NO_CARD:
        out[STORED_AT + s["stored"]] = 1
    fill_bits(out[DISCARDS_AT : DISCARDS_AT + PLAYER_CARDS], s["player_discards"])
    fill_bits(out[REMOVED_AT : REMOVED_AT + PLAYER_CARDS], s["removed"])
    fill_bits(out[TURNED_AT : TURNED_AT + CITY_COUNT], s["infection_discards"])
    fill_bits(out[GONE_AT : GONE_AT + CITY_COUNT], s["infection_removed"])
    for i in range(LAYER_AT, SIZE):
        out[i] = 0
    fill_deck(s, viewer, out)
    for pile in range(PILES):
        out[PILES_AT + pile] = min(s["pile_size"][pile], 14) / 14
        out[EPIDEMICS_AT + pile] = s["pile_epidemic"][pile]
    out[DECK_AT] = player_deck_size(s) / 60
    fill_tracks(s, out)
    fill_turn(s, viewer, out)
    if pending["asked_field"] != NO_FIELD and pending["decider"] == viewer:
        fill_question(s, viewer, pending, out)


def fill_seats(s: State, viewer: int, out: Floats32) -> None:
    """Write pawns, roles and hands, starting with the viewer."""
    players = s["players"]
    for away in range(SEATS):
        known, size = 0, 0
        if away < players:
            seat = (viewer + away) % players
            out[PAWNS_AT + CITY_COUNT * away + s["city"][seat]] = 1
            out[ROLES_AT + ROLE_COUNT * away + s["roles"][seat]] = 1
            known = s["hands"][seat]
            if s["private"] and away != 0:
                known &= s["shown"][seat]
            size = s["hand_size"][seat]
        first = HANDS_AT + PLAYER_CARDS * away
        fill_bits(out[first : first + PLAYER_CARDS], known)
        out[HAND_SIZE_AT + away] = min(size, 9) / 9
        out[UNKNOWN_AT + away] = min(size - count(known), 9) / 9


def fill_deck(s: State, viewer: int, out: Floats32) -> None:
    """Write the infection deck as the viewer knows it (R12.3, R12.4)."""
    above = 0
    for i in range(s["layer_count"] - 1, -1, -1):
        cards = s["layers"][i]
        size = count(cards)
        value = 1 - (above + (size - 1) / 2) / CITY_COUNT
        while cards:
            out[LAYER_AT + lowest(cards)] = value
            cards &= cards - 1
        above += size
    for run in range(RUNS):
        size, at = s["run_size"][run], s["run_at"][run]
        if size == 0:
            continue
        if not s["private"] or s["run_seat"][run] == viewer:
            for i in range(size):
                out[KNOWN_AT + s["run_cards"][run_index(run, i)]] = 1 - (at + i) / CITY_COUNT
        else:
            out[MIXED_AT + 2 * run] = 1 - at / CITY_COUNT
            out[MIXED_AT + 2 * run + 1] = size / FORECAST_SIZE
    if s["forecast_seat"] != NOBODY and (not s["private"] or s["forecast_seat"] == viewer):
        for i in range(s["forecast_size"]):
            out[FORECAST_AT + s["forecast_cards"][i]] = 1 - i / FORECAST_SIZE


def fill_tracks(s: State, out: Floats32) -> None:
    """Write diseases, outbreaks, epidemics, and the options of the game."""
    for disease in range(DISEASE_COUNT):
        if s["diseases"][disease] >= CURED:
            out[CURED_AT + disease] = 1
        if s["diseases"][disease] == ERADICATED:
            out[ERADICATED_AT + disease] = 1
        out[SUPPLY_AT + disease] = s["supply"][disease] / CUBES
    out[OUTBREAKS_AT] = s["outbreaks"] / LAST_OUTBREAK
    out[RATE_AT] = rate(s) / 4
    out[DRAWN_AT] = s["drawn"] / MOST_EPIDEMICS
    out[DRAWN_AT + 1] = s["epidemics"] / MOST_EPIDEMICS
    out[PENDING_AT] = s["pending"] / 2
    out[EDITION_AT] = s["edition"]
    out[PRIVATE_AT] = s["private"]
    fill_bits(out[EVENTS_AT : EVENTS_AT + EVENT_COUNT], s["events"] >> FIRST_EVENT)
    out[OUTCOME_AT + s["outcome"]] = 1


def fill_turn(s: State, viewer: int, out: Floats32) -> None:
    """Write the state of the turn."""
    players = s["players"]
    out[PHASE_AT + s["phase"]] = 1
    if s["epidemic_step"] > 0:
        out[STEP_AT + s["epidemic_step"] - 1] = 1
    out[TURN_AT + (s["turn"] + players - viewer) % players] = 1
    out[OWNER_AT + (owner_of(s) + players - viewer) % players] = 1
    out[ACTIONS_AT] = s["actions_left"] / 4
    out[INFECTIONS_AT] = s["infections_left"] / 4
    out[FLOWN_AT] = s["opsflight_used"]
    out[QUIET_AT] = min(s["quiet_nights"], 2) / 2


def fill_question(s: State, viewer: int, pending: Pending, out: Floats32) -> None:
    """Write the parts of a staged move that the viewer has chosen so far."""
    fixed, values, field = pending["fixed_bits"], pending["fixed_values"], pending["asked_field"]
    out[ASKS_AT + field - 1] = 1
    if field == FIELD_ORDER:
        out[QUESTION_AT + ORDER] = 1
        fill_bits(out[CHOSEN_AT : CHOSEN_AT + CITY_COUNT], fixed)
        return
    kind = kind_of(values)
    out[QUESTION_AT + kind] = 1
    if field == FIELD_KEPT:
        first = CHOSEN_AT + first_of_colour(target_of(values))
        fill_bits(out[first : first + COLOUR_SIZE], cards_mask_of(fixed))
        return
    if fixed & TARGET_BITS:
        out[CHOSEN_AT + target_of(values)] = 1
    if fixed & OTHER_BITS:
        what = other_of(values)
        if kind == OPSFLIGHT:
            out[CHOSEN_AT + what] = 1
        else:
            away = (s["seat_of"][what] + s["players"] - viewer) % s["players"]
            out[CHOSEN_PAWN_AT + away] = 1
