"""Characters for terminals that know few: what cannot be encoded becomes the nearest that can."""

from __future__ import annotations

import codecs
import sys
import unicodedata

NEAREST = {
    "●": "b",
    "▲": "y",
    "■": "k",
    "◆": "r",
    "⌂": "*",
    "○": ".",
    "…": ".",
    "·": "-",
    "─": "-",
    "→": ">",
    "\u2212": "-",  # minus
    "\u2013": "-",  # a short dash
    "—": "-",
    "„": '"',
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "ł": "l",
    "Ł": "L",
    "ß": "s",
}


def nearest(error: UnicodeError) -> tuple[str, int]:
    """An error handler of codecs: one character for one, so that columns stay in place."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(NEAREST.get(c) or folded(c)[:1] or "?" for c in lost), error.end


def folded(text: str) -> str:
    """The text without accents and without anything else that is not ASCII."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


codecs.register_error("nearest", nearest)


def for_stdout(text: str) -> str:
    """The text as standard output can show it."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    return text.encode(encoding, "nearest").decode(encoding)


def forgive_stdout() -> None:
    """From now on nothing printed raises, whatever the terminal's encoding."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="nearest")
