"""The tables of one person without a server: durable, equal for all hosts, without libraries."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from fourcures.protocol.refusals import Refused
from tests.engine.arranging import at
from tests.engine.test_arrays import MISSING
from tests.table.stories import arranged

from .memory import MemoryStorage, Page, finish


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def page(storage: MemoryStorage) -> Page:
    page = Page(storage)
    page.open(seed="local")
    return page


def test_a_move_is_acknowledged_with_the_table_after_it(page: Page) -> None:
    seat, text = page.legal()[0]
    before = page.table["seq"]
    assert page.send("move", seat=seat, text=text)["type"] == "done"
    assert page.table["seq"] > before


def test_a_move_that_cannot_be_stored_is_refused_and_can_be_made_later(
    page: Page, storage: MemoryStorage
) -> None:
    (seat, text), before = page.legal()[0], page.table["seq"]
    storage.full = True
    refused = page.send("move", id="again", seat=seat, text=text)
    assert (refused["type"], refused["code"]) == ("refused", "not_ready")
    assert page.table["seq"] == before
    storage.full = False
    assert page.send("move", id="again", seat=seat, text=text)["type"] == "done"


def test_another_host_finds_everything_that_was_acknowledged(
    page: Page, storage: MemoryStorage
) -> None:
    for _ in range(20):
        seat, text = page.legal()[-1]
        page.send("move", seat=seat, text=text)
        if any(wait["for"] == "window" for wait in page.table["waiting"]):
            page.send("go_on")
    again = Page(storage)
    (listed,) = again.ask("GET", "/tables/mine")
    again.connect(listed["id"])
    assert again.table == page.table
    assert again.ask("GET", f"/tables/{listed['id']}/log") == page.ask(
        "GET", f"/tables/{listed['id']}/log"
    )


def test_a_command_that_is_sent_again_is_carried_out_once(page: Page) -> None:
    seat, text = page.legal()[0]
    first = page.send("move", id="twice", seat=seat, text=text)
    assert page.send("move", id="twice", seat=seat, text=text) == first


def test_two_hosts_of_one_storage_lose_and_double_no_move(
    page: Page, storage: MemoryStorage
) -> None:
    other = Page(storage)
    (table,) = page.host.tables
    other.connect(table)
    assert page.send("say", text="from here")["type"] == "done"
    assert other.send("say", id="there", text="from there")["type"] == "done"  # after a conflict
    assert other.table["seq"] == page.table["seq"] + 1
    page.hear(finish(page.host.refresh(table)))
    assert page.table["seq"] == other.table["seq"]
    said = [one.get("text") for one in page.ask("GET", f"/tables/{table}/log")]
    assert said[-2:] == ["from here", "from there"]


def test_a_pause_for_events_ends_by_itself(storage: MemoryStorage) -> None:
    page = Page(storage)
    turn = {"seat": 0, "phase": "infect"}
    position = arranged(at("medic", "atlanta", "airlift"), at("scientist"), turn=turn)
    page.open(seed=None, players=2, position=position)
    assert page.host.next_due() == pytest.approx(3000, abs=1000)
    assert not finish(page.host.act())
    page.now += 3.0
    assert page.host.next_due() == 0
    page.hear(finish(page.host.act()))
    assert page.table["game"]["views"][0]["position"]["turn"]["seat"] == 1
    assert page.host.next_due() is None


def test_a_damaged_log_is_refused_and_the_other_tables_stay(
    page: Page, storage: MemoryStorage
) -> None:
    (damaged,) = storage.logs
    storage.logs[damaged][1] = "{"
    again = Page(storage)
    with pytest.raises(Refused, match="cannot be read"):
        again.connect(damaged)
    again.open(seed="other")
    assert again.legal()


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/tables/nothing", None, 404, "no_table"),
        ("GET", "/groups", None, 404, "not_found"),
        ("POST", "/tables", {"setup": {"players": 7}}, 422, "bad_players"),
        ("POST", "/tables", {"setup": 7}, 400, "bad_request"),
        ("POST", "/me", {"name": "\u202e"}, 400, "empty_text"),
    ],
)
def test_a_wrong_request_is_refused_as_by_a_server(
    page: Page, method: str, path: str, body: dict[str, object] | None, status: int, code: str
) -> None:
    answered, text = page.ask_text(method, path, body)
    assert answered == status
    assert f'"code":"{code}"' in text


def test_nobody_opens_a_table_without_a_name(storage: MemoryStorage) -> None:
    page = Page(storage)
    storage.me = None
    assert page.ask_text("POST", "/tables", {"setup": {}})[0] == 401


PROGRAM = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # None: importing it fails
from functools import partial
from tests.local.memory import MemoryStorage, Page
page = Page(MemoryStorage(), bots=["quick", "random", "thumb"])
for open_table in (page.open, partial(page.open_with, "quick", "random", "thumb")):
    open_table(players=4, help="odds")
    assert page.send("odds")["type"] == "odds"
    while not page.table["game"]["outcome"]:
        page.go_on()
    print("over")
"""


def test_whole_games_need_neither_numpy_nor_the_libraries_of_a_server() -> None:
    program = [sys.executable, "-c", PROGRAM, *MISSING]
    done = subprocess.run(program, check=True, capture_output=True, text=True, env=os.environ)
    assert done.stdout == "over\n" * 2
