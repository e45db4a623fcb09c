"""The playthroughs: short games, step by step, in text.

    python -m tests.playthroughs.make

writes them again. Reviewers read the diff to see the effect of a rule change.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from fourcures import Event, Game, Move
from fourcures.engine.rules.board import CITIES, CUBES, DISEASES, RATES, ROLES
from fourcures.engine.rules.decks import infection_deck_size, player_deck_size
from fourcures.engine.rules.state import CURE_STATES, PHASES, STEPS, UNCURED, State
from tests.engine.arranging import all_but, at

FOLDER = Path(__file__).parent
WIDTH = 100
SELDOM = ("airlift", "grant", "quiet", "resilient", "opsflight", "charter", "pass")
Chooser = Callable[[Game], str | Move]


def at_random(seed: str) -> Chooser:
    """Return a chooser of random legal moves: first a kind, preferably an action, then a move."""
    rng = random.Random(seed)

    def choose(game: Game) -> Move:
        by_verb: dict[str, list[Move]] = {}
        for move in game.legal_moves:
            by_verb.setdefault(str(move).split()[0], []).append(move)
        verbs = list(by_verb)
        weights = [1 if verb in SELDOM else 3 for verb in verbs]
        return rng.choice(by_verb[rng.choices(verbs, weights)[0]])

    return choose


def by_script(*moves: str) -> Chooser:
    """Return a chooser of these moves, in order."""
    left = iter(moves)
    return lambda _: next(left)


def lines(game: Game, choose: Chooser) -> Iterator[str]:
    """Yield the game, step by step, to its end."""
    yield from beginning(game)
    before = summary(game.state)
    number = 0
    while game.outcome is None:
        number += 1
        legal = game.legal_moves
        seats = sorted({move.seat for move in legal})
        yield ""
        yield f"{number}. {phase(game.state)}; to move: {', '.join(who(game.state, seats))}"
        yield shortened(f"   {len(legal)} legal: ", list(map(str, legal)))
        events = game.play(choose(game))
        line = game.entries[-1].line
        chance = f"  <- {' '.join(line.outcomes)}" if line.outcomes else ""
        yield f"   > seat:{line.seat} {line.text.removeprefix(f'seat:{line.seat} ')}{chance}"
        for event in events:
            yield f"     {told(event)}"
        for now in summary(game.state):
            if now not in before:
                yield f"   = {now}"
        before = summary(game.state)
    yield ""
    yield f"{game.outcome.result} by {game.outcome.cause} after {number} moves"


def beginning(game: Game) -> Iterator[str]:
    """Yield the state before the first move."""
    start = game.position()
    yield (
        f"{start['edition']}, {start['epidemics']} epidemics, {start['hands']} hands,"
        f" seed {game.seed}"
    )
    for seat, player in enumerate(start["players"]):
        stored = f", stored: {player['stored']}" if player.get("stored") else ""
        hand = " ".join(player["hand"]) or "no cards"
        yield f"seat:{seat} {player['role']} in {player['city']}: {hand}{stored}"
    yield f"stations: {' '.join(start['stations'])}"
    cubes = [
        f"{city} {' '.join(f'{number} {disease}' for disease, number in there.items())}"
        for city, there in start["cubes"].items()
    ]
    yield f"cubes: {', '.join(cubes) or 'none'}"
    yield from (f"= {line}" for line in summary(game.state))


def shortened(head: str, words: list[str]) -> str:
    """Return as many of the words as fit into a line, at least one."""
    line, number = head + words[0], 1
    while number < len(words) and len(line) + len(words[number]) + 12 < WIDTH:
        line += f", {words[number]}"
        number += 1
    return line if number == len(words) else f"{line}, {len(words) - number} more"


def phase(s: State) -> str:
    """Return the phase of the turn as text."""
    name = PHASES[s["phase"]]
    if name == "actions":
        return f"actions, {s['actions_left']} left"
    if name == "epidemic":
        return f"epidemic, {STEPS[s['epidemic_step']]}"
    if name == "infect":
        return f"infect, {s['infections_left']} of {RATES[s['drawn']]} to come"
    return name


def who(s: State, seats: list[int]) -> Iterator[str]:
    """Yield these seats with their roles; the active one is marked."""
    for seat in seats:
        yield f"seat:{seat} {ROLES[s['roles'][seat]]}{' (active)' if seat == s['turn'] else ''}"


def told(event: Event) -> str:
    """Return an event as its name and fields; private fields say who may know them."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    name, audience = fields.pop("event"), fields.pop("audience")
    words = [
        f"{field}={' '.join(value) if isinstance(value, list) else value}"
        for field, value in fields.items()
    ]
    only = "" if audience is None else f"  [for seat {', '.join(map(str, audience))}]"
    return f"{name}: {', '.join(words)}{only}"


