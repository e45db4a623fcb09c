"""Accessibility of every screen: axe-core finds nothing, and no text overflows."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from fourcures.text.language import LANGUAGES
from tests.sizes import SOAK

from .arranging import arranged
from .looking import BROKEN, COLLIDING, OVERFLOWING, SEEN, TEXTS, THEMES, faults, likes, parts
from .people import DESKTOP, PHONE, SMALL, Person, until
from .screens import ONLY_PHONE, ONLY_WIDE, PARTS, SCREENS, half_way

Someone = Callable[..., Person]
Looks = list[tuple[str, str]]

SIZES = {"desktop": SMALL, "phone": PHONE}
PLACES = {screen: place for place, screen in enumerate(SCREENS)}
# The first screen of each page: axe-core checks all of it, on other screens only what they add.
WHOLE = {"lobby", "new_table", "daily", "laying", "waiting_room", "table", "guide", "replay"}
WHOLE |= {"daily_result", "lost", "me", "me_empty", "privacy", "puzzles", "review"}
WHOLE |= {"games", "groups", "group"}
# A phone with large text has no room for them.
LEFT_OUT_IF_LARGE = {"ThreatStrip"}
# Checked by `make test`; `make test-all` checks every screen.
IN_TEST = {"lobby", "midgame"}


def rotated(screen: str, kind: str) -> tuple[Looks, Looks]:
    """Return languages and themes, each with a text size.

    `make soak` has all of them. Otherwise every language in the usual size and one in the large
    size, and two themes, which differ from screen to screen.
    """
    if SOAK:
        return list(product(LANGUAGES, TEXTS)), list(product(THEMES, TEXTS))
    turn = PLACES[screen] + list(SIZES).index(kind)
    usual, large = TEXTS
    languages = [*product(LANGUAGES, [usual]), (LANGUAGES[turn % len(LANGUAGES)], large)]
    return languages, [(THEMES[turn % 3], large), (THEMES[(turn + 1) % 3], usual)]


def test_every_component_of_the_client_is_on_a_tested_screen() -> None:
    on_screens = set().union(*PARTS.values(), *ONLY_WIDE.values(), *ONLY_PHONE.values())
    assert parts() - on_screens == set()


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(screen, marks=() if screen in IN_TEST else pytest.mark.breadth)
        for screen in SCREENS
    ],
)
def test_a_screen_is_accessible_in_one_combination_of_settings(
    person: Someone, screen: str
) -> None:
    """Check each screen in one layout, language, theme and text size, in rotation."""
    place = PLACES[screen]
    kind = list(SIZES)[place % 2]
    only = ONLY_PHONE if kind == "phone" else ONLY_WIDE
    look = {"language": LANGUAGES[place % 4], "theme": THEMES[place % 3]}
    # In the large size the wide layout becomes a narrow one, with other components.
    text = TEXTS[kind == "phone" and place // 4 % 2]
    with person(size=SIZES[kind]) as anna:
        anna.likes(**look)
        page = SCREENS[screen](anna)
        likes(page, text, **look)
        shown = PARTS[screen] | only[screen]
        if text != TEXTS[0]:
            shown -= LEFT_OUT_IF_LARGE
        until(page, lambda: shown <= set(page.evaluate(SEEN)))
        assert page.evaluate(OVERFLOWING) == []
        if text == TEXTS[0]:  # in the large size a word may be longer than the screen
            assert page.evaluate(BROKEN) == []
        assert faults(page, () if screen in WHOLE else shown) == []


@pytest.mark.breadth
@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_accessible_in_every_language_and_theme(
    person: Someone, screen: str, kind: str
) -> None:
    with person(size=SIZES[kind]) as anna:
        page = SCREENS[screen](anna)
        only = ONLY_PHONE if kind == "phone" else ONLY_WIDE
        until(page, lambda: PARTS[screen] | only[screen] <= set(page.evaluate(SEEN)))
        found = {}
        languages, themes = rotated(screen, kind)
        for language, text in languages:
            likes(page, text, language=language)
            found[f"{language} {text}"] = page.evaluate(OVERFLOWING)
            if text == TEXTS[0]:  # in the large size a word may be longer than the screen
                found[f"{language} cards"] = page.evaluate(BROKEN)
        for theme, text in themes:
            likes(page, text, language="en", theme=theme)
            found[f"{theme} {text}"] = faults(page)
        assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.breadth
@pytest.mark.parametrize("size", [SMALL, DESKTOP, (1600, 900)], ids=str)
def test_names_on_the_map_do_not_overlap(person: Someone, size: tuple[int, int]) -> None:
    with person(size=size) as anna:
        page = arranged(anna, half_way())
        found = {}
        for language in LANGUAGES:
            likes(page, language=language)
            found[language] = page.evaluate(COLLIDING)
        assert {language: wrong for language, wrong in found.items() if wrong} == {}
