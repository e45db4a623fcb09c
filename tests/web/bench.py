"""`make bench-web`: a real game replayed in the browser ten times: frames and memory as JSON."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from .people import Person, launched
from .server import served

TIMES = 10
LONGEST_FRAME = 33.5  # ms, 99th percentile: two frames of a screen with 60 a second
GROWTH = 1.1  # memory after the last replay, relative to the second

# Records the length of every frame in ms.
FRAMES = """() => {
  window.frames_seen = [];
  let before = performance.now();
  const frame = (now) => {
    window.frames_seen.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


# Gives every seat of a table to the simplest bot, over a separate socket, and waits for the end.
BOTS = """(address) => new Promise((done) => {
  const socket = new WebSocket(address.replace('http', 'ws'));
  socket.onopen = () => {
    for (const seat of [0, 1, 2, 3]) {
      socket.send(JSON.stringify({ do: 'hand', id: `bot ${seat}`, seat, bot: 'thumb' }));
    }
  };
  socket.onmessage = ({ data }) => { if (JSON.parse(data).table?.game?.outcome) done(); };
})"""


def finished(person: Person) -> str:
    """Return the id of a finished game of bots, always from the same deal."""
    asked = person.context.request
    asked.post(f"{person.address}/api/me", data={"name": person.name})
    setup = {"visibility": "invite", "players": 4, "epidemics": 5}
    answer = asked.post(f"{person.address}/api/tables", data={"setup": setup, "seed": "frames"})
    table = str(answer.json()["id"])
    person.goes("/").evaluate(BOTS, f"{person.address}/api/tables/{table}/socket")
    return table


def replayed(page: Page) -> list[float]:
    """Return the frames of one replay at full speed, from start to end."""
    page.get_by_role("button", name="Go to the start").click()
    page.get_by_label("Speed").select_option(index=4)
    page.evaluate("window.frames_seen.length = 0")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("button[aria-label='Go to the end']:disabled").wait_for(timeout=300_000)
    return [float(one) for one in page.evaluate("window.frames_seen")]


def memory(page: Page) -> int:
    """Return the bytes of live objects, after a garbage collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return int(used)


def measured() -> dict[str, Any]:
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright.chromium)
        person = Person(browser, address, moving=True)
        page = person.page
        table = finished(person)
        page = person.goes(f"/t/{table}/replay")
        page.get_by_role("slider").focus()
        page.keyboard.press("End")
        page.evaluate(FRAMES)
        start = time.monotonic()
        frames: list[float] = []
        bytes_used = []
        for _time in range(TIMES):
            frames += replayed(page)
            bytes_used.append(memory(page))
        seconds = time.monotonic() - start
        moments = page.locator("[data-at]").count()
        browser.close()
    frames.sort()
    return {
        "moments": moments,
        "replays": TIMES,
        "seconds": round(seconds, 1),
        "frames": len(frames),
        "frame_99_percent_ms": round(frames[len(frames) * 99 // 100], 1),
        "frame_longest_ms": round(frames[-1], 1),
        "memory_bytes": bytes_used,
        "memory_growth": round(bytes_used[-1] / bytes_used[1], 3),
    }


def main() -> int:
    """Print the figures; return 1 if a limit is exceeded."""
    figures = measured()
    print(json.dumps(figures, indent=1))
    smooth = figures["frame_99_percent_ms"] <= LONGEST_FRAME
    return 0 if smooth and figures["memory_growth"] <= GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
