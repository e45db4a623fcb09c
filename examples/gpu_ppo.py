"""Proximal policy optimisation with masked actions, in PyTorch, entirely on one GPU.

    python examples/gpu_ppo.py --minutes 8 --picture curve.png

Thousands of introductory games for two are played side by side on the GPU. Observations, masks and
rewards never leave it: the tensors below share the memory of the environment, which every step
overwrites. It needs PyTorch, `fourcures[envs]` and `fourcures[gpu]`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("gpu_ppo.py needs PyTorch: pip install torch")

from fourcures import FourCuresError
from fourcures.envs import ACTIONS, split_fields
from fourcures.envs.vector import FourCuresVectorEnv
from masked_ppo import draw

Tensor = Any
GAMES, HORIZON, HIDDEN = 8192, 64, 512
GAMMA, LAMBDA, CLIP, VALUE, ENTROPY = 0.998, 0.95, 0.2, 0.5, 0.01
EPOCHS, BATCH, RATE, LONGEST = 2, 16384, 5e-4, 0.5


class Network(nn.Module):  # type: ignore[misc]
    """Observation to two hidden layers, to logits and a value."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(inputs, HIDDEN), nn.LayerNorm(HIDDEN), nn.GELU()),
            *(nn.Linear(HIDDEN, HIDDEN), nn.LayerNorm(HIDDEN), nn.GELU()),
        )
        self.policy = nn.Linear(HIDDEN, ACTIONS)
        self.value = nn.Linear(HIDDEN, 1)
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the odds of the unmasked actions, and the values."""
        with torch.autocast("cuda", torch.bfloat16):
            hidden = self.body(seen)
            logits, value = self.policy(hidden).float(), self.value(hidden).float()
        logits = logits.masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, 1), value[:, 0]


class Games:
    """The environment on the GPU, with its arrays as tensors of PyTorch."""

    def __init__(self, number: int, seed: int) -> None:
        self.env = FourCuresVectorEnv(
            number,
            device="cuda",
            players=2,
            difficulty="introductory",
            reward="potential",
            discount=GAMMA,
            illegal="terminate",  # nothing has to come back to the CPU to be checked
        )
        seen, infos = self.env.reset(seed=seed)
        self.pick = self.env.picker(seed)
        _, rewards, ended, _, after = self.env.step(self.pick())
        won = after["final_info"]["won"]
        # The same arrays in every step, so one conversion is enough.
        self.seen, self.mask, self.rewards, self.ended, self.won, finals = (
            torch.as_tensor(array, device="cuda")
            for array in (seen, infos["action_mask"], rewards, ended, won, after["final_obs"])
        )
        self.cured = split_fields(finals)["cured"]  # valid where a game has ended
        self.count()

    def count(self) -> None:
        """Begin to count games again."""
        self.total = torch.zeros(3, device="cuda")  # games that ended, their cures, wins

    def step(self, actions: Tensor) -> None:
        """Play the actions."""
        self.env.step(actions)
        ended = self.ended.float()
        cures = (self.cured.sum(1) * ended).sum()
        self.total += torch.stack([ended.sum(), cures, self.won.sum()])


class Rollout(NamedTuple):
    """What was seen and done, HORIZON steps of all games."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    odds: Tensor  # logarithms
    advantage: Tensor
    target: Tensor  # of the value


