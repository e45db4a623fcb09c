"""English sentences for what happens, what is refused, what is awaited and how a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import happenings as h
from ..engine.board import LAST_OUTBREAK
from ..engine.reasons import SENTENCES, Refusal
from .glance import Glance
from .names import SHORT_ROLES, Names

HOW = {
    "drive": "drives to {city}",
    "direct": "flies to {city}",
    "charter": "charters a flight to {city}",
    "shuttle": "takes the shuttle to {city}",
    "opsflight": "flies from the station to {city}",
}
HOW_MOVED = {
    "drive": "drives the {player} to {city}",
    "direct": "flies the {player} to {city}",
    "charter": "charters a flight to {city} for the {player}",
    "shuttle": "sends the {player} by shuttle to {city}",
    "join": "brings the {player} to the others in {city}",
}
ENDINGS = {
    "cures": "All four cures are found: the game is WON (R13.1).",
    "outbreaks": "The eighth outbreak: the game is LOST (R13.2).",
    "cubes": "A cube must be placed and none is left: the game is LOST (R13.2).",
    "cards": "Too few player cards are left to draw: the game is LOST (R6.1).",
}


def told(events: Sequence[h.Happening], names: Names) -> list[str]:
    """What happened, one sentence for each thing that a player wants to hear."""
    lines = []
    drawn: list[h.Drew] = []
    for event, after in zip(events, [*events[1:], None], strict=False):
        if isinstance(event, h.Turned) and city_of(after) == event.city and not event.bottom:
            continue  # the next sentence names the city and what became of it
        if isinstance(event, h.Drew):
            drawn.append(event)
            if not isinstance(after, h.Drew):
                lines.append(draw(drawn, names))
                drawn = []
            continue
        lines.append(sentence(event, names))
    return lines


def draw(drawn: Sequence[h.Drew], n: Names) -> str:
    """The cards of one draw in one sentence."""
    cards = ["an EPIDEMIC" if e.card == "epidemic" else n.card(e.card) for e in drawn]
    end = "!" if "an EPIDEMIC" in cards else "."
    if len(drawn) > 1 and all(e.card is None for e in drawn):
        cards = [f"{len(drawn)} hidden cards"]
    return f"The {n(drawn[0].player)} draws {' and '.join(cards)}{end}"


def city_of(event: h.Happening | None) -> str | None:
    """The city whose cubes an event is about."""
    return event.city if isinstance(event, h.Infected | h.Prevented | h.Outbreak) else None


def sentence(event: h.Happening, n: Names) -> str:
    """One event as a sentence."""
    match event:
        case h.Moved(player=player, city=city, how=how, by=by):
            return moved(player, city, how, by, n)
        case h.Discarded(player=player, card=card):
            return f"The {n(player)} discards {n.card(card)}."
        case h.Played(player=player, card=card, stored=stored):
            end = " from the role card; it leaves the game" if stored else ""
            return f"The {n(player)} plays {n(card)}{end}."
        case h.Built(city=city):
            return f"A research station now stands in {n(city)}."
        case h.StationTaken(city=city):
            return f"The research station in {n(city)} is taken away."
        case h.Treated(player=player, city=city, disease=disease, cubes=cubes, presence=presence):
            verb = "'s presence clears" if presence else " removes"
            return f"The {n(player)}{verb} {cubes} {disease} from {n(city)}."
        case h.Shared(giver=giver, receiver=receiver, card=card):
            return f"The {n(giver)} gives {n.card(card)} to the {n(receiver)}."
        case h.Cured(player=player, disease=disease):
            return f"The {n(player)} finds the cure for {disease}!"
        case h.Eradicated(disease=disease):
            return f"The {disease} disease is eradicated!"
        case h.Stored(player=player, card=card):
            return f"The {n(player)} stores {n(card)} on the role card."
        case h.Passed(player=player, actions=actions):
            return f"The {n(player)} gives up {counted(actions, 'action')}."
        case h.Drew():
            return draw([event], n)
        case h.Increased(epidemics=epidemics, rate=rate):
            return f"Epidemic {epidemics}: the infection rate is now {rate}."
        case h.Turned(city=city, bottom=bottom):
            end = ", from the bottom of the deck" if bottom else ""
            return f"Infection card: {n(city)}{end}."
        case h.Infected(city=city, disease=disease, cubes=cubes, total=total):
            now = "" if cubes == total else f", now {total}"
            return f"{n(city)} gets {cubes} {disease}{now}."
        case h.Prevented(city=city, disease=disease, by="eradicated"):
            return f"{n(city)}: no cube, {disease} is eradicated."
        case h.Prevented(city=city, disease=disease, by=by):
            return f"{n(city)}: no {disease} cube, the {n(by)} protects it."
        case h.Outbreak(city=city, disease=disease, outbreaks=outbreaks, origin=origin):
            end = f", set off by {n(origin)}" if origin else ""
            return f"OUTBREAK {outbreaks} of {LAST_OUTBREAK}: {disease} in {n(city)}{end}!"
        case h.Intensified(cards=cards):
            return f"Back on top of the infection deck, shuffled: {n.list(cards) or 'none'}."
        case h.Skipped():
            return "A quiet night: no city is infected."
        case h.Removed(card=card):
            return f"The infection card of {n(card)} leaves the game."
        case h.Looked(player=player, number=number, cards=cards):
            end = f": {n.list(cards)}" if cards else ""
            return f"The {n(player)} looks at the top {number} infection cards{end}."
        case h.Ordered(player=player, number=number, cards=cards):
            end = f": {n.list(cards)}" if cards else ""
            return f"The {n(player)} puts the {number} cards back in order{end}."
        case h.Turn(player=player):
            return f"It is the {n(player)}'s turn."
        case h.Ended(cause="cubes", disease=disease):
            return ENDINGS["cubes"].replace("cube", f"{disease} cube")
        case h.Ended(cause=cause):
            return ENDINGS[cause]
        case _:
            raise TypeError(f"no sentence for {event!r}")


def moved(player: str, city: str, how: str, by: str, n: Names) -> str:
    """A pawn's move; the Dispatcher and Airlift move pawns of others."""
    if how == "airlift":
        return f"The {n(player)} is airlifted to {n(city)}."
    if how == "join" and player == by:
        return f"The {n(player)} goes to the others in {n(city)}."
    forms = HOW if player == by else HOW_MOVED
    return f"The {n(by)} {forms[how].format(player=n(player), city=n(city))}."


