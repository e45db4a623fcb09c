"""Slow, dead and cut connections: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from .arranging import NEARLY_WON, arranged, opened
from .connections import Line
from .people import Person, until
from .test_moves import last_move
from .test_phases import WAITING

Someone = Callable[..., Person]

# Three infection cards are left, with an event window before each.
BEFORE_INFECTIONS = WAITING["epidemic"][0] | {"epidemics_drawn": 4}
UNREAD = (
    '{"type": "refused", "id": null, "code": "unreadable", "rule": null,'
    ' "args": {"problem": "noise"}, "message": ""}'
)
# Holds messages from the server while `held` is a list.
HOLDING = """
window.held = null;
window.WebSocket = class extends WebSocket {
  set onmessage(heard) {
    super.onmessage = (event) => {
      if (window.held) window.held.push(() => heard(event));
      else heard(event);
    };
  }
};
window.release = () => {
  const held = window.held;
  window.held = null;
  for (const arrive of held) arrive();
};
"""
# Holds the answers to commands, but not the news about the table, while `held` is a list.
HOLDING_ANSWERS = HOLDING.replace(
    "if (window.held)", "if (window.held && JSON.parse(event.data).type === 'done')"
)
# The network comes back while the second socket is being opened.
ONLINE_TOO_SOON = """
window.made = [];
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address);
    if (window.made.push(this) === 2) queueMicrotask(() => dispatchEvent(new Event('online')));
  }
};
"""
RECONNECTED = "window.made.length > 1 && window.made.every(({ readyState }) => readyState > 0)"
OPEN = "window.made.filter(({ readyState }) => readyState === WebSocket.OPEN).length"
STEP = 50  # ms of the page's clock
DEAD = 10_000  # ms of silence after which the page gives up a connection
TRIES = 3_000  # ms for enough attempts to reconnect


def gone_on(person: Person) -> int:
    """Return how many event windows have passed at this table."""
    address = person.page.url.replace("/t/", "/api/tables/")
    entries = person.context.request.get(f"{address}/replay").json()["entries"]
    return sum(entry["kind"] == "went_on" for entry in entries)


def has_passed(person: Person, windows: int) -> bool:
    """Return whether at least `windows` event windows have passed."""
    return gone_on(person) >= windows


def says(page: Page, words: str) -> None:
    """Chat, and wait for the echo: the server has then handled every earlier command too."""
    page.get_by_placeholder("Say something").fill(words)
    page.get_by_placeholder("Say something").press("Enter")
    expect(page.get_by_role("log")).to_contain_text(words)


def stop_the_clock(person: Person) -> None:
    """Freeze the time of this person's pages; `passes` advances it."""
    person.context.add_init_script("0")  # prevents reuse of this context
    person.context.clock.install(time=0)
    person.context.clock.pause_at(1)


