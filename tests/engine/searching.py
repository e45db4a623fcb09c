"""How Hypothesis searches here: the same examples in every `make test`, new ones in full."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.sizes import FULL, size


def examples(small: int, full: int) -> settings:
    """So many examples; games are slow to draw, which is no reason to fail."""
    return settings(
        max_examples=size(small, full),
        deadline=None,
        derandomize=not FULL,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
