"""Odds, routes and plans from what one viewer may know, and the turns of a game."""

from .odds import Odds, odds
from .outbreaks import OutbreakOdds, outbreak_odds
from .plans import Step, plan
from .ways import ClosedWay, Way, ways

__all__ = [
    "ClosedWay",
    "Odds",
    "OutbreakOdds",
    "Step",
    "Way",
    "odds",
    "outbreak_odds",
    "plan",
    "ways",
]
