"""The stories find a private card wherever a browser is told one."""

from __future__ import annotations

from typing import Any

import pytest

from .private_cards import find_leaks

SECRETS = {"paris", "airlift"}


def update(legal: list[str], hand: list[str | None]) -> dict[str, Any]:
    """Return a message about a game with these moves, and with this hand of the other player."""
    players = [{"city": "cairo", "hand": ["lima"]}, {"city": "paris", "hand": hand}]
    position = {"viewer": 0, "players": players, "unseen": ["paris", "essen", "airlift"]}
    moves = [{"text": text, "city": text.split()[1]} for text in legal]
    game = {"views": [{"position": position, "legal": moves}], "outcome": None}
    return {"type": "update", "entries": [], "table": {"game": game}}


@pytest.mark.parametrize(
    "legal",
    [
        ["drive paris", "move scientist charter paris", "airlift medic paris"],
        ["opsflight paris discarding lima"],
        ["take essen from researcher", "take paris from researcher"],  # as far as anybody knows
    ],
)
def test_places_and_unseen_cards_are_no_secrets(legal: list[str]) -> None:
    assert find_leaks(SECRETS, update(legal, [None])) == []


@pytest.mark.parametrize(
    ("legal", "hand"),
    [
        ([], ["paris"]),
        ([], ["airlift"]),
        (["take paris from researcher"], [None]),
        (["discard paris"], [None]),
        (["opsflight lima discarding paris"], [None]),
        (["cure blue with essen london milan paris"], [None]),
    ],
)
def test_a_secret_card_is_found_in_hands_and_moves(legal: list[str], hand: list[Any]) -> None:
    assert find_leaks(SECRETS, update(legal, hand)) != []


def test_a_secret_card_is_found_in_events_and_other_answers() -> None:
    drawn = {"events": [{"event": "drew", "seat": 1, "card": "paris"}]}
    assert find_leaks(SECRETS, {"type": "update", "entries": [drawn], "table": {"game": None}})
    assert find_leaks(SECRETS, [{"news": [drawn]}])
