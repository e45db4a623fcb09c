"""Bots and the coach in a process of their own: it may fail, be too large, too slow, or killed."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from fourcures.bots import pool as pool_module
from fourcures.bots import thinker as thinker_module
from fourcures.bots.pool import BotPool, Demand, Priority
from fourcures.bots.thinker import Ending, NoProcess, Thinker, ThinkingFailed

from ..server.clients import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")

ROOT = Path(__file__).parents[2]
NOW = Demand(Priority.MOVE)


class Watched(Thinker):
    """A thinker that remembers how its processes ended."""

    def __init__(self, megabytes: int = 0, seconds: float = PATIENCE) -> None:
        self.endings: list[Ending] = []
        super().__init__(megabytes, seconds, self.endings.append)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    """Yield a thinker whose processes can import these tests."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    watched = Watched()
    yield watched
    watched.end()


class Unpicklable(Exception):
    """An error that cannot be made again from its message."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first + second)


def fail() -> None:
    """Print and log something, and fail."""
    print("this is no answer")
    logging.getLogger("fourcures.tests").warning("a warning of %s", "the bot")
    raise Unpicklable("a fault of ", "the bot")


def die(marker: Path | None = None) -> int:
    """End this process as if it was killed, unless there is a marker; return its number."""
    if marker is None or not marker.exists():
        if marker is not None:
            marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def has_ended(process: int) -> bool:
    """Return whether a process, which is no child of ours, has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_process_answers_and_passes_on_its_errors_and_its_log(
    thinker: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    process = thinker.run(os.getpid)
    assert process != os.getpid()
    with pytest.raises(RuntimeError, match="Unpicklable: a fault of the bot") as failed:
        thinker.run(fail)
    assert "in fail" in failed.value.__notes__[0], "the place of the fault"
    assert "a warning of the bot" in caplog.messages
    with pytest.raises(FileNotFoundError):
        thinker.run(partial(os.stat, "/no/such/file"))
    os.kill(process, signal.SIGTERM)  # as a service that is stopped
    os.kill(process, signal.SIGINT)
    assert thinker.run(os.getpid) == process
    assert thinker.endings == []


def test_a_job_of_a_process_that_was_killed_is_repeated(thinker: Watched, tmp_path: Path) -> None:
    process = thinker.run(partial(die, tmp_path / "dead"))
    assert thinker.endings == ["died"]
    os.kill(process, signal.SIGKILL)  # while it has no job
    assert thinker.run(os.getpid) != process
    assert thinker.endings == ["died", "died"]


def test_a_job_that_ends_every_process_fails(
    thinker: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker_module, "ATTEMPTS", 2)
    with pytest.raises(ThinkingFailed):
        thinker.run(die)
    assert thinker.endings == ["died", "died"]
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    with pytest.raises(NoProcess, match="No such file"):
        thinker.run(os.getpid)


@pytest.mark.parametrize(
    ("megabytes", "seconds", "job", "ending"),
    [
        (0, 0.2, partial(time.sleep, 2 * PATIENCE), "time"),
        pytest.param(
            *(256, PATIENCE, partial(bytearray, 10**9), "memory"),
            marks=pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory"),
        ),
    ],
)
def test_a_job_that_needs_too_much_ends_its_process(
    megabytes: int,
    seconds: float,
    job: partial[object],
    ending: Ending,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker_module, "ATTEMPTS", 1)
    watched = Watched(megabytes, seconds)
    with pytest.raises(ThinkingFailed):
        watched.run(job)
    assert watched.endings == [ending]
    assert watched.process is None


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_process_ends_with_its_parent_in_the_middle_of_a_job() -> None:
    program = (
        "import functools, threading, time; from fourcures.bots.thinker import Thinker\n"
        "thinker = Thinker(); job = functools.partial(time.sleep, 600); thinker.run(int)\n"
        "threading.Thread(target=thinker.run, args=[job], daemon=True).start()\n"
        "print(thinker.process.pid, flush=True); time.sleep(600)"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert not has_ended(child)
    parent.kill()
    parent.communicate()
    start = time.monotonic()
    while not has_ended(child):
        assert time.monotonic() < start + PATIENCE
        time.sleep(0.01)


def test_a_pool_ends_processes_that_have_no_job_and_those_of_its_jobs_when_it_stops(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool_module, "IDLE", 0.05)

    async def story() -> None:
        pool = BotPool(1, new_thinker=Watched)
        first = await pool.run(NOW, os.getpid)
        (thinker,) = pool.thinkers
        while thinker.process is not None:
            await asyncio.sleep(0.01)
        busy = asyncio.create_task(pool.run(NOW, time.sleep, 2 * PATIENCE))
        while thinker.process is None:
            await asyncio.sleep(0.01)
        assert thinker.process.pid != first
        pool.stop()
        with pytest.raises(ThinkingFailed):
            await busy
        while thinker.process is not None:
            await asyncio.sleep(0.01)
        assert isinstance(thinker, Watched) and thinker.endings == []

    asyncio.run(story())
