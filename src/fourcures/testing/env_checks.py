"""A random-play test of the environments, like OpenSpiel's: every node is checked.

One random game is played at the same time by the Gymnasium environment, the AEC environment, a game
of the vector environment and the interpreted engine; all are compared after every action. It needs
the extra `fourcures[envs]`.
"""

from __future__ import annotations

import random
from typing import Unpack

import numpy as np

from ..engine.arrays import CHANCE, blank, pack, unpack
from ..engine.rules.bits import count
from ..engine.rules.board import COLOUR_SIZE, cards_of_colour, own_disease
from ..engine.rules.chance import Chance, make_chance, seed_stream
from ..engine.rules.legality import find_refusal, list_legal
from ..engine.rules.moves import (
    AIRLIFT_MOVE,
    BUILD,
    CURE,
    DISCARD_MOVE,
    GIVE,
    GRANT_MOVE,
    MOST_MOVES,
    MOVE_DRIVE,
    NONE,
    OPSFLIGHT,
    OTHER,
    RESILIENT_MOVE,
    TAKE,
    TARGET,
    cards_mask_of,
    encode,
    kind_of,
    other_of,
    seat_of,
    target_of,
)
from ..engine.rules.roles import cards_for_cure
from ..engine.rules.state import FORECAST, OVER, State
from ..engine.rules.step import step
from ..envs import kernels
from ..envs.actions import (
    CHOOSE,
    FAMILIES,
    FIELD_KEPT,
    FIELD_TARGET,
    FIRST,
    HOLD,
    KIND_OF_CODE,
    OTHER_PAWN,
    PAWN,
    WHAT,
    Bytes,
    Pending,
)
from ..envs.aec import FourCuresAEC
from ..envs.games import Games
from ..envs.gym import FourCuresEnv
from ..envs.options import EnvOptions
from ..envs.settings import Settings
from ..envs.vector import FourCuresVectorEnv
from ..envs.who_decides import ASK, MODES, TEAM, owner_of

# Kinds of move that are chosen in stages, and how often they are compared, which is slow.
STAGED = (*range(MOVE_DRIVE, BUILD + 1), GIVE, TAKE, CURE, AIRLIFT_MOVE, GRANT_MOVE, RESILIENT_MOVE)
STAGED_TOO = 0.1


class LockStep:
    """The same random game in all environments and in the engine, in lockstep."""

    def __init__(self, rng: random.Random, **options: Unpack[EnvOptions]) -> None:
        self.rng = rng
        same: EnvOptions = {**options, "reward": "potential"}
        self.single = FourCuresEnv(**same)
        self.settings = self.single.settings
        asked: EnvOptions = {**same, "out_of_turn": MODES[ASK]}
        self.seats = FourCuresAEC(**asked)
        self.many = FourCuresVectorEnv(3, **same)
        self.steps = 0

    def play(self, seed: int) -> int:
        """Play the game of this seed to its end; return the number of actions."""
        self.single.reset(seed=seed)
        self.seats.reset(seed=seed)
        self.many.reset(seed=seed - 1)  # so that game 1 of the vector has this seed
        state, chance = start_engine(self.settings, seed)
        self.check_position(state)
        picker = self.many.picker(seed)
        terminated, began = False, self.steps
        while not terminated:
            mask = self.check_mask(state)
            action = self.rng.choice(np.flatnonzero(mask).tolist())
            flat, reward, terminated, truncated, info = self.single.step(action)
            assert isinstance(flat, np.ndarray) and not truncated
            assert flat in self.single.observation_space
            self.steps += 1
            everyone = picker()
            everyone[1] = action
            flats, rewards, ends, _, infos = self.many.step(everyone)
            assert isinstance(flats, np.ndarray)
            assert rewards[1] == reward and ends[1] == terminated
            last = infos["final_obs"][1] if terminated else flats[1]
            assert np.array_equal(flat, last), "the vector environment has another observation"
            if not terminated:
                assert np.array_equal(info["action_mask"], infos["action_mask"][1])
            move = self.single.games.completed_move(0)
            if move is not None:
                assert find_refusal(state, move) is None, f"{move} was played but is illegal"
                step(state, move, chance, [0])
                self.let_seats_play(move)
                self.check_position(state)
        assert info["won"] == self.single.games.is_won(0)
        assert state["phase"] == OVER and not info["action_mask"].any()
        return self.steps - began

    def check_mask(self, state: State) -> Bytes:
        """Check the mask against the engine, and that no seat sees hidden cards; return it."""
        games = self.single.games
        mask: Bytes = games.masks[0]
        assert mask.any(), "no action is unmasked"
        seat = int(games.deciders[0])
        flat, again = games.look(0, seat)
        assert np.array_equal(flat, games.observations[0]) and np.array_equal(again, mask)
        if mask[CHOOSE:].any():
            check_question(state, mask, seat, games.pending(0), self.settings.mode)
        else:
            check_mask(state, mask, seat, self.settings.mode, self.rng)
        if state["private"]:
            check_hidden(games, self.rng)
            check_hidden(self.seats.games, self.rng)
        return mask

    def let_seats_play(self, move: int) -> None:
        """Make the same move with the agents of the seats, which hold if they are asked first."""
        games = self.seats.games
        for _ in range(20):
            agent = self.seats.agent_selection
            code = games.code_towards(0, move)
            seen = self.seats.observe(agent)
            assert seen["action_mask"][code], "an agent may not make the team's move"
            self.seats.step(code)
            if games.completed_move(0) is not None:
                break
        assert games.completed_move(0) == move

    def check_position(self, state: State) -> None:
        """Check that all environments have the engine's position, byte by byte."""
        expected = pack(state).tobytes()
        assert self.single.games.states[0].tobytes() == expected
        assert self.seats.games.states[0].tobytes() == expected
        if state["phase"] != OVER:  # where a new game begins at once
            assert self.many.games.states[1].tobytes() == expected


