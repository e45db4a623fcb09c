"""The odds of the rest of this turn as text: one line per city, the most threatened first."""

from __future__ import annotations

from ...analysis import odds, outbreak_odds
from ...analysis.odds import deck_runs_out
from ...engine.rules.board import CITY
from ...text.names import COLOUR, Names, format_percent
from ..overview import Overview

MOST = 12  # cities, so that the page fits the smallest screen


def describe_threats(overview: Overview, n: Names) -> list[str]:
    """Return lines about epidemics, outbreaks and the most threatened cities."""
    if deck_runs_out(overview.view.state):
        return [n.say("terminal-last-draw")]
    turn = Threats(overview, n)
    more = len(turn.cities) - MOST
    rest = [n.say("terminal-and-more", more=more)] if more > 0 else []
    return [
        *turn.describe_whole(),
        *map(turn.describe_city, turn.cities[:MOST]),
        *rest,
        n.say("lens-note"),
    ]


def describe_threat(overview: Overview, city: str, n: Names) -> list[str]:
    """Return lines about the odds of one city."""
    if deck_runs_out(overview.view.state):
        return [n.say("terminal-last-draw")]
    turn = Threats(overview, n)
    struck = turn.struck.get(city)
    lines = [turn.describe_city(city)]
    if struck:
        lines.append(n.say("terminal-threat-struck", chance=format_percent(struck, n.say)))
    return lines


class Threats:
    """The odds of one viewer, as text in one language."""

    def __init__(self, overview: Overview, names: Names) -> None:
        self.overview, self.n = overview, names
        self.drawn, self.breaks = odds(overview.view), outbreak_odds(overview.view)
        self.infected = self.unprotected(self.drawn.infected)
        self.struck = self.unprotected(self.drawn.struck)
        self.cities = sorted({*self.infected, *self.breaks.cities}, key=self.sort_key)

    def unprotected(self, chances: dict[str, float]) -> dict[str, float]:
        """Return the chances of the cards that would place cubes."""
        safe = self.drawn.protected
        return {city: chance for city, chance in chances.items() if city not in safe}

    def sort_key(self, city: str) -> tuple[float, float, int]:
        """Return a sort key, most threatened first: by outbreak, then by infection and cubes."""
        cubes = self.overview.view.cubes(city)[COLOUR[city]]
        infection = self.infected.get(city, 0.0) * (cubes + 0.01)
        return -self.breaks.cities.get(city, 0.0), -infection, CITY[city]

    def describe_whole(self) -> list[str]:
        """Return lines about epidemics in the draw, outbreaks anywhere, and losing the game."""
        say, breaks = self.n.say, self.breaks
        epidemics = [
            f"{say('lens-epidemics', epidemics=number)}: {format_percent(chance, say)}."
            for number, chance in enumerate(self.drawn.epidemics)
            if chance
        ]
        some = f"{say('lens-any')}: {format_percent(breaks.any, say)}"
        if breaks.margin:
            some += f" {say('lens-margin', margin=round(breaks.margin * 100, 1))}"
        lost = f"{say('lens-lost')}: {format_percent(breaks.lost, say)}"
        double = [say("lens-double")] if self.drawn.epidemics[2] else []
        return [" ".join(epidemics), f"{some}. {lost}.", *double]

    def describe_city(self, city: str) -> str:
        """Return the line of a city: its cubes, its outbreak chain, and its chances."""
        n, outbreak = self.n, self.breaks.cities.get(city)
        cubes = [
            n.say("terminal-busy-cubes", number=number, disease=n(disease))
            for disease, number in self.overview.in_order(city)
        ]
        there = f" ({', '.join(cubes)})" if cubes else ""
        chain = self.breaks.chains.get(city)
        return n.say(
            "terminal-threat",
            city=n(city) + there + (f" → {n.list(chain)}" if chain else ""),
            infected=format_percent(self.infected.get(city, 0.0), n.say),
            outbreak=format_percent(outbreak, n.say) if outbreak else "none",
        )
