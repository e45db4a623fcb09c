"""Draws the icons of an installed client from the vector ones: `python -m tests.web.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .people import launched

PUBLIC = Path(__file__).parents[2] / "web" / "public"
# iOS and some launchers take no vector icons; a maskable one is cut to a shape of the launcher.
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "icon-touch-180.png": ("icon-maskable.svg", 180),
}


def draw(browser: Browser, name: str, size: int) -> bytes:
    """Return a vector icon as PNG."""
    page = browser.new_page(viewport={"width": size, "height": size})
    try:
        icon = (PUBLIC / name).read_text("utf-8")
        page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{icon}")
        return page.screenshot(omit_background=True)
    finally:
        page.close()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        for file, (name, size) in ICONS.items():
            (PUBLIC / file).write_bytes(draw(browser, name, size))
        browser.close()
