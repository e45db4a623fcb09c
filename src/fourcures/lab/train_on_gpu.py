"""Train a value net on a GPU with PyTorch: the same net as `train_value_net`, in seconds."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from .train_value_net import BATCH, SHRINK, Bytes, Lessons, TrainingNet, count_batches, rate_at


def has_gpu() -> bool:
    """Return whether PyTorch and a GPU are here."""
    if find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())


class GpuTrainingNet(TrainingNet):
    """The layers during training, as tensors of a GPU; `fit` copies them back at the end."""

    def fit(self, lessons: Lessons, epochs: int, seed: int) -> Iterator[None]:
        """Train for `epochs` epochs with a decreasing rate; yield after each batch."""
        import torch

        log_loss = torch.nn.functional.binary_cross_entropy_with_logits
        torch.manual_seed(seed)

        def tensor(array: Any) -> Any:
            return torch.as_tensor(array, device="cuda")

        seen, won = tensor(lessons["seen"]), tensor(lessons["won"]).float()
        mean, deviation = tensor(self.mean), tensor(self.deviation)
        layers = [tensor(layer).requires_grad_() for layer in self.layers]
        w1, b1, w2, b2, w3, b3 = layers
        optimizer = torch.optim.AdamW(layers, weight_decay=SHRINK, fused=True)
        total = epochs * count_batches(lessons)
        for _ in range(epochs):
            order = torch.randperm(len(won), device="cuda")
            for i in range(count_batches(lessons)):
                rows = order[BATCH * i : BATCH * (i + 1)]
                optimizer.param_groups[0]["lr"] = rate_at(self.steps / total)
                x = (seen[rows].float() - mean) / deviation
                odds = (((x @ w1 + b1).relu() @ w2 + b2).relu() @ w3 + b3)[:, 0]
                optimizer.zero_grad(set_to_none=True)
                log_loss(odds, won[rows]).backward()
                optimizer.step()
                self.steps += 1
                yield
        self.layers = [layer.detach().cpu().numpy() for layer in layers]


def make_training_net(seen: Bytes, seed: int) -> TrainingNet:
    """Return a net to train, on a GPU if there is one."""
    return GpuTrainingNet(seen, seed) if has_gpu() else TrainingNet(seen, seed)
