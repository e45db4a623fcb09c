"""Bots at the tables of a local host: they move by themselves, once, and survive errors."""

from __future__ import annotations

import pytest

from fourcures.host import bot_moves

from .memory import MemoryStorage, Page

BOTS = ("quick", "random", "thumb")


@pytest.fixture
def storage() -> MemoryStorage:
    return MemoryStorage()


@pytest.fixture
def page(storage: MemoryStorage) -> Page:
    """Return a page at a table at which a bot is on turn."""
    page = Page(storage, bots=BOTS)
    page.open_with("quick", "thumb")
    while next(iter(page.host.tables.values())).bot is None:
        page.go_on()
    return page


def test_a_bot_moves_after_a_pause(page: Page) -> None:
    before = page.table["seq"]
    assert page.host.next_due() == pytest.approx(600)
    (update,) = page.wait()
    assert page.table["seq"] > before
    assert '"by":"bot:' in update


@pytest.mark.parametrize("seed", range(3))
def test_people_and_bots_play_to_the_end(storage: MemoryStorage, seed: int) -> None:
    page = Page(storage, bots=BOTS)
    page.open_with(*BOTS, seed=f"bots {seed}", hands=("open", "private")[seed % 2])
    while not page.table["game"]["outcome"]:
        page.go_on()
    assert page.host.next_due() is None


def test_a_bot_of_which_the_move_cannot_be_stored_makes_it_later(
    page: Page, storage: MemoryStorage
) -> None:
    storage.full = True
    before = page.table["seq"]
    assert not page.wait()
    assert page.host.next_due() == pytest.approx(2000)
    storage.full = False
    page.wait()
    assert page.table["seq"] > before


def test_a_bot_that_fails_does_not_stop_the_game(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = page.table["seq"]
    monkeypatch.delattr(bot_moves, "choose_command")
    page.wait()
    assert page.table["seq"] > before


def test_the_bots_of_a_table_move_on_after_it_was_left(page: Page, storage: MemoryStorage) -> None:
    (table,) = storage.rows
    page.host.disconnect(1)
    assert page.host.next_due() is None
    again = Page(storage, bots=BOTS)
    again.connect(table)
    assert again.host.next_due() == pytest.approx(600)
    again.wait()
    assert again.table["seq"] > page.table["seq"]


def test_a_bot_of_two_hosts_moves_once(page: Page, storage: MemoryStorage) -> None:
    (table,) = storage.rows
    other = Page(storage, bots=BOTS)
    other.connect(table)
    page.wait()
    other.wait()
    assert other.table["seq"] == page.table["seq"]


def test_only_the_bots_of_the_host_can_play(storage: MemoryStorage) -> None:
    page = Page(storage, bots=["thumb"])
    body = {"setup": {"players": 2}, "bots": ["careful"]}
    assert page.ask_text("POST", "/tables", body)[0] == 422
