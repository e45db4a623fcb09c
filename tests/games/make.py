"""The recorded games and their recipes.

    python -m tests.games.make

plays them all again, writes their records and `index.json`, and prints what they do not cover.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fourcures import Game
from fourcures.engine.rules.board import CITIES

from .coverage import WatchedGame, covered, wanted, watched
from .playing import Table

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.json"
Json = dict[str, Any]

# From a set-up to the end. Each plays events that the games before it lack, so their order matters.
GAMES: list[Json] = [
    {
        "edition": "2013",
        "roles": ["operations_expert", "dispatcher", "contingency_planner", "researcher"],
        "epidemics": 6,
        "hands": "open",
        "seed": "122354",
        "patient": True,
    },
    {
        "edition": "2013",
        "roles": ["contingency_planner", "medic"],
        "epidemics": 6,
        "hands": "private",
        "seed": "127474",
        "patient": True,
    },
    {
        "edition": "2013",
        "roles": ["scientist", "contingency_planner"],
        "epidemics": 4,
        "hands": "open",
        "seed": "602335",
        "patient": True,
    },
    {
        "edition": "2013",
        "roles": ["researcher", "contingency_planner", "quarantine_specialist"],
        "epidemics": 6,
        "hands": "private",
        "seed": "744512",
        "patient": True,
    },
    {
        "edition": "2008",
        "roles": ["medic", "researcher"],
        "epidemics": 6,
        "hands": "private",
        "seed": "10899",
        "patient": True,
    },
    {
        "edition": "2008",
        "roles": ["researcher", "scientist", "medic", "dispatcher"],
        "epidemics": 4,
        "hands": "open",
        "seed": "910211",
        "hesitant": True,
    },
    {
        "edition": "2013",
        "roles": ["scientist", "researcher", "contingency_planner"],
        "epidemics": 5,
        "hands": "open",
        "seed": "934269",
    },
    {
        "edition": "2013",
        "roles": ["dispatcher", "quarantine_specialist", "researcher", "contingency_planner"],
        "epidemics": 4,
        "hands": "open",
        "seed": "595977",
    },
    {
        "edition": "2008",
        "roles": ["operations_expert", "dispatcher", "medic"],
        "epidemics": 5,
        "hands": "private",
        "seed": "846345",
    },
    {
        "edition": "2008",
        "roles": ["operations_expert", "dispatcher", "medic", "researcher"],
        "epidemics": 5,
        "hands": "open",
        "seed": "539799",
    },
    {
        "edition": "2013",
        "roles": ["researcher", "contingency_planner"],
        "epidemics": 6,
        "hands": "open",
        "seed": "517497",
    },
    {
        "edition": "2008",
        "roles": ["scientist", "medic", "researcher", "dispatcher"],
        "epidemics": 5,
        "hands": "open",
        "seed": "236916",
    },
    {
        "edition": "2013",
        "roles": ["contingency_planner", "scientist", "medic"],
        "epidemics": 6,
        "hands": "open",
        "seed": "426676",
    },
    {
        "edition": "2008",
        "roles": ["dispatcher", "scientist", "researcher"],
        "epidemics": 4,
        "hands": "private",
        "seed": "780274",
    },
    {
        "edition": "2013",
        "roles": ["contingency_planner", "researcher", "quarantine_specialist"],
        "epidemics": 5,
        "hands": "private",
        "seed": "656015",
    },
    {
        "edition": "2013",
        "roles": ["researcher", "medic"],
        "epidemics": 6,
        "hands": "private",
        "seed": "158606",
    },
    {
        "edition": "2008",
        "roles": ["dispatcher", "scientist", "medic", "operations_expert"],
        "epidemics": 5,
        "hands": "private",
        "seed": "952265",
    },
]

SHORT_DECK = ["cairo", "delhi", "lima", "osaka"]
# From a position, move by move
ARRANGED: dict[str, Json] = {
    "six_stations_and_a_short_deck": {
        "position": {
            "players": [
                {"role": "operations_expert", "city": "milan", "hand": ["cairo"]},
                {
                    "role": "contingency_planner",
                    "city": "lagos",
                    "hand": ["lagos", "government_grant"],
                    "stored": "forecast",
                },
            ],
            "cubes": {"milan": {"blue": 2}, "osaka": {"red": 3}, "cairo": {"black": 1}},
            "stations": ["atlanta", "tokyo", "lima", "cairo", "paris", "delhi"],
            "infection_discards": [city for city in CITIES if city not in SHORT_DECK],
            "player_deck": {"next": ["bogota", "miami", "essen"]},
            "infection_deck": {"next": SHORT_DECK},
        },
        "moves": [
            "build moving atlanta",
            "grant santiago moving tokyo",
            "forecast",
            "order lima delhi osaka cairo",
            "treat blue",
            "pass",
            "next",
            "build moving lima",
            "pass",
        ],
    },
}


def collection() -> Iterator[tuple[str, WatchedGame]]:
    """Yield every game with its name."""
    missing = wanted()
    for recipe in GAMES:
        setup = dict(recipe)
        table = Table(missing, setup.pop("patient", False), setup.pop("hesitant", False))
        game = table.play(setup)
        missing -= covered(game)
        yield name_of(game), game
    for name, recipe in ARRANGED.items():
        game = watched(WatchedGame.from_position(recipe["position"], seed=name))
        for move in recipe["moves"]:
            game.play(move)
        yield name, game


def name_of(game: Game) -> str:
    """Return a name with the players (p), the epidemics (e) and the result."""
    position = game.position()
    table = f"{len(position['players'])}p_{position['epidemics']}e_{position['hands']}"
    assert game.outcome is not None
    return f"{position['edition']}_{table}_{game.outcome.result}_by_{game.outcome.cause}"


def document(game: Game) -> str:
    """Return a record as JSON: one line per field of the start, and per move."""
    parts = []
    for field, value in game.record().items():
        if field == "start":
            fields = (f"    {dumped(name)}: {dumped(one)}" for name, one in value.items())
            text = "{\n" + ",\n".join(fields) + "\n  }"
        elif field == "lines":
            text = "[\n" + ",\n".join(f"    {dumped(line)}" for line in value) + "\n  ]"
        else:
            text = dumped(value)
        parts.append(f"  {dumped(field)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def dumped(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def fingerprint(game: Game) -> str:
    """Return the SHA-256 of the current position, as JSON with sorted keys."""
    return hashlib.sha256(json.dumps(game.position(), sort_keys=True).encode()).hexdigest()


def about(game: Game) -> str:
    """Return a description of a game in one line."""
    position = game.position()
    roles = ", ".join(player["role"] for player in position["players"])
    end = f"{game.outcome.result} by {game.outcome.cause}" if game.outcome else "unfinished"
    table = f"{position['edition']}, {position['epidemics']} epidemics, {position['hands']} hands"
    return f"{table}; {roles}: {end} after {len(game.entries)} lines"


def main() -> None:
    """Write all records and the index."""
    games = list(collection())
    for path in FOLDER.glob("*.json"):
        path.unlink()
    index, missing = [], wanted()
    for name, game in games:
        assert not (FOLDER / f"{name}.json").exists(), f"two games are called {name}"
        (FOLDER / f"{name}.json").write_text(document(game), "utf-8")
        index.append({"name": name, "about": about(game), "last_position": fingerprint(game)})
        missing -= covered(game)
        print(f"{name}: {about(game)}")
    INDEX.write_text(json.dumps(index, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print("\n".join(["Not shown:", *sorted(missing)]) if missing else "Everything is shown.")


if __name__ == "__main__":
    main()
