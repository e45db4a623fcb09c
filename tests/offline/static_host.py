"""A web space for files: the folder of the game without a server below a path, with headers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.web.server import LOGS

BELOW = "/games/four"
# No more than WebAssembly needs: no `unsafe-eval`, nothing from elsewhere.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'self'; frame-ancestors 'none'"
)


class Files(SimpleHTTPRequestHandler):
    """The files of a folder, below a path."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def translate_path(self, path: str) -> str:
        inside = path.partition("?")[0].removeprefix(BELOW)
        return super().translate_path(inside if inside != path.partition("?")[0] else "/missing")

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        with Path(f"{self.directory}.log").open("a", encoding="utf-8") as log:
            log.write(f"{format % args}\n")


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """Serve a folder during the block, with a log beside it; yield the address of its pages."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    address = f"http://127.0.0.1:{server.server_port}{BELOW}/?"
    LOGS[address] = Path(f"{folder}.log")
    LOGS[address].touch()
    try:
        yield address
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
