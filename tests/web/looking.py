"""Find layout faults of a screen in the browser."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Locator, Page

WEB = Path(__file__).parent.parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light", "contrast")
TEXTS = ("100%", "200%")

# Another tab of the same browser changes a setting; the page follows at once.
LIKES = """([choices, text]) => {
  const kept = JSON.parse(localStorage.getItem('fourcures.settings'));
  localStorage.setItem('fourcures.settings', JSON.stringify({ ...kept, ...choices }));
  dispatchEvent(new StorageEvent('storage', { key: 'fourcures.settings' }));
  document.documentElement.style.fontSize = text;
}"""
# After a frame, and another one with the fonts of the language, everything has its new size.
SETTLED = """(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const frames = async () => { await frame(); await frame(); };
  await frames();
  await document.fonts.ready;
  await frames();
})()"""

# Compares every text with the window and with all boxes around it that clip their content.
# Scrollable text is not lost, but in the usual size scrolling must be intended. Drawings have a
# separate test for overlaps.
OVERFLOWING = """() => {
  const SIDEWAYS = '.numbers, .tabs, .strip, .steps, nav';
  const usual = document.documentElement.style.fontSize !== '200%';
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const box = text.parentElement;
    if (!text.data.trim() || box.closest('svg, select, .visually-hidden, [data-elided]')) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (!width) continue;
    let scrolls = false;
    for (let around = box; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      scrolls = /auto|scroll/.test(style.overflowX) && around.scrollWidth > around.clientWidth + 1;
      if (scrolls && usual && !around.matches(SIDEWAYS)) {
        found.push(`${around.tagName}.${around.className} scrolls sideways`);
      }
      if (scrolls) break;
      const cuts = style.overflowX !== 'visible' || around.matches('button, .button, .tag, .card');
      if (cuts && (right > edge.right + 1 || left < edge.left - 1)) {
        found.push(`${text.data.trim()} in ${around.tagName}.${around.className}`);
        break;
      }
      if (style.position === 'fixed') break; // no box around it cuts it off
    }
    if (!scrolls && (right > innerWidth + 1 || left < -1)) {
      found.push(`${text.data.trim()} off the screen`);
    }
  }
  return [...new Set(found)];
}"""

# The words on cards that are broken into several lines, or overflow their card.
BROKEN = """() => {
  const found = new Set();
  for (const name of document.querySelectorAll('.card .name')) {
    const card = name.closest('.card').getBoundingClientRect();
    for (const word of name.textContent.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(name.firstChild, word.index);
      range.setEnd(name.firstChild, word.index + word[0].length);
      const parts = [...range.getClientRects()];
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`${word[0]} is broken`);
      if (parts.some(({ right }) => right > card.right)) found.add(`${word[0]} leaves its card`);
    }
  }
  return [...found];
}"""

# The names and tags of the whole map: which leave it, and which overlap something else.
# A name may slightly overlap the space around another one, and lines.
COLLIDING = """() => {
  const found = [];
  const map = document.querySelector('.board').getBoundingClientRect();
  const boxes = (selector, inset) => [...document.querySelectorAll(selector)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const words = one.textContent.trim() || one.parentElement.id;
    const inside = { left: left + inset, right: right - inset };
    return { words, ...inside, top: top + inset, bottom: bottom - inset };
  });
  const names = boxes('.board .name', 2);
  const tags = boxes('.board .tag rect', 0).map((box, i) => ({ ...box, words: `tag ${i}` }));
  const discs = boxes('.board .disc', 2);
  for (const { words, left, right, top, bottom } of [...names, ...tags]) {
    if (left < map.left || right > map.right || top < map.top || bottom > map.bottom) {
      found.push(`${words} leaves the map`);
    }
  }
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  names.forEach((one, i) => {
    for (const other of [...names.slice(i + 1), ...tags, ...discs]) {
      if (meet(one, other)) found.push(`${one.words} over ${other.words}`);
    }
  });
  for (const one of tags) {
    for (const other of discs) if (meet(one, other)) found.push(`${one.words} over ${other.words}`);
  }
  return found;
}"""

# The components of the visible elements: each element has the name of its component as a class.
SEEN = """() => [...new Set([...document.querySelectorAll('[class*="of-"]')].flatMap((one) =>
  [...one.classList].filter((name) => /^of-[A-Z]/.test(name)).map((name) => name.slice(3))))]"""


# Something that is still fading in has less contrast than it will have.
FAULTS = """async (where) => {
  const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
  const fading = () => document.getAnimations().filter(
    (one) => one.playState === 'running' && ends(one));
  while (fading().length) await Promise.allSettled(fading().map((one) => one.finished));
  return (await axe.run(where ?? document, { resultTypes: ['violations'] })).violations;
}"""


def action(page: Page, name: str) -> Locator:
    """Return the button of an action; open the menu first if it is not in the row."""
    key = page.locator(f"[data-action={name}]")
    key.wait_for(state="attached")
    if not key.is_visible():
        page.locator("[data-action=more]").click()
    return key


def likes(page: Page, text: str = "100%", **choices: str) -> None:
    """Set the text size and these settings."""
    page.evaluate(LIKES, [choices, text])
    for name, attribute in (("language", "lang"), ("theme", "data-theme")):
        if name in choices:
            page.locator(f"html[{attribute}={choices[name]}]").wait_for(state="attached")
    page.evaluate(SETTLED)


def faults(page: Page, components: Iterable[str] = ()) -> list[str]:
    """Return what axe-core finds on the page, or in these components."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # not as a script tag: the server's CSP forbids it
    include = [[f".of-{name}"] for name in components]
    found = page.evaluate(FAULTS, {"include": include} if include else None)
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found
        for node in fault["nodes"]
    ]


def parts() -> set[str]:
    """Return every component of the client that has styles of its own."""
    files = (WEB / "src").rglob("*.svelte")
    return {file.stem for file in files if "<style>" in file.read_text("utf-8")}
