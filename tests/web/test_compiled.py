"""The compiled rules in a real browser: the same games, searches and steps as in the library."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.node import WITNESS, bundle
from playwright.sync_api import Browser, Route

from fourcures.compiled import library
from fourcures.compiled.ahead.targets import WEB
from tests.compiled import witness

SITE = "http://localhost"  # nothing listens there: the test answers every request
SIZES = {"games": 50, "late_games": 9, "searches": 1, "steps": 10, "odds": 9}
# Hash all results of each part, as in tests/compiled/witness.mjs.
PROGRAM = """async ([inputs, sizes]) => {
  const { CompiledRules, PARTS } = await import('/witness.js');
  const code = await (await fetch('/fourcures.wasm')).arrayBuffer();
  const description = await (await fetch('/fourcures.json')).json();
  const hashes = {};
  for (const [part, number] of Object.entries(sizes)) {
    const rules = await CompiledRules.load(code, description);
    const results = [];
    for (const bytes of PARTS[part](rules, inputs, number)) results.push(bytes.slice());
    const all = await new Blob(results).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all));
    hashes[part] = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  return hashes;
}"""


def test_a_browser_plays_the_games_of_the_library(browser: Browser, tmp_path: Path) -> None:
    module = bundle(WITNESS, tmp_path / "witness.js")
    files = {file.name: file for file in (module, *(library.FOLDER / WEB).iterdir())}

    def answer(route: Route) -> None:
        if file := files.get(route.request.url.rpartition("/")[2]):
            route.fulfill(path=file)
        else:
            route.fulfill(body="", content_type="text/html")

    page = browser.new_page()
    try:
        page.route(f"{SITE}/*", answer)
        page.goto(f"{SITE}/")
        hashes = page.evaluate(PROGRAM, [json.loads(witness.write_inputs()), SIZES])
    finally:
        page.close()
    assert hashes == {name: witness.hash_part(name, SIZES[name]) for name in SIZES}
