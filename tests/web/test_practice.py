"""Practice in the browser: what if from a replay, a better turn, a puzzle."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fourcures.bots.puzzles.collection import load_puzzles
from fourcures.bots.review.judge import SURELY

from .people import DESKTOP, PHONE, Person, until
from .screens import A_REVIEW, BETTER, NOT_YET, practising, puzzle, replay, turned

Someone = Callable[..., Person]
WHY = [{"code": "builds", "figures": {"city": "paris"}, "futures": None, "of": 100}]


NO_CHOICE: dict[str, object] = {"options": [], "asked": [], "right": None}


def checks(page: Page) -> None:
    """Check the turn although actions are left."""
    button = page.locator("[data-do=check]")
    button.press("Enter")
    expect(button).to_contain_text("check anyway")
    button.press("Enter")


@pytest.mark.parametrize(
    "size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.breadth)], ids=["desktop", "phone"]
)
def test_a_moment_of_a_replay_can_be_practised(person: Someone, size: tuple[int, int]) -> None:
    with person(size=size) as anna:
        page = replay(anna)
        page.locator("[data-do=what-if]").press("Enter")
        page.get_by_role("button", name="Play all seats myself").press("Enter")
        page.locator(".table").wait_for()
        turned(page, "team").get_by_role("link", name="From turn 1 of a game").press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Replay")
        expect(page.locator("[aria-current=step]")).to_have_attribute("data-at", "1")


@pytest.mark.breadth
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_better_turn_is_found_by_keyboard(person: Someone, size: tuple[int, int]) -> None:
    verdicts = [NOT_YET | {"better": BETTER}, NOT_YET | {"solved": True, "loss": 0.0}]
    with person(size=size, fresh=True) as anna:
        anna.page.route("**/review", lambda route: route.fulfill(json=A_REVIEW))
        anna.page.route("**/check", lambda route: route.fulfill(json=verdicts.pop(0)))
        page = practising(anna, loss=0.11)
        expect(page.get_by_role("button", name="Draw")).to_have_count(0)
        turned(page, "map")
        anna.types("drive london")
        expect(page.get_by_role("img", name="3 actions left").first).to_be_visible()
        page.keyboard.press("d")
        expect(page.locator("[data-do=check]")).to_contain_text("check anyway")
        page.keyboard.press("d")
        expect(page.locator("[data-result=better]")).to_contain_text("7 percentage points better")
        page.get_by_role("button", name="Show the better turn").press("Enter")
        expect(page.locator("[data-result] ol li")).to_have_count(2)
        expect(page.locator("#city-london .disc")).to_be_in_viewport()
        page.get_by_role("button", name="Try again").press("Enter")
        expect(page.locator("[data-result]")).to_have_count(0)
        checks(page)
        expect(page.locator("[data-result=solved]")).to_be_visible()


@pytest.mark.breadth
def test_giving_up_asks_first_and_shows_the_solution(person: Someone) -> None:
    with person(fresh=True) as anna:
        page = puzzle(anna)
        expect(page.get_by_role("region", name="Victory is within reach")).to_contain_text(
            "first move"
        )
        given_up = {
            **{"id": 7, "theme": "win", "difficulty": 3, "state": "failed", "rating": 1630},
            "streak": 0,
            **{"gain": 0, "hint_cost": 0, "hints_left": 0, "disease": "blue", "city": None},
            **{"first": BETTER[0], "solution": BETTER, "why": WHY, "tempting": None},
            **NO_CHOICE,
        }
        page.route("**/api/puzzles/7/solution", lambda route: route.fulfill(json=given_up))
        page.get_by_role("button", name="Give up").press("Enter")
        page.get_by_role("button", name="Really give up?").press("Enter")
        expect(page.locator("[data-result] ol li")).to_have_count(2)
        expect(page.locator("[data-part=why]")).to_have_text("Build a research station in Paris.")
        expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()


@pytest.mark.breadth
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_can_be_failed_given_up_and_followed_by_the_next(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size) as anna:
        page = anna.goes("/")
        page.get_by_role("link", name="Go to the puzzles").press("Enter")
        page.get_by_role("link", name="Solve it").last.press("Enter")
        checks(page)
        page.locator("[data-result=worse]").wait_for()
        turned(page, "exercise").get_by_text("Your new rating: 1,").wait_for()
        page.get_by_role("button", name="Give up").press("Enter")
        expect(page.locator("[data-result=given-up] ol li").first).to_be_attached()
        here = page.url
        page.get_by_role("button", name="Next puzzle").press("Enter")
        until(page, lambda: page.url != here)
        page.locator("[data-do=give-up]").wait_for()


@pytest.mark.parametrize(
    "size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.breadth)], ids=["desktop", "phone"]
)
def test_an_option_of_a_choice_is_judged_at_once(person: Someone, size: tuple[int, int]) -> None:
    puzzle = next(each for each in load_puzzles() if each.options and not each.asked)
    wrong, right = (
        next(at for at, each in enumerate(puzzle.options) if (each.low < SURELY) is good)
        for good in (False, True)
    )
    with person(size=size, fresh=True) as anna:
        page = anna.goes(f"/puzzles/{puzzle.id}")
        page.locator(f"[data-option='{wrong}']").press("Enter")
        page.locator("[data-result=worse]").wait_for()
        page.get_by_role("button", name="Try again").press("Enter")
        turned(page, "exercise").locator(f"[data-option='{right}']").press("Enter")
        expect(page.locator("[data-result=solved]")).to_be_visible()


@pytest.mark.breadth
def test_the_task_of_a_puzzle_leaves_the_upper_half_of_a_phones_map_free(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = puzzle(anna)
        board = page.locator(".board").bounding_box()
        sheet = page.locator(".page").bounding_box()
        assert board and sheet
        assert sheet["y"] >= board["y"] + 0.45 * board["height"]
