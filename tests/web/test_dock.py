"""The dock: whatever asks or tells is between map and hand, in one place that never grows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import sweep

from .arranging import NEARLY_WON, arranged
from .people import DESKTOP, PHONE, SMALL, Person, until
from .screens import BLUE, SCREENS, hands

Someone = Callable[..., Person]

# What the game opens by itself, and what waits.
PROMPTS = (
    *("request", "discarding", "passing_window", "window", "epidemic", "outbreak", "opening"),
    *("offline", "signals_only", "watching", "table"),
    *("unready_bot", "first_game"),
)
LARGE = (1440, 900)
SIZES = (LARGE, DESKTOP, SMALL, PHONE)
LANGUAGES = ("en", "de", "pl", "ru")
THEMES = ("dark", "light", "contrast")

# Parts of the page that lie over the map and can be seen, without the map itself.
OVER_THE_MAP = """() => {
  const map = document.querySelector('.board');
  const edge = map.getBoundingClientRect();
  const over = (element) => {
    if (element.contains(map) || map.contains(element)) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const style = getComputedStyle(element);
    const paints = style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
      || style.borderTopWidth !== '0px' || ['svg', 'IMG'].includes(element.tagName)
      || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!paints) return false;
    const box = element.getBoundingClientRect();
    const width = Math.min(box.right, edge.right) - Math.max(box.left, edge.left);
    const height = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top);
    return width > 1 && height > 1;
  };
  return [...document.querySelectorAll('main.wide *, main.portrait *, main.landscape *')]
    .filter((element) => !element.closest('.visually-hidden, .light, .veil, .rings, .lead, .wave'))
    .filter(over)
    .map((element) => element.outerHTML.slice(0, 120));
}"""
# Whether an element is inside the dock with all its words; letters may hang over a little.
WHOLE = """(element) => {
  const [own, dock] = [element, element.closest('[data-dock]')]
    .map((one) => one.getBoundingClientRect());
  return own.top >= dock.top && own.bottom <= dock.bottom && own.right <= dock.right
    && element.scrollWidth <= element.clientWidth
    && element.scrollHeight < element.clientHeight + 8;
}"""
# The kind of each action key, and where it is.
PLACES = """(keys) => keys.map((key) =>
  [key.dataset.action.split('-')[0], Math.round(key.getBoundingClientRect().x)])"""
LIT = "() => [...document.querySelectorAll('main .primary')].filter((key) => key.checkVisibility())"


def prompted(person: Person, name: str) -> Page:
    """Return the person's page with one of the prompts."""
    if name != "signals_only":
        return SCREENS[name](person)
    page = SCREENS["signals"](person)
    page.keyboard.press("Escape")  # the panel that the person has opened
    return page


def pairs() -> list[tuple[str, tuple[int, int], str, str]]:
    """Return combinations of each prompt with each size; languages and themes take turns."""
    numbers = product(range(len(PROMPTS)), range(len(SIZES)))
    return [
        (PROMPTS[i], SIZES[j], LANGUAGES[(i + j) % 4], THEMES[(i + 2 * j) % 3])
        for i, j in sorted(numbers, key=lambda at: (at[1] - at[0]) % len(SIZES))
    ]


@pytest.mark.parametrize(
    ("prompt", "size", "language", "theme"),
    sweep(pairs()),
    ids=str,
)
def test_nothing_that_the_game_opens_lies_over_the_map(
    person: Someone, prompt: str, size: tuple[int, int], language: str, theme: str
) -> None:
    with person(size=size, language=language) as anna:
        anna.likes(theme=theme)
        page = prompted(anna, prompt)
        assert page.evaluate(OVER_THE_MAP) == []
        assert page.evaluate(f"({LIT})().length") <= 1


@pytest.mark.breadth
@pytest.mark.parametrize("size", sweep([[390, 844], [1440, 900], [1024, 700]]), ids=str)
def test_the_dock_has_the_same_height_in_every_state(person: Someone, size: list[int]) -> None:
    heights, maps = set(), set()
    for prompt in ("request", "passing_window", "table"):
        with person(size=tuple(size)) as anna:
            page = prompted(anna, prompt)
            dock = page.locator("[data-dock]").bounding_box()
            board = page.locator(".board").bounding_box()
            assert dock is not None and board is not None
            maps.add(round(board["height"]))
            if prompt != "request" or size[0] > size[1]:  # upright, a question covers the dangers
                heights.add(round(dock["height"]))
    assert len(heights) == len(maps) == 1


