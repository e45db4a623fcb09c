"""Fair deals: a hash commits to the seed before the deal; the seed is shown after the end."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> str:
    """Return a seed of 128 random bits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Return the hash that is published before the deal; the seed later proves it."""
    return hashlib.sha256(f"fourcures-commitment-1\n{seed}".encode()).hexdigest()
