"""Read and validate positions (JSON); `writer` writes them.

A position is read as written, or rejected with a message that names the error; nothing is corrected
silently.
"""

from __future__ import annotations

from ..errors import InvalidPosition
from ..rules.bits import count
from ..rules.board import (
    CARD,
    CITY_LIMIT,
    CUBES,
    DISEASES,
    EDITIONS,
    EVENTS,
    FIRST_EVENT,
    HAND_LIMIT,
    LAST_OUTBREAK,
    MEDIC,
    PLANNER,
    ROLES,
    ROLES_OF_EDITION,
    STATIONS,
)
from ..rules.chance import Chance
from ..rules.hands import seat_over_limit
from ..rules.setup import clear_table, give_role, make_agreement
from ..rules.state import (
    CURE_STATES,
    CURED,
    DISCARD,
    EPIDEMIC_PHASE,
    ERADICATED,
    LOST_CARDS,
    LOST_CUBES,
    LOST_OUTBREAKS,
    NOBODY,
    OUTCOMES,
    OVER,
    UNCURED,
    WON,
    State,
    cubes_at,
    make_state,
    move_cubes,
)
from .decks import DeckReader
from .fields import Fields, quote
from .ids import Ids
from .turn import TurnReader


def read(position: object, chance: Chance) -> State:
    """Return the state of a position; its script, if any, is written to `chance`."""
    if isinstance(position, dict) and "lines" in position:
        raise InvalidPosition("this is a record, not a position: use Game.from_record")
    return Arrangement(position, chance).read()


