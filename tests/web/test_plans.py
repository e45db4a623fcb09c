"""Planning: a turn played on trial, with the same gestures, and adopted or not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .arranging import NEARLY_WON, Position, arranged, opened
from .people import PHONE, Person
from .test_moves import last_move

Someone = Callable[..., Person]

TRAVELLING: Position = NEARLY_WON | {
    "players": [
        {"role": "dispatcher", "city": "paris", "hand": ["essen", "lima"]},
        {"role": "medic", "city": "cairo", "hand": ["tokyo"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "stations": ["atlanta"],
}


def steps(page: Page) -> Locator:
    return page.locator("[data-step]")


def planned(page: Page, city: str, move: str) -> None:
    page.locator(f"#city-{city} .disc").click(force=True)
    expect(page.locator(f"[data-step='{move}']")).to_be_visible()


def test_nothing_is_done_before_a_plan_is_adopted(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        page.keyboard.press("p")
        planned(page, "essen", "drive essen")
        planned(page, "st_petersburg", "drive st_petersburg")
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "st_petersburg")
        page.keyboard.press("u")  # the last step goes
        expect(steps(page)).to_have_count(1)
        anna.types("move medic drive algiers", "direct lima")
        expect(steps(page).last).to_contain_text("costs Lima")
        assert last_move(anna) == ""
        page.locator("[data-do=adopt]").click()
        expect(page.get_by_role("log")).to_contain_text("The Dispatcher flies to Lima.")
        expect(page.get_by_role("log")).to_contain_text("drives the Medic to Algiers")
        expect(steps(page)).to_have_count(0)


def test_a_plan_can_be_adopted_in_part_and_put_away(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        page.locator("[data-action=plan]").click()
        planned(page, "essen", "drive essen")
        planned(page, "st_petersburg", "drive st_petersburg")
        page.get_by_role("button", name="Adopt up to step 1").click()
        expect(steps(page)).to_have_count(1)
        expect(page.locator("[data-step='drive st_petersburg']")).to_be_visible()
        assert last_move(anna) == "drive essen"
        page.keyboard.press("Escape")
        expect(steps(page)).to_have_count(0)
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "essen")


def test_a_plan_that_the_game_overtook_says_so(person: Someone) -> None:
    players = [TRAVELLING["players"][0], {"role": "medic", "city": "cairo", "hand": ["airlift"]}]
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, TRAVELLING | {"players": players}, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        ben.goes(f"/t/{table}").get_by_role("button", name="Sit here").click()
        page.locator("#city-atlanta").wait_for()
        page.keyboard.press("p")
        anna.types("move medic drive algiers")
        ben.types("airlift medic lima")
        expect(page.get_by_text("some steps do not fit any more")).to_be_visible()
        expect(page.locator("[data-do=adopt]")).to_be_disabled()


def test_what_needs_an_answer_waits_for_it_and_the_rest_stays_planned(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, TRAVELLING, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        ben.goes(f"/t/{table}").get_by_role("button", name="Sit here").click()
        page.locator("#city-atlanta").wait_for()
        page.keyboard.press("p")
        anna.types("move medic drive algiers", "move medic drive paris")
        page.locator("[data-do=adopt]").click()
        ben.page.locator("[data-answer=yes]").click()
        expect(steps(page)).to_have_count(1)
        expect(page.get_by_role("tab", name="Plan")).to_be_visible()
        expect(page.locator("[data-do=adopt]")).to_be_enabled()


def test_a_plan_is_made_on_a_phone_too(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = arranged(anna, TRAVELLING)
        page.locator("[data-action=plan]").tap()
        page.locator("[data-reach=essen]").tap()
        expect(page.locator("[data-step='drive essen']")).to_be_attached()
        page.locator("[data-do=adopt]").tap()
        expect(page.locator("[data-do=draw]")).to_be_visible()
        assert last_move(anna) == "drive essen"
