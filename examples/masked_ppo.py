"""Proximal policy optimisation with masked actions, in NumPy alone.

    python examples/masked_ppo.py --picture curve.png

A single file without a framework, as in CleanRL: copy it and change it. A network with one hidden
layer tries to learn the introductory game for two from the reward that is based on a potential.
After 80,000 steps it does not play better than at random yet: it is a place to start from.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from fourcures.envs import ACTIONS
from fourcures.envs.rewards import CARDS_LEFT, CURES, PotentialBased, Reward
from fourcures.envs.vector import FourCuresVectorEnv

Array = Any
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE = 0.995, 0.95, 0.2, 0.003, 0.5
EPOCHS, BATCH, HORIZON, RATE = 4, 1024, 64, 1e-3
REWARD = PotentialBased(discount=GAMMA)


class Network:
    """Observation to hidden layer to logits and a value; with its own gradient and Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> None:
        def layer(fan_in: int, fan_out: int, scale: float) -> Array:
            return (rng.normal(size=(fan_in, fan_out)) * scale / fan_in**0.5).astype(np.float32)

        self.weights = {
            "w": layer(inputs, hidden, 3.0),  # most inputs are 0
            "b": np.zeros(hidden, np.float32),
            "pw": layer(hidden, outputs, 0.01),
            "pb": np.zeros(outputs, np.float32),
            "vw": layer(hidden, 1, 0.1),
            "vb": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.time = 0

    def __call__(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, probabilities of the unmasked actions, values."""
        w = self.weights
        hidden = np.tanh(seen @ w["w"] + w["b"])
        logits = np.where(mask, hidden @ w["pw"] + w["pb"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds, (hidden @ w["vw"] + w["vb"])[:, 0]

    def descend(self, gradient: dict[str, Array], rate: float) -> None:
        """One step of Adam, the gradient cut to length 0.5."""
        self.time += 1
        length = float(np.sqrt(sum(float((g * g).sum()) for g in gradient.values())))
        cut = min(1.0, 0.5 / (length + 1e-8))
        for name, slope in gradient.items():
            g = slope * np.float32(cut)
            self.first[name] += 0.1 * (g - self.first[name])
            self.second[name] += 0.001 * (g * g - self.second[name])
            fast = self.first[name] / (1 - 0.9**self.time)
            size = np.sqrt(self.second[name] / (1 - 0.999**self.time)) + 1e-5
            self.weights[name] -= (rate * fast / size).astype(np.float32)


def choose(odds: Array, rng: np.random.Generator) -> Array:
    """An action for each row, as likely as its odds; never one whose odds are 0."""
    heap = odds.cumsum(axis=1)
    marks = rng.random(len(odds), np.float32)[:, None] * heap[:, -1:]
    return np.minimum((heap <= marks).sum(axis=1), odds.shape[1] - 1)


class Rollout(NamedTuple):
    """What was seen and done, games side by side, flattened."""

    seen: Array
    mask: Array
    action: Array
    odds: Array  # of the action, when it was chosen
    advantage: Array
    target: Array  # of the value


def learn(network: Network, rollout: Rollout, rate: float, rng: np.random.Generator) -> None:
    """A few epochs of clipped policy gradient over one rollout."""
    order = np.arange(len(rollout.action))
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for start in range(0, len(order), BATCH):
            part = Rollout(*(column[order[start : start + BATCH]] for column in rollout))
            network.descend(gradient(network, part), rate)


def gradient(network: Network, part: Rollout) -> dict[str, Array]:
    """Of the clipped surrogate, the value's square error and the entropy, by hand."""
    w, rows = network.weights, np.arange(len(part.action))
    hidden, odds, value = network(part.seen, part.mask)
    advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-8)
    ratio = odds[rows, part.action] / part.odds
    free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(free, -advantage * ratio, 0)  # d loss / d log odds of the action
    logs = np.log(odds + 1e-12)
    entropy = -(odds * logs).sum(axis=1, keepdims=True)
    slope = -push[:, None] * odds
    slope[rows, part.action] += push
    slope += ENTROPY * odds * (logs + entropy)
    slope = (slope / len(rows)).astype(np.float32)
    miss = (VALUE * (value - part.target) / len(rows)).astype(np.float32)[:, None]
    back = (slope @ w["pw"].T + miss @ w["vw"].T) * (1 - hidden * hidden)
    return {
        "w": part.seen.T @ back,
        "b": back.sum(axis=0),
        "pw": hidden.T @ slope,
        "pb": slope.sum(axis=0),
        "vw": hidden.T @ miss,
        "vb": miss.sum(axis=0),
    }


class Games:
    """The vector environment, with figures of the games that have ended."""

    seen: Array  # flat

    def __init__(self, number: int, seed: int, reward: Reward) -> None:
        self.env = FourCuresVectorEnv(number, players=2, difficulty="introductory", reward=reward)
        self.seen, infos = self.env.reset(seed=seed)
        self.mask = infos["action_mask"]
        self.cards = float(self.env.games.current[0, CARDS_LEFT])  # in the deck at the start
        self.running = np.zeros(number)
        self.turns: list[float] = []  # survived: two cards are drawn in each
        self.returns: list[float] = []
        self.cures = self.wins = 0

    def step(self, action: Array) -> tuple[Array, Array]:
        """Rewards and ends."""
        self.seen, reward, ended, _, infos = self.env.step(action)
        self.mask = infos["action_mask"]
        self.running += reward
        if ended.any():
            last = self.env.games.after[ended]
            self.turns += ((self.cards - last[:, CARDS_LEFT]) / 2).tolist()
            self.returns += self.running[ended].tolist()
            self.running[ended] = 0
            self.cures += int(last[:, CURES].sum())
            self.wins += int(infos["final_info"]["won"].sum())
        return reward, ended


def collect(network: Network, games: Games, rng: np.random.Generator) -> Rollout:
    """HORIZON steps in every game, with advantages (GAE)."""
    seen, masks, actions, odds_of, values, rewards, ends = [], [], [], [], [], [], []
    for _ in range(HORIZON):
        _, odds, value = network(games.seen, games.mask)
        action = choose(odds, rng)
        seen.append(games.seen)
        masks.append(games.mask)
        actions.append(action)
        odds_of.append(odds[np.arange(len(action)), action])
        values.append(value)
        reward, ended = games.step(action)
        rewards.append(reward)
        ends.append(ended)
    following = network(games.seen, games.mask)[2]
    advantages, ahead = [], np.zeros(len(following))
    for t in range(HORIZON - 1, -1, -1):
        alive = 1.0 - ends[t]
        surprise = rewards[t] + GAMMA * alive * following - values[t]
        ahead = surprise + GAMMA * LAMBDA * alive * ahead
        advantages.append(ahead)
        following = values[t]
    advantage = np.concatenate(advantages[::-1])
    return Rollout(
        np.concatenate(seen),
        np.concatenate(masks).astype(np.bool_),
        np.concatenate(actions),
        np.concatenate(odds_of),
        advantage.astype(np.float32),
        (advantage + np.concatenate(values)).astype(np.float32),
    )


def play_randomly(games: int, seed: int, reward: Reward) -> tuple[float, float]:
    """The mean turns and return of uniformly random play."""
    played = Games(64, seed, reward)
    pick = played.env.picker(seed)
    while len(played.turns) < games:
        played.step(pick())
    return float(np.mean(played.turns[:games])), float(np.mean(played.returns[:games]))


def train(
    steps: int,
    seed: int,
    number: int = 128,
    hidden: int = 128,
    reward: Reward = REWARD,
) -> dict[str, Any]:
    """Train for this number of steps; return the learning curve, and random play to compare."""
    rng = np.random.default_rng(seed)
    games = Games(number, seed, reward)
    inputs = games.env.single_observation_space.shape
    assert inputs is not None
    network = Network(inputs[0], hidden, ACTIONS, rng)
    by_chance, random_return = play_randomly(1000, seed, reward)
    curve: list[tuple[int, float]] = []
    done, start = 0, time.perf_counter()
    while done < steps:
        learn(network, collect(network, games, rng), RATE * (1 - done / steps), rng)
        done += HORIZON * number
        recent = games.turns[-500:]
        curve.append((done, float(np.mean(recent)) if recent else 0.0))
        if len(curve) % 10 == 0 or done >= steps:
            spent = time.perf_counter() - start
            text = f"{done:9} steps, {spent:4.0f} s, {curve[-1][1]:.2f} turns a game"
            text = f"{text} (random {by_chance:.2f}), {games.cures} cures, {games.wins} wins"
            print(text, file=sys.stderr, flush=True)
    return {
        "random": round(by_chance, 2),
        "trained": round(curve[-1][1], 2),
        "random_return": round(random_return, 4),
        "trained_return": round(float(np.mean(games.returns[-500:])), 4),
        "cures": games.cures,
        "wins": games.wins,
        "games": len(games.turns),
        "seconds": round(time.perf_counter() - start),
        "curve": curve,
    }


def draw(
    figures: dict[str, Any], what: str = "turns survived", of: str = "of the last 500 games, "
) -> Image.Image:
    """The learning curve, with random play as a line below it."""
    width, height, left, bottom, top = 640, 320, 56, 40, 30
    image = Image.new("RGB", (width, height), "white")
    canvas, font = ImageDraw.Draw(image), ImageFont.load_default(12)
    curve = figures["curve"]
    most = max(value for _, value in curve) * 1.1
    ink, grey, blue, red = (40, 44, 52), (214, 218, 224), (40, 100, 220), (210, 60, 50)

    def at(steps: float, value: float) -> tuple[float, float]:
        x = left + steps / curve[-1][0] * (width - left - 20)
        return x, height - bottom - value / most * (height - bottom - top)

    for tick in range(6):
        x, y = at(0, most * tick / 5)
        canvas.line((x, y, width - 20, y), grey)
        canvas.text((left - 8, y), f"{most * tick / 5:.2f}", ink, font, anchor="rm")
        x, y = at(curve[-1][0] * tick / 5, 0)
        canvas.text((x, y + 6), f"{curve[-1][0] * tick / 5e6:.1f}M", ink, font, anchor="ma")
    x, y = at(0, figures["random"])
    canvas.line((x, y, width - 20, y), red)
    canvas.text((width - 20, y - 2), "random play", red, font, anchor="rb")
    canvas.line([at(steps, value) for steps, value in curve], blue, width=2)
    canvas.text((left, 8), f"mean {what} {of}by steps", ink, font)
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=128, help="side by side")
    parser.add_argument("--picture", type=Path, help="write the learning curve here, as PNG")
    args = parser.parse_args()
    figures = train(args.steps, args.seed, args.games)
    if args.picture:
        draw(figures).save(args.picture)
    print(json.dumps({name: value for name, value in figures.items() if name != "curve"}))


if __name__ == "__main__":
    main()
