"""What a position means, from what one viewer may know: odds, and ways to get somewhere."""

from .odds import Odds, odds
from .ways import Closed, Way, ways

__all__ = ["Closed", "Odds", "Way", "odds", "ways"]
