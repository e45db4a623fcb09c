"""Hypothesis strategies: set-ups, games at a random moment, positions, and corrupted JSON.

Only this module needs `hypothesis`, from the extra `fourcures[testing]`. All randomness of a game
comes from one drawn number, so that an example shrinks to a short game, not to a dull one. Tests
with their own random generator can use `lively_move` and `arranged`.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, cast

from ..extras import need

need("testing", __name__)

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from ..engine.game import Game
from ..engine.notation import Move
from ..engine.position.schema import Json
from ..engine.rules.board import (
    CITIES,
    CITY,
    DISEASES,
    EDITIONS,
    EVENTS,
    HAND_LIMIT,
    ROLES,
    ROLES_OF_EDITION,
    own_disease,
)
from ..engine.rules.moves import kind_of
from ..engine.setup import GameOptions
from .random_games import random_setup


def lively_move(game: Game, rng: random.Random) -> Move:
    """Return a legal move, with each kind equally likely, so that rare moves come early."""
    kinds: dict[int, list[Move]] = {}
    for move in game.legal_moves:
        kinds.setdefault(kind_of(move), []).append(move)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def play_on(game: Game, rng: random.Random, moves: int) -> Game:
    """Return the same game after `moves` lively moves, or at its end."""
    for _ in range(moves):
        if game.outcome is not None:
            break
        game.play(lively_move(game, rng))
    return game


def start_game(rng: random.Random, scripted: bool = False) -> Game:
    """Return a new game with any setting, or a game from an arranged position."""
    seed = f"{rng.getrandbits(64):x}"
    if rng.random() < 0.5:
        return Game.from_position(arrange_position(rng, scripted), seed)
    return Game.new(**(random_setup(rng) | {"seed": seed}))


# Arranged positions.


def arrange_position(rng: random.Random, scripted: bool = False) -> Json:
    """Return a position with full hands, stations, cures and layers, which few games reach.

    A scripted position also fixes some of the coming cards.
    """
    edition = rng.choice(EDITIONS)
    epidemics, drawn = rng.choice((4, 5, 6)), rng.randrange(5)
    drawn = min(drawn, epidemics)
    pool = ROLES_OF_EDITION[EDITIONS.index(edition)]
    roles = rng.sample([role for i, role in enumerate(ROLES) if pool >> i & 1], rng.randint(2, 4))
    deck = shuffle(rng, (*CITIES, *EVENTS))
    if rng.random() < 0.5:  # hands of few colours, close to a cure
        deck.sort(key=lambda card: own_disease(CITY[card]) if card in CITY else rng.randrange(4))
    players: list[Json] = []
    for role in roles:
        hand = [deck.pop() for _ in range(rng.choice((0, 2, 5, 6, HAND_LIMIT)))]
        near = [card for card in hand if card in CITIES] + [player["city"] for player in players]
        city = rng.choice(near if near and rng.random() < 0.8 else CITIES)
        players.append({"role": role, "city": city, "hand": hand})
    stored = [card for card in deck if card in EVENTS]
    for player in players:
        if player["role"] == "contingency_planner" and stored and rng.random() < 0.5:
            player["stored"] = stored[0]
            deck.remove(stored[0])
    phase = rng.choice(("actions", "actions", "actions", "draw", "infect", "epidemic", "discard"))
    if phase == "epidemic" and not drawn:
        phase = "draw"
    between = phase == "epidemic" and drawn < epidemics and rng.random() < 0.5
    if phase == "discard":
        over = rng.choice(players)["hand"]
        while len(over) <= HAND_LIMIT:
            over.append(deck.pop())
    discards = [deck.pop() for _ in range(rng.randint(0, len(deck) - 4))]
    sites = sorted({*rng.sample(CITIES, 6), *(player["city"] for player in players)})
    position: Json = {
        "edition": edition,
        "epidemics": epidemics,
        "hands": rng.choice(("open", "private")),
        "players": players,
        "turn": {"seat": rng.randrange(len(players)), "phase": phase},
        "outbreaks": rng.choice((0, 0, 3, 6)),
        "epidemics_drawn": drawn,
        "stations": rng.sample(sites, rng.randint(0, 6)),
        "player_discards": discards,
    }
    arrange_diseases(position, rng)
    order = arrange_infection_deck(position, rng)
    if between:
        position["turn"]["epidemic_step"] = "between"
    piles = arrange_player_deck(position, rng, deck, epidemics - drawn - between)
    if scripted:
        script_cards(position, rng, order, piles)
    return position


def arrange_diseases(position: Json, rng: random.Random) -> None:
    """Add up to three cures, and cubes that fit them."""
    medics = [player["city"] for player in position["players"] if player["role"] == "medic"]
    free = [city for city in CITIES if city not in medics]
    cured = rng.sample(DISEASES, rng.choice((0, 0, 1, 3)))
    cubes: dict[str, dict[str, int]] = {}
    diseases = {}
    for disease in DISEASES:
        places = rng.sample(free, rng.randint(0, 8))
        for city in places:
            cubes.setdefault(city, {})[disease] = rng.randint(1, 3)
        if disease in cured:
            diseases[disease] = "cured" if places else "eradicated"
    position["diseases"], position["cubes"] = diseases, cubes


def arrange_infection_deck(position: Json, rng: random.Random) -> list[list[str]]:
    """Add discards, removed cards and layers; return the layers, each in a possible order."""
    cards = shuffle(rng, CITIES)
    position["infection_discards"] = [cards.pop() for _ in range(rng.choice((0, 3, 9, 20)))]
    position["removed"] = [cards.pop() for _ in range(rng.choice((0, 0, 1)))]
    layers: list[list[str]] = []
    for _ in range(rng.randint(0, 4)):
        layers.append([cards.pop() for _ in range(rng.randint(1, 5))])
    layers.append(cards)
    position["infection_deck"] = {"layers": [sorted(layer) for layer in layers]}
    return layers


def arrange_player_deck(
    position: Json, rng: random.Random, deck: list[str], epidemics: int
) -> list[str]:
    """Add piles of any size, each with its epidemic; return the deck in a possible order."""
    piles: list[list[str]] = [[] for _ in range(epidemics or 1)]
    for card in deck:
        rng.choice(piles).append(card)
    if epidemics:
        for pile in piles:
            pile.insert(rng.randint(0, len(pile)), "epidemic")
    position["player_deck"] = {
        "piles": [{"cards": len(pile), "epidemics": pile.count("epidemic")} for pile in piles]
    }
    return [card for pile in piles for card in pile]


def script_cards(
    position: Json, rng: random.Random, layers: list[list[str]], deck: list[str]
) -> None:
    """Fix some of the coming cards and reshuffles."""
    infections = [card for layer in layers for card in layer]
    top = rng.randint(0, len(infections))
    bottom = rng.randint(0, len(infections) - top)
    if top + bottom == len(infections):
        bottom = 0
    position["player_deck"]["next"] = deck[: rng.randint(0, len(deck))]
    position["infection_deck"] |= {
        "next": infections[:top],
        "bottom": infections[::-1][:bottom],
        "shuffles": [
            shuffle(rng, CITIES)[: rng.choice((0, 10, 48))] for _ in range(rng.randint(0, 3))
        ],
    }


def shuffle(rng: random.Random, cards: tuple[str, ...]) -> list[str]:
    """Return the same cards in random order."""
    return rng.sample(cards, len(cards))


# Strategies.


@st.composite
def setups(draw: DrawFn) -> GameOptions:
    """Draw arguments for `Game.new`: any edition, team, difficulty, kind of hands and events."""
    edition = draw(st.sampled_from(EDITIONS))
    players = draw(st.integers(2, 4))
    pool = ROLES_OF_EDITION[EDITIONS.index(edition)]
    roles = [role for i, role in enumerate(ROLES) if pool >> i & 1]
    chosen = st.permutations(roles).map(lambda order: order[:players])
    return {
        "edition": edition,
        "players": players,
        "roles": draw(st.none() | chosen),
        "events": draw(st.none() | st.sets(st.sampled_from(EVENTS)).map(sorted)),
        "epidemics": draw(st.sampled_from((4, 5, 6))),
        "hands": draw(st.none() | st.sampled_from(("open", "private"))),
        "first": draw(st.none() | st.integers(0, players - 1)),
        "seed": draw(st.text(st.characters(codec="utf-8"), max_size=8)),
    }


@st.composite
def games(draw: DrawFn, most_moves: int = 80) -> Game:
    """Draw a game at a random moment, played from a set-up or an arranged position."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    if draw(st.booleans()):
        game = Game.new(**draw(setups()))
    else:
        scripted = draw(st.booleans())
        game = Game.from_position(arrange_position(rng, scripted), seed=str(rng.random()))
    return play_on(game, rng, draw(st.integers(0, most_moves)))


