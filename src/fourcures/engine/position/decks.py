"""Read the decks of a position: piles, layers, private knowledge and the script.

This is the part of `reader` for cards that are not in a hand.
"""

from __future__ import annotations

from ..deck_view import known_layers, run_cards, true_layers
from ..errors import InvalidPosition
from ..events import members
from ..rules.bits import count
from ..rules.board import CARDS, CITY_COUNT, EPIDEMIC, MOST_EPIDEMICS
from ..rules.chance import Chance
from ..rules.setup import make_piles
from ..rules.state import FORECAST, FORECAST_SIZE, PILES, RUNS, State, run_index
from .fields import Fields, quote
from .ids import Ids


class DeckReader:
    """Read both decks into a state in which every other card already has its place."""

    def __init__(self, top: Fields, s: State, ids: Ids, chance: Chance) -> None:
        self.top, self.s, self.ids, self.chance = top, s, ids, chance

    def read(self) -> None:
        """Read the player deck, the infection deck, what each seat knows of it, and the script."""
        self.read_player_deck()
        deck = self.top.read_object("infection_deck")
        self.read_infection_deck(deck)
        self.read_known()
        self.read_script(deck)

    def read_player_deck(self) -> None:
        """Fill the player deck with the remaining cards, in the given piles or those of R2.5."""
        s = self.s
        for card in self.ids.places:
            s["pool"] &= ~(1 << card)
        left = s["epidemics"] - s["drawn"] - s["pending"]
        if left < 0:
            raise InvalidPosition("epidemics_drawn: more than this game has")
        deck = self.top.read_object("player_deck")
        if deck.has("piles"):
            piles = deck.read_objects("piles")
            if len(piles) > PILES:
                raise InvalidPosition("player_deck.piles: at most 6 are allowed")
            for pile, fields in enumerate(piles):
                s["pile_size"][pile] = fields.read_number("cards", 0, 1, 59)
                s["pile_epidemic"][pile] = fields.read_number("epidemics", 0, 0, 1)
                fields.refuse_others()
            if sum(s["pile_epidemic"]) != left:
                raise InvalidPosition(
                    f"player_deck.piles hold {sum(s['pile_epidemic'])} epidemics, "
                    f"but {left} of {s['epidemics']} are still to come"
                )
            if sum(s["pile_size"]) != count(s["pool"]) + left:
                raise InvalidPosition(
                    f"player_deck.piles hold {sum(s['pile_size'])} cards, "
                    f"but {count(s['pool']) + left} are left for the deck"
                )
        else:
            make_piles(s, left)
        if deck.has("next"):
            self.read_next_player_cards(deck.read_array("next"))
        deck.refuse_others()

    def read_next_player_cards(self, names: list[object]) -> None:
        """Read the script of the player deck, which must fit the piles."""
        s, where = self.s, "player_deck.next"
        piles = list(zip(s["pile_size"], s["pile_epidemic"], strict=True))
        if len(names) > sum(s["pile_size"]):
            raise InvalidPosition(f"{where} names more cards than the deck has")
        cards = []
        pool = s["pool"]
        for name in names:
            if name == "epidemic":
                card = EPIDEMIC
            else:
                card = self.ids.read_player_card(name, where)
                if not pool >> card & 1:
                    raise InvalidPosition(f"{where}: {name} is not in the deck, or is named twice")
                pool &= ~(1 << card)
            cards.append(card)
        at = 0
        for pile, (size, epidemic) in enumerate(piles):
            in_pile = cards[at : at + size]
            epidemics = in_pile.count(EPIDEMIC)
            at += size
            if epidemics > epidemic:
                raise InvalidPosition(f"{where}: pile {pile} has no epidemic left")
            if epidemic and len(in_pile) == size and size > 0 and not epidemics:
                raise InvalidPosition(f"{where}: the epidemic of pile {pile} is missing")
        self.chance["next"][: len(cards)] = cards
        self.chance["next_count"] = len(cards)

    def read_infection_deck(self, deck: Fields) -> None:
        """Fill the infection deck with the remaining cards, in one layer or in the given ones."""
        s = self.s
        masks: list[int] = []
        rest_at = -1
        for i, layer in enumerate(deck.read_array("layers", [["..."]])):
            where = f"infection_deck.layers[{i}]"
            if not isinstance(layer, list):
                raise InvalidPosition(f"{where} must be a list, not {quote(layer)}")
            mask = 0
            for word in layer:
                if word == "...":
                    if rest_at >= 0:
                        raise InvalidPosition(f"{where}: '...' may be in one layer only")
                    rest_at = i
                else:
                    mask |= 1 << self.ids.place_infection_card(word, where)
            masks.append(mask)
        missing = [card for card in range(CITY_COUNT) if card not in self.ids.infection_places]
        if rest_at >= 0:
            masks[rest_at] |= sum(1 << card for card in missing)
        elif missing:
            names = ", ".join(members(1 << card)[0] for card in missing[:3])
            raise InvalidPosition(
                f"infection_deck: {len(missing)} cards have no place ({names} ...)"
            )
        masks = [mask for mask in masks if mask]
        if any(masks.count(mask) > 1 for mask in masks):
            raise InvalidPosition("infection_deck.layers: a card is in two layers")
        s["layer_count"] = len(masks)
        for i in range(CITY_COUNT):
            s["layers"][i] = masks[len(masks) - 1 - i] if i < len(masks) else 0
            # A position does not store k: the top layer counts as the newest, and so on downwards.
            s["layer_k"][i] = max(0, s["drawn"] - (len(masks) - 1 - i)) if i < len(masks) else 0

    def read_known(self) -> None:
        """R12.3, R12.5: read the knowledge that only some seats have."""
        s = self.s
        for seat, fields in enumerate(self.top.read_objects("players")):
            if not fields.has("known"):
                continue
            known = fields.read_object("known")
            if not s["private"]:
                raise InvalidPosition(f"{known.name}: leave this out when hands are open")
            for word in known.read_array("shown"):
                where = known.path("shown")
                card = self.ids.read_player_card(word, where)
                if not s["hands"][seat] >> card & 1:
                    raise InvalidPosition(f"{where}: {quote(word)} is not in the hand")
                s["shown"][seat] |= 1 << card
            for run in known.read_objects("forecasts"):
                self.read_run(seat, run)
            known.refuse_others()
        self.check_runs()

    def read_run(self, seat: int, fields: Fields) -> None:
        s = self.s
        run = fields.read_number("time", 0, 0, 1)
        if s["run_size"][run]:
            raise InvalidPosition(f"{fields.path('time')}: two Forecasts have the same time")
        cards = self.ids.read_looked_at(fields)
        s["run_cards"][run_index(run, 0) : run_index(run, len(cards))] = cards
        s["run_size"][run] = len(cards)
        s["run_at"][run] = fields.read_number("at", 0, 0, CITY_COUNT - 1)
        s["run_covered"][run] = fields.read_number("covered", 0, 0, len(cards))
        s["run_seat"][run] = seat
        fields.refuse_others()

    def check_runs(self) -> None:
        """Check that the cards of each Forecast are where the layers allow them."""
        s = self.s
        where = "known.forecasts"
        later = set(run_cards(s, 1))
        for run in range(RUNS):
            size, at = s["run_size"][run], s["run_at"][run]
            if not size:
                if s["run_covered"][run]:
                    raise InvalidPosition(f"{where}: covered must be 0 without cards")
                continue
            cards = run_cards(s, run)
            # The later Forecast applies to the layers as the older one left them.
            deck = known_layers(s, [run == 1, False])[0]
            span, reached = 0, 0
            for layer in deck:
                inside = max(0, min(span + count(layer), at + size) - max(span, at))
                in_layer = sum(layer >> card & 1 for card in cards)
                reached += in_layer
                if in_layer != inside:
                    raise InvalidPosition(f"{where}: the cards are not at place {at} of the deck")
                span += count(layer)
            if reached != size or at + size > span:
                raise InvalidPosition(f"{where}: a card is not in the infection deck")
            covered = s["run_covered"][run]
            if run == 1 and covered:
                raise InvalidPosition(f"{where}: covered must be 0 for the latest Forecast")
            if run == 0 and not later.issuperset(cards[:covered]):
                raise InvalidPosition(
                    f"{where}: covered is larger than the overlap with the later Forecast"
                )
            if run == 0 and later.intersection(cards[covered:]):
                raise InvalidPosition(f"{where}: a card is in two places")

    def read_script(self, deck: Fields) -> None:
        """Read `next`, `bottom` and `shuffles` as places within the layers."""
        chance, s = self.chance, self.s
        layers = true_layers(s)
        where = "infection_deck.next"
        names = deck.read_array("next")
        if s["phase"] == FORECAST:
            self.check_looked()
            seen = [CARDS[card] for card in s["forecast_cards"][: s["forecast_size"]]]
            if any(name not in (None, card) for name, card in zip(names, seen)):
                raise InvalidPosition(
                    f"{where}: turn.forecast.cards has these cards in another order"
                )
        if len(names) > sum(count(layer) for layer in layers):
            raise InvalidPosition(f"{where} names more cards than the deck has")
        self.place_cards(names, layers, 1, where)
        self.place_cards(deck.read_array("bottom"), layers[::-1], -1, "infection_deck.bottom")
        shuffles = deck.read_array("shuffles")
        if len(shuffles) > MOST_EPIDEMICS:
            raise InvalidPosition("infection_deck.shuffles: at most 6 are allowed")
        for n, order in enumerate(shuffles):
            where = f"infection_deck.shuffles[{n}]"
            if not isinstance(order, list):
                raise InvalidPosition(f"{where} must be a list, not {quote(order)}")
            cards = [self.ids.read_city(name, where) for name in order]
            if len(set(cards)) != len(cards):
                raise InvalidPosition(f"{where} names a card twice")
            chance["shuffle"][CITY_COUNT * n : CITY_COUNT * n + len(cards)] = cards
            chance["shuffle_size"][n] = len(cards)
        chance["shuffle_count"] = len(shuffles)
        chance["scripted"] = int(any(chance["place"]) or bool(shuffles))
        deck.refuse_others()

    def place_cards(self, names: list[object], layers: list[int], sign: int, where: str) -> None:
        """Give these cards their places from one end: the top (sign 1) or the bottom (-1).

        From the top, None leaves a place open, and then all further ones in the same layer.
        """
        place = self.chance["place"]
        i, used, open_from_here = 0, 0, False
        for name in names:
            while i < len(layers) and used == count(layers[i]):
                i, used, open_from_here = i + 1, 0, False
            used += 1
            if name is None and sign > 0:
                open_from_here = True
                continue
            card = self.ids.read_city(name, where)
            in_layer = i < len(layers) and layers[i] >> card & 1
            if not in_layer or place[card] or open_from_here:
                raise InvalidPosition(f"{where}: {name} cannot be there")
            place[card] = sign * used

    def check_looked(self) -> None:
        """Check that the cards of a running Forecast are the top of the deck."""
        s = self.s
        seen = s["forecast_cards"][: s["forecast_size"]]
        whole = sum(count(layer) for layer in true_layers(s))
        if len(seen) != min(FORECAST_SIZE, whole):
            raise InvalidPosition(
                f"turn.forecast.cards: a Forecast shows {min(FORECAST_SIZE, whole)} cards here"
            )
        left = list(seen)
        for layer in true_layers(s):
            in_layer = [card for card in left if layer >> card & 1]
            if left[: len(in_layer)] != in_layer or len(in_layer) != min(len(left), count(layer)):
                raise InvalidPosition("turn.forecast.cards are not the top of the infection deck")
            left = left[len(in_layer) :]
