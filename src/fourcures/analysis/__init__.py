"""Odds, routes and plans, computed from what one viewer may know."""

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
