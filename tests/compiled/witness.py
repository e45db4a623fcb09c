"""Play with every function of the compiled rules, and print hashes of all results.

    python -m tests.compiled.witness --games 1000 --searches 5 --steps 200

The lines are the same on every machine, from the library and from Numba (FOURCURES_JIT=1), and in
JavaScript from the WebAssembly module: web/src/testing/witness.ts plays the same games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from fourcures.bots.kernels.training_games import LONGEST, Lesson
from fourcures.bots.kernels.weights import weights_for
from fourcures.bots.kernels.workspace import Kernels, make_series, nets
from fourcures.bots.players.search import Search
from fourcures.compiled import cpu
from fourcures.engine.rules.chance import seed_stream
from fourcures.engine.rules.records import array_of, zeros
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import ACTIONS, OVER, State, unpack
from fourcures.envs.options import EnvOptions
from fourcures.envs.vector import FourCuresVectorEnv
from fourcures.testing import soak

EVERY = soak.list_agreements()
AGREEMENTS = array_of(Agreement, *EVERY)
ENVIRONMENTS: tuple[EnvOptions, ...] = (
    {"players": 4},
    {"players": 2, "hands": "private", "difficulty": 6},
)


def play_random_games(games: int) -> Iterator[bytes]:
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
        yield desk.states.tobytes() + as_bytes(steps)


def search_turns(number: int) -> Iterator[bytes]:
    """Search in the middle of games; the policy plays games and lessons."""
    search = Search(rollouts=1000)
    for seed in range(number):
        s = play_into(AGREEMENTS[7 * seed % len(EVERY) :][:1], seed)
        turns = search.rank_turns(s, s["turn"])
        yield as_bytes([[turn.moves, turn.value] for turn in turns])
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
        yield counts.tobytes() + lessons.tobytes() + as_bytes(made)


def play_into(agreement: npt.NDArray[np.void], seed: int) -> State:
    """Play moves of a game; return the last position in which actions are chosen."""
    rules, desk = cpu.load(), cpu.Desk(seed)
    rules.set_up_at(desk.states, 0, agreement, desk.chances, desk.log)
    position = desk.states.copy()
    for step in range(8 * seed % 100):
        if desk.states[0]["phase"] == OVER:
            break
        legal = rules.list_legal_at(desk.states, 0, desk.moves)
        move = int(desk.moves[(seed + 7 * step) % legal])
        rules.step_at(desk.states, 0, move, desk.chances, desk.log)
        if desk.states[0]["phase"] == ACTIONS:
            position = desk.states.copy()
    return unpack(position[0])


def step_environments(steps: int) -> Iterator[bytes]:
    """Step 16 games with random unmasked actions: observations, masks, rewards."""
    for env in map(make_environment, ENVIRONMENTS):
        env.reset(seed=1)
        pick = env.picker(1)
        for _ in range(steps):
            env.step(pick())
            games = env.games
            for array in (games.states, games.chances, games._progress, games.masks):
                yield array.tobytes()
            yield games.observations.tobytes() + games.finals.tobytes()


def make_environment(options: EnvOptions) -> FourCuresVectorEnv:
    """Return an environment of 16 games."""
    return FourCuresVectorEnv(16, **options)


def write_inputs() -> str:
    """Return the settings of all games for JavaScript."""
    variants = [make_environment(options).games._variants for options in ENVIRONMENTS]
    encoded = [b64encode(records.tobytes()).decode() for records in (AGREEMENTS, *variants)]
    return json.dumps({"agreements": encoded[0], "variants": encoded[1:]})


def as_bytes(result: object) -> bytes:
    """Return a result as JSON."""
    return json.dumps(result, separators=(",", ":")).encode()


def list_hashes(games: int, searches: int, steps: int) -> Iterator[str]:
    """Yield a line with the hash of each part."""
    for name, results in (
        ("random games", play_random_games(games)),
        ("searches", search_turns(searches)),
        ("environment steps", step_environments(steps)),
    ):
        digest = hashlib.sha256()
        for result in results:
            digest.update(result)
        yield f"{name} {digest.hexdigest()}"


def main() -> None:
    """Print a hash for each part."""
    parser = argparse.ArgumentParser()
    for name in ("games", "searches", "steps"):
        parser.add_argument(f"--{name}", type=int, default=10)
    for line in list_hashes(**vars(parser.parse_args())):
        print(line, flush=True)


if __name__ == "__main__":
    main()
