"""A position as a few lines of text."""

from __future__ import annotations

from ..position.schema import AnyPosition, hand_of
from ..rules.board import CUBES, DISEASES, FACTS, LAST_OUTBREAK, RATES

COLOUR: dict[str, str] = {city["id"]: city["color"] for city in FACTS}


def headline(position: AnyPosition) -> str:
    """Return a one-line summary: whose turn it is, outbreaks and cures.

    >>> from fourcures import Game
    >>> headline(Game.new(roles=["medic", "scientist"], seed=1, first=0).position())
    'medic (seat 0) has 4 actions, 0 outbreaks, 0 of 4 cures'
    """
    ended, turn = position["outcome"], position["turn"]
    player = f"{position['players'][turn['seat']]['role']} (seat {turn['seat']})"
    if ended is not None:
        now = f"{ended['result']} by {ended['cause']}"
    elif turn["phase"] == "actions":
        left = turn["actions_left"]
        now = f"{player} has {left} action{'' if left == 1 else 's'}"
    else:
        now = f"{player}, phase {turn['phase']}"
    cures = sum(cured != "uncured" for cured in position["diseases"].values())
    outbreaks = position["outbreaks"]
    return f"{now}, {outbreaks} outbreak{'' if outbreaks == 1 else 's'}, {cures} of 4 cures"


def board(position: AnyPosition) -> str:
    """Return the whole position as text, with every hand and every city with cubes."""
    drawn = position["epidemics_drawn"]
    left = sum(pile["cards"] for pile in position["player_deck"]["piles"])
    lines = [
        headline(position),
        f"outbreaks {position['outbreaks']}/{LAST_OUTBREAK}, infection rate {RATES[drawn]}, "
        f"epidemics {drawn}/{position['epidemics']}, player cards {left}",
        ", ".join(
            f"{disease} {position['diseases'][disease]} ({supply(position, disease)} cubes left)"
            for disease in DISEASES
        ),
        "",
    ]
    width = max(len(player["role"]) for player in position["players"])
    for seat, player in enumerate(position["players"]):
        mark = ">" if seat == position["turn"]["seat"] else " "
        hand = " ".join(card or "?" for card in hand_of(position, seat)) or "no cards"
        lines.append(f"{mark} {seat} {player['role']:{width}}  in {player['city']}: {hand}")
    lines.append("")
    for number in (3, 2, 1):
        cities = [
            city if COLOUR[city] == disease else f"{city} ({disease})"
            for city, cubes in position["cubes"].items()
            for disease, cubes_there in cubes.items()
            if cubes_there == number
        ]
        if cities:
            lines.append(f"{number} cube{'' if number == 1 else 's'}: {', '.join(cities)}")
    lines.append(f"stations: {', '.join(position['stations'])}")
    if position["infection_discards"]:
        lines.append(f"infection discards: {', '.join(position['infection_discards'])}")
    return "\n".join(lines)


def supply(position: AnyPosition, disease: str) -> int:
    """Return the number of cubes of a disease left in the supply."""
    return CUBES - sum(cubes.get(disease, 0) for cubes in position["cubes"].values())
