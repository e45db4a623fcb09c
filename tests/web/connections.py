"""Control of the WebSocket between a page and its table."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute

from .people import Person

# Delays every message from the server by `slow` ms.
BEHIND_A_SLOW_LINE = """
window.slow = 0;
window.WebSocket = class extends WebSocket {
  set onmessage(heard) { super.onmessage = (event) => setTimeout(() => heard(event), window.slow); }
};
"""


class Line:
    """A socket that can be cut or go dead; the page reconnects by itself."""

    def __init__(self, person: Person) -> None:
        self.routes: list[WebSocketRoute] = []
        self.dead: list[WebSocketRoute] = []
        self.asked: list[dict[str, object]] = []
        person.page.route_web_socket(re.compile("/socket"), self.made)

    def made(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.routes.append(route)

        def said(text: str | bytes) -> None:
            self.asked.append(json.loads(text))
            if route not in self.dead:
                server.send(text)

        route.on_message(said)
        server.on_message(lambda text: None if route in self.dead else route.send(text))

    def cut(self) -> None:
        self.routes[-1].close()

    def die(self) -> None:
        """Drop all further messages without closing the socket."""
        self.dead.append(self.routes[-1])
