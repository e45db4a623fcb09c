"""A fair deal: the seed is bound by a hash before the deal, and shown only after the end."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> str:
    """A seed of 128 random bits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published before the deal: anyone can compute it from the seed afterwards."""
    return hashlib.sha256(f"fourcures-commitment-1\n{seed}".encode()).hexdigest()
