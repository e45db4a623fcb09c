"""No text leaves its box, in any language, on a small desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .people import PHONE, SMALL, Person
from .screens import SCREENS

Someone = Callable[..., Person]

# Every piece of text against the window and every box around it that cuts off what is too wide.
# What can be scrolled to is not lost; drawings have their own test of what is drawn over what.
OVERFLOWING = """() => {
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
      scrolls = /auto|scroll/.test(style.overflowX) && around.scrollWidth > around.clientWidth;
      if (scrolls) break;
      const cuts = style.overflowX !== 'visible' || around.matches('button, .button, .tag, .card');
      if (cuts && (right > edge.right + 1 || left < edge.left - 1)) {
        found.push(`${text.data.trim()} in ${around.tagName}.${around.className}`);
        break;
      }
    }
    if (!scrolls && (right > innerWidth + 1 || left < -1)) {
      found.push(`${text.data.trim()} off the screen`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_no_text_leaves_its_box(person: Someone, language: str, size: tuple[int, int]) -> None:
    found = {}
    for name, screen in SCREENS.items():
        with person(language, size=size) as anna:
            page = screen(anna)
            if wrong := page.evaluate(OVERFLOWING):
                found[name] = wrong
    assert found == {}
