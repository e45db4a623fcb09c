"""A click is answered on the screen at once, while the server's answer is on its way."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.quickest import quickest

from .arranging import NEARLY_WON, arranged
from .lines import BEHIND_A_SLOW_LINE
from .looking import SETTLED
from .people import Person

Someone = Callable[..., Person]

AT_ONCE = 100  # ms
SLOW = 800  # ms that the server seems to take

# How long after the press of the button the city is marked as the one that is being gone to,
# which counts only while the log does not yet name it: nothing has come from the server.
WATCH = """() => { window.answered = new Promise((done) => addEventListener('pointerup', () => {
  const pressed = performance.now();
  const look = () => {
    if (document.querySelector('[role=log]').textContent.includes('Essen')) done(Infinity);
    else if (document.querySelector('#city-essen.chosen')) done(performance.now() - pressed);
    else requestAnimationFrame(look);
  };
  look();
}, { capture: true, once: true })) }"""


def answered(anna: Person) -> float:
    """How many ms after a click its city is marked."""
    page = arranged(anna, NEARLY_WON)
    page.evaluate("document.fonts.ready")  # the page is there, with its own fonts
    page.evaluate(SETTLED)
    page.evaluate(f"window.slow = {SLOW}")
    page.evaluate(WATCH)
    page.locator("#city-essen .disc").click(force=True)
    took: float = page.evaluate("window.answered")
    expect(page.get_by_role("log")).to_contain_text("Essen")
    return took


def test_a_click_is_answered_before_the_server_answers(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(BEHIND_A_SLOW_LINE)
        assert quickest(lambda: answered(anna), AT_ONCE) < AT_ONCE
