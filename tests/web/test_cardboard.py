"""Playing along with the board game: enter its cards in the browser, get odds and advice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import size, sweep

from . import arranging
from .cardboard import INFECTED, MEDIC, SCIENTIST, TOLD, beside, field, laying_out, types
from .people import PHONE, Person

Someone = Callable[..., Person]


def hand(page: Page, seat: int) -> set[str | None]:
    """Return the cards of a hand in the team panel."""
    cards = page.locator(".team article").nth(seat).locator("[data-card]")
    cards.first.wait_for()
    return {card.get_attribute("data-card") for card in cards.all()}


def asked(page: Page, question: str) -> None:
    expect(page.locator("dialog [role=status]")).to_have_text(question)


def told(page: Page) -> list[str | None]:
    return [one.get_attribute("data-told") for one in page.locator("[data-told]").all()]


def draws(page: Page) -> None:
    arranging.draws(page)
    asked(page, "Which player card was drawn? (1 of 2)")


@pytest.mark.breadth
def test_a_set_up_can_be_entered_by_keyboard(person: Someone) -> None:
    with person() as anna:
        page = laying_out(anna)
        types(page, "par", "ess", "mil", "lim", "bog", "mia", "cai", "del", "tok")
        types(page, "lon", "syd", "mad", "lag", "man", "seo", "osa")
        expect(page.locator("[data-do=begin]")).to_be_disabled()
        types(page, "riy")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=re.compile("^Paris, blue. 3 blue"))).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Lima, yellow. 2 yel"))).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Tokyo, red. 1 red"))).to_be_visible()
        assert hand(page, 0) == set(MEDIC)
        assert hand(page, 1) == set(SCIENTIST)


@pytest.mark.breadth
def test_a_set_up_can_be_entered_by_touch(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = laying_out(anna)
        page.locator("[data-only=red]").tap()
        expect(page.locator("[data-pick]")).to_have_count(12)
        page.locator("[data-pick=tokyo]").tap()
        expect(page.locator("[data-pick=tokyo]")).to_have_count(0)
        page.locator("[data-told=tokyo]").tap()
        for card in TOLD:
            page.locator(f"[data-pick={card}]").tap()
        page.locator("[data-do=begin]").tap()
        page.locator("#city-atlanta").wait_for()
        page.locator("[data-tab=team]").tap()
        assert hand(page, 1) == set(SCIENTIST)


@pytest.mark.breadth
@pytest.mark.parametrize(
    ("language", "typed", "city"),
    sweep(
        [
            ("de", "mail", "milan"),
            ("de", "milan", "milan"),  # English works if German has no such word
            ("en", "sao p", "sao_paulo"),
            ("en", "angeles", "los_angeles"),
            ("pl", "lodyn", None),
            ("pl", "londyn", "london"),
            ("ru", "сан ф", "san_francisco"),
        ]
    ),
)
def test_city_names_can_be_typed_in_the_language_of_the_page(
    person: Someone, language: str, typed: str, city: str | None
) -> None:
    with person(language) as anna:
        page = laying_out(anna)
        field(page).fill(typed)
        field(page).press("Enter")
        expect(page.locator("[data-told]")).to_have_count(int(city is not None))
        assert told(page) == [city] * (city is not None)


@pytest.mark.breadth
def test_the_2008_edition_has_its_own_roles_and_city_names(person: Someone) -> None:
    with person() as anna:
        page = laying_out(anna)
        page.locator("[data-role=contingency_planner]").click()
        page.get_by_text("2008 edition").click()
        expect(page.locator("[data-group]")).to_have_count(5)  # that role is not in this edition
        types(page, "toronto")
        assert told(page) == ["montreal"]


@pytest.mark.breadth
def test_an_unfinished_set_up_survives_a_reload(person: Someone) -> None:
    with person() as anna:
        page = laying_out(anna, "paris", "essen", "milan", "lima")
        page.reload()
        expect(page.locator("[data-group='2']")).to_have_text("2 cubes 1/3")
        assert told(page) == ["lima"]
        types(page, *TOLD[4:])
        page.keyboard.press("Enter")
        page.locator("#city-atlanta").wait_for()
        page.go_back()  # the next game has the same players but other cards
        expect(page.locator("[data-role=medic]")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-group=medic]")).to_have_text("Medic 0/4")


@pytest.mark.breadth
def test_an_earlier_card_or_role_of_the_set_up_can_be_corrected(person: Someone) -> None:
    with person() as anna:
        page = laying_out(anna, *INFECTED, "london")
        page.locator("[data-group='3']").click()
        assert told(page) == INFECTED[:3]
        page.locator("[data-told=essen]").click()
        types(page, "washington")
        assert told(page) == ["london"]  # as it was left
        field(page).press("Backspace")
        expect(page.locator("[data-told]")).to_have_count(0)
        page.locator("[data-role=researcher]").click()
        expect(page.locator("[data-group=medic]")).to_have_text("Medic 0/3")


@pytest.mark.breadth
def test_a_refused_set_up_can_be_submitted_again(person: Someone) -> None:
    with person() as anna:
        page = laying_out(anna, *TOLD)
        refusal = {
            "code": "bad_setup",
            "args": {"field": "setup", "problem": "It is not Tuesday"},
            "message": "",
        }
        page.route("**/api/tables", lambda route: route.fulfill(status=400, json=refusal))
        page.locator("[data-do=begin]").click()
        expect(page.get_by_role("alert")).to_have_text("The game cannot be set up like this.")
        assert told(page) == TOLD
        page.unroute("**/api/tables")
        page.locator("[data-do=begin]").click()
        page.locator("#city-atlanta").wait_for()
        anna.wrong.clear()  # the browser logs the 400


@pytest.mark.breadth
def test_a_turn_with_an_epidemic_is_entered_card_by_card(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        draws(page)
        types(page, "beijing")
        asked(page, "Which player card was drawn? (2 of 2)")
        page.locator("[data-pick=epidemic]").click()
        asked(page, "Which card is at the bottom of the infection deck?")
        expect(page.locator("[data-pick=paris]")).to_have_count(0)  # it is among the discards
        types(page, "algiers")
        asked(page, "Which infection card comes next?")
        expect(page.locator("[data-pick]")).to_have_count(10)  # which came back on top
        types(page, "tokyo", "cairo")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(".refusal")).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("^Cairo, black. 2 bl"))).to_be_visible()
        expect(page.get_by_text("Your turn as Scientist")).to_be_visible()
        assert hand(page, 0) == {*MEDIC, "beijing"}


@pytest.mark.breadth
def test_closing_an_event_window_asks_for_the_infection_card(person: Someone) -> None:
    with person() as anna:
        page = beside(anna, [*SCIENTIST[:3], "airlift"])
        draws(page)
        types(page, "beijing", "algiers")
        page.locator("[data-do=go_on]").click()
        asked(page, "Which infection card comes next?")
        types(page, "algiers")
        expect(page.get_by_role("button", name=re.compile("^Algiers, black. 1"))).to_be_visible()


@pytest.mark.breadth
def test_a_wrongly_entered_card_can_be_removed_in_the_dialog(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        draws(page)
        types(page, "beijing", "epidemic")
        asked(page, "Which card is at the bottom of the infection deck?")
        page.locator("[data-do=back]").click()
        asked(page, "Which player card was drawn? (2 of 2)")
        assert told(page) == ["beijing"]
        page.mouse.click(5, 5)  # outside the dialog: no entered card is lost
        field(page).press("Backspace")
        asked(page, "Which player card was drawn? (1 of 2)")
        expect(page.locator("[data-do=back]")).to_have_count(0)


@pytest.mark.breadth
def test_a_cancelled_draw_changes_nothing(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        draws(page)
        types(page, "beijing")
        asked(page, "Which player card was drawn? (2 of 2)")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_text("Your turn as Medic: 4 actions left")).to_be_visible()
        assert hand(page, 0) == set(MEDIC)
        draws(page)


@pytest.mark.breadth
def test_undo_takes_back_a_whole_draw(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        anna.types("pass")
        page.locator("[data-do=draw]:not([data-unused])").wait_for()
        draws(page)
        types(page, "beijing", "lima", "algiers", "sydney")
        expect(page.get_by_text("Your turn as Scientist")).to_be_visible()
        page.locator("[data-do=undo]").click()
        expect(page.get_by_text("Your turn as Medic")).to_be_visible()
        assert hand(page, 0) == set(MEDIC)
        draws(page)
        expect(page.locator("[data-pick=beijing]")).to_be_visible()


@pytest.mark.breadth
def test_an_undone_turn_is_not_counted(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        turn = page.locator("[data-region=status]").get_by_text(re.compile(r"^Turn \d+$"))
        expect(turn).to_have_text("Turn 1")
        for _ in range(size(1, 2, 2)):
            draws(page)
            types(page, "beijing", "lima", "algiers", "sydney")
            expect(turn).to_have_text("Turn 2")
            page.locator("[data-do=undo]").click()
            expect(turn).to_have_text("Turn 1")
            page.locator("[data-do=undo]").click()
            expect(page.get_by_text("Your turn as Medic: 4 actions left")).to_be_visible()
            expect(turn).to_have_text("Turn 1")


@pytest.mark.breadth
def test_reset_takes_back_only_moves_of_the_current_turn(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        reset = page.locator("[data-do=reset]")
        draws(page)
        types(page, "beijing", "lima", "algiers", "sydney")
        expect(page.get_by_text("Your turn as Scientist: 4 actions left")).to_be_visible()
        expect(page.locator("[data-do=undo]")).to_be_enabled()
        expect(reset).to_be_disabled()
        anna.types("drive chicago", "drive atlanta")
        expect(page.get_by_text("Your turn as Scientist: 2 actions left")).to_be_visible()
        reset.click()
        expect(page.get_by_text("Your turn as Scientist: 4 actions left")).to_be_visible()
        expect(reset).to_be_disabled()


def test_odds_chance_and_advice_work_with_a_real_deck(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        page.keyboard.press("h")
        page.locator("[data-odds]").first.wait_for()
        page.locator("[data-tab=coach]").click()
        page.locator("[data-do=numbers]").click()
        page.locator("[data-chance]").wait_for()
        page.locator("[data-do=advice]").click()
        page.locator("[data-do=play-advice]").wait_for()


@pytest.mark.breadth
def test_actions_that_need_a_deal_or_a_bot_are_not_offered(person: Someone) -> None:
    with person() as anna:
        page = beside(anna, [*SCIENTIST[:3], "airlift"])
        page.locator(".menu summary").first.click()
        expect(page.locator(".options").first.locator("button")).to_have_count(
            1
        )  # only the power of the role
        page.keyboard.press("Escape")
        page.locator("[data-tab=decks]").click()
        expect(page.get_by_text("The cards come from the real deck")).to_be_visible()
        draws(page)
        types(page, "beijing", "lima")
        page.locator("[data-do=go_on]").wait_for()
        expect(page.locator("p.waiting select")).to_have_count(0)


@pytest.mark.breadth
def test_a_lost_game_shows_no_deal_and_can_be_undone(person: Someone) -> None:
    with person() as anna:
        page = beside(anna)
        draws(page)
        types(page, "epidemic", "beijing", "london", "paris", "essen")  # eight outbreaks
        page.locator("dialog .result").wait_for()
        page.locator("[data-review=done]").wait_for()
        expect(page.get_by_role("heading", name="The deal")).to_have_count(0)
        expect(page.get_by_role("button", name="Play the same deal again")).to_have_count(0)
        page.get_by_role("button", name="Back to the board").click()
        page.locator("[data-do=undo]").click()
        expect(page.get_by_text("Your turn as Medic")).to_be_visible()
        draws(page)
        types(page, "epidemic", "beijing", "london", "paris", "essen")
        page.get_by_role("button", name="Play again").click()
        heading = page.get_by_role("heading", name="Companion for the real board game")
        expect(heading).to_be_visible()
