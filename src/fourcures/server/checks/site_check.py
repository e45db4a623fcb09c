"""Check a running server from outside, through its proxy: `fourcures doctor --url`."""

from __future__ import annotations

import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable, Iterator, Mapping

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ...files import BadInput
from ..db.clock import MUCH
from ..http.monitoring import Health, SeenConnection
from ..http.origin import HEADERS
from ..http.static import WORTH_IT
from ..process.findings import Finding, fault, ok, warning

PATIENCE = 10.0  # seconds for each request
FEW_DAYS = 14  # of validity that a certificate should have left
PRETENDED = "203.0.113.77"  # an address that nobody has (RFC 5737)
STRICT = "strict-transport-security"
CLOSED = (401, 403, 404, 405)
TROUBLE = (OSError, httpx.HTTPError, WebSocketException)


class RemoteSite:
    """A server at an address, as a browser reaches it."""

    def __init__(self, url: str) -> None:
        self.url = parse_address(url)
        self.path = self.url.path.rstrip("/")
        self.trust = ssl.create_default_context()

    @property
    def secure(self) -> bool:
        return self.url.scheme == "https"

    @property
    def public(self) -> bool:
        """Whether people outside this machine and its network may reach it."""
        return not is_private(self.url.host)

    def get(
        self, path: str, headers: Mapping[str, str] | None = None, scheme: str = ""
    ) -> httpx.Response:
        """Return the response to a GET request below the address, without following redirects.

        With another `scheme`, the request goes to its usual port.
        """
        there = self.url.copy_with(path=self.path + path)
        if scheme:
            there = there.copy_with(scheme=scheme, port=None)
        return httpx.get(
            there,
            headers={"Accept-Encoding": "gzip", **(headers or {})},
            timeout=PATIENCE,
            verify=self.trust,
            trust_env=False,
        )


def parse_address(url: str) -> httpx.URL:
    """Return the address of a server; raise BadInput if it is not one."""
    try:
        address = httpx.URL(url).copy_with(query=None, fragment=None)
        if address.scheme in ("http", "https") and address.host and address.port != 0:
            return address
    except httpx.InvalidURL:
        pass
    raise BadInput(f"--url must be an address such as https://games.example/, not {url!r}")


def is_private(host: str) -> bool:
    """Return whether a host is this machine or in a private network."""
    try:
        return ipaddress.ip_address(host.partition("/")[0]).is_private
    except ValueError:
        return host == "localhost" or host.endswith((".local", ".lan", ".internal"))


def examine_site(url: str) -> Iterator[Finding]:
    """Check the server at an address."""
    site = RemoteSite(url)
    yield guarded("TLS", certificate, site)
    try:
        first = site.get("/healthz")
    except TROUBLE as error:
        yield fault("server", f"no answer: {why(error)}", "start the server and check the proxy")
        return
    yield health(first)
    for point, check in CHECKS.items():
        yield guarded(point, check, site)


def guarded(point: str, check: Callable[[RemoteSite], Finding], site: RemoteSite) -> Finding:
    """Check one point; no answer is a fault."""
    try:
        return check(site)
    except TROUBLE as error:
        return fault(point, f"no answer: {why(error)}", "check the proxy")


def why(error: Exception) -> str:
    return str(error) or type(error).__name__


