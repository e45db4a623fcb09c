"""A person who enters a cardboard game in progress by touch, and how long that takes."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Locator, Page

from fourcures import Game
from fourcures.bots import PolicyBot
from fourcures.bots.team import next_move
from fourcures.engine.position.schema import Position
from fourcures.engine.rules.board import CITIES, EVENTS, own_disease
from fourcures.engine.rules.board import DISEASES as COLOURS
from fourcures.engine.rules.state import RUNS

from .people import Person

A_TAP, A_LETTER, A_STEP, TO_COMPARE = 0.9, 0.3, 4.0, 8.0  # seconds
REGIONS = ("west", "middle", "east")


def played(
    seed: str, players: int, turns: int, phase: str = "actions", epidemics: int = 5
) -> Position | None:
    """Return a game of bots after some turns, at the beginning of a phase, or None.

    None if it ended earlier, or if a Forecast has left cards in order: nobody remembers these.
    """
    game = Game.new(players=players, epidemics=epidemics, hands="open", seed=seed)
    bots = [PolicyBot() for _ in range(players)]
    for _ in range(turns):
        turn = game.turn
        while game.turn == turn:
            game.play(next_move(game, bots))
            if game.is_over:
                return None
    while game.position()["turn"]["phase"] != phase:
        game.play(next_move(game, bots))
        if game.is_over:
            return None
    return None if any(game.state["run_size"][:RUNS]) else game.position()


def own(city: str) -> str:
    return COLOURS[own_disease(CITIES.index(city))]


class Fingers:
    """Taps and types on a page, and counts both."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = self.letters = self.steps = 0
        self.region = ""
        self.regions: dict[str, str] = {}

    @property
    def seconds(self) -> float:
        """Return the time that a person needs for all this, with reading."""
        typing = self.taps * A_TAP + self.letters * A_LETTER
        return typing + self.steps * A_STEP + TO_COMPARE

    def tap(self, selector: str) -> None:
        self.page.locator(selector).tap()
        self.taps += 1

    def next_step(self) -> None:
        self.tap("[data-do=next-step]")
        self.steps += 1

    def look(self, region: str) -> None:
        """Show a part of the map."""
        if self.region != region:
            self.tap(f"[data-region={region}]")
            self.region = region

    def cities(self, wanted: Iterable[tuple[str, int]]) -> None:
        """Tap cities, each as often as wanted, with the part of the map that is shown first."""
        left = list(wanted)
        for region in sorted(REGIONS, key=lambda one: one != self.region):
            here = [(city, times) for city, times in left if self.where(city) == region]
            if here:
                self.look(region)
            for city, times in here:
                for _ in range(times):
                    self.city(city)

    def city(self, city: str) -> None:
        """Tap where a city is on the screen, whatever lies there."""
        box = self.page.locator(f"#city-{city} .disc").bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.taps += 1

    def where(self, city: str) -> str:
        """Return the part of the map that a city is in."""
        if not self.regions:
            for region in REGIONS:
                self.page.locator(f"[data-region={region}]").tap()  # to learn it: not counted
                for one in shown_cities(self.page.locator("main")):
                    self.regions.setdefault(one, region)
            self.region = REGIONS[-1]
        return self.regions[city]

    def cards(self, place: str, cards: list[str]) -> None:
        """Enter the cards of a place: events by their buttons, cities on the map."""
        if not cards:
            return
        if self.page.locator(f"[data-place='{place}']").get_attribute("aria-pressed") != "true":
            self.tap(f"[data-place='{place}']")
        for event in cards:
            if event in EVENTS:
                self.tap(f"[data-pick={event}]")
        self.cities((card, 1) for card in cards if card not in EVENTS)


