"""Search for games that cover what the collection lacks.

    python -m tests.games.search [TRIES]

plays the recipes of `make`, then random set-ups, TRIES of them (40) for each new game, and prints
the best as recipes to copy, until nothing is missing or nothing more is found. A new game takes a
minute or two.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from fourcures.engine.rules import deal
from fourcures.engine.rules.board import EDITIONS, ROLES

from .coverage import BETWEEN_TWO, STORED, covered, wanted
from .make import GAMES, collection
from .playing import Table

ROLES_OF = {
    "2008": [
        role for role in ROLES if role not in ("contingency_planner", "quarantine_specialist")
    ],
    "2013": list(ROLES),
}


def random_setup(rng: random.Random, edition: str, planner: bool) -> dict[str, Any]:
    """Return a random set-up of an edition, with the Planner if requested."""
    roles = rng.sample(ROLES_OF[edition], rng.choice((2, 3, 4)))
    if planner and "contingency_planner" not in roles:
        roles[rng.randrange(len(roles))] = "contingency_planner"
    return {
        "edition": edition,
        "roles": roles,
        "epidemics": rng.choice((4, 5, 6)),
        "hands": rng.choice(("open", "private")),
        "seed": str(rng.randrange(1_000_000)),
    }


def has_two_at_once(setup: dict[str, Any]) -> bool:
    """Return whether a draw of this deal has two epidemics (see `docs/research/deals.md`)."""
    epidemics, players = setup["epidemics"], len(setup["roles"])
    cards = 53 - players * (6 - players)
    places, top = set(), 0
    for pile in range(epidemics):
        size = cards // epidemics + 1 + (pile < cards % epidemics)
        top += size
        places.add(
            top - 1 - deal.draw_below(deal.generate_words(setup["seed"], f"epidemic {pile}"), size)
        )
    return any(place % 2 == 0 and place + 1 in places for place in places)


def value(new: set[str], entries: int) -> float:
    """Return the value of a find: rare features count more, and short games are easier to read."""
    return (
        sum(
            8 if BETWEEN_TWO in key else 3 if STORED in key else 2 if "won" in key else 1
            for key in new
        )
        - entries / 100
    )


def find(missing: set[str], rng: random.Random, tries: int) -> tuple[dict[str, Any], set[str]]:
    """Return the best of this many games, as arguments of its recipe, and what it adds."""
    patient = any(BETWEEN_TWO in key for key in missing)
    urgent = [key for key in missing if BETWEEN_TWO in key] or missing
    edition = max(EDITIONS, key=lambda edition: sum(edition in key for key in urgent))
    found: list[tuple[float, dict[str, Any], set[str]]] = []
    while len(found) < tries:
        setup = random_setup(
            rng, edition, edition == "2013" and any(STORED in key for key in missing)
        )
        if patient and not has_two_at_once(setup):
            continue
        game = Table(missing, patient).play(setup)
        new = covered(game) & missing
        found.append((value(new, len(game.entries)), setup | {"patient": patient}, new))
    _, arguments, new = max(found, key=lambda one: one[0])
    return arguments, new


def main(tries: int) -> None:
    """Search for games until nothing is missing, or nothing more is found."""
    rng = random.Random(len(GAMES))
    missing = wanted().difference(*(covered(game) for _, game in collection()))
    while missing:
        arguments, new = find(missing, rng, tries)
        missing -= new
        print(f"{arguments},  # {len(new)} new, {len(missing)} missing", flush=True)
        if not new:
            print("\n".join(["Not found:", *sorted(missing)]))
            return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
