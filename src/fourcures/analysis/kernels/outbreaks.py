"""Outbreaks in the rest of a turn: every course of epidemics and infections, or samples of them."""

from __future__ import annotations

from ...compiled.batch import Chances, States
from ...engine.rules.bits import count, lowest, put_item
from ...engine.rules.board import MOST_EPIDEMICS, RATES
from ...engine.rules.chance import Chance
from ...engine.rules.decks import infection_deck_size, intensify, put_back_in_order
from ...engine.rules.infection import resolve_epidemic
from ...engine.rules.log import Log
from ...engine.rules.resample import resample
from ...engine.rules.state import (
    ACTIONS,
    BETWEEN,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    INFECT,
    NO_PHASE,
    NOBODY,
    OVER,
    State,
    copy_state,
)
from ...engine.rules.turn import advance
from .courses import (
    DRAWN,
    DRAWS,
    IS_OVER,
    KEY,
    MOST_BRANCHES,
    AllCourses,
    Courses,
    Tallies,
    Tally,
    add_up,
    begin_courses,
    branch,
    draw,
    empty_buckets,
    merge,
    outbreaks_in,
    replay,
    take_back,
)
from .effective_cards import find_effective_cards

# Slots of states: the position, then after each epidemic, then during the infections.
INFECTIONS = 1 + DRAWS
SLOTS = 1 + INFECTIONS


def count_outbreaks(
    states: States, chances: Chances, all_courses: AllCourses, tallies: Tallies, most: int
) -> bool:
    """Add up all courses of the rest of this turn; return False if there are more than `most`.

    The infection deck of the first state is as a viewer knows it, without runs. All states are
    overwritten.
    """
    s, courses = states[0], all_courses[0]
    courses["branches_left"] = min(most, MOST_BRANCHES)
    if resumed_phase(s) == EPIDEMIC_PHASE and s["epidemic_step"] != BETWEEN:
        courses["log"][0] = 0
        intensify(s, chances[0], courses["log"])
    for epidemics in range(1 + DRAWS):
        courses["chance_after"][0] = courses["epidemics"][epidemics]
        if courses["epidemics"][epidemics] > 0 and not follow_epidemics(
            states, epidemics, chances[0], courses, tallies[0]
        ):
            return False
    return True


def resumed_phase(s: State) -> int:
    """Return the phase to resume after discards and a Forecast."""
    phase = s["phase"]
    for i in range(2):
        if phase in (DISCARD, FORECAST):
            phase = s["resume"][i]
    return phase


def follow_epidemics(
    states: States, epidemics: int, chance: Chance, courses: Courses, tally: Tally
) -> bool:
    """Add up the courses with this number of epidemics; return False if there are too many."""
    resolved = 0
    courses["bottoms"][0] = find_bottom_cards(states[0])
    while resolved >= 0:
        if resolved == epidemics or states[resolved]["phase"] == OVER:
            if not follow_infections(states, resolved, courses, tally):
                return False
            resolved -= 1
        elif courses["bottoms"][resolved] == 0:
            resolved -= 1
        else:
            if courses["branches_left"] == 0:
                return False
            courses["branches_left"] -= 1
            copy_state(states[resolved], states[resolved + 1])
            resolve_next_epidemic(states[resolved + 1], resolved, chance, courses)
            resolved += 1
    return True


def find_bottom_cards(s: State) -> int:
    """Return the cards that may be at the bottom of the deck; any card if the deck is empty."""
    return s["layers"][0] if s["layer_count"] else 1


def resolve_next_epidemic(s: State, resolved: int, chance: Chance, courses: Courses) -> None:
    """Resolve an epidemic after `resolved` others, with the next possible bottom card."""
    log, card = courses["log"], lowest(courses["bottoms"][resolved])
    courses["bottoms"][resolved] &= ~(1 << card)
    cards = count(find_bottom_cards(s))
    courses["chance_after"][resolved + 1] = courses["chance_after"][resolved] / cards
    chance["replay"][0] = card
    chance["replay_count"] = 1
    chance["replay_at"] = 0
    chance["told_count"] = 0
    log[0] = 0
    resolve_epidemic(s, chance, log)
    broke = courses["broke_after"][resolved] | outbreaks_in(log, 0)
    courses["broke_after"][resolved + 1] = broke
    intensify(s, chance, log)
    courses["bottoms"][resolved + 1] = find_bottom_cards(s)


