"""What `fourcures doctor` finds: one point each, and what to change."""

from __future__ import annotations

from typing import Literal

import msgspec

Level = Literal["ok", "warning", "fault"]


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one check: what was found, and what to change if that is not right."""

    point: str
    level: Level
    state: str = msgspec.field(name="found")
    change: str = ""


def ok(point: str, state: str) -> Finding:
    return Finding(point, "ok", state)


def warning(point: str, state: str, change: str) -> Finding:
    return Finding(point, "warning", state, change)


def fault(point: str, state: str, change: str) -> Finding:
    return Finding(point, "fault", state, change)
