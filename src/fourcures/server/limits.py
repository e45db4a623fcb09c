"""Rate limits per client address or person, counted in memory by each process."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..table.errors import Refused
from .asgi_types import AnyConnection
from .settings import ServerSettings

PER_HOUR = 60  # names, and device links, that one person may choose per hour
MOST_ADDRESSES = 20_000  # above this, addresses with a full bucket are dropped


class Rate:
    """A token bucket per client address; 0 means unlimited."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.per_second, self.clock = most, most / seconds, clock
        self.left: dict[str, tuple[float, float]] = {}  # address -> tokens left, and when

    def allowance(self, address: str) -> float:
        """Return the number of tokens that an address has now."""
        now = self.clock()
        left, since = self.left.get(address, (float(self.most), now))
        return min(self.most, left + (now - since) * self.per_second)

    def check(self, address: str) -> None:
        """Raise Refused if an address has no token left."""
        left = self.allowance(address)
        if self.most and left < 1:
            raise Refused("too_many", wait=max(1, round((1 - left) / self.per_second)))

    def count(self, address: str) -> None:
        """Take a token from an address, even if it has no token left."""
        if not self.most:
            return
        if len(self.left) > MOST_ADDRESSES:
            kept = [one for one in self.left if self.allowance(one) < self.most]
            self.left = {one: self.left[one] for one in kept}
        self.left[address] = (self.allowance(address) - 1, self.clock())

    def take(self, address: str) -> None:
        """Take a token from an address; raise Refused if it has no token left."""
        self.check(address)
        self.count(address)


class Places:
    """A number of things that each client address may have open at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def take(self, address: str) -> Iterator[None]:
        """Take a place for an address; raise Refused if it has too many."""
        if self.most and self.taken[address] >= self.most:
            raise Refused("too_many", wait=60)
        self.taken[address] += 1
        try:
            yield
        finally:
            self.taken[address] -= 1
            if self.taken[address] <= 0:
                del self.taken[address]


class Limits:
    """The limits of one server, by client address."""

    def __init__(self, settings: ServerSettings) -> None:
        self.trust_proxy = settings.trust_proxy
        self.tables = Rate(settings.tables_per_hour, 3600)
        self.names = Rate(settings.names_per_hour, 3600)
        self.renames = Rate(PER_HOUR, 3600)  # by person, like the next
        self.links = Rate(PER_HOUR, 3600)
        self.guesses = Rate(settings.guesses_per_minute, 60)
        self.sockets = Places(settings.sockets_per_address)
        # Behind a proxy, all connections come from its address.
        self.connections = Places(0 if self.trust_proxy else settings.connections_per_address)

    def address(self, connection: AnyConnection) -> str:
        """Return the client address of a connection, as a key for the limits."""
        told = connection.headers.getall("x-forwarded-for", []) if self.trust_proxy else []
        if told:
            return counted(without_port(told[-1].rpartition(",")[2].strip()))  # from our own proxy
        return counted(connection.client.host if connection.client else "")


def without_port(text: str) -> str:
    """Return an address without its port and brackets, which some proxies add."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    address, colon, port = text.rpartition(":")
    return address if colon and port.isdigit() and ":" not in address else text


def counted(text: str) -> str:
    """Return the key for an address: for IPv6 its /64 network, because a client has all of it."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
