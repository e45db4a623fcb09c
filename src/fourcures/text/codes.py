"""The languages of the game, and which one a code stands for; needs no extra."""

from __future__ import annotations

import re

LANGUAGES = ("en", "de", "pl", "ru")


def find_language(text: str) -> str | None:
    """Return the language of a code, in any spelling; None if we do not have it.

    >>> find_language("DE"), find_language("de-AT"), find_language("de_AT.UTF-8@euro")
    ('de', 'de', 'de')
    """
    code = re.split(r"[-_.@]", text.strip())[0].lower()
    return code if code in LANGUAGES else None