def follow_infections(states: States, resolved: int, courses: Courses, tally: Tally) -> bool:
    """Add up the courses after `resolved` epidemics; return False if there are too many."""
    s = states[INFECTIONS]
    copy_state(states[resolved], s)
    begin_courses(s, courses, courses["broke_after"][resolved])
    courses["chances"][0] = courses["chance_after"][resolved]
    draws = 0 if s["phase"] == OVER else min(cards_to_come(s), infection_deck_size(s))
    courses["effective"] = find_effective_cards(s, find_top_cards(s, draws), draws)
    i = s["layer_count"]
    while draws > 0:
        i -= 1
        size = count(s["layers"][i])
        for drawn in range(min(draws, size)):
            if not follow_card(s, s["layers"][i], size - drawn, courses, tally):
                return False
        draws -= min(draws, size)
    for course in range(courses["first"], courses["stop"]):
        add_up(courses, course, tally)
    return True


def cards_to_come(s: State) -> int:
    """Return the number of infection cards that this turn will turn over."""
    rate = RATES[min(MOST_EPIDEMICS, s["drawn"])]
    if resumed_phase(s) == INFECT and s["infections_left"] < rate:
        return s["infections_left"]
    return 0 if s["quiet_nights"] else rate


def find_top_cards(s: State, draws: int) -> int:
    """Return the cards that may be among the first ones of the infection deck."""
    cards, i = 0, s["layer_count"]
    while count(cards) < draws:
        i -= 1
        cards |= s["layers"][i]
    return cards


def follow_card(s: State, layer: int, left: int, courses: Courses, tally: Tally) -> bool:
    """Continue all courses by a card of a layer with `left` cards; add up those that are over.

    Cards without effect count as one. Return False if there are too many courses.
    """
    first, stop = courses["first"], courses["stop"]
    courses["first"] = stop
    for course in range(first, stop):
        if courses["keys"][KEY * course + IS_OVER]:
            add_up(courses, course, tally)
            continue
        cards = layer & courses["effective"] & ~courses["keys"][KEY * course + DRAWN]
        others = left - count(cards)
        courses["branches_left"] -= count(cards) + min(1, others)
        if courses["branches_left"] < 0:
            return False
        if others:
            new = branch(courses, course)
            courses["chances"][new] = courses["chances"][course] * others / left
            merge(courses, new)
        replay(s, courses, course)
        mark = courses["log"][0]
        while cards:
            new = branch(courses, course)
            courses["chances"][new] = courses["chances"][course] / left
            draw(s, courses, new, lowest(cards))
            merge(courses, new)
            take_back(s, courses["log"], mark)
            cards &= cards - 1
        take_back(s, courses["log"], 0)
    empty_buckets(courses)
    return True


def sample_outbreaks(
    states: States,
    viewer: int,
    samples: int,
    chances: Chances,
    all_courses: AllCourses,
    tallies: Tallies,
) -> None:
    """Play the rest of this turn many times, with everything unknown to the viewer at random.

    The first state is the position; the second one is overwritten.
    """
    s, courses, chance = states[1], all_courses[0], chances[0]
    log = courses["log"]
    courses["chances"][0] = 1 / samples
    for _ in range(samples):
        copy_state(states[0], s)
        resample(s, viewer, chance)
        log[0] = 0
        play_on(s, chance, log)
        begin_courses(s, courses, outbreaks_in(log, 0))
        add_up(courses, 0, tallies[0])


def play_on(s: State, chance: Chance, log: Log) -> None:
    """Play the rest of a turn without actions; leave hands and Forecasts unchanged."""
    seat = s["turn"]
    if s["phase"] == FORECAST:
        as_they_lie = 0
        for i in range(s["forecast_size"]):
            as_they_lie = put_item(as_they_lie, i, s["forecast_cards"][i])
        put_back_in_order(s, s["forecast_seat"], as_they_lie, s["forecast_size"])
        s["forecast_seat"] = NOBODY
    if resumed_phase(s) == ACTIONS:
        s["actions_left"] = 0
        resume(s, DRAW)
    while s["phase"] != OVER and s["turn"] == seat:
        if s["phase"] in (DISCARD, FORECAST):
            resume(s, resumed_phase(s))
        chance["told_count"] = 0
        advance(s, chance, log)


def resume(s: State, phase: int) -> None:
    """Go on with a phase, and with nothing after it."""
    s["phase"] = phase
    s["resume"][0] = NO_PHASE
    s["resume"][1] = NO_PHASE