def start_engine(settings: Settings, seed: int) -> tuple[State, Chance]:
    """Return the state and chance of a seed, made by the interpreted engine alone."""
    if not settings.by_stream:
        return settings.start(seed)
    state, chance = unpack(blank()), make_chance()
    seed_stream(chance, seed)
    kernels.set_up(state, settings.variant, chance, [0])
    return state, chance


def check_hidden(games: Games, rng: random.Random) -> None:
    """Check that resampling hidden cards changes no seat's observation or mask."""
    before = games.states[0].copy()
    stream = np.zeros(1, CHANCE)
    seed_stream(stream[0], rng.getrandbits(32))
    for seat in range(games.settings.players):
        flat, mask = games.look(0, seat)
        games.rules.resample_at(games.states, 0, seat, stream)
        other_flat, other_mask = games.look(0, seat)
        games.states[0] = before
        assert np.array_equal(flat, other_flat), f"seat {seat} sees hidden cards"
        assert np.array_equal(mask, other_mask), f"the mask of seat {seat} reveals hidden cards"


def check_mask(s: State, mask: Bytes, viewer: int, mode: int, rng: random.Random) -> None:
    """Check, without an open question, that unmasked codes are those the engine accepts.

    All codes that are complete moves are compared; sometimes also a staged family, with every way
    to complete it. With private hands only a publicly known card may be taken (R12.6).
    """
    assert not mask[CHOOSE:].any()
    owner = owner_of(s)
    moves = [0] * MOST_MOVES
    held = any(
        AIRLIFT_MOVE <= kind_of(move) <= RESILIENT_MOVE and seat_of(move) == viewer
        for move in moves[: list_legal(s, moves)]
    )
    assert mask[HOLD] == (viewer != owner and held)
    staged = rng.choice(STAGED) if rng.random() < STAGED_TOO else None
    for code in range(HOLD):
        kind = KIND_OF_CODE[code]
        if kind not in STAGED or kind == staged:
            accepted = any(
                is_accepted(s, move, viewer, owner, mode)
                for move in list_completions(s, kind, code - FIRST[kind], viewer, mode)
            )
            assert mask[code] == accepted, f"code {code}: mask {mask[code]}, engine {accepted}"


