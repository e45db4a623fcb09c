"""The tag of a touched city: close to it, and over nothing that the map shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.sizes import sweep

from .arranging import arranged
from .looking import SETTLED, likes
from .people import Person
from .screens import SCREENS
from .test_layout import CHOICES, POSITIONS, SIZES, moment

Someone = Callable[..., Person]

CROWDED = ["baghdad", "istanbul", "essen", "hong_kong", "mumbai", "chicago"]
ALL_OVER = [*CROWDED, "london", "tehran", "kolkata", "manila", "los_angeles", "santiago", "tokyo"]
FAR = 90  # pixels from the disc to the tag
WIDE = ("small", "laptop", "desktop")
CASES = [(turn, kind) for turn in range(0, 200, 9) for kind in WIDE]

# How far the tag is from the disc of its city, and what the tag covers, and its tip of that city.
# Of a name the letters count.
MEASURED = """(city) => {
  const box = (one) => one.getBoundingClientRect();
  const tag = box(document.querySelector('[data-tag]'));
  const disc = box(document.querySelector(`#city-${city} .disc use`));
  const [x, y] = [(disc.left + disc.right) / 2, (disc.top + disc.bottom) / 2];
  const across = Math.max(tag.left - x, 0, x - tag.right);
  const down = Math.max(tag.top - y, 0, y - tag.bottom);
  const covered = [];
  const check = (what, { left, right, top, bottom }) => {
    const meets = left < tag.right - 1 && tag.left < right - 1 &&
      top < tag.bottom - 1 && tag.top < bottom - 1;
    if (meets) covered.push(what);
  };
  const shape = document.querySelector('[data-tag]').dataset.shape;
  const tip = document.querySelector('svg.tip polygon');
  const corner = box(tip.ownerSVGElement);
  const [a, b, c, d] = [...tip.points].map((one) => (
    { x: corner.left + one.x, y: corner.top + one.y }));
  const between = (from, to, part) => (
    { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const edges = Array.from({ length: 101 }, (_, i) => [
    between(a, b, i / 100), between(d, c, i / 100)]).flat();
  const outside = edges.filter((at) =>
    at.x < tag.left || at.x > tag.right || at.y < tag.top || at.y > tag.bottom);
  const checkTip = (what, { left, right, top, bottom }) => {
    const meets = ({ x, y }) => left + 1 < x && x < right - 1 && top + 1 < y && y < bottom - 1;
    if (outside.some(meets)) covered.push(`the tip covers ${what}`);
  };
  for (const one of document.querySelectorAll('.board [id^=city-]')) {
    check(one.id, box(one.querySelector('.disc use')));
    if (one.id === `city-${city}`) checkTip('the disc', box(one.querySelector('.disc use')));
    const name = one.querySelector('.name');
    if (!name || (shape === 'rows' && one.id === `city-${city}`)) continue; // the tag says it
    const { left, right, top, bottom, height } = box(name);
    const lines = { left, right, top: top + height * 0.3, bottom: bottom - height * 0.26 };
    check(`the name of ${one.id}`, lines);
    if (one.id === `city-${city}`) checkTip('the name', lines);
  }
  const pieces = '.board :is([data-cubes] .cube use, [data-pawn] > use, [data-station])';
  for (const one of document.querySelectorAll(pieces)) {
    check(one.outerHTML.slice(0, 80), box(one));
    const around = one.closest('[data-at], [data-station]').dataset;
    if ((around.at ?? around.station) === city) checkTip(one.outerHTML.slice(0, 80), box(one));
  }
  return { far: Math.hypot(across, down) - disc.width / 2, covered };
}"""


@pytest.mark.parametrize(("turn", "kind"), sweep(CASES))
def test_the_tag_of_a_city_is_close_to_it_and_covers_nothing(
    person: Someone, turn: int, kind: str
) -> None:
    page = arranged(person(size=SIZES[kind]), moment(*POSITIONS[turn]))
    language, theme = CHOICES[turn % len(CHOICES)]
    likes(page, language=language, theme=theme)
    for city in CROWDED if turn == 0 else ALL_OVER:
        page.locator(f"#city-{city}").focus()
        page.keyboard.press("Enter")
        tag = page.locator(f"[data-tag={city}]")
        tag.locator(":is([data-row], .none:not(:empty))").first.wait_for(state="attached")
        expect(tag).not_to_have_class("asked")
        page.evaluate(SETTLED)  # the map may still lay out names of another language
        found = page.evaluate(MEASURED, city)
        assert found["covered"] == [], f"{city}: {found}"
        assert found["far"] <= FAR, f"{city}: {found}"
        page.keyboard.press("Escape")
        tag.wait_for(state="detached")


@pytest.mark.breadth
def test_the_dock_says_what_a_key_of_the_tag_does(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["city"](anna)
        said = page.locator("[data-dock=turn] .pointed")
        expect(said).to_contain_text("Baghdad")
        page.keyboard.press("ArrowDown")
        expect(said).to_contain_text("Baghdad")
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
