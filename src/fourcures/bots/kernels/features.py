"""The features of a position: the input of the value net at the beginning of a turn.

Every number is from 0 to 127. Categories (a role, the number of cures) are one-hot encoded. Seats
are in the order in which they will move, so the numbering of seats does not matter.
"""

from __future__ import annotations

from ...engine.rules.bits import count, lowest
from ...engine.rules.board import (
    CITY_LIMIT,
    DEGREE,
    DISEASE_COUNT,
    EVENT_COUNT,
    FIRST_EVENT,
    NEIGHBORS,
    RESEARCHER,
    cards_of_colour,
    first_of_colour,
    own_disease,
)
from ...engine.rules.board import CUBES as ALL_CUBES
from ...engine.rules.decks import player_deck_size
from ...engine.rules.state import CURED, NO_CARD, UNCURED, State, cube_index, cubes_at
from .scoring.card_value import collector_of, count_colour, count_missing
from .scoring.danger import Numbers, epidemic_soon
from .scoring.distances import DRIVES, actions_between
from .scoring.game_value import count_cures
from .scoring.moves import look_around
from .scoring.pulls import pull_on
from .scratch import BOARD, DISEASE, FEATURES, PLAYER, TABLE, Scratch
from .weights import Weights

MOST = 127
FAR = 15  # actions; nothing on the board is further away
REACH = 2  # actions in which a pawn can reach a city in time
OFTEN = 512  # 1024ths: a risk at which a card is expected

# Sums over the cities of the board; the first three are for one, two and three cubes.
CUBES, RISKY, DISCARDED = TABLE, TABLE + 3, TABLE + 6
CHAINED, CHAINED_RISK, UNREACHED, UNREACHED_RISK, EXPECTED = range(TABLE + 9, TABLE + 14)
AWAY, DECK = TABLE + 14, TABLE + 20
DISEASES = TABLE + BOARD
THREES, HOT, TWOS = 2, 3, 4  # of a disease: places with three cubes, their risk, with two cubes


def fill_features(s: State, weights: Weights, scratch: Scratch) -> None:
    """Write the features of a position at the beginning of a turn to the scratch space."""
    features = scratch["features"]
    for i in range(FEATURES):
        features[i] = 0
    look_around(s, weights, s["turn"], scratch)
    describe_table(s, features)
    places = describe_board(s, scratch)
    at = DISEASES
    for disease in range(DISEASE_COUNT):
        describe_disease(s, disease, scratch, at)
        at += DISEASE
    for later in range(s["players"]):
        describe_seat(s, weights, (s["turn"] + later) % s["players"], places, scratch, at)
        at += PLAYER
    for i in range(FEATURES):
        features[i] = min(features[i], MOST)


def put_number(features: Numbers, at: int, number: int) -> int:
    """Write a number; return the next index."""
    features[at] = number
    return at + 1


def put_category(features: Numbers, at: int, which: int, of: int) -> int:
    """One-hot encode a category; return the next index."""
    features[at + which] = 1
    return at + of


def describe_table(s: State, features: Numbers) -> None:
    """Describe the progress of the game and the event cards."""
    deck = player_deck_size(s)
    at = put_category(features, 0, s["players"] - 2, 3)
    at = put_number(features, at, deck)
    at = put_number(features, at, s["epidemics"] - s["drawn"])
    at = put_number(features, at, epidemic_soon(s) >> 4)
    at = put_number(features, at, count(s["stations"]))
    at = put_category(features, at, count_cures(s), 4)
    at = put_category(features, at, s["outbreaks"], 8)
    at = put_category(features, at, s["drawn"], 7)
    at = put_category(features, at, deck >> 2 if deck < 60 else 14, 15)
    held, cards = 0, 0
    for seat in range(s["players"]):
        held |= s["hands"][seat]
        cards += s["hand_size"][seat]
    at = put_number(features, at, cards)
    for event in range(FIRST_EVENT, FIRST_EVENT + EVENT_COUNT):
        at = put_number(features, at, held >> event & 1)
    for event in range(FIRST_EVENT, FIRST_EVENT + EVENT_COUNT):
        at = put_number(features, at, s["pool"] >> event & 1)
    put_number(features, at, 0 if s["stored"] == NO_CARD else 1)


def describe_board(s: State, scratch: Scratch) -> int:
    """Describe cubes and the chances of their cards, now and after an epidemic.

    Return the number of heavy places, which have two or three cubes of a disease.
    """
    features, risk, near = scratch["features"], scratch["risk"], scratch["near"]
    heavy = scratch["heavy"]
    places = 0
    cities = scratch["cubed"]
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        for disease in range(DISEASE_COUNT):
            cubes = cubes_at(s, city, disease)
            if cubes > 0:
                features[CUBES + cubes - 1] += 1
                if cubes > 1:
                    heavy[places] = cube_index(city, disease)
                    places += 1
                    at = DISEASES + DISEASE * disease
                    features[at + THREES if cubes == CITY_LIMIT else at + TWOS] += 1
                    if cubes == CITY_LIMIT and disease == own_disease(city):
                        features[at + HOT] += risk[city] >> 6
        disease = own_disease(city)
        cubes = cubes_at(s, city, disease)
        if cubes == 0 or (s["diseases"][disease] != UNCURED and cubes < CITY_LIMIT):
            continue
        features[RISKY + cubes - 1] += risk[city] >> 6
        if s["infection_discards"] >> city & 1:
            features[DISCARDED + cubes - 1] += 1
        if cubes == CITY_LIMIT:
            describe_danger(s, city, risk[city], near, features)
    at = put_number(features, DECK, count(s["infection_discards"]))
    at = put_number(features, at, count(s["layers"][max(s["layer_count"], 1) - 1]))
    at = put_number(features, at, s["layer_count"])
    at = put_number(features, at, count(s["infection_removed"]))
    soon = epidemic_soon(s)
    at = put_number(features, at, soon * features[DISCARDED + 2] >> 6)
    put_number(features, at, soon * features[DISCARDED + 1] >> 6)
    return places


