"""People whose browsers keep all that they are sent, to compare it with what they may know."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Route, WebSocket

from fourcures.engine.rules.board import EVENTS
from fourcures.table.room import Room
from fourcures.text.language import Language
from fourcures.text.names import Names
from tests.server.stubborn import digest

from .host import Host
from .people import Person
from .private_cards import find_leaks, find_secrets, tells_end

Json = dict[str, Any]
TABLE = re.compile(r"/api/tables/([\w-]+)/socket")
OTHER_GAMES = ("/daily", "/puzzles")
UNLOADED = re.compile(r"Unable to preload|dynamically imported module")  # as the server is down
OUTAGE = re.compile(r"net::ERR_|WebSocket connection to|status of 50[234]")  # on the console

# Report every card that is ever on the page, and let its clock run ahead as the server's does.
WATCH = """
const note = (card) => window.noteCard(location.pathname, card);
const report = (node) => {
  if (node.dataset?.card) note(node.dataset.card);
  for (const one of node.querySelectorAll?.('[data-card]') ?? []) note(one.dataset.card);
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    (type === 'attributes' ? [target] : addedNodes).forEach(report);
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-card'] });
"""
LATER = """
window.UsualDate ??= Date;
window.Date = class extends window.UsualDate {
  constructor(...parts) { parts.length ? super(...parts) : super(window.Date.now()); }
  static now() { return window.UsualDate.now() + AHEAD; }
};
"""


class Witness(Person):
    """A person at a server that may be killed; everything that their browser is sent is kept."""

    def __init__(self, browser: Browser, host: Host, language: str, name: str) -> None:
        super().__init__(browser, host.address, language, name=name, fresh=True)
        self.host, self.say, self.ahead = host, Language(language), 0
        self.cards: set[tuple[str, str]] = set()  # that were ever on a page, with its path
        self.answers: list[tuple[str, str]] = []  # addresses, and bodies
        self.heard: dict[str, list[Json]] = defaultdict(list)  # table -> messages of its sockets
        self.page.on("websocket", self.listens)
        self.page.expose_function("noteCard", self.notes)
        self.context.add_init_script(WATCH)
        self.context.route("**/api/**", self.fetches)
        made = self.context.request.post(f"{host.address}/api/me", data={"name": name})
        self.id: str = made.json()["id"]

    def goes(self, path: str) -> Page:
        """Open an address of the client, on a computer with the server's clock."""
        if self.ahead != self.host.milliseconds_ahead():
            self.ahead = self.host.milliseconds_ahead()
            self.context.add_init_script(LATER.replace("AHEAD", str(self.ahead)))
        return super().goes(path)

    def leaves(self) -> None:
        """Close the page of the client."""
        self.goes("/healthz")

    def notes(self, path: str, card: str) -> None:
        self.cards.add((path, card))

    def fails(self, error: Error) -> None:
        if not UNLOADED.search(str(error)):  # the page loads itself again
            super().fails(error)

    def hears(self, message: ConsoleMessage) -> None:
        if not OUTAGE.search(message.text):  # the server may be down
            super().hears(message)

    def fetches(self, route: Route) -> None:
        try:
            answer = route.fetch()
        except Error:
            route.abort()
            return
        self.answers.append((route.request.url, answer.text()))
        route.fulfill(response=answer)

    def listens(self, socket: WebSocket) -> None:
        match = TABLE.search(socket.url)
        if match is not None:
            heard = self.heard[match[1]]
            socket.on("framereceived", lambda text: heard.append(json.loads(text)))

    def what_was_told(self, table: str, room: Room) -> list[object]:
        """Return where this person was told a private card of somebody else; [] if nowhere.

        A game that is over may be told everywhere, but not before its end.
        """
        secrets = find_secrets(room, self.id)
        heard = [message for message in self.heard[table] if not tells_end(message)]
        assert secrets, "the story has no secrets"
        assert heard, "nothing was heard"
        if room.is_over():
            entries = [message.get("entries") for message in heard]
            return [told for one in (*entries, heard[-1]) for told in find_leaks(secrets, one)]
        assert self.cards, "no page was watched"
        others = [*(known for known in self.heard if known != table), *OTHER_GAMES]
        answers = [
            json.loads(body)
            for address, body in self.answers
            if body and not any(other in address for other in others)
        ]
        cards = {
            (path, card)
            for path, card in self.cards
            if card in secrets and not any(other in path for other in others)
        }
        text, names = self.page.inner_text("body"), Names(language=self.say)
        return [
            *(told for message in (*answers, *heard) for told in find_leaks(secrets, message)),
            *sorted(cards),
            *(card for card in secrets.intersection(EVENTS) if names(card) in text),
        ]


class Told:
    """What a person was told of one table, as `violations` compares it with the log."""

    def __init__(self, witness: Witness, table: str) -> None:
        self.id, self.done, self.seen = witness.id, dict[str, int](), dict[int, str]()
        for message in witness.heard[table]:
            if message["type"] == "done":
                self.done[message["id"]] = message["seq"]
            elif message["type"] == "update":
                self.seen[message["table"]["seq"]] = digest(message["table"])
