"""The rating of a person who solves puzzles, by Glicko-2.

A puzzle is an opponent whose rating does not change. Solving it counts as a win, and every hint
takes a quarter off: a puzzle that is solved with two hints counts as a draw. But nobody loses
points for a puzzle that they have solved, and a failure costs only a few: the first ratings are
guesses, and a newcomer who overlooks something should not fall far.
"""

from __future__ import annotations

from importlib.util import find_spec

import msgspec

from .extras import need

if find_spec("glicko2") is None:  # in browsers it is there without the rest of the extra
    need("play", __name__)

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

FOR_HINT = 0.25  # of a win
UNSURE = 100.0  # the deviation of a puzzle's rating, which is an estimate
MOST_LOST = 20.0  # points that one failure costs


class Rating(msgspec.Struct, frozen=True):
    """A rating on the Glicko scale; the deviation says how sure it is."""

    rating: float = 1500.0
    deviation: float = 150.0  # of a newcomer: a few puzzles, not one, are to change much
    volatility: float = 0.06


def rate_attempt(rating: Rating, puzzle_rating: float, solved: bool, hints: int = 0) -> Rating:
    """Return the rating after an attempt at a puzzle with this rating and number of hints."""
    score = max(0.0, 1.0 - FOR_HINT * hints) if solved else 0.0
    updated = update_rating(
        rating_to_mu(rating.rating),
        rd_to_phi(rating.deviation),
        rating.volatility,
        [(rating_to_mu(puzzle_rating), rd_to_phi(UNSURE), score)],
    )
    least = rating.rating if solved else rating.rating - MOST_LOST
    now = max(mu_to_rating(updated.mu), least)
    return Rating(now, phi_to_rd(updated.phi), updated.sigma)
