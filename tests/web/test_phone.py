"""The table on a phone: the hand peeks and is raised, and all that one plays with is in reach."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from .arranging import NEARLY_WON, Position, arranged, joins, opened, sends, sits
from .looking import likes
from .people import PHONE, SMALL, Person, until
from .screens import BLUE, SCREENS, another, half_way, hands, seated

Someone = Callable[..., Person]

SIDEWAYS, LOW = (844, 390), (360, 640)
SEVEN = [*BLUE, "tokyo", "government_grant"]

# The cards of whose names something is hidden, by another card or by the edge of the screen.
HIDDEN_NAMES = """() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
  const { left, right, top, bottom } = card.querySelector('.name').getBoundingClientRect();
  const points = [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1],
    [right - 1, bottom - 1]];
  const seen = points.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
  return seen ? [] : [card.dataset.card];
})"""
# A city that can be reached by several drives, or with a card.
FAR_AWAY = NEARLY_WON | {
    "players": [
        {"role": "scientist", "city": "sydney", "hand": ["lima", "jakarta", "bangkok"]},
        {"role": "medic", "city": "cairo", "hand": ["essen"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
}
# The words in the dock of which something is hidden, unless they can be scrolled to.
CUT = """() => [...document.querySelectorAll('.docked :is(p, span, b, button)')].filter((one) => {
  if (!one.checkVisibility() || one.closest('.visually-hidden')) return false;
  if (!one.textContent.trim()) return false;
  const { right, bottom, width, height } = one.getBoundingClientRect();
  if (!width || !height) return false;
  if (one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflow === 'hidden') {
    return true;
  }
  const key = one.closest('.button')?.getBoundingClientRect();
  return key && (bottom > key.bottom + 1 || right > key.right + 1);
}).map((one) => one.textContent.trim())"""
# Everything to be pressed that is not wholly on the screen, or lies over the map, or whose words
# are cut off.
OUT_OF_REACH = """() => {
  const map = document.querySelector('.board').getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll('main button, main summary')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest('.board, .held, .list, [role=tabpanel], ul')) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const words = one.textContent.trim() || one.getAttribute('aria-label');
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      found.push(`${words} is off the screen`);
    }
    if (left < map.right && map.left < right && top < map.bottom - 1 && map.top < bottom - 1) {
      found.push(`${words} lies over the map`);
    }
    const text = one.querySelector('.text');
    if (text && text.scrollHeight > text.clientHeight + 2) found.push(`${words} is cut off`);
    const peek = document.querySelector('.held')?.getBoundingClientRect().top ?? innerHeight;
    if (left >= map.right - 1 || top >= map.bottom - 1) {
      if (bottom > peek + 1) found.push(`${words} lies under the hand`);
    }
  }
  return found;
}"""


# Whether a row of action keys is whole, and the line above them has at most two lines of text.
KEYS_ARE_WHOLE = """() => {
  const room = document.querySelector('.docked .small').getBoundingClientRect();
  const [key] = document.querySelectorAll('.docked [data-action]');
  const { top, bottom, height } = key.getBoundingClientRect();
  const line = document.querySelector('.docked .line').getBoundingClientRect();
  const isFree = document.elementFromPoint(room.left + 20, (top + bottom) / 2) === key
    || key.contains(document.elementFromPoint(room.left + 20, (top + bottom) / 2));
  return isFree && key.dataset.action !== 'more' && height >= 50
    && bottom <= room.bottom + 1 && line.height <= 44;
}"""


def swiped(page: Page, finger: CDPSession, card: str, by: int) -> None:
    """Swipe up or down by some pixels, from the name of a card."""
    box = page.locator(f".hand [data-card={card}]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    touch = "Input.dispatchTouchEvent"
    finger.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 5):
        point = {"x": x, "y": y + by * part / 4}
        finger.send(touch, {"type": "touchMove", "touchPoints": [point]})
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(SIDEWAYS, marks=pytest.mark.breadth)], ids=str
)
def test_the_hand_is_partly_hidden_until_it_is_raised(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size, touch=True) as anna:
        page = arranged(anna, hands(SEVEN))
        until(page, lambda: page.evaluate(HIDDEN_NAMES) == [])  # the cards have been dealt
        finger = anna.context.new_cdp_session(page)
        grip, card = page.locator(".grip"), page.locator(".hand [data-card=london]")
        swiped(page, finger, "london", -60)
        expect(grip).to_have_attribute("aria-expanded", "true")
        for one in page.locator(".hand .card").all():
            expect(one).to_be_in_viewport(ratio=1)
        swiped(page, finger, "essen", 60)
        expect(grip).to_have_attribute("aria-expanded", "false")
        card.tap(position={"x": 20, "y": 8})  # raises the hand, and plays nothing
        expect(grip).to_have_attribute("aria-expanded", "true")
        expect(page.get_by_role("dialog")).to_have_count(0)
        card.tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(grip).to_have_attribute("aria-expanded", "false")


@pytest.mark.breadth
def test_the_tab_key_raises_the_hand(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = arranged(anna, hands(SEVEN))
        page.locator(".grip").focus()
        page.keyboard.press("Tab")
        expect(page.locator(".grip")).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(page.locator(".grip")).to_have_attribute("aria-expanded", "false")


@pytest.mark.breadth
def test_a_list_takes_the_place_of_the_page_over_the_map(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = SCREENS["table"](anna)
        page.locator("[data-tab=decks]").click()
        page.locator("[data-region=decks]").wait_for()
        page.locator("[data-action=fly]").click()
        page.locator("[data-choice]").first.wait_for()
        expect(page.locator("[data-region=decks]")).to_have_count(0)


@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(SIDEWAYS, marks=pytest.mark.breadth)], ids=str
)
def test_every_control_of_the_game_is_in_reach(person: Someone, size: tuple[int, int]) -> None:
    with person(size=size) as anna:
        page = arranged(anna, half_way())
        for language in ("de", "ru"):
            likes(page, language=language)
            assert page.evaluate(OUT_OF_REACH) == []


@pytest.mark.breadth
def test_the_button_that_starts_a_game_is_below_the_map(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = SCREENS["opening"](anna)
        key = page.locator("[data-do=next-step]")
        expect(key).to_be_in_viewport(ratio=1)
        board, start = page.locator(".board").bounding_box(), key.bounding_box()
        assert board and start and start["y"] > board["y"] + board["height"]
        key.click()
        expect(page.locator("[data-do=draw]")).to_be_visible()


@pytest.mark.breadth
def test_the_map_shows_the_own_pawn_after_the_first_infections(person: Someone) -> None:
    with person(size=PHONE, moving=True) as anna:
        page = anna.goes(f"/t/{opened(anna, players=4, hands='open')}")
        until(page, lambda: page.locator(".scene.opening .slot").count())
        assert page.evaluate(CUT) == []
        page.locator("[data-do=next-step]").click()
        page.locator("[data-do=draw]").wait_for()
        until(page, lambda: are_seen(page, "atlanta", "chicago", "miami"))


@pytest.mark.breadth
@pytest.mark.parametrize("size", [PHONE, pytest.param(SMALL, marks=pytest.mark.breadth)], ids=str)
def test_a_question_and_the_ways_to_a_city_are_never_cut_off(
    person: Someone, size: tuple[int, int]
) -> None:
    with person("de", size=size) as anna:
        page = SCREENS["request"](anna)
        assert page.evaluate(CUT) == []
        for key in page.locator("[data-request] :is(button, input)").all():
            expect(key).to_be_in_viewport(ratio=1)
    with person("de", size=size) as anna:
        page = arranged(anna, FAR_AWAY)
        page.locator("#city-lima").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-row]").first).to_have_attribute("data-way", re.compile("^drive"))
        expect(page.locator("[data-row]").last).to_have_attribute("data-way", "direct lima")
        assert page.evaluate(CUT) == []


@pytest.mark.breadth
@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_every_key_of_an_event_window_is_on_the_screen(person: Someone, language: str) -> None:
    with person(language, size=LOW) as anna:
        page = SCREENS["window"](anna)
        for key in page.locator("[data-dock=window] .button:visible").all():
            expect(key).to_be_in_viewport(ratio=1)
        assert page.evaluate(CUT) == []


@pytest.mark.breadth
def test_a_city_that_is_opened_by_keyboard_is_on_the_map(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = arranged(anna, half_way())
        assert not are_seen(page, "baghdad")
        page.locator("#city-baghdad").focus()
        page.keyboard.press("Enter")
        page.locator("[data-tag=baghdad]").wait_for()
        until(page, lambda: are_seen(page, "baghdad"))


@pytest.mark.breadth
def test_a_cure_that_is_possible_is_the_only_lit_key(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = arranged(anna, NEARLY_WON | {"turn": {"seat": 1, "phase": "actions"}})
        page.locator("[data-action=cure-blue]").wait_for()
        assert page.locator("main .primary:visible").evaluate_all(
            "(keys) => keys.map((key) => key.dataset.action)"
        ) == ["cure-blue"]


@pytest.mark.breadth
def test_a_request_does_not_cover_the_cities_that_it_is_about(person: Someone) -> None:
    with person(size=SMALL) as anna:
        page = SCREENS["request"](anna)
        card = page.locator("[data-request]").bounding_box()
        assert card is not None
        for city in ("cairo", "paris"):
            disc = page.locator(f"#city-{city} .disc").bounding_box()
            assert disc is not None
            beside = disc["x"] + disc["width"] < card["x"] or disc["x"] > card["x"] + card["width"]
            assert beside or not card["y"] <= disc["y"] <= card["y"] + card["height"]


# The Scientist, far from the Medic, has one action left.
TWO_FAR_APART: Position = NEARLY_WON | {
    "players": [
        {"role": "medic", "city": "osaka", "hand": ["lima"]},
        {"role": "scientist", "city": "paris", "hand": ["milan"]},
    ],
    "turn": {"seat": 1, "phase": "actions", "actions_left": 2},
    "player_deck": {"next": ["lagos", "bogota"]},
    "infection_deck": {"next": ["sydney", "lima"]},
}
UPRIGHT = [PHONE, pytest.param(LOW, marks=pytest.mark.breadth)]


def are_seen(page: Page, *cities: str) -> bool:
    """Return whether the discs of cities are on the visible part of the map."""
    board = page.locator(".board").bounding_box()
    assert board is not None
    discs = [page.locator(f"#city-{city} .disc use").first.bounding_box() for city in cities]
    return all(
        disc
        and board["x"] < disc["x"] < board["x"] + board["width"] - disc["width"]
        and board["y"] < disc["y"] < board["y"] + board["height"] - disc["height"]
        for disc in discs
    )


@pytest.mark.breadth
@pytest.mark.parametrize("size", UPRIGHT, ids=str)
def test_the_map_shows_what_others_do_and_then_the_own_pawn_with_its_neighbours(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size) as anna, another(anna) as ben:
        page = seated(anna, ben, TWO_FAR_APART)
        ben.types("drive essen")
        expect(page.locator("[data-dock]")).to_contain_text("The Scientist moves to Essen.")
        until(page, lambda: are_seen(page, "essen", "paris"))
        ben.types("drive london", "next")
        page.locator("[data-dock=turn]").wait_for()
        until(page, lambda: are_seen(page, "osaka", "tokyo", "taipei"))


@pytest.mark.breadth
@pytest.mark.parametrize("size", UPRIGHT, ids=str)
def test_the_tabs_stay_in_one_place_and_the_map_has_nearly_half_the_height(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size, touch=True) as anna:
        page = arranged(anna, NEARLY_WON, help="coach")
        tabs, city = page.get_by_role("tablist"), page.locator("#city-istanbul .disc")
        map_tab, coach_tab = (page.locator(f"[data-tab={name}]") for name in ("map", "coach"))
        board = page.locator(".board").bounding_box()
        assert board is not None and board["height"] >= (0.5 if size == PHONE else 0.45) * size[1]
        place = tabs.bounding_box()
        coach_tab.click()
        page.locator(".coach").wait_for()
        assert tabs.bounding_box() == place
        city.tap()
        page.locator("[data-dock=city]").wait_for()
        expect(map_tab).to_have_attribute("aria-selected", "true")
        assert tabs.bounding_box() == place
        page.get_by_role("button", name="All my actions").click()
        page.locator("[data-dock=turn]").wait_for()
        assert tabs.bounding_box() == place


# Whether no word of the key that ends the turn is broken, and whether the whole key can be seen.
DRAW_IS_WHOLE = """() => {
  const key = document.querySelector('[data-do=draw]');
  const text = key.querySelector('span').firstChild;
  const words = [...text.textContent.matchAll(/\\S+/g)].every((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size === 1;
  });
  const { left, right, top, bottom } = key.getBoundingClientRect();
  const points = [[left + 9, top + 9], [right - 9, bottom - 9]];
  return words && points.every(([x, y]) => key.contains(document.elementFromPoint(x, y)));
}"""
# The places of the keys in the dock, without the one that opens the menu of all others.
KEY_PLACES = """() => [...document.querySelectorAll('.docked .chips > .chip:not([inert])')]
  .map((key) => Math.round(key.getBoundingClientRect().left))"""


@pytest.mark.breadth
@pytest.mark.parametrize("language", ["de", "en", "pl", "ru"])
def test_the_key_that_draws_is_whole_in_the_large_text_size(person: Someone, language: str) -> None:
    with person(language, size=PHONE) as anna:
        page = arranged(anna, half_way())
        likes(page, "200%", language=language)
        until(page, lambda: page.evaluate(DRAW_IS_WHOLE))


@pytest.mark.breadth
@pytest.mark.parametrize("size", [PHONE, LOW], ids=str)
def test_the_keys_of_actions_keep_their_places_while_one_acts(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size) as anna:
        page = arranged(anna, half_way() | {"turn": {"seat": 3, "phase": "actions"}})
        places = page.evaluate(KEY_PLACES)
        assert len(places) == 5
        anna.types("treat blue")
        expect(page.locator("[data-action=treat]")).to_be_disabled()
        until(page, lambda: page.evaluate(KEY_PLACES) == places)


@pytest.mark.breadth
def test_a_notice_in_ones_own_turn_leaves_the_keys_whole_and_their_menu_opens(
    person: Someone,
) -> None:
    position = NEARLY_WON | {
        "players": [
            {"role": "scientist", "city": "cairo", "hand": ["essen"]},
            {"role": "researcher", "city": "cairo", "hand": ["cairo", "tokyo", "airlift"]},
        ],
        "cubes": {"cairo": {"black": 1, "blue": 1, "yellow": 1}, "tokyo": {"red": 1}},
        "turn": {"seat": 0, "phase": "draw"},
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["lagos", "sydney"]},
    }
    with person() as anna, person(name="Ben", size=PHONE, touch=True) as ben:
        table = opened(anna, position, visibility="invite", turn_hours=24, late="bot")
        first = sits(anna.goes(f"/t/{table}"))
        page = joins(ben, table)
        first.locator("[data-do=draw]").click()
        page.locator(".turn [data-deadline]").wait_for()
        until(page, lambda: page.evaluate(KEYS_ARE_WHOLE))
        page.reload()
        page.locator("[data-do=since]").wait_for()
        assert page.evaluate(CUT) == []
        page.get_by_role("button", name="Close").tap()
        expect(page.locator("[data-do=since]")).to_have_count(0)
        sends(first, {"do": "signal", "phrase": "look", "about": "ho_chi_minh_city"})
        expect(page.locator(".message.signal")).to_contain_text("Anna: Look here")
        until(page, lambda: page.evaluate(KEYS_ARE_WHOLE))
        page.locator("[data-action=more]").tap()
        menu = page.locator(".docked .list .button")
        expect(menu.nth(1)).to_be_visible()
        for key in menu.all():
            expect(key).to_be_in_viewport(ratio=1)
            key.click(trial=True)  # nothing lies over it


@pytest.mark.breadth
def test_the_steps_of_an_epidemic_are_in_one_row_above_what_is_told(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = SCREENS["epidemic"](anna)
        steps = [one.bounding_box() for one in page.locator(".docked [data-step]").all()]
        told = page.locator(".docked .told").bounding_box()
        assert told is not None
        assert len({step and step["y"] for step in steps}) == 1
        assert all(step and step["y"] + step["height"] <= told["y"] for step in steps)
        assert told["width"] > PHONE[0] / 2
