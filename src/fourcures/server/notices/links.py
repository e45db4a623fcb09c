"""The links in mails: each has a token for one purpose, one person and one mailbox.

A token has all that it is about, so that it works when the address is not stored any more. The
mailbox is in it as a keyed hash, which says nothing to others.
"""

from __future__ import annotations

from typing import NamedTuple

from ...protocol.refusals import Refused
from ..people.identity import Identity
from .address import mailbox_of

CONFIRM, REFUSE, UNSUBSCRIBE = "confirm mail", "refuse mail", "unsubscribe"
KEY = 32  # characters of the hash of a mailbox


class Subject(NamedTuple):
    """What the token of a link is about: a person, and the hash of a mailbox."""

    person: str
    mailbox: str


class Links:
    """Make the tokens of links in mails, and read them."""

    def __init__(self, identity: Identity) -> None:
        self.identity = identity

    async def hash(self, address: str) -> str:
        """Return the keyed hash of the mailbox of an address."""
        return (await self.identity.signature(mailbox_of(address), "mailbox"))[:KEY]

    async def token(self, purpose: str, person: str, address: str) -> str:
        """Return the token of a link in a mail to an address of a person."""
        mailbox = await self.hash(address)
        return f"{mailbox}.{await self.identity.token(purpose, person, mailbox)}"

    async def read(self, token: str, *purposes: str) -> Subject:
        """Return what a token is about; raise Refused if it was made for another purpose."""
        mailbox, _, signed = token.partition(".")
        person = signed.partition(".")[0]
        for purpose in purposes:
            if await self.identity.is_token(signed, purpose, person, mailbox):
                return Subject(person, mailbox)
        raise Refused("bad_link")
