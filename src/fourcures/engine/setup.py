"""The options of a game (R2), validated."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TypedDict

import msgspec

from .errors import InvalidSetup
from .position.fields import quote
from .position.schema import Json
from .rules.board import CARD, EDITIONS, EVENTS, ROLE, ROLES, ROLES_OF_EDITION

ALL_EVENTS: dict[str, int] = {name: CARD[name] for name in EVENTS}


class SharedOptions(TypedDict, total=False):
    """The keywords of `Setup` that environments take too; a difficulty is their `epidemics`."""

    edition: str
    players: int | None
    roles: Sequence[str] | None
    role_pool: Iterable[str] | None
    hands: str | None
    events: Iterable[str] | None
    first: int | None


class SetupOptions(SharedOptions, total=False):
    """The keywords of `Setup`, which `Game.new` accepts too."""

    epidemics: int


class GameOptions(SetupOptions, total=False):
    """The keywords of `Game.new` for a game that is dealt from a seed."""

    seed: str | int | None


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a new game, with defaults; raises InvalidSetup if they are inconsistent.

    >>> Setup(players=3, epidemics=5)
    Setup(2013, 3 players, 5 epidemics, private hands)
    >>> Setup(roles=["medic", "scientist"]).players
    2
    """

    edition: str = "2013"  # or "2008"
    players: int | None = None  # 2, 3 or 4; by default the number of roles, or 2
    roles: Sequence[str] | None = None  # one for each seat; by default they are dealt
    role_pool: Iterable[str] | None = None  # the roles to deal from; by default all
    epidemics: int = 4  # 4, 5 or 6
    hands: str | None = None  # "open" or "private"; by default open with 4 epidemics (R12.2)
    events: Iterable[str] | None = None  # the event cards in the deck; by default all five
    first: int | None = None  # the seat that begins; by default chosen by R2.6

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            known = " or ".join(f'"{edition}"' for edition in EDITIONS)
            note = ": put it in quotes" if quote(self.edition) in EDITIONS else ""
            raise InvalidSetup(
                f"edition must be {known}, not {quote(self.edition)}{note}", "edition"
            )
        players = self.players
        if players is None:
            players = len(self.roles) if isinstance(self.roles, list | tuple) else 2
            require(2 <= players <= 4, "roles", "2, 3 or 4 names", self.roles)
        require(is_int_between(players, 2, 4), "players", "2, 3 or 4", players)
        require(is_int_between(self.epidemics, 4, 6), "epidemics", "4, 5 or 6", self.epidemics)
        hands = self.hands
        if hands is None:
            hands = "open" if self.epidemics == 4 else "private"
        require(hands in ("open", "private"), "hands", '"open" or "private"', hands)
        can_begin = self.first is None or is_int_between(self.first, 0, players - 1)
        require(can_begin, "first", f"a seat from 0 to {players - 1}", self.first)
        of_edition = ROLES_OF_EDITION[EDITIONS.index(self.edition)]
        pool = ids_to_mask(self.role_pool, ROLE, "role", of_edition)
        pool = of_edition if pool is None else pool
        events = ids_to_mask(self.events, ALL_EVENTS, "event", -1)
        events = sum(1 << card for card in ALL_EVENTS.values()) if events is None else events
        if self.roles is not None:
            chosen = ids_to_mask(self.roles, ROLE, "role", of_edition) or 0
            if len(self.roles) != players or chosen.bit_count() != players:
                raise InvalidSetup(f"roles must name {players} different roles", "roles")
            if chosen & ~pool:
                raise InvalidSetup("roles must be in role_pool", "roles")
        elif pool.bit_count() < players:
            raise InvalidSetup(
                f"role_pool has {pool.bit_count()} roles, too few for {players} players", "roles"
            )
        settle = msgspec.structs.force_setattr
        settle(self, "players", players)
        settle(self, "hands", hands)
        settle(self, "roles", None if self.roles is None else tuple(self.roles))
        settle(self, "role_pool", tuple(name for name in ROLES if pool >> ROLE[name] & 1))
        settle(self, "events", tuple(name for name in EVENTS if events >> CARD[name] & 1))

    def __repr__(self) -> str:
        words = [self.edition, f"{self.players} players", f"{self.epidemics} epidemics"]
        words.append(f"{self.hands} hands")
        if self.roles is not None:
            words.append(f"roles {' '.join(self.roles)}")
        return f"Setup({', '.join(words)})"

    @property
    def events_mask(self) -> int:
        """The event cards in the game, as a mask of cards."""
        return ids_to_mask(self.events, ALL_EVENTS, "event", -1) or 0

    @property
    def role_mask(self) -> int:
        """The roles that can be dealt, as a mask."""
        return ids_to_mask(self.role_pool, ROLE, "role", -1) or 0

    def to_json(self) -> Json:
        """Return the set-up as a JSON object for records."""
        fields = msgspec.structs.asdict(self).items()
        return {name: list(value) if isinstance(value, tuple) else value for name, value in fields}


def require(is_valid: bool, field: str, wanted: str, given: object) -> None:
    """Raise InvalidSetup for an invalid value of a field."""
    if not is_valid:
        raise InvalidSetup(f"{field} must be {wanted}, not {quote(given)}", field)


def is_int_between(value: object, low: int, high: int) -> bool:
    """Return whether a value is an int in this range; True and 4.0 are not."""
    return type(value) is int and low <= value <= high


def ids_to_mask(
    names: Iterable[str] | None, numbers: dict[str, int], what: str, allowed: int
) -> int | None:
    """Return a set of ids as a mask, or None for None; raise InvalidSetup for unknown ids."""
    if names is None:
        return None
    if isinstance(names, str | bytes) or not isinstance(names, Iterable):
        raise InvalidSetup(f"{what}s must be a list of names, not {quote(names)}", f"{what}s")
    mask = 0
    for name in names:
        if not isinstance(name, str) or name not in numbers:
            raise InvalidSetup(
                f"{quote(name)} is not {with_article(what)}; use {', '.join(numbers)}", f"{what}s"
            )
        if not allowed >> numbers[name] & 1:
            raise InvalidSetup(f"the 2008 edition has no {name}", f"{what}s")
        mask |= 1 << numbers[name]
    return mask


def with_article(word: str) -> str:
    """Return a word with its indefinite article."""
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def seed_text(seed: str | int | None) -> str:
    """Return a seed as text; a missing one is replaced by 128 random bits."""
    if seed is None:
        return secrets.token_hex(16)
    if not isinstance(seed, str | int):
        raise InvalidSetup(f"seed must be a string or an integer, not {quote(seed)}", "seed")
    try:
        text = str(seed)
        text.encode()
    except ValueError:  # thousands of digits, or characters that UTF-8 does not have
        raise InvalidSetup("seed must be valid UTF-8 text", "seed") from None
    return text
