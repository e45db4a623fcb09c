"""What is said about a turn is true: of its moves, or in as many futures as it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple, cast, get_args

import pytest
from benchmarks.claims import comes

from fourcures import Game
from fourcures.analysis.odds import odds
from fourcures.analysis.outbreaks import outbreak_odds
from fourcures.bots import PolicyBot, Search
from fourcures.bots.coach.advice import advise
from fourcures.bots.coach.claims import CHANGES, COUNTED, MOST, claim_turn
from fourcures.bots.coach.dangers import INFECTED, MORE, SHIELDED
from fourcures.bots.coach.deeds import claim_deeds
from fourcures.bots.coach.later import MOSTLY, play_futures
from fourcures.bots.coach.needed_events import RESTS
from fourcures.bots.coach.parts import rank_parts
from fourcures.bots.team import next_move
from fourcures.engine.buffers import pack, unpack
from fourcures.engine.events import Treated
from fourcures.engine.notation import Move, parse
from fourcures.engine.rules.board import CARD, CITIES, CITY, DISEASE, FIRST_EVENT, ROLES
from fourcures.engine.rules.state import ACTIONS, CURED, NOBODY, UNCURED, WON, State, copy
from fourcures.engine.view import View
from fourcures.protocol.coach import CLAIM_FUTURES as FUTURES
from fourcures.protocol.coach import Claim, ClaimCode, ClaimFigures
from fourcures.terminal.say.advice import describe_claim
from fourcures.text.language import LANGUAGES, Language
from fourcures.text.names import Names
from tests.engine.arranging import arrange, at, only
from tests.locales.messages import messages
from tests.sizes import size, sweep

FEW = 300  # rollouts
OTHER = 300  # a slot of the kernels
SETTINGS = [
    (players, epidemics, hands)
    for players in (2, 3, 4)
    for epidemics in (4, 5, 6)
    for hands in ("open", "private")
]


class ExplainedTurn(NamedTuple):
    """A turn of a bots' game: before it, after its moves, and what comes in each future."""

    before: State
    after: State
    viewer: int
    futures: list[list[State]]
    says: list[Claim]
    cleaned: list[Treated]
    without_point: list[list[State]]  # the futures of the turn without its first part


def explained_turns() -> Iterator[ExplainedTurn]:
    """Yield turns of whole games, in every setting."""
    for number in count():
        players, epidemics, hands = SETTINGS[number % len(SETTINGS)]
        game = Game.new(players=players, epidemics=epidemics, hands=hands, seed=f"claim {number}")
        search, others = Search(rollouts=FEW), [PolicyBot() for _ in range(players)]
        while game.outcome is None:
            s = game.state
            if s["phase"] != ACTIONS or s["actions_left"] < 4:
                game.play(next_move(game, others))
                continue
            view = game.view(s["turn"])
            best = search.rank_turns(view.state, s["turn"])[0]
            says = claim_turn(view, best.moves, search, best.slot)
            futures = futures_of(view, search, best.slot)
            search.kernels.put(
                OTHER, pack(rank_parts(view, best.moves, search.kernels, best.slot)[0].without)
            )
            without_point = futures_of(view, search, OTHER)
            events = [event for move in best.moves for event in game.play(Move(move))]
            cleaned = [event for event in only(Treated, events) if event.presence]
            after = game.view(view.viewer).state
            yield ExplainedTurn(view.state, after, view.turn, futures, says, cleaned, without_point)


def futures_of(view: View, search: Search, slot: int) -> list[list[State]]:
    """Return the positions at the end of this turn and the next ones in each future of a slot."""
    watched = play_futures(search.kernels, slot, view, view.state["players"], search.seed)
    return [[unpack(moment) for moment in future] for future in watched]


