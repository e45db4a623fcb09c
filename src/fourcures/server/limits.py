"""How much one address may do; counted in this process, forgotten when it ends."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..table.errors import Refused
from .asgi_types import AnyConnection
from .settings import ServerSettings

MOST_ADDRESSES = 20_000  # above this, those who have done nothing lately are forgotten


class Rate:
    """So many of something for each address in so many seconds; a limit of 0 is none."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.per_second, self.clock = most, most / seconds, clock
        self.left: dict[str, tuple[float, float]] = {}  # address -> what was left, and when

    def allowance(self, address: str) -> float:
        """How many more there may be now."""
        now = self.clock()
        left, since = self.left.get(address, (float(self.most), now))
        return min(self.most, left + (now - since) * self.per_second)

    def check(self, address: str) -> None:
        """Refused if there may be no more."""
        left = self.allowance(address)
        if self.most and left < 1:
            raise Refused("too_many", wait=max(1, round((1 - left) / self.per_second)))

    def count(self, address: str) -> None:
        """One more."""
        if not self.most:
            return
        if len(self.left) > MOST_ADDRESSES:
            kept = [one for one in self.left if self.allowance(one) < self.most]
            self.left = {one: self.left[one] for one in kept}
        self.left[address] = (self.allowance(address) - 1, self.clock())

    def take(self, address: str) -> None:
        """One more, or Refused."""
        self.check(address)
        self.count(address)


class Limits:
    """The limits of one server."""

    def __init__(self, settings: ServerSettings) -> None:
        self.trust_proxy = settings.trust_proxy
        self.tables = Rate(settings.tables_per_hour, 3600)
        self.names = Rate(settings.names_per_hour, 3600)
        self.guesses = Rate(settings.guesses_per_minute, 60)
        self.most_sockets = settings.sockets_per_address
        self.sockets: Counter[str] = Counter()

    def address(self, connection: AnyConnection) -> str:
        """Where a connection comes from, as far as it counts."""
        told = connection.headers.get("x-forwarded-for") if self.trust_proxy else None
        if told:
            return counted(told.rpartition(",")[2].strip())  # what our own proxy has added
        return counted(connection.client.host if connection.client else "")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One open socket of an address; Refused if it has too many."""
        if self.most_sockets and self.sockets[address] >= self.most_sockets:
            raise Refused("too_many", wait=60)
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if self.sockets[address] <= 0:
                del self.sockets[address]


def counted(text: str) -> str:
    """An address as it is counted: of IPv6 the network, because anyone has many of its hosts."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)
