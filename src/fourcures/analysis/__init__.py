"""What a position means, from what one viewer may know: odds, and ways to get somewhere."""

from .odds import Odds, odds
from .outbreaks import OutbreakOdds, outbreak_odds
from .ways import Closed, Way, ways

__all__ = ["Closed", "Odds", "OutbreakOdds", "Way", "odds", "outbreak_odds", "ways"]
