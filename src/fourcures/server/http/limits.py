"""What people, client addresses and all together may use, counted in memory.

`COSTS` says what each message of a socket costs, `READING` what each HTTP request for data does;
others cost `ANY_REQUEST`. Commands and questions are counted apart, so that nobody's questions hold
up their moves.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from ...bots.pool import Demand, Priority
from ...protocol import commands, messages
from ...protocol.refusals import Refused
from ..process import open_files
from ..process.settings import ServerSettings
from .rates import Allowance, Payer, Places, Rate
from .requests import MONITORING, AnyConnection, Reading

PER_HOUR = 60  # of one person: names, device links, blocks, changes of groups, invitations
REPORTS_PER_HOUR = 10  # of one person
EXPORTS_PER_HOUR = 10  # of one person; twice as many at one client address
CONTROL_FRAMES = 100  # per second, on all sockets of one client address together
NOTICES_PER_DAY = 100  # to one person through one channel
MAILS_PER_DAY = 5  # that ask for the confirmation of an address: of one person, to one mailbox
HOUR, DAY = 3600, 86_400  # seconds
BURST, LONG_BURST = 3, 10  # seconds of a rate that may be used up at once
LONGEST_DEBT = 5  # seconds for which a socket that sent too much is not read
MORE_QUESTIONS = 2  # the rate of questions, as a multiple of the rate of commands
PEOPLE = 10  # at one address: what it may send, as a multiple of what one person may
MEGABYTE = 1_000_000
THIS_MACHINE = ("127.", "::/64")  # how the keys of loopback addresses begin
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
ANY_REQUEST = 0.25  # what a request for a page or a file costs, also one that finds nothing
READING: dict[Reading, int] = {  # others cost 1
    "list": 2,
    "log": 5,
    "record": 5,
    "review": 5,
    "results": 5,
    "schema": 5,
    "replay": 20,
    "check": 20,
}


class TooFast(Refused):
    """A message is one too many; `pause` is for how many seconds to read no other."""

    def __init__(self, pause: float, per_second: int) -> None:
        super().__init__("too_fast", per_second=per_second)
        self.pause = pause


class Budget:
    """What a socket may send: its person has one for all of their sockets, and so has an address.

    What is sent without a name counts for the address alone.
    """

    def __init__(self, limits: Limits, payer: Payer) -> None:
        self.limits, self.payer = limits, payer

    def charge(self, message: messages.Incoming | None, size: int = 0) -> None:
        """Count a message of some bytes, None for an unreadable one.

        Raise TooFast if it is one too many; it counts all the same then, because every refusal is
        work too. Raise Refused if it is a command and too much is stored already.
        """
        question = isinstance(message, messages.Question)
        allowance = self.limits.questions if question else self.limits.commands
        cost = 1 if message is None else COSTS.get(type(message), 1)
        wait = allowance.wait(self.payer, cost)
        if wait < LONGEST_DEBT:
            allowance.count(self.payer, cost)
        if wait:
            per_second = allowance.rates["person"].per_second / cost
            raise TooFast(wait, per_second=max(1, int(per_second)))
        if message is not None and not question:
            self.limits.storage.take(self.payer, size)

    def demand(self, priority: Priority) -> Demand:
        """Return the demand of a job for this socket."""
        return self.limits.demand(priority, self.payer)


class Limits:
    """The limits of one server; `refused` gets the name of each limit that is reached, and whose.

    An allowance without a rate for the address, or for the person, does not limit them.
    """

    def __init__(
        self, settings: ServerSettings, refused: Callable[[str, str], None] = lambda _n, _w: None
    ) -> None:
        self.trust_proxy = settings.trust_proxy

        self.allowances: dict[str, Allowance] = {}

        def limit(name: str, **rates: Rate) -> Allowance:
            self.allowances[name] = Allowance(partial(refused, name), rates)
            return self.allowances[name]

        def of_person(name: str) -> Allowance:
            return limit(name, person=Rate(PER_HOUR, HOUR))

        def both(name: str, most: int, seconds: int, address: int = 1) -> Allowance:
            rates = {"person": Rate(most, seconds), "address": Rate(most * address, seconds)}
            return limit(name, **rates)

        def of_messages(name: str, per_second: int, seconds: int) -> Allowance:
            return both(name, per_second * seconds, seconds, address=PEOPLE)

        def of_connections(name: str, per_second: int) -> Allowance:
            return limit(name, address=Rate(per_second * LONG_BURST, LONG_BURST))

        self.tables = both("tables", settings.tables_per_hour, HOUR)
        self.storage = both("storage", settings.megabytes_per_day * MEGABYTE, DAY)
        self.thinking = both("thinking", settings.thinking_per_hour, HOUR)
        self.names = limit("names", address=Rate(settings.names_per_hour, HOUR))
        self.renames = of_person("renames")
        self.links = of_person("links")
        self.exports = both("exports", EXPORTS_PER_HOUR, HOUR, address=2)
        self.blocks = of_person("blocks")
        self.groups = of_person("groups")
        self.invitations = of_person("invitations")
        self.reports = limit("reports", person=Rate(REPORTS_PER_HOUR, HOUR))
        self.mails = limit(
            "mails",
            person=Rate(MAILS_PER_DAY, DAY),
            address=Rate(settings.mails_per_address, DAY),
            server=Rate(settings.mails_per_hour, HOUR),
        )
        self.notices = limit("notices", person=Rate(NOTICES_PER_DAY, DAY))
        self.mailboxes = limit("mailboxes", address=Rate(MAILS_PER_DAY, DAY))
        self.guesses = limit("guesses", address=Rate(settings.guesses_per_minute, 60))
        self.commands = of_messages("commands", settings.commands_per_second, BURST)
        questions_per_second = settings.commands_per_second * MORE_QUESTIONS
        self.questions = of_messages("questions", questions_per_second, LONG_BURST)
        self.requests = of_connections("requests", settings.requests_per_second)
        self.handshakes = limit("handshakes", address=Rate(settings.sockets_per_minute, 60))
        self.control_frames = of_connections("control_frames", CONTROL_FRAMES)
        self.sockets = Places(settings.sockets_per_address, partial(refused, "sockets"))
        # Behind a proxy, all connections come from its address.
        direct = 0 if self.trust_proxy else 1
        self.arrivals = of_connections("arrivals", settings.connections_per_second * direct)
        most = settings.connections_per_address * direct
        self.connections = Places(most, partial(refused, "connections"))
        self.most_connections = open_files.count_for_clients()  # of all; 0: any number

    @contextmanager
    def open_connection(self, address: str, number: int) -> Iterator[None]:
        """Take a place for a connection, the `number`th of all that are open.

        Raise Refused if its address has or opens too many, or if all together have too many.
        """
        if 0 < self.most_connections < number:
            self.connections.on_refusal("server")
            raise Refused("too_many", wait=60)
        self.arrivals.take(Payer(address))
        with self.connections.take(address):
            yield

    @contextmanager
    def open_socket(self, connection: AnyConnection) -> Iterator[None]:
        """Take a place for a socket of an address; raise Refused if it has too many."""
        with self.sockets.take(self.address(connection)):
            yield

    def budget(self, person: str | None, connection: AnyConnection) -> Budget:
        """Return the budget of a socket."""
        return Budget(self, self.payer(connection, person))

    def demand(self, priority: Priority, payer: Payer) -> Demand:
        """Return the demand of a job for somebody."""
        had_much = self.thinking.wait(payer, 0) > 0
        return Demand(priority, payer.address, payer.person or "", had_much)

    def count_thinking(self, demand: Demand, seconds: float) -> None:
        """Count the computing time of a job."""
        if demand.address or demand.person:
            self.thinking.count(Payer(demand.address, demand.person), seconds)

    def count_request(self, connection: AnyConnection) -> None:
        """Count an HTTP request of any kind; raise Refused if it is one too many.

        Monitoring from the machine itself is exempt: it would take a busy server for a dead one.
        """
        payer = self.payer(connection)
        is_monitoring = connection.scope["path"].endswith(MONITORING)
        if not (is_monitoring and payer.address.startswith(THIS_MACHINE)):
            self.requests.take(payer, ANY_REQUEST)

    def read(self, connection: AnyConnection, what: Reading | None) -> None:
        """Count a request for data, perhaps for something in `READING`; raise Refused."""
        cost = 1 if what is None else READING.get(what, 1)
        self.requests.take(self.payer(connection), cost - ANY_REQUEST)

    def take_mail(self, payer: Payer, mailbox: str) -> None:
        """Count a mail that asks for a confirmation; raise Refused if it is one too many.

        A refused one counts for nobody.
        """
        self.mails.check(payer)
        self.mailboxes.take(Payer(mailbox))
        self.mails.count(payer)

    def may_notify(self, person: str, channel: str) -> bool:
        """Count a notice to a person through a channel; return False if it is one too many."""
        payer = Payer("", f"{person} {channel}")
        if self.notices.wait(payer):
            return False
        self.notices.count(payer)
        return True

    def payer(self, connection: AnyConnection, person: str | None = None) -> Payer:
        """Return whom the costs of a connection are counted for."""
        return Payer(self.address(connection), person)

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
