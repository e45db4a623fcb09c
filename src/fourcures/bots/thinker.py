"""Bots and the coach in a process of their own, of limited memory and time, which may die.

A `Thinker` starts such a process (`python -m fourcures.bots.thinker`), sends it one job after the
other, and replaces it when it ends. It ends with its parent: its input is closed then.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from logging.handlers import QueueHandler
from pathlib import Path
from queue import SimpleQueue
from subprocess import PIPE
from typing import BinaryIO, Literal, TypeVar, cast

from ..engine.errors import FourCuresError
from .jobs import Answer, do_job

logger = logging.getLogger(__name__)

T = TypeVar("T")
Ending = Literal["died", "memory", "time"]

ATTEMPTS = 3  # processes that may end over a job
SECONDS = 60.0  # for a job
NICENESS = 3  # the processes that answer people come first, but do not starve the bots
FIRST_TO_GO = 500  # when memory runs out on Linux: before the server and its database
MEGABYTE = 1 << 20


class ThinkingFailed(FourCuresError):
    """Every process that worked on a job has ended."""


class NoProcess(ThinkingFailed):
    """The machine cannot start a process now."""


class Thinker:
    """A process for the jobs of one thread, started when there is a job.

    A job and its result must be picklable. `on_ending` hears of each process that was lost.
    """

    def __init__(
        self,
        megabytes: int = 0,
        seconds: float = SECONDS,
        on_ending: Callable[[Ending], None] = lambda _ending: None,
    ) -> None:
        self.megabytes, self.seconds, self.on_ending = megabytes, seconds, on_ending
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def run(self, work: Callable[[], T]) -> T:
        """Return the result of a job; repeat it in another process if this one ends."""
        body = pickle.dumps(work)
        for _ in range(ATTEMPTS):
            process = self.process = self.process or self.start()
            late = threading.Event()
            try:
                result, error = self.ask(process, body, late)
            except (OSError, EOFError, pickle.UnpicklingError):  # the pipe is broken
                ending: Ending = "time" if late.is_set() else "died"
            else:
                if error is None:
                    return cast(T, result)
                if not isinstance(error, MemoryError):
                    raise error
                ending = "memory"
            self.end()
            if self.stopped:
                break
            self.on_ending(ending)
            logger.warning("a thinking process was lost: %s", ending)
        raise ThinkingFailed("the bots and the coach cannot answer now")

    def start(self) -> subprocess.Popen[bytes]:
        """Start a process; raise NoProcess if the machine cannot."""
        command = [sys.executable, "-P", "-m", __name__, str(self.megabytes)]
        one_thread = {"OPENBLAS_NUM_THREADS": "1"}  # the buffers of others would count as memory
        environment = {**os.environ, **one_thread}
        try:
            return subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment)
        except OSError as error:
            raise NoProcess(f"a thinking process cannot start: {error}") from None

    def ask(self, process: subprocess.Popen[bytes], body: bytes, late: threading.Event) -> Answer:
        """Return the answer of a process to a job; set `late` and end it if it takes too long."""
        assert process.stdin is not None and process.stdout is not None

        def give_up() -> None:
            late.set()
            process.kill()

        timer = threading.Timer(self.seconds, give_up)
        timer.daemon = True
        timer.start()
        try:
            pickle.dump(body, process.stdin)
            process.stdin.flush()
            while isinstance(reply := pickle.load(process.stdout), logging.LogRecord):
                logging.getLogger(reply.name).handle(reply)
        finally:
            timer.cancel()
        return cast(Answer, reply)

    def end(self) -> None:
        """End the process, and give back its memory; the next job starts another one."""
        if self.process is None:
            return
        self.process.kill()
        with contextlib.suppress(OSError):  # what it was not sent
            self.process.communicate()
        self.process = None

    def stop(self) -> None:
        """End the process for good, from another thread than that of the jobs."""
        self.stopped = True
        if (process := self.process) is not None:
            process.kill()


class AnswerPipe(QueueHandler):
    """The way back to the parent: for answers, and for what is logged."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__(SimpleQueue())
        self.stream, self.writing = stream, threading.Lock()

    def enqueue(self, record: object) -> None:
        """Send a record of the log."""
        self.send(pickle.dumps(record))  # whole, or nothing of it

    def send(self, body: bytes) -> None:
        """Send an answer, or a record of the log, to the parent."""
        with self.writing:
            self.stream.write(body)
            self.stream.flush()


def read_jobs(stream: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Read jobs, also while one is running; exit at once when the parent has ended."""
    with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
        while True:
            jobs.put(pickle.load(stream))
    os._exit(0)


def be_modest(megabytes: int) -> None:
    """Give way to other processes, and limit the memory, where the system can; 0: unlimited."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the parent
        signal.signal(number, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError):  # forbidden to a service
            os.nice(NICENESS)
        with contextlib.suppress(OSError, ValueError):
            most = megabytes * MEGABYTE or resource.RLIM_INFINITY
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(FIRST_TO_GO))


def main() -> None:
    """Do the jobs of the parent until it ends."""
    be_modest(int(sys.argv[1]))
    answers = AnswerPipe(os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a job prints is no answer
    logging.getLogger().addHandler(answers)
    jobs = SimpleQueue[bytes]()
    reading = threading.Thread(target=read_jobs, args=(sys.stdin.buffer, jobs), daemon=True)
    reading.start()
    while True:
        answers.send(do_job(jobs.get()))


if __name__ == "__main__":
    main()
