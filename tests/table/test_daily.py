"""The deal of the day."""

from __future__ import annotations

from typing import Any

from fourcures.table.daily import day_at, seed_of, setup_of

Json = dict[str, Any]


def test_the_deal_of_a_day_depends_on_the_secret_and_the_day() -> None:
    assert seed_of(b"secret", "2026-11-16") == seed_of(b"secret", "2026-11-16")
    assert seed_of(b"secret", "2026-11-16") != seed_of(b"secret", "2026-11-17")
    assert seed_of(b"secret", "2026-11-16") != seed_of(b"other", "2026-11-16")
    week = [setup_of(f"2026-11-{day}").epidemics for day in range(16, 23)]
    assert week == [4, 4, 4, 5, 5, 6, 6]
    assert day_at(0) == "1970-01-01"