@pytest.mark.breadth
@pytest.mark.parametrize("size", sweep([[1280, 800], [1024, 700], [1440, 900]]), ids=str)
def test_a_long_question_is_read_whole_with_its_steps_and_its_reason(
    person: Someone, size: list[int]
) -> None:
    with person(size=tuple(size)) as anna:
        page = SCREENS["long_request"](anna)
        expect(page.locator("[data-request] [data-step]")).to_have_count(5)
        reason = page.locator("[data-request] [role=status]", has_text="you then have 4 of the 5")
        for part in (reason, page.locator("[data-request] .headline-line")):
            assert part.evaluate(WHOLE)
        for step in page.locator("[data-request] [data-step]").all():
            assert step.evaluate(WHOLE)
        board = page.locator(".board").bounding_box()
        dock = page.locator("[data-dock]").bounding_box()
        assert board is not None and dock is not None
        assert board["y"] + board["height"] <= dock["y"]


@pytest.mark.breadth
@pytest.mark.parametrize("size", sweep([[1280, 800], [1024, 700], [1440, 900]]), ids=str)
def test_the_tabs_keep_their_place_and_an_event_leaves_the_team_in_sight(
    person: Someone, size: list[int]
) -> None:
    with person(size=tuple(size)) as anna:
        places = set()
        for cards in (["essen"], [*BLUE, "tokyo", "government_grant"]):
            page = arranged(anna, hands(cards))
            tabs = page.locator("[data-tab=decks]").bounding_box()
            assert tabs is not None
            places.add(round(tabs["y"]))
        assert len(places) == 1
        page.locator("[data-action=fly]").click()
        panel = page.locator(".panel.aside").bounding_box()
        team = page.locator(".team").bounding_box()
        assert panel is not None and team is not None
        assert panel["y"] >= team["y"] + team["height"]
        assert panel["y"] + panel["height"] <= size[1]


def test_keys_that_have_just_appeared_take_no_click_for_a_moment(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["table"](anna)
        expect(page.locator("[data-dock=turn] > .content")).not_to_have_attribute(
            "data-settling", ""
        )
        page.evaluate("""() => {
          window.settled = [];
          new MutationObserver(([{ target }]) => {
            const deaf = getComputedStyle(target).pointerEvents === 'none';
            window.settled.push({ deaf });
          }).observe(document.querySelector('[data-dock] > .content'), {
            attributes: true, attributeFilter: ['data-settling'],
          });
        }""")
        anna.types("pass", "next")
        until(page, lambda: page.evaluate("window.settled.at(-1)?.deaf === false"))
        assert page.evaluate("window.settled[0].deaf")


@pytest.mark.breadth
def test_a_list_that_is_closed_leaves_no_words_of_its_key_behind(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["table"](anna)
        key = page.locator("[data-action=fly]")
        key.click()
        page.get_by_role("button", name="Close").click()
        expect(page.locator("[data-choice]")).to_have_count(0)
        expect(key).to_be_focused()
        expect(page.locator("[data-dock=turn] .pointed")).to_have_count(0)
        page.keyboard.press("Tab")
        expect(page.locator("[data-dock=turn] .pointed")).to_have_count(1)


@pytest.mark.breadth
def test_action_keys_keep_their_places_whatever_is_possible(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["table"](anna)
        keys = page.locator("[data-dock=turn] .chips > button")
        expect(page.locator("[data-action=cure-blue]")).to_be_enabled()
        before = keys.evaluate_all(PLACES)
        anna.types("drive essen")
        expect(page.locator("[data-action=cure]")).to_be_disabled()
        expect(page.locator("[data-action=build]")).to_be_enabled()
        assert keys.evaluate_all(PLACES) == before


@pytest.mark.breadth
def test_a_key_says_below_its_word_what_it_acts_on(person: Someone) -> None:
    with person("de", size=SMALL) as anna:
        page = arranged(
            anna, hands(["essen", "milan"], cubes=NEARLY_WON["cubes"] | {"paris": {"blue": 2}})
        )
        key = page.locator("[data-action=treat-blue]")
        expect(key.locator(".text")).to_have_text("Behandeln")
        expect(key.locator(".part")).to_have_text("1 von 2")
        expect(page.locator("[data-action=fly] .part")).to_have_count(0)  # to several cities


@pytest.mark.breadth
def test_the_tabs_of_a_narrow_panel_are_signs_with_names(person: Someone) -> None:
    with person(size=SMALL) as anna:
        tab = SCREENS["table"](anna).locator("[data-tab=log]")
        expect(tab.locator("svg")).to_be_visible()
        expect(tab).to_have_accessible_name("Log")


@pytest.mark.breadth
@pytest.mark.parametrize("size", sweep([[*LARGE], [*DESKTOP], [*SMALL]]), ids=str)
def test_cards_in_the_hand_are_whole(person: Someone, size: list[int]) -> None:
    with person(size=tuple(size)) as anna:
        page = SCREENS["passing_window"](anna)
        cards = page.locator(".hand .cards [data-card]")
        bottoms = cards.evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
        )
        assert bottoms
        assert max(bottoms) <= size[1]
