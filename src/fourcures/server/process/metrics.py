"""Prometheus metrics of this process, or of all workers of a server."""

from __future__ import annotations

import os
from functools import partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from ...bots.thinker import Ending
from ...protocol import commands

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where workers share their metrics; see `cli.serve`
EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

disable_created_metrics()  # type: ignore[no-untyped-call]  # start times of counters are not useful


class Metrics:
    """The metrics of one process. Several processes in `FOLDER` are reported as one."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        gauge, counter = partial(Gauge, registry=registry), partial(Counter, registry=registry)
        total = partial(gauge, multiprocess_mode="livesum")
        newest = partial(gauge, multiprocess_mode="livemostrecent")
        self.tables = total("fourcures_tables", "Tables in memory.")
        self.sockets = total("fourcures_sockets", "Open sockets.")
        self.quarantined = newest(
            "fourcures_tables_in_quarantine", "Tables of the database whose log cannot be read."
        )
        self.reports = newest(
            "fourcures_reports_open", "Reports about people that the operator has not closed."
        )
        self.moves = counter("fourcures_moves", "Moves of people and bots.")
        self.bot_seconds = counter(
            "fourcures_bot_seconds", "Seconds that bots and the coach computed."
        )
        self.lost_processes = counter(
            "fourcures_thinking_processes_lost",
            "Processes of bots and the coach that had to be replaced.",
            ["reason"],
        )
        self.refusals = counter(
            "fourcures_limited",
            "Requests and messages beyond a limit.",
            ["limit", "whose"],
        )
        self.notices = counter(
            "fourcures_notices", "Notices that a table waits for somebody.", ["channel"]
        )
        self.move_seconds = Histogram(
            "fourcures_move_seconds",
            "Seconds from the arrival of a move until it is durable.",
            registry=registry,
            buckets=EDGES,
        )

    @property
    def shared(self) -> bool:
        """Whether this process reports together with other workers."""
        return bool(os.environ.get(FOLDER))

    def observe(self, command: commands.AnyCommand, seconds: float) -> None:
        """Count a command that took this long to become durable, if it is a move."""
        if isinstance(command, commands.Move):
            self.moves.inc()
            self.move_seconds.observe(seconds)

    def count_lost_process(self, reason: Ending) -> None:
        """Count a process of bots and the coach that had to be replaced."""
        self.lost_processes.labels(reason).inc()

    def count_refusal(self, limit: str, whose: str) -> None:
        """Count a request or message beyond a limit of a person, an address or the server."""
        self.refusals.labels(limit, whose).inc()

    def text(self) -> str:
        """Return all metrics in the text format of Prometheus."""
        registry = self.registry
        if self.shared:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()
