"""A position is shared as a link and as a picture, and never more of it than everyone may know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from .arranging import NEARLY_WON, arranged, opened
from .people import Person
from .screens import half_way, shares

Someone = Callable[..., Person]


def test_a_link_opens_the_same_position_to_be_played_on(person: Someone) -> None:
    with person() as anna, person() as ben:
        page = shares(anna, half_way())
        link = page.get_by_label("Link to this position").input_value()
        page.keyboard.press("Escape")
        cubes = "all => all.map(one => `${one.dataset.at} ${one.dataset.cubes}`).sort()"
        there = page.locator("[data-cubes]").evaluate_all(cubes)
        other = ben.page
        other.goto(link)
        expect(other.get_by_role("heading", name="Shared position")).to_be_visible()
        assert other.locator("[data-cubes]").evaluate_all(cubes) == there
        hands = other.get_by_role("region", name="Hands")
        for player in half_way()["players"]:
            for card in player["hand"]:
                expect(hands.locator(f"[data-card={card}]")).to_be_visible()
        other.locator("[data-do=practise]").click()
        expect(other).to_have_url(re.compile("/t/"))
        expect(other.locator(".waiting")).to_contain_text("Your turn")
        assert other.locator("[data-cubes]").evaluate_all(cubes) == there
        # A damaged link says so, and leads on.
        other.goto(link[:-30])
        expect(other.get_by_role("heading")).to_contain_text("This link is damaged or incomplete.")
        expect(other.get_by_role("link", name="Back to the lobby")).to_be_visible()


@pytest.mark.breadth
def test_an_impossible_position_is_refused_with_a_sentence(person: Someone) -> None:
    """Its link is sound, but no game gets there: nobody has to discard."""
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        packed = page.evaluate(
            """async (change) => {
              const id = location.pathname.split('/').at(-1);
              const table = await (await fetch(`/api/tables/${id}`)).json();
              const { unseen, viewer, outcome, ...position } = table.game.views[0].position;
              const { layers } = position.infection_deck;
              const text = JSON.stringify({ ...position, infection_deck: { layers }, ...change });
              const stream = new Blob([text]).stream();
              const packed = stream.pipeThrough(new CompressionStream('deflate-raw'));
              const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
              return btoa(String.fromCharCode(...bytes)).replace(/[+]/g, '-').replace(/[/]/g, '_');
            }""",
            {"outbreaks": 8},
        )
        anna.goes(f"/p#{packed}").locator("[data-do=practise]").click()
        expect(page.get_by_role("alert")).to_have_text("The game cannot be set up like this.")
        anna.wrong.clear()  # the browser notes the 422


@pytest.mark.breadth
def test_a_game_with_private_hands_has_no_link_to_its_position(person: Someone) -> None:
    with person() as anna:
        page = anna.goes(f"/t/{opened(anna, NEARLY_WON | {'hands': 'private'})}")
        page.locator(".curtain button").click()
        page.locator("[data-tool=share]").click()
        expect(page.get_by_role("dialog")).to_contain_text("Hands are private in this game.")
        expect(page.get_by_label("Link to this position")).to_have_count(0)


@pytest.mark.breadth
def test_the_board_is_saved_as_a_picture_of_its_own(person: Someone, tmp_path: Path) -> None:
    with person() as anna:
        page = shares(anna, NEARLY_WON)
        files: dict[str, Path] = {}
        for kind in ("svg", "png"):
            with page.expect_download() as saved:
                page.locator(f"[data-save={kind}]").click()
            assert saved.value.suggested_filename == f"fourcures.{kind}"
            saved.value.save_as(files.setdefault(kind, tmp_path / f"board.{kind}"))
        assert files["png"].read_bytes().startswith(b"\x89PNG")
        text = files["svg"].read_text("utf-8")
        root = ElementTree.fromstring(text)
        assert "Atlanta" in "".join(root.itertext())
        assert "data:font/woff2" in text
        assert "var(" not in text
        assert "class=" not in text
        ids = set(re.findall(r' id="([^"]+)"', text))
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= ids
        expect(page.locator(".board")).to_have_count(1)