@torch.no_grad()  # type: ignore[untyped-decorator]
def collect(network: Network, games: Games) -> Rollout:
    """Play HORIZON steps in every game, with advantages (GAE)."""
    kept: list[list[Tensor]] = []
    for _ in range(HORIZON):
        odds, value = network(games.seen, games.mask)
        noise = torch.rand_like(odds).clamp_min_(1e-20).log_().neg_().log_().neg_()
        action = (odds + noise).argmax(1)  # drawn by its odds (the Gumbel trick)
        seen, mask = games.seen.to(torch.bfloat16), games.mask.clone()
        games.step(action)
        chosen = odds.gather(1, action[:, None])[:, 0]
        kept.append([seen, mask, action, chosen, value, games.rewards.clone(), games.ended.clone()])
    seen, mask, action, odds, values, rewards, ended = map(torch.stack, zip(*kept, strict=True))
    following = network(games.seen, games.mask)[1]
    advantage, ahead = torch.zeros_like(values), torch.zeros_like(following)
    for t in range(HORIZON - 1, -1, -1):
        alive = 1 - ended[t].float()
        surprise = rewards[t] + GAMMA * alive * following - values[t]
        advantage[t] = ahead = surprise + GAMMA * LAMBDA * alive * ahead
        following = values[t]
    parts = (seen, mask, action, odds, advantage, advantage + values)
    return Rollout(*(part.flatten(0, 1) for part in parts))


def learn(network: Network, optimizer: Any, rollout: Rollout, entropy_weight: float) -> None:
    """Take a few epochs of clipped policy gradient over one rollout."""
    number = len(rollout.action)
    for _ in range(EPOCHS):
        for rows in torch.randperm(number, device="cuda").split(BATCH):
            part = Rollout(*(column[rows] for column in rollout))
            odds, value = network(part.seen, part.mask)
            ratio = (odds.gather(1, part.action[:, None])[:, 0] - part.odds).exp()
            advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-8)
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            entropy = -(odds.exp() * odds.clamp_min(-100)).sum(1)
            miss = (value - part.target).square()
            loss = (VALUE * miss - gain - entropy_weight * entropy).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LONGEST)
            optimizer.step()


def train(minutes: float, seed: int, number: int) -> dict[str, Any]:
    """Train for this time, compilation included; return figures and the learning curve."""
    start = time.perf_counter()
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    games = Games(number, seed)
    for _ in range(300):
        games.step(torch.as_tensor(games.pick(), device="cuda"))
    ended, cures, _ = games.total.tolist()
    by_chance = cures / ended
    compiled = time.perf_counter() - start
    print(
        f"ready in {compiled:.0f} s; random play: {by_chance:.3f} cures",
        file=sys.stderr,
        flush=True,
    )
    network = Network(games.seen.shape[1]).cuda()
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5, fused=True)
    curve: list[tuple[int, float]] = []
    steps, rollouts, wins = 0, 0, 0.0
    games.count()
    while (spent := (time.perf_counter() - start) / (60 * minutes)) < 1 or not curve:
        left = max(0.0, 1 - spent)
        optimizer.param_groups[0]["lr"] = RATE * left
        learn(network, optimizer, collect(network, games), ENTROPY * left)
        steps, rollouts = steps + HORIZON * number, rollouts + 1
        if rollouts % 20 == 0:
            ended, cures, won = games.total.tolist()
            games.count()
            curve.append((steps, cures / max(ended, 1)))
            wins = won / max(ended, 1)
            text = f"{steps / 1e6:7.0f} M steps, {60 * minutes * spent:4.0f} s"
            text = f"{text}, {curve[-1][1]:.3f} cures a game, {wins:.1%} won"
            print(text, file=sys.stderr, flush=True)
    return {
        "random": round(by_chance, 4),
        "trained": round(curve[-1][1], 4),
        "won": round(wins, 4),
        "steps": steps,
        "seconds": round(time.perf_counter() - start),
        "ready_seconds": round(compiled),
        "curve": curve,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="side by side")
    parser.add_argument("--picture", type=Path, help="write the learning curve here, as PNG")
    args = parser.parse_args()
    if args.minutes <= 0:
        parser.error("--minutes must be above 0")
    try:
        figures = train(args.minutes, args.seed, args.games)
    except FourCuresError as error:
        sys.exit(f"gpu_ppo.py: {error}")
    if args.picture:
        draw(figures, "cures", of="").save(args.picture)
    print(json.dumps({name: value for name, value in figures.items() if name != "curve"}))


if __name__ == "__main__":
    main()
