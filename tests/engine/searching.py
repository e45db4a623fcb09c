"""Hypothesis settings: the same examples in every `make test`, new ones in `make soak`."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.sizes import SOAK, size


def examples(test: int, everything: int, soak: int) -> settings:
    """Return settings for this many examples, without a time limit."""
    return settings(
        max_examples=size(test, everything, soak),
        deadline=None,
        derandomize=not SOAK,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
