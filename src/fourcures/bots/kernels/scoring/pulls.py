"""Pulls: what it is worth for a pawn to be in a city, from its goals and their distances."""

from __future__ import annotations

from ....engine.rules.bits import lowest
from ....engine.rules.board import CITY_COUNT
from ....engine.rules.state import State
from ..scratch import UNKNOWN, Scratch
from ..weights import REACH, Weights
from .distances import AROUND, NEARBY, map_city
from .goals import fill_goals

NO_REACH = -1


def forget_pulls(scratch: Scratch, pawn: int) -> None:
    """Invalidate this pawn's cached city values."""
    pulls = scratch["pulls"][pawn]
    for city in range(CITY_COUNT):
        pulls[city] = UNKNOWN


def pull_on(s: State, weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Return the value of this city for this pawn, cached."""
    pulls = scratch["pulls"][pawn]
    if pulls[city] == UNKNOWN:
        pulls[city] = compute_pull(s, weights, pawn, scratch, city)
    return pulls[city]


def compute_pull(s: State, weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Compute the value of a city for this pawn, from its goals, which are cached."""
    if scratch["wanted"][pawn] == UNKNOWN:
        find_goals(s, weights, pawn, scratch)
    lasting = scratch["lasting_pulls"][pawn]
    if not scratch["mapped"] >> city & 1:
        map_city(scratch, city)
    if lasting[city] == UNKNOWN:
        to_dangers = sum_pull(weights, pawn, scratch, city)
        lasting[city] = to_dangers + far_pull(weights, pawn, scratch, city)
    return lasting[city] + near_pull(weights, pawn, scratch, city, reach_of(s, pawn))


def reach_of(s: State, pawn: int) -> int:
    """Return the actions left to reach a danger: the scored move takes one, the treatment another.

    Other seats have none now.
    """
    return s["actions_left"] - 2 if pawn == s["turn"] else NO_REACH


def limit_pull(s: State, weights: Weights, pawn: int, scratch: Scratch) -> int:
    """Return a value that no city exceeds for this pawn."""
    if scratch["wanted"][pawn] == UNKNOWN:
        find_goals(s, weights, pawn, scratch)
    limit = scratch["lasting_limits"][pawn]
    return limit if reach_of(s, pawn) < 0 else limit + scratch["most_danger"][pawn]


def find_goals(s: State, weights: Weights, pawn: int, scratch: Scratch) -> None:
    """Find the goals of this pawn, and invalidate the values that depend on them."""
    fill_goals(s, weights, pawn, scratch)
    dangers, meetings = scratch["dangers"][pawn], scratch["meetings"][pawn]
    lasting, price = scratch["lasting_pulls"][pawn], weights["price"]
    wanted, far_wanted = 0, 0
    total, most, most_far = 0, 0, 0
    for city in range(CITY_COUNT):
        lasting[city] = UNKNOWN
        if dangers[city] > 0:
            wanted |= 1 << city
            total += dangers[city]
            most = max(most, dangers[city])
        if meetings[city] > 0:
            if meetings[city] > price:
                far_wanted |= 1 << city
            most_far = max(most_far, meetings[city])
    scratch["wanted"][pawn], scratch["far_wanted"][pawn] = wanted, far_wanted
    scratch["most_danger"][pawn] = most
    # A pawn can be where the greatest danger is; the others are at least one action away.
    fades = weights["fades_sum"]
    most_sum = most + ((total - most) * fades[1] >> 10)
    scratch["lasting_limits"][pawn] = (most_sum * weights["sum"] >> 10) + most_far


def near_pull(weights: Weights, pawn: int, scratch: Scratch, city: int, reach: int) -> int:
    """Return the value for the best danger that this many actions reach from this city."""
    if reach < 0:
        return 0
    wanted, dangers = scratch["wanted"][pawn], scratch["dangers"][pawn]
    aways, fades = scratch["aways"][city], weights["fades"]
    if reach <= NEARBY and scratch["near"][city] > 1:
        wanted &= AROUND[city]  # no flight between stations is that short
    best = 0
    while wanted:
        goal = lowest(wanted)
        wanted &= wanted - 1
        away = aways[goal]
        worth = dangers[goal] * fades[away] >> 10
        best = max(best, worth if away <= reach else 0)
    return best


def sum_pull(weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Return the value for all dangers, each less with its distance from this city."""
    wanted, dangers = scratch["wanted"][pawn], scratch["dangers"][pawn]
    aways, fades = scratch["aways"][city], weights["fades_sum"]
    total = 0
    while wanted:
        goal = lowest(wanted)
        wanted &= wanted - 1
        total += dangers[goal] * fades[aways[goal] & REACH - 1] >> 10
    return total * weights["sum"] >> 10


def far_pull(weights: Weights, pawn: int, scratch: Scratch, city: int) -> int:
    """Return the value for meeting, curing and building: the best goal minus the travel cost."""
    wanted, meetings = scratch["far_wanted"][pawn], scratch["meetings"][pawn]
    aways, price = scratch["aways"][city], weights["price"]
    best = max(meetings[city], 0)
    while wanted:
        goal = lowest(wanted)
        wanted &= wanted - 1
        best = max(best, meetings[goal] - price * aways[goal])
    return best
