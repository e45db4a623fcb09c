"""Figures of this process for Prometheus, in its text format."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager

from ..table import commands as c
from .tables import Live, Tables

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """What is counted while the process runs."""

    def __init__(self) -> None:
        self.sockets = 0
        self.buckets = [0] * (len(EDGES) + 1)
        self.seconds = 0.0

    @contextmanager
    def socket(self) -> Iterator[None]:
        """A socket is open."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    def moved(self, seconds: float) -> None:
        """A move was done and is durable."""
        self.buckets[bisect_left(EDGES, seconds)] += 1
        self.seconds += seconds

    def text(self, tables: int, bot_seconds: float) -> str:
        """Everything as Prometheus reads it."""
        moves = sum(self.buckets)
        lines = [
            *figure("tables", "gauge", "Tables in memory.", tables),
            *figure("sockets", "gauge", "Open sockets.", self.sockets),
            *figure("moves_total", "counter", "Moves of people and bots.", moves),
            *figure("bot_seconds_total", "counter", "Time that bots thought.", bot_seconds),
            "# HELP fourcures_move_seconds From a command's arrival until it is durable.",
            "# TYPE fourcures_move_seconds histogram",
        ]
        below = 0
        for edge, count in zip((*EDGES, "+Inf"), self.buckets, strict=True):
            below += count
            lines.append(f'fourcures_move_seconds_bucket{{le="{edge}"}} {below}')
        lines.append(f"fourcures_move_seconds_sum {self.seconds:.6f}")
        lines.append(f"fourcures_move_seconds_count {moves}")
        return "\n".join(lines) + "\n"


def figure(name: str, kind: str, meaning: str, value: float) -> list[str]:
    """One number with its description."""
    shown = f"{value:.6f}" if isinstance(value, float) else str(value)
    name = f"fourcures_{name}"
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}", f"{name} {shown}"]


class MeasuredTables(Tables):
    """Tables that time their moves."""

    metrics: Metrics

    async def handle(self, live: Live, by: str, command: c.AnyCommand) -> int:
        start = time.perf_counter()
        seq = await super().handle(live, by, command)
        if isinstance(command, c.Move):
            self.metrics.moved(time.perf_counter() - start)
        return seq
