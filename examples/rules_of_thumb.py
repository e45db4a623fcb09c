"""An agent for each seat that follows rules of thumb, in the PettingZoo environment.

    python examples/rules_of_thumb.py --games 100

It reads named observations and the mask, nothing else: cure when possible, carry a full set of
cards to a station, treat where cubes pile up, walk to where they do.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from fourcures.engine.rules.board import CITIES, FACTS
from fourcures.envs import NAMES, aec

CITY = {name: number for number, name in enumerate(CITIES)}
COLOURS = ("blue", "yellow", "black", "red")


def distances() -> Any:
    """How many drives from each city to each other."""
    far = np.full((48, 48), 99)
    for start in range(48):
        far[start, start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for name in FACTS[here]["neighbors"]:
                if far[start, CITY[name]] == 99:
                    far[start, CITY[name]] = far[start, here] + 1
                    edge.append(CITY[name])
    return far


FAR = distances()


class Thumb:
    """The rules of thumb of one seat."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def __call__(self, seen: dict[str, Any], mask: Any) -> int:
        """The code to play."""
        choices = {NAMES[code]: int(code) for code in np.flatnonzero(mask)}
        for disease in COLOURS:
            if f"cure {disease}" in choices:
                return choices[f"cure {disease}"]
        here = int(seen["pawns"][0].argmax())
        cubes = 3 * seen["cubes"].reshape(48, 4)
        goal = self.goal(seen, cubes, here)
        if goal == here:
            for disease in np.argsort(-cubes[here]):
                if f"treat {COLOURS[disease]}" in choices:
                    return choices[f"treat {COLOURS[disease]}"]
        drives = [name for name in choices if name.startswith(("drive ", "shuttle "))]
        if drives:
            best = min(drives, key=lambda name: FAR[CITY[name.split()[1]], goal])
            if FAR[CITY[best.split()[1]], goal] < FAR[here, goal]:
                return choices[best]
        discards = [name for name in choices if name.startswith("discard ")]
        if discards:
            return choices[min(discards, key=lambda name: self.worth(seen, name.split()[1]))]
        for name in ("next", "hold", "pass"):
            if name in choices:
                return choices[name]
        return int(self.rng.choice(list(choices.values())))

    def goal(self, seen: dict[str, Any], cubes: Any, here: int) -> int:
        """A station if a cure can be made, otherwise where most cubes lie, near ones first."""
        held = seen["hands"][0, :48].reshape(4, 12).sum(axis=1) * (1 - seen["cured"])
        needed = 4 if seen["roles"][0, 6] else 5
        stations = np.flatnonzero(seen["stations"])
        if held.max() >= needed:
            return int(min(stations, key=lambda city: FAR[here, city]))
        danger = cubes.max(axis=1) - 0.4 * FAR[here]
        danger[cubes.max(axis=1) == 0] = -99
        return int(danger.argmax())

    def worth(self, seen: dict[str, Any], card: str) -> float:
        """How much a card is worth keeping: cards of a colour of which one has many."""
        if card not in CITY:
            return 2.5
        disease = CITY[card] // 12
        if seen["cured"][disease]:
            return 0.0
        held = seen["hands"][0, :48].reshape(4, 12).sum(axis=1)
        return float(held[disease])


def play(games: int, seed: int, players: int = 2) -> tuple[float, int]:
    """Return the mean cures and the wins of games with an agent in each seat."""
    env = aec.env(players=players, observation="named", out_of_turn="never")
    agents = {name: Thumb(seed) for name in env.possible_agents}
    cures, wins = 0.0, 0
    for number in range(games):
        env.reset(seed=seed + number)
        for name in env.agent_iter():
            observation, _, termination, _, _ = env.last()
            if termination:
                break
            mask = observation["action_mask"]
            env.step(agents[name](observation["observation"], mask))
        cures += float(observation["observation"]["cured"].sum())
        wins += bool(observation["observation"]["outcome"][1])
    return cures / games, wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    mean, wins = play(args.games, args.seed)
    print(f"{args.games} games, {mean:.3f} cures a game, {wins} wins")


if __name__ == "__main__":
    main()
