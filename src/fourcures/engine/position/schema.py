"""The shape of a position: the JSON of `docs/python/notation.md`, declared in one place.

A position is a plain document (dicts, lists, texts, numbers), so it can be printed, compared,
saved and edited as it is; these types tell mypy and the reader what is in it. Annotations are not
postponed here: a TypedDict would no longer see which fields are NotRequired.
"""

from typing import Any, NotRequired, TypedDict, cast

Json = dict[str, Any]  # a JSON object from or for somebody else


class OutcomeRecord(TypedDict):
    result: str  # "won" or "lost"
    cause: str  # "cures", "outbreaks", "cubes" or "cards"


class SeenForecast(TypedDict):
    """What a Forecast showed a player, at private hands."""

    time: int  # 0 for the older, 1 for the newer one
    at: int  # cards above it
    covered: int  # how many of its first cards a later Forecast has taken over
    cards: list[str]


class Known(TypedDict):
    """What is known of a private hand."""

    shown: list[str]  # cards that everyone knows to be in this hand (R12.5)
    forecasts: NotRequired[list[SeenForecast]]  # only in a whole position


class PlayerFields(TypedDict):
    role: str
    city: str
    stored: NotRequired[str | None]  # the Contingency Planner's event
    known: NotRequired[Known]  # at private hands


class Player(PlayerFields):
    hand: list[str]


class ViewedPlayer(PlayerFields):
    hand: list[str | None]  # None: a card that the viewer does not know


class Forecast(TypedDict):
    """The cards that are being looked at, the first on top."""

    seat: int
    cards: list[str]


class ViewedForecast(TypedDict):
    seat: int
    cards: list[str | None]  # None: the viewer may not know them


class TurnSteps(TypedDict):
    seat: int  # of the active player
    phase: str
    actions_left: int
    opsflight_used: bool
    quiet_nights: int
    infections_left: int
    epidemic_step: str | None
    epidemics_pending: int
    resume: list[str]


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
    """Places of the infection deck whose order a Forecast has changed, unseen by the viewer."""

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
    """What lies face up for everyone (R12.1)."""

    edition: str
    epidemics: int
    hands: str
    events: list[str]
    role_pool: list[str]
    diseases: dict[str, str]
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
    """A whole position."""

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
