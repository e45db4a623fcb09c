"""The identity of a person: a random id in a signed cookie. No account, no password."""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "fourcures"


class Identity:
    """Sign ids with the secret of this server, and verify them."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def new(self) -> str:
        """Return a new random id."""
        return secrets.token_urlsafe(15)

    def signed(self, person: str) -> str:
        """Return the id with its signature: the value of the cookie or of a personal link."""
        return f"{person}.{self.signature(person)}"

    def read(self, value: str | None) -> str | None:
        """Return the id from a signed value, or None if the signature is wrong."""
        person, _, signature = (value or "").partition(".")
        # Compare bytes: `compare_digest` raises TypeError for untrusted text that is not ASCII.
        signed = signature.encode("utf-8", "replace")
        if not person or not hmac.compare_digest(signed, self.signature(person).encode()):
            return None
        return person

    def signature(self, person: str) -> str:
        signed = f"person\n{person}".encode("utf-8", "replace")
        return hmac.new(self.secret, signed, hashlib.sha256).hexdigest()
