"""Courses: their cards can be replayed and taken back, and equal ones are merged."""

from __future__ import annotations

from typing import cast

import pytest

from fourcures.analysis.kernels.courses import (
    BROKE,
    IS_OVER,
    KEY,
    OUTBREAKS,
    Courses,
    begin_courses,
    branch,
    draw,
    empty_buckets,
    merge,
    replay,
    take_back,
)
from fourcures.engine.arrays import unpack_record, zeros
from fourcures.engine.rules.board import CITY
from fourcures.engine.rules.state import INFECT, OVER, State, copy
from tests.engine.arranging import arrange, at

INFECTING = {"phase": "infect", "infections_left": 2}
CUBES = {"cairo": {"black": 3}, "baghdad": {"black": 3}, "lima": {"yellow": 1}}
CAIRO, BAGHDAD, LIMA = (CITY[city] for city in ("cairo", "baghdad", "lima"))


@pytest.fixture
def s() -> State:
    """Return a position in which Cairo and Baghdad start a chain reaction of each other."""
    players = at("medic", "tokyo"), at("scientist", "tokyo")
    return arrange(*players, cubes=CUBES, outbreaks=4, turn=INFECTING).state


@pytest.fixture
def courses(s: State) -> Courses:
    """Return the courses that begin in this position, with the first one alone."""
    blank = cast(Courses, unpack_record(zeros(Courses, 1)[0]))
    begin_courses(s, blank, broke=0)
    blank["chances"][0] = 0.5
    return blank


def follow(s: State, courses: Courses, *cards: int) -> int:
    """Return a new course with these cards, and leave the position as it was."""
    course = branch(courses, 0)
    for card in cards:
        draw(s, courses, course, card)
    take_back(s, courses["log"], 0)
    return course


def test_infections_that_are_taken_back_leave_no_trace(s: State, courses: Courses) -> None:
    before = copy(s)
    follow(s, courses, CAIRO, LIMA)
    assert s == before


def test_a_game_that_an_infection_ends_goes_on_when_it_is_taken_back(
    s: State, courses: Courses
) -> None:
    cubes, supply = s["cubes"][:], s["supply"][:]
    course = follow(s, courses, CAIRO, BAGHDAD)
    assert courses["keys"][KEY * course + IS_OVER]
    assert courses["keys"][KEY * course + OUTBREAKS] == 8
    assert (s["phase"], s["outbreaks"], s["cubes"], s["supply"]) == (INFECT, 4, cubes, supply)


def test_a_course_knows_its_outbreaks_and_its_replay_places_the_same_cubes(
    s: State, courses: Courses
) -> None:
    course = branch(courses, 0)
    draw(s, courses, course, CAIRO)
    draw(s, courses, course, LIMA)
    drawn = copy(s)
    take_back(s, courses["log"], 0)
    replay(s, courses, course)
    assert s == drawn
    assert courses["keys"][KEY * course + BROKE] == 1 << CAIRO | 1 << BAGHDAD


def test_courses_with_the_same_cards_and_cubes_are_merged(s: State, courses: Courses) -> None:
    for cards in ((CAIRO, LIMA), (LIMA, CAIRO), (LIMA,)):
        merge(courses, follow(s, courses, *cards))
    assert courses["stop"] == 3
    assert courses["chances"][1:3] == [1.0, 0.5]


def test_courses_with_other_cubes_are_not_merged(s: State, courses: Courses) -> None:
    for city in (LIMA, CAIRO):  # the same card, from positions with other cubes
        course = follow(s, courses, LIMA)
        courses["keys"][KEY * course + KEY - 1] += city
        merge(courses, course)
    assert courses["stop"] == 3


def test_courses_of_an_earlier_level_are_not_merged(s: State, courses: Courses) -> None:
    merge(courses, follow(s, courses, CAIRO))
    empty_buckets(courses)
    assert not any(courses["buckets"])


def test_the_end_of_the_game_is_part_of_the_key(s: State, courses: Courses) -> None:
    begin_courses(s | {"phase": OVER}, courses, broke=0)
    assert courses["keys"][IS_OVER]
