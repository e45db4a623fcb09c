"""No piece on the board is covered: measured in the browser, on positions of real games.

At each point of a piece the browser lists the elements there, the topmost first. A point is covered
if an element above the piece belongs to something else, panels and buttons included.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from fourcures import Game
from fourcures.text.language import LANGUAGES
from tests.engine.arranging import document
from tests.sizes import SIZE, sweep

from .arranging import NEARLY_WON, arranged
from .looking import THEMES, likes
from .people import Person
from .screens import GAMES

Someone = Callable[..., Person]

SIZES = {
    "small": (1024, 700),
    "laptop": (1280, 800),
    "desktop": (1440, 900),
    "large": (2560, 1440),
    "phone": (390, 844),  # at last: the map stays zoomed in
}
ONCE = ("small", "phone")  # in `make test`: the two with the least room
SMALLEST_CUBE = {"small": 14, "phone": 14, "laptop": 16, "desktop": 16, "large": 16}  # pixels
SMALLEST_NAME = 13
RECORDS = sorted({*GAMES.glob("*.json")} - {GAMES / "index.json"})
# Far into the games more often than not: that is when the map is full.
DICE = Random(48)
POSITIONS = [(DICE.choice(RECORDS).stem, round(DICE.uniform(0.2, 1) ** 0.6, 3)) for _ in range(200)]
# Every size of every position takes another one: so every pair of size, language and theme occurs.
CHOICES = [(language, theme) for theme in THEMES for language in LANGUAGES]

COVERED = """() => {
  const map = document.querySelector('.board').getBoundingClientRect();
  const found = { covered: [], cubes: [], fonts: [], unnamed: [], pieces: 0 };
  // Of a name the letters count, not the air above and below them.
  const letters = [...document.querySelectorAll('.board .name')].map((name) => {
    const { left, right, top, bottom, height } = name.getBoundingClientRect();
    const { city } = name.closest('[data-city]').dataset;
    const lines = { top: top + height * 0.3, bottom: bottom - height * 0.26 };
    return { left: left + 1, right: right - 1, ...lines, city };
  });
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const boxes = (selector, inset) => [...document.querySelectorAll(selector)].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const sides = { left: left + inset, right: right - inset };
    return { ...sides, top: top + inset, bottom: bottom - inset };
  });
  // What stands beside cities, and the labels at the edges.
  const besides = boxes('.board :is(.hint text, .numbers rect, .heat text, [data-note] rect)', 2);
  const edges = boxes('.board .tag rect', 2);
  const names = new Map([...document.querySelectorAll('.board [id^=city-]')].flatMap((city) => {
    const name = city.querySelector('.name');
    return name ? [[city.id.slice(5), name.getBoundingClientRect()]] : [];
  }));
  // What is no piece and nothing solid is taken away: the browser then finds the rest far sooner.
  const style = new CSSStyleSheet(); // the page's policy forbids style elements
  style.replaceSync(`* { pointer-events: visiblePainted !important }
    .board .hit, .board .ring, .board .full, .board .glow, .board .zone *, .board .foot,
    .board .treatable, .board .name, .board .tag *, .board line,
    .board .presence *, .board .effects *, .light, .veil, .alarm, .rings, .lead, .wave,
    .board > svg:first-of-type *, .board .light, .board .heat { display: none !important }`);
  document.adoptedStyleSheets = [style];
  const pieces = [];
  const add = (what, piece, part = (box) => box) => {
    const { left, top, right, bottom } = piece.getBoundingClientRect();
    pieces.push({ what, piece, whole: { left, top, right, bottom }, part });
  };
  const steps = 8;
  const check = ({ what, piece, whole, part }) => {
    const box = part(whole);
    if (box.left < map.left || box.right > map.right) return;
    if (box.top < map.top || box.bottom > map.bottom) return;
    found.pieces += 1;
    // Far from all other pieces only a panel may cover it: the corners and the middle will do.
    const crowded = pieces.some(({ piece: other, whole: { left, top, right, bottom } }) =>
      other !== piece && left < box.right && right > box.left && top < box.bottom &&
      bottom > box.top);
    const middle = steps / 2;
    const asked = (i, j) => crowded || (i === middle && j === middle) ||
      ([0, steps - 1].includes(i) && [0, steps - 1].includes(j));
    for (const one of letters) {
      const width = Math.min(one.right, box.right) - Math.max(one.left, box.left);
      const height = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
      const area = (box.right - box.left) * (box.bottom - box.top);
      if (width > 0 && height > 0 && width * height > 0.05 * area) {
        found.covered.push(`${what}: by the name of ${one.city}`);
      }
    }
    let [own, hidden] = [0, 0];
    const above = new Set();
    for (let i = 0; i < steps; i += 1) {
      for (let j = 0; j < steps; j += 1) {
        if (!asked(i, j)) continue;
        const x = box.left + ((i + 0.5) / steps) * (box.right - box.left);
        const y = box.top + ((j + 0.5) / steps) * (box.bottom - box.top);
        const mine = (one) => piece === one || piece.contains(one);
        if (mine(document.elementFromPoint(x, y))) {
          own += 1; // the usual case; asking for everything that lies there is slow
          continue;
        }
        const stack = document.elementsFromPoint(x, y);
        if (!stack.some(mine)) continue;
        own += 1;
        hidden += 1;
        const top = stack[0].closest(
          '[data-pawn], [data-planned], [data-cubes], [data-city], [data-station]');
        above.add(top?.id || JSON.stringify(top?.dataset ?? stack[0].className));
      }
    }
    if (own && hidden / own > 0.05) {
      found.covered.push(`${what}: ${Math.round((100 * hidden) / own)} % by ${[...above]}`);
    }
  };
  // Of a cube its front must be seen: without the top, the side and the outline.
  const front = ({ left, right, top, bottom }) => ({
    left: left + (right - left) * 0.03,
    right: left + (right - left) * 0.72,
    top: bottom - (bottom - top) * 0.75,
    bottom: bottom - (bottom - top) * 0.03,
  });
  for (const cubes of document.querySelectorAll('.board [data-cubes]')) {
    for (const cube of cubes.querySelectorAll('.cube use')) {
      add(`cube in ${cubes.dataset.at}`, cube, front);
      found.cubes.push(cube.getBoundingClientRect().width);
    }
  }
  for (const pawn of document.querySelectorAll('.board [data-pawn]')) {
    add(pawn.dataset.pawn, pawn.querySelector('use'));
  }
  for (const pawn of document.querySelectorAll('.board [data-planned]')) {
    add(`planned ${pawn.dataset.planned}`, pawn.querySelector('use'));
  }
  for (const station of document.querySelectorAll('.board [data-station]')) {
    add(`station in ${station.dataset.station}`, station);
  }
  for (const city of document.querySelectorAll('.board [id^=city-]')) {
    add(city.id, city.querySelector('.disc use'));
    const id = city.id.slice(5);
    if (!names.has(id)) found.unnamed.push(id);
  }
  for (const name of document.querySelectorAll('.board .name')) {
    const scale = name.getScreenCTM().a;
    found.fonts.push(Number(name.getAttribute('font-size')) * scale);
  }
  for (const one of pieces) {
    check(one);
    for (const mark of [...besides, ...edges]) {
      const { left, right, top, bottom } = one.whole;
      const inside = { left: left + 2, right: right - 2, top: top + 2, bottom: bottom - 2 };
      if (meet(mark, inside)) found.covered.push(`${one.what}: by a mark or an edge label`);
    }
  }
  for (const { city, ...box } of letters) {
    for (const mark of [...besides, ...edges]) {
      if (meet(mark, box)) found.covered.push(`name of ${city}: by a mark or an edge label`);
    }
  }
  [...names].forEach(([id, a], i) => {
    for (const [other, b] of [...names].slice(i + 1)) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // The box of a text has air above and below its letters.
      if (width > 1 && height > 0.35 * a.height) found.covered.push(`name of ${id} over ${other}`);
    }
  });
  document.adoptedStyleSheets = [];
  return found;
}"""

# Where each name starts, from the middle of its city.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board .name')].map((name) => {
  const [x, y, anchor] = ['x', 'y', 'text-anchor'].map((one) => name.getAttribute(one));
  return [name.parentElement.id, [Number(x).toFixed(2), Number(y).toFixed(2), anchor]];
}))"""


