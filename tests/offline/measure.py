"""Sizes and times of the game without a server: `python -m tests.offline.measure [--json]`.

Needs an idle machine and a built folder (`make offline`). The times of starts are medians of
several runs: on this machine, and with a quarter of its CPU. For that, all processes of the browser
run for 5 of every 20 ms: what browsers offer throttles no workers.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import statistics
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from offline.build import FOLDER
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.people import launched

from .conftest import KEPT
from .static_host import static_host
from .test_build import BROTLI

RUNS = 5
RUN, PERIOD = 0.005, 0.020  # seconds of a throttled browser
LOOK = 0.5  # seconds until new processes are looked for
GAME = 60_000  # milliseconds to watch bots
ODDS = 30  # questions
PATIENCE = 300_000  # milliseconds

WATCH = """(() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...words) { super(...words); window.host ??= this; }
  };
})()"""
# In the worker: how long the host takes for what happens by itself, by whom.
TIME_BOTS = """() => {
  const [wait, post] = [self.setTimeout, self.postMessage];
  let begun = null;
  self.spent = [];
  self.setTimeout = (act, ms) => wait(() => { begun = performance.now(); act(); }, ms);
  self.postMessage = (message) => {
    if (begun !== null && message.is === 'message') {
      const by = JSON.parse(message.text).entries?.at(-1)?.by ?? null;
      self.spent.push([by, performance.now() - begun]);
      begun = null;
    }
    post(message);
  };
}"""
ASK_ODDS = """([table, most]) => new Promise((resolve) => {
  const socket = 9999;
  let [number, sent, times] = [0, 0, []];
  const say = (message) => window.host.postMessage(message);
  const ask = () => {
    sent = performance.now();
    const text = JSON.stringify({ do: 'odds', id: `odds-${number++}` });
    say({ do: 'receive', socket, text });
  };
  window.host.addEventListener('message', ({ data }) => {
    if (data.is !== 'message' || data.socket !== socket) return;
    const { type } = JSON.parse(data.text);
    if (type === 'update' && !number) ask();
    if (type !== 'odds') return;
    times.push(performance.now() - sent);
    if (times.length < most) ask(); else resolve(times);
  });
  say({ do: 'connect', socket, table, seen: 0, watching: false });
})"""


class Start(NamedTuple):
    """Seconds from the navigation on, and the longest task of the page in milliseconds."""

    lobby: float
    move: float
    longest: float


def measure_size() -> int:
    """Return the bytes of the folder, compressed with Brotli."""
    files = [str(file) for file in FOLDER.rglob("*") if file.is_file()]
    done = subprocess.run(["node", "-e", BROTLI, "--", *files], capture_output=True, check=True)
    return sum(json.loads(done.stdout))


def start(context: BrowserContext, address: str) -> tuple[Start, Page]:
    """Open the lobby, and a game as soon as its button is there, up to the first possible move."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(f"{address}/", wait_until="commit")
    play = page.get_by_role("button", name="Play with bots")
    play.wait_for()
    lobby = time.perf_counter() - begun
    play.click()
    page.locator("#city-atlanta").wait_for()
    page.locator("[data-action]").first.wait_for()
    move = time.perf_counter() - begun
    return Start(lobby, move, page.evaluate("window.longest")), page


def new_context(browser: Browser) -> BrowserContext:
    """Return a context of somebody who has never been here."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    return context


def measure_starts(browser: Browser, runs: int) -> dict[str, float]:
    """Return the medians of cold starts, and of warm ones without a network."""
    cold, warm = list[Start](), list[Start]()
    for _ in range(runs):
        with contextlib.ExitStack() as network:
            address = network.enter_context(static_host(FOLDER))
            context = new_context(browser)
            first, page = start(context, address)
            cold.append(first)
            page.evaluate(KEPT)
            page.close()
        warm.append(start(context, address)[0])
        context.close()
    return {
        f"{kind} {name}": statistics.median(getattr(one, name) for one in all_of)
        for kind, all_of in (("cold", cold), ("warm", warm))
        for name in Start._fields
    }


def measure_game(browser: Browser) -> dict[str, float]:
    """Return how long a turn of a default bot and the odds take, in milliseconds."""
    with static_host(FOLDER) as address:
        context = new_context(browser)
        _, page = start(context, address)
        (worker, *_more) = page.workers
        worker.evaluate(TIME_BOTS)
        odds = page.evaluate(ASK_ODDS, [page.url.partition("/t/")[2].partition("#")[0], ODDS])
        until = time.monotonic() + GAME / 1000
        asked = page.locator("[data-do=draw], [data-do=go_on], [data-answer=yes]").first
        while time.monotonic() < until and not page.locator("dialog .result").count():
            with contextlib.suppress(Exception):
                asked.click(timeout=1000)
        turns = sum_turns(worker.evaluate("self.spent"))
        longest: float = page.evaluate("window.longest")
        context.close()
    return {
        "turns of bots": len(turns),
        "bot's turn, median ms": statistics.median(turns),
        "bot's turn, longest ms": max(turns),
        "odds, median ms": statistics.median(odds),
        "odds, longest ms": max(odds),
        "longest task of the page in the game, ms": longest,
    }


def sum_turns(spent: list[tuple[str | None, float]]) -> list[float]:
    """Return the milliseconds of each turn: those in a row by the same bot."""
    turns: list[float] = []
    last = None
    for by, ms in spent:
        if by is not None and by.startswith("bot:"):
            if by == last:
                turns[-1] += ms
            else:
                turns.append(ms)
        last = by
    return turns or [0.0]


@contextmanager
def throttled(name: str) -> Iterator[None]:
    """Let the processes of the browser run for a quarter of the time during the block."""
    over = threading.Event()

    def beat() -> None:
        pids, looked = list[int](), 0.0
        while not over.is_set():
            if time.monotonic() - looked > LOOK:
                pids, looked = find_children(name), time.monotonic()
            for number, pause in ((signal.SIGSTOP, PERIOD - RUN), (signal.SIGCONT, RUN)):
                for pid in pids:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(pid, number)
                time.sleep(pause)

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        for pid in find_children(name):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def find_children(name: str) -> list[int]:
    """Return the processes below this one with a word in their command line (Linux)."""
    parents: dict[int, int] = {}
    named: set[int] = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with contextlib.suppress(OSError):
                stat = (folder / "stat").read_text()
                parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
                if name in (folder / "cmdline").read_text():
                    named.add(int(folder.name))

    def is_ours(pid: int) -> bool:
        while pid > 1:
            if pid == os.getpid():
                return True
            pid = parents.get(pid, 0)
        return False

    return [pid for pid in named if is_ours(pid)]


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--runs", type=int, default=RUNS, help="starts of each kind")
    given = parser.parse_args()
    found: dict[str, Any] = {"brotli bytes": measure_size()}
    measures: dict[str, Callable[[], contextlib.AbstractContextManager[None]]] = {
        "whole CPU": contextlib.nullcontext,
        "quarter": lambda: throttled("headless"),
    }
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        for name, limit in measures.items():
            with limit():
                found[name] = measure_starts(browser, given.runs) | measure_game(browser)
        browser.close()
    print(json.dumps(found, indent=2) if given.json else render(found))


def render(found: dict[str, Any], indent: str = "") -> str:
    """Return the measurements as lines."""
    lines = []
    for name, value in found.items():
        if isinstance(value, dict):
            lines += [f"{indent}{name}", render(value, f"{indent}  ")]
        else:
            lines.append(f"{indent}{name}: {round(value, 2)}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
