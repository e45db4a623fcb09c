"""A simple bot: it cures if it can, treats the worst city, collects and shares cards.

It looks one move ahead and has no plan; it exists so that every seat can be filled. It uses only
what every bot can read, so it is also an example.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from ...engine.notation import Move
from ...engine.rules.board import CITIES, HAND_LIMIT
from ...engine.view import View
from .seat import seat_to_move

FAR = 99


class RuleOfThumb:
    """A bot that scores each legal move by a few rules and plays the best."""

    def choose(self, view: View) -> Move | None:
        """Return a legal move of the view's seat, or None if it waits, as when not on turn."""
        seat, moves = seat_to_move(view), view.legal_moves
        if seat is None:
            return None
        event = self.choose_event(view)
        if event is not None:
            return event
        kinds = {move.kind for move in moves}
        if "order" in kinds:
            return moves[0]
        if "discard" in kinds:
            hand = view.hands[seat]
            discards = [move for move in moves if move.kind == "discard"]
            return min(discards, key=lambda move: self.score_card(view, hand, move.card))
        if view.phase == "actions" and view.turn == seat:
            goal = self.find_goal(view, seat)
            return max(moves, key=lambda move: self.score(view, seat, goal, move))
        if view.phase == "draw" and view.turn == seat:
            return next(move for move in moves if move.kind == "next")
        return None

    def agree(self, view: View, text: str) -> bool:
        return True

    # Events.

    def choose_event(self, view: View) -> Move | None:
        """Return one of two events whose right moment is obvious; the others are left to people."""
        if view.phase == "epidemic" and view.epidemic_step == "infected":
            removals = [move for move in view.legal_moves if move.kind == "resilient"]
            return max(
                removals, key=lambda move: self.most_cubes(view, str(move.city)), default=None
            )
        if view.phase == "draw" and view.epidemics_drawn >= 2 and not view.quiet_nights:
            return next((move for move in view.legal_moves if move.kind == "quiet"), None)
        return None

    # Actions.

    def score(self, view: View, seat: int, goal: Collection[str], move: Move) -> float:
        """Return the score of an action; a pass is 0."""
        kind, city = move.kind, view.cities[seat]
        if kind == "cure":
            return 1000.0
        if kind == "treat" and move.disease:
            cubes = view.cubes(city)[move.disease]
            all_at_once = view.roles[seat] == "medic" or move.disease in view.cures
            return 17.0 * cubes if all_at_once else 12.0 * cubes
        if kind in ("give", "take") and move.role and move.card:
            other = view.roles.index(move.role)
            giver, receiver = (seat, other) if kind == "give" else (other, seat)
            return self.score_sharing(view, giver, receiver, move.card)
        if kind in ("drive", "shuttle") and move.city and goal:
            return 9.0 * (self.distance(view, city, goal) - self.distance(view, move.city, goal))
        return 0.0 if kind == "pass" else -1.0

    def score_sharing(self, view: View, giver: int, receiver: int, card: str) -> float:
        """Return the score of sharing: good if it brings the larger set closer to a cure."""
        colour, hands = view.disease_of(card), view.hands
        if colour in view.cures or len(hands[receiver]) >= HAND_LIMIT:
            return -1.0
        if card not in hands[giver]:
            return -1.0  # a private card that may not be there
        has, gets = (count_colour(view, hands[seat], colour) for seat in (giver, receiver))
        missing = view.cards_for_cure(receiver) - gets
        return 40.0 if gets >= has and 0 < missing <= 3 else -1.0

    def find_goal(self, view: View, seat: int) -> Collection[str]:
        """Return the cities to go to: stations with a complete set, otherwise the worst cities."""
        hand = view.hands[seat]
        for colour, cure in view.diseases.items():
            if cure == "uncured" and count_colour(view, hand, colour) >= view.cards_for_cure(seat):
                return view.stations
        worst = {city: self.most_cubes(view, city) for city in CITIES}
        most = max(worst.values())
        return {city for city in CITIES if worst[city] == most} if most else ()

    def most_cubes(self, view: View, city: str) -> int:
        """Return the highest number of cubes of one disease in a city."""
        return max(view.cubes(city).values())

    def distance(self, view: View, city: str, goal: Collection[str]) -> int:
        """Return the number of drives to the nearest city of a set."""
        seen, queue = {city}, deque([(city, 0)])
        while queue:
            reached, steps = queue.popleft()
            if reached in goal:
                return steps
            for other in view.neighbors(reached):
                if other not in seen:
                    seen.add(other)
                    queue.append((other, steps + 1))
        return FAR

    # The hand limit.

    def score_card(self, view: View, hand: Collection[str | None], card: str | None) -> float:
        """Return the value of keeping a card."""
        colour = card and view.disease_of(card)
        if colour is None:
            return 6.0 if card in ("resilient_population", "one_quiet_night") else 2.5
        return 0.0 if colour in view.cures else float(count_colour(view, hand, colour))


def count_colour(view: View, hand: Collection[str | None], colour: str | None) -> int:
    """Return the number of cards of a hand that are known to have this colour."""
    return sum(card is not None and view.disease_of(card) == colour for card in hand)