def certificate(site: RemoteSite) -> Finding:
    """Check the certificate of a server with TLS, and its days left."""
    if not site.secure:
        state = "none: cookies can be read on the way"
        change = "put a proxy with TLS in front of the server, and start it with --secure"
        return fault("TLS", state, change) if site.public else warning("TLS", state, change)
    host, port = site.url.host, site.url.port or 443
    with (
        socket.create_connection((host, port), timeout=PATIENCE) as plain,
        site.trust.wrap_socket(plain, server_hostname=host) as wrapped,
    ):
        until = (wrapped.getpeercert() or {}).get("notAfter", "")
        version = wrapped.version()
    days = int((ssl.cert_time_to_seconds(str(until)) - time.time()) // 86_400)
    if days < FEW_DAYS:
        state = f"{version}, certificate expires in {days} days"
        return warning("TLS", state, "renew it; automate that")
    return ok("TLS", f"{version}, certificate valid for {days} days")


def health(reply: httpx.Response) -> Finding:
    """Check that the address is one of our servers."""
    try:
        told = msgspec.json.decode(reply.content, type=Health)
    except msgspec.MsgspecError:
        state = f"/healthz answers with {reply.status_code} and is not of Four Cures"
        return fault("server", state, "check the address, its sub-path (--path) and the proxy")
    return ok("server", f"version {told.version}")


def ready(site: RemoteSite) -> Finding:
    """Check that the server can use its database."""
    status = site.get("/readyz").status_code
    if status != 200:
        change = "run fourcures doctor on the server's machine"
        return fault("ready", f"/readyz answers with {status}", change)
    return ok("ready", "the database responds")


def page(site: RemoteSite) -> Finding:
    """Check that the first page is there, without a redirect."""
    reply = site.get("/")
    if 300 <= reply.status_code < 400:
        where = reply.headers.get("location", "nowhere")
        return fault("page", f"redirects to {where}", "use that address, or correct the proxy")
    if reply.status_code != 200:
        change = "build the client with `make play`, or install a wheel"
        return fault("page", f"answers with {reply.status_code}", change)
    return ok("page", "there")


def redirect(site: RemoteSite) -> Finding:
    """Check that plain HTTP leads to HTTPS."""
    point = "redirect"
    if not site.secure:
        return ok(point, "not needed without TLS")
    try:
        reply = site.get("/", scheme="http")
    except (httpx.NetworkError, httpx.TimeoutException):
        return ok(point, "port 80 is closed")
    if reply.headers.get("location", "").startswith("https://"):
        return ok(point, "plain HTTP leads to HTTPS")
    state = f"plain HTTP answers with {reply.status_code}"
    return warning(point, state, "let the proxy redirect it to https://")


def security_headers(site: RemoteSite) -> Finding:
    """Check that the security headers arrive once, unchanged."""
    point, reply = "security headers", site.get("/")
    wrong = [name for name, value in HEADERS.items() if reply.headers.get(name.lower()) != value]
    if wrong:
        state = f"missing or changed: {', '.join(wrong)}"
        return fault(point, state, "let the proxy pass the server's headers unchanged")
    if site.secure and STRICT not in reply.headers:
        return warning(point, "cookies may also be sent without TLS", "start it with --secure")
    return ok(point, "all there")


def compression(site: RemoteSite) -> Finding:
    """Check that scripts arrive compressed, and are cached."""
    point = "compression"
    script = re.search(r'(?:src|href)="([^"]*/assets/[^"]+\.js)"', site.get("/").text)
    if script is None:
        return warning(point, "the page has no scripts", "build the client with `make play`")
    path = httpx.URL(script[1]).path.removeprefix(site.path)
    reply = site.get(path)
    if reply.status_code != 200:
        state = f"{path} answers with {reply.status_code}"
        return fault(point, state, "check the proxy and --path")
    if "content-encoding" not in reply.headers and len(reply.content) > WORTH_IT:
        return warning(point, "scripts arrive uncompressed", "let the proxy pass Accept-Encoding")
    return ok(point, reply.headers.get("content-encoding", "not needed"))


def metrics(site: RemoteSite) -> Finding:
    """Check that metrics are closed to the public."""
    statuses = {path: site.get(path).status_code for path in ("/metrics", "/metrics/")}
    opened = [path for path, status in statuses.items() if status not in CLOSED]
    if not opened:
        return ok("metrics", "closed to the public")
    state, change = f"{' and '.join(opened)} can be read", "let the proxy answer with 404"
    return (fault if site.public else warning)("metrics", state, change)


def seen_address(site: RemoteSite) -> Finding:
    """Check which address of this client the server sees, and that it cannot be pretended."""
    point = "client address"
    reply = site.get("/api/connection", {"X-Forwarded-For": PRETENDED})
    try:
        seen = msgspec.json.decode(reply.content, type=SeenConnection)
    except msgspec.MsgspecError:
        state = f"/api/connection answers with {reply.status_code}"
        return fault(point, state, "upgrade the server")
    if seen.address == PRETENDED:
        change = "let the proxy append to X-Forwarded-For; without a proxy, drop --trust-proxy"
        return fault(point, "clients can pretend to have any address", change)
    if site.public and is_private(seen.address):
        change = "start it with --trust-proxy, and let the proxy append to X-Forwarded-For"
        return warning(point, f"the server sees {seen.address}: perhaps its proxy", change)
    ahead = seen.time - time.time() * 1000
    if abs(ahead) > MUCH:
        state = f"the server's clock is {abs(ahead) / 1000:.0f} seconds away from this machine's"
        return warning("clock", state, "synchronise the clocks (NTP)")
    return ok(point, f"{seen.address}; its clock agrees with this machine's")


def socket_upgrade(site: RemoteSite) -> Finding:
    """Check that a WebSocket passes the proxy."""
    point = "WebSocket"
    there = site.url.copy_with(
        scheme="wss" if site.secure else "ws", path=f"{site.path}/api/connection/socket"
    )
    try:
        with connect(
            str(there),
            ssl=site.trust if site.secure else None,
            open_timeout=PATIENCE,
            proxy=None,
        ) as opened:
            msgspec.json.decode(opened.recv(PATIENCE), type=SeenConnection)
    except (*TROUBLE, msgspec.MsgspecError) as error:
        change = "let the proxy forward Upgrade and Connection, with HTTP/1.1"
        return fault(point, f"does not pass: {why(error)}", change)
    return ok(point, "passes")


CHECKS: dict[str, Callable[[RemoteSite], Finding]] = {
    "ready": ready,
    "page": page,
    "redirect": redirect,
    "security headers": security_headers,
    "compression": compression,
    "metrics": metrics,
    "client address": seen_address,
    "WebSocket": socket_upgrade,
}
