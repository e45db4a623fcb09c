"""Faults whose target has just ended by itself: nothing happens, and the run goes on."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import pytest

from .dials import Dials
from .faults import Faults
from .service import Service


class Ended:
    """A service whose process has ended, which it has not noticed yet."""

    def running(self) -> int:
        return 4711


def test_killing_a_server_that_has_just_ended_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process(_pid: int, _number: int) -> None:
        raise ProcessLookupError

    monkeypatch.setattr("os.kill", no_process)
    faults = Faults(cast(Service, Ended()), cast(Dials, None), random.Random(1))
    asyncio.run(faults.kill_server())
