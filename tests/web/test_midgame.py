"""Enter a cardboard game in progress by touch: quickly, exactly, and with errors explained."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from fourcures import Game
from fourcures.analysis import odds, outbreak_odds
from fourcures.engine.position.schema import Position
from tests.sizes import sweep

from .midgame import Fingers, enters, played
from .people import PHONE, Person

Someone = Callable[..., Person]
THREE_MINUTES = 180  # seconds
# Seeds, players, turns and phases of games between bots.
GAMES = [
    ("early", 2, 2, "actions"),
    *[("a", 2, 8, "actions"), ("b", 3, 9, "actions"), ("c", 4, 10, "actions")],
    *[("d", 2, 12, "actions"), ("e", 3, 11, "actions"), ("f", 4, 12, "actions")],
    *[("g", 2, 15, "actions"), ("h", 3, 14, "actions"), ("i", 4, 15, "actions")],
    *[("j", 4, 8, "actions"), ("k", 2, 6, "discard"), ("l", 3, 7, "discard")],
    *[("m", 2, 9, "epidemic"), ("n", 3, 8, "epidemic"), ("o", 4, 9, "infect")],
]
# What a table sends first; the position is that of its first seat.
READ = """() => new Promise((done) => {
  const path = `/api/tables/${location.pathname.split('/').at(-1)}/socket`;
  const socket = new WebSocket(new URL(path, location.href.replace('http', 'ws')));
  socket.onmessage = ({ data }) => {
    const { table } = JSON.parse(data);
    if (!table?.game) return;
    socket.close();
    done(table.game.views['0'].position);
  };
})"""


def position_of(seed: str, players: int, turns: int, phase: str) -> Position:
    """Return the position of the first such game that lasts as long."""
    games = (played(f"{seed} {number}", players, turns, phase) for number in range(99))
    return next(game for game in games if game is not None)


def begins(page: Page) -> None:
    page.locator("[data-do=begin]").tap()
    page.locator("[data-region=status]").wait_for()


def opened(person: Person, step: str, *roles: str) -> tuple[Page, Fingers]:
    """Return the page in a step, with these players."""
    page = person.goes("/beside/midgame")
    for role in roles or ("medic", "scientist"):
        page.locator(f"[data-role={role}]").click()
    page.locator(f"[data-step={step}]").click()
    return page, Fingers(page)


@pytest.mark.parametrize(("seed", "players", "turns", "phase"), sweep(GAMES))
def test_a_real_position_is_entered_in_three_minutes_with_its_odds(
    person: Someone, seed: str, players: int, turns: int, phase: str
) -> None:
    position = position_of(seed, players, turns, phase)
    with person(size=PHONE, touch=True) as anna:
        fingers = enters(anna, position)
        page = anna.page
        assert page.locator("[data-problem]").all_inner_texts() == []
        print(f"{fingers.taps} taps, {fingers.letters} letters: {fingers.seconds:.0f} s")
        assert fingers.seconds <= THREE_MINUTES
        begins(page)
        game = Game.from_position(position)
        there = cast(Position, page.evaluate(READ))
        assert entered(there) == entered(cast(Position, game.view(0).position()))
        expect_odds(page, game)


def entered(position: Position) -> dict[str, object]:
    """Return what a position says, whatever the order of its cards."""
    told: dict[str, object] = {**position}
    for field in ("player_discards", "infection_discards", "removed", "stations", "role_pool"):
        told[field] = set(cast(list[str], told[field]))
    told["players"] = [
        {**player, "hand": set(player["hand"])}
        for player in cast(list[dict[str, list[str]]], told["players"])
    ]
    layers = position["infection_deck"]["layers"]
    told["infection_deck"] = [set(layer) for layer in layers]
    return told


def expect_odds(page: Page, game: Game) -> None:
    """Check the numbers of the lens against the library's."""
    page.keyboard.press("h")
    page.locator("[data-odds]").first.wait_for()
    view = game.view(0)
    chances, breaks = odds(view), outbreak_odds(view)
    shown = [percent(text) for text in page.locator(".lens dd").all_inner_texts()]
    wanted = [*chances.epidemics, breaks.any, breaks.lost]
    assert shown == pytest.approx([100 * chance for chance in wanted], abs=0.06)
    for row in page.locator("[data-odds]").all():
        city = str(row.get_attribute("data-odds"))
        infected, outbreak = row.locator("td").all_inner_texts()[1:]
        assert percent(infected) == pytest.approx(100 * chances.infected.get(city, 0), abs=0.06)
        if breaks.margin == 0 and "%" in outbreak:
            assert percent(outbreak) == pytest.approx(100 * breaks.cities[city], abs=0.06)