def describe_danger(s: State, city: int, risk: int, near: Numbers, features: Numbers) -> None:
    """Describe a city with three cubes: its chain reaction, and the distance of help."""
    disease = own_disease(city)
    chained = 0
    for i in range(DEGREE[city]):
        if cubes_at(s, NEIGHBORS[city][i], disease) == CITY_LIMIT:
            chained += 1
    features[CHAINED] += chained
    features[CHAINED_RISK] += chained * risk >> 6
    away = FAR
    for seat in range(s["players"]):
        away = min(away, actions_between(near, s["city"][seat], city))
    if away > REACH:
        features[UNREACHED] += 1
        features[UNREACHED_RISK] += risk >> 6
    if risk >= OFTEN:
        features[EXPECTED] += 1
    first = actions_between(near, s["city"][s["turn"]], city)
    features[AWAY + min(first, 5)] += 1


def describe_disease(s: State, disease: int, scratch: Scratch, at: int) -> None:
    """Describe the supply of a disease and the progress of its cure."""
    features = scratch["features"]
    supply = s["supply"][disease]
    put_number(features, at, ALL_CUBES - supply)
    put_number(features, at + 1, 8 - supply if supply < 8 else 0)
    at += TWOS + 1
    at = put_number(features, at, 1 if s["diseases"][disease] == CURED else 0)
    at = put_number(features, at, 1 if s["diseases"][disease] > CURED else 0)
    if s["diseases"][disease] == UNCURED:
        describe_cure(s, disease, scratch, at)


def describe_cure(s: State, disease: int, scratch: Scratch, at: int) -> None:
    """Describe who collects a colour, what is missing, and the distance of its other cards."""
    features, near = scratch["features"], scratch["near"]
    best = collector_of(s, disease, scratch)
    short = count_missing(s, best, disease)
    away, others, second = FAR, 0, 0
    for giver in range(s["players"]):
        if giver == best:
            continue
        held = count_colour(s, giver, disease)
        others += held
        second = max(second, held)
        away = min(away, count_meeting_actions(s, best, giver, disease, near))
    wanted = short > 0 and others > 0
    at = put_category(features, at, short, 6)
    at = put_category(features, at, (best - s["turn"]) % s["players"], 4)
    at = put_number(features, at, near[s["city"][best]])
    at = put_number(
        features, at, count(cards_of_colour(s["player_discards"] | s["removed"], disease))
    )
    at = put_number(features, at, count(cards_of_colour(s["pool"], disease)))
    at = put_number(features, at, s["hand_size"][best])
    at = put_number(features, at, others)
    at = put_number(features, at, second)
    at = put_number(features, at, away if wanted else 0)
    at = put_number(features, at, 1 if wanted else 0)
    at = put_number(features, at, 1 if wanted and short <= others else 0)
    at = put_number(features, at, FAR - away if wanted and short == 1 else 0)
    put_number(features, at, 1 if own_disease(s["city"][best]) == disease else 0)


def count_meeting_actions(s: State, best: int, giver: int, disease: int, near: Numbers) -> int:
    """Return the fewest actions of both players until the collector can get such a card."""
    cards = cards_of_colour(s["hands"][giver], disease)
    if s["roles"][giver] == RESEARCHER and cards:
        return actions_between(near, s["city"][best], s["city"][giver])
    away = FAR
    while cards:
        card = first_of_colour(disease) + lowest(cards)
        cards &= cards - 1
        actions = actions_between(near, s["city"][best], card)
        away = min(away, actions + actions_between(near, s["city"][giver], card))
    return away


def describe_seat(
    s: State, weights: Weights, seat: int, places: int, scratch: Scratch, at: int
) -> None:
    """Describe a role, its hand, and the surroundings of its pawn."""
    features, near, city = scratch["features"], scratch["near"], s["city"][seat]
    cubes, threes, twos, nearest = 0, 0, 0, FAR
    for disease in range(DISEASE_COUNT):
        cubes += cubes_at(s, city, disease)
    for i in range(places):
        place = scratch["heavy"][i]
        drives = DRIVES[city][place // DISEASE_COUNT]
        if s["cubes"][place] == CITY_LIMIT:
            nearest = min(nearest, drives)
            if drives <= REACH:
                threes += 1
        elif drives <= REACH:
            twos += 1
    useful, fewest = 0, 5
    for disease in range(DISEASE_COUNT):
        if s["diseases"][disease] == UNCURED:
            useful += count_colour(s, seat, disease)
            fewest = min(fewest, count_missing(s, seat, disease))
    at = put_category(features, at, s["roles"][seat], 7)
    at = put_number(features, at, s["hand_size"][seat])
    at = put_number(features, at, near[city])
    at = put_number(features, at, cubes)
    at = put_number(features, at, useful)
    at = put_number(features, at, fewest)
    at = put_number(features, at, threes)
    at = put_number(features, at, twos)
    at = put_number(features, at, count(s["hands"][seat] >> FIRST_EVENT))
    for disease in range(DISEASE_COUNT):
        useful = count_colour(s, seat, disease) if s["diseases"][disease] == UNCURED else 0
        at = put_number(features, at, useful)
    at = put_number(features, at, actions_between(near, s["city"][s["turn"]], city))
    at = put_number(features, at, nearest)
    put_number(features, at, pull_on(s, weights, seat, scratch, city) >> 6)