def moment(record: str, part: float) -> dict[str, Any]:
    """Return a position of a recorded game about this far into it, with actions left."""
    game = json.loads((GAMES / f"{record}.json").read_text("utf-8"))
    for number in range(int(len(game["lines"]) * part), 0, -1):
        now = game | {"lines": game["lines"][:number], "outcome": None}
        position = document(Game.from_record(now))
        if position["turn"]["phase"] == "actions":
            break
    for player in position["players"]:
        player.pop("known", None)
    return position | {"hands": "open"}  # private hands would wait behind a curtain


def check(page: Page, kind: str, language: str, theme: str = "dark") -> None:
    width, height = SIZES[kind]
    page.set_viewport_size({"width": width, "height": height})
    likes(page, language=language, theme=theme)
    found = page.evaluate(COVERED)
    case = f"{kind}, {language}, {theme}"
    assert found["pieces"] > 3
    assert not found["covered"], f"{case}: {found['covered']}"
    assert not found["unnamed"], f"{case}: {found['unnamed']}"
    assert all(cube > SMALLEST_CUBE[kind] for cube in found["cubes"]), case
    assert all(font > SMALLEST_NAME - 0.01 for font in found["fonts"]), case


@pytest.mark.parametrize("turn", sweep(range(len(POSITIONS))))
def test_no_part_of_a_position_is_covered_in_any_size(person: Someone, turn: int) -> None:
    """Lay out a position in every size, each with another language and theme."""
    page = arranged(person(), moment(*POSITIONS[turn]))
    for place, kind in enumerate(SIZES):
        if SIZE != "test" or kind in ONCE:
            check(page, kind, *CHOICES[(turn + 5 * place) % len(CHOICES)])


@pytest.mark.breadth
def test_names_keep_their_places_while_pieces_move(person: Someone) -> None:
    """From the position of one game to that of another one, in the same window."""
    places = []
    for turn in (0, 1):
        page = arranged(person(), moment(*POSITIONS[turn]))
        likes(page)
        places.append(page.evaluate(PLACES))
    assert places[0] == places[1]


@pytest.mark.breadth
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", SIZES)
def test_no_part_is_covered_in_any_language_and_size(
    person: Someone, kind: str, language: str
) -> None:
    """Start in this size, like a user who opens the page on such a screen."""
    page = arranged(person(language=language, size=SIZES[kind]), moment(*POSITIONS[20]))
    check(page, kind, language)


@pytest.mark.breadth
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_panel_beside_the_map_does_not_reach_over_it(person: Someone, language: str) -> None:
    with person(language, size=SIZES["small"]) as anna:
        page = arranged(anna, NEARLY_WON)
        page.locator("#city-essen").focus()
        page.keyboard.press("Shift+Enter")
        panel, board = page.locator(".panel.beside"), page.locator(".board")
        panel.wait_for()
        left, frame = panel.bounding_box(), board.bounding_box()
        assert left is not None and frame is not None
        assert left["x"] >= frame["x"] + frame["width"]
        inside = panel.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")
        assert inside
