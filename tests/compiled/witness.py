"""Play with every function of the compiled rules, and print hashes of all results.

    python -m tests.compiled.witness --games 1000 --searches 5 --steps 200

The lines are the same on every machine, from the library and from Numba (FOURCURES_JIT=1).
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Iterator

from fourcures.bots.kernels.training_games import LONGEST, Lesson
from fourcures.bots.kernels.weights import weights_for
from fourcures.bots.kernels.workspace import Kernels, make_series, nets
from fourcures.bots.players.search import Search
from fourcures.compiled import cpu
from fourcures.engine.rules.chance import seed_stream
from fourcures.engine.rules.records import array_of, zeros
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import ACTIONS, OVER, unpack
from fourcures.envs.vector import FourCuresVectorEnv
from fourcures.testing import soak

EVERY = soak.list_agreements()
AGREEMENTS = array_of(Agreement, *EVERY)


def random_games(games: int) -> Iterator[bytes]:
    """Play random games in all settings, resample positions, and play with all checks."""
    rules, checked = cpu.load(), cpu.load(*soak.MODULES)
    desk = cpu.Desk(keep_log=True)
    for number in range(games):
        agreement = AGREEMENTS[number % len(EVERY) :][:1]
        seed_stream(desk.chances[0], number)
        rules.random_games(desk.states, 1, agreement, desk.chances, desk.moves, desk.log)
        yield desk.states.tobytes() + desk.chances.tobytes() + desk.log.tobytes()
        rules.set_up_at(desk.states, 0, agreement, desk.chances, desk.log)
        rules.resample_at(desk.states, 0, number % 3 - 1, desk.chances)
        yield desk.states.tobytes() + desk.chances.tobytes()
        steps = checked.soak_game(
            desk.states, number, agreement, desk.chances, desk.moves, desk.log
        )
        yield desk.states.tobytes() + str(steps).encode()


def searches(number: int) -> Iterator[bytes]:
    """Search in the middle of random games; the policy plays games and lessons."""
    rules, dice, search = cpu.load(), random.Random(1), Search(rollouts=1000)
    for seed in range(number):
        desk, setting = cpu.Desk(seed), AGREEMENTS[7 * seed % len(EVERY) :][:1]
        rules.set_up_at(desk.states, 0, setting, desk.chances, desk.log)
        for _ in range(8 * seed % 100):
            if desk.states[0]["phase"] == OVER:
                break
            legal = rules.list_legal_at(desk.states, 0, desk.moves)
            move = int(desk.moves[dice.randrange(legal)])
            rules.step_at(desk.states, 0, move, desk.chances, desk.log)
        if desk.states[0]["phase"] == ACTIONS:
            s = unpack(desk.states[0])
            turns = search.rank_turns(s, s["turn"])
            yield repr([(turn.moves, turn.value) for turn in turns]).encode()
            kernels = search.kernels
            yield kernels.states.tobytes() + kernels.beam.tobytes() + kernels.trials.tobytes()
    kernels = Kernels()
    for players in (2, 3, 4):
        agreed = next(known for known in EVERY if known["players"] == players)
        weights, lessons = weights_for(players), zeros(Lesson, number * LONGEST)
        counts = kernels.policy_games(make_series(agreed, 0, 2 * number, 3), weights, nets())
        made = kernels.rules.play_lessons(
            *(kernels.states, make_series(agreed, 0, number, 1), weights, nets()),
            *(kernels.chances, kernels.scratch, lessons),
        )
        yield counts.tobytes() + lessons.tobytes() + str(made).encode()


def environment_steps(steps: int) -> Iterator[bytes]:
    """Step 16 games with random unmasked actions: observations, masks, rewards."""
    for options in ({"players": 4}, {"players": 2, "hands": "private", "difficulty": 6}):
        env = FourCuresVectorEnv(16, **options)
        env.reset(seed=1)
        pick = env.picker(1)
        for _ in range(steps):
            env.step(pick())
            games = env.games
            for array in (games.states, games.chances, games._progress, games.masks):
                yield array.tobytes()
            yield games.observations.tobytes() + games.finals.tobytes()


def main() -> None:
    """Print a hash for each part."""
    parser = argparse.ArgumentParser()
    for name in ("games", "searches", "steps"):
        parser.add_argument(f"--{name}", type=int, default=10)
    given = parser.parse_args()
    for name, results in (
        ("random games", random_games(given.games)),
        ("searches", searches(given.searches)),
        ("environment steps", environment_steps(given.steps)),
    ):
        digest = hashlib.sha256()
        for result in results:
            digest.update(result)
        print(f"{name} {digest.hexdigest()}", flush=True)


if __name__ == "__main__":
    main()