def counted(number: int, thing: str) -> str:
    """A number with its noun."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def reason(refusal: Refusal, n: Names) -> str:
    """Why a move is refused: the sentence with names instead of ids, then the rule."""
    args = {
        key: " ".join(map(n, value.split())) if key == "cards" and isinstance(value, str) else value
        for key, value in refusal.args.items()
    }
    args = {key: n(value) if isinstance(value, str) else value for key, value in args.items()}
    return f"{SENTENCES[refusal.code].format(**args)} ({refusal.rule})"


def awaited(glance: Glance) -> str:
    """Who is to do what, short enough for a prompt."""
    if glance.outcome is not None:
        return f"Game over, {glance.outcome['result']}"
    who = SHORT_ROLES[glance.players[glance.decider].role]
    match glance.phase:
        case "actions":
            return f"{who}, {counted(glance.actions_left, 'action')} left"
        case "draw":
            return f"{who}: next draws 2 cards"
        case "epidemic" if glance.epidemic_step == "infected":
            return f"{who}: next intensifies"
        case "epidemic":
            return f"{who}: next begins the second epidemic"
        case "discard":
            over = len(glance.players[glance.decider].hand) - 7
            return f"{who} must discard {over}"
        case "forecast":
            return f"{who} orders the Forecast"
        case _ if glance.infections_left == 0:
            return f"{who}: next ends the turn"
        case _ if glance.quiet_nights and glance.infections_left == glance.rate:
            return f"{who}: next, a quiet night"
        case _:
            return f"{who}: next infects, {glance.infections_left} to come"
