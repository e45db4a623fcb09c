"""The status bar keeps its height, and its parts do not overlap."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourcures.text.language import LANGUAGES
from tests.sizes import marked, size

from .arranging import Position, arranged
from .looking import likes
from .people import DESKTOP, SMALL, Person
from .screens import half_way

Someone = Callable[..., Person]

LONGEST = "contingency_planner"  # 33 letters in Russian
OTHERS = ("quarantine_specialist", "operations_expert")  # long in English and in German
SIZES = (DESKTOP, SMALL, (1440, 900), (2560, 1440))
# The height of the bar, and the parts that overlap the next one or leave the bar.
MEASURED = """() => {
  const bar = document.querySelector('.bar');
  const end = bar.parentElement.getBoundingClientRect().right;
  const edge = (part) => Math.max(...[part, ...part.querySelectorAll('*')]
    .map((one) => one.getBoundingClientRect().right));
  const parts = [...bar.children];
  const wide = parts.filter((part, i) =>
    edge(part) > (parts[i + 1]?.getBoundingClientRect().left ?? end) + 1);
  return [bar.closest('header').offsetHeight, wide.map((part) => part.textContent.trim())];
}"""


def to_move(role: str) -> Position:
    """Return a position in the middle of a game, with this role to move."""
    position = half_way()
    seat = position["turn"]["seat"]
    others = {player["role"]: player for player in position["players"]}
    if role in others:
        others[role]["role"] = position["players"][seat]["role"]
    position["players"][seat]["role"] = role
    return position


@pytest.mark.breadth
@pytest.mark.parametrize("role", [LONGEST, *(marked(role, pytest.mark.breadth) for role in OTHERS)])
def test_the_status_bar_fits_every_width_and_keeps_its_height(person: Someone, role: str) -> None:
    with person() as anna:
        page = arranged(anna, to_move(role))
        heights, wrong = set(), {}
        for width, height in SIZES[: size(1, len(SIZES), len(SIZES))]:
            page.set_viewport_size({"width": width, "height": height})
            for language in LANGUAGES:
                likes(page, language=language)
                high, wide = page.evaluate(MEASURED)
                if width < 2560:  # there all text is larger
                    heights.add(high)
                if wide:
                    wrong[width, language] = wide
        assert wrong == {}
        assert len(heights) == 1
