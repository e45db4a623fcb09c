"""Mail addresses: which ones are accepted, and which of them are the same mailbox.

Only what every mail program reads the same way: letters and digits with a few signs, and a host
name. Quoted names, comments, encoded words (RFC 2047), `%` and `!` routes and internet addresses
in brackets can mean somebody else to the next server.
"""

from __future__ import annotations

import re

import idna

from ...protocol.refusals import Refused

LONGEST_ADDRESS, LONGEST_NAME = 254, 64  # RFC 5321
ATOM = r"[A-Za-z0-9#$&'*+/=^_{|}~-]+"
NAME = re.compile(rf"{ATOM}(\.{ATOM})*")
LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


def check_address(text: str) -> str:
    """Return a mail address in ASCII, with its host in IDNA; raise Refused if it cannot be one."""
    name, at, host = text.strip(" ").partition("@")
    if not at or len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        raise Refused("bad_address")
    address = f"{name}@{encode_host(host)}"
    if len(address) > LONGEST_ADDRESS:
        raise Refused("bad_address")
    return address


def encode_host(host: str) -> str:
    """Return a host name in IDNA; raise Refused if it is not one, or has no dot."""
    try:
        encoded = idna.encode(host.lower()).decode()
    except UnicodeError:
        raise Refused("bad_address") from None
    labels = encoded.split(".")
    named = all(LABEL.fullmatch(label) for label in labels) and not labels[-1].isdigit()
    if len(labels) < 2 or not named:
        raise Refused("bad_address")
    return encoded


def mailbox_of(address: str) -> str:
    """Return what addresses of the same mailbox share: `Ann+games@example.org` is Ann's too.

    >>> mailbox_of("Ann+games@example.org")
    'ann@example.org'
    """
    name, _, host = address.lower().partition("@")
    return f"{name.partition('+')[0] or name}@{host}"