def summary(s: State) -> list[str]:
    """Return the state in short: pawns with their hand sizes, cubes, tracks, decks."""
    pawns = [
        f"{ROLES[s['roles'][seat]]} {CITIES[s['city'][seat]]} ({s['hand_size'][seat]})"
        for seat in range(s["players"])
    ]
    cubes = [
        f"{disease} {CUBES - s['supply'][number]}"
        + ("" if s["diseases"][number] == UNCURED else f" {CURE_STATES[s['diseases'][number]]}")
        for number, disease in enumerate(DISEASES)
    ]
    tracks = f"outbreaks {s['outbreaks']}, rate {RATES[s['drawn']]}"
    decks = f"deck {player_deck_size(s)}, infection deck {infection_deck_size(s)}"
    return [", ".join(pawns), f"{', '.join(cubes)}; {tracks}; {decks}"]


def new(**setup: Any) -> tuple[Game, Chooser]:
    """Return a game from its set-up, with random moves."""
    return Game.new(**setup), at_random(setup["seed"])


def last_cards() -> tuple[Game, Chooser]:
    """Return a game that is won in the turn before the player deck would run out (R6.1, R13.1)."""
    hands = ["airlift", "hong_kong", "beijing", "seoul", "tokyo", "osaka", "lima"]
    position = {
        "players": [
            at("medic", "hong_kong", "airlift", "hong_kong"),
            at("scientist", "bangkok", "beijing", "seoul", "tokyo"),
            at("researcher", "kolkata", "osaka", "lima"),
        ],
        "diseases": {"blue": "eradicated", "yellow": "cured", "black": "cured"},
        "cubes": {
            "manila": {"red": 3},
            "taipei": {"red": 2},
            "cairo": {"black": 2},
            "algiers": {"black": 3},
            "lagos": {"yellow": 1},
        },
        "stations": ["atlanta", "hong_kong"],
        "outbreaks": 5,
        "epidemics_drawn": 3,
        "infection_discards": ["manila", "cairo"],
        "player_discards": all_but("paris", *hands),
        "player_deck": {"next": ["epidemic", "paris"]},
        "infection_deck": {
            "bottom": ["algiers"],
            "shuffles": [["manila", "algiers", "cairo"]],
        },
    }
    moves = ["drive manila", "treat red", "drive taipei", "pass", "next", "airlift medic algiers"]
    moves += ["next", "drive kolkata", "take osaka from researcher"]
    moves += ["drive hong_kong", "cure red with beijing osaka seoul tokyo"]
    return Game.from_position(position, seed="last cards"), by_script(*moves)


PLAYTHROUGHS: dict[str, Callable[[], tuple[Game, Chooser]]] = {
    "2013_open_4_epidemics": lambda: new(
        edition="2013", players=3, epidemics=4, hands="open", seed="132"
    ),
    "2008_private_5_epidemics": lambda: new(
        edition="2008", players=2, epidemics=5, hands="private", seed="133"
    ),
    "2013_private_6_epidemics": lambda: new(
        edition="2013",
        roles=["contingency_planner", "quarantine_specialist", "medic", "operations_expert"],
        epidemics=6,
        hands="private",
        seed="454",
    ),
    "2013_won_with_the_last_cards": last_cards,
}


def text(name: str) -> str:
    """Return a whole playthrough."""
    game, choose = PLAYTHROUGHS[name]()
    return "\n".join(lines(game, choose)) + "\n"


if __name__ == "__main__":
    for name in PLAYTHROUGHS:
        written = text(name)
        (FOLDER / f"{name}.txt").write_text(written, "utf-8")
        print(f"{name}: {written.count(chr(10))} lines")
