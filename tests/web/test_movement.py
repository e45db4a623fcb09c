"""What happened is shown one thing after the other, and each moment that is shown is true."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .arranging import Position, arranged
from .people import Person

Someone = Callable[..., Person]

A_TURN: Position = {
    "hands": "open",
    "players": [
        {"role": "medic", "city": "chicago", "hand": ["paris", "government_grant"]},
        {"role": "scientist", "city": "atlanta", "hand": ["tokyo"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "player_deck": {"next": ["lima", "bogota"]},
    "infection_deck": {"next": ["lagos", "osaka"]},
}
# Whatever the header says, one thing after the other.
NOTE = """() => {
  window.said = [];
  const header = document.querySelector('[data-region=status]');
  const note = () => {
    const turn = [...header.querySelectorAll('.who > *')].map((one) => one.textContent);
    const actions = header.querySelector('.dots').textContent.split('●').length - 1;
    const cards = header.querySelector('.decks strong').textContent.split('·').map(Number);
    const now = [...turn, actions, ...cards];
    if (String(now) !== String(window.said.at(-1))) window.said.push(now);
  };
  note();
  new MutationObserver(note).observe(header, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""


def test_the_header_is_true_while_a_turn_is_shown(person: Someone) -> None:
    with person(moving=True) as anna:
        page = arranged(anna, A_TURN)
        page.evaluate(NOTE)
        anna.types("grant montreal", "drive montreal", "drive chicago", "pass", "next")
        expect(page.locator("[data-region=status] .who")).to_contain_text("Scientist")
        first, *said = page.evaluate("window.said")
        player, infection = first[-2:]
        medic, scientist = ["Turn 1", "Medic"], ["Turn 2", "Scientist"]
        assert first == [*medic, 4, player, infection]
        assert said == [
            [*medic, 3, player, infection],
            [*medic, 2, player, infection],
            [*medic, 0, player, infection],
            [*medic, 0, player - 1, infection],
            [*medic, 0, player - 2, infection],
            [*medic, 0, player - 2, infection - 1],
            [*medic, 0, player - 2, infection - 2],
            [*scientist, 4, player - 2, infection - 2],
        ]