def shown_cities(board: Locator) -> list[str]:
    """Return the cities that a finger can reach on the visible part of the map."""
    shown: list[str] = board.evaluate(
        """(board) => {
          const area = board.getBoundingClientRect();
          return [...board.querySelectorAll('.city')].filter((one) => {
            const { x, y, width, height } = one.querySelector('.disc').getBoundingClientRect();
            const [cx, cy] = [x + width / 2, y + height / 2];
            return cx > area.left + 8 && cx < area.right - 8 && cy > area.top + 8 &&
              cy < area.bottom - 8;
          }).map((one) => one.dataset.city);
        }"""
    )
    return shown


def enters(person: Person, position: Position) -> Fingers:
    """Enter a position from the companion's first page, up to the last check."""
    page = person.goes("/beside")
    fingers = Fingers(page)
    fingers.tap("[data-do=midgame]")
    enter_players(fingers, position)
    enter_board(fingers, position)
    enter_tracks(fingers, position)
    for player in position["players"]:
        fingers.cards(f"hand {player['role']}", player["hand"])
        if stored := player.get("stored"):
            fingers.cards("stored", [stored])
    fingers.next_step()
    fingers.cards("discards", position["player_discards"])
    fingers.cards("removed", [card for card in position["removed"] if card in EVENTS])
    fingers.next_step()
    fingers.cards("infected", position["infection_discards"])
    layers = position["infection_deck"]["layers"][:-1]
    shuffled = position["epidemics_drawn"] - (position["turn"]["phase"] == "epidemic")
    for number, layer in enumerate(layers):
        fingers.cards(f"back {shuffled - number}", layer)
    fingers.cards("gone", [card for card in position["removed"] if card not in EVENTS])
    fingers.next_step()
    return fingers


def enter_players(fingers: Fingers, position: Position) -> None:
    for player in position["players"]:
        fingers.tap(f"[data-role={player['role']}]")
    if position["epidemics"] != 4:
        fingers.page.locator(f"label:has(input[value='{position['epidemics']}'])").first.tap()
        fingers.taps += 1
    fingers.next_step()


def enter_board(fingers: Fingers, position: Position) -> None:
    cubes = position["cubes"]
    fingers.cities((city, there.get(own(city), 0)) for city, there in cubes.items())
    for colour in COLOURS:
        foreign = [(city, there.get(colour, 0)) for city, there in cubes.items()]
        foreign = [(city, number) for city, number in foreign if number and own(city) != colour]
        if foreign:
            fingers.tap(f"[data-tool={colour}]")
            fingers.cities(foreign)
    stations = [(city, 1) for city in position["stations"] if city != "atlanta"]
    if "atlanta" not in position["stations"]:
        stations.append(("atlanta", 1))
    if stations:
        fingers.tap("[data-tool=station]")
        fingers.cities(stations)
    for player in position["players"]:
        if player["city"] != "atlanta":
            chosen = fingers.page.locator(f"[data-tool={player['role']}]")
            if chosen.get_attribute("aria-pressed") != "true":
                fingers.tap(f"[data-tool={player['role']}]")
            fingers.cities([(player["city"], 1)])
    fingers.next_step()


def enter_tracks(fingers: Fingers, position: Position) -> None:
    choose(fingers, "Epidemics so far", position["epidemics_drawn"], 0)
    choose(fingers, "Outbreaks so far", position["outbreaks"], 0)
    for colour, state in position["diseases"].items():
        if state != "uncured":
            fingers.tap(f"[data-cure={colour}]")
    turn = position["turn"]
    choose(fingers, "Whose turn?", turn["seat"], 0)
    choose(fingers, "What comes next?", [*turn["resume"], turn["phase"]][0], "actions")
    if turn["actions_left"]:
        choose(fingers, "Actions left", turn["actions_left"], 4)
    fingers.next_step()


def choose(fingers: Fingers, legend: str, value: int | str, usual: int | str) -> None:
    """Choose a value, unless it is chosen already."""
    if value != usual:
        group = f"fieldset:has(legend:text-is('{legend}'))"
        fingers.tap(f"{group} label:has(input[value='{value}'])")
