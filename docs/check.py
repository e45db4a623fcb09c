"""Check the built site: `python docs/check.py build/docs`.

Every link and anchor must exist, nothing may be loaded from a network, and no page may have inline
scripts or styles, which the server's content security policy bans.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}


class Page(HTMLParser):
    """The ids and links of a page, and what it may not have."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.problems: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the ids and links of an element, and whether the policy allows it."""
        known = {name: value or "" for name, value in attrs}
        if "id" in known:
            self.ids.add(known["id"])
        if "style" in known or tag == "style" or (tag == "script" and "src" not in known):
            self.problems.append(f"inline code: <{tag}>")
        self.problems += [f"inline handler: {name}" for name in known if name.startswith("on")]
        for name in ("href", "src"):
            if name in known:
                address = known[name]
                self.links.append(address)
                if (tag, name) in LOADED and urlsplit(address).netloc:
                    self.problems.append(f"loaded from a network: {address}")


def problems(folder: Path) -> Iterator[str]:
    """Yield what is wrong with a site."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(folder.rglob("*.html"))}
    ids = {file: page.ids for file, page in pages.items()}
    if not pages:
        yield "there are no pages"
    for file, page in pages.items():
        name = file.relative_to(folder).as_posix()
        yield from (f"{name}: {problem}" for problem in page.problems)
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not target.is_file():
                yield f"{name}: {link} leads nowhere"
            elif parts.fragment and unquote(parts.fragment) not in ids.get(target, ()):
                yield f"{name}: {link} has no such anchor"


if __name__ == "__main__":
    found = list(problems(Path(sys.argv[1]).resolve()))
    sys.exit("\n".join(found) or 0)
