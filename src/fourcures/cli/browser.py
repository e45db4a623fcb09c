"""`fourcures play` without `--terminal`: start a server and open the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser

from ..files import BadInput
from ..server.process.settings import ServerSettings, variable
from . import serve

FIRST_PORT, PORTS = 8000, 20


def run(open_browser: bool, lan: bool, port: str | None = None) -> None:
    """Serve until Ctrl-C, on loopback or to the home network; open the browser if there is one."""
    given = {
        "log_level": os.environ.get("FOURCURES_LOG_LEVEL", "warning"),
        "host": serve.EVERYWHERE[0] if lan else None,
        "port": port,
    }
    settings = ServerSettings.read(given, os.environ)
    listening = listen(settings, chosen=port or os.environ.get(variable("port")))

    def open_page(where: str) -> None:
        print(f"Four Cures is at {where}  (Ctrl-C to stop; games are saved)", flush=True)
        if open_browser and has_screen():
            webbrowser.open(where)

    try:
        serve.serve_in_one(settings, listening, open_page)
    finally:
        listening.close()


def listen(settings: ServerSettings, chosen: str | None) -> socket.socket:
    """Return a socket on the port that was chosen, and otherwise on the first free one."""
    if chosen:
        return serve.bind(settings.host, settings.port)
    return find_free_port(settings.host)


def find_free_port(host: str) -> socket.socket:
    """Return a socket on the first free port from 8000 on, so that bookmarks keep working."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS):
        try:
            return serve.bind(host, port)
        except BadInput:
            continue
    return serve.bind(host, 0)


def has_screen() -> bool:
    """Return whether there is a display; without one, a text browser would take the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
