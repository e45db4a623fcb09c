"""The JSON schema of a position (`docs/python/notation.md`), as types.

A position is a plain document of dicts, lists, strings and numbers, so it can be printed, compared,
saved and edited; these types describe its fields. Annotations are not postponed here, because a
TypedDict would no longer see which fields are NotRequired.
"""

from typing import Any, NotRequired, TypedDict, cast

from ..rules.names import (
    Cause,
    CureState,
    Edition,
    EpidemicStep,
    EventCard,
    Hands,
    Phase,
    Result,
    Role,
)

Json = dict[str, Any]  # a JSON object from or for another program


class OutcomeRecord(TypedDict):
    result: Result
    cause: Cause


class SeenForecast(TypedDict):
    """The cards that a Forecast showed a player, if hands are private."""

    time: int  # 0 for the older, 1 for the newer one
    at: int  # the number of cards above it
    covered: int  # the number of its first cards that a later Forecast has taken over
    cards: list[str]


class Known(TypedDict):
    """Public and private knowledge about a private hand."""

    shown: list[str]  # cards that everyone knows to be in this hand (R12.5)
    forecasts: NotRequired[list[SeenForecast]]  # only in a full position


class PlayerFields(TypedDict):
    role: Role
    city: str
    stored: NotRequired[EventCard | None]  # the Contingency Planner's event
    known: NotRequired[Known]  # only if hands are private


class Player(PlayerFields):
    hand: list[str]


class ViewedPlayer(PlayerFields):
    hand: list[str | None]  # None is a card that the viewer does not know


class Forecast(TypedDict):
    """The cards of a running Forecast, top first."""

    seat: int
    cards: list[str]


class ViewedForecast(TypedDict):
    seat: int
    cards: list[str | None]  # None if the viewer may not know them


class TurnSteps(TypedDict):
    seat: int  # the active player
    phase: Phase
    actions_left: int
    opsflight_used: bool
    quiet_nights: int
    infections_left: int
    epidemic_step: EpidemicStep | None
    epidemics_pending: int
    resume: list[Phase]


class PositionTurn(TurnSteps):
    forecast: Forecast | None


class ViewedTurn(TurnSteps):
    forecast: ViewedForecast | None


class Pile(TypedDict):
    cards: int
    epidemics: int


class PlayerDeck(TypedDict):
    piles: list[Pile]
    next: NotRequired[list[str]]  # a script: the coming cards


class Mixed(TypedDict):
    """Places of the infection deck that a Forecast reordered, unseen by the viewer."""

    at: int
    cards: int


class InfectionDeck(TypedDict):
    layers: list[list[str]]
    next: NotRequired[list[str | None]]  # a script: the coming cards
    bottom: NotRequired[list[str]]
    shuffles: NotRequired[list[list[str]]]


class ViewedDeck(TypedDict):
    layers: list[list[str]]
    mixed: list[Mixed]


class FaceUp(TypedDict):
    """The information that is public to everyone (R12.1)."""

    edition: Edition
    epidemics: int
    hands: Hands
    events: list[EventCard]
    role_pool: list[Role]
    diseases: dict[str, CureState]
    cubes: dict[str, dict[str, int]]
    stations: list[str]
    outbreaks: int
    epidemics_drawn: int
    player_discards: list[str]
    infection_discards: list[str]
    removed: list[str]
    player_deck: PlayerDeck
    outcome: OutcomeRecord | None


class Position(FaceUp):
    """A full position."""

    players: list[Player]
    turn: PositionTurn
    infection_deck: InfectionDeck


class ViewedPosition(FaceUp):
    """A position as one viewer knows it."""

    players: list[ViewedPlayer]
    turn: ViewedTurn
    infection_deck: ViewedDeck
    unseen: list[str]
    viewer: int | None


AnyPosition = Position | ViewedPosition


def hand_of(position: AnyPosition, seat: int) -> list[str | None]:
    """Return the cards of a seat; None is a card that the viewer does not know."""
    return cast(list[str | None], position["players"][seat]["hand"])