def holds(claim: Claim, turn: ExplainedTurn) -> bool | int:
    """Return whether a claim is true of a turn, or in how many futures."""
    before, after, figures = turn.before, turn.after, claim.figures
    if claim.futures is not None:
        return sum(comes(claim, turn.after, future) for future in turn.futures)
    match claim.code:
        case "wins":
            return after["outcome"] == WON
        case "cures":
            disease = DISEASE[figures["disease"]]
            return before["diseases"][disease] == UNCURED != after["diseases"][disease]
        case "shares" | "shares_all" | "shares_unseen" | "takes" | "takes_all":
            seat = after["seat_of"][ROLES.index(figures["receiver"])]
            cards = [CARD[name] for name in figures.get("cards", [figures.get("card", "")])]
            return all(
                after["player_discards"] >> card & 1  # used in the same turn
                or (not before["hands"][seat] >> card & 1 and after["hands"][seat] >> card & 1)
                for card in cards
            )
        case "treats":
            place = 4 * CITY[figures["city"]] + DISEASE[figures["disease"]]
            cubes = before["cubes"][place], after["cubes"][place]
            return cubes == (figures["cubes"], figures["left"]) and cubes[0] > cubes[1]
        case "cleans":
            assert sorted(figures["cities"]) == sorted({event.city for event in turn.cleaned})
            return figures["cubes"] == sum(event.cubes for event in turn.cleaned)
        case "builds":
            return not before["stations"] >> CITY[figures["city"]] & 1
        case "goes":
            return after["city"][before["turn"]] == CITY[figures["city"]]
        case "brings" | "airlifts":
            return figures["pawn"] in ROLES and figures["city"] in CITIES
        case "discards" | "discards_cured" | "discards_keeps":
            card = CARD[figures["card"]]
            is_cured = card < 48 and after["diseases"][card // 12] >= CURED
            said_cured = claim.code == "discards_cured"
            return bool(after["player_discards"] >> card & 1) and is_cured is said_cured
        case "danger" | "dangers":
            return is_danger(claim, turn)
        case "shields" | "shields_cubes":
            return is_shield(claim, turn)
        case "counts_on":
            return is_needed(claim, turn)
        case "without_outbreak":
            risks = outbreak_odds(View(turn.after, turn.viewer)).cities
            return figures["risk"] == pytest.approx(risks.get(figures["city"], 0.0), abs=1e-4)
        case "without_worse" | "without_turn" | "nothing_urgent" | "without_cured":
            return True  # recomputed by `benchmarks.claims`
        case "passes" | "plays" | "stores" | "removes":
            return True
    raise AssertionError(claim)


def is_danger(claim: Claim, turn: ExplainedTurn) -> bool:
    """Return whether the odds of outbreaks are those of the rules, and as in the futures."""
    chances, figures = outbreak_odds(View(turn.after, turn.viewer)), claim.figures
    assert figures["risk"] == pytest.approx(max(chances.cities.values()), abs=1e-4)
    assert figures["risk"] == pytest.approx(chances.cities[figures["city"]], abs=1e-4)
    told = figures.get("any", figures["risk"])
    assert told <= chances.any + 1e-4 and chances.any - told < MORE
    if not any(hand >> FIRST_EVENT for hand in turn.after["hands"]) and not turn.after["private"]:
        broke = sum(future[0]["outbreaks"] > turn.after["outbreaks"] for future in turn.futures)
        error = 5 * (chances.any * (1 - chances.any) * FUTURES) ** 0.5 + 2
        assert abs(broke - FUTURES * chances.any) <= error
    return True


def is_shield(claim: Claim, turn: ExplainedTurn) -> bool:
    """Return whether a city is safe, and would not be if the role did not protect it."""
    figures, bare = claim.figures, copy(turn.after)
    role = ROLES.index(figures["pawn"])
    other = next(other for other in range(len(ROLES)) if bare["seat_of"][other] == NOBODY)
    seat = bare["seat_of"][role]
    bare["roles"][seat], bare["seat_of"][role], bare["seat_of"][other] = other, NOBODY, seat
    with_it, without = (outbreak_odds(View(s, turn.viewer)) for s in (turn.after, bare))
    assert figures["city"] not in with_it.cities
    if claim.code == "shields":
        found, least = without.cities[figures["city"]], SHIELDED
    else:
        assert figures["city"] in odds(View(turn.after, turn.viewer)).protected
        assert figures["city"] not in odds(View(bare, turn.viewer)).protected
        found, least = odds(View(bare, turn.viewer)).infected[figures["city"]], INFECTED
    assert figures["risk_otherwise"] == pytest.approx(found, abs=1e-4)
    return found >= least


def is_needed(claim: Claim, turn: ExplainedTurn) -> bool:
    """Return whether the claim before is true in clearly fewer futures without the event."""
    before = turn.says[turn.says.index(claim) - 1]
    assert before.futures is not None
    return before.futures - claim.figures["otherwise"] >= RESTS


def test_every_claim_about_a_turn_is_true() -> None:
    codes: Counter[str] = Counter()
    for _, turn in zip(range(size(12, 60, 500)), explained_turns(), strict=False):
        assert 1 <= len(turn.says) <= MOST
        for claim in turn.says:
            found = holds(claim, turn)
            codes[claim.code] += 1
            if claim.futures is None:
                assert found is True, claim
            elif claim.code.startswith("without_"):
                assert claim.futures == found != claim.figures["otherwise"], claim
            else:
                assert MOSTLY <= claim.futures <= found <= claim.of, claim
            if claim.code in COUNTED and "otherwise" in claim.figures:
                without = sum(comes(claim, turn.after, future) for future in turn.without_point)
                assert without <= claim.figures["otherwise"]
                assert claim.figures["otherwise"] + CHANGES <= (claim.futures or 0)
    assert len(codes) > 4, codes


def test_sharing_a_card_names_the_cure_it_prepares() -> None:
    game = arrange(
        at("medic", "atlanta", "atlanta"),
        at("scientist", "atlanta", "chicago", "essen", "london"),
        stations=["atlanta"],
    )
    view, search = game.view(0), Search()
    give = parse("give atlanta to scientist", game.state, 0)
    [slot] = search.fill_slots(view.state, [give])
    shares, follows, *_ = claim_turn(view, [give], search, slot)
    assert (shares.code, shares.figures["holds"], shares.figures["needed"]) == ("shares", 4, 4)
    assert (follows.code, follows.futures) == ("cure_next", 100)
    assert (follows.figures["disease"], follows.figures["role"]) == ("blue", "scientist")


@pytest.mark.parametrize("hands", ["open", "private"])
def test_only_the_giver_of_a_card_is_told_to_pass_it(hands: str) -> None:
    game = arrange(
        at("scientist", "atlanta", "chicago", "essen", "london"),
        at("medic", "atlanta", "atlanta"),
        hands=hands,
    )
    take = parse("take atlanta from medic", game.state, 0)
    taker, giver = (
        describe_claim(claim_deeds(game.view(seat), [take])[0], Names()) for seat in (0, 1)
    )
    blue = "that makes 4 of the 4 blue cards needed for a cure."
    assert taker == f"Take the Atlanta card from the Medic: {blue}"
    assert giver.startswith("Give the Atlanta card to the Scientist")


def test_discarding_the_only_card_of_a_colour_counts_no_cards() -> None:
    hand = ("essen", "lima", "bogota", "lagos", "cairo", "delhi", "tokyo", "osaka")
    game = arrange(
        at("medic", "atlanta", *hand),
        at("scientist"),
        turn={"seat": 0, "phase": "discard", "resume": ["infect"]},
    )
    discard = parse("discard essen", game.state, 0)
    [claim] = claim_deeds(game.view(0), [discard])
    assert claim.figures["keeps"] == 0
    said = "Discard the Essen card: it is the only blue card in the hand, and a cure needs 5."
    assert describe_claim(claim, Names()) == said
    for code in LANGUAGES:
        assert "0" not in describe_claim(claim, Names(language=Language(code)))


def test_a_discard_is_advised_and_explained() -> None:
    hand = ("essen", "london", "paris", "madrid", "lima", "bogota", "lagos", "cairo")
    game = arrange(
        at("medic", "atlanta", *hand),
        at("scientist"),
        turn={"seat": 0, "phase": "discard", "resume": ["infect"]},
    )
    best, *_ = advise(game.view(0), Search(rollouts=FEW))
    assert len(best.moves) == 1
    assert best.says[0].code == "discards_keeps"
    assert best.says[0].figures["disease"] != "blue"
    assert advise(game.view(1), Search(rollouts=FEW)) == []


EVERYTHING: ClaimFigures = {
    "disease": "blue",
    "city": "essen",
    "cities": ["essen", "lima"],
    "card": "paris",
    "event": "airlift",
    "cubes": 3,
    "left": 2,
    "pawn": "medic",
    "role": "medic",
    "giver": "medic",
    "receiver": "scientist",
    "holds": 3,
    "keeps": 2,
    "needed": 5,
    "points": 4,
    "turns": 2,
    "cards": ["essen", "paris"],
    "risk": 0.314,
    "any": 0.5,
    "risk_otherwise": 0.93,
    "otherwise": 40,
    "accepted": 120,
    "declined": 180,
}


@pytest.mark.parametrize("code", sweep(LANGUAGES, len(LANGUAGES)))
def test_every_claim_has_its_sentence(code: str) -> None:
    names = Names(language=Language(code))
    for message in messages(code):
        if message.startswith("says-"):
            said = message[5:].replace("-", "_")
            to_you = said.removesuffix("_you")  # the same claim, said to the person concerned
            to_you = to_you.removesuffix("_otherwise")  # the same claim with another number
            kind = said if said in get_args(ClaimCode) else to_you
            claim = Claim(cast(ClaimCode, kind), EVERYTHING, 71)
            assert claim.code in get_args(ClaimCode)
            sentence = describe_claim(claim, names)
            assert sentence.endswith(".") and not set("{}$") & set(sentence), sentence
