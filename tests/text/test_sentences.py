"""Every event and every refusal has a sentence, with names instead of ids."""

from __future__ import annotations

import random
import string

import pytest

from fourcures import Event, Game, Refusal
from fourcures.engine import events
from fourcures.engine.reasons import SENTENCES, Param
from fourcures.engine.rules.board import CARDS, ROLES
from fourcures.engine.rules.state import OUTCOMES
from fourcures.terminal.session import Session
from fourcures.text.language import Language
from fourcures.text.names import Names
from fourcures.text.sentences import describe_event, describe_events, explain_refusal

from ..cli.driving import choose

SAMPLES: list[Event] = [
    *(
        events.Moved(player="medic", origin="paris", city="sao_paulo", how=how, by="medic")
        for how in ("drive", "direct", "charter", "shuttle", "opsflight")
    ),
    *(
        events.Moved(player="medic", origin="paris", city="sao_paulo", how=how, by="dispatcher")
        for how in ("drive", "direct", "charter", "shuttle", "join", "airlift")
    ),
    events.Moved(player="dispatcher", origin="paris", city="cairo", how="join", by="dispatcher"),
    events.Discarded(player="medic", card="cairo", why="limit"),
    events.Played(player="medic", card="one_quiet_night", stored=True),
    events.Built(player="medic", city="cairo"),
    events.StationTaken(city="cairo"),
    events.Treated(player="medic", city="cairo", disease="black", cubes=2, presence=True),
    events.Shared(giver="medic", receiver="scientist", card="cairo"),
    events.Cured(player="medic", disease="black"),
    events.Eradicated(disease="black"),
    events.Stored(player="contingency_planner", card="airlift"),
    events.Passed(player="medic", actions=1),
    events.Drew(player="medic", card=None),
    events.Drew(player="medic", card="epidemic"),
    events.Increased(epidemics=2, rate=2),
    events.Turned(city="cairo", bottom=True),
    events.Infected(city="cairo", disease="black", cubes=1, total=2, why="card"),
    events.Prevented(city="cairo", disease="black", by="quarantine_specialist"),
    events.Prevented(city="cairo", disease="black", by="eradicated"),
    events.Outbreak(city="cairo", disease="black", outbreaks=3, origin="algiers"),
    events.Intensified(cards=[]),
    events.Skipped(quiet_nights=0),
    events.Removed(card="cairo"),
    events.Looked(player="medic", number=6, cards=None),
    events.Ordered(player="medic", number=2, cards=["cairo", "paris"]),
    events.Turn(player="medic", seat=0),
    *(
        events.Ended(
            result=ended[0], cause=ended[1], disease="red" if ended[1] == "cubes" else None
        )
        for ended in OUTCOMES
        if ended
    ),
]


@pytest.mark.parametrize("event", SAMPLES, ids=repr)
def test_an_event_is_described_in_a_sentence_with_names(event: Event) -> None:
    said = describe_event(event, Names())
    assert said[0].isupper()
    assert said[-1] in ".!"
    assert "_" not in said
    assert "None" not in said


def test_every_kind_of_event_has_a_sample_sentence() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    wanted = {kind for kind in kinds if issubclass(kind, Event)} - {Event}
    assert {type(event) for event in SAMPLES} == wanted


def test_every_result_of_a_game_has_a_sentence() -> None:
    ends = [events.Ended(result=end[0], cause=end[1], disease=None) for end in OUTCOMES if end]
    assert len({describe_event(end, Names()) for end in ends}) == len(ends)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_refusal_names_cities_and_the_rule(code: str) -> None:
    fields = [name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name]
    typed = {"phase": "draw", "form": "drive CITY"}
    given: dict[str, Param] = {field: typed.get(field, "sao_paulo") for field in fields}
    said = explain_refusal(Refusal("R1.1", code, given), Names())
    assert said.endswith(" (R1.1)")
    assert "sao_paulo" not in said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "A direct flight costs the Cairo card, which is not in the Dispatcher’s hand."),
        ("de", "Ein Direktflug kostet die Karte Kairo; der Logistiker hat sie nicht auf der Hand."),
        ("pl", "Lot bezpośredni wymaga karty miasta Kair, a Logistyk nie ma jej na ręce."),
        ("ru", "Для прямого рейса нужна карта «Каир», но у Диспетчера её нет."),  # noqa: RUF001
    ],
)
def test_R11_2_a_missing_card_is_missing_in_the_dispatchers_hand(code: str, said: str) -> None:
    game = Game.from_position(
        {"players": [{"role": "dispatcher"}, {"role": "medic", "city": "lima"}]}, "1"
    )
    why = game.why_not("move medic direct cairo")
    assert why is not None
    assert explain_refusal(why, Names(language=Language(code))) == f"{said} (R11.2)"


def test_the_2008_edition_says_toronto_instead_of_montreal() -> None:
    assert Names()("montreal") == "Montréal"
    assert Names("2008")("montreal") == "Toronto"
    assert all(Names()(name)[0].isupper() for name in (*CARDS, *ROLES) if name != "epidemic")
    assert len({Names().letter(role) for role in ROLES}) == len(ROLES)


def test_two_drawn_cards_share_a_sentence_and_so_do_card_and_infection() -> None:
    happened = [
        events.Drew(player="medic", card="cairo"),
        events.Drew(player="medic", card="epidemic"),
        events.Turned(city="paris", bottom=False),
        events.Infected(city="paris", disease="blue", cubes=1, total=2, why="card"),
    ]
    assert describe_events(happened, Names()) == [
        "The Medic draws Cairo (black) and an EPIDEMIC!",
        "Paris gets 1 blue cube and now has 2.",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_whole_games_has_a_complete_sentence(seed: int) -> None:
    table = Session(Game.new(seed=str(seed), players=2 + seed % 3, hands="open"))
    dice = random.Random(seed)
    while table.game.outcome is None:
        said = table.do(choose(table, dice)).lines
        assert said
        assert all(line[-1] in ".!" and "_" not in line for line in said)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "“chicgo” is not a city. Did you mean “chicago”? (R1.1)"),
        ("de", "„chicgo“ ist keine Stadt. Meinst du „chicago“? (R1.1)"),
        ("pl", "„chicgo” to nie miasto. Może „chicago”? (R1.1)"),
        ("ru", "«chicgo» — не город. Может быть, «chicago»? (R1.1)"),
    ],
)
def test_a_misspelt_name_is_answered_in_every_language(code: str, said: str) -> None:
    why = Game.new(players=2, seed="near").why_not("drive chicgo")
    assert why is not None
    assert explain_refusal(why, Names(language=Language(code))) == said
