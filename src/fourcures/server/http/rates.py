"""Token buckets for people, client addresses and the server, and places for what is open."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ...protocol.refusals import Refused

MOST_ADDRESSES = 20_000  # above this, addresses with a full bucket are dropped

OnRefusal = Callable[[str], None]  # gets whose limit it was: "person", "address" or "server"


class Payer(NamedTuple):
    """Whom a cost is counted for: a client address, and a person if they have a name."""

    address: str
    person: str | None = None


class Rate:
    """A token bucket for each of many people or addresses; 0 means unlimited."""

    def __init__(
        self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.per_second, self.clock = most, most / seconds, clock
        self.left: dict[str, tuple[float, float]] = {}  # whose -> tokens left, and when
        self.sweep_above = MOST_ADDRESSES
        self.shared = False  # whether other processes are told; see `exchange`
        self.used: dict[str, float] = {}  # whose -> how much, since they were told

    def allowance(self, whose: str) -> float:
        """Return the number of tokens that somebody has now."""
        now = self.clock()
        left, since = self.left.get(whose, (self.most, now))
        return min(self.most, left + (now - since) * self.per_second)

    def wait(self, whose: str, cost: float) -> float:
        """Return the seconds until somebody has this many tokens: 0 if they have them now."""
        return max(0.0, (cost - self.allowance(whose)) / self.per_second) if self.most else 0.0

    def count(self, whose: str, cost: float) -> None:
        """Take tokens from somebody, even if they have too few left."""
        if not self.most:
            return
        self.deduct(whose, cost)
        if self.shared:
            self.used[whose] = self.used.get(whose, 0) + cost

    def deduct(self, whose: str, cost: float) -> None:
        """Take tokens that somebody has used, here or at another process."""
        if len(self.left) > self.sweep_above:
            kept = [one for one in self.left if self.allowance(one) < self.most]
            self.left = {one: self.left[one] for one in kept}
            # If few could be dropped, wait until there are twice as many: a sweep takes long.
            self.sweep_above = max(MOST_ADDRESSES, 2 * len(kept))
        self.left[whose] = (self.allowance(whose) - cost, self.clock())


class Allowance:
    """How much of something each person, each client address and all together may use.

    Somebody without a name counts as the person of their address.
    """

    def __init__(self, on_refusal: OnRefusal, rates: dict[str, Rate]) -> None:
        self.on_refusal, self.rates = on_refusal, rates  # by "person", "address" or "server"

    def buckets(self, payer: Payer) -> Iterator[tuple[str, Rate, str]]:
        """Yield the rates that count a payer: whose they are, the rate, and the payer's key."""
        keys = {"person": payer.person or payer.address, "address": payer.address, "server": ""}
        for whose, rate in self.rates.items():
            yield whose, rate, keys[whose]

    def wait(self, payer: Payer, cost: float = 1) -> float:
        """Return the seconds until a payer may use so much; report a limit that is reached."""
        waits = [(rate.wait(key, cost), whose) for whose, rate, key in self.buckets(payer)]
        wait, whose = max(waits, default=(0.0, ""))
        if wait:
            self.on_refusal(whose)
        return wait

    def check(self, payer: Payer, cost: float = 1) -> None:
        """Raise Refused if a payer may not use so much now."""
        if wait := self.wait(payer, cost):
            raise Refused("too_many", wait=max(1, round(wait)))

    def count(self, payer: Payer, cost: float = 1) -> None:
        """Count what a payer uses, even if it is too much."""
        for _, rate, key in self.buckets(payer):
            rate.count(key, cost)

    def take(self, payer: Payer, cost: float = 1) -> None:
        """Count what a payer uses; raise Refused, and count nothing, if it is too much."""
        self.check(payer, cost)
        self.count(payer, cost)


class Places:
    """A number of things that each client address may have open at the same time."""

    def __init__(self, most: int, on_refusal: OnRefusal) -> None:
        self.most, self.on_refusal = most, on_refusal
        self.taken: Counter[str] = Counter()
        self.elsewhere: dict[str, dict[str, int]] = {}  # process -> address -> how many there
        self.shared = False  # whether other processes are told; see `exchange`
        self.changed: set[str] = set()  # addresses, since they were told

    @contextmanager
    def take(self, address: str) -> Iterator[None]:
        """Take a place for an address; raise Refused if it has too many."""
        others = sum(open_there.get(address, 0) for open_there in self.elsewhere.values())
        if self.most and self.taken[address] + others >= self.most:
            self.on_refusal("address")
            raise Refused("too_many", wait=60)
        self.change(address, 1)
        try:
            yield
        finally:
            self.change(address, -1)

    def change(self, address: str, by: int) -> None:
        """Change the number of places that an address has here."""
        self.taken[address] += by
        if not self.taken[address]:
            del self.taken[address]
        if self.shared:
            self.changed.add(address)

    def hear(self, process: str, address: str, number: int) -> None:
        """Note how many places an address has at another process."""
        there = self.elsewhere.setdefault(process, {})
        there[address] = number
        if not number:
            del there[address]
