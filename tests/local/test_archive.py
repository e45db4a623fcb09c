"""All tables as a file, and back: nothing is lost that was there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .memory import MemoryStorage, Page


@pytest.fixture
def page() -> Page:
    page = Page(MemoryStorage())
    page.open(seed="one")
    for _ in range(8):
        seat, text = page.legal()[-1]
        page.send("move", seat=seat, text=text)
        if any(wait["for"] == "window" for wait in page.table["waiting"]):
            page.send("go_on")
    page.open(seed="two")
    return page


def logs(page: Page) -> dict[str, Any]:
    """Return what a person sees of the logs of all tables."""
    listed = page.ask("GET", "/tables/mine")
    return {one["id"]: page.ask("GET", f"/tables/{one['id']}/log") for one in listed}


def export(page: Page) -> str:
    """Return the file with all tables."""
    return page.ask_text("GET", "/me/export")[1]


def add(page: Page, text: str) -> Any:
    """Add the tables of a file."""
    return page.ask("POST", "/me/import", json.loads(text))


def test_a_new_browser_has_everything_of_the_old_one(page: Page) -> None:
    storage = MemoryStorage()
    there = Page(storage)
    storage.me = None
    assert add(there, export(page)) == {"tables": 2}
    assert there.ask("GET", "/me") == page.ask("GET", "/me")
    assert logs(there) == logs(page)


def test_somebody_else_can_go_on_with_the_games_of_a_file(page: Page) -> None:
    other = Page(MemoryStorage(), name="Ben")
    own = other.open(seed="own")
    table = next(iter(logs(page)))
    assert add(other, export(page)) == {"tables": 2}
    assert set(logs(other)) == {own, *logs(page)}
    other.connect(table)
    seat, text = other.legal()[0]
    assert other.send("move", seat=seat, text=text)["type"] == "done"


def test_tables_that_are_there_stay_as_they_are(page: Page) -> None:
    before = export(page)
    table, *_ = page.host.tables
    page.connect(table)
    page.send("say", text="later")
    now = logs(page)
    assert add(page, before) == {"tables": 0}
    assert logs(page) == now


def damage(text: str, **change: Any) -> str:
    """Return a file with something else in its last table."""
    whole = json.loads(text)
    whole["tables"][-1] |= change
    return json.dumps(whole)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: '{"kind": "something else"}',
        lambda _: "[1, 2]",
        lambda text: text[:-20] + '"}]}',
        lambda text: damage(text, entries=[]),
        lambda text: damage(text, entries=[{"kind": "unknown"}]),
        lambda text: damage(text, entries=json.loads(text)["tables"][-1]["entries"][1:]),
        lambda text: damage(text, more=1),
    ],
)
def test_a_damaged_file_is_refused_and_changes_nothing(page: Page, spoil: Any) -> None:
    storage = MemoryStorage()
    there = Page(storage)
    status, answer = there.ask_text_as_it_is("POST", "/me/import", spoil(export(page)))
    assert (status, json.loads(answer)["code"]) == (400, "bad_request")
    assert (storage.rows, storage.logs) == ({}, {})


def test_a_file_that_finds_no_space_is_refused(page: Page) -> None:
    storage = MemoryStorage()
    storage.full = True
    status, _ = Page(storage).ask_text_as_it_is("POST", "/me/import", export(page))
    assert status == 503


def finished(page: Page) -> Any:
    """Play a game to its end; return its record."""
    table = page.open(seed="record", players=2)
    page.pass_to_the_end()
    return page.ask("GET", f"/tables/{table}/record")


def test_the_record_of_a_game_becomes_a_table(page: Page) -> None:
    record = finished(page)
    there = Page(MemoryStorage(), name="Ben")
    assert there.ask("POST", "/me/import", record) == {"tables": 1}
    ((table, listed),) = ((one["id"], one) for one in there.ask("GET", "/tables/mine"))
    assert listed["status"] == "over"
    same = ("lines", "outcome", "rules")
    again = there.ask("GET", f"/tables/{table}/record")
    assert {name: again[name] for name in same} == {name: record[name] for name in same}
    assert there.ask("GET", "/me/results")["games"] == 0


def test_a_game_goes_on_after_its_record(page: Page) -> None:
    record = finished(page)
    begun = record | {"lines": record["lines"][:4], "outcome": None}
    page.ask("POST", "/me/import", begun)
    page.connect(page.ask("GET", "/tables/mine")[0]["id"])
    assert page.table["game"]["outcome"] is None
    seat, text = page.legal()[0]
    assert page.send("move", seat=seat, text=text)["type"] == "done"


def test_a_damaged_record_is_refused(page: Page) -> None:
    record = finished(page)
    for damaged in (record | {"lines": [{"seat": 0, "text": "fly"}]}, {"lines": 7}):
        status, answer = page.ask_text("POST", "/me/import", damaged)
        assert (status, json.loads(answer)["code"]) == (400, "bad_request")
