"""The board shows events before it asks for the next move, at the chosen speed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import sweep

from .arranging import AT_THE_EDGE, NEARLY_WON, Position, arranged, draws, joins, opened
from .people import PHONE, Person, until

Someone = Callable[..., Person]

TWO_CARDS: Position = NEARLY_WON | {
    "turn": {"seat": 1, "phase": "draw"},
    "player_deck": {"next": ["bogota", "osaka"]},
    "infection_deck": {"next": ["lagos", "sydney"]},
}
# Records what the board shows when the end dialog opens.
AT_THE_END = """() => {
  window.atEnd = null;
  new MutationObserver(() => {
    if (window.atEnd || !document.querySelector('dialog[open]')) return;
    const header = document.querySelector('[data-region=status]');
    window.atEnd = header.textContent;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.breadth
def test_the_loss_is_shown_on_the_board_before_the_dialog_opens(person: Someone) -> None:
    position = AT_THE_EDGE | {"turn": {"seat": 0, "phase": "draw"}}
    with person(moving=True) as anna:
        page = arranged(anna, position)
        page.evaluate(AT_THE_END)
        page.locator("[data-do=draw]").click()
        page.locator(".scene.ended").wait_for()
        expect(page.get_by_role("dialog", name="Game over")).to_have_count(0)
        expect(page.get_by_role("dialog", name="Game over")).to_be_visible()
        assert "8/8" in page.evaluate("window.atEnd")


@pytest.mark.breadth
def test_the_win_is_shown_on_the_board_before_the_dialog_opens(person: Someone) -> None:
    with person(moving=True) as anna:
        page = arranged(anna, NEARLY_WON)
        anna.types("cure blue with essen london milan paris")
        page.locator(".scene.cure").wait_for()
        expect(page.get_by_role("dialog", name="Game over")).to_have_count(0)
        page.locator(".light.won").wait_for()
        expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


def test_the_next_player_is_prompted_only_after_the_animations_have_ended(person: Someone) -> None:
    with person(moving=True) as anna:
        page = arranged(anna, TWO_CARDS)
        page.locator("[data-do=draw]").click()
        page.locator(".scene.drew").wait_for()
        expect(page.locator(".waiting")).to_contain_text("The Scientist’s turn")
        expect(page.locator("[data-do=draw], [data-do=go_on]")).to_have_count(0)
        page.locator("[data-do=skip]").click()
        expect(page.locator(".waiting")).not_to_contain_text("The Scientist’s turn")
        expect(page.locator("[data-do=draw], [data-do=go_on]")).to_have_count(1)
        expect(page.locator("[data-do=skip]")).to_have_count(0)


@pytest.mark.breadth
def test_at_step_by_step_speed_every_action_of_a_teammate_waits_for_a_key(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        anna.likes(speed="step")
        table = opened(anna, NEARLY_WON, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        joins(ben, table)
        ben.types("drive essen", "drive milan")
        pawn = page.locator("[data-pawn=scientist]")
        step = page.locator("[data-do=next-step]")
        for city in ("paris", "essen"):
            expect(step).to_be_visible()
            expect(pawn).to_have_attribute("data-at", city)
            page.keyboard.press(" ")
        expect(pawn).to_have_attribute("data-at", "milan")
        expect(step).to_have_count(0)


def asks(page: Page) -> None:
    expect(page.locator("[data-do=draw]")).to_have_text("4 actions left: draw anyway")


@pytest.mark.parametrize("key", sweep([True, False]), ids=["key", "button"])
def test_drawing_with_actions_left_asks_once(person: Someone, key: bool) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        draw = page.locator("[data-do=draw]")
        draw.wait_for()

        def act() -> None:
            if key:
                page.keyboard.press("d")
            else:
                draw.click()

        act()
        asks(page)
        page.keyboard.press("Escape")  # no
        assert draw.inner_text() == "Draw (4 actions unused)"  # at once, not after a while
        act()
        asks(page)
        act()
        expect(page.get_by_role("log")).to_contain_text("gives up 4 actions")


@pytest.mark.breadth
def test_the_question_about_unused_actions_can_be_switched_off(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Ask before unused actions are lost").uncheck()
        page.keyboard.press("Escape")
        page.locator("[data-do=draw]").click()
        expect(page.get_by_role("log")).to_contain_text("gives up 4 actions")


@pytest.mark.breadth
def test_a_player_without_the_requested_card_can_only_decline(person: Someone) -> None:
    position = NEARLY_WON | {
        "hands": "private",
        "players": [
            {"role": "medic", "city": "paris", "hand": ["tokyo"]},
            {"role": "researcher", "city": "paris", "hand": ["essen"]},
        ],
        "turn": {"seat": 0, "phase": "actions"},
    }
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, position, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        other = joins(ben, table)
        anna.types("take paris from researcher")
        expect(other.get_by_text("You do not have this card.")).to_be_visible()
        expect(other.locator("[data-answer=yes]")).to_be_disabled()
        other.locator("[data-answer=no]").click()
        expect(other.locator("[data-answer=no]")).to_have_count(0)


@pytest.mark.breadth
def test_the_go_on_of_a_teammate_cannot_be_undone(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, TWO_CARDS, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        other = joins(ben, table)
        draws(other)
        expect(page.locator(".waiting")).to_contain_text("Your turn as Medic")
        expect(page.locator("[data-do=undo]")).to_be_disabled()
        anna.types("drive algiers")
        expect(page.locator("[data-do=undo]")).to_be_enabled()
        expect(other.locator("[data-do=undo]")).to_have_text("Undo")


def test_a_game_opens_with_its_roles_and_first_infections(person: Someone) -> None:
    with person(moving=True) as anna:
        page = anna.goes(f"/t/{opened(anna, players=2, hands='open')}")
        scene = page.locator(".scene.opening")
        expect(scene.locator(".roles li")).to_have_count(2)
        expect(page.locator("[data-cubes]")).to_have_count(0)
        page.locator("[data-do=skip]").click()
        expect(page.locator("[data-cubes]")).to_have_count(9)
        expect(page.locator(".waiting")).not_to_contain_text("Your turn")
        page.keyboard.press(" ")  # starts
        expect(scene).to_have_count(0)
        expect(page.locator(".waiting")).to_contain_text("Your turn")
        page.reload()
        expect(page.locator(".waiting")).to_contain_text("Your turn")
        expect(scene).to_have_count(0)


@pytest.mark.breadth
def test_with_reduced_motion_a_game_has_no_opening_scene(person: Someone) -> None:
    with person() as anna:
        page = anna.goes(f"/t/{opened(anna, players=2, hands='open')}")
        expect(page.locator(".waiting")).to_contain_text("Your turn")
        expect(page.locator(".scene.of-Scene")).to_have_count(0)


@pytest.mark.breadth
def test_a_waiting_player_can_plan_their_next_turn(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, TWO_CARDS, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        other = joins(ben, table)
        page.locator("#city-algiers").wait_for()
        page.keyboard.press("p")
        page.locator("#city-algiers.reachable .disc").click(force=True)
        expect(page.locator("[data-step='drive algiers']")).to_be_visible()
        adopt = page.locator("[data-do=adopt]")
        expect(adopt).to_be_disabled()
        expect(page.locator(".waiting")).to_contain_text("is about to draw")
        draws(other)  # and now it is Anna's turn
        expect(adopt).to_be_enabled()
        adopt.click()
        expect(other.locator("[data-pawn=medic]")).to_have_attribute("data-at", "algiers")


ONE_EVENT: Position = TWO_CARDS | {
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima", "government_grant"]},
        {"role": "scientist", "city": "paris", "hand": ["essen"]},
    ],
    "turn": {"seat": 1, "phase": "infect"},
}


@pytest.mark.breadth
def test_a_window_passes_after_a_moment_unless_somebody_says_wait(person: Someone) -> None:
    with person(moving=True) as anna:
        page = arranged(anna, ONE_EVENT)
        page.locator("[data-do=wait]").click()
        expect(page.locator("[data-do=wait]")).to_have_count(0)
        expect(page.locator("[data-do=go_on]")).to_be_visible()
        page.wait_for_timeout(3500)
        expect(page.get_by_role("log")).not_to_contain_text("Infection card")
        page.locator("[data-do=go_on]").click()
        expect(page.get_by_role("log")).to_contain_text("Infection card: Lagos")
        # The next window passes by itself.
        expect(page.get_by_role("log")).to_contain_text("Infection card: Sydney")


@pytest.mark.breadth
def test_a_window_at_an_epidemic_waits(person: Someone) -> None:
    position = ONE_EVENT | {
        "turn": {"seat": 1, "phase": "epidemic", "epidemic_step": "infected"},
        "epidemics_drawn": 1,
    }
    with person(moving=True) as anna:
        page = arranged(anna, position)
        expect(page.locator("[data-do=go_on]")).to_be_visible()
        expect(page.locator("[data-do=wait]")).to_have_count(0)


@pytest.mark.breadth
def test_on_a_phone_the_banner_is_above_the_city_of_an_outbreak(person: Someone) -> None:
    with person(size=PHONE) as anna:
        anna.page.emulate_media(reduced_motion="no-preference")
        page = arranged(anna, AT_THE_EDGE | {"outbreaks": 3, "turn": {"seat": 0, "phase": "draw"}})
        page.locator("[data-do=draw]").click()
        above = """() => {
          const [banner, city] = ['.scene.outbreak', '#city-lagos'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect());
          return banner && city && banner.bottom < city.top;
        }"""
        until(page, lambda: page.evaluate(above))
