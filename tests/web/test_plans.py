"""Planning: a turn tried out with the usual gestures, then played or discarded."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from fourcures.text.language import Language
from tests.sizes import size, sweep

from .arranging import NEARLY_WON, Position, arranged, draws, joins, opened, sends, sits
from .people import PHONE, SOON, Person, until
from .screens import SCREENS
from .test_moves import last_move

Someone = Callable[..., Person]

GERMAN = Language("de")

TRAVELLING: Position = NEARLY_WON | {
    "players": [
        {"role": "dispatcher", "city": "paris", "hand": ["essen", "lima"]},
        {"role": "medic", "city": "cairo", "hand": ["tokyo"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "stations": ["atlanta"],
}
# How a browser's storage may fail, and what it may contain instead of a plan.
STORELESS = {
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full') }",
    "absent": "Object.defineProperty(window, 'sessionStorage', { get() { throw Error('no') } })",
}
NONSENSE = [
    '{"moment": MOMENT, "turns": 7}',
    '{"turns": [{"seat": 0, "moves": []}]}',
    "",
    "{",
    "null",
    "7",
    "[]",
]
REPLACE = """(text) => {
  const [key] = Object.keys(sessionStorage);
  const { moment } = JSON.parse(sessionStorage[key]);
  sessionStorage[key] = text.replace('MOMENT', moment);
}"""


def steps(page: Page) -> Locator:
    return page.locator("[data-step]")


def planned(page: Page, city: str, move: str) -> None:
    page.locator(f"#city-{city} .disc").click(force=True)
    expect(page.locator(f"[data-step='{move}']")).to_be_visible()


def test_a_plan_changes_nothing_before_it_is_adopted(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        page.keyboard.press("p")
        planned(page, "essen", "drive essen")
        planned(page, "st_petersburg", "drive st_petersburg")
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "st_petersburg")
        page.keyboard.press("u")  # removes the last step
        expect(steps(page)).to_have_count(1)
        anna.types("move medic drive algiers", "direct lima")
        expect(steps(page).last).to_contain_text("costs the Lima card")
        assert last_move(anna) == ""
        page.locator("[data-do=adopt]").click()
        expect(page.get_by_role("log")).to_contain_text("The Dispatcher flies to Lima.")
        expect(page.get_by_role("log")).to_contain_text("moves the Medic to Algiers")
        expect(steps(page)).to_have_count(0)


@pytest.mark.breadth
def test_a_command_typed_while_planning_changes_the_plan_and_not_the_game(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        anna.types("drive essen")
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "essen")
        page.keyboard.press("p")
        planned(page, "st_petersburg", "drive st_petersburg")
        anna.types("undo")
        expect(steps(page)).to_have_count(0)
        page.keyboard.press("/")
        for word in ("undo", "reset", "redo", "draw"):
            page.keyboard.type(word)
            expect(page.get_by_text("No legal move matches that.")).to_be_visible()
            page.locator("[aria-controls=command-offers]").fill("")
        for _ in ("the line", "the plan"):
            page.keyboard.press("Escape")
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "essen")
        expect(page.get_by_role("log")).to_contain_text("The Dispatcher moves to Essen.")
        expect(page.get_by_role("log")).not_to_contain_text("undoes a move")


@pytest.mark.breadth
def test_a_plan_can_be_adopted_in_part_and_put_away(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        page.locator("[data-action=plan]").click()
        planned(page, "essen", "drive essen")
        planned(page, "st_petersburg", "drive st_petersburg")
        page.get_by_role("button", name="Play up to step 1").click()
        expect(steps(page)).to_have_count(1)
        expect(page.locator("[data-step='drive st_petersburg']")).to_be_visible()
        assert last_move(anna) == "drive essen"
        page.keyboard.press("Escape")
        expect(steps(page)).to_have_count(0)
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "essen")


def planning_together(anna: Person, ben: Person, position: Position) -> str:
    """Seat two people at a table, start planning as Anna, and return the table's id."""
    table = opened(anna, position, visibility="invite")
    page = anna.goes(f"/t/{table}")
    sits(page)
    joins(ben, table)
    page.locator("#city-atlanta").wait_for()
    page.keyboard.press("p")
    return table


