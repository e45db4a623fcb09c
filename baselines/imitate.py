"""Imitation (DAgger): the network plays, the teacher says what it would have done."""

from __future__ import annotations

from math import cos, pi
from typing import Any

import torch
from torch.nn import functional

from learner import Learner, Sample
from network import Network

Tensor = Any
CLOSE = 5000  # millionths of a win: an action that is worth that much less is wanted e times less
ALONE = 0.3  # the share of the time after which the network alone chooses the moves
RATE, LAST_RATE, WARM_UP = 1e-3, 1e-5, 500
VALUE = 0.5  # the weight of the chance to win in the loss
LEAST = 3  # batches while the games take a step; more if the GPU has time
MOST_USES = 4  # of a sample, in the mean


class Buffer:
    """The latest samples; the oldest are overwritten."""

    def __init__(self, size: int) -> None:
        self.size, self.added = size, 0
        self.columns: Sample | None = None

    def add(self, sample: Sample) -> None:
        """Add samples."""
        if self.columns is None:
            self.columns = Sample(*(each.new_empty(self.size, *each.shape[1:]) for each in sample))
        device, number = sample.mask.device, len(sample.mask)
        places = torch.arange(self.added, self.added + number, device=device) % self.size
        for column, new in zip(self.columns, sample, strict=True):
            column[places] = new
        self.added += number

    def draw(self, number: int) -> Sample:
        """Return random samples."""
        assert self.columns is not None
        device = self.columns.mask.device
        return self.columns.take(
            torch.randint(min(self.added, self.size), (number,), device=device)
        )


def want(sample: Sample) -> Tensor:
    """Return how much the teacher wants each action: shares that sum up to 1."""
    worths = sample.worths.float()
    lost = (worths - worths.amax(1, keepdim=True)) / CLOSE
    shares = torch.zeros(sample.mask.shape, device=sample.mask.device)
    codes, there = sample.codes.long(), sample.codes >= 0
    shares.scatter_reduce_(1, codes.clamp_min(0), lost.exp() * there, "amax")
    return shares / shares.sum(1, keepdim=True)


def find_best(sample: Sample) -> Tensor:
    """Return the action that the teacher would choose, or -1."""
    return sample.codes.gather(1, sample.worths.argmax(1, keepdim=True))[:, 0].long()


def lose(network: Network, sample: Sample) -> Tensor:
    """Return the cross entropy of the actions, and of the chance to win where it is known."""
    odds, win = network(sample.seen, sample.mask)
    worth = sample.worths.amax(1)
    known = (worth >= 0).float()
    judged = functional.binary_cross_entropy_with_logits(
        win, worth.clamp_min(0) / 1e6, reduction="none"
    )
    missed = -(want(sample) * odds).sum(1).mean()
    return missed + VALUE * (judged * known).sum() / known.sum().clamp_min(1)


def imitate(learner: Learner, until: float) -> None:
    """Learn from the teacher until this minute."""
    args, network = learner.args, learner.network
    buffer = Buffer(args.buffer)
    began, batches, rounds, loss = learner.spent, 0, 0, 0.0
    totals = torch.zeros(2, device=learner.device)  # measured decisions, and those that agree
    learner.pool.ask("reset", True, args.seed)
    sample = learner.read()
    while (done := (learner.spent - began) / (until - began)) < 1:
        with torch.no_grad():
            action = learner.choose(network(sample.seen, sample.mask)[0])
        best = find_best(sample)
        usable = (sample.mask.sum(1) > 1) & (best >= 0)
        judged = usable & learner.greedy
        totals += torch.stack([judged.sum(), (judged & (action == best)).sum()])
        follows = torch.rand(len(best), device=learner.device) < 1 - done / ALONE
        learner.play(torch.where(follows & (best >= 0) & ~learner.greedy, best, action), True)
        buffer.add(sample.take(usable & ~learner.greedy))
        rounds += 1
        while batches < LEAST * rounds or not learner.pool.is_ready():
            if learner.learned >= MOST_USES * buffer.added:
                break
            rate = LAST_RATE + (RATE - LAST_RATE) * (1 + cos(pi * min(done, 1))) / 2
            learner.set_rate(rate * min(1, (batches + 1) / WARM_UP))
            result = lose(network, buffer.draw(args.batch))
            learner.descend(result, args.batch)
            batches, loss = batches + 1, result.item()  # which waits for the GPU
        if learner.is_due:
            decisions, agreed = totals.tolist()
            learner.report("imitation", loss=loss, agreement=agreed / max(decisions, 1))
            totals.zero_()
        sample = learner.read()
