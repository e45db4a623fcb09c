"""Which events somebody who was away is told first."""

from __future__ import annotations

from fourcures.engine import events
from fourcures.table.newsworthy import pick_news

MOVED = events.Moved(player="medic", origin="paris", city="cairo", how="drive", by="medic")
TREATED = events.Treated(player="medic", city="cairo", disease="black", cubes=1, presence=False)
CURED = events.Cured(player="medic", disease="black")
EPIDEMIC = events.Increased(epidemics=1, rate=2)
OUTBREAK = events.Outbreak(city="cairo", disease="black", outbreaks=1, origin=None)


def test_two_news_have_the_most_important_deed_and_the_most_important_event() -> None:
    assert pick_news([MOVED, TREATED, EPIDEMIC, OUTBREAK], 2) == [1, 3]


def test_two_deeds_are_told_if_they_are_the_most_important() -> None:
    assert pick_news([CURED, MOVED, TREATED], 2) == [0, 2]


def test_one_piece_of_news_is_the_most_important_event() -> None:
    assert pick_news([MOVED, OUTBREAK], 1) == [1]


def test_of_equal_events_the_latest_is_told() -> None:
    assert pick_news([MOVED, MOVED], 1) == [1]


def test_nothing_happened_is_no_news() -> None:
    assert pick_news([], 2) == []