@pytest.mark.breadth
def test_a_plan_that_no_longer_works_says_so(person: Someone) -> None:
    players = [TRAVELLING["players"][0], {"role": "medic", "city": "cairo", "hand": ["airlift"]}]
    with person() as anna, person(name="Ben") as ben:
        planning_together(anna, ben, TRAVELLING | {"players": players})
        page = anna.page
        anna.types("move medic drive algiers")
        ben.types("airlift medic lima")
        expect(page.get_by_text("some steps no longer work")).to_be_visible()
        expect(page.locator("[data-do=adopt]")).to_be_disabled()


@pytest.mark.breadth
def test_an_adopted_plan_stops_at_a_request_and_keeps_the_later_steps(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        planning_together(anna, ben, TRAVELLING)
        page = anna.page
        anna.types(*(f"move medic drive {city}" for city in ("algiers", "paris", "london")))
        page.locator("[data-do=adopt]").click()
        ben.page.locator("[data-answer=yes]").click()
        ben.page.locator("[data-answer=yes]").wait_for()  # for the second step
        page.locator("[data-do=stop]").click()
        expect(steps(page)).to_have_count(1)
        expect(page.get_by_role("tab", name="Plan")).to_be_visible()
        ben.page.locator("[data-answer=yes]").click()
        expect(page.locator("[data-do=adopt]")).to_be_enabled()


@pytest.mark.breadth
def test_a_plan_survives_a_reload(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        page.keyboard.press("p")
        planned(page, "essen", "drive essen")
        planned(page, "st_petersburg", "drive st_petersburg")
        page.reload()
        expect(steps(page)).to_have_count(2)
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "st_petersburg")
        assert last_move(anna) == ""
        page.get_by_role("button", name="Play up to step 1").click()
        expect(steps(page)).to_have_count(1)
        page.reload()  # the rest is for the position after the first step
        expect(page.locator("[data-step='drive st_petersburg']")).to_be_visible()
        page.keyboard.press("Escape")
        expect(steps(page)).to_have_count(0)
        page.reload()
        page.locator("#city-atlanta").wait_for()
        expect(page.get_by_role("tab", name="Plan")).to_have_count(0)


@pytest.mark.breadth
def test_a_plan_for_another_position_is_gone_after_a_reload(person: Someone) -> None:
    players = [TRAVELLING["players"][0], {"role": "medic", "city": "cairo", "hand": ["airlift"]}]
    with person() as anna, person(name="Ben") as ben:
        table = planning_together(anna, ben, TRAVELLING | {"players": players})
        page = anna.page
        planned(page, "essen", "drive essen")
        anna.goes("/")
        ben.page.get_by_placeholder("Say something").fill("Where are you?")
        ben.page.get_by_role("button", name="Send").click()
        expect(ben.page.get_by_role("log")).to_contain_text("Where are you?")
        anna.goes(f"/t/{table}")  # chat does not change the position
        expect(page.locator("[data-step='drive essen']")).to_be_visible()
        anna.goes("/")
        ben.types("airlift medic lima")
        anna.goes(f"/t/{table}").locator("#city-atlanta").wait_for()
        expect(page.get_by_role("log")).to_contain_text("Lima")
        expect(page.get_by_role("tab", name="Plan")).to_have_count(0)


@pytest.mark.breadth
def test_with_private_hands_a_plan_survives_a_reload(person: Someone) -> None:
    with person() as anna:
        page = anna.goes(f"/t/{opened(anna, TRAVELLING | {'hands': 'private'})}")
        page.locator(".curtain button").click()
        page.keyboard.press("p")
        planned(page, "essen", "drive essen")
        page.reload()
        page.locator(".curtain button").click()
        expect(page.locator("[data-step='drive essen']")).to_be_visible()


@pytest.mark.breadth
@pytest.mark.parametrize("store", sweep(STORELESS))
def test_a_plan_can_be_made_without_browser_storage(person: Someone, store: str) -> None:
    with person() as anna:
        anna.page.add_init_script(STORELESS[store])
        page = arranged(anna, TRAVELLING)
        page.keyboard.press("p")
        planned(page, "essen", "drive essen")
        page.reload()
        page.locator("#city-atlanta").wait_for()
        page.keyboard.press("p")
        expect(page.get_by_role("tab", name="Plan")).to_be_visible()
        expect(steps(page)).to_have_count(0)


@pytest.mark.breadth
def test_a_stored_plan_that_is_malformed_is_ignored(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        for text in NONSENSE[: size(1, len(NONSENSE), len(NONSENSE))]:
            page.keyboard.press("p")
            planned(page, "essen", "drive essen")
            page.evaluate(REPLACE, text)
            page.reload()
            page.locator("#city-atlanta").wait_for()
            expect(page.get_by_role("tab", name="Plan")).to_have_count(0)


@pytest.mark.breadth
def test_a_plan_is_made_on_a_phone_too(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = arranged(anna, TRAVELLING)
        page.locator("[data-action=plan]").tap()
        page.locator("[data-action=drive]").tap()
        page.locator("[data-choice=essen]").tap()
        page.locator("[data-tab=plan]").tap()
        expect(page.locator("[data-step='drive essen']")).to_be_visible()
        page.locator("[data-do=adopt]").tap()
        until(page, lambda: last_move(anna))
        assert last_move(anna) == "drive essen"
        expect(page.locator("[data-do=draw]")).to_be_visible()


@pytest.mark.breadth
@pytest.mark.long
def test_a_plan_for_another_player_is_played_with_one_click(person: Someone) -> None:
    with person("en", name="Anna") as anna, person("de", name="Ben") as ben:
        table = opened(anna, TRAVELLING, visibility="invite")
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)

        # Ben, who has the second seat, plans the turn of the first; Anna sees the plan grow.
        ben.page.locator("[data-action=plan]").click()
        ben.page.locator("section.plan select").select_option("0")
        ben.types("drive essen")
        expect(steps(ben.page)).to_have_count(1)
        expect(anna.page.locator("[data-draft]")).to_have_count(0)
        ben.page.locator("[data-do=live]").check()
        draft, ghost = anna.page.locator("[data-draft='0']"), anna.page.locator("[data-planned]")
        expect(draft.locator("li")).to_have_count(1)
        expect(ghost).to_have_attribute("data-to", "essen")
        ben.types("drive london")
        expect(draft.locator("li")).to_have_count(2)
        expect(ghost).to_have_attribute("data-to", "london")
        expect(anna.page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "paris")
        ben.page.locator("[data-do=suggest]").click()
        expect(anna.page.locator("[data-draft]")).to_have_count(0)
        expect(ghost).to_have_attribute("data-to", "london")  # its way stays on the map
        plan = anna.page.locator("[data-plan='0']")
        expect(plan).to_contain_text("Plan by ")
        expect(plan).to_contain_text("London")

        # Anna comments on a step, and Ben reads it at the plan and in the chat, in his language.
        plan.locator("summary").click()
        plan.locator("select").select_option("2")
        plan.locator("[data-signal=risky]").click()
        expect(ben.page.locator("[data-comment]")).to_contain_text(GERMAN("signal-risky"))
        risky = GERMAN("comment-said-step", step=2, text=GERMAN("signal-risky"))
        expect(ben.page.get_by_role("log")).to_contain_text(risky)

        # It survives a reload. When a step has become impossible, it is opened and says why.
        anna.page.reload()
        anna.types("drive madrid")
        anna.page.locator("[data-do=play-plan]").click()
        expect(anna.page.locator("[data-step='drive essen'] .why")).to_be_visible()
        anna.page.keyboard.press("Escape")
        anna.page.locator("[data-do=undo]").click()
        expect(anna.page.get_by_role("img", name="4 actions left")).to_be_visible()

        # Otherwise it is played.
        anna.page.locator("[data-do=play-plan]").click()
        expect(anna.page.get_by_role("img", name="2 actions left")).to_be_visible()
        expect(ben.page.get_by_role("log")).to_contain_text("London")

        # What was played is gone, until it is undone; what is withdrawn is gone, too.
        expect(plan).to_have_count(0)
        anna.page.locator("[data-do=undo]").click()
        expect(plan).to_have_count(1)
        ben.page.locator("[data-do=withdraw]").click()
        expect(plan).to_have_count(0)

        # The replay has it too.
        page = anna.goes(f"/t/{table}/replay")
        expect(page.locator(".said", has_text="London")).to_be_visible()
        expect(page.locator(".said", has_text="Too risky")).to_be_visible()


@pytest.mark.breadth
def test_on_a_phone_a_plan_for_ones_turn_is_in_the_dock_and_is_played_from_there(
    person: Someone,
) -> None:
    with person(size=PHONE, touch=True) as anna, person(name="Ben") as ben:
        table = opened(anna, TRAVELLING, visibility="invite")
        page = sits(anna.goes(f"/t/{table}"))
        other = joins(ben, table)
        moves = ["drive essen", "drive london"]
        sends(other, {"do": "suggest", "seat": 0, "moves": moves})
        dock, team = page.locator(".dock"), page.get_by_role("tab", name="Team")
        expect(dock).to_contain_text("’s plan: 2 steps")
        expect(team).to_contain_text("1")
        expect(page.locator("[data-planned]")).to_have_attribute("data-to", "london")
        dock.locator("[data-do=look-plan]").tap()
        expect(page.locator("[data-plan='0']")).to_contain_text("London")
        expect(team).not_to_contain_text("1")
        page.get_by_role("tab", name="Log").tap()
        page.locator("[role=log] [data-do=look-plan]").tap()
        expect(team).to_have_attribute("aria-selected", "true")
        page.get_by_role("tab", name="Map").tap()
        dock.locator("[data-do=play-plan]").tap()
        expect(page.get_by_role("img", name="2 actions left")).to_be_visible()
        expect(dock.locator("[data-do=play-plan]")).to_have_count(0)


@pytest.mark.breadth
def test_a_plan_can_include_the_turn_of_the_next_player(person: Someone) -> None:
    decks = {
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["lagos", "sydney"]},
    }
    with person(name="Anna") as anna, person("de", name="Ben") as ben:
        planning_together(anna, ben, TRAVELLING | decks)
        page = anna.page
        anna.types("drive essen")
        page.locator("[data-do=plan-next]").click()
        expect(page.locator("[data-turn]")).to_have_count(2)
        anna.types("drive istanbul")
        expect(page.locator("[data-pawn=medic]")).to_have_attribute("data-at", "istanbul")
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "essen")
        page.locator("[data-do=suggest]").click()

        # Each turn is beside its player; the second one counts on the first.
        first, second = (ben.page.locator(f"[data-plan='{seat}']") for seat in (0, 1))
        condition = GERMAN("plan-after", player=GERMAN.name("role-dispatcher"))
        expect(second.locator(".note")).to_have_text(condition)
        page.locator("[data-plan='0'] [data-do=play-plan]").click()
        expect(page.get_by_role("img", name="3 actions left")).to_be_visible()

        # When the first turn is over, the second one stays, and is played with one click.
        draws(page)
        expect(first).to_have_count(0)
        expect(second.locator(".note")).to_have_count(0)
        second.locator("[data-do=play-plan]").click()
        expect(page.get_by_role("log")).to_contain_text("Istanbul")


