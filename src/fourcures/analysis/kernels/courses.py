"""Courses: the possible sequences of the infection cards of a turn, level by level, merged.

A course is kept as its cards in order, and a key: everything that later cards depend on. Its cubes
are there while its cards are replayed on a state; the log of that takes them back.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, TypedDict

from ...engine.rules.bits import count, item_at, lowest, put_item
from ...engine.rules.board import CITY_COUNT, DISEASE_COUNT
from ...engine.rules.infection import infect
from ...engine.rules.log import BROKE_OUT, LOG_SIZE, PLACED, ROW, Log
from ...engine.rules.records import Double, Doubles, Ints, Wide, Wides
from ...engine.rules.state import INFECT, OVER, State, move_cubes

DRAWS = 2  # R6.1: player cards of a turn, and so the most epidemics
MOST_BRANCHES = 60_000  # the most courses, besides the first one
BUCKETS = 16_381  # a prime number

# The key: the cards drawn that matter, the cities with an outbreak (both as masks), the number of
# outbreaks (the eighth ends the game), whether the game is over, and the new cubes: two bits for
# each city and disease.
DRAWN, BROKE, OUTBREAKS, IS_OVER, NEW_CUBES = range(5)
CITIES_PER_WORD = CITY_COUNT // 2
KEY = NEW_CUBES + 2 * DISEASE_COUNT


class Courses(TypedDict):
    """The courses of a turn; the first one is where the infections begin."""

    branches_left: Wide  # until there are too many
    epidemics: Annotated[Doubles, 1 + DRAWS]  # the probabilities of none, one and two more
    # After each epidemic: the probability, the cities with an outbreak, and the cards that may be
    # at the bottom of the deck and are not tried yet.
    chance_after: Annotated[Doubles, 1 + DRAWS]
    broke_after: Annotated[Wides, 1 + DRAWS]
    bottoms: Annotated[Wides, 1 + DRAWS]
    # The cards that matter, and the present level: the courses from `first` on, before `stop`.
    effective: Wide
    first: Wide
    stop: Wide
    # For each course: its probability, its effective cards in order (a list), and its key.
    chances: Annotated[Doubles, 1 + MOST_BRANCHES]
    cards: Annotated[Wides, 1 + MOST_BRANCHES]
    keys: Annotated[Wides, KEY * (1 + MOST_BRANCHES)]
    # A hash table of the present level: the last course of each bucket, and the one before each
    # course in its bucket, or 0: the first course is in no bucket.
    buckets: Annotated[Ints, BUCKETS]
    earlier: Annotated[Ints, 1 + MOST_BRANCHES]
    log: Annotated[Wides, LOG_SIZE]


class Tally(TypedDict):
    """The probabilities of an outbreak in each city, of any outbreak, and of a lost game."""

    cities: Annotated[Doubles, CITY_COUNT]
    any: Double
    lost: Double


AllCourses = MutableSequence[Courses]
Tallies = MutableSequence[Tally]


def begin_courses(s: State, courses: Courses, broke: int) -> None:
    """Make the first course the only one; the caller sets its probability."""
    courses["cards"][0] = 0
    for i in range(KEY):
        courses["keys"][i] = 0
    courses["keys"][BROKE] = broke
    note_ending(s, courses, 0)
    courses["first"] = 0
    courses["stop"] = 1


def note_ending(s: State, courses: Courses, course: int) -> None:
    """Note the number of outbreaks, and whether the game is over."""
    courses["keys"][KEY * course + OUTBREAKS] = s["outbreaks"]
    courses["keys"][KEY * course + IS_OVER] = s["phase"] == OVER


def branch(courses: Courses, course: int) -> int:
    """Return a copy of a course, behind the last one; `merge` makes it part of the level."""
    new, keys = courses["stop"], courses["keys"]
    courses["chances"][new] = courses["chances"][course]
    courses["cards"][new] = courses["cards"][course]
    for i in range(KEY):
        keys[KEY * new + i] = keys[KEY * course + i]
    return new


def draw(s: State, courses: Courses, course: int, card: int) -> None:
    """Infect the city of a card, and note the card and its effects in the course."""
    keys, key, log = courses["keys"], KEY * course, courses["log"]
    mark = log[0]
    infect(s, card, log)
    courses["cards"][course] = put_item(courses["cards"][course], count(keys[key + DRAWN]), card)
    keys[key + DRAWN] |= 1 << card
    keys[key + BROKE] |= outbreaks_in(log, mark)
    for at in range(mark, log[0], ROW):
        if log[at + 1] == PLACED:
            city, disease, cubes = log[at + 2], log[at + 3], log[at + 4]
            word = key + NEW_CUBES + 2 * disease + city // CITIES_PER_WORD
            keys[word] += cubes << 2 * (city % CITIES_PER_WORD)
    note_ending(s, courses, course)


def outbreaks_in(log: Log, mark: int) -> int:
    """Return the cities with an outbreak in the rows of a log from a mark on, as a mask."""
    cities = 0
    for at in range(mark, log[0], ROW):
        if log[at + 1] == BROKE_OUT:
            cities |= 1 << log[at + 2]
    return cities


def replay(s: State, courses: Courses, course: int) -> None:
    """Infect the cities of all cards of a course."""
    courses["log"][0] = 0
    for i in range(count(courses["keys"][KEY * course + DRAWN])):
        infect(s, item_at(courses["cards"][course], i), courses["log"])


def take_back(s: State, log: Log, mark: int) -> None:
    """Undo the infections in the rows of a log from a mark on."""
    for at in range(mark, log[0], ROW):
        if log[at + 1] == PLACED:
            move_cubes(s, log[at + 2], log[at + 3], -log[at + 4])
        elif log[at + 1] == BROKE_OUT:
            s["outbreaks"] -= 1
    s["phase"] = INFECT
    log[0] = mark


def merge(courses: Courses, new: int) -> None:
    """Add the course behind the last one to the level, or its probability to an equal one."""
    bucket = bucket_of(courses, new)
    equal = courses["buckets"][bucket]
    while equal and not is_equal(courses, equal, new):
        equal = courses["earlier"][equal]
    if equal:
        courses["chances"][equal] += courses["chances"][new]
    else:
        courses["earlier"][new] = courses["buckets"][bucket]
        courses["buckets"][bucket] = new
        courses["stop"] = new + 1


def bucket_of(courses: Courses, course: int) -> int:
    """Return the bucket of a course in the hash table."""
    keys, key = courses["keys"], KEY * course
    return (keys[key + DRAWN] + 31 * keys[key + BROKE]) % BUCKETS


def is_equal(courses: Courses, course: int, other: int) -> bool:
    """Return whether two courses have the same key."""
    keys = courses["keys"]
    i = 0
    while i < KEY and keys[KEY * course + i] == keys[KEY * other + i]:
        i += 1
    return i == KEY


def empty_buckets(courses: Courses) -> None:
    """Remove the courses of the present level from the hash table."""
    for course in range(courses["first"], courses["stop"]):
        courses["buckets"][bucket_of(courses, course)] = 0


def add_up(courses: Courses, course: int, tally: Tally) -> None:
    """Add the probability of a course to its results."""
    chance, broke = courses["chances"][course], courses["keys"][KEY * course + BROKE]
    if broke:
        tally["any"] += chance
    if courses["keys"][KEY * course + IS_OVER]:
        tally["lost"] += chance
    while broke:
        tally["cities"][lowest(broke)] += chance
        broke &= broke - 1
