"""Fallback characters for terminals with a limited encoding."""

from __future__ import annotations

import codecs
import sys
import unicodedata

NEAREST = dict(
    zip(
        "●▲■◆⌂○…·─→\u2212\u2013—„“”«»łŁß",  # with a minus and a short dash
        'bykr*..-->---"""""lLs',
        strict=True,
    )
)


def replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Replace each unencodable character by one other, so that columns stay aligned (codecs)."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(NEAREST.get(c) or fold_to_ascii(c)[:1] or "?" for c in lost), error.end


def fold_to_ascii(text: str) -> str:
    """Return the text as ASCII: accents are removed, other characters dropped."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


codecs.register_error("nearest", replace_unencodable)


def fit_to_stdout(text: str) -> str:
    """Return the text with only the characters that standard output can encode."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    return text.encode(encoding, "nearest").decode(encoding)


def forgive_stdout() -> None:
    """Make `print` replace unencodable characters instead of raising."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="nearest")
