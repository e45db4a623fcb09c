"""Play with every function of the compiled rules, and print hashes of all results.

    python -m tests.compiled.witness --games 1000 --searches 5 --steps 200

The lines are the same on every machine, and by every version of the rules (see `versions`). In
JavaScript, web/src/testing/witness.ts plays the same games, from the inputs that are written here.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np
import numpy.typing as npt

from fourcures.analysis.kernels.courses import MOST_BRANCHES, Courses, Tally
from fourcures.analysis.kernels.outbreaks import SLOTS
from fourcures.analysis.outbreaks import MODULES as ODDS
from fourcures.analysis.outbreaks import with_layers
from fourcures.bots.kernels.schedule import SETTINGS
from fourcures.bots.kernels.training_games import LONGEST, Lesson
from fourcures.bots.kernels.workspace import Kernels, make_series, nets, weights_for
from fourcures.bots.players.search import Search
from fourcures.compiled import cpu
from fourcures.engine.arrays import array_of, pack, unpack, zeros
from fourcures.engine.deck_view import true_layers
from fourcures.engine.rules.chance import Chance, seed_stream
from fourcures.engine.rules.setup import Agreement
from fourcures.engine.rules.state import ACTIONS, OVER, State
from fourcures.envs.options import EnvOptions
from fourcures.envs.vector import FourCuresVectorEnv
from fourcures.lab.teacher import Teacher
from fourcures.testing import soak
from tests.compiled import versions
from tests.compiled.late_positions import LATE

EVERY = soak.list_agreements()
AGREEMENTS = array_of(Agreement, *EVERY)
LATE_MOVES = 40
LAYERED = [with_layers(s, true_layers(s)) for s in LATE]  # as the odds need them
ENVIRONMENTS: tuple[EnvOptions, ...] = (
    {"players": 4},
    {"players": 2, "hands": "private", "difficulty": 6},
)


def random_games(games: int) -> Iterator[bytes]:
    """Play random games in all settings, resample positions, and play with all checks."""
    rules, checked = cpu.load(), cpu.load(*soak.MODULES)
    desk = cpu.Desk(keep_log=True)
    for number in range(games):
        agreement = AGREEMENTS[number % len(EVERY) :][:1]
        rules.seed_at(desk.chances, 0, number)
        rules.random_games(desk.states, 1, agreement, desk.chances, desk.moves, desk.log)
        yield desk.states.tobytes() + desk.chances.tobytes() + desk.log.tobytes()
        rules.set_up_at(desk.states, 0, agreement, desk.chances, desk.log)
        rules.resample_at(desk.states, 0, number % 3 - 1, desk.chances)
        yield desk.states.tobytes() + desk.chances.tobytes()
        steps = checked.soak_game(
            desk.states, number, agreement, desk.chances, desk.moves, desk.log
        )
        yield desk.states.tobytes() + as_bytes(steps)


def searches(number: int, rollouts: int = 1000) -> Iterator[bytes]:
    """Search in the middle of games; the policy plays games and lessons."""
    search = Search(rollouts=rollouts)
    for seed in range(number):
        s = play_into(AGREEMENTS[7 * seed % len(EVERY) :][:1], seed)
        turns = search.rank_turns(s, s["turn"])
        yield as_bytes([[turn.moves, turn.value] for turn in turns])
        kernels = search.kernels
        yield bytes(kernels.states) + bytes(kernels.beam) + bytes(kernels.trials)
    kernels = Kernels()
    for players in (2, 3, 4):
        agreed = next(known for known in EVERY if known["players"] == players)
        weights, lessons = weights_for(players), zeros(Lesson, number * LONGEST)
        counts = kernels.policy_games(make_series(agreed, 0, 2 * number, 3), weights, nets())
        made = kernels.rules.play_lessons(
            *(kernels.states, make_series(agreed, 0, number, 1), weights, nets()),
            *(kernels.chances, kernels.scratch, lessons),
        )
        yield np.array(counts, np.int64).tobytes() + lessons.tobytes() + as_bytes(made)


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


def search_kernels(positions: int) -> Iterator[bytes]:
    """Call the kernels of the search that JavaScript does not call itself."""
    search = Search(rollouts=20)
    kernels = search.kernels
    for seed in range(positions):
        s = play_into(AGREEMENTS[5 * seed % len(EVERY) :][:1], seed)
        turns = kernels.propose(s, True)
        yield as_bytes([turn.moves for turn in turns])
        weights = weights_for(s["players"])
        proposed = kernels.rules.propose_with_leanings(
            *(kernels.states, 0, weights, SETTINGS.schedule_for(s["players"])),
            *(kernels.chances, kernels.scratch, kernels.beam),
        )
        yield as_bytes(proposed) + bytes(kernels.beam)
        ranked = search.rank_proposals(s, s["turn"], turns[:20], search.rollouts)
        yield as_bytes([[turn.moves, turn.value] for turn in ranked])
        kernels.try_out([ranked[0].slot], s["turn"], seed, 2)
        yield bytes(kernels.trials)
        trials = kernels.prepare([turn.slot for turn in ranked], s["turn"], seed)
        trials["futures"], trials["turns"], last = 8, 1, len(SETTINGS.rounds[s["players"]]) - 1
        early = replace(SETTINGS, certainty=10).schedule_for(s["players"])
        policy = kernels.policy_of(ranked[0].slot)
        kernels.rules.try_until_certain(kernels.states, kernels.trials, early, last, *policy)
        yield bytes(kernels.trials)


def late_games(games: int) -> Iterator[bytes]:
    """Play random moves from late positions, and resample before each move."""
    rules, desk, other = cpu.load(), cpu.Desk(keep_log=True), cpu.Desk()
    for number in range(games):
        seed_stream(desk.chances[0], number)
        desk.states[0] = pack(LATE[number % len(LATE)])
        for step in range(LATE_MOVES):
            if desk.states[0]["phase"] == OVER:
                break
            other.states[:], other.chances[:] = desk.states, desk.chances
            rules.resample_at(other.states, 0, (number + step) % 3 - 1, other.chances)
            yield other.states.tobytes()
            legal = rules.list_legal_at(desk.states, 0, desk.moves)
            move = int(desk.moves[(number + 7 * step) % legal])
            rules.step_at(desk.states, 0, move, desk.chances, desk.log)
            yield desk.states.tobytes() + desk.chances.tobytes() + desk.log.tobytes()


def outbreaks(positions: int) -> Iterator[bytes]:
    """Count and sample the outbreaks of a turn in late positions."""
    odds, chances = cpu.load(*ODDS), zeros(Chance, 1)
    for number in range(positions):
        s, known = LATE[number % len(LATE)], LAYERED[number % len(LATE)]
        states, courses, tallies = zeros(State, SLOTS), zeros(Courses, 1), zeros(Tally, 1)
        states[0] = pack(known)
        courses[0]["epidemics"] = 0.5, 0.375, 0.125
        is_exact = odds.count_outbreaks(states, chances, courses, tallies, MOST_BRANCHES)
        yield tallies.tobytes() + as_bytes(int(is_exact))
        states[0] = pack(s)
        seed_stream(chances[0], number)
        odds.sample_outbreaks(states, number % 3 - 1, 100, chances, courses, tallies)
        yield tallies.tobytes() + chances.tobytes()


def environment_steps(steps: int) -> Iterator[bytes]:
    """Step 16 games with random unmasked actions: observations, masks, rewards."""
    for env in map(make_environment, ENVIRONMENTS):
        env.reset(seed=1)
        pick = env.picker(1)
        for _ in range(steps):
            env.step(pick())
            games = env.games
            for array in (games.states, games.chances, games.progress, games.masks):
                yield array.tobytes()
            yield games.observations.tobytes() + games.finals.tobytes()


def advice(steps: int) -> Iterator[bytes]:
    """Ask the teacher about 16 games with random unmasked actions."""
    env = make_environment(ENVIRONMENTS[0])
    teacher, pick = Teacher(env.games), env.picker(1)
    env.reset(seed=1)
    for _ in range(steps):
        env.step(pick())
        yield teacher.advise().tobytes()


def make_environment(options: EnvOptions) -> FourCuresVectorEnv:
    """Return an environment of 16 games."""
    return FourCuresVectorEnv(16, **options)


def as_bytes(result: object) -> bytes:
    """Return a result as JSON."""
    return json.dumps(result, separators=(",", ":")).encode()


def write_inputs() -> str:
    """Return the settings and positions of all games for JavaScript."""
    inputs = {
        "agreements": AGREEMENTS,
        "late": array_of(State, *LATE),
        "layered": array_of(State, *LAYERED),
        "variants": np.concatenate(
            [make_environment(options).games.variants for options in ENVIRONMENTS]
        ),
    }
    return json.dumps({name: b64encode(each.tobytes()).decode() for name, each in inputs.items()})


PARTS: dict[str, Callable[[int], Iterator[bytes]]] = {
    "games": random_games,
    "late_games": late_games,
    "searches": searches,
    "quick_searches": partial(searches, rollouts=10),
    "search_kernels": search_kernels,
    "steps": environment_steps,
    "advice": advice,
    "odds": outbreaks,
}


def hash_part(name: str, number: int) -> str:
    """Return the hash of all results of a part."""
    digest = hashlib.sha256()
    for result in PARTS[name](number):
        digest.update(result)
    return digest.hexdigest()


def main() -> None:
    """Print a hash for each part that is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--by", choices=versions.LOADERS, default="library")
    for name in PARTS:
        parser.add_argument(f"--{name}", type=int, metavar="NUMBER")
    given = vars(parser.parse_args())
    with versions.use(given["by"]):
        for name in PARTS:
            if given[name] is not None:
                print(name, hash_part(name, given[name]), flush=True)


if __name__ == "__main__":
    main()
