"""Commands that a tab sends to its host, which may be killed: what was acknowledged is noted."""

from __future__ import annotations

import contextlib
from typing import Any

from playwright.sync_api import Error, Page

from tests.web.people import Person

# Keeps the worker of the host, and tells which commands it has acknowledged.
WATCH = """(() => {
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...words) {
      super(...words);
      window.host ??= this;
      this.addEventListener('message', ({ data }) => {
        if (data.is === 'answer' && window.asked?.number === data.number)
          window.asked.resolve(JSON.parse(data.text));
        if (data.is !== 'message' || data.socket !== 9999) return;
        const { type, id } = JSON.parse(data.text);
        if (type === 'done') window.acknowledged(id);
      });
    }
  };
})()"""
# Sends a command every few milliseconds, without end: a move, an undo, a text.
SEND = """([table, name]) => {
  const say = (message) => window.host.postMessage(message);
  say({ do: 'connect', socket: 9999, table, seen: 0, watching: false });
  const COMMANDS = [
    { do: 'move', text: 'drive chicago', seat: 0 },
    { do: 'undo' },
    { do: 'say', text: 'hello' },
  ];
  let number = 0;
  setInterval(() => {
    const command = COMMANDS[number % COMMANDS.length];
    const text = JSON.stringify({ ...command, id: `${name}-${number}` });
    say({ do: 'receive', socket: 9999, text });
    number += 1;
  }, 10);
}"""
READ = """() => new Promise((resolve) => {
  window.asked = { number: 9999, resolve };
  window.host.postMessage(
    { do: 'request', number: 9999, method: 'GET', path: '/me/export', body: '' });
})"""


class Sender:
    """A person whose tabs send commands, and what was acknowledged to them."""

    def __init__(self, person: Person) -> None:
        self.person, self.acknowledged = person, set[str]()
        person.context.expose_function("acknowledged", self.note)
        person.context.add_init_script(WATCH)

    def note(self, number: str) -> None:
        """Note an acknowledged command; Playwright refuses the method of the set itself."""
        self.acknowledged.add(number)

    def open(self, path: str) -> Page:
        """Open a tab of its own, which may be killed."""
        page = self.person.context.new_page()
        page.goto(self.person.address + path)
        return page

    def send(self, page: Page, table: str, name: str) -> None:
        """Send commands from a tab until it ends."""
        page.evaluate(SEND, [table, name])

    def stored(self, page: Page, table: str) -> list[str]:
        """Return the ids of all commands in the log of a table, as this tab reads it."""
        archive: Any = page.evaluate(READ)
        (found,) = (one for one in archive["tables"] if one["row"]["id"] == table)
        entries = [one for one in found["entries"] if one["kind"] in ("played", "undid", "said")]
        return [entry["command"] for entry in entries]


def kill(page: Page) -> None:
    """Kill the process of a tab, as a system does that needs its memory."""
    session = page.context.new_cdp_session(page)
    with contextlib.suppress(Error):  # it cannot answer any more
        session.send("Page.crash")
