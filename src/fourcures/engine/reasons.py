"""The reasons why a move is illegal, as data: rule number, reason code and parameters.

The codes and their English sentences are below. Parameters are ids (`cairo`, `medic`, `red`) or
numbers, so that a client can translate the reason.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

import msgspec

Param = str | int  # an id, a number, or words of the move


class Refusal(msgspec.Struct, frozen=True):
    """One reason why a move is not legal now."""

    rule: str
    code: str
    params: dict[str, Param] = msgspec.field(default_factory=dict, name="args")  # `args` in JSON

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"

    @property
    def message(self) -> str:
        """The reason as an English sentence."""
        counted, singular = ONE.get(self.code, ("", ""))
        is_one = self.params.get(counted) == 1
        said = (singular if is_one else SENTENCES[self.code]).format(**self.params)
        return f"{said} Did you mean {self.params['near']}?" if "near" in self.params else said


def find_near(word: str, names: Collection[str]) -> dict[str, Param]:
    """Return the name that a misspelt word is nearest to, as the parameter `near`; or nothing."""
    near = get_close_matches(word, names, 1)
    return {"near": near[0]} if near else {}


def refuse(rule: str, code: str, **params: Param) -> Refusal:
    """Return a Refusal with these parameters."""
    return Refusal(rule, code, params)


SENTENCES = {
    # The turn.
    "game_over": "The game is over.",
    "forecast_pending": "The cards of the Forecast must be put back first: order them.",
    "discard_first": "Somebody holds more than 7 cards and must discard or play an event first.",
    "not_your_turn": "It is not this player's turn: seat {seat} is active.",
    "not_action_phase": "Actions are over for this turn; the phase is {phase}.",
    "actions_remain": "Actions are left ({actions}): use them or pass before drawing.",
    "nothing_looked_at": "No Forecast is being looked at.",
    "not_the_looker": "Only the player who played Forecast puts the cards back.",
    "not_these_cards": "The order must name exactly the cards seen: {cards}.",
    "within_limit": "This player holds {cards} cards; only above 7 is a card discarded.",
    "epidemics_first": "The hand limit is checked when all epidemics are resolved.",
    "not_in_hand": "{card} is not in the {player}'s hand.",
    "epidemic_not_held": "Nobody can hold an epidemic card: it is resolved when it is drawn.",
    # Movement.
    "already_there": "The pawn is already in {city}.",
    "not_adjacent": "{origin} and {city} are not joined by a line.",
    "no_card_of_target": (
        "A direct flight costs the {city} card, which is not in the {player}'s hand."
    ),
    "no_card_of_origin": (
        "A charter flight costs the {city} card, which is not in the {player}'s hand."
    ),
    "no_station_here": "There is no research station in {city}, where the pawn is.",
    "no_station_there": "There is no research station in {city}.",
    "not_dispatcher": "Only the Dispatcher moves other pawns.",
    "move_own_pawn": "To move your own pawn, write: {form}.",
    "own_pawn": "The Dispatcher's own pawn moves by ordinary moves, or joins another pawn.",
    "nobody_to_join": "There is no other pawn in {city}.",
    "not_operations_expert": "Only the Operations Expert has this flight.",
    "no_opsflight_2008": "Nobody has this flight in the 2008 edition.",
    "opsflight_used": "The Operations Expert's flight was used this turn.",
    "not_a_city_card": "{card} is not a city card.",
    # Stations.
    "station_stands": "There is already a research station in {city}.",
    "no_card_to_build": "Building costs the {city} card, which is not in the {player}'s hand.",
    "all_stations_stand": "All 6 research stations stand: name the one to move.",
    "stations_in_stock": "{stock} research stations are in stock: none may be moved.",
    "no_station_to_move": "There is no research station in {city} to move.",
    # Treatment, knowledge.
    "no_cubes": "There is no {disease} cube in {city}.",
    "same_player": "Knowledge is shared with another player.",
    "not_together": "The two players are not in the same city.",
    "events_not_shared": "Event cards are never shared.",
    "not_the_city_card": "Only the card of {city}, where both are, can change hands.",
    "researcher_receives_city": "The Researcher may give any card, but receives only {city}'s.",
    "not_handed_over": "{player} does not hand over {card}.",
    "already_cured": "The cure for {disease} has been found.",
    "no_station_for_cure": "A cure needs a research station, and there is none in {city}.",
    "wrong_colour": "{card} is not a {disease} card.",
    "events_do_not_pay": "Event cards do not pay for actions.",
    "wrong_number_of_cards": "This player needs exactly {needed} {disease} cards, not {cards}.",
    "card_twice": "{card} is named twice.",
    # The Planner.
    "not_planner": "Only the Contingency Planner stores events.",
    "already_stored": "{event} already lies on the Contingency Planner's card.",
    "not_in_discards": "{event} is not among the player discards.",
    "stored_not_discarded": "The event on the Contingency Planner's card cannot be discarded.",
    # Events.
    "event_not_held": "This player does not hold {event}.",
    "only_resilient_now": "Between Infect and Intensify only Resilient Population may be played.",
    "empty_infection_deck": "There is no infection card to look at.",
    "not_in_infection_discards": "{card} is not among the infection discards.",
    "no_infection_discards": "There are no infection discards.",
    # Text that cannot be read.
    "not_a_move": "'{text}' is not a move; one begins with {verbs}.",
    "wrong_form": "'{text}' has the wrong form; right would be '{form}'.",
    "unknown_city": "'{word}' is not a city.",
    "unknown_disease": "'{word}' is not a disease: blue, yellow, black, red.",
    "unknown_card": "'{word}' is not a card.",
    "unknown_event": "'{word}' is not an event.",
    "unknown_player": "'{word}' is neither a role nor a seat like seat:0.",
    "not_in_game": "{player} is not in this game.",
    "event_not_in_game": "{event} is not in this game.",
}

# The singular forms: the parameter that counts, and the sentence for a count of one.
ONE = {
    "within_limit": ("cards", "This player holds 1 card; only above 7 is a card discarded."),
    "stations_in_stock": ("stock", "1 research station is in stock: none may be moved."),
}
