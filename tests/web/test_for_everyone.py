"""What everyone needs: axe-core finds nothing, in any theme, at twice the text size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .people import DESKTOP, PHONE, Person
from .screens import SCREENS

Someone = Callable[..., Person]

WEB = Path(__file__).parent.parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("dark", "light", "contrast")


def faults(page: Page) -> list[str]:
    """What axe-core has to say, in short."""
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(person: Someone, screen: str, size: tuple[int, int]) -> None:
    with person(size=size) as anna:
        page = SCREENS[screen](anna)
        page.evaluate(AXE.read_text("utf-8"))  # not as a script tag: the server allows none
        for theme in THEMES:
            for text in ("100%", "200%"):
                page.evaluate(
                    """([theme, text]) => {
                        document.documentElement.dataset.theme = theme;
                        document.documentElement.style.fontSize = text;
                    }""",
                    [theme, text],
                )
                assert faults(page) == [], f"{screen}, {theme}, {text}"
