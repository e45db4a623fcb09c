"""Rate limits by person and client address, counted in memory by each process.

`COSTS` says what each message of a socket costs, `READING` what each HTTP request does. Commands
and questions are counted apart, so that nobody's questions hold up their moves.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...protocol import commands, messages
from ...protocol.refusals import Refused
from ..process.settings import ServerSettings
from .requests import AnyConnection, Reading

PER_HOUR = 60  # of one person: names, device links, blocks, exports, changes of groups, invitations
REPORTS_PER_HOUR = 10  # of one person
CONTROL_FRAMES = 100  # per second, on all sockets of one client address together
MAILS_PER_DAY = 5  # that ask for the confirmation of an address: of one person, to one mailbox
MOST_ADDRESSES = 20_000  # above this, addresses with a full bucket are dropped
DAY = 86_400  # seconds
BURST, LONG_BURST = 3, 10  # seconds of a rate that may be used up at once
LONGEST_DEBT = 5  # seconds for which a socket that sent too much is not read
MORE_QUESTIONS = 2  # the rate of questions, as a multiple of the rate of commands
COSTS: dict[type[messages.Incoming], int] = {  # others cost 1
    commands.Say: 4,
    commands.Suggest: 6,
    messages.Draft: 2,
    commands.Signal: 10,  # bursts of six: more would be noise
    messages.AskPlan: 2,
    messages.AskOdds: 4,
    messages.AskChance: 4,
    messages.AskAdvice: 8,
}
READING: dict[Reading, int] = {
    "table": 1,
    "list": 2,
    "log": 5,
    "record": 5,
    "review": 5,
    "results": 5,
    "replay": 20,
    "check": 20,
}


class Rate:
    """A token bucket per person or client address; 0 means unlimited."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most, self.per_second, self.clock = most, most / seconds, clock
        self.left: dict[str, tuple[float, float]] = {}  # whose -> tokens left, and when
        self.sweep_above = MOST_ADDRESSES

    def allowance(self, whose: str) -> float:
        """Return the number of tokens that somebody has now."""
        now = self.clock()
        left, since = self.left.get(whose, (float(self.most), now))
        return min(self.most, left + (now - since) * self.per_second)

    def check(self, whose: str, cost: int = 1) -> None:
        """Raise Refused if somebody has too few tokens left."""
        left = self.allowance(whose)
        if self.most and left < cost:
            raise Refused("too_many", wait=max(1, round((cost - left) / self.per_second)))

    def count(self, whose: str, cost: int = 1) -> None:
        """Take tokens from somebody, even if they have too few left."""
        if not self.most:
            return
        if len(self.left) > self.sweep_above:
            kept = [one for one in self.left if self.allowance(one) < self.most]
            self.left = {one: self.left[one] for one in kept}
            # If few could be dropped, wait until there are twice as many: a sweep takes long.
            self.sweep_above = max(MOST_ADDRESSES, 2 * len(kept))
        self.left[whose] = (self.allowance(whose) - cost, self.clock())

    def take(self, whose: str, cost: int = 1) -> None:
        """Take tokens from somebody; raise Refused if they have too few left."""
        self.check(whose, cost)
        self.count(whose, cost)


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


class TooFast(Refused):
    """A message is one too many; `pause` is for how many seconds to read no other."""

    def __init__(self, pause: float, per_second: int) -> None:
        super().__init__("too_fast", per_second=per_second)
        self.pause = pause


class Budget:
    """What one person, or one client address without a name, may send over their sockets."""

    def __init__(self, commands: Rate, questions: Rate, whose: str) -> None:
        self.commands, self.questions, self.whose = commands, questions, whose

    def charge(self, message: messages.Incoming | None) -> None:
        """Count a message, None for an unreadable one; raise TooFast if it is one too many.

        It counts all the same then, because every refusal is work too.
        """
        rate = self.questions if isinstance(message, messages.Question) else self.commands
        cost = 1 if message is None else COSTS.get(type(message), 1)
        left = rate.allowance(self.whose) - cost
        if left > -LONGEST_DEBT * rate.per_second:
            rate.count(self.whose, cost)
        if left < 0 and rate.most:
            raise TooFast(-left / rate.per_second, per_second=max(1, int(rate.per_second / cost)))


class Limits:
    """The limits of one server, by person and client address."""

    def __init__(self, settings: ServerSettings) -> None:
        self.trust_proxy = settings.trust_proxy
        self.tables = Rate(settings.tables_per_hour, 3600)
        self.names = Rate(settings.names_per_hour, 3600)
        self.renames = Rate(PER_HOUR, 3600)  # by person, like the next six
        self.links = Rate(PER_HOUR, 3600)
        self.exports = Rate(PER_HOUR, 3600)
        self.blocks = Rate(PER_HOUR, 3600)
        self.groups = Rate(PER_HOUR, 3600)
        self.invitations = Rate(PER_HOUR, 3600)
        self.reports = Rate(REPORTS_PER_HOUR, 3600)
        self.mails = Rate(MAILS_PER_DAY, DAY)  # by person, and by mailbox
        self.mails_from = Rate(settings.mails_per_address, DAY)
        self.mails_in_all = Rate(settings.mails_per_hour, 3600)
        self.guesses = Rate(settings.guesses_per_minute, 60)
        self.commands = Rate(settings.commands_per_second * BURST, BURST)
        questions_per_second = settings.commands_per_second * MORE_QUESTIONS
        self.questions = Rate(questions_per_second * LONG_BURST, LONG_BURST)
        self.pages = Rate(settings.requests_per_second * LONG_BURST, LONG_BURST)
        self.sockets = Places(settings.sockets_per_address)
        self.handshakes = Rate(settings.sockets_per_minute, 60)
        self.control_frames = Rate(CONTROL_FRAMES * LONG_BURST, LONG_BURST)
        # Behind a proxy, all connections come from its address.
        self.connections = Places(0 if self.trust_proxy else settings.connections_per_address)

    @contextmanager
    def open_socket(self, connection: AnyConnection) -> Iterator[None]:
        """Take a place for a socket of an address; raise Refused if it has or opens too many."""
        address = self.address(connection)
        self.handshakes.take(address)
        with self.sockets.take(address):
            yield

    def budget(self, person: str | None, connection: AnyConnection) -> Budget:
        """Return the budget of a socket: the same one for all sockets of a person."""
        return Budget(self.commands, self.questions, person or self.address(connection))

    def read(self, connection: AnyConnection, what: Reading) -> None:
        """Count an HTTP request for something in `READING`; raise Refused if too many."""
        self.pages.take(self.address(connection), READING[what])

    def take_mail(self, person: str, mailbox: str, address: str) -> None:
        """Count a mail that asks for a confirmation; raise Refused if it is one too many.

        A refused one counts for nobody.
        """
        rates = [(self.mails, person), (self.mails, mailbox), (self.mails_from, address)]
        rates.append((self.mails_in_all, ""))
        for rate, whose in rates:
            rate.check(whose)
        for rate, whose in rates:
            rate.count(whose)

    def address(self, connection: AnyConnection) -> str:
        """Return the client address of a connection, as a key for the limits."""
        told = connection.headers.getall("x-forwarded-for", []) if self.trust_proxy else []
        if told:
            return address_key(
                without_port(told[-1].rpartition(",")[2].strip())
            )  # from our own proxy
        return address_key(connection.client.host if connection.client else "")


def without_port(text: str) -> str:
    """Return an address without its port and brackets, which some proxies add."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    address, colon, port = text.rpartition(":")
    return address if colon and port.isdigit() and ":" not in address else text


def address_key(text: str) -> str:
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
