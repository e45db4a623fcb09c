"""Metadata hook of hatchling: the README as a package index shows it, without relative links.

A package index shows the README outside the repository, where relative links and pictures are dead.
If `[project.urls]` in pyproject.toml has a `Source`, they lead to the files of this version there.
Otherwise a link becomes its text and the path of the file, and pictures are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
VERSION = "src/fourcures/__init__.py"
FENCE = re.compile(r"^(```.*?^```)$", re.M | re.S)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^()\s]+)\)")
WHERE_FILES_ARE = "The files named on this page are in the source distribution."


class MetadataHook(MetadataHookInterface):
    """Set the field `readme` of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Describe the project with the links of its README made absolute, or removed."""
        root = Path(self.root)
        text = (root / README).read_text("utf-8")
        source = metadata.get("urls", {}).get("Source")
        described = describe(text) if source is None else link_to(text, source, read_version(root))
        metadata["readme"] = {"content-type": "text/markdown", "text": described}


def link_to(text: str, source: str, version: str) -> str:
    """Return a page whose relative links lead to the files of a version in a repository."""

    def absolute(link: re.Match[str]) -> str:
        mark, words, target = link.groups()
        view = "raw" if mark else "blob"
        return f"{mark}[{words}]({source.rstrip('/')}/{view}/v{version}/{target})"

    return replace_links(text, absolute)


def describe(text: str) -> str:
    """Return a page without pictures, with the path of a file instead of a link to it."""

    def plain(link: re.Match[str]) -> str:
        mark, words, target = link.groups()
        file = target.partition("#")[0]
        if mark:
            return ""
        return words if words == file else f"{words} (`{file}`)"

    page = re.sub(r"\n{3,}", "\n\n", replace_links(text, plain))
    return f"{page.rstrip()}\n\n{WHERE_FILES_ARE}\n"


def replace_links(text: str, replace: Callable[[re.Match[str]], str]) -> str:
    """Replace the relative links and pictures of a page, but nothing in its blocks of code."""

    def relative_only(link: re.Match[str]) -> str:
        return link[0] if re.match(r"[a-z]+:|#", link[3]) else replace(link)

    parts = FENCE.split(text)  # text and code in turn
    parts[::2] = [LINK.sub(relative_only, part) for part in parts[::2]]
    return "".join(parts)


def read_version(root: Path) -> str:
    """Return the version of the package, from the only place where it is defined."""
    source = (root / VERSION).read_text("utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', source, re.M)
    return str(version)
