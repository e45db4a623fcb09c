"""Personal settings, and settings of a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import TimeoutError, expect

from fourcures.analysis import odds
from fourcures.engine.game import Game
from fourcures.protocol.setup import Help
from tests.engine.arranging import at
from tests.locales.messages import messages

from .arranging import NEARLY_WON, arranged, draws, opened
from .connections import Line
from .people import Person

Someone = Callable[..., Person]


LOOKS = [
    ("Dark", "data-theme", "dark"),
    ("Light", "data-theme", "light"),
    ("High contrast", "data-theme", "contrast"),
    ("Step by step", "data-motion", "step"),
    ("Calm", "data-motion", "calm"),
    ("Fast", "data-motion", "fast"),
    ("Instant", "data-motion", "none"),
]
HELP = {"off": 0, "bookkeeping": 0, "odds": 1, "coach": 1}  # and whether there is an odds lens
CHOICES = Path(__file__).parents[2] / "web" / "src" / "lib" / "person" / "settings.svelte.ts"


@pytest.mark.parametrize(
    ("name", "attribute"), [("THEMES", "data-theme"), ("SPEEDS", "data-motion")]
)
def test_every_theme_and_speed_is_tested(name: str, attribute: str) -> None:
    written = re.search(rf"{name} = \[(.*)\] as const", CHOICES.read_text("utf-8"))
    assert written
    known = set(re.findall(r"'(\w+)'", written[1]))
    assert known == {value for _, of, value in LOOKS if of == attribute}


def test_every_help_level_is_tested() -> None:
    offered = {name.removeprefix("new-help-") for name in messages("en") if "new-help-" in name}
    assert {level for level in offered if not level.endswith("-note")} == set(HELP)
    assert set(HELP) == {*get_args(Help)}


@pytest.mark.breadth
@pytest.mark.parametrize(("choice", "attribute", "value"), LOOKS)
def test_themes_and_speeds_are_chosen_at_once_and_kept(
    person: Someone, choice: str, attribute: str, value: str
) -> None:
    with person() as anna:
        page = anna.goes("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_text(choice, exact=True).click()
        expect(page.locator("html")).to_have_attribute(attribute, value)
        page.reload()
        expect(page.locator("html")).to_have_attribute(attribute, value)


def test_a_system_preference_for_reduced_motion_turns_animations_off(person: Someone) -> None:
    with person() as anna:  # by the system's preference
        expect(anna.goes("/").locator("html")).to_have_attribute("data-motion", "none")


# Counts sounds and notifications instead of playing and showing them.
CALLS = """
window.notes = 0;
window.notified = [];
AudioContext.prototype.createOscillator = ((make) => function () {
  window.notes += 1;
  return make.call(this);
})(AudioContext.prototype.createOscillator);
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(_title, { body }) { window.notified.push(body); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""


@pytest.mark.breadth
def test_title_sound_and_notification_of_ones_turn_can_be_switched(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(CALLS)
        page = arranged(anna, NEARLY_WON)
        expect(page).to_have_title(re.compile("Your turn"))
        # Browsers allow no sound before the first interaction.
        assert page.evaluate("[window.notes, window.notified.length]") == [0, 0]
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Show in the page title").uncheck()
        expect(page.get_by_label("Sounds")).to_be_checked()
        page.get_by_label("Notify me when it is my turn").check()
        page.keyboard.press("Escape")
        expect(page).to_have_title("Four Cures")
        anna.types("pass")
        expect(page.locator("[data-do=draw]")).to_have_text("Draw 2 cards")
        assert page.evaluate("[window.notes, window.notified]") == [
            4,  # two rings of two tones
            ["Your turn as Scientist: draw 2 cards"],
        ]


@pytest.mark.breadth
def test_a_muted_table_is_silent(person: Someone) -> None:
    with person() as anna:
        anna.page.add_init_script(CALLS)
        page = arranged(anna, NEARLY_WON)
        mute = page.locator("[data-tool=mute]")
        mute.click()
        expect(mute).to_have_attribute("aria-pressed", "true")
        anna.types("pass")
        expect(page.locator("[data-do=draw]")).to_have_text("Draw 2 cards")
        assert page.evaluate("window.notes") == 0
        page.reload()
        expect(mute).to_have_attribute("aria-pressed", "true")


@pytest.mark.breadth
def test_single_letters_can_be_switched_off(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.keyboard.press("h")
        lens = page.locator("[data-odds]").first
        expect(lens).to_be_visible()
        page.keyboard.press("h")
        expect(lens).to_be_hidden()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Single-letter shortcuts").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        expect(lens).to_be_hidden()


@pytest.mark.breadth
@pytest.mark.parametrize(("level", "seen"), HELP.items())
def test_the_lens_depends_on_the_help_level_of_the_table(
    person: Someone, level: str, seen: int
) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON, help=level)
        expect(page.locator("[data-tool=lens]")).to_have_count(seen)


@pytest.mark.breadth
@pytest.mark.parametrize(
    ("level", "walks"), [("off", 0), pytest.param("bookkeeping", 1, marks=pytest.mark.breadth)]
)
def test_a_table_without_help_suggests_no_ways_of_several_moves(
    person: Someone, level: str, walks: int
) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON, help=level)
        page.locator("#city-cairo").focus()
        page.keyboard.press("Shift+Enter")
        expect(page.locator("[data-way='charter cairo']")).to_be_visible()  # a move like any other
        expect(page.locator("[data-way='drive algiers / drive cairo']")).to_have_count(walks)


def test_the_lens_shows_the_engines_numbers(person: Someone) -> None:
    expected = odds(Game.from_position(NEARLY_WON).view(1))
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.locator("[data-tool=lens]").click()
        rows = page.locator("[data-odds]")
        expect(rows.first).to_be_visible()
        for row in rows.all():
            city = row.get_attribute("data-odds") or ""
            shown = row.get_by_role("cell").nth(1).inner_text()
            assert float(shown.rstrip("%\u00a0 ")) == pytest.approx(
                100 * expected.infected[city], abs=0.051
            )


@pytest.mark.breadth
def test_a_city_where_cubes_are_prevented_is_not_threatened(person: Someone) -> None:
    position = {
        "players": [at("quarantine_specialist", "lima"), at("medic", "cairo")],
        "infection_deck": {"layers": [["lima", "tokyo"], ["..."]]},
        "cubes": {"lima": {"yellow": 3}, "tokyo": {"red": 3}},
    }
    with person() as anna:
        page = arranged(anna, position)
        page.locator("[data-tool=lens]").click()
        expect(page.locator("[data-odds=tokyo]")).to_be_visible()
        expect(page.locator("[data-odds=lima]")).to_have_count(0)


@pytest.mark.breadth
def test_a_spectator_has_no_lens(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, NEARLY_WON)
        page = ben.goes(f"/t/{table}")
        page.locator("#city-atlanta").wait_for()
        expect(page.locator("[data-tool=lens]")).to_have_count(0)
        page.keyboard.press("h")
        expect(page.locator(".lens")).to_have_count(0)


@pytest.mark.breadth
def test_the_lens_uses_the_view_of_the_player_at_the_screen(person: Someone) -> None:
    position = NEARLY_WON | {
        "hands": "private",
        "turn": {"seat": 1, "phase": "draw"},
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["lagos", "sydney"]},
    }
    with person() as anna:
        line = Line(anna)
        page = anna.goes(f"/t/{opened(anna, position)}")
        page.locator(".curtain button").click()
        page.keyboard.press("h")
        page.locator("[data-odds]").first.wait_for()
        draws(page)
        curtain = page.locator(".curtain button")
        goes_on = page.locator("[data-do=go_on]")
        while curtain.or_(goes_on).first.get_attribute("data-do") == "go_on":
            with suppress(TimeoutError):
                goes_on.click(timeout=1000)
        curtain.click()
        page.locator("[data-odds]").first.wait_for()
        assert [one["seat"] for one in line.asked if one["do"] == "odds"][-1] == 0
