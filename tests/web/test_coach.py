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

from .arranging import A_STEP_AWAY, AT_THE_EDGE, arranged, joins, opened, sits
from .people import DESKTOP, PHONE, SMALL, Person
from .screens import SCREENS

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
    """Return the note with the best turn that the coach finds."""
    panel = coach(page)
    panel.get_by_role("button", name="What would you do?").click()
    best = panel.get_by_role("article")
    panel.locator("[data-do=play-advice]").wait_for()
    return best


def lost(page: Page, person: Person) -> None:
    """Pass the turn in a position where that loses the game."""
    person.types("pass", "next")
    page.get_by_role("dialog", name="Game over").wait_for()


@pytest.mark.breadth
def test_the_win_chance_is_shown_on_request_and_refined_to_4000_games(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        panel = coach(page)
        shown = panel.locator("[data-chance]")
        expect(shown).to_have_count(0)
        expect(panel).not_to_contain_text("%")
        panel.get_by_role("button", name="Numbers").click()
        expect(shown).to_have_attribute("data-chance", "4000")
        expect(shown).to_contain_text(re.compile(r"\d+(\.\d)?%"))
        expect(panel).to_contain_text("simulated games: 4,000")


def test_the_note_says_what_why_and_how_and_draws_it_while_it_is_open(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        best = advised(page)
        expect(best.get_by_role("heading")).to_have_text("Cure blue and win")
        expect(best).to_contain_text("Four cures win the game.")
        rather = best.locator("[data-part=rather]")
        expect(rather).to_contain_text("Why not go to Atlanta? That would miss a win")
        steps = best.get_by_role("listitem")
        expect(steps.first).to_contain_text("to Paris")
        expect(best).not_to_contain_text("Aim:")
        page.get_by_role("button", name="Numbers").click()
        expect(steps.first).to_contain_text("Aim: the cure for blue.")
        expect(steps.nth(1)).to_contain_text("Cure blue with Essen")
        expect(page.locator("[data-number=paris]")).to_have_text(re.compile("1.2"))
        page.get_by_role("tab", name="Log").click()
        expect(page.locator("[data-number=paris]")).to_have_count(0)
        coach(page)
        expect(page.locator("[data-number=paris]")).to_have_count(1)
        anna.types("drive paris")
        expect(steps.first).to_contain_text("Done:")
        page.locator("[data-do=undo]").click()
        expect(best).not_to_contain_text("Done:")
        anna.types("drive milan")
        expect(best.get_by_role("heading")).to_have_text("Cure blue and win")
        expect(best).to_contain_text("The game has taken a different course since then.")
        expect(steps).to_have_count(0)


SIZES = [(1440, 900), (1366, 768), DESKTOP, SMALL, PHONE]


@pytest.mark.parametrize(
    "size",
    [
        size if size in (SMALL, PHONE) else pytest.param(size, marks=pytest.mark.breadth)
        for size in SIZES
    ],
    ids=str,
)
def test_the_key_that_plays_the_turn_is_always_in_sight_and_the_only_lit_one(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size) as anna:
        page = SCREENS["coach"](anna)
        key = page.locator("[data-do=play-advice]")
        expect(key).to_be_in_viewport(ratio=1)
        assert page.locator(".button.primary:visible").all_inner_texts() == ["Play this turn"]
        page.locator("[data-do=numbers]").click()
        page.locator(".coach .bar").wait_for()
        expect(key).to_be_in_viewport(ratio=1)


def test_an_advised_turn_is_played_at_once(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY, help="coach")
        advised(page)
        page.get_by_role("button", name="Play this turn").click()
        expect(page.get_by_text("All four cures discovered!").first).to_be_visible()


@pytest.mark.breadth
def test_a_turn_that_is_played_closes_the_note_on_a_phone_and_can_be_stopped(
    person: Someone,
) -> None:
    with person(size=PHONE, moving=True) as anna:
        page = SCREENS["coach"](anna)
        note, board = page.locator(".coach").bounding_box(), page.locator(".board").bounding_box()
        assert note and board
        assert note["height"] <= PHONE[1] / 2
        assert board["y"] + board["height"] <= note["y"]
        page.locator("[data-do=play-advice]").click()
        expect(page.locator(".coach")).to_have_count(0)
        stop = page.get_by_role("button", name="Stop here")
        expect(page.locator("[data-dock=run]")).to_contain_text("Step 1 of 2")
        stop.click()
        expect(stop).to_have_count(0)
        expect(page.locator("[data-pawn=scientist]")).to_have_attribute("data-at", "paris")
        page.locator("[data-do=note]").click()  # its headline, above the keys
        expect(page.locator(".coach").get_by_role("listitem").first).to_contain_text("Done:")


@pytest.mark.breadth
def test_a_turn_whose_moves_the_player_makes_becomes_the_note(person: Someone) -> None:
    position = A_STEP_AWAY | {"turn": A_STEP_AWAY["turn"] | {"actions_left": 3}}
    game = Game.from_position(position)
    best, second, *_ = advise_turns(game.view(game.state["turn"]))
    apart = next(
        at
        for at, pair in enumerate(zip(best.moves, second.moves, strict=False))
        if len({*pair}) > 1
    )
    with person() as anna:
        page = arranged(anna, position, help="coach")
        note = advised(page)
        expect(note.locator("[data-part=rather]")).to_have_count(1)
        for step in note.get_by_role("listitem").all():
            expect(step.locator("svg")).to_have_count(1)
        anna.types(*second.moves[: apart + 1])
        expect(note).to_contain_text("London")
        expect(note.locator("[data-part=rather]")).to_have_count(0)
        page.locator("[data-do=undo]").click()
        expect(note).to_contain_text("Cure blue and win")


@pytest.mark.breadth
def test_without_a_coach_there_is_no_tab(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, A_STEP_AWAY)
        expect(page.get_by_role("tab", name="Threats")).to_be_visible()
        expect(page.get_by_role("tab", name="Coach")).to_have_count(0)


@pytest.mark.breadth
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
def test_in_a_low_window_the_keys_and_the_reason_of_a_review_stay_in_sight(
    person: Someone,
) -> None:
    with person(size=(1366, 768)) as anna:
        page = arranged(anna, AT_THE_EDGE)
        lost(page, anna)
        page.get_by_role("link", name="Review the game").click()
        page.locator("main[data-review=done]").wait_for()
        turn = page.get_by_role("region", name="Turn 1", exact=True)
        headline = turn.get_by_role("heading", level=2)
        expect(headline).to_contain_text("Turn 1")
        row = page.get_by_role("region", name="Decisions", exact=True).get_by_role("link")
        expect(headline).to_contain_text(row.locator("[data-headline]").inner_text())
        for part in (page.get_by_role("button", name="Next turn"), turn.get_by_text("Why?")):
            expect(part).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.breadth
def test_a_review_says_what_a_discard_cost_and_what_would_have_been_better(
    person: Someone,
) -> None:
    with person() as anna:
        page = SCREENS["review_of_a_discard"](anna)
        turn = page.get_by_role("region", name="Turn 1", exact=True)
        expect(turn.get_by_role("heading", level=2)).to_contain_text("Discarded Lima")
        decided = turn.get_by_role("region", name="Other decisions this turn")
        expect(decided).to_contain_text("Better: Discard the Cairo card.")
        expect(decided).to_contain_text("\u221220")
        row = page.get_by_role("region", name="Decisions", exact=True).get_by_role("link").first
        expect(row).to_contain_text("\u221234")
        expect(row).to_contain_text("Blunder")
        expect(page.get_by_text("20 on discards")).to_be_visible()
        expect(page.get_by_text("Cure missed")).to_be_visible()


@pytest.mark.breadth
def test_a_bot_of_any_strength_takes_over_a_seat_and_says_why(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, AT_THE_EDGE, visibility="invite")
        page = anna.goes(f"/t/{table}")
        sits(page)
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
        expect(page.get_by_role("group", name="Team")).to_contain_text("Fox plays")


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
        expect(page.get_by_label("Seat 2")).to_have_value("careful")
        page.get_by_label("Seat 2").select_option("Bot Owl")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("group", name="Team")).to_contain_text("Bot Owl")
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
        best = page.locator("[data-advised]")
        best.wait_for()
        say = Language(language)
        blue = say.name("disease-blue")
        expect(best).to_contain_text(say("headline-wins", disease=blue))
        page.locator("[data-do=numbers]").click()
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
