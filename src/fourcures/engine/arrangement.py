"""Positions in text (JSON): reading and checking them. Writing them is `position`.

A position is taken as it is written, or refused with a message that names what is wrong; nothing
is mended in silence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .bits import count
from .board import (
    CARD,
    CITY,
    CUBES,
    DISEASES,
    ED_2008,
    EDITIONS,
    EPIDEMIC,
    EVENTS,
    FIRST_EVENT,
    HAND_LIMIT,
    LAST_OUTBREAK,
    MEDIC,
    PLANNER,
    RATES,
    ROLE,
    ROLES,
    ROLES_OF_EDITION,
    STATIONS,
)
from .chance import Chance
from .errors import InvalidPosition
from .hands import seat_over_limit
from .happenings import members
from .layers import true_layers
from .setup import clear_table, give_role, make_piles
from .state import (
    ACTIONS,
    BETWEEN,
    CURE_STATES,
    CURED,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    ERADICATED,
    FORECAST,
    INFECT,
    INFECTED,
    LOST_CARDS,
    LOST_CUBES,
    LOST_OUTBREAKS,
    NO_PHASE,
    NOBODY,
    OUTCOMES,
    OVER,
    PHASES,
    STEPS,
    UNCURED,
    WON,
    State,
    blank,
    unpack,
)


class Fields:
    """A JSON object with a name; its fields are asked for by type, any other is an error."""

    def __init__(self, value: Any, name: str) -> None:
        if not isinstance(value, Mapping):
            raise InvalidPosition(f"{name} must be an object, not {shown(value)}")
        self.value, self.name = value, name
        self.asked: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name != "position" else key

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return self.value.get(key, default)

    def has(self, key: str) -> bool:
        return self.get(key) is not None

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise InvalidPosition(
                f"{self.path(key)} must be a number from {low} to {high}, not {shown(value)}"
            )
        return value

    def flag(self, key: str) -> int:
        value = self.get(key, False)
        if not isinstance(value, bool):
            raise InvalidPosition(f"{self.path(key)} must be true or false, not {shown(value)}")
        return int(value)

    def choice(self, key: str, options: Iterable[str | None], default: str | None) -> str:
        value = self.get(key, default)
        names = [option for option in options if option is not None]
        if value not in names:
            raise InvalidPosition(
                f"{self.path(key)} must be one of {', '.join(names)}, not {shown(value)}"
            )
        return str(value)

    def array(self, key: str, default: list[Any] | None = None) -> list[Any]:
        value = self.get(key, default if default is not None else [])
        if not isinstance(value, list):
            raise InvalidPosition(f"{self.path(key)} must be a list, not {shown(value)}")
        return value

    def object(self, key: str) -> Fields:
        return Fields(self.get(key, {}), self.path(key))

    def objects(self, key: str, default: list[Any] | None = None) -> list[Fields]:
        items = self.array(key, default)
        return [Fields(item, f"{self.path(key)}[{i}]") for i, item in enumerate(items)]

    def done(self) -> None:
        """Every field was known."""
        unknown = [str(key) for key in self.value if key not in self.asked]
        if unknown:
            raise InvalidPosition(
                f"{self.path(unknown[0])} is not a field here; "
                f"known are {', '.join(sorted(self.asked))}"
            )


def shown(value: Any) -> str:
    """A value as it may stand in a message: short."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def read(position: Any, chance: Chance) -> State:
    """The state of a position; its script, if it has one, goes into `chance`."""
    reader = Arrangement(position, chance)
    try:
        return reader.state()
    except RecursionError:
        raise InvalidPosition("the position is nested too deeply") from None


