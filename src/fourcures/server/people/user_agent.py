"""Name a browser and its system in plain words, from its User-Agent header."""

from __future__ import annotations

from typing import NamedTuple

# The first that occurs counts: most browsers also name those that they are compatible with.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


class UserAgent(NamedTuple):
    """A browser and its system; each is empty if it is unknown."""

    browser: str
    system: str

    @classmethod
    def read(cls, header: str | None) -> UserAgent:
        """Return the browser and the system of a User-Agent header."""
        text = header or ""
        return cls(
            next((name for mark, name in BROWSERS.items() if mark in text), ""),
            next((name for mark, name in SYSTEMS.items() if mark in text), ""),
        )
