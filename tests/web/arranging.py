"""Tables with an arranged position, opened through the API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, TimeoutError

from .people import SOON, Person

Position = dict[str, Any]

# One move before the fourth cure: the Scientist to move in Paris, with all cards needed.
NEARLY_WON: Position = {
    "hands": "open",
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima", "tokyo"]},
        {"role": "scientist", "city": "paris", "hand": ["essen", "london", "milan", "paris"]},
    ],
    "turn": {"seat": 1, "phase": "actions"},
    "diseases": {"yellow": "cured", "black": "cured", "red": "cured"},
    "cubes": {
        "london": {"blue": 2},
        "lima": {"yellow": 3},
        "cairo": {"black": 0},
        "delhi": {"black": 2},
        "tokyo": {"red": 1},
    },
    "stations": ["atlanta", "paris"],
    "outbreaks": 2,
}


# One drive from the station for the fourth cure, with just enough actions.
A_STEP_AWAY: Position = NEARLY_WON | {
    "turn": {"seat": 1, "phase": "actions", "actions_left": 2},
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima", "tokyo"]},
        {"role": "scientist", "city": "essen", "hand": ["essen", "london", "milan", "paris"]},
    ],
}
# Passing the turn loses the game.
AT_THE_EDGE: Position = {
    "hands": "open",
    "players": [
        {"role": "medic", "city": "kinshasa", "hand": ["cairo"]},
        {"role": "scientist", "city": "atlanta", "hand": ["lima"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "cubes": {"lagos": {"yellow": 3}},
    "outbreaks": 7,
    "player_deck": {"next": ["bogota", "osaka"]},
    "infection_deck": {"next": ["lagos"]},
}


def opened(person: Person, position: Position | None = None, **setup: object) -> str:
    """Return the id of a new table of this person, a local one by default."""
    asked = person.context.request
    asked.post(f"{person.address}/api/me", data={"name": person.name})
    wanted: dict[str, object] = {"visibility": "local", **setup}
    if position is not None:
        wanted |= {"position": position, "players": len(position["players"])}
    answer = asked.post(f"{person.address}/api/tables", data={"setup": wanted})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def arranged(person: Person, position: Position, **setup: object) -> Page:
    """Return the person's page at a local table with this position."""
    page = person.goes(f"/t/{opened(person, position, **setup)}")
    page.locator("#city-atlanta").wait_for()
    return page


def begins(person: Person, bot: str = "quick", seed: str = "first", **setup: object) -> Page:
    """Return the person's page at a table that has been dealt, with two bots."""
    asked = person.context.request
    asked.post(f"{person.address}/api/me", data={"name": person.name})
    wanted = {"players": 3, "hands": "open", "visibility": "invite", **setup}
    table = {"setup": wanted, "bots": [bot, bot], "seed": seed}
    answer = asked.post(f"{person.address}/api/tables", data=table)
    assert answer.ok, answer.text()
    page = person.goes(f"/t/{answer.json()['id']}")
    page.locator("#city-atlanta").wait_for()
    return page


def sits(page: Page, seat: int = 0) -> Page:
    """Take one of the free seats of the waiting room, and be ready; return the page."""
    page.locator("[data-do=sit]").nth(seat).click()
    page.locator("[data-do=ready]").click()
    return page


def joins(guest: Person, table: str) -> Page:
    """The page of a guest who has followed the link of a table, taken a free seat and is ready."""
    page = guest.goes(f"/t/{table}")
    page.locator("[data-do=join]").click()
    page.locator("[data-do=ready]").click()
    return page


# Sends commands over a socket of its own, each after the answer to the one before.
SEND = """(commands) => new Promise((done, failed) => {
  const table = `/api/tables/${location.pathname.split('/').at(-1)}/socket`;
  const socket = new WebSocket(new URL(table, location.href.replace('http', 'ws')));
  const send = () => {
    if (!commands.length) socket.close();
    else socket.send(JSON.stringify({ ...commands.shift(), id: `${commands.length}` }));
  };
  socket.onopen = send;
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === 'done') send();
    if (type === 'refused') failed(data);
  };
  socket.onclose = done;
})"""


def sends(page: Page, *commands: Mapping[str, object]) -> None:
    """Send commands to the page's table, without the client."""
    page.evaluate(SEND, list(commands))


def draws(page: Page) -> None:
    """Draw cards; if actions are left, confirm."""
    button = page.locator("[data-do=draw]")
    unused = button.get_attribute("data-unused") is not None
    button.click()
    sure = page.locator("[data-do=draw][data-confirm]")
    while unused:
        try:
            sure.click(timeout=SOON)
            return
        except TimeoutError:  # on a busy machine the question may be over already
            button.click()