def positions(most_moves: int = 80) -> SearchStrategy[Json]:
    """Return a strategy for positions of games at a random moment."""
    return games(most_moves).map(lambda game: cast(Json, game.position()))


def records(most_moves: int = 80) -> SearchStrategy[Json]:
    """Return a strategy for records of games at a random moment."""
    return games(most_moves).map(Game.record)


def json_values() -> SearchStrategy[object]:
    """Return a strategy for any JSON, including words and numbers of the game in wrong places."""
    words = (*CITIES[::7], *EVENTS, *ROLES[:3], *DISEASES, "epidemic", "...", "draw", "infect")
    plain = (
        st.none()
        | st.booleans()
        | st.integers(-1, 60)
        | st.integers()
        | st.floats()
        | st.sampled_from(words)
        | st.text(max_size=6)
    )
    return st.recursive(
        plain,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
        ),
        max_leaves=6,
    )


@st.composite
def tamper(draw: DrawFn, documents: SearchStrategy[Json], most_changes: int = 3) -> object:
    """Draw a document with some parts removed, replaced, duplicated or slightly changed."""
    document: Any = [copy.deepcopy(draw(documents))]
    for _ in range(draw(st.integers(1, most_changes))):
        holder, key = choose_part(draw, document)
        change: Callable[[DrawFn, Any, Any], None] = draw(st.sampled_from(CHANGES))
        change(draw, holder, key)
        if not document:
            return None
    return document[0]


def choose_part(draw: DrawFn, document: Any) -> tuple[Any, Any]:
    """Return a random part of a document: its container and its key."""
    holder, key = document, 0
    while isinstance(holder[key], dict | list) and holder[key] and draw(st.integers(0, 5)):
        holder = holder[key]
        keys = sorted(holder) if isinstance(holder, dict) else range(len(holder))
        key = draw(st.sampled_from(keys))
    return holder, key


def leave_out(_draw: DrawFn, holder: Any, key: Any) -> None:
    del holder[key]


def replace(draw: DrawFn, holder: Any, key: Any) -> None:
    holder[key] = draw(json_values())


def nudge(draw: DrawFn, holder: Any, key: Any) -> None:
    if isinstance(holder[key], int):
        holder[key] += draw(st.sampled_from((-1, 1)))
    elif isinstance(holder[key], str):
        holder[key] = draw(st.sampled_from((*CITIES, *EVENTS, *ROLES, "cured", "eradicated")))
    elif isinstance(holder[key], list):
        holder[key] = holder[key][::-1]


def double(_draw: DrawFn, holder: Any, key: Any) -> None:
    if isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    else:
        holder[f"{key} "] = copy.deepcopy(holder[key])


CHANGES = (leave_out, replace, nudge, double)
