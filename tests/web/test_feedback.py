"""A click has a visible effect at once, before the server answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.quickest import quickest

from .arranging import NEARLY_WON, arranged
from .connections import BEHIND_A_SLOW_LINE
from .looking import SETTLED
from .people import Person

Someone = Callable[..., Person]

AT_ONCE = 100  # ms
SLOW = 800  # simulated delay of the server in ms

# Measures the time from releasing the button until the city is marked as the destination. It counts
# only while the log does not name the city, that is before the server answers.
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
    """Return after how many ms a clicked city is marked."""
    page = arranged(anna, NEARLY_WON)
    page.evaluate("document.fonts.ready")  # wait for the fonts
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
