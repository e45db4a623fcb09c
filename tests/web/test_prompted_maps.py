"""What the game opens by itself leaves the map free, and its marks cover nothing.

Measured on positions of real games, each with another kind of prompt.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from fourcures import Game
from fourcures.engine.errors import InvalidPosition
from fourcures.engine.events import Outbreak
from fourcures.engine.rules.board import CITIES, COLOUR_SIZE, DISEASES, FACTS
from tests.sizes import sweep

from .arranging import Position, arranged
from .looking import SETTLED
from .people import Person
from .screens import frozen
from .test_dock import LIT, OVER_THE_MAP
from .test_layout import CHOICES, COVERED, POSITIONS, SIZES, moment

Someone = Callable[..., Person]
Prompt = Callable[[Person, Position], Page]

NEIGHBORS = {city["id"]: city["neighbors"] for city in FACTS}
FOUR = ("phone", "desktop", "small", "laptop")
DECKS = ("player_deck", "player_discards", "infection_deck", "infection_discards", "removed")


def reshuffled(position: Position, **changes: object) -> Position:
    """Return a position with changes, whose other cards are all in the decks."""
    return {key: part for key, part in position.items() if key not in DECKS} | changes


def turn(position: Position, phase: str, **more: object) -> Position:
    """Return the turn of the same player in another phase."""
    return {"seat": position["turn"]["seat"], "phase": phase, **more}


def deal(position: Position, cards: list[str]) -> list[Position]:
    """Return the players; the one whose turn it is has these cards, which nobody else has."""
    players = []
    for seat, player in enumerate(position["players"]):
        kept = [card for card in player["hand"] if card not in cards]
        mine = seat == position["turn"]["seat"]
        players.append(player | {"hand": cards if mine else kept, "stored": None})
    for player in players:
        if player["role"] != "contingency_planner":
            player.pop("stored")
    return players


def others(position: Position, *without: str) -> list[str]:
    """Return the cities whose cards nobody has."""
    held = {card for player in position["players"] for card in player["hand"]}
    return [city for city in CITIES if city not in held and city not in without]


def plain(person: Person, position: Position) -> Page:
    return arranged(person, position)


def asks_to_move(person: Person, position: Position) -> Page:
    """Open a table where a bot asks to move another pawn over three cities."""
    dice, seat = Random(7), position["turn"]["seat"]
    other = 1 if seat == 0 else 0
    here = position["players"][other]["city"]
    moves: list[dict[str, Any]] = []
    for _ in range(3):
        here = dice.choice(NEIGHBORS[here])
        pawn = position["players"][other]["role"]
        moves.append({"kind": "dispatch", "pawn": pawn, "how": "drive", "city": here})
    moves.append({"kind": "treat", "disease": "blue"})
    steps = [
        {"text": f"step {i}", "of": [other], "preview": []}
        | {"parts": move | {"text": f"step {i}", "seat": seat, "cost": 1}}
        for i, move in enumerate(moves)
    ]
    asked = {"number": 1, "seat": seat, "of": [other], "steps": steps, "why": None}

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def adds_request(message: str | bytes) -> None:
            update = json.loads(message)
            if table := update.get("table"):
                table["requests"], table["setup"]["visibility"] = [asked], "invite"
                for number, one in enumerate(table["seats"]):
                    if number != other:
                        one |= {"holder": f"bot:{number}", "owner": None, "bot": "quick"}
            line.send(json.dumps(update))

        server.on_message(adds_request)

    person.page.route_web_socket(re.compile("/socket"), connected)
    page = arranged(person, position)
    page.locator("[data-request] [data-step]").last.wait_for()
    return page


def has_too_many_cards(person: Person, position: Position) -> Page:
    mine = position["players"][position["turn"]["seat"]]["hand"]
    cards = ["airlift", *[card for card in [*mine, *others(position)] if card != "airlift"][:7]]
    now = turn(position, "discard", resume=["infect"])
    changed = reshuffled(position, players=deal(position, cards), turn=now)
    page = arranged(person, changed)
    page.locator("[data-do=discard]").wait_for()
    return page


def may_play_an_event(person: Person, position: Position) -> Page:
    """Open a table that waits after the infection of an epidemic."""
    now = turn(position, "epidemic", epidemic_step="infected")
    cards = deal(position, [others(position)[0], "airlift"])
    page = arranged(person, reshuffled(position, players=cards, turn=now, epidemics_drawn=1))
    page.locator("[data-do=go_on]").wait_for()
    return page


def draws_an_epidemic(person: Person, position: Position) -> Page:
    cards, now = deal(position, []), turn(position, "draw")
    dealt = {"next": ["epidemic", others(position)[0]]}
    changed = reshuffled(position, players=cards, turn=now, player_deck=dealt, epidemics_drawn=0)
    page = arranged(person, changed | {"outbreaks": 0})
    return frozen(page, "[data-step=infect].now", page.locator("[data-do=draw]").click)


def has_an_outbreak(person: Person, position: Position) -> Page:
    """Open a table in the middle of an outbreak, in a city where nothing prevents it."""
    now = turn(position, "draw")
    two = others(position)[:2]
    for number, city in enumerate(CITIES):
        disease = DISEASES[number // COLOUR_SIZE]
        cubes = position["cubes"] | {city: {**position["cubes"].get(city, {}), disease: 3}}
        changed = reshuffled(
            position | {"outbreaks": 0, "cubes": cubes, "diseases": {}},
            **{"players": deal(position, []), "turn": now, "player_deck": {"next": two}},
            infection_deck={"next": [city, *[other for other in CITIES if other != city][:1]]},
        )
        try:
            game = Game.from_position(changed)
        except InvalidPosition:  # more cubes than there are
            continue
        happened = game.play("next")
        if any(isinstance(event, Outbreak) for event in happened) and not game.outcome:
            break
    page = arranged(person, changed)
    return frozen(page, ".scene.outbreak", page.locator("[data-do=draw]").click)


def finds_a_cure(person: Person, position: Position) -> Page:
    """Open a table in the middle of an own cure."""
    player = position["players"][position["turn"]["seat"]]
    needed = 4 if player["role"] == "scientist" else 5
    cards = list(CITIES[:needed])  # blue
    players = deal(position, cards)
    players[position["turn"]["seat"]]["city"] = "atlanta"
    now, stations = turn(position, "actions"), ["atlanta", *position["stations"][:3]]
    changed = reshuffled(position, players=players, turn=now, stations=sorted({*stations}))
    page = arranged(person, changed | {"diseases": {}})

    def cures() -> None:
        person.page.keyboard.press("/")
        line = person.page.locator("[aria-controls=command-offers]")
        line.fill(f"cure blue with {' '.join(cards)}")
        line.press("Enter")

    return frozen(page, ".wave", cures)


PROMPTS: tuple[Prompt, ...] = (
    asks_to_move,
    has_too_many_cards,
    may_play_an_event,
    draws_an_epidemic,
    has_an_outbreak,
    finds_a_cure,
    plain,
)
MOVING = (draws_an_epidemic, has_an_outbreak, finds_a_cure)


def choose_case(number: int) -> tuple[int, Prompt, str, str, str]:
    """Return the prompt, size, language and theme of a position, so that each pair occurs."""
    turn, prompt = divmod(number, len(PROMPTS))
    language, theme = CHOICES[(number + turn // 4) % len(CHOICES)]
    return number, PROMPTS[prompt], FOUR[turn % len(FOUR)], language, theme


CASES = [choose_case(number) for number in range(len(POSITIONS))]


def test_each_pair_of_prompt_size_language_and_theme_occurs() -> None:
    for some, other in combinations(range(1, 5), 2):
        first, second = ({case[part] for case in CASES} for part in (some, other))
        assert {(case[some], case[other]) for case in CASES} == {*product(first, second)}


@pytest.mark.parametrize(
    ("number", "prompt", "kind", "language", "theme"),
    sweep(CASES),
    ids=lambda one: getattr(one, "__name__", str(one)),
)
def test_a_prompt_at_a_real_position_covers_nothing(
    person: Someone, number: int, prompt: Prompt, kind: str, language: str, theme: str
) -> None:
    with person(language=language, size=SIZES[kind], moving=prompt in MOVING) as anna:
        anna.likes(language=language, theme=theme)
        page = prompt(anna, moment(*POSITIONS[number]))
        page.evaluate(SETTLED)
        assert page.evaluate(OVER_THE_MAP) == []
        found = page.evaluate(COVERED)
        assert not found["covered"], found["covered"]
        assert not found["unnamed"], found["unnamed"]
        assert page.evaluate(f"({LIT})().length") <= 1