THREE: Position = TRAVELLING | {
    "hands": "private",
    "players": [
        {"role": "dispatcher", "city": "paris", "hand": ["essen", "lima"]},
        {"role": "medic", "city": "cairo", "hand": ["tokyo"]},
        {"role": "researcher", "city": "paris", "hand": ["bogota"]},
    ],
}


@pytest.mark.breadth
def test_a_plan_with_private_cards_is_sent_to_others_only_when_its_author_shows_it(
    person: Someone,
) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        told: list[str] = []
        ben.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda text: told.append(str(text))),
        )
        table = opened(anna, THREE, visibility="invite")
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)
        expect(anna.page.locator("[data-do=sit]")).to_have_count(1)
        anna.page.get_by_role("button", name="Give the other seats to bots").click()

        # Anna plans with a card that only she knows; nobody is told until she shows it.
        anna.page.locator("[data-action=plan]").click()
        anna.types("direct lima")
        expect(steps(anna.page)).to_have_count(1)
        ben.page.locator("[data-action=plan]").click()
        ben.page.locator("section.plan select").select_option("0")
        ben.types("drive essen")
        ben.page.locator("[data-do=suggest]").click()
        expect(anna.page.locator("[data-plan='0']")).to_contain_text("Essen")
        heard = [json.loads(text)["table"]["game"] for text in told if '"table"' in text]
        for game in filter(None, heard):
            for view in game["views"]:
                assert "lima" not in view["position"]["players"][0]["hand"]
        assert not [text for text in told if "direct lima" in text]

        # While a plan is shown live, each step is; the next plan is not.
        anna.page.locator("[data-do=live]").check()
        expect(ben.page.locator("[data-draft='0']")).to_contain_text("Lima")
        anna.page.keyboard.press("Escape")
        expect(ben.page.locator("[data-draft]")).to_have_count(0)
        anna.page.locator("[data-action=plan]").click()
        expect(anna.page.locator("[data-do=live]")).not_to_be_checked()
        anna.types("direct lima")
        expect(steps(anna.page)).to_have_count(1)

        # What she shows is what she chose: the move, and so the card.
        anna.page.locator("[data-do=suggest]").click()
        expect(ben.page.locator("[data-plan='0']", has_text="Lima")).to_be_visible()

        # A bot plans nothing, but its turn can be planned for.
        ben.page.locator("[data-action=plan]").click()
        ben.page.locator("section.plan select").select_option("2")
        ben.types("drive madrid")
        ben.page.locator("[data-do=suggest]").click()
        expect(anna.page.locator("[data-plan='2']")).to_contain_text("Madrid")
        expect(anna.page.locator("[data-plan='2'] [data-do=play-plan]")).to_have_count(0)