def percent(text: str) -> float:
    return float(re.findall(r"[\d.]+", text)[0])


@pytest.mark.breadth
def test_an_impossible_entry_is_explained_at_once(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page, fingers = opened(anna, "hands")
        trouble = page.get_by_role("alert")
        fingers.cards("hand medic", ["cairo"])
        fingers.cards("hand scientist", ["cairo"])
        expect(trouble).to_have_text("Cairo is already entered: Medic")
        page.locator("[data-step=discards]").tap()
        fingers.cards("discards", ["cairo"])
        expect(trouble).to_have_text("Cairo is already entered: Medic")
        page.locator("[data-step=tracks]").tap()
        page.locator("[data-cure=blue]").tap()
        page.locator("[data-step=board]").tap()
        fingers.cities([("atlanta", 1)])
        expect(trouble).to_have_text(
            "The Medic is in Atlanta, so there can be no blue cubes: that disease is cured."
        )
        page.locator("[data-step=check]").tap()
        expect(page.locator("[data-do=begin]")).to_be_disabled()
        page.locator("[data-problem=board]").tap()
        fingers.cities([("atlanta", 3)])  # a fourth cube: none
        expect(trouble).to_have_count(0)


@pytest.mark.breadth
def test_too_many_cubes_of_a_colour_are_refused(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page, fingers = opened(anna, "board")
        blue = ["atlanta", "chicago", "montreal", "new_york", "washington", "san_francisco"]
        fingers.cities((city, 3) for city in [*blue, "london", "madrid"])
        expect(page.get_by_role("alert")).to_have_count(0)
        fingers.cities([("paris", 1)])
        expect(page.get_by_role("alert")).to_have_text(
            "The board has 25 blue cubes, but the game has only 24."
        )


@pytest.mark.breadth
def test_a_city_is_held_for_cubes_of_other_colours(person: Someone) -> None:
    with person() as anna:
        page, _ = opened(anna, "board")
        page.locator("#city-cairo .disc").click(button="right")
        page.locator("[data-cubes-of='red 2']").click()
        page.locator("[data-do=close-city]").click()
        expect(page.get_by_role("button", name=re.compile("^Cairo, black. 2 red"))).to_be_visible()


@pytest.mark.breadth
def test_a_pawn_can_be_dragged_to_its_city(person: Someone) -> None:
    with person() as anna:
        page, _ = opened(anna, "board")
        page.locator("[data-pawn=medic]").drag_to(page.locator("#city-miami .disc"))
        expect(page.locator("[data-pawn=medic][data-at=miami]")).to_have_count(1)


@pytest.mark.breadth
def test_cards_can_be_typed_and_removed(person: Someone) -> None:
    with person("de") as anna:
        page, _ = opened(anna, "hands")
        line = page.locator(".content input[type=text]")
        line.fill("mai")
        line.press("Enter")
        line.fill("prog")
        page.locator("[data-pick=forecast]").click()
        expect(page.locator("[data-told]")).to_have_count(2)
        page.locator("[data-told=milan]").click()
        expect(page.locator("[data-told]")).to_have_count(1)
        page.reload()
        expect(page.locator("[data-told=forecast]")).to_have_count(1)


@pytest.mark.breadth
def test_a_lost_card_is_noticed_but_the_game_may_begin(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page, fingers = opened(anna, "hands")
        for place, cards in (("hand medic", ["cairo", "lima", "paris"]), ("hand scientist", [])):
            fingers.cards(place, cards)
        page.locator("[data-step=check]").click()
        expect(page.locator("[data-problem=discards]")).to_contain_text("cards are missing")
        page.locator("[data-do=begin]").click()
        page.locator("[data-region=status]").wait_for()
