"""Bots and the coach in the browser: strengths, reasons, advice, the review of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from fourcures.bots.coach.explain import CODES
from fourcures.bots.coach.questions import advise_turns
from fourcures.bots.warm_up import ensure_compiled
from fourcures.engine.game import Game
from fourcures.text.language import LANGUAGES, Language
from tests.locales.messages import dashed, messages

from .arranging import A_STEP_AWAY, AT_THE_EDGE, arranged, joins, opened
from .people import Person

Someone = Callable[..., Person]


@pytest.fixture(scope="module", autouse=True)
def machine_code() -> None:
    """Compile before the tests."""
    ensure_compiled()


def coach(page: Page) -> Locator:
    """Open and return the coach's tab."""
    page.get_by_role("tab", name="Coach").click()
    return page.get_by_role("region", name="Coach")


def advised(page: Page) -> Locator:
    """Return the best turn that the coach finds."""
    panel = coach(page)
    panel.get_by_role("button", name="What would you do?").click()
    best = panel.get_by_role("article", name="The best turn found")
    best.wait_for()
    return best


def lost(page: Page, person: Person) -> None:
    """Pass the turn in a position where that loses the game."""
    person.types("pass", "next")
    page.get_by_role("dialog", name="Game over").wait_for()


@pytest.mark.breadth
def test_the_win_chance_is_refined_to_4000_games(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        shown = coach(page).locator("[data-chance]")
        expect(shown).to_have_attribute("data-chance", "4000")
        expect(shown).to_have_text(re.compile(r"^\d+(\.\d)?%$"))
        expect(coach(page)).to_contain_text("simulated games: 4,000")


def test_the_coach_advises_when_asked_and_draws_when_told(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        best = advised(page)
        expect(best).to_contain_text("The cure for blue wins the game.")
        expect(best.get_by_role("listitem").first).to_contain_text("to Paris")
        expect(best).not_to_contain_text("Aim:")
        best.get_by_role("button", name="Why?").click()
        expect(best.get_by_role("listitem").first).to_contain_text("Aim: the cure for blue.")
        expect(best.get_by_role("listitem").nth(1)).to_contain_text("Cure blue with Essen")
        expect(page.locator("#city-paris.chosen")).to_have_count(0)
        best.get_by_role("button", name="Show on the map").click()
        expect(page.locator("#city-paris.chosen")).to_have_count(1)
        anna.types("drive paris")
        expect(best.get_by_role("listitem").first).to_contain_text("Done:")
        page.locator("[data-do=undo]").click()
        expect(best).not_to_contain_text("Done:")
        anna.types("drive london")
        expect(best).to_contain_text("The game has taken a different course since then.")


def test_an_advised_turn_is_played_at_once(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        best = advised(page)
        best.get_by_role("button", name="Show on the map").click()
        expect(page.locator("[data-number=paris]")).to_have_text(re.compile("1.2"))
        best.get_by_role("button", name="Play this turn").click()
        expect(page.get_by_text("All four cures discovered!").first).to_be_visible()


@pytest.mark.breadth
def test_an_advised_turn_that_can_no_longer_be_made_is_not_shown(person: Someone) -> None:
    game = Game.from_position(A_STEP_AWAY)
    best, second = advise_turns(game.view(game.state["turn"]))
    apart = next(
        at
        for at, pair in enumerate(zip(best.moves, second.moves, strict=False))
        if len({*pair}) > 1
    )
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        advised(page)
        expect(page.locator("[data-advised]")).to_have_count(2)
        anna.types(*best.moves[: apart + 1])
        expect(page.locator("[data-advised='1']")).to_have_count(0)
        page.locator("[data-do=undo]").click()
        expect(page.locator("[data-advised]")).to_have_count(2)


@pytest.mark.breadth
def test_without_a_coach_there_is_no_tab(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY)
        expect(page.get_by_role("tab", name="Threats")).to_be_visible()
        expect(page.get_by_role("tab", name="Coach")).to_have_count(0)


def test_the_review_draws_the_curve_and_leads_to_a_turning_point(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, AT_THE_EDGE)
        lost(page, anna)
        review = page.locator("[data-review=done]")
        review.wait_for()
        expect(review.locator("polyline")).to_have_attribute("points", re.compile(r"\d \d"))
        expect(review.get_by_role("img")).to_have_accessible_name(re.compile("0% at the end"))
        review.get_by_text("Show the numbers").click()
        expect(review.get_by_role("row").last).to_contain_text("0%")
        turning = review.get_by_role("link").last
        expect(turning).to_contain_text("→ 0%")
        turning.click()
        expect(page).to_have_url(re.compile(r"/replay#\d+$"))
        expect(page.locator("[data-at][aria-current=step]")).to_contain_text("OUTBREAK 8 of 8")


@pytest.mark.breadth
def test_a_turn_of_the_review_is_compared_with_a_better_one_and_shared(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, AT_THE_EDGE)
        lost(page, anna)
        page.get_by_role("link", name="Review the game").click()
        page.locator("main[data-review=done]").wait_for()
        turn = page.get_by_role("region", name="Turn 1", exact=True)
        expect(turn).to_contain_text("Pass: give up 4 actions")
        expect(turn.get_by_role("listitem").nth(1)).to_contain_text("Lagos")
        expect(turn).to_contain_text("Why?")
        expect(page.locator("[data-number=lagos]")).to_be_visible()
        page.get_by_role("region", name="Decisions", exact=True).get_by_role("link").click()
        expect(page).to_have_url(re.compile(r"/review#1$"))
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(r"/review#1$"))
        page.get_by_role("link", name="Watch this turn").click()
        expect(page).to_have_url(re.compile(r"/replay#\d+$"))


@pytest.mark.breadth
def test_a_bot_of_any_strength_takes_over_a_seat_and_says_why(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, AT_THE_EDGE, visibility="invite")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        joins(ben, table)
        page.locator('summary[aria-label="The Medic’s seat"]').click()
        page.get_by_label("Bot strength").select_option("Fox")
        page.get_by_role("button", name="Hand over to a bot").click()
        for log in (page.get_by_role("log"), ben.page.get_by_role("log")):
            expect(log).to_contain_text("Bot Fox 1 takes the Medic’s seat")
            expect(log).to_contain_text("Plan:")
            expect(log).not_to_contain_text("before treating")
            head = log.locator("[data-turn='1'] [aria-expanded]")
            head.click()  # from now on it does not close by itself
            if head.get_attribute("aria-expanded") == "false":
                head.click()
            log.get_by_role("button", name="Why?").first.click()
            expect(log).to_contain_text("3 yellow cubes before treating")
        expect(page.get_by_role("group", name="Team")).to_contain_text("Bot Fox 1")


ALREADY = "This hand already has 4 red cards; a cure needs 4."
STAYS = re.compile(
    r"(The cure for yellow has already been discovered|\d \w+ cards? stays? in the hand"
    r"|it is the only \w+ card in the hand)"
)


@pytest.mark.breadth
def test_a_bot_says_why_it_declines_and_why_it_discards(person: Someone) -> None:
    """A complete set must not be broken; one card too many must be discarded."""
    cards = ["tokyo", "osaka", "seoul", "taipei", "lima", "lagos", "cairo"]
    position = {
        "hands": "open",
        "players": [
            {"role": "researcher", "city": "tokyo", "hand": ["sydney"]},
            {"role": "scientist", "city": "tokyo", "hand": cards},
        ],
        "diseases": {"yellow": "cured"},
        "cubes": {"lima": {"yellow": 1}},
    }
    with person() as anna:
        page = anna.goes(f"/t/{opened(anna, position, visibility='invite')}")
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_text("Swift").click()
        page.get_by_role("button", name="Add a bot", exact=True).click()
        log = page.get_by_role("log")
        anna.types("take tokyo from scientist")
        expect(log).to_contain_text(ALREADY)
        anna.types("give sydney to scientist")
        log.get_by_role("button", name="Why?").click()
        expect(log).to_contain_text(STAYS)


@pytest.mark.breadth
def test_the_lobby_and_the_waiting_room_offer_the_strength(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        expect(page.get_by_role("radio", name="Fox")).to_be_checked()
        page.get_by_text("Owl").click()
        expect(page.get_by_text("thinks longest")).to_be_visible()
        page.get_by_role("button", name="Play with bots").click()
        expect(page.get_by_role("group", name="Team")).to_contain_text("Bot Owl 2")
        page = anna.goes(f"/t/{opened(anna, visibility='invite', players=3)}")
        page.get_by_text("Swift").click()
        page.get_by_role("button", name="Add a bot", exact=True).first.click()
        expect(page.get_by_role("listitem").first).to_contain_text("Swift")


@pytest.mark.breadth
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_coach_speaks_every_language(person: Someone, language: str) -> None:
    with person(language) as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        page.locator("[data-tab=coach]").click()
        page.locator("[data-do=advice]").click()
        best = page.locator("[data-advised='0']")
        best.wait_for()
        say = Language(language)
        blue = say.name("disease-blue")
        expect(best).to_contain_text(say("says-wins", disease=blue))
        best.locator("[data-do=why-advice]").click()
        expect(best).to_contain_text(say("why-aim-cures", disease=blue))


def test_every_reason_of_a_bot_has_its_sentence() -> None:
    said = {dashed(code) for code in (*CODES.values(), "moves", "declines")}
    said -= {"goes-on"}  # it has no sentence
    varied = {
        "treats": ("-both", "-cubes"),
        "moves": ("-both", "-cubes", "-risk", "-way"),
        "discards": ("", "-cured", "-keeps"),
        "declines": ("", "-keeps"),
    }
    wanted = {f"why-{code}{kind}" for code in said for kind in varied.get(code, ("",))}
    named = {name for name in messages("en") if name.startswith("why-")}
    assert wanted == {name for name in named if not name.startswith("why-aim-")}
