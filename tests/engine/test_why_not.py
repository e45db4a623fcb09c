"""`why_not` and `list_legal` agree: a move has a refusal if and only if it is not listed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import msgspec
import pytest

from fourcures import Game, IllegalMove, Move, Refusal
from fourcures.engine.notation import parse
from fourcures.engine.reasons import refuse
from fourcures.engine.rules.board import CITIES, DISEASES, EVENTS
from fourcures.engine.rules.legality import seats_to_move
from fourcures.protocol.refusals import Refused
from fourcures.testing.strategies import arrange_position, lively_move
from tests.sizes import size

from .arranging import Json, arrange, at, refusal

CARDS = (*CITIES, *EVENTS)


@cache
def universe(roles: tuple[str, ...]) -> dict[str, list[str]]:
    """Return every move that these players could try, by verb; `chosen` has cures and orders."""
    moves = {verb: [f"{verb} {city}" for city in CITIES] for verb in WAYS}
    moves["move"] = [
        f"move {role} {way} {city}" for role, way, city in product(roles, (*WAYS, "join"), CITIES)
    ]
    moves["opsflight"] = [
        f"opsflight {city} discarding {card}" for city, card in product(CITIES, CARDS)
    ]
    moves["build"] = ["build", *(f"build moving {city}" for city in CITIES)]
    moves["treat"] = [f"treat {disease}" for disease in DISEASES]
    moves["give"] = [f"give {card} to {role}" for card, role in product(CARDS, roles)]
    moves["take"] = [f"take {card} from {role}" for card, role in product(CARDS, roles)]
    moves["store"] = [f"store {event}" for event in EVENTS]
    moves["airlift"] = [f"airlift {role} {city}" for role, city in product(roles, CITIES)]
    moves["grant"] = [f"grant {city}" for city in CITIES]
    moves["grant moving"] = [
        f"grant {city} moving {other}" for city, other in product(CITIES, CITIES)
    ]
    moves["resilient"] = [f"resilient {city}" for city in CITIES]
    moves["discard"] = [f"discard {card}" for card in CARDS]
    moves["plain"] = ["pass", "forecast", "quiet", "next"]
    return moves


WAYS = ("drive", "direct", "charter", "shuttle")
# At each moment, only this many moves of each long list are checked, others at other moments.
MOST = 40


def chosen(game: Game, rng: random.Random) -> Iterator[str]:
    """Yield cures and orders with valid and invalid cards: too few, enough, too many."""
    position = game.position()
    active = position["players"][position["turn"]["seat"]]
    for number, disease in enumerate(DISEASES):
        colour = CITIES[12 * number : 12 * number + 12]
        held = [city for city in colour if city in active["hand"]]
        for need in range(3, 7):
            sets = list(combinations(held, need))
            sets = rng.sample(sets, min(3, len(sets)))
            sets += [tuple(rng.sample(colour, need))]
            if len(held) >= need:
                other = rng.choice(colour)
                sets += [tuple({*rng.sample(held, need - 1), other})]
            yield from (f"cure {disease} with {' '.join(sorted(cards))}" for cards in sets)
    looked_at = (position["turn"]["forecast"] or {"cards": rng.sample(CITIES, 6)})["cards"]
    for length in range(1, 7):
        for _ in range(4):
            cards = rng.sample(looked_at, min(length, len(looked_at)))
            yield f"order {' '.join(cards)}"
            yield f"order {' '.join([*cards[1:], rng.choice(CITIES)])}"
            yield f"order {' '.join([*cards[1:], cards[-1]])}"


def candidates(game: Game, rng: random.Random) -> Iterator[str]:
    """Yield a large share of all moves that could be tried, by every seat."""
    position = game.position()
    roles = tuple(player["role"] for player in position["players"])
    seats = range(len(roles))
    for texts in universe(roles).values():
        for text in rng.sample(texts, min(MOST, len(texts))):
            yield f"seat:{rng.choice(seats)} {text}"
            yield f"seat:{position['turn']['seat']} {text}"
    for text in chosen(game, rng):
        yield f"seat:{rng.choice(seats)} {text}"
        yield f"seat:{position['turn']['seat']} {text}"


def beginning(rng: random.Random, number: int) -> Game:
    """Return a new game in any setting, or a game from an arranged position."""
    seed = str(number)
    if number % 2:
        return Game.from_position(arrange_position(rng), seed=seed)
    return Game.new(
        edition=("2008", "2013")[number // 2 % 2],
        players=(2, 3, 4)[number // 4 % 3],
        epidemics=(4, 5, 6)[number // 12 % 3],
        hands=("open", "private")[number // 36 % 2],
        seed=seed,
    )


def seated(move: Move) -> str:
    """Return the text of a move with its seat in front."""
    return f"seat:{move.seat} " + str(move).removeprefix(f"seat:{move.seat} ")


def test_a_move_is_refused_if_and_only_if_it_is_not_legal() -> None:
    """Checked for most possible moves, and for moves that were legal recently."""
    asked = refused = 0
    for number in range(size(12, 72, 1000)):
        rng = random.Random(number)
        game = beginning(rng, number)
        lately: list[str] = []
        while game.outcome is None:
            legal = set(game.legal_moves)
            if rng.random() < 0.05:
                for text in [*candidates(game, rng), *lately]:
                    move = parse(text, game.state)
                    why = game.why_not(move)
                    assert (why is None) == (move in legal), f"{number}: {move!r}: {why}"
                    asked += 1
                    refused += why is not None
            some = rng.sample(sorted(legal), min(len(legal), 30))
            lately = lately[-100:] + [seated(move) for move in some]
            game.play(lively_move(game, rng))
    assert 0 < refused < asked


def test_why_not_returns_nothing_for_a_legal_move() -> None:
    for number in range(size(12, 36, 500)):
        rng = random.Random(number)
        game = beginning(rng, number)
        while game.outcome is None:
            for move in game.legal_moves:
                assert game.why_not(move) is None, move
            game.play(lively_move(game, rng))


def test_the_game_waits_for_those_who_have_a_move_besides_events() -> None:
    several = 0
    for number in range(size(12, 36, 500)):
        rng = random.Random(number)
        game = beginning(rng, number)
        while game.outcome is None:
            movers = sorted({move.seat for move in game.legal_moves if not move.plays_event})
            assert seats_to_move(game.state) == movers
            several += movers != [game.state["turn"]]
            game.play(lively_move(game, rng))
        assert seats_to_move(game.state) == []
    assert several


def test_after_the_end_everything_is_refused_for_that_reason() -> None:
    for number in range(size(4, 6, 60)):
        rng = random.Random(number)
        game = beginning(rng, number)
        while game.outcome is None:
            game.play(lively_move(game, rng))
        assert game.legal_moves == []
        for text in candidates(game, rng):
            why = game.why_not(text)
            assert why is not None
            assert why.rule == "R13.5", text


def test_text_and_move_are_refused_alike() -> None:
    for number in range(size(4, 6, 200)):
        rng = random.Random(number)
        game = beginning(rng, number)
        for _ in range(rng.randrange(30)):
            if game.outcome is None:
                game.play(lively_move(game, rng))
        for text in rng.sample(list(candidates(game, rng)), 300):
            assert game.why_not(parse(text, game.state)) == game.why_not(text)


# Moves are numbers independent of a game: a move of another game is refused, not misread.

ELSEWHERE = [
    ("move researcher drive chicago", [at("dispatcher"), at("researcher")]),
    ("move researcher join lima", [at("dispatcher"), at("researcher"), at("medic", "lima")]),
    ("give atlanta to researcher", [at("dispatcher"), at("researcher")]),
    ("take atlanta from researcher", [at("dispatcher"), at("researcher")]),
    ("airlift researcher cairo", [at("dispatcher"), at("researcher")]),
]
FOUR = [
    at("dispatcher", "atlanta", "atlanta", "airlift"),
    at("scientist"),
    at("operations_expert", "lima"),
    at("medic"),
]


@pytest.mark.parametrize(
    ("text", "players"), ELSEWHERE, ids=[text.replace(" ", "-") for text, _ in ELSEWHERE]
)
def test_a_move_about_a_player_who_is_not_here_is_refused(text: str, players: list[Json]) -> None:
    move = parse(text, arrange(*players).state)
    game = arrange(*FOUR)
    before = game.position()
    why = game.why_not(move)
    assert why is not None
    assert why.code == "not_in_game"
    with pytest.raises(IllegalMove):
        game.play(move)
    assert game.position() == before


def test_a_move_by_a_seat_that_is_not_here_is_refused() -> None:
    at_four = arrange(at("scientist"), at("medic"), at("researcher", "atlanta", "airlift"))
    move = parse("airlift medic cairo", at_four.state)
    game = arrange(at("contingency_planner", stored="airlift"), at("medic"))
    assert move.seat == 2
    assert move not in game.legal_moves
    why = game.why_not(move)
    assert why is not None
    with pytest.raises(IllegalMove):
        game.play(move)


def test_a_discard_that_was_listed_in_another_turn_is_the_same_move() -> None:
    over = [at("medic"), at("scientist", "lima", *CITIES[:8])]
    first, second = (arrange(*over, turn={"phase": "discard", "seat": seat}) for seat in (0, 1))
    for move in first.legal_moves:
        assert (second.why_not(move) is None) == (move in second.legal_moves)


# Rules that stop the whole game take precedence over unknown players and cards.

NOT_IN_GAME = [
    "seat:3 drive chicago",
    "seat:x drive chicago",
    "move researcher drive chicago",
    "give atlanta to researcher",
    "take atlanta from seat:3",
    "drive atlantis",
    "build moving atlantis",
    "treat green",
    "store quiet",
    "cure red with atlantis",
]
SIX = ["algiers", "baghdad", "cairo", "chennai", "delhi", "istanbul"]
STOPPED: dict[str, tuple[str, Json]] = {
    "R13.5": ("game_over", {"turn": {"phase": "over"}, "outbreaks": 8}),
    "R10.4": (
        "forecast_pending",
        {
            "turn": {
                "phase": "forecast",
                "resume": ["discard", "draw"],
                "forecast": {"seat": 0, "cards": SIX},
            }
        },
    ),
    "R9.1": ("discard_first", {"turn": {"phase": "discard", "resume": ["draw"]}}),
}


def stopped(rule: str) -> Game:
    over = at("medic", "atlanta", *CITIES[:8])
    return arrange(over, at("dispatcher"), **STOPPED[rule][1])


@pytest.mark.parametrize("text", NOT_IN_GAME, ids=lambda text: text.replace(" ", "-"))
@pytest.mark.parametrize("rule", STOPPED)
def test_R13_5_R10_4_R9_1_come_before_R1(rule: str, text: str) -> None:
    assert refusal(stopped(rule), text) == (rule, STOPPED[rule][0])


@pytest.mark.parametrize("rule", STOPPED)
def test_R13_5_R10_4_R9_1_come_before_R1_for_a_move_of_another_table(rule: str) -> None:
    players = ELSEWHERE[0][1]
    move = parse("move researcher drive chicago", arrange(*players).state)
    why = stopped(rule).why_not(move)
    assert why is not None
    assert (why.rule, why.code) == (rule, STOPPED[rule][0])


def test_R13_5_R10_4_come_before_R1_for_events_and_R9_1_lets_them_be() -> None:
    for text in ("airlift researcher cairo", "resilient atlantis", "discard atlantis"):
        assert refusal(stopped("R13.5"), text) == ("R13.5", "game_over")
        assert refusal(stopped("R10.4"), text) == ("R10.4", "forecast_pending")
    assert refusal(stopped("R9.1"), "airlift researcher cairo") == ("R1.6", "not_in_game")
    assert refusal(stopped("R9.1"), "discard atlantis") == ("R1.4", "unknown_card")
    assert refusal(stopped("R10.4"), "order atlantis") == ("R1.1", "unknown_city")


@pytest.mark.parametrize("rule", STOPPED)
def test_R3_1_a_text_that_is_not_a_move_stays_unreadable(rule: str) -> None:
    for text in ("", "fly cairo", "seat:3 fly cairo"):
        assert refusal(stopped(rule), text) == ("R3.1", "not_a_move")
    for text in ("drive", "seat:3 drive", "move medic fly cairo", "discard"):
        assert refusal(stopped(rule), text) == ("R3.1", "wrong_form")


# Whose hand lacks the card

LACKING = [
    ("move medic direct cairo", "no_card_of_target", "dispatcher"),
    ("move medic charter cairo", "no_card_of_origin", "dispatcher"),
    ("direct cairo", "no_card_of_target", "dispatcher"),
    ("charter cairo", "no_card_of_origin", "dispatcher"),
    ("build", "no_card_to_build", "dispatcher"),
    ("give lima to medic", "not_in_hand", "dispatcher"),
    ("take lima from medic", "not_in_hand", "medic"),
]


@pytest.mark.parametrize(
    ("text", "code", "player"), LACKING, ids=[text.replace(" ", "-") for text, _, _ in LACKING]
)
def test_R4_10_R11_2_a_missing_card_is_missing_in_a_named_hand(
    text: str, code: str, player: str
) -> None:
    game = arrange(at("dispatcher", "lima"), at("medic", "lima"))
    why = game.why_not(text)
    assert why is not None
    assert (why.code, why.params["player"]) == (code, player)
    assert why.message.endswith(f" is not in the {player}'s hand.")


def test_R9_1_the_hand_that_lacks_the_card_to_discard_is_named() -> None:
    game = arrange(at("dispatcher"), at("medic", "lima", *CITIES[:8]), turn={"phase": "discard"})
    why = game.why_not("discard lima")
    assert why is not None
    assert why.message == "lima is not in the medic's hand."


@pytest.mark.parametrize(
    "text",
    [
        "discard epidemic",
        "give epidemic to scientist",
        "take epidemic from scientist",
        "cure red with epidemic",
        "opsflight cairo discarding epidemic",
    ],
)
def test_R6_2_an_epidemic_is_a_card_that_nobody_can_hold(text: str) -> None:
    game = arrange(at("medic"), at("scientist"))
    assert refusal(game, text) == ("R6.2", "epidemic_not_held")
    assert refusal(stopped("R13.5"), text) == ("R13.5", "game_over")


# Refusals as data: the parameters have different names in Python and in JSON.


def test_the_parameters_of_a_refusal_are_named_alike_everywhere() -> None:
    game = arrange(at("medic", "essen"), at("scientist"))
    why = game.why_not("drive moscow")
    assert why is not None
    assert why.params == {"origin": "essen", "city": "moscow"}
    with pytest.raises(IllegalMove) as raised:
        game.play("drive moscow")
    assert raised.value.params == why.params
    assert Refused.illegal(raised.value).params == why.params


def test_clients_read_the_parameters_as_args() -> None:
    why = refuse("R4.5", "already_there", city="essen")
    assert msgspec.to_builtins(why) == {
        "rule": "R4.5",
        "code": "already_there",
        "args": {"city": "essen"},
    }
    assert msgspec.json.decode(msgspec.json.encode(why), type=Refusal) == why
