"""Lines that are slow, dead or cut: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .arranging import NEARLY_WON, arranged, opened
from .lines import BEHIND_A_SLOW_LINE, Line
from .people import Person, until
from .test_moves import last_move
from .test_phases import WAITING

Someone = Callable[..., Person]

SLOW = 800  # ms that the server seems to take
UNREAD = (
    '{"type": "refused", "id": null, "code": "unreadable", "rule": null,'
    ' "args": {"problem": "noise"}, "message": ""}'
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


def gone_on(person: Person) -> int:
    """How many windows this table has let pass."""
    address = person.page.url.replace("/t/", "/api/tables/")
    entries = person.context.request.get(f"{address}/replay").json()["entries"]
    return sum(entry["kind"] == "wenton" for entry in entries)


def test_impatient_clicks_let_only_one_window_pass(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(BEHIND_A_SLOW_LINE)
        page = arranged(anna, WAITING["epidemic"][0])
        page.evaluate(f"window.slow = {SLOW}")
        page.evaluate(
            "for (let i = 0; i < 3; i += 1) document.querySelector('[data-do=goon]').click()"
        )
        page.wait_for_timeout(2 * SLOW)
        until(page, lambda: gone_on(anna))
        assert gone_on(anna) == 1
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_key_that_is_held_down_is_pressed_once(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, WAITING["epidemic"][0])
        for key in ("d", "d", "d"):
            page.keyboard.down(key)  # again without having been up: a repetition
            page.wait_for_timeout(SLOW)
        page.keyboard.up("d")
        until(page, lambda: gone_on(anna))
        assert gone_on(anna) == 1
        page.locator("[data-do=goon]").focus()
        for _ in range(3):
            page.keyboard.down("Enter")
            page.wait_for_timeout(SLOW)
        until(page, lambda: gone_on(anna) > 1)
        assert gone_on(anna) == 2


def unheard(anna: Person) -> tuple[Line, Page]:
    """A move to Essen over a line that has died without a word."""
    line = Line(anna)
    page = arranged(anna, NEARLY_WON)
    line.die()
    page.locator("#city-essen .disc").click(force=True)
    return line, page


def test_a_dead_line_is_given_up_for_another(person: Someone) -> None:
    with person() as anna:
        line, page = unheard(anna)
        expect(page.get_by_role("log")).to_contain_text("Essen")
        assert len(line.routes) == 2
        assert last_move(anna) == "drive essen"


def test_the_network_that_comes_back_makes_no_second_socket(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(ONLINE_TOO_SOON)
        page = arranged(anna, NEARLY_WON)
        page.evaluate("window.made[0].close()")
        page.wait_for_timeout(2 * SLOW)
        page.locator("#city-essen .disc").click(force=True)
        expect(page.get_by_role("log")).to_contain_text("Essen")
        assert page.evaluate("window.made.filter(({ readyState }) => readyState === 1).length") == 1


def test_a_server_that_hangs_up_at_once_is_called_less_and_less(person: Someone) -> None:
    calls: list[WebSocketRoute] = []

    def hang_up(route: WebSocketRoute) -> None:
        calls.append(route)
        route.send(UNREAD)  # it is open
        route.close()

    with person() as anna:
        anna.page.route_web_socket(re.compile("/socket"), hang_up)
        page = anna.goes(f"/t/{opened(anna, NEARLY_WON)}")
        page.wait_for_timeout(6000)
        assert len(calls) <= 6
        until(page, lambda: len(calls) > 1)


def test_a_refusal_without_a_number_answers_what_waits(person: Someone) -> None:
    with person() as anna:
        line, page = unheard(anna)
        page.wait_for_timeout(SLOW)
        line.routes[0].send(UNREAD)
        expect(page.get_by_role("alert")).to_contain_text("noise")
        line.dead.clear()
        page.locator("#city-essen .disc").click(force=True)
        expect(page.get_by_role("log")).to_contain_text("Essen")
        assert len(line.routes) == 1


def test_who_goes_back_before_the_table_is_there_opens_no_socket(person: Someone) -> None:
    held: list[Route] = []
    sockets: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    with person() as anna:
        table = opened(anna, visibility="invite")
        page = anna.goes("/")
        link = page.locator("#mine + ul a")
        link.wait_for()
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.route(re.compile(f"/api/tables/{table}$"), hold)
        link.click()
        expect(page.get_by_text("One moment")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
        held[0].continue_()
        page.wait_for_timeout(SLOW)
        assert sockets == []


def test_a_table_without_a_socket_is_told_from_one_that_is_gone(person: Someone) -> None:
    with person() as anna:
        anna.page.route_web_socket(re.compile("/socket"), lambda route: route.close())
        page = anna.goes(f"/t/{opened(anna, NEARLY_WON)}")
        heading = page.get_by_role("heading")
        expect(heading).to_contain_text("no connection to this table")
        page.reload()
        expect(page.get_by_text("One moment")).to_be_visible()
        page.route(
            re.compile("/api/tables/"),
            lambda route: route.fulfill(
                status=404, json={"code": "no_table", "rule": None, "args": {}, "message": ""}
            ),
        )
        expect(heading).to_have_text("There is no such table.")
        anna.wrong.clear()  # the browser notes the 404


def test_a_page_of_the_build_before_is_loaded_anew_once(person: Someone) -> None:
    missed: list[str] = []

    def miss(route: Route) -> None:
        missed.append(route.request.url)
        if len(missed) in (1, 3, 4):
            route.fulfill(status=404)
        else:
            route.continue_()

    with person() as anna:
        anna.context.route(re.compile("/assets/NewTable-.*js"), miss)
        page = anna.goes("/")
        page.locator("a[href='/new']").first.click()
        expect(page.get_by_role("button", name="Open the table")).to_be_visible()
        anna.goes("/").locator("a[href='/new']").first.click()
        page.wait_for_timeout(2 * SLOW)
        expect(page.get_by_role("heading")).to_have_text("Something went wrong. Please try again.")
        assert len(missed) == 4
        anna.wrong.clear()  # the browser notes what is missing


def test_a_proxy_without_its_server_is_no_answer(person: Someone) -> None:
    with person() as anna:
        page = anna.page
        page.route(
            re.compile("/api/tables/"), lambda route: route.fulfill(status=502, body="<html>")
        )
        anna.goes("/t/some-table")
        expect(page.get_by_role("heading")).to_have_text(re.compile("The server does not answer"))
        anna.wrong.clear()  # the browser notes the 502
