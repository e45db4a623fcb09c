"""The network of `learned.py` in PyTorch: a token for each city, and attention between them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from learned import (
    ANSWERS,
    CITY_COLUMNS,
    EPSILON,
    OF_CITIES,
    OTHER_ANSWERS,
    OTHER_COLUMNS,
    REGISTERS,
    SLOPES,
    TOKENS,
    make_bias,
)

Tensor = Any
CITIES = len(CITY_COLUMNS)
MASKED = -1e9


class Block(nn.Module):  # type: ignore[misc]
    """Attention between tokens, then two layers for each token."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.first, self.second = (nn.LayerNorm(width, EPSILON) for _ in range(2))
        self.ask, self.tell = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.widen, self.narrow = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: Tensor, bias: Tensor) -> Tensor:
        heads = self.ask(self.first(x)).view(len(x), TOKENS, 3, len(SLOPES), -1)
        query, key, value = heads.permute(2, 0, 3, 1, 4)
        bias = bias.to(query.dtype).expand(len(x), -1, -1, -1)
        seen = functional.scaled_dot_product_attention(query, key, value, attn_mask=bias)
        x = x + self.tell(seen.transpose(1, 2).flatten(2))
        return x + self.narrow(functional.gelu(self.widen(self.second(x)), approximate="tanh"))


class Network(nn.Module):  # type: ignore[misc]
    """From observations to the logits of all actions, and of winning."""

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        self.cities = nn.Linear(CITY_COLUMNS.shape[1], width)
        self.others = nn.Linear(len(OTHER_COLUMNS), REGISTERS * width)
        self.places = nn.Parameter(torch.randn(CITIES, width) * 0.1)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.last = nn.LayerNorm(width, EPSILON)
        self.of_cities = nn.Linear(width, len(OF_CITIES))
        self.of_others = nn.Linear(REGISTERS * width, OTHER_ANSWERS)
        self.win = nn.Linear(REGISTERS * width, 1)
        for block in self.blocks:
            for layer in (block.tell, block.narrow):  # a deep network begins as a shallow one
                nn.init.normal_(layer.weight, std=0.02 / blocks**0.5)
        for head in (self.of_cities, self.of_others, self.win):
            nn.init.normal_(head.weight, std=0.01)
        for name, table in (
            ("columns", torch.as_tensor(CITY_COLUMNS)),
            ("rest", torch.as_tensor(OTHER_COLUMNS)),
            ("answers", torch.as_tensor(ANSWERS)),
            ("bias", torch.as_tensor(make_bias())),
        ):
            self.register_buffer(name, table, persistent=False)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the odds of the unmasked actions, and the logits of a win."""
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            seen = seen if seen.is_cuda else seen.float()
            cities = self.cities(seen[:, self.columns]) + self.places
            others = self.others(seen[:, self.rest]).view(len(seen), REGISTERS, -1)
            x = torch.cat([cities, others], 1)
            for block in self.blocks:
                x = block(x, self.bias)
            x = self.last(x)
            registers = x[:, CITIES:].flatten(1)
            of_cities = self.of_cities(x[:, :CITIES]).flatten(1)
            logits = torch.cat([of_cities, self.of_others(registers)], 1)[:, self.answers]
            win = self.win(registers)[:, 0]
        return torch.log_softmax(logits.float().masked_fill(~mask, MASKED), 1), win.float()

    def save(self, file: Path) -> None:
        """Write the weights in half precision; a file is complete or not there."""
        stored = {name: each.half().cpu().numpy() for name, each in self.state_dict().items()}
        part = file.with_name(f"part-{file.name}")
        np.savez(part, **stored)
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> Network:
        """Return the network of a file."""
        with np.load(file) as stored:
            weights = {name: torch.as_tensor(stored[name]).float() for name in stored.files}
        blocks = sum(name.endswith(".ask.weight") for name in weights)
        network = cls(weights["places"].shape[1], blocks)
        network.load_state_dict(weights)
        return network