@pytest.mark.breadth
def test_your_own_hand_stays_visible_while_you_plan_for_somebody_else(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, TRAVELLING | {"hands": "private"}, visibility="invite")
        anna.goes(f"/t/{table}").get_by_role("button", name="Sit here").first.click()
        page = joins(ben, table)
        mine = page.locator(".hand [data-card=tokyo]")
        expect(mine).to_be_visible()
        page.locator("[data-action=plan]").click()
        page.locator("section.plan select").select_option("0")
        ben.types("drive essen")
        expect(steps(page)).to_have_count(1)
        expect(mine).to_be_visible()
        expect(page.locator("[data-card=lima]")).to_have_count(0)


@pytest.mark.breadth
def test_the_chat_keeps_five_lines_beside_a_plan_and_a_comment(person: Someone) -> None:
    with person() as anna:  # 1280 by 800
        page = SCREENS["shared_plan"](anna)
        lines = page.locator("[role=log]")
        height = lines.evaluate(
            "(one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"
        )
        assert height >= 5


@pytest.mark.breadth
def test_phrases_and_comments_are_in_reach_beside_a_plan(person: Someone) -> None:
    with person() as anna:  # 1280 by 800
        page = SCREENS["shared_plan"](anna)  # a comment is being written
        expect(page.locator("[data-plan] form input")).to_be_in_viewport(ratio=1)
        team = page.locator("[data-region=team]").bounding_box()
        field = page.locator("[data-plan] form input").bounding_box()
        assert team and field and field["y"] + field["height"] <= team["y"] + team["height"]
        page.locator(".phrases summary").click()
        for phrase in ("yes", "cure"):
            expect(page.locator(f".phrases [data-signal={phrase}]").last).to_be_in_viewport(ratio=1)
        page.locator(".phrases [data-signal=yes]").click(timeout=SOON)
        expect(page.get_by_role("log").get_by_text("Agreed")).to_be_in_viewport(ratio=1)


