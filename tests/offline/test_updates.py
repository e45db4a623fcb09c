"""A new version of the folder, and an app of a server whose network is gone."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from offline.build import CLIENT, local_page, write_service_worker
from playwright.sync_api import Page, expect

from tests.web.people import Person, until

from .conftest import KEPT
from .static_host import BELOW, static_host

pytestmark = pytest.mark.breadth
Someone = Callable[..., Person]

INSTALLED = """(() => {
  const real = matchMedia;
  window.matchMedia = (query) =>
    query.includes('standalone') ? { matches: true, addEventListener() {} } : real(query);
})()"""
WAITING = "async () => !!(await navigator.serviceWorker.getRegistration())?.waiting"


def version(page: Page) -> str:
    """Return which version of the folder a page is of."""
    found = page.locator("html").get_attribute("data-version")
    return found or "1"


def publish(folder: Path, number: str) -> None:
    """Put another version over the one in a folder."""
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<html", f'<html data-version="{number}"', 1))
    (folder / "service-worker.js").unlink()
    write_service_worker(folder)


def test_a_game_goes_on_in_the_version_that_is_open_and_later_in_the_new_one(
    folder: Path, person: Someone, tmp_path: Path
) -> None:
    copy = tmp_path / "folder"
    shutil.copytree(folder, copy)
    with static_host(copy) as host, person(host) as anna:
        anna.goes("/").evaluate(KEPT)
        page = anna.goes("/new")
        page.get_by_role("button", name="Create the table").click()
        anna.types("pass")
        publish(copy, "2")
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        until(page, lambda: page.evaluate(WAITING))
        page.reload()
        page.get_by_role("button", name="Draw 2 cards").wait_for()
        assert version(page) == "1", "a game stays in the version in which it is open"
        table = page.url
        page.close()
        page = anna.context.new_page()
        page.goto(table)
        until(page, lambda: version(page) == "2" or not page.goto(table))
        page.get_by_role("button", name="Draw 2 cards").click()
        expect(page.locator("header").get_by_text("47", exact=True)).to_be_visible()
        anna.page = page


# What an earlier version has left: the database without notes.
FIRST = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('fourcures', 1);
  opening.onerror = () => reject(opening.error);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('tables', { keyPath: 'id' });
    opening.result.createObjectStore('entries');
    opening.result.createObjectStore('person').put('{"id":"me","name":"Old Anna"}', 'me');
  };
  opening.onsuccess = () => { opening.result.close(); resolve(); };
})"""


LATER = """() => new Promise((resolve) => {
  const opening = indexedDB.open('fourcures');
  opening.onsuccess = () => {
    const person = opening.result.transaction('person').objectStore('person').get('me');
    person.onsuccess = () => resolve([opening.result.version, JSON.parse(person.result).name]);
  };
})"""


def test_the_database_of_an_earlier_version_is_taken_over(person: Someone, host: str) -> None:
    with person(host) as anna:
        anna.page.goto(host.replace("/?", "/licences.txt"))
        anna.page.evaluate(FIRST)
        page = anna.goes("/puzzles")
        page.get_by_role("link", name="Solve it").first.wait_for()
        assert page.evaluate(LATER) == [2, "Old Anna"]


def test_an_installed_app_of_a_server_plays_on_without_network_and_says_so(
    folder: Path, person: Someone, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(CLIENT, site)
    shutil.copytree(folder, site / "offline")
    page_file = site / "index.html"
    text = page_file.read_text("utf-8").replace('data-offline=""', 'data-offline="yes"')
    page_file.write_text(text.replace('data-path=""', f'data-path="{BELOW}"'), "utf-8")
    with static_host(site) as host:
        anna = person(host.removesuffix("/?"))
        anna.context.add_init_script(INSTALLED)
        page = anna.goes("/")
        page.evaluate(KEPT)
        kept = "async () => (await caches.keys()).some((name) => name.includes('/offline/'))"
        until(page, lambda: page.evaluate(kept))
        complete = """async () => {
          const all = await navigator.serviceWorker.getRegistrations();
          return all.some(({ scope, active }) => scope.endsWith('/offline/') && active);
        }"""
        until(page, lambda: page.evaluate(complete))
    anna.wrong.clear()  # there was no server behind the page
    with anna:
        page = anna.goes("/games")
        page.locator("[data-no-network]").wait_for()
        page.get_by_role("button", name="Play with bots").click()
        page.locator("#city-atlanta").wait_for()


def test_a_folder_keeps_no_mark_of_a_server() -> None:
    text = (CLIENT / "index.html").read_text("utf-8")
    assert 'data-offline=""' in local_page(text)
