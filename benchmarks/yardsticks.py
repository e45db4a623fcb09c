"""Other engines at the same task: uniformly random play on one core, chance not counted."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

Figures = dict[str, float]


def hanabi_loop(seconds: float) -> Figures:
    """Measure OpenSpiel's C++ loop over Hanabi with four random bots."""
    import pyspiel

    players = 4
    game = pyspiel.load_game("hanabi", {"players": players})
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(players)]
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, games)
        spent += time.process_time() - start  # counting the moves is our work, not theirs
        decisions += sum(action.player >= 0 for action in state.full_history())
        games += 1
    return {"hanabi_loop_per_s": decisions / spent if spent else 0.0}


def hanabi_api(seconds: float) -> Figures:
    """Measure OpenSpiel's Python API over Hanabi, move by move."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game("hanabi", {"players": 4})
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return {"hanabi_api_per_s": decisions / spent}


def hanabi_observed(seconds: float) -> Figures:
    """Measure OpenSpiel's Python API over Hanabi with the observation of the player to move."""
    import pyspiel

    rng = random.Random(1)
    game = pyspiel.load_game("hanabi", {"players": 4})
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return {"hanabi_observed_per_s": decisions / spent if spent else 0.0}


def chess_playouts(seconds: float) -> Figures:
    """Measure python-chess: list the legal moves and push one, until the game is over."""
    import chess

    rng = random.Random(1)
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            decisions += 1
    return {"chess_per_s": decisions / spent}


YARDSTICKS: dict[str, tuple[Callable[[float], Figures], str]] = {
    "hanabi_loop_per_s": (hanabi_loop, "open_spiel"),
    "hanabi_api_per_s": (hanabi_api, "open_spiel"),
    "chess_per_s": (chess_playouts, "chess"),
}