class Arrangement:
    """Reads one position part by part, in the order of `read`."""

    def __init__(self, position: object, chance: Chance) -> None:
        self.top = Fields(position, "position")
        self.chance = chance
        self.s: State = make_state()
        self.ids = Ids(self.s)

    def read(self) -> State:
        self.read_options()
        self.read_players()
        self.read_board()
        self.read_discards()
        TurnReader(self.top, self.s, self.ids).read()
        DeckReader(self.top, self.s, self.ids, self.chance).read()
        self.check_whole()
        self.top.refuse_others()
        return self.s

    def read_options(self) -> None:
        """Read edition, difficulty, hands, events, roles and number of players."""
        top = self.top
        edition = top.read_choice("edition", EDITIONS, "2013")
        self.s["edition"] = edition
        epidemics = top.read_number("epidemics", 4, 4, 6)
        usual_hands = "open" if epidemics == 4 else "private"
        private = top.read_choice("hands", ("open", "private"), usual_hands)
        names = []
        for name in top.read_array("events", EVENTS):
            if not isinstance(name, str) or name not in EVENTS:
                raise InvalidPosition(f"events: {quote(name)} is not an event")
            names.append(name)
        if len(set(names)) != len(names):
            raise InvalidPosition("events: an event is named twice")
        events = sum(1 << CARD[name] for name in names)
        pool = ROLES_OF_EDITION[edition]
        if top.has("role_pool"):
            pool = 0
            for word in top.read_array("role_pool"):
                pool |= 1 << self.ids.read_role(word, "role_pool")
        seats = top.read_array("players")
        if not 2 <= len(seats) <= 4:
            raise InvalidPosition(f"players must be a list of 2 to 4, not {len(seats)}")
        agreed = make_agreement(
            len(seats),
            epidemics,
            edition=edition,
            private=bool(private),
            events=events,
            role_pool=pool,
        )
        clear_table(self.s, agreed)

    def read_players(self) -> None:
        """Read roles, pawns, hands and the Planner's stored event."""
        s = self.s
        for seat, fields in enumerate(self.top.read_objects("players")):
            role = self.ids.read_role(fields.get("role"), fields.path("role"))
            if s["seat_of"][role] != NOBODY:
                raise InvalidPosition(f"{fields.path('role')}: {ROLES[role]} is used twice")
            give_role(s, seat, role)
            if not s["role_pool"] >> role & 1:
                raise InvalidPosition(f"{fields.path('role')}: {ROLES[role]} is not in role_pool")
            s["city"][seat] = self.ids.read_city(fields.get("city", "atlanta"), fields.path("city"))
            s["hands"][seat] = self.ids.place_cards(fields, "hand")
            s["hand_size"][seat] = count(s["hands"][seat])
            if fields.has("stored"):
                stored = fields.get("stored")
                if role != PLANNER:
                    raise InvalidPosition(
                        f"{fields.path('stored')}: only the Contingency Planner stores events"
                    )
                if stored not in EVENTS:
                    raise InvalidPosition(
                        f"{fields.path('stored')}: {quote(stored)} is not an event"
                    )
                s["stored"] = self.ids.place_card(stored, fields.path("stored")) - FIRST_EVENT
            fields.get("known")
            fields.refuse_others()

    def read_board(self) -> None:
        """Read diseases, cubes, stations and tracks."""
        s, top = self.s, self.top
        diseases = top.read_object("diseases")
        for disease, name in enumerate(DISEASES):
            s["diseases"][disease] = diseases.read_choice(name, CURE_STATES, "uncured")
        diseases.refuse_others()
        cubes = top.read_object("cubes")
        seen: set[int] = set()
        for word in cubes.value:
            city = self.ids.read_city(word, "cubes")
            if city in seen:
                raise InvalidPosition(f"cubes: {word} is named twice")
            seen.add(city)
            in_city = cubes.read_object(word)
            for disease, name in enumerate(DISEASES):
                move_cubes(s, city, disease, in_city.read_number(name, 0, 0, CITY_LIMIT))
            in_city.refuse_others()
        for disease, name in enumerate(DISEASES):
            on_board = CUBES - s["supply"][disease]
            if on_board > CUBES:
                raise InvalidPosition(f"cubes: {on_board} {name} cubes, but there are only 24")
            if s["diseases"][disease] == CURED and on_board == 0:
                raise InvalidPosition(
                    f"{name} is cured and has no cubes, so it must be eradicated (R5.2)"
                )
            if s["diseases"][disease] == ERADICATED and on_board:
                raise InvalidPosition(f"{name} is eradicated, but has {on_board} cubes (R5.2)")
        medic = s["seat_of"][MEDIC]
        for disease, name in enumerate(DISEASES):
            is_cured = s["diseases"][disease] != UNCURED
            if is_cured and medic != NOBODY and cubes_at(s, s["city"][medic], disease):
                raise InvalidPosition(
                    f"cubes of the cured {name} cannot be in the Medic's city (R11.3)"
                )
        stations = 0
        for word in top.read_array("stations", ["atlanta"]):
            city = self.ids.read_city(word, "stations")
            if stations >> city & 1:
                raise InvalidPosition(f"stations: {word} is named twice")
            stations |= 1 << city
        if count(stations) > STATIONS:
            raise InvalidPosition(
                f"stations: {count(stations)} are too many; there are only 6 (R1.3)"
            )
        s["stations"] = stations
        s["outbreaks"] = top.read_number("outbreaks", 0, 0, LAST_OUTBREAK)
        s["drawn"] = top.read_number("epidemics_drawn", 0, 0, s["epidemics"])

    def read_discards(self) -> None:
        """Read both discard piles and the removed cards (events and infection cards)."""
        s, top = self.s, self.top
        s["player_discards"] = self.ids.place_cards(top, "player_discards")
        for word in top.read_array("infection_discards"):
            s["infection_discards"] |= 1 << self.ids.place_infection_card(
                word, "infection_discards"
            )
        for word in top.read_array("removed"):
            if word in EVENTS:
                s["removed"] |= 1 << self.ids.place_card(word, "removed")
            else:
                s["infection_removed"] |= 1 << self.ids.place_infection_card(word, "removed")

    def check_whole(self) -> None:
        """Check rules that need the whole position: hands, cures, the outcome."""
        s = self.s
        cures = sum(state != UNCURED for state in s["diseases"])
        if s["phase"] == OVER:
            self.check_outcome(cures)
            return
        if self.top.get("outcome") is not None:
            raise InvalidPosition("outcome: only the phase over has one")
        if cures == 4:
            raise InvalidPosition("diseases: with four cures the game is over (R13.1)")
        if s["outbreaks"] == LAST_OUTBREAK:
            raise InvalidPosition("outbreaks: with 8 the game is over (R13.2)")
        over = seat_over_limit(s)
        within = {s["phase"], *s["resume"]}
        if over == NOBODY and s["phase"] == DISCARD:
            raise InvalidPosition(
                "turn.phase: no player has to discard, so the phase cannot be discard"
            )
        if over != NOBODY and not within & {EPIDEMIC_PHASE, DISCARD}:
            raise InvalidPosition(
                f"players[{over}].hand: {s['hand_size'][over]} cards, limit {HAND_LIMIT}"
            )

    def check_outcome(self, cures: int) -> None:
        s = self.s
        usual = LOST_CUBES
        if cures == 4:
            usual = WON
        elif s["outbreaks"] == LAST_OUTBREAK:
            usual = LOST_OUTBREAKS
        elif sum(s["pile_size"]) < 2:
            usual = LOST_CARDS
        said = self.top.get("outcome")
        s["outcome"] = usual
        if said is not None:
            fields = Fields(said, "outcome")
            pair = (fields.get("result"), fields.get("cause"))
            fields.refuse_others()
            if pair not in OUTCOMES:
                raise InvalidPosition(f"outcome: {quote(said)} is not an outcome")
            s["outcome"] = OUTCOMES.index(pair)
        if (s["outcome"] == WON) != (cures == 4):
            raise InvalidPosition("outcome: a game is won with four cures, and only then (R13.1)")
        if (s["outcome"] == LOST_OUTBREAKS) != (s["outbreaks"] == LAST_OUTBREAK):
            raise InvalidPosition(
                "outcome: a game is lost by outbreaks with 8 of them, and only then (R13.2)"
            )
        if s["outcome"] == LOST_CARDS and sum(s["pile_size"]) >= 2:
            raise InvalidPosition("outcome: there are still player cards to draw (R6.1)")
        if s["outcome"] == LOST_CUBES and 0 not in s["supply"]:
            if said is None:
                raise InvalidPosition("outcome: nothing in this position has ended the game")
            raise InvalidPosition("outcome: cubes of every disease are left (R13.2)")
