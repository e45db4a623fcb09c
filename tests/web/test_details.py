"""Details that players need: names of an edition, costs and warnings, help, sorting."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .arranging import NEARLY_WON, Position, arranged, joins, opened, sits
from .looking import action
from .people import PATIENCE, PHONE, Person

Someone = Callable[..., Person]

KEYS = Path(__file__).parent.parent.parent / "web" / "src" / "table" / "keyboard" / "shortcuts.ts"
# Four cards of a set of five, in Chicago, whose card is one of them.
NEARLY_A_SET: Position = NEARLY_WON | {
    "players": [
        {"role": "medic", "city": "chicago", "hand": ["chicago", "essen", "london", "milan"]},
        {"role": "scientist", "city": "chicago", "hand": ["tokyo"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "stations": ["atlanta"],
    "player_discards": ["cairo", "algiers", "paris"],
}
# Records the positions where the Scientist's pawn is drawn.
WATCH = """(patience) => { window.gone = new Promise((done) => {
  const places = [];
  const pawn = document.querySelector('[data-pawn=scientist]');
  const note = () => {
    places.push(pawn.dataset.at);
    if (places.length === 2) done(places);
  };
  new MutationObserver(note).observe(pawn, { attributeFilter: ['data-at'] });
  setTimeout(() => done(places), patience);
}) }"""
LOOK_AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', { get: () => away, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
BROKEN = "Breaks up a set: 4 blue cards"


@pytest.mark.breadth
@pytest.mark.parametrize(("edition", "name"), [("2008", "Toronto"), ("2013", "Montréal")])
def test_the_board_names_its_cities_as_its_edition_does(
    person: Someone, edition: str, name: str
) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET | {"edition": edition})
        place = page.locator("#city-montreal")
        expect(place.locator("text")).to_have_text(name)
        page.keyboard.press("/")
        page.keyboard.type(f"drive {name}")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text(f"The Medic moves to {name}.")


@pytest.mark.breadth
def test_spending_a_card_of_a_nearly_complete_set_shows_a_warning(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET)
        for chip in ("build", "share", "fly"):
            action(page, chip).click()
            expect(page.get_by_role("dialog").get_by_text(BROKEN).first).to_be_visible()
            page.keyboard.press("Escape")
        page.locator("#city-essen .disc").click(force=True)
        expect(page.locator("[data-way='direct essen']")).to_contain_text(BROKEN)
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        page.keyboard.type("build")
        expect(page.locator("#offer-0")).to_contain_text("costs the Chicago card")
        expect(page.locator("#offer-0")).to_contain_text(BROKEN)
        expect(page.locator("[data-do=undo]")).to_be_disabled()  # there is nothing to undo


@pytest.mark.breadth
def test_a_button_that_spends_a_card_names_it(person: Someone) -> None:
    with person() as anna:
        players = [
            {"role": "medic", "city": "chicago", "hand": ["chicago"]},
            NEARLY_A_SET["players"][1],
        ]
        page = arranged(anna, NEARLY_A_SET | {"players": players})
        key = page.locator("[data-action=build]")
        expect(key).to_have_accessible_name(re.compile("costs the Chicago card"))
        key.hover()
        expect(page.locator("[data-dock=turn] .pointed")).to_contain_text("costs the Chicago card")


@pytest.mark.breadth
def test_a_way_that_joins_another_pawn_is_labelled(person: Someone) -> None:
    players = [{"role": "dispatcher", "city": "paris", "hand": []}, *NEARLY_A_SET["players"][1:]]
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET | {"players": players})
        page.locator("#city-chicago").focus()
        page.keyboard.press("Shift+Enter")
        expect(page.get_by_text("Join another pawn: Paris → Chicago")).to_be_visible()


@pytest.mark.breadth
def test_the_hand_proposes_the_cheapest_discard_and_says_what_each_would_cost(
    person: Someone,
) -> None:
    hand = ["essen", "london", "milan", "paris", "tokyo", "cairo", "delhi", "airlift"]
    position = NEARLY_A_SET | {
        "players": [
            {"role": "medic", "city": "cairo", "hand": hand},
            {"role": "scientist", "city": "cairo", "hand": []},
        ],
        "diseases": {"black": "cured"},
        "turn": {"seat": 0, "phase": "discard", "resume": ["infect"]},
        "player_discards": [],
    }
    with person() as anna:
        page = arranged(anna, position)
        cards = page.locator(".hand [data-card]")
        expect(cards).to_have_count(len(hand))
        expect(page.locator(".hand [aria-pressed=true]")).to_have_attribute("data-card", "cairo")
        expect(page.locator("[data-do=discard]")).to_have_text("Discard Cairo")
        expect(page.locator(".hand [data-card=essen]")).to_contain_text("4 → 3 of 5")
        page.locator(".hand [data-card=tokyo]").click()
        expect(page.locator("[data-do=discard]")).to_have_text("Discard Tokyo")
        page.locator("[data-do=discard]").click()
        expect(cards).to_have_count(len(hand) - 1)


@pytest.mark.breadth
def test_cards_and_actions_lead_to_their_rules_and_say_why_not(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET)
        page.locator("[data-action=build]").focus()
        page.keyboard.press("?")
        expect(page.locator("dialog [data-rule='R4.6']")).to_be_in_viewport()
        page.keyboard.press("Escape")
        page.locator(".hand [data-card=essen]").click(button="right")
        expect(page.locator("dialog [data-rule='R4.10']")).to_be_in_viewport()
        page.keyboard.press("Escape")
        anna.types("pass")
        expect(page.get_by_role("img", name="0 actions left")).to_be_visible()
        page.locator(".hand [data-card=essen]").click()
        expect(page.get_by_role("alert")).to_contain_text("There are no more actions this turn")


@pytest.mark.breadth
def test_the_help_begins_with_one_page_about_the_game_being_played(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET | {"edition": "2008", "epidemics": 6})
        page.keyboard.press("?")
        sheet = page.get_by_role("tabpanel", name="Overview")
        expect(sheet).to_contain_text("This game: 2 players, 6 epidemics, 2008 rules.")
        expect(sheet.get_by_text("in this game", exact=True)).to_have_count(2)
        expect(sheet).not_to_contain_text("Quarantine Specialist")  # of 2013
        expect(sheet.locator(".picture")).to_have_count(16)
        sheet.get_by_role("button", name="Rule R8").click()
        expect(page.locator("dialog [data-rule='R8.1']")).to_be_in_viewport()


@pytest.mark.breadth
def test_every_key_of_the_table_is_listed_in_the_help(person: Someone) -> None:
    known = set(re.findall(r"^    '?([a-z?])'?: ", KEYS.read_text("utf-8"), re.MULTILINE))
    assert {"p", "w", "?"} < known
    with person() as anna:
        page = anna.goes("/")
        page.get_by_role("button", name="Rules").click()
        page.get_by_role("tab", name="Keyboard").click()
        page.locator("dialog kbd").first.wait_for()
        listed = [one.inner_text().lower() for one in page.locator("dialog kbd").all()]
        assert {*listed} - {"/", "f6", "enter"} == known


@pytest.mark.breadth
def test_the_why_command_accepts_city_names_in_the_language_of_the_page(person: Someone) -> None:
    with person("pl") as anna:
        page = arranged(anna, NEARLY_A_SET)
        page.keyboard.press("/")
        page.keyboard.type("why direct Kair")
        page.keyboard.press("Enter")
        expect(page.locator(".command [role=status]")).to_contain_text("Kair")


@pytest.mark.breadth
def test_polish_names_may_be_typed_without_diacritics(person: Someone) -> None:
    with person("pl") as anna:
        page = arranged(anna, NEARLY_A_SET)
        page.keyboard.press("/")
        page.keyboard.type("stambul")
        expect(page.locator("#offer-0")).to_contain_text("Stambuł")


@pytest.mark.breadth
def test_the_way_under_the_mouse_is_updated_when_the_pawn_moves(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET)
        steps = page.locator(".board .route")
        page.locator("#city-miami .disc").hover(force=True)
        expect(steps).to_have_count(2)
        anna.types("drive atlanta")
        expect(steps).to_have_count(1)
        anna.types("drive miami")
        expect(steps).to_have_count(0)


# Two drives from Miami, without a card to fly there.
TWO_DRIVES: Position = NEARLY_A_SET | {
    "players": [{"role": "medic", "city": "chicago"}, {"role": "scientist", "city": "chicago"}]
}


@pytest.mark.breadth
def test_the_focused_city_shows_the_cost_of_the_way_there(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TWO_DRIVES)
        hint, miami = page.locator(".board .hint"), page.locator("#city-miami")
        page.locator("#city-chicago").focus()
        for cost in ("1 action", "2 actions"):
            page.keyboard.press("ArrowDown")
            expect(hint).to_have_text(cost)
        expect(miami).to_be_focused()
        expect(miami).to_have_accessible_name(re.compile("2 actions"))
        page.keyboard.press("Enter")
        expect(page.get_by_role("menuitem").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("[data-pawn=medic]")).to_have_attribute("data-at", "miami")
        expect(hint).to_have_count(0)


@pytest.mark.breadth
def test_a_tap_that_would_spend_several_actions_asks_first(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = arranged(anna, TWO_DRIVES)
        pawn = page.locator("[data-pawn=medic]")
        page.locator("#city-miami .disc").tap(force=True)
        expect(page.locator("[data-way]")).to_contain_text("2 actions")
        expect(pawn).to_have_attribute("data-at", "chicago")
        page.locator("[data-way]").tap()
        expect(pawn).to_have_attribute("data-at", "miami")
        page.locator("#city-atlanta .disc").tap(force=True)
        expect(pawn).to_have_attribute("data-at", "atlanta")


@pytest.mark.breadth
def test_discards_can_be_sorted(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET)
        page.get_by_role("tab", name="Decks").click()
        page.get_by_text("Player discards: 3").click()
        cards = page.locator(".decks details[open] [data-card]")

        def shown() -> list[str | None]:
            return [one.get_attribute("data-card") for one in cards.all()]

        order = page.get_by_label("Sort discards")
        expect(cards).to_have_count(3)
        assert shown() == ["paris", "algiers", "cairo"]  # by disease
        order.select_option("name")
        assert shown() == ["algiers", "cairo", "paris"]
        anna.types("direct essen")
        expect(page.get_by_text("Player discards: 4")).to_be_visible()
        order.select_option("newest")
        assert shown()[0] == "essen"


@pytest.mark.breadth
def test_the_protection_of_the_medic_is_drawn_and_in_the_accessible_name(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_A_SET)
        expect(page.locator("[data-free]")).to_have_count(3)
        drawn = [one.get_attribute("data-free") for one in page.locator("[data-free]").all()]
        assert drawn == ["yellow", "black", "red"]
        name = page.locator("#city-chicago").get_attribute("aria-label") or ""
        assert "Kept free of yellow, black, and red by the Medic" in name


@pytest.mark.breadth
def test_a_returning_player_can_read_the_events_since_their_last_turn(person: Someone) -> None:
    calm = {"infection_deck": {"next": ["lagos", "osaka", "sydney", "santiago"]}}
    position = NEARLY_A_SET | calm | {"player_deck": {"next": ["lima", "bogota", "cairo", "delhi"]}}
    position |= {"player_discards": [], "turn": {"seat": 0, "phase": "draw"}}
    with person(moving=True) as anna, person(name="Ben") as ben:
        table = opened(anna, position, visibility="invite")
        page = anna.goes(f"/t/{table}")
        sits(page)
        joins(ben, table)
        page.locator("[data-do=draw]").click()
        ben.page.locator("[data-do=draw]").wait_for()
        page.evaluate(LOOK_AWAY, True)
        ben.types("drive montreal")
        expect(page.get_by_role("log")).to_contain_text("Montréal")
        page.evaluate(LOOK_AWAY, False)
        expect(page.locator("[data-do=since]")).to_be_visible()
        page.reload()
        page.locator("[data-do=since]").click()
        news = page.get_by_role("dialog", name="Since your last turn")
        expect(news).to_contain_text("The Scientist moves to Montréal.")
        expect(news).not_to_contain_text("Lima")  # which Anna drew herself
        page.evaluate(WATCH, PATIENCE)
        news.locator("[data-do=again]").click()
        assert page.evaluate("window.gone") == ["chicago", "montreal"]
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_role("slider")).to_be_visible()
