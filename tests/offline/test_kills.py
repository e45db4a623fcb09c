"""Tabs that are killed, and two tabs at one game: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.sizes import size
from tests.web.people import Person, until

from .commands import Sender, kill

pytestmark = pytest.mark.breadth
Someone = Callable[..., Person]

KILLS = size(5, 50, 200)
LONGEST = 600  # milliseconds until a tab is killed
TABLES = 10  # a new one after some kills: a log has an end


def opened(sender: Sender) -> str:
    """Open a table around the screen; return its id."""
    page = sender.open("/new")
    page.get_by_role("button", name="Create the table").click()
    page.locator("#city-atlanta").wait_for()
    table = page.url.partition("/t/")[2]
    page.close()
    return table


def test_a_tab_that_is_killed_loses_nothing_that_was_acknowledged(
    person: Someone, host: str
) -> None:
    rng = random.Random(7)
    with person(host) as anna:
        sender, table = Sender(anna), ""
        for number in range(KILLS):
            if number % TABLES == 0:
                table, before = opened(sender), set[str]()
            page = sender.open(f"/t/{table}")
            page.locator("#city-atlanta").wait_for()
            stored = sender.stored(page, table)
            assert len(stored) == len(set(stored)), "a command was carried out twice"
            assert before <= set(stored), "a command was acknowledged and is lost"
            known = len(sender.acknowledged)
            sender.send(page, table, f"kill-{number}")
            until(page, lambda known=known: len(sender.acknowledged) > known)  # type: ignore[misc]
            page.wait_for_timeout(rng.randrange(LONGEST))
            kill(page)
            before |= {one for one in sender.acknowledged if one.startswith(f"kill-{number}-")}
            page.close()
        assert len(sender.acknowledged) > KILLS


def test_two_tabs_neither_lose_nor_double_a_command(person: Someone, host: str) -> None:
    with person(host) as anna:
        sender = Sender(anna)
        table = opened(sender)
        tabs = [sender.open(f"/t/{table}") for _ in range(2)]
        for name, tab in zip("ab", tabs, strict=True):
            tab.locator("#city-atlanta").wait_for()
            sender.send(tab, table, name)

        def count(name: str) -> int:
            return sum(one.startswith(f"{name}-") for one in sender.acknowledged)

        until(tabs[0], lambda: min(count("a"), count("b")) >= 50)
        tabs[1].close()
        known = set(sender.acknowledged)
        stored = sender.stored(tabs[0], table)
        assert len(stored) == len(set(stored)), "a command was carried out twice"
        assert known <= set(stored), "a command was acknowledged and is lost"
        tabs[0].close()