class Arrangement:
    """Reads one position, part by part, in the order of the methods."""

    def __init__(self, position: Any, chance: Chance) -> None:
        self.top = Fields(position, "position")
        self.chance = chance
        self.s: State = unpack(blank())
        self.places: dict[int, str] = {}  # each player card that has a place so far
        self.infection_places: dict[int, str] = {}

    def state(self) -> State:
        self.agreed()
        self.players()
        self.board()
        self.discards()
        self.turn()
        self.player_deck()
        self.infection_deck()
        self.known()
        self.whole()
        self.top.done()
        return self.s

    # Ids.

    def city(self, word: Any, where: str) -> int:
        if word == "toronto" and self.s["edition"] == ED_2008:  # R1.9
            word = "montreal"
        if not isinstance(word, str) or word not in CITY:
            raise InvalidPosition(f"{where}: {shown(word)} is not a city")
        return CITY[word]

    def card(self, word: Any, where: str) -> int:
        """A player card of this game that has no place yet; it gets this one."""
        if word in EVENTS and not self.s["events"] >> CARD[word] & 1:
            raise InvalidPosition(f"{where}: {word} is not among the events of this game")
        card = CARD[word] if word in EVENTS else self.city(word, where)
        if card in self.places:
            raise InvalidPosition(f"{where}: {word} is already in {self.places[card]}")
        self.places[card] = where
        return card

    def infection_card(self, word: Any, where: str) -> int:
        """An infection card that has no place yet; it gets this one."""
        card = self.city(word, where)
        if card in self.infection_places:
            raise InvalidPosition(f"{where}: {word} is already in {self.infection_places[card]}")
        self.infection_places[card] = where
        return card

    def role(self, word: Any, where: str) -> int:
        if not isinstance(word, str) or word not in ROLE:
            raise InvalidPosition(f"{where}: {shown(word)} is not a role")
        if not ROLES_OF_EDITION[self.s["edition"]] >> ROLE[word] & 1:
            raise InvalidPosition(f"{where}: the 2008 edition has no {word}")
        return ROLE[word]

    # Parts.

    def agreed(self) -> None:
        """Edition, difficulty, hands, events, roles, number of players."""
        top = self.top
        edition = EDITIONS.index(top.choice("edition", EDITIONS, "2013"))
        self.s["edition"] = edition
        epidemics = top.number("epidemics", 4, 4, 6)
        hands = top.choice("hands", ("open", "private"), "open" if epidemics == 4 else "private")
        names = top.array("events", list(EVENTS))
        for name in names:
            if name not in EVENTS:
                raise InvalidPosition(f"events: {shown(name)} is not an event")
        if len(set(names)) != len(names):
            raise InvalidPosition("events: an event is named twice")
        events = sum(1 << CARD[name] for name in names)
        pool = 0
        if top.has("role_pool"):
            for word in top.array("role_pool"):
                pool |= 1 << self.role(word, "role_pool")
        seats = top.array("players")
        if not 2 <= len(seats) <= 4:
            raise InvalidPosition(f"players must be a list of 2 to 4, not {len(seats)}")
        clear_table(
            self.s,
            edition,
            len(seats),
            epidemics,
            int(hands == "private"),
            events,
            pool or ROLES_OF_EDITION[edition],
        )

    def players(self) -> None:
        """Roles, pawns, hands and the Planner's stored event."""
        s = self.s
        for seat, fields in enumerate(self.top.objects("players")):
            role = self.role(fields.get("role"), fields.path("role"))
            if s["seat_of"][role] != NOBODY:
                raise InvalidPosition(f"{fields.path('role')}: {ROLES[role]} is there twice")
            give_role(s, seat, role)
            s["role_pool"] |= 1 << role
            s["city"][seat] = self.city(fields.get("city", "atlanta"), fields.path("city"))
            for word in fields.array("hand"):
                s["hands"][seat] |= 1 << self.card(word, fields.path("hand"))
                s["hand_size"][seat] += 1
            if fields.has("stored"):
                stored = fields.get("stored")
                if role != PLANNER:
                    raise InvalidPosition(f"{fields.path('stored')}: only the Planner stores")
                if stored not in EVENTS:
                    raise InvalidPosition(f"{fields.path('stored')}: {shown(stored)} is no event")
                s["stored"] = self.card(stored, fields.path("stored")) - FIRST_EVENT
            fields.get("known")
            fields.done()

    def board(self) -> None:
        """Diseases, cubes, stations, tracks."""
        s, top = self.s, self.top
        diseases = top.object("diseases")
        for disease, name in enumerate(DISEASES):
            s["diseases"][disease] = CURE_STATES.index(
                diseases.choice(name, CURE_STATES, "uncured")
            )
        diseases.done()
        cubes = top.object("cubes")
        seen: set[int] = set()
        for word in cubes.value:
            city = self.city(word, "cubes")
            if city in seen:
                raise InvalidPosition(f"cubes: {word} is named twice")
            seen.add(city)
            here = cubes.object(word)
            for disease, name in enumerate(DISEASES):
                number = here.number(name, 0, 0, 3)
                s["cubes"][4 * city + disease] += number
                s["supply"][disease] -= number
            here.done()
        for disease, name in enumerate(DISEASES):
            on_board = CUBES - s["supply"][disease]
            if on_board > CUBES:
                raise InvalidPosition(f"cubes: {on_board} {name} cubes, but there are only 24")
            if s["diseases"][disease] == CURED and on_board == 0:
                raise InvalidPosition(f"{name} is cured without a cube, so it is eradicated (R5.2)")
            if s["diseases"][disease] == ERADICATED and on_board:
                raise InvalidPosition(f"{name} is eradicated, yet has {on_board} cubes (R5.2)")
        medic = s["seat_of"][MEDIC]
        if medic != NOBODY:
            for disease, name in enumerate(DISEASES):
                if s["diseases"][disease] and s["cubes"][4 * s["city"][medic] + disease]:
                    raise InvalidPosition(
                        f"a cube of the cured {name} lies under the Medic (R11.3)"
                    )
        stations = 0
        for word in top.array("stations", ["atlanta"]):
            city = self.city(word, "stations")
            if stations >> city & 1:
                raise InvalidPosition(f"stations: {word} is named twice")
            stations |= 1 << city
        if count(stations) > STATIONS:
            raise InvalidPosition(f"stations: {count(stations)} stand, but there are only 6 (R1.3)")
        s["stations"] = stations
        s["outbreaks"] = top.number("outbreaks", 0, 0, LAST_OUTBREAK)
        s["drawn"] = top.number("epidemics_drawn", 0, 0, s["epidemics"])

    def discards(self) -> None:
        """Both discard piles, and what is removed: events of the Planner, infection cards."""
        s, top = self.s, self.top
        for word in top.array("player_discards"):
            s["player_discards"] |= 1 << self.card(word, "player_discards")
        for word in top.array("infection_discards"):
            s["infection_discards"] |= 1 << self.infection_card(word, "infection_discards")
        for word in top.array("removed"):
            if word in EVENTS:
                s["removed"] |= 1 << self.card(word, "removed")
            else:
                s["infection_removed"] |= 1 << self.infection_card(word, "removed")

    def turn(self) -> None:
        """Seat, phase and what belongs to it."""
        s = self.s
        turn = self.top.object("turn")
        s["turn"] = turn.number("seat", 0, 0, s["players"] - 1)
        phase = PHASES.index(turn.choice("phase", PHASES, "actions"))
        s["phase"] = phase
        resume = turn.array("resume")
        for name in resume:
            if name not in PHASES:
                raise InvalidPosition(f"turn.resume: {shown(name)} is not a phase")
        forecast = turn.get("forecast")
        acting = phase == ACTIONS or "actions" in resume
        s["actions_left"] = turn.number("actions_left", 4 if acting else 0, 0, 4)
        stack = [PHASES.index(name) for name in resume] or self.usual_resume(phase)
        self.check_resume(phase, stack)
        s["resume"] = [*stack, NO_PHASE, NO_PHASE][:2]
        within = {phase, *stack}
        s["opsflight_used"] = turn.flag("opsflight_used")
        s["quiet_nights"] = turn.number("quiet_nights", 0, 0, 2)
        rate = RATES[s["drawn"]]
        due = INFECT in within
        s["infections_left"] = turn.number("infections_left", rate if due else 0, 0, rate)
        step = turn.get("epidemic_step")
        if EPIDEMIC_PHASE in within:
            usual = "between" if phase == FORECAST else "infected"
            s["epidemic_step"] = STEPS.index(turn.choice("epidemic_step", STEPS, step or usual))
        elif step is not None:
            raise InvalidPosition("turn.epidemic_step belongs to the phase epidemic")
        between = s["epidemic_step"] == BETWEEN
        s["pending"] = turn.number("epidemics_pending", int(between), 0, 2)
        if forecast is not None:
            self.forecast(Fields(forecast, "turn.forecast"))
        turn.done()
        self.check_phase(within, rate)

    def usual_resume(self, phase: int) -> list[int]:
        """Where play goes on after a discard or Forecast whose position does not say."""
        if phase not in (DISCARD, FORECAST):
            return []
        if self.s["actions_left"]:
            return [ACTIONS]
        return [INFECT if phase == DISCARD else DRAW]

    def check_resume(self, phase: int, stack: list[int]) -> None:
        allowed: list[tuple[int, ...]] = [()]
        if phase == DISCARD:
            allowed = [(ACTIONS,), (DRAW,), (INFECT,)]
        if phase == FORECAST:
            allowed = [(ACTIONS,), (DRAW,), (INFECT,), (EPIDEMIC_PHASE,)]
            allowed += [(DISCARD, ACTIONS), (DISCARD, DRAW), (DISCARD, INFECT)]
        if phase == OVER:
            return
        if tuple(stack) not in allowed:
            raise InvalidPosition(f"turn.resume does not fit the phase {PHASES[phase]}")

    def forecast(self, fields: Fields) -> None:
        s = self.s
        s["forecast_seat"] = fields.number("seat", s["turn"], 0, s["players"] - 1)
        cards = [self.city(word, fields.path("cards")) for word in fields.array("cards")]
        if not 1 <= len(cards) <= 6 or len(set(cards)) != len(cards):
            raise InvalidPosition("turn.forecast.cards must be 1 to 6 different cities")
        s["forecast_size"] = len(cards)
        s["forecast_cards"] = (cards + [0] * 6)[:6]
        fields.done()

    def check_phase(self, within: set[int], rate: int) -> None:
        """What the phase says and what the rest of the turn says belong together."""
        s = self.s
        phase = s["phase"]
        if (s["forecast_seat"] != NOBODY) != (phase == FORECAST):
            raise InvalidPosition("turn.forecast belongs to the phase forecast, and only to it")
        if ACTIONS in within and not s["actions_left"]:
            raise InvalidPosition("turn.actions_left: none are left, so the phase would be draw")
        if ACTIONS not in within and s["actions_left"]:
            raise InvalidPosition("turn.actions_left: actions are over in this phase")
        if INFECT not in within and s["infections_left"]:
            raise InvalidPosition("turn.infections_left belongs to the phase infect")
        if s["edition"] == ED_2008 and INFECT in within and 0 < s["infections_left"] < rate:
            raise InvalidPosition("turn.infections_left: 2008 turns all cards over at once (R8.1)")
        if phase == DISCARD and s["infections_left"] not in (0, rate):
            raise InvalidPosition("turn.infections_left: the infection has not begun in discard")
        if s["edition"] == ED_2008 and s["opsflight_used"]:
            raise InvalidPosition("turn.opsflight_used: 2008 has no such flight (R11.4)")
        if EPIDEMIC_PHASE in within:
            if s["drawn"] == 0:
                raise InvalidPosition("epidemics_drawn is 0, so the phase is not epidemic")
            if s["epidemic_step"] == BETWEEN and not s["pending"]:
                raise InvalidPosition("turn.epidemics_pending: between means that one is to come")
            if s["epidemic_step"] == INFECTED and phase == FORECAST:
                raise InvalidPosition("turn.epidemic_step: no Forecast after Infect (R7.4)")
        elif s["pending"] and phase != OVER:
            raise InvalidPosition("turn.epidemics_pending belongs to the phase epidemic")

    def player_deck(self) -> None:
        """What is nowhere else, in the piles named or in those of R2.5; then the script."""
        s = self.s
        for card in self.places:
            s["pool"] &= ~(1 << card)
        left = s["epidemics"] - s["drawn"] - s["pending"]
        if left < 0:
            raise InvalidPosition("epidemics_drawn: more than this game has")
        deck = self.top.object("player_deck")
        if deck.has("piles"):
            piles = deck.objects("piles")
            if len(piles) > 6:
                raise InvalidPosition("player_deck.piles: at most 6")
            for pile, fields in enumerate(piles):
                s["pile_size"][pile] = fields.number("cards", 0, 1, 59)
                s["pile_epidemic"][pile] = fields.number("epidemics", 0, 0, 1)
                fields.done()
            if sum(s["pile_epidemic"]) != left:
                raise InvalidPosition(
                    f"player_deck.piles hold {sum(s['pile_epidemic'])} epidemics, "
                    f"but {left} of {s['epidemics']} are still to come"
                )
            if sum(s["pile_size"]) != count(s["pool"]) + left:
                raise InvalidPosition(
                    f"player_deck.piles hold {sum(s['pile_size'])} cards, "
                    f"but {count(s['pool']) + left} are nowhere else"
                )
        else:
            make_piles(s, left)
        if deck.has("next"):
            self.next_player_cards(deck.array("next"))
        deck.done()

    def next_player_cards(self, names: list[Any]) -> None:
        """The script of the player deck must fit the piles."""
        s, where = self.s, "player_deck.next"
        piles = list(zip(s["pile_size"], s["pile_epidemic"], strict=True))
        if len(names) > sum(s["pile_size"]):
            raise InvalidPosition(f"{where} names more cards than the deck has")
        cards = []
        pool = s["pool"]
        for name in names:
            card = -1
            if name == "epidemic":
                card = EPIDEMIC
            elif name is not None:
                card = CARD[name] if name in EVENTS else self.city(name, where)
                if not pool >> card & 1:
                    raise InvalidPosition(f"{where}: {name} is not in the deck, or named twice")
                pool &= ~(1 << card)
            cards.append(card)
        at = 0
        for pile, (size, epidemic) in enumerate(piles):
            here = cards[at : at + size]
            found = here.count(EPIDEMIC)
            at += size
            if found > epidemic:
                raise InvalidPosition(f"{where}: pile {pile} has no further epidemic")
            if epidemic and len(here) == size and size > 0 and not found and -1 not in here:
                raise InvalidPosition(f"{where}: the epidemic of pile {pile} is missing")
        self.chance["next"][: len(cards)] = cards
        self.chance["next_count"] = len(cards)

    def infection_deck(self) -> None:
        """What is nowhere else, in one layer or in those that are named."""
        s = self.s
        deck = self.top.object("infection_deck")
        masks: list[int] = []
        rest_at = -1
        for i, layer in enumerate(deck.array("layers", [["..."]])):
            where = f"infection_deck.layers[{i}]"
            if not isinstance(layer, list):
                raise InvalidPosition(f"{where} must be a list, not {shown(layer)}")
            mask = 0
            for word in layer:
                if word == "...":
                    if rest_at >= 0:
                        raise InvalidPosition(f"{where}: '...' stands in one layer only")
                    rest_at = i
                else:
                    mask |= 1 << self.infection_card(word, where)
            masks.append(mask)
        missing = [card for card in range(48) if card not in self.infection_places]
        if rest_at >= 0:
            masks[rest_at] |= sum(1 << card for card in missing)
        elif missing:
            names = ", ".join(members(1 << card)[0] for card in missing[:3])
            raise InvalidPosition(f"infection_deck: {len(missing)} cards are nowhere ({names} ...)")
        masks = [mask for mask in masks if mask]
        if any(masks.count(mask) > 1 for mask in masks):
            raise InvalidPosition("infection_deck.layers: a card is in two layers")
        s["layer_count"] = len(masks)
        for i in range(48):
            s["layers"][i] = masks[len(masks) - 1 - i] if i < len(masks) else 0
            # The text does not keep k: the top layer counts as the newest, the next below as older.
            s["layer_k"][i] = max(0, s["drawn"] - (len(masks) - 1 - i)) if i < len(masks) else 0
        self.script = deck

    def known(self) -> None:
        """R12.3, R12.5: what only some seats know; then the script, which must agree with it."""
        s = self.s
        for seat, fields in enumerate(self.top.objects("players")):
            if not fields.has("known"):
                continue
            known = fields.object("known")
            if not s["private"]:
                raise InvalidPosition(f"{known.name}: at open hands everyone knows everything")
            for word in known.array("shown"):
                where = known.path("shown")
                card = CARD[word] if word in EVENTS else self.city(word, where)
                if not s["hands"][seat] >> card & 1:
                    raise InvalidPosition(f"{where}: {shown(word)} is not in the hand")
                s["shown"][seat] |= 1 << card
            for run in known.objects("forecasts"):
                self.forecast_run(seat, run)
            known.done()
        self.check_runs()
        self.read_script()

    def forecast_run(self, seat: int, fields: Fields) -> None:
        s = self.s
        run = fields.number("time", 0, 0, 1)
        if s["run_size"][run]:
            raise InvalidPosition(f"{fields.path('time')}: two Forecasts at the same time")
        cards = [self.city(word, fields.path("cards")) for word in fields.array("cards")]
        if not 1 <= len(cards) <= 6 or len(set(cards)) != len(cards):
            raise InvalidPosition(f"{fields.path('cards')} must be 1 to 6 different cities")
        s["run_cards"][6 * run : 6 * run + len(cards)] = cards
        s["run_size"][run] = len(cards)
        s["run_at"][run] = fields.number("at", 0, 0, 47)
        s["run_covered"][run] = fields.number("covered", 0, 0, len(cards))
        s["run_seat"][run] = seat
        fields.done()

    def check_runs(self) -> None:
        """What a Forecast left must lie where the layers can hold it."""
        s = self.s
        deck = [s["layers"][i] for i in range(s["layer_count"] - 1, -1, -1)]
        where = "known.forecasts"
        covered = s["run_size"][1] and set(s["run_cards"][6 : 6 + s["run_size"][1]])
        for run in range(2):
            size, at = s["run_size"][run], s["run_at"][run]
            if not size:
                if s["run_covered"][run]:
                    raise InvalidPosition(f"{where}: nothing there to be covered")
                continue
            cards = s["run_cards"][6 * run : 6 * run + size]
            span, reached = 0, 0
            for layer in deck:
                inside = max(0, min(span + count(layer), at + size) - max(span, at))
                here = sum(layer >> card & 1 for card in cards)
                reached += here
                if run == 0 and here != inside:
                    raise InvalidPosition(f"{where}: the cards do not lie at {at} of the deck")
                span += count(layer)
            if reached != size or at + size > span:
                raise InvalidPosition(f"{where}: a card is not in the infection deck")
            over = sum(card in covered for card in cards[: s["run_covered"][run]]) if covered else 0
            if run == 1 and s["run_covered"][1]:
                raise InvalidPosition(f"{where}: nothing covers the last Forecast")
            if run == 0 and over != s["run_covered"][0]:
                raise InvalidPosition(f"{where}: covered says more than the later Forecast holds")
            if run == 0 and covered and any(c in covered for c in cards[s["run_covered"][0] :]):
                raise InvalidPosition(f"{where}: a card stands in two places")

    def read_script(self) -> None:
        """`next`, `bottom` and `shuffles` as places within the layers."""
        deck, chance, s = self.script, self.chance, self.s
        layers = true_layers(s)
        place = chance["place"]
        if s["phase"] == FORECAST:
            self.check_looked()
        where = "infection_deck.next"
        i, used, open_from_here = 0, 0, False
        names = deck.array("next")
        if len(names) > sum(count(layer) for layer in layers) and names:
            raise InvalidPosition(f"{where} names more cards than the deck has")
        for name in names:
            while used == count(layers[i]):
                i, used, open_from_here = i + 1, 0, False
            used += 1
            if name is None:
                open_from_here = True
                continue
            card = self.city(name, where)
            if not layers[i] >> card & 1 or place[card] or open_from_here:
                raise InvalidPosition(f"{where}: {name} cannot lie there")
            place[card] = used
        where = "infection_deck.bottom"
        i, used = len(layers) - 1, 0
        for name in deck.array("bottom"):
            while i >= 0 and used == count(layers[i]):
                i, used = i - 1, 0
            card = self.city(name, where)
            if i < 0 or not layers[i] >> card & 1 or place[card]:
                raise InvalidPosition(f"{where}: {name} cannot lie there")
            used += 1
            place[card] = -used
        shuffles = deck.array("shuffles")
        if len(shuffles) > 6:
            raise InvalidPosition("infection_deck.shuffles: at most 6")
        for n, names in enumerate(shuffles):
            where = f"infection_deck.shuffles[{n}]"
            if not isinstance(names, list):
                raise InvalidPosition(f"{where} must be a list, not {shown(names)}")
            cards = [self.city(name, where) for name in names]
            if len(set(cards)) != len(cards):
                raise InvalidPosition(f"{where} names a card twice")
            chance["shuffle"][48 * n : 48 * n + len(cards)] = cards
            chance["shuffle_size"][n] = len(cards)
        chance["shuffle_count"] = len(shuffles)
        chance["scripted"] = int(any(place) or bool(shuffles))
        deck.done()

    def check_looked(self) -> None:
        """The cards of a running Forecast are the top of the deck."""
        s = self.s
        seen = s["forecast_cards"][: s["forecast_size"]]
        whole = sum(count(layer) for layer in true_layers(s))
        if len(seen) != min(6, whole):
            raise InvalidPosition(f"turn.forecast.cards: {min(6, whole)} cards are looked at")
        left = list(seen)
        for layer in true_layers(s):
            here = [card for card in left if layer >> card & 1]
            if left[: len(here)] != here or len(here) != min(len(left), count(layer)):
                raise InvalidPosition("turn.forecast.cards are not the top of the infection deck")
            left = left[len(here) :]

    def whole(self) -> None:
        """What only the whole position can tell: hands, cures, the end."""
        s = self.s
        cures = sum(state != UNCURED for state in s["diseases"])
        if s["phase"] == OVER:
            self.ended(cures)
            return
        if self.top.get("outcome") is not None:
            raise InvalidPosition("outcome belongs to the phase over")
        if cures == 4:
            raise InvalidPosition("diseases: with four cures the game is over (R13.1)")
        if s["outbreaks"] == LAST_OUTBREAK:
            raise InvalidPosition("outbreaks: with 8 the game is over (R13.2)")
        over = seat_over_limit(s)
        if over == NOBODY and s["phase"] == DISCARD:
            raise InvalidPosition("turn.phase: nobody has to discard")
        if over != NOBODY and s["phase"] not in (EPIDEMIC_PHASE, DISCARD, FORECAST):
            raise InvalidPosition(
                f"players[{over}].hand: {s['hand_size'][over]} cards, limit {HAND_LIMIT}"
            )

    def ended(self, cures: int) -> None:
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
            fields.done()
            if pair not in OUTCOMES:
                raise InvalidPosition(f"outcome: {shown(said)} is no end of a game")
            s["outcome"] = OUTCOMES.index(pair)
        if (s["outcome"] == WON) != (cures == 4):
            raise InvalidPosition("outcome: a game is won with four cures, and only so (R13.1)")
        if (s["outcome"] == LOST_OUTBREAKS) != (s["outbreaks"] == LAST_OUTBREAK):
            raise InvalidPosition("outcome: 8 outbreaks lose the game, and only 8 (R13.2)")
        if s["outcome"] == LOST_CARDS and sum(s["pile_size"]) >= 2:
            raise InvalidPosition("outcome: there are player cards to draw (R6.1)")