def passes(page: Page, duration: int) -> None:
    """Advance the clock of the page in steps, so that sockets can answer."""
    for _ in range(duration // STEP):
        page.clock.run_for(STEP)


@pytest.mark.breadth
def test_repeated_clicks_pass_only_one_window(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(HOLDING)
        page = arranged(anna, BEFORE_INFECTIONS)
        page.evaluate("window.held = []")
        page.evaluate(
            "for (let i = 0; i < 3; i += 1) document.querySelector('[data-do=go_on]').click()"
        )
        until(page, lambda: gone_on(anna))
        page.evaluate("window.release()")
        says(page, "Wait for me!")
        assert gone_on(anna) == 1
        expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.breadth
def test_a_key_held_down_counts_as_one_press(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, BEFORE_INFECTIONS)
        page.locator("[data-do=stops]").click()
        page.locator("[data-stop=infect]").first.select_option("ask")
        page.locator("[data-do=stops]").click()
        for pressed, key in enumerate(("d", "Enter"), start=1):
            page.locator("[data-do=go_on]").focus()
            page.keyboard.down(key)
            until(page, partial(has_passed, anna, pressed))
            for _ in range(3):
                page.keyboard.down(key)  # a second time without a release: key repeat
            page.keyboard.up(key)
            says(page, f"That was {key}.")
            assert gone_on(anna) == pressed


def unheard(anna: Person) -> tuple[Line, Page]:
    """Move to Essen over a dead connection, with the clock of the page stopped."""
    line = Line(anna)
    stop_the_clock(anna)
    page = arranged(anna, NEARLY_WON)
    line.die()
    page.locator("#city-essen .disc").click(force=True)
    until(page, lambda: any(wish["do"] == "move" for wish in line.asked))
    return line, page


def test_a_dead_connection_is_replaced_and_its_command_sent_again(person: Someone) -> None:
    with person() as anna:
        line, page = unheard(anna)
        page.clock.fast_forward(DEAD)
        passes(page, TRIES)
        expect(page.get_by_role("log")).to_contain_text("Essen")
        assert len(line.routes) == 2
        assert last_move(anna) == "drive essen"


@pytest.mark.breadth
def test_an_online_event_while_reconnecting_opens_no_second_socket(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(ONLINE_TOO_SOON)
        page = arranged(anna, NEARLY_WON)
        page.evaluate("window.made[0].close()")
        until(page, lambda: page.evaluate(RECONNECTED))
        page.locator("#city-essen .disc").click(force=True)
        expect(page.get_by_role("log")).to_contain_text("Essen")
        assert page.evaluate(OPEN) == 1


def hang_up(person: Person, words: str = "") -> list[WebSocketRoute]:
    """Close every connection of this person as soon as it opens; return them."""
    calls: list[WebSocketRoute] = []

    def called(route: WebSocketRoute) -> None:
        calls.append(route)
        if words:
            route.send(words)
        route.close()

    person.page.route_web_socket(re.compile("/socket"), called)
    return calls


@pytest.mark.breadth
def test_a_move_can_be_undone_before_its_answer_arrives(person: Someone) -> None:
    """The board shows the move first; a click on Undo in between was ignored."""
    with person() as anna:
        anna.page.add_init_script(HOLDING_ANSWERS)
        page = arranged(anna, NEARLY_WON)
        page.evaluate("window.held = []")
        page.locator("#city-essen .disc").click(force=True)
        page.locator("[data-do=undo]").click()
        page.evaluate("window.release()")
        expect(page.get_by_role("log")).to_contain_text("Anna undoes")
        expect(page.locator("[data-do=undo]")).to_be_disabled()


@pytest.mark.breadth
def test_reconnecting_backs_off_when_the_server_closes_every_socket(person: Someone) -> None:
    with person() as anna:
        calls = hang_up(anna, UNREAD)  # each connection was open
        stop_the_clock(anna)
        page = anna.goes(f"/t/{opened(anna, NEARLY_WON)}")
        until(page, lambda: calls)
        passes(page, 6000)
        assert 1 < len(calls) <= 6


@pytest.mark.breadth
def test_a_refusal_without_an_id_ends_the_pending_command(person: Someone) -> None:
    with person() as anna:
        line, page = unheard(anna)
        line.routes[0].send(UNREAD)
        expect(page.get_by_role("alert")).to_contain_text("The server could not read this message")
        line.dead.clear()
        page.locator("#city-essen .disc").click(force=True)
        expect(page.get_by_role("log")).to_contain_text("Essen")
        assert len(line.routes) == 1


@pytest.mark.breadth
def test_going_back_before_the_table_has_loaded_opens_no_socket(person: Someone) -> None:
    held: list[Route] = []
    sockets: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    with person() as anna:
        table = opened(anna, visibility="invite")
        address = re.compile(f"/api/tables/{table}$")
        page = anna.goes("/")
        link = page.locator("#mine + ul a")
        link.wait_for()
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.route(address, hold)
        link.click()
        expect(page.get_by_text("One moment")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
        with page.expect_event(
            "requestfinished", lambda request: bool(address.search(request.url))
        ):
            held[0].continue_()
        page.unroute(address)
        link.click()  # the second visit opens one socket
        page.get_by_role("button", name="Sit here").first.wait_for()
        assert len(sockets) == 1


@pytest.mark.breadth
def test_a_table_without_a_connection_is_distinguished_from_a_missing_table(
    person: Someone,
) -> None:
    with person() as anna:
        calls = hang_up(anna)
        stop_the_clock(anna)
        page = anna.goes(f"/t/{opened(anna, NEARLY_WON)}")
        heading = page.get_by_role("heading")
        until(page, lambda: calls)
        passes(page, TRIES)
        expect(heading).to_contain_text("No connection to this table")
        calls.clear()
        page.reload()
        until(page, lambda: calls)
        expect(page.get_by_text("One moment")).to_be_visible()
        page.route(
            re.compile("/api/tables/"),
            lambda route: route.fulfill(
                status=404, json={"code": "no_table", "rule": None, "args": {}, "message": ""}
            ),
        )
        passes(page, TRIES)
        expect(heading).to_have_text("There is no such table.")
        anna.wrong.clear()  # the browser logs the 404


@pytest.mark.breadth
def test_a_page_of_an_older_build_is_reloaded_once(person: Someone) -> None:
    loads: list[int] = []  # requests of /api/me for each load of the page

    def note(request: Request) -> None:
        if request.is_navigation_request():
            loads.append(0)
        elif request.url.endswith("/api/me"):
            loads[-1] += 1

    def miss(route: Route) -> None:
        if len(loads) == 2:
            route.continue_()
        else:
            route.fulfill(status=404)

    with person() as anna:
        anna.page.on("request", note)
        anna.context.route(re.compile("/assets/NewTable-.*js"), miss)
        page = anna.goes("/")
        page.locator("a[href='/new']").first.click()
        expect(page.get_by_role("button", name="Create the table")).to_be_visible()
        anna.goes("/").locator("a[href='/new']").first.click()
        until(page, lambda: len(loads) == 4)
        expect(page.get_by_role("heading")).to_have_text("Something went wrong. Please try again.")
        # A page asks once at the start, and once more before it reloads.
        until(page, lambda: loads == [2, 1, 2, 1])
        anna.wrong.clear()  # the browser logs the missing files


@pytest.mark.breadth
def test_a_502_from_a_proxy_means_that_the_server_is_not_responding(person: Someone) -> None:
    with person() as anna:
        page = anna.page
        page.route(
            re.compile("/api/tables/"), lambda route: route.fulfill(status=502, body="<html>")
        )
        anna.goes("/t/some-table")
        expect(page.get_by_role("heading")).to_have_text(re.compile("The server is not responding"))
        anna.wrong.clear()  # the browser logs the 502
