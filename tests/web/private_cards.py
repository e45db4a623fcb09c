"""The private cards of a table, and whether a message tells one of them to the wrong person."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from fourcures.engine.rules.board import CITIES, FACTS
from fourcures.table.room import Room

Json = dict[str, Any]
# Where a card's name stands for its city, for all cards that nobody has seen, or for an event that
# is in the game: as texts of a view, and in sentences about what happens at a city.
OPEN_PLACE = re.compile(
    r".*/(city|origin)"
    r"|.*/(cubes|outbreaks|infected|turn)/\{\}"
    r"|.*/position/(unseen|stations|infection_discards|infection_deck/.*|events)(/\*)*"
    r"|.*/setup/events/\*"
    r"|.*/forecast/cards/\*"
)
# Moves to or at a city, which is no card there; the cards that are paid follow it.
CITY_OF_MOVE = re.compile(
    r"^order .*|^(move \w+ )?(drive|charter|shuttle|join|grant|resilient|opsflight|airlift \w+) \w+"
)
OF_INFECTIONS = ("intensified", "looked", "ordered", "removed")  # events about infection cards
PEOPLE_IN = {city["id"]: city["population"] for city in FACTS}


def find_secrets(room: Room, person: str) -> set[str]:
    """Return the cards in the hands of others that no move has named, and not the set-up (R2.6)."""
    game = room.playing()
    players = game.position()["players"]
    named = {word for entry in game.history for word in entry.line.text.split()}
    if room.setup.position is None:
        hands = [card for player in game.start().position()["players"] for card in player["hand"]]
        named.add(max(hands, key=lambda card: PEOPLE_IN.get(card, 0)))
    return {
        card
        for seat, player in zip(room.seats, players, strict=True)
        if person not in (seat.holder, seat.owner)
        for card in player["hand"]
        if card not in named
    }


def without_blind_takes(view: Json) -> Json:
    """Return a view without the cards that one may ask for because nobody knows better (R12.6)."""
    position, takes = view["position"], defaultdict[str, set[str]](set)
    for move in view["legal"]:
        if move["text"].startswith("take "):
            takes[move["text"].rpartition(" ")[2]].add(move["text"].split()[1])
    here = {position["players"][position["viewer"]]["city"]} if takes else set()
    unseen = set(CITIES).intersection(position["unseen"])
    blind = {role for role, cards in takes.items() if cards == here or cards >= unseen}
    left = [
        move
        for move in view["legal"]
        if not (move["text"].startswith("take ") and move["text"].rpartition(" ")[2] in blind)
    ]
    return view | {"legal": left}


def find_leaks(secrets: set[str], message: Any) -> list[tuple[str, str]]:
    """Return where a message tells one of these cards, each with the text there."""
    game = game_of(message)
    if game is not None:
        views = [without_blind_takes(view) for view in game["views"]]
        message = message | {"table": message["table"] | {"game": game | {"views": views}}}
    return [
        (place, text)
        for place, text in walk(message)
        if secrets.intersection(re.findall(r"\w+", CITY_OF_MOVE.sub("", text)))
        and not OPEN_PLACE.fullmatch(place)
    ]


def walk(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every text of a message, also the keys, with its place."""
    if isinstance(value, dict) and value.get("event") not in OF_INFECTIONS:
        for key, one in value.items():
            yield f"{path}/{{}}", key
            yield from walk(one, f"{path}/{key}")
    elif isinstance(value, list):
        for one in value:
            yield from walk(one, f"{path}/*")
    elif isinstance(value, str):
        yield path, value


def game_of(message: Any) -> Json | None:
    """Return the game of a message, or None."""
    is_update = isinstance(message, dict) and message.get("type") == "update"
    return message["table"]["game"] if is_update else None


def tells_end(message: Any) -> bool:
    """Return whether a message says that the game is over."""
    game = game_of(message)
    return game is not None and game["outcome"] is not None
