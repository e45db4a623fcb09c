"""The board shows events before it asks for the next move, at the chosen speed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import sweep

from .arranging import AT_THE_EDGE, NEARLY_WON, Position, arranged, draws, joins, opened, sits
from .people import PHONE, Person, until
from .screens import SCREENS, TWO_TO_GO, cures, frozen

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
        cures(anna)  # the fourth one: straight to the end
        page.locator(".light.won").wait_for()
        expect(page.locator(".scene.ended")).to_be_visible()
        expect(page.get_by_role("dialog", name="Game over")).to_have_count(0)
        expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


@pytest.mark.breadth
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
        sits(page)
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


@pytest.mark.breadth
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
        assert draw.inner_text().split("\n") == ["Draw 2 cards", "4 actions unused"]  # at once
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
        sits(page)
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
        sits(page)
        other = joins(ben, table)
        draws(other)
        expect(page.locator(".waiting")).to_contain_text("Your turn as Medic")
        expect(page.locator("[data-do=undo]")).to_be_disabled()
        anna.types("drive algiers")
        expect(page.locator("[data-do=undo]")).to_be_enabled()
        expect(other.locator("[data-do=undo]")).to_have_text("Undo")


@pytest.mark.breadth
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
        expect(page.locator(".dock .scene")).to_have_count(0)


@pytest.mark.breadth
def test_a_waiting_player_can_plan_their_next_turn(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, TWO_CARDS, visibility="invite")
        page = anna.goes(f"/t/{table}")
        sits(page)
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
        page.locator("[data-do=hold]").wait_for()
        page.keyboard.press("h")
        expect(page.locator("[data-do=hold]")).to_have_count(0)
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


# Notes in every frame which text an element has, and when it had it first and last.
WATCH = """(selector) => {
  window.watched = {};
  const frame = (now) => {
    const text = document.querySelector(selector)?.textContent;
    if (text) {
      const seen = (window.watched[text] ??= { first: now, frames: 0 });
      seen.last = now;
      seen.frames += 1;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
TRIES = 5  # of which the best one counts: the machine may be busy
# What lies over the map besides its light, which takes no room and no click.
OVER_THE_MAP = """() => [...document.querySelectorAll('[data-region=map] > :not(.board)')]
  .filter((one) => one.textContent.trim() || getComputedStyle(one).pointerEvents !== 'none')
  .map(({ className }) => String(className))"""
IN_SIGHT = """(city) => {
  const [map, disc] = ['.board', `#city-${city} .disc`].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return disc.left > map.left && disc.right < map.right
    && disc.top > map.top && disc.bottom < map.bottom;
}"""

LONGEST = """() => Math.max(0, ...document.getAnimations().map(
  (one) => one.effect.getComputedTiming().endTime))"""


def stays(page: Page) -> dict[str, tuple[float, int]]:
    """Return for how many seconds, and in how many frames, each watched text was there."""
    seen = page.evaluate("window.watched")
    return {
        text: ((one["last"] - one["first"]) / 1000, one["frames"]) for text, one in seen.items()
    }


def has_watched(page: Page, texts: int) -> Callable[[], bool]:
    """Return whether the page has shown this many watched texts, even if they are gone again."""
    return lambda: len(stays(page)) >= texts


def test_ones_own_cure_is_celebrated_for_two_to_three_seconds(person: Someone) -> None:
    found = []
    with person(moving=True) as anna:
        for _ in range(TRIES):
            page = arranged(anna, TWO_TO_GO)
            page.evaluate(WATCH, ".scene.cure h2")
            cures(anna)
            until(page, has_watched(page, 1))
            page.locator(".scene.cure").wait_for(state="detached")
            found.append(stays(page)["The blue cure"])
            seconds, frames = found[-1]
            if 1.5 <= seconds <= 3.5 and frames >= 20:
                return
    raise AssertionError(f"seconds and frames: {found}")


@pytest.mark.breadth
def test_each_outbreak_of_a_chain_lasts_one_to_two_seconds(person: Someone) -> None:
    position = AT_THE_EDGE | {
        "outbreaks": 3,
        "turn": {"seat": 0, "phase": "draw"},
        "cubes": {"lagos": {"yellow": 3}, "kinshasa": {"yellow": 3}},
        "infection_deck": {"next": ["lagos", "sydney"]},
    }
    found = []
    with person(moving=True) as anna:
        for _ in range(TRIES):
            page = arranged(anna, position)
            page.evaluate(WATCH, ".scene.outbreak .big")
            page.locator("[data-do=draw]").click()
            until(page, has_watched(page, 2))
            page.locator(".scene.outbreak").wait_for(state="detached")
            found.append({text: seconds for text, (seconds, _) in stays(page).items()})
            assert list(found[-1]) == ["Outbreak in Lagos: 4 of 8", "Outbreak in Kinshasa: 5 of 8"]
            if all(0.8 <= seconds <= 2 for seconds in found[-1].values()):
                return
    raise AssertionError(f"seconds: {found}")


@pytest.mark.breadth
def test_a_plan_that_is_played_pauses_for_its_cure(person: Someone) -> None:
    with person(moving=True) as anna:
        page = arranged(anna, TWO_TO_GO)
        page.keyboard.press("p")
        anna.types("cure blue with essen london milan paris", "drive essen")
        page.locator("[data-do=adopt]").click()
        page.locator(".scene.cure .corked").wait_for()
        expect(page.locator("[data-pawn=scientist]")).to_have_attribute("data-at", "paris")
        expect(page.locator("[data-pawn=scientist]")).to_have_attribute("data-at", "essen")
        expect(page.locator(".scene.cure")).to_have_count(0)


@pytest.mark.breadth
def test_with_reduced_motion_a_cure_is_shown_at_once_with_all_its_marks(person: Someone) -> None:
    with person() as anna:
        page = frozen(arranged(anna, TWO_TO_GO), ".wave", lambda: cures(anna))
        expect(page.locator(".scene.cure .corked")).to_be_visible()
        expect(page.locator(".wave [data-cured]")).to_have_count(12)
        assert page.evaluate(LONGEST) <= 120
        page.keyboard.press(" ")
        expect(page.locator(".scene.cure")).to_have_count(0)


@pytest.mark.breadth
def test_an_outbreak_leaves_its_chain_and_its_neighbours_in_the_light(person: Someone) -> None:
    with person(moving=True) as anna:
        page = SCREENS["outbreak"](anna)
        expect(page.locator(".veil mask circle")).to_have_count(5)


@pytest.mark.breadth
def test_passing_asks_once(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.locator("[data-action=pass]").click()
        expect(page.get_by_role("log")).not_to_contain_text("gives up")
        page.get_by_role("dialog").locator("[data-choice]").click()
        expect(page.get_by_role("log")).to_contain_text("gives up 4 actions")


@pytest.mark.breadth
def test_nothing_lies_over_the_map_while_the_dock_tells(person: Someone) -> None:
    with person(moving=True) as anna:
        for screen in ("epidemic", "outbreak", "last_chance", "own_cure"):
            assert SCREENS[screen](anna).evaluate(OVER_THE_MAP) == [], screen


@pytest.mark.breadth
@pytest.mark.parametrize("screen", ["epidemic", "outbreak"])
def test_the_space_key_goes_to_the_next_step_and_escape_to_the_end(
    person: Someone, screen: str
) -> None:
    with person(moving=True) as anna:
        page = SCREENS[screen](anna)
        scene = page.locator(f".scene.{screen}")
        before = scene.inner_text()
        page.keyboard.press(" ")
        until(page, lambda: page.locator(".dock .scene").first.inner_text() != before)
        page.keyboard.press("Escape")
        expect(page.locator(".dock .scene")).to_have_count(0)


@pytest.mark.breadth
def test_the_first_station_of_the_players_has_its_moment(person: Someone) -> None:
    players = [
        {"role": "operations_expert", "city": "cairo", "hand": ["lima"]},
        {"role": "scientist", "city": "paris", "hand": ["essen"]},
    ]
    with person(moving=True) as anna:
        page = arranged(
            anna, NEARLY_WON | {"players": players, "turn": {"seat": 0, "phase": "actions"}}
        )
        anna.types("build")
        expect(page.locator(".scene.station")).to_contain_text("Cairo")
        expect(page.locator(".scene.station")).to_have_count(0)
        expect(page.locator("[data-station=cairo]")).to_have_count(1)


@pytest.mark.breadth
def test_on_a_phone_the_map_follows_what_the_dock_tells(person: Someone) -> None:
    with person(size=PHONE, moving=True) as anna:
        page = SCREENS["outbreak"](anna)
        until(page, lambda: page.evaluate(IN_SIGHT, "kinshasa"))
        page = SCREENS["epidemic"](anna)
        city = page.locator(".told b").inner_text().split(":")[0].lower().replace(" ", "_")
        until(page, lambda: page.evaluate(IN_SIGHT, city.replace(".", "").replace("é", "e")))


@pytest.mark.breadth
def test_on_a_phone_a_page_makes_way_for_what_happens_and_comes_back(person: Someone) -> None:
    with person(size=PHONE, moving=True) as anna:
        page = arranged(anna, TWO_CARDS)
        page.locator("[data-tab=log]").click()
        expect(page.locator("[data-region=log]")).to_be_visible()
        page.locator("[data-do=draw]").click()
        page.locator(".scene.drew").wait_for()
        expect(page.locator("[data-region=log]")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("[data-region=log]")).to_be_visible()
