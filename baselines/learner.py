"""A network that learns from games in a pool of processes, and its learning curve."""

from __future__ import annotations

import argparse
import contextlib
import json
import time
from collections import Counter
from typing import Any, NamedTuple

import torch

from network import Network
from pool import CELLS, Pool, Positions

Tensor = Any
MEASURED = 8  # one game in this many is played greedily and not learned from
DECAY, LONGEST = 0.01, 0.5


class Sample(NamedTuple):
    """Positions and what the teacher advises."""

    seen: Tensor
    mask: Tensor
    codes: Tensor
    worths: Tensor

    def take(self, rows: Tensor) -> Sample:
        """Return some rows."""
        return Sample(*(column[rows] for column in self))


class Learner:
    """A network, its optimizer, its games, and the curve."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.began = args, time.monotonic()
        self.pool = Pool(args.processes, args.games)  # before anything touches the GPU
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(args.seed)
        torch.set_num_threads(1)  # the processes need the others
        torch.backends.cuda.enable_cudnn_sdp(False)  # made for longer sequences
        torch.set_float32_matmul_precision("high")
        network = Network.load(args.start) if args.start else Network(args.width, args.blocks)
        self.network = network.to(self.device)
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), betas=(0.9, 0.98), weight_decay=DECAY
        )
        self.shared = Positions(*map(torch.as_tensor, self.pool.positions))
        if self.device == "cuda":
            for each in self.shared:  # pages that stay in memory are copied several times faster
                with contextlib.suppress(Exception):
                    torch.cuda.cudart().cudaHostRegister(each.data_ptr(), each.nbytes, 0)
        self.measured = torch.arange(len(self.shared.cell)) % MEASURED == 0
        self.greedy = self.measured.to(self.device)
        self.counts: Counter[tuple[int, bool]] = Counter()  # games that ended, by cell and result
        self.curve: list[dict[str, Any]] = []
        self.steps = self.learned = 0
        self.told = 0.0

    @property
    def spent(self) -> float:
        """Return the minutes since the start."""
        return (time.monotonic() - self.began) / 60

    def read(self) -> Sample:
        """Wait for the games; return their positions on the device, and count what has ended."""
        self.pool.wait()
        over = self.shared.ended & self.measured
        results = zip(self.shared.cell[over].tolist(), self.shared.won[over].tolist(), strict=True)
        self.counts.update(results)
        return Sample(
            self.shared.seen.to(self.device).half(),
            self.shared.mask.to(self.device, copy=True),
            self.shared.codes.to(self.device, copy=True),
            self.shared.worths.to(self.device, copy=True),
        )

    def choose(self, odds: Tensor) -> Tensor:
        """Return actions: drawn by their odds, in measured games the likeliest."""
        noise = torch.rand_like(odds).clamp_min_(1e-20).log_().neg_().log_().neg_()
        return (odds + noise * ~self.greedy[:, None]).argmax(1)

    def play(self, actions: Tensor, advised: bool) -> None:
        """Let the games go on; `read` has what follows, with advice or without."""
        self.shared.action.copy_(actions)
        self.pool.ask("step", advised)
        self.steps += len(actions)

    def descend(self, loss: Tensor, learned: int) -> None:
        """Take a step of the optimizer."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST)
        self.optimizer.step()
        self.learned += learned

    def set_rate(self, rate: float) -> None:
        """Set the rate of learning."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def measure(self, seed: int) -> dict[str, list[int]]:
        """Play one game in every place greedily; return games won and played, by cell."""
        chosen, self.greedy = self.greedy, torch.ones_like(self.greedy)
        self.pool.ask("reset", False, seed)
        self.pool.wait()
        running = torch.ones(len(self.measured), dtype=torch.bool)
        results: Counter[tuple[int, bool]] = Counter()
        while running.any():
            seen, mask = self.shared.seen.to(self.device).half(), self.shared.mask.to(self.device)
            self.play(self.choose(self.network(seen, mask)[0]), False)
            self.pool.wait()
            over = running & self.shared.ended
            results.update(
                zip(self.shared.cell[over].tolist(), self.shared.won[over].tolist(), strict=True)
            )
            running &= ~over
        self.greedy = chosen
        return as_counts(results)

    def report(self, stage: str, **figures: float) -> None:
        """Add a point to the curve; print it, and save curve and weights."""
        counts = as_counts(self.counts)
        self.counts.clear()
        self.told = self.spent
        figures = {name: round(figure, 4) for name, figure in figures.items()}
        point = {"stage": stage, "minutes": round(self.spent, 3), "steps": self.steps}
        self.curve.append(point | {"learned": self.learned} | figures | counts)
        shown = [f"{name} {figure}" for name, figure in figures.items()]
        shown += [f"{cell} {won / games:.1%} of {games}" for cell, (won, games) in counts.items()]
        text = f"{self.spent:5.2f} min, {stage}: {self.steps / 1e6:.2f} M steps, learned from"
        print(text, f"{self.learned / 1e6:.2f} M;", ", ".join(shown), flush=True)
        self.network.save(self.args.folder / "weights.npz")
        (self.args.folder / "curve.json").write_text(json.dumps(self.curve) + "\n")

    @property
    def is_due(self) -> bool:
        """Return whether it is time for another point of the curve."""
        return bool(self.spent - self.told >= self.args.every / 60)


def as_counts(results: Counter[tuple[int, bool]]) -> dict[str, list[int]]:
    """Return games won and played, by cell."""
    return {
        name: [results[cell, True], results[cell, True] + results[cell, False]]
        for cell, name in enumerate(CELLS)
        if results[cell, True] + results[cell, False]
    }
