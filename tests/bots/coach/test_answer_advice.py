"""Advice on requests: accept or decline, with reasons that are true of the position."""

from __future__ import annotations

from typing import Any

from fourcures import Game
from fourcures.bots import Search
from fourcures.bots.coach.answer_advice import advise_answer
from fourcures.protocol.coach import Claim
from tests.engine.arranging import all_but, arrange, at

Json = dict[str, Any]

BLUE = ["london", "paris", "milan", "essen"]
FEW = 400  # rollouts


def test_a_fifth_card_is_accepted_although_one_must_be_discarded() -> None:
    black = ["tehran", "delhi", "karachi", "mumbai"]
    game = arrange(
        at("medic", "cairo", "cairo"),
        at("contingency_planner", "cairo", *black, "seoul", "lima", "essen"),
        stations=["cairo"],
        diseases={"red": "eradicated"},
    )
    advised = advise_answer(game.view(1), 0, ["give cairo to contingency_planner"], Search(0, FEW))
    assert advised is not None and advised.yes
    receives, discards, *follows = advised.says
    assert receives == Claim(
        "receives", {"card": "cairo", "disease": "black", "holds": 5, "needed": 5}
    )
    assert discards == Claim("then_discards", {"card": "seoul"})
    assert [claim.code for claim in follows] == ["cure_next"]


def test_giving_a_card_that_completes_a_set_is_advised() -> None:
    asks = "take atlanta from medic"
    game = arrange(
        at("scientist", "atlanta", *BLUE[:3]),
        at("medic", "atlanta", "atlanta"),
        stations=["atlanta"],
    )
    advised = advise_answer(game.view(1), 0, [asks], Search(0, FEW))
    assert advised is not None and advised.yes
    shares, cure, *_ = advised.says
    assert (shares.code, shares.figures["holds"]) == ("shares", 4)
    assert (cure.code, cure.figures) == ("cure_now", {"disease": "blue", "role": "scientist"})


def last_chance(*players: Json) -> Game:
    """Return a game whose deck runs out: the Scientist has one turn for the last cure."""
    return arrange(
        *players,
        diseases={"blue": "uncured"} | dict.fromkeys(["yellow", "black", "red"], "eradicated"),
        player_discards=all_but("santiago", "tokyo", "osaka", *BLUE),
        player_deck={"piles": [{"cards": 2, "epidemics": 0}]},
        epidemics_drawn=4,
        stations=["atlanta"],
        turn={"seat": 0, "phase": "actions", "actions_left": 1},
    )


def test_a_move_that_ruins_the_last_cure_is_declined_with_numbers() -> None:
    """Santiago is too far away."""
    game = last_chance(at("dispatcher", "atlanta", "santiago"), at("scientist", "atlanta", *BLUE))
    advised = advise_answer(game.view(1), 0, ["move scientist direct santiago"], Search(0, FEW))
    assert advised is not None and not advised.yes
    goes, compares = advised.says
    assert goes == Claim("moves_you", {"city": "santiago"})
    assert compares.figures["declined"] > compares.figures["accepted"] + compares.of // 2
    assert advise_answer(game.view(1), 0, ["undo"], Search(0, FEW)) is None


def test_giving_away_a_card_of_the_own_set_is_not_advised() -> None:
    """There is no time to take it back."""
    game = last_chance(at("medic", "london", "santiago"), at("scientist", "london", *BLUE))
    advised = advise_answer(game.view(1), 0, ["take london from scientist"], Search(0, FEW))
    assert advised is not None and not advised.yes
    assert advised.says[0] == Claim("keeps", {"disease": "blue", "keeps": 4, "needed": 4})


def test_a_request_for_several_moves_is_judged_as_a_whole() -> None:
    """Of the way of the pawn only its end is named, and the asker's own moves not at all."""
    game = arrange(
        at("dispatcher", "paris", "essen"),
        at("medic", "istanbul"),
        cubes={"cairo": {"black": 3}},
    )
    texts = ["drive essen", "move medic drive algiers", "move medic drive cairo"]
    advised = advise_answer(game.view(1), 0, texts, Search(0, FEW))
    assert advised is not None
    moves = [claim.figures for claim in advised.says if claim.code == "moves_you"]
    assert moves == [{"city": "cairo"}]
