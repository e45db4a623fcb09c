"""The identity of a person: a random id in a signed cookie. No account, no password.

A cookie names the person and one of their devices; `people` knows which devices are signed in.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

from ..db.database import Database

COOKIE = "fourcures"


class Credential(NamedTuple):
    """A person on one of their devices."""

    person: str
    device: str


class Identity:
    """Sign credentials with the secret of this server, and verify them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: bytes | None = None

    async def secret(self) -> bytes:
        """Return the secret of this server; the first process creates it at its first start."""
        if self.known is None:
            secret = await self.database.setting("secret", lambda: secrets.token_hex(32))
            self.known = secret.encode()
        return self.known

    async def sign(self, credential: Credential) -> str:
        """Return a credential with its signature: the value of the cookie."""
        named = f"{credential.person}.{credential.device}"
        return f"{named}.{await self.signature(named)}"

    async def read(self, value: str | None) -> Credential | None:
        """Return the credential from a signed value, or None if the signature is wrong."""
        named, _, signature = (value or "").rpartition(".")
        # Compare bytes: `compare_digest` raises TypeError for untrusted text that is not ASCII.
        signed = signature.encode("utf-8", "replace")
        if not named or not hmac.compare_digest(signed, (await self.signature(named)).encode()):
            return None
        person, _, device = named.partition(".")
        return Credential(person, device)

    async def token(self, purpose: str, person: str, about: str) -> str:
        """Return a token for a link in a mail to a person: it is valid for one purpose only."""
        return f"{person}.{await self.signature(f'{person} {about}', purpose)}"

    async def is_token(self, text: str, purpose: str, person: str, about: str) -> bool:
        """Return whether a token from a link is the right one."""
        right = await self.token(purpose, person, about)
        return hmac.compare_digest(text.encode("utf-8", "replace"), right.encode())

    async def signature(self, named: str, purpose: str = "person") -> str:
        signed = f"{purpose}\n{named}".encode("utf-8", "replace")
        return hmac.new(await self.secret(), signed, hashlib.sha256).hexdigest()


def new_person() -> str:
    """Return a new random id of a person; with a dash at its front it would be an option."""
    while (person := secrets.token_urlsafe(15)).startswith("-"):
        pass
    return person
