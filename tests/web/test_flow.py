"""How often a person clicks, and is asked, in whole games with bots played by mouse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from statistics import median
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, TimeoutError

from fourcures import Game
from fourcures.bots import PolicyBot

from .arranging import begins, draws
from .people import A_WHILE, Person, until

Someone = Callable[..., Person]
JsonDict = dict[str, Any]

BLOCKS, GAMES = 5, 4  # of games that are played one after the other
# Anna is the first. In every second game a bot is the Dispatcher, who asks to move others.
ROLES = [["medic", "dispatcher", "scientist"], ["researcher", "medic", "quarantine_specialist"]]
ACTIONS = 4
EVENTS = ("airlift", "grant", "forecast", "quiet", "resilient")
FLIGHTS = ("direct", "charter", "shuttle", "opsflight")
VIEWED = ("viewer", "unseen")  # only a view has these fields
# What the table may ask, the most pressing first, and the key that ends a turn.
QUESTIONS = {
    "request": "[data-answer=yes]:visible",
    "discard": "[data-do=discard]:visible",
    "window": "[data-do=go_on]:visible",
    "turn": "[data-do=draw]:visible",
}
TRIES = 5
SHORT = 3_000  # ms: the game may go on before a click


class Flow(NamedTuple):
    """What a person did in one game."""

    stops: list[int]  # in each round: how often she was asked between two own turns
    requests: dict[int, dict[int, str]]  # in each turn of a bot: what she was asked, by number
    clicks: list[int]  # in each turn of four actions, with the one that ends it
    lost: list[str]  # the clicks after which nothing happened


class Mouse:
    """Plays moves as a person would, and counts the clicks."""

    def __init__(self, anna: Person, page: Page) -> None:
        self.anna, self.page = anna, page
        self.clicks = 0

    def table(self) -> JsonDict:
        """Return the table as the server shows it to this person."""
        answer = self.anna.context.request.get(self.page.url.replace("/t/", "/api/tables/"))
        assert answer.ok, answer.text()
        return dict(answer.json())

    def seq(self) -> int:
        return int(self.table()["seq"])

    def has_moved(self, seq: int) -> bool:
        """Return whether something has happened since this entry."""
        return self.seq() > seq

    def press(self, key: Locator, timeout: float | None = None) -> None:
        """Click at something, as soon as it takes clicks."""
        key.click(timeout=timeout)
        self.clicks += 1

    def play(self, move: JsonDict, seq: int) -> None:
        """Play an action on the map or with its key."""
        kind, city = move["kind"], move.get("city")
        if kind == "drive":
            self.press(self.page.locator(f"#city-{city} .disc"))
        elif kind not in FLIGHTS or not self.fly(move, seq):
            self.press_action(move, seq)
        self.choose(move, seq)

    def fly(self, move: JsonDict, seq: int) -> bool:
        """Return whether a click on the city, or its tag, leads there by this flight."""
        self.press(self.page.locator(f"#city-{move['city']} .disc"))
        rows = self.page.locator("[data-row]")
        until(self.page, lambda: rows.count() or self.has_moved(seq))
        row = self.page.locator(f"[data-way='{move['text']}']")
        if row.count():
            self.press(row)
        if row.count() or not rows.count():
            return True
        self.page.keyboard.press("Escape")
        return False

    def press_action(self, move: JsonDict, seq: int) -> None:
        kind, disease = move["kind"], move.get("disease")
        if kind in ("treat", "cure"):
            name = f"{kind}-{disease}"
        elif kind in FLIGHTS:
            name = "fly"
        else:
            name = "share" if kind in ("give", "take") else kind
        key = self.page.locator(f"[data-action={name}]")
        for _ in range(TRIES):  # the keys that fit change with the position
            if self.has_moved(seq):  # a busy machine has clicked, but not in time
                self.clicks += 1
                return
            with suppress(TimeoutError):
                if not key.is_visible():
                    self.press(self.page.locator("[data-action=more]"), timeout=SHORT)
                self.press(key, timeout=SHORT)
                return
        raise AssertionError(f"no key plays {move['text']}")

    def choose(self, move: JsonDict, seq: int) -> None:
        """Say which card, city or partner, as far as the table asks, until the move is played."""
        parts = {part for part in move.values() if isinstance(part, str)}
        cure, options = self.page.locator("[data-do=cure]"), self.page.locator("[data-choice]")
        while True:
            until(self.page, lambda: self.has_moved(seq) or cure.or_(options).first.is_visible())
            if self.has_moved(seq):
                return
            if cure.is_visible():
                self.press(cure)
                cure.wait_for(state="detached")
            else:
                values = [one.get_attribute("data-choice") for one in options.all()]
                wanted = f"[data-choice='{next(one for one in values if one in parts)}']"
                self.press(self.page.locator(wanted))
                self.page.locator(wanted).wait_for(state="detached")


def list_actions(table: JsonDict) -> dict[str, JsonDict]:
    """Return the legal moves of the person by their texts, without events."""
    legal = table["game"]["views"][0]["legal"]
    return {move["text"]: move for move in legal if move["kind"] not in EVENTS}


def choose_action(table: JsonDict) -> JsonDict | None:
    """Return the action that the policy chooses; None: end the turn."""
    shown, legal = table["game"]["views"][0]["position"], list_actions(table)
    position = {key: field for key, field in shown.items() if key not in VIEWED}
    del position["infection_deck"]["mixed"]
    move = PolicyBot().choose(Game.from_position(position).view(0))
    chosen = legal.get(str(move)) or next(iter(legal.values()))
    return None if chosen["kind"] in ("pass", "next") else chosen


def watch_game(anna: Person, number: int) -> Flow:
    """Play a whole game by mouse."""
    roles, epidemics = ROLES[number % len(ROLES)], 4 + number % 3
    page = begins(anna, seed=f"flow {number}", epidemics=epidemics, roles=roles)
    mouse, flow = Mouse(anna, page), Flow([0], {}, [], [])
    over, turns, seat = page.locator("dialog .result"), 0, 0
    actions = clicks = 0
    while True:
        page.locator(", ".join([*QUESTIONS.values(), "dialog .result"])).first.wait_for()
        if over.is_visible():
            return flow
        table = mouse.table()
        shown = next((name for name, key in QUESTIONS.items() if page.locator(key).count()), None)
        if shown is None or (shown == "turn" and not list_actions(table)):  # it has gone on
            continue
        position = table["game"]["views"][0]["position"]
        if shown == "window" and table["you"] not in (table["window"] or {}).get("asks", []):
            page.wait_for_timeout(A_WHILE)  # a pause, which ends by itself
            continue
        own, seq, before = position["turn"]["seat"] == 0, table["seq"], mouse.clicks
        if position["turn"]["seat"] != seat:
            turns, seat = turns + 1, position["turn"]["seat"]
        if shown == "turn":
            action = choose_action(table)
            if action:
                mouse.play(action, seq)
                actions += action["cost"]
            else:
                draws(page)
                mouse.clicks += 1
            clicks += mouse.clicks - before
            if action is None:
                if actions == ACTIONS:
                    flow.clicks.append(clicks)
                actions = clicks = 0
                flow.stops.append(0)
        else:
            with suppress(TimeoutError):
                mouse.press(page.locator(QUESTIONS[shown]).first, timeout=SHORT)
                if shown == "request":
                    asked = flow.requests.setdefault(turns, {})
                    asked |= {one["number"]: str(one["steps"]) for one in table["requests"][:1]}
                elif not own:
                    flow.stops[-1] += 1
        try:
            until(page, partial(mouse.has_moved, seq))
        except AssertionError:
            flow.lost.append(f"{shown} at {seq}")


@pytest.mark.breadth
@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_game_flows(person: Someone, block: int) -> None:
    flows = []
    for number in range(GAMES):
        with person() as anna:
            flows.append(watch_game(anna, BLOCKS * number + block))
    stops = [count for flow in flows for count in flow.stops]
    clicks = [count for flow in flows for count in flow.clicks]
    requests = [asked for flow in flows for asked in flow.requests.values()]
    print(f"stops {Counter(stops)}, clicks {Counter(clicks)}, {len(requests)} turns with a request")
    assert not [click for flow in flows for click in flow.lost]
    assert median(stops) <= 1
    assert max(stops) <= 3
    assert not [asked for asked in requests if len(asked) > 1]
    assert median(clicks) <= 6
