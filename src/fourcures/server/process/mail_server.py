"""The address of a mail server in the settings: `smtp://user:password@host:587`."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import unquote

CODE = r"%[0-9A-Fa-f]{2}"
WORD = rf"(?:[^\s/?#:%]|{CODE})+"
LABEL = r"[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
HOST = rf"(?:{LABEL}(?:\.{LABEL})*|\[[0-9A-Fa-f:.]+\])"
ADDRESS = re.compile(
    rf"(?P<scheme>smtps?)://(?:(?P<user>{WORD}):(?P<password>{WORD})@)?"
    rf"(?P<host>{HOST})(?::(?P<port>[0-9]{{1,5}}))?/?"
)
LAST_PORT = 65_535


class MailServer(NamedTuple):
    """Where emails are handed in, and as which user; None: without signing in."""

    host: str
    port: int | None  # None: the usual one
    user: str | None
    password: str | None
    encrypted: bool  # from the beginning; otherwise if the server offers it


def parse_mail_server(text: str) -> MailServer:
    """Return the mail server at an address; raise ValueError, without the text, if it is wrong."""
    match = ADDRESS.fullmatch(text)
    port = int(match["port"]) if match and match["port"] else None
    if match is None or port == 0 or (port or 0) > LAST_PORT:
        raise ValueError(
            "the mail server must be like smtp://user:password@mail.example.org:587; in the user "
            "and the password, write : as %3A, / as %2F, ? as %3F, # as %23 and % as %25"
        )
    user, password = (part and unquote(part) for part in match.group("user", "password"))
    host = match["host"].strip("[]")
    return MailServer(host, port, user, password, match["scheme"] == "smtps")
