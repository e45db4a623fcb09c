"""The end screen and the replay of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from fourcures.engine.game import Game

from .arranging import AT_THE_EDGE, NEARLY_WON, arranged, draws, joins, opened, sends, sits
from .people import Person

Someone = Callable[..., Person]


WIN: tuple[dict[str, object], ...] = (
    {"do": "move", "text": "drive essen", "seat": 1},
    {"do": "undo"},
    {"do": "move", "text": "cure blue with essen london milan paris", "seat": 1},
)


def won(anna: Person) -> Page:
    """Open a table, make a move, undo it, and find the fourth cure."""
    page = arranged(anna, NEARLY_WON)
    sends(page, *WIN)
    expect(page.get_by_text("All four cures discovered!")).to_be_visible()
    return page


@pytest.mark.breadth
def test_the_end_says_what_ended_it_and_shows_the_rule(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.locator("#city-essen .disc").click(force=True)
        page.locator("[data-do=undo]").click()
        page.get_by_role("button", name="Cure blue").first.click()
        expect(page.get_by_text("All four cures discovered!")).to_be_visible()
        expect(page.get_by_text("The fourth cure won the game after")).to_be_visible()
        team = page.get_by_role("dialog", name="Game over").get_by_role("listitem")
        scientist = team.filter(has_text="Scientist").first
        expect(scientist.get_by_role("img", name="Cured: blue")).to_be_visible()
        expect(team.filter(has_text="Turn 1").first).to_contain_text("blue")
        expect(page.locator("dialog .primary")).to_have_text(["Play again"])  # one lit key
        page.get_by_role("button", name="Rule R13.1").click()
        expect(page.get_by_role("dialog", name="Rules").locator(".sought")).to_contain_text("R13.1")


@pytest.mark.breadth
def test_a_loss_says_how_near_it_was_and_leads_to_the_review(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, AT_THE_EDGE | {"diseases": {"red": "eradicated"}})
        anna.types("pass", "next")
        end = page.get_by_role("dialog", name="Game over")
        expect(end).to_contain_text("The eighth outbreak ended the game")
        expect(end).to_contain_text("One of the four cures was discovered.")
        expect(end).to_contain_text("1 of 5 cards")
        end.get_by_role("button", name="Decisions and luck").click()
        expect(end.locator("[data-review]")).to_be_in_viewport()


@pytest.mark.breadth
def test_the_board_can_be_seen_again_behind_the_result(person: Someone) -> None:
    with person() as anna:
        page = won(anna)
        page.get_by_role("button", name="Back to the board").click()
        expect(page.get_by_role("dialog", name="Game over")).to_be_hidden()
        page.get_by_role("button", name="Result").click()
        expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


@pytest.mark.breadth
def test_the_result_lists_each_outbreak_with_its_turn(person: Someone) -> None:
    position = AT_THE_EDGE | {
        "outbreaks": 6,
        "cubes": {"lagos": {"yellow": 3}, "tokyo": {"red": 3}},
        "player_deck": {"next": ["bogota", "osaka", "essen", "delhi"]},
        "infection_deck": {"next": ["lagos", "milan", "tokyo"]},
    }
    with person() as anna:
        page = arranged(anna, position)
        for turn in (1, 2):
            expect(page.locator("[data-region=status]")).to_contain_text(f"Turn {turn}")
            page.locator("[data-do=draw][data-unused]").wait_for()
            draws(page)
        lines = page.get_by_role("dialog", name="Game over").locator("li")
        expect(lines.filter(has_text="Lagos")).to_contain_text("Turn 1")
        expect(lines.filter(has_text="Tokyo").first).to_contain_text("Turn 2")
        page.get_by_text("Show the numbers").click()
        expect(page.get_by_role("row").nth(1).get_by_role("cell").last).to_have_text("7")


@pytest.mark.breadth
def test_a_long_log_with_moves_taken_back_does_not_stretch_the_page(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        sends(page, *30 * WIN[:2])
        expect(page.locator("[role=log] .undone")).to_have_count(30)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.breadth
def test_the_chart_has_the_cubes_of_the_position(person: Someone) -> None:
    with person() as anna:
        page = won(anna)
        page.get_by_text("Show the numbers").click()
        cells = page.get_by_role("row").last.get_by_role("cell").all_inner_texts()
        assert cells == ["2", "3", "2", "1", "2"]  # blue, yellow, black, red, outbreaks


@pytest.mark.breadth
def test_the_record_replays_to_the_same_end(person: Someone, tmp_path: Path) -> None:
    with person() as anna:
        page = won(anna)
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Download the game record").click()
        waiting.value.save_as(tmp_path / "record.json")
        game = Game.from_record(json.loads((tmp_path / "record.json").read_text("utf-8")))
        assert game.outcome is not None
        assert game.outcome.result == "won"


@pytest.mark.breadth
def test_a_chosen_deal_is_not_called_fair(person: Someone) -> None:
    with person() as anna:
        page = won(anna)
        expect(page.get_by_text("someone may have known the deal")).to_be_visible()
        expect(page.get_by_text("Fingerprint")).to_have_count(0)


@pytest.mark.breadth
def test_the_same_deal_can_be_played_again(person: Someone) -> None:
    with person() as anna:
        page = won(anna)
        before = page.url
        page.get_by_role("button", name="Play the same deal again").click()
        expect(page.get_by_text("All four cures discovered!")).to_be_hidden()
        expect(page.get_by_role("button", name="Cure blue")).to_be_visible()
        assert page.url != before


def test_a_replay_steps_slides_jumps_and_plays(person: Someone) -> None:
    with person() as anna:
        page = won(anna)
        page.get_by_role("link", name="Watch the replay").click()
        place = page.get_by_text(re.compile(r"^\d of 4$"))
        expect(place).to_have_text("1 of 4")  # the deal, a move, its undo, the cure
        page.get_by_role("button", name="One step forward").click()
        expect(place).to_have_text("2 of 4")
        expect(page.locator('[data-at="1"]')).to_contain_text("(Undone)")
        page.keyboard.press("Escape")
        page.locator("h1").click()
        page.keyboard.press("End")
        expect(place).to_have_text("4 of 4")
        page.get_by_role("slider").fill("2")
        expect(place).to_have_text("3 of 4")
        page.get_by_role("button", name="The deal").click()
        expect(place).to_have_text("1 of 4")
        page.get_by_label("Speed").select_option(index=3)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(place).to_have_text("4 of 4")
        page.get_by_role("button", name="Hands").click()
        expect(page.get_by_role("region", name="Hands")).to_contain_text("Tokyo")


@pytest.mark.breadth
def test_a_line_of_the_result_leads_to_its_moment(person: Someone) -> None:
    with person() as anna:
        page = won(anna)
        page.get_by_role("link", name=re.compile("discovers the cure for blue")).click()
        expect(page.get_by_text("4 of 4")).to_be_visible()


@pytest.mark.breadth
def test_a_running_game_is_replayed_from_ones_own_point_of_view(person: Someone) -> None:
    with person() as anna, person() as ben:
        position = NEARLY_WON | {"hands": "private"}
        table = opened(anna, position, visibility="invite")
        page = anna.goes(f"/t/{table}")
        sits(page)
        other = joins(ben, table)
        other.locator("#city-essen").wait_for()
        anna.goes(f"/t/{table}/replay").get_by_role("button", name="Hands").click()
        hands = page.get_by_role("region", name="Hands")
        expect(hands).to_contain_text("Tokyo")
        expect(hands).not_to_contain_text("Milan")


def current(page: Page) -> Locator:
    """Return the line of the moment that the replay shows."""
    return page.locator("[data-at][aria-current]")


@pytest.mark.breadth
def test_two_people_watch_a_replay_together(person: Someone) -> None:
    with person(name="Anna") as anna, person("de", name="Ben") as ben:
        opened(ben)  # he has a name
        page = won(anna)
        page.locator("dialog a[href$='/replay']").click()
        page.locator("[data-at='1']").click()
        page.locator("[data-do=watch]").click()
        expect(page.locator("[data-do=copy-link]")).to_be_visible()
        expect(page).to_have_url(re.compile("#with="))

        # Ben follows Anna, and sees where she points.
        other = ben.page
        other.goto(page.url)
        expect(other.locator("[data-leader=Anna]")).to_be_visible()
        expect(current(other)).to_have_attribute("data-at", "1")
        page.keyboard.press("ArrowRight")
        expect(current(other)).to_have_attribute("data-at", "2")
        page.locator("#city-lagos .disc").click(force=True)
        expect(other.locator("[data-ping=lagos]")).to_be_visible()

        # He looks around on his own, and comes back.
        other.locator("[data-at='0']").click()
        follow = other.locator("[data-do=follow]")
        page.locator("[data-at='3']").click()
        follow.click()
        expect(current(other)).to_have_attribute("data-at", "3")
        other.locator("[data-do=alone]").click()
        expect(follow).to_be_visible()

        # When Anna stops, he leads; from now on she follows.
        address = page.url
        page.locator("[data-do=stop-watching]").click()
        other.locator("[data-do=lead]").click()
        expect(other.locator("[data-do=copy-link]")).to_be_visible()
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator("[data-leader=Ben]")).to_be_visible()
        other.keyboard.press("Home")
        expect(current(page)).to_have_attribute("data-at", "0")
