"""Proximal policy optimisation (PPO): the network learns from the results of its own games.

The reward is 1 for a win and the discount 1, so the value is the chance to win, which the network
begins with from the imitation. A potential would only be subtracted from it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch.nn import functional

from learner import Learner, Sample

Tensor = Any
HORIZON, LAMBDA, CLIP, ENTROPY, VALUE = 64, 0.97, 0.15, 0.001, 0.5
EPOCHS, BATCHES, RATE = 1, 4, 1e-4  # BATCHES: of the imitation, in one
SHY = 3  # in the first rollouts only the value is learned


class Rollout(NamedTuple):
    """What was seen and done in HORIZON steps of all games."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    odds: Tensor  # of the action, as a logarithm
    advantage: Tensor
    target: Tensor  # of the chance to win


@torch.no_grad()  # type: ignore[untyped-decorator]
def collect(learner: Learner, sample: Sample) -> tuple[Rollout, Sample]:
    """Play HORIZON steps from these positions; return the decisions with advantages (GAE)."""
    kept: list[list[Tensor]] = []
    for _ in range(HORIZON):
        odds, win = learner.network(sample.seen, sample.mask)
        action = learner.choose(odds)
        chosen = odds.gather(1, action[:, None])[:, 0]
        kept.append([sample.seen, sample.mask, action, chosen, win.sigmoid()])
        learner.play(action, False)
        sample = learner.read()
        kept[-1] += [
            flags.to(learner.device, copy=True)
            for flags in (learner.shared.ended, learner.shared.won)
        ]
    seen, mask, action, odds, values, ended, won = map(torch.stack, zip(*kept, strict=True))
    following = learner.network(sample.seen, sample.mask)[1].sigmoid()
    advantage, ahead = torch.zeros_like(values), torch.zeros_like(following)
    for t in range(HORIZON - 1, -1, -1):
        alive = (~ended[t]).float()
        ahead = won[t] + alive * (following + LAMBDA * ahead) - values[t]
        advantage[t], following = ahead, values[t]
    parts = (seen, mask, action, odds, advantage, (advantage + values).clamp(0, 1))
    rows = ((mask.sum(2) > 1) & ~learner.greedy).flatten()
    return Rollout(*(part.flatten(0, 1)[rows] for part in parts)), sample


def learn(learner: Learner, rollout: Rollout, value_only: bool) -> dict[str, float]:
    """Take EPOCHS of clipped policy gradient over a rollout; return figures."""
    scale = rollout.advantage.std() + 1e-8
    centre = rollout.advantage.mean()
    figures: dict[str, list[Tensor]] = {"moved": [], "entropy": [], "miss": []}
    for _ in range(EPOCHS):
        order = torch.randperm(len(rollout.action), device=learner.device)
        for rows in order.split(BATCHES * learner.args.batch):
            part = Rollout(*(column[rows] for column in rollout))
            odds, win = learner.network(part.seen, part.mask)
            ratio = (odds.gather(1, part.action[:, None])[:, 0] - part.odds).exp()
            gain = (part.advantage - centre) / scale
            gain = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(odds.exp() * odds.clamp_min(-100)).sum(1).mean()
            miss = functional.binary_cross_entropy_with_logits(win, part.target)
            loss = VALUE * miss - (0 if value_only else 1) * (gain + ENTROPY * entropy)
            learner.descend(loss, len(rows))
            moved = (ratio.log().abs() > CLIP).float().mean()
            for name, figure in zip(figures, (moved, entropy, miss), strict=True):
                figures[name].append(figure.detach())
    return {name: torch.stack(found).mean().item() for name, found in figures.items()}


def improve(learner: Learner, until: float) -> None:
    """Learn from own games until this minute."""
    began, rollouts = learner.spent, 0
    learner.pool.ask("reset", False, learner.args.seed + (1 << 24))
    sample = learner.read()
    while (done := (learner.spent - began) / (until - began)) < 1:
        rollout, sample = collect(learner, sample)
        learner.set_rate(RATE * max(0.05, 1 - done))
        figures = learn(learner, rollout, rollouts < SHY)
        rollouts += 1
        if learner.is_due:
            learner.report("play", **figures)