@pytest.mark.breadth
def test_the_team_goes_on_talking_while_somebody_plans(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        planning_together(anna, ben, TRAVELLING)
        for one, text in ((ben, "Essen first?"), (anna, "Yes, and then Milan.")):
            field = one.page.get_by_placeholder("Say something")
            field.fill(text)
            field.press("Enter")
            expect(anna.page.locator("section.plan [data-said]").last).to_contain_text(text)
        expect(ben.page.get_by_role("log")).to_contain_text("Yes, and then Milan.")
        expect(anna.page.get_by_role("tab", name="Plan")).to_be_visible()


@pytest.mark.breadth
def test_always_yes_to_somebody_can_be_withdrawn(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, TRAVELLING | {"hands": "open"}, visibility="invite")
        anna.goes(f"/t/{table}").get_by_role("button", name="Sit here").first.click()
        page = joins(ben, table)
        anna.types("move medic drive algiers")
        page.locator("[data-answer=always]").check()
        page.locator("[data-answer=yes]").click()
        page.locator(".team .menu summary").first.click()
        always = page.locator("[data-always]")
        expect(always).to_contain_text("You always say yes to Anna.")
        always.get_by_role("button", name="Ask me again").click()
        expect(always).to_have_count(0)
        anna.types("move medic drive cairo")
        page.locator("[data-answer=yes]").click()