def check_question(s: State, mask: Bytes, viewer: int, pending: Pending, mode: int) -> None:
    """Check an open question: its answers are those with which the engine accepts a move."""
    assert not mask[:CHOOSE].any()
    fixed, values, field = pending["fixed_bits"], pending["fixed_values"], pending["asked_field"]
    for answer in range(53):
        if s["phase"] == FORECAST:
            looked_at = s["forecast_cards"][: s["forecast_size"]]
            accepted = answer in looked_at and not fixed >> answer & 1
        elif field == FIELD_KEPT:
            disease = target_of(values)
            left = cards_of_colour(s["hands"][viewer], disease) & ~cards_mask_of(fixed)
            spare = count(left) > cards_for_cure(s, viewer)
            accepted = (
                own_disease(answer) == disease and bool(left >> answer % COLOUR_SIZE & 1) and spare
            )
        else:
            accepted = any(
                is_accepted(s, move, viewer, owner_of(s), mode)
                for move in list_answers(
                    fixed, values, TARGET if field == FIELD_TARGET else OTHER, answer
                )
            )
        assert mask[CHOOSE + answer] == accepted, f"answer {answer}: engine {accepted}"


def list_answers(fixed: int, values: int, asked: int, answer: int) -> list[int]:
    """Return every move, legal or not, that an answer leaves; `asked` is the bit of its part."""
    kind, other = kind_of(values), TARGET + OTHER - asked
    card = kind in (GIVE, TAKE) or (kind == OPSFLIGHT and asked == OTHER)
    if answer >= 48 and not card:
        return []
    rest = [0]
    if not fixed >> other & 63 and kind in (OPSFLIGHT, GRANT_MOVE):
        rest = [*range(48), NONE] if kind == GRANT_MOVE else list(range(48))
    return [values | answer << asked | part << other for part in rest]


def is_accepted(s: State, move: int, viewer: int, owner: int, mode: int) -> bool:
    """Return whether the engine accepts this move and this seat may make it in this environment."""
    if find_refusal(s, move) is not None:
        return False
    if not AIRLIFT_MOVE <= kind_of(move) <= RESILIENT_MOVE:
        if kind_of(move) == TAKE and s["private"]:
            giver = s["seat_of"][other_of(move)]
            if not s["shown"][giver] >> target_of(move) & 1:
                return False
        return viewer == owner
    return viewer == owner or mode == ASK


def list_completions(s: State, kind: int, what: int, viewer: int, mode: int) -> list[int]:
    """Return every move, legal or not, that a code could mean."""
    if s["phase"] == FORECAST:
        return []
    if kind == CURE:
        hand = cards_of_colour(s["hands"][viewer], what)
        needed = cards_for_cure(s, viewer)
        chosen = [cards for cards in range(4096) if cards & ~hand == 0 and count(cards) == needed]
        return [encode(CURE, viewer, what, cards) for cards in chosen]
    if kind == DISCARD_MOVE:
        return [encode(kind, viewer, what, int(viewer != s["turn"]))]
    part = FAMILIES[kind][2]
    firsts, seconds = [0], [0]
    if part == WHAT:
        firsts = [what]
    elif kind in (GIVE, TAKE):
        firsts = list(range(53))
    elif kind == BUILD:
        firsts = [*range(48), NONE]
    elif kind in STAGED:
        firsts = list(range(48))
    if part in (PAWN, OTHER_PAWN):
        away = what + (part == OTHER_PAWN)
        if away >= s["players"]:
            return []
        seconds = [s["roles"][(viewer + away) % s["players"]]]
    elif kind == GRANT_MOVE:
        seconds = [*range(48), NONE]
    elif kind == OPSFLIGHT:
        seconds = list(range(53))
    event = AIRLIFT_MOVE <= kind <= RESILIENT_MOVE
    seats = range(s["players"]) if event and mode == TEAM else (viewer,)
    return [encode(kind, seat, a, b) for seat in seats for a in firsts for b in seconds]


def random_play(games: int, seed: int = 0, **options: Unpack[EnvOptions]) -> int:
    """Play `games` random games with all checks; return the number of actions."""
    table = LockStep(random.Random(seed), **options)
    return sum(table.play(seed + number + 1) for number in range(games))
