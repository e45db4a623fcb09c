"""Who somebody is: a random id in a signed cookie. No account, no password."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "fourcures"


class Identity:
    """Signs ids with the secret of this server, and reads only what it has signed."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def new(self) -> str:
        """An id that nobody has yet."""
        return secrets.token_urlsafe(15)

    def signed(self, person: str) -> str:
        """The id with its signature: the value of the cookie, or of a personal link."""
        return f"{person}.{self.signature(person)}"

    def read(self, value: str | None) -> str | None:
        """The id, if it was signed here."""
        person, _, signature = (value or "").partition(".")
        # Bytes: a comparison of texts fails on anything but ASCII, and this comes from outside.
        signed = signature.encode("utf-8", "replace")
        if not person or not hmac.compare_digest(signed, self.signature(person).encode()):
            return None
        return person

    def signature(self, person: str) -> str:
        signed = f"person\n{person}".encode("utf-8", "replace")
        return hmac.new(self.secret, signed, hashlib.sha256).hexdigest()
