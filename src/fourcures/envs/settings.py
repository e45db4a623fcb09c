"""The game options that all environments share, validated."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Unpack

import numpy as np

from ..engine.errors import InvalidSetup
from ..engine.new_game import deal_from_seed
from ..engine.position import reader
from ..engine.rules import deal
from ..engine.rules.board import ROLE
from ..engine.rules.chance import Chance, make_chance, seed_stream
from ..engine.rules.setup import agreement_of
from ..engine.rules.state import NOBODY, OVER, SEATS, State
from ..engine.setup import Setup, SharedOptions
from .kernels import DEALT, Variant
from .who_decides import ASK, MODES, TEAM

DIFFICULTIES = {"introductory": 4, "standard": 5, "heroic": 6}
STREAM, DEAL = "stream", "deal"


class SettingsOptions(SharedOptions, total=False):
    """The keywords of `Settings`."""

    difficulty: str | int
    chance: str
    position: Mapping[str, object] | None
    out_of_turn: str | None


class Settings:
    """The game options of an environment; raises InvalidSetup if they are inconsistent.

    All environments take these keywords (defaults in parentheses):

        edition       "2013" or "2008" ("2013")
        players       2, 3 or 4 (as many as in `roles` or `position`, or 2)
        difficulty    "introductory", "standard", "heroic", or the number of epidemics
        roles         a role for each seat (dealt from `role_pool`)
        role_pool     the roles that may be dealt (all of the edition)
        events        the event cards in the game (all five)
        hands         "open" or "private" (by the difficulty, R12.2)
        first         the seat that begins (by R2.6)
        chance        "stream": a random stream from the seed; "deal": the deal of the seed, as in
                      games between people (`docs/research/deals.md`): two teams get the same cards
        position      a starting position (`docs/python/notation.md`) instead of a set-up
        out_of_turn   who may play events out of turn: "never", "ask" or "team" (see `who_decides`;
                      "team" with open hands, "ask" with private ones or in the AEC environment)
    """

    def __init__(
        self,
        *,
        difficulty: str | int = "introductory",
        chance: str = STREAM,
        position: Mapping[str, object] | None = None,
        out_of_turn: str | None = None,
        **options: Unpack[SharedOptions],
    ) -> None:
        if chance not in (STREAM, DEAL):
            raise InvalidSetup(f"chance must be stream or deal, not {chance!r}")
        epidemics = DIFFICULTIES.get(str(difficulty), difficulty)
        if not isinstance(epidemics, int) or epidemics not in DIFFICULTIES.values():
            raise InvalidSetup(
                f"difficulty must be one of {', '.join(DIFFICULTIES)}, or 4 to 6, not {epidemics!r}"
            )
        self.chance = chance
        self.position = position
        self.setup = Setup(epidemics=epidemics, **options)
        s = self._arrange("", make_chance())
        if s["phase"] == OVER:
            raise InvalidSetup("position: the game is already over")
        self.players: int = s["players"]
        self.private: bool = bool(s["private"])
        self.mode = read_mode(out_of_turn, self.private)
        roles, first = self.setup.roles, self.setup.first
        chosen = [DEALT] * SEATS if roles is None else [ROLE[name] for name in roles]
        self.variant: Variant = {
            "agreement": agreement_of(s),
            "roles": chosen + [0] * (SEATS - len(chosen)),
            "first": NOBODY if first is None else first,
            "mode": self.mode,
            "restart": 0,
        }

    @property
    def by_stream(self) -> bool:
        """Whether games are set up from the random stream alone, which the kernels can do."""
        return self.chance == STREAM and self.position is None

    def signature(self) -> tuple[tuple[str, object], ...]:
        """Return everything that the games depend on, by option; equal for equivalent settings."""
        position = None
        if self.position is not None:
            text = json.dumps(self.position, sort_keys=True)
            position = sha256(text.encode()).hexdigest()
        agreed = self.variant["agreement"]
        return (
            ("edition", agreed["edition"]),
            ("players", agreed["players"]),
            ("difficulty", agreed["epidemics"]),
            ("hands", agreed["private"]),
            ("events", agreed["events"]),
            ("role_pool", agreed["role_pool"]),
            ("roles", tuple(self.variant["roles"])),
            ("first", self.variant["first"]),
            ("out_of_turn", self.variant["mode"]),
            ("chance", self.chance),
            ("position", position),
        )

    def read_start(
        self, seed: int | None, options: Mapping[str, object] | None
    ) -> str | int | None:
        """Return what a game begins from: the deal in the options of `reset`, or the seed."""
        if options and "deal" in options:
            if self.chance != DEAL:
                raise InvalidSetup(
                    'the option deal of reset needs an environment with chance="deal"'
                )
            return str(options["deal"])
        require_seed(seed)
        return seed

    def _arrange(self, seed: str, chance: Chance) -> State:
        """Return the starting position, whose script is written to `chance`, or a dealt one."""
        if self.position is None:
            return deal_from_seed(self.setup, seed)[0]
        return reader.read(self.position, chance)

    def start(self, seed: str | int) -> tuple[State, Chance]:
        """Return the initial state and chance of the game with this seed, unless `by_stream`."""
        chance = make_chance()
        s = self._arrange(str(seed), chance)
        if self.chance == DEAL:
            deal.bind(chance, str(seed))
            deal.place_epidemics(chance, str(seed), s)
        else:
            seed_stream(chance, int(seed))
        return s, chance


def require_seed(seed: object) -> None:
    """Raise InvalidSetup if a seed is neither a whole number nor None."""
    if not isinstance(seed, int | np.integer | None):
        raise InvalidSetup(f"seed must be a whole number, not {seed!r}")


def read_mode(name: str | None, private: bool) -> int:
    """Return the mode with this name, or the default; raise InvalidSetup if it does not fit."""
    if name is None:
        return ASK if private else TEAM
    if name not in MODES:
        raise InvalidSetup(f"out_of_turn must be one of {', '.join(MODES)}, not {name!r}")
    if name == MODES[TEAM] and private:
        raise InvalidSetup("out_of_turn team needs open hands: the mask would reveal other hands")
    return MODES.index(name)
