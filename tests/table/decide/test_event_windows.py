"""Event windows: the game pauses, asks or is held only if somebody could play an event."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from fourcures.bots import BOTS
from fourcures.engine.rules.board import EVENTS
from fourcures.protocol import commands
from fourcures.table import entries
from fourcures.table.decide import decide
from fourcures.table.pace import end_pause, find_pause
from fourcures.table.room import USUAL_STOPS
from fourcures.table.windows import A_CARD, PAUSE, pause_length
from tests.engine.arranging import at

from ..stories import CALM, Story, arranged, kinds, played

Json = dict[str, Any]


def infecting(hands: str, *cards: list[str], **more: Any) -> Story:
    """Return a table of Ann, Bob and Cem before the first infection card, with these hands."""
    roles = ("medic", "researcher", "scientist")
    players = [at(role, "atlanta", *hand) for role, hand in zip(roles, cards, strict=True)]
    turn = {"seat": 0, "phase": "infect"}
    position = arranged(*players, **{"hands": hands, "turn": turn} | more)
    return Story("ann", "bob", "cem", watching=["wim"], position=position)


def in_epidemic(hands: str, *cards: list[str], **more: Any) -> Story:
    """Return the same table between Infect and Intensify of the only epidemic of this draw."""
    turn = {"seat": 0, "phase": "epidemic", "epidemic_step": "infected", "epidemics_pending": 0}
    return infecting(
        hands, *cards, turn=turn, epidemics_drawn=1, infection_discards=["cairo"], **more
    )


PEOPLE = ("ann", "bob", "cem")
HANDS = [
    (["cairo"], ["delhi"], ["essen"]),
    (["airlift"], ["forecast"], ["resilient_population"]),
]


def window(story: Story, person: str = "ann") -> Json:
    """Return the open window as a person sees it: the moment, and the holders in it."""
    shown = story.seen(person)["window"]
    return {} if shown is None else {name: shown[name] for name in LISTS if shown[name]}


LISTS = ("pauses", "asks", "holds")


def set_stops(story: Story, stop: str, *people: str) -> None:
    """Set the same stop for all moments."""
    for person in people:
        for moment in get_args(commands.Moment):
            story.do(person, commands.StopAt, moment=moment, stop=stop)


# For whom the game stops.


def test_before_infections_the_game_pauses_for_holders_of_events() -> None:
    story = infecting("open", ["cairo"], ["airlift"], ["forecast"])
    assert window(story) == {"pauses": ["bob", "cem"]}
    assert story.seen("ann")["waiting"] == [{"for": "pause"}]


def test_at_open_hands_without_events_there_is_not_even_a_pause() -> None:
    story = infecting("open", ["cairo"], ["delhi"], ["essen"])
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


def test_R7_4_at_an_epidemic_the_holder_of_resilient_population_is_asked() -> None:
    story = in_epidemic("open", ["airlift"], ["resilient_population"], ["forecast"])
    assert window(story) == {"asks": ["bob"]}


def test_before_the_infections_after_an_epidemic_the_others_are_asked_too() -> None:
    """Each person is asked once about an epidemic: after that the game only pauses for them."""
    story = in_epidemic("open", ["airlift"], ["resilient_population", "forecast"], [])
    story.go_on("bob")
    assert story.phase() == "infect"
    assert window(story) == {"asks": ["ann"], "pauses": ["bob"]}


@pytest.mark.parametrize("position", [infecting, in_epidemic])
def test_at_private_hands_the_game_stops_for_everyone_whatever_they_hold(position: Any) -> None:
    stopped = [position("private", *cards).stopped() for cards in HANDS]
    assert stopped == [[*PEOPLE], [*PEOPLE]]


def test_at_private_hands_nothing_pauses_when_all_events_are_discarded() -> None:
    turn = {"seat": 0, "phase": "draw"}
    story = infecting("private", [], [], [], turn=turn, player_discards=list(EVENTS))
    story.move("ann", "next")
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


def test_the_usual_stops_do_not_depend_on_the_hand() -> None:
    for cards in HANDS:
        story = infecting("private", *cards)
        assert [dict(person.stops) for person in story.room.people.values()] == [USUAL_STOPS] * 4


def test_a_spectator_stops_nothing() -> None:
    story = infecting("private", [], [], [])
    for command in (commands.GoOn, commands.Hold):
        assert story.refused("wim", command) == "no_window"
    assert not story.seen("wim")["window"]["can_hold"]


def test_everyone_sees_for_whom_a_window_stops() -> None:
    story = in_epidemic("private", [], [], [])
    story.go_on("bob")
    for person in ("ann", "bob", "wim", None):
        assert story.seen(person)["window"]["asks"] == ["ann", "cem"]
        waiting = story.seen(person)["waiting"]
        assert waiting == [{"for": "window", "holder": "ann"}, {"for": "window", "holder": "cem"}]


# The pause.


def test_after_the_pause_the_game_goes_on_by_itself_with_all_cards() -> None:
    story = infecting("open", ["airlift"], [], [])
    made = story.end_pause()
    assert kinds(made) == ["PauseEnded", "Played", "Played", "Played"]
    assert story.position()["turn"] == story.position()["turn"] | {"seat": 1, "phase": "actions"}


def test_the_end_of_a_pause_that_is_over_changes_nothing() -> None:
    """Two processes may time the same pause."""
    story = infecting("open", ["airlift"], [], [])
    number = find_pause(story.room)
    assert number is not None
    story.end_pause()
    assert end_pause(number, story.room) == []


def test_an_event_begins_the_pause_again() -> None:
    story = infecting("open", [], ["airlift", "one_quiet_night"], [])
    number = find_pause(story.room)
    story.move("bob", "quiet")
    assert find_pause(story.room) not in (None, number)


def test_a_pause_is_cut_short_when_everyone_in_it_goes_on() -> None:
    story = infecting("open", ["airlift"], ["forecast"], [])
    assert kinds(story.go_on("bob")) == ["WentOn"]
    assert played(story.go_on("ann")) == ["next"] * 3


def test_the_pause_begins_when_the_cards_before_it_have_been_shown() -> None:
    story = infecting("open", ["airlift"], [], [], turn={"seat": 0, "phase": "draw"})
    story.move("ann", "next")
    assert story.seen("ann")["window"]["pause"] == PAUSE + 2 * A_CARD


def test_the_end_of_a_turn_stops_nobody() -> None:
    story = infecting("open", ["airlift"], [], [], turn={"seat": 0, "phase": "infect"})
    story.do("ann", commands.StopAt, moment="infect", stop="ask")
    story.go_on("ann")
    assert played(story.go_on("ann")) == ["next", "next"]  # a card, and the end of the turn


# Hold.


def test_a_held_window_stays_open_until_its_holder_goes_on() -> None:
    story = infecting("open", ["airlift"], ["forecast"], [])
    story.do("ann", commands.Hold)
    story.end_pause()
    for person in ("ann", "bob", "wim", None):
        assert story.seen(person)["window"]["holds"] == ["ann"]
        assert story.seen(person)["waiting"] == [{"for": "window", "holder": "ann"}]
    assert played(story.go_on("ann")) == ["next"] * 3


def test_a_hold_is_timed_by_the_clock_of_the_server() -> None:
    story = infecting("open", ["airlift"], [], [])
    decision = decide(story.room, "ann", commands.Hold(id="h"), BOTS, now=1234)
    assert decision.entries == [entries.Held(by="ann", command="h", holder="ann", at=1234)]


def test_somebody_without_an_event_cannot_hold_at_open_hands() -> None:
    story = infecting("open", ["airlift"], [], [])
    assert story.seen("ann")["window"]["can_hold"] and not story.seen("bob")["window"]["can_hold"]
    assert story.refused("bob", commands.Hold) == "no_window"


def test_at_private_hands_anyone_can_hold() -> None:
    story = infecting("private", [], ["airlift"], [])
    story.do("ann", commands.Hold)
    story.end_pause()
    assert window(story) == {"holds": ["ann"]}


def test_a_window_that_is_held_cannot_be_held_again_and_a_closed_one_not_at_all() -> None:
    story = infecting("open", ["airlift"], [], [])
    story.do("ann", commands.Hold)
    assert story.refused("ann", commands.Hold) == "no_window"
    story.go_on("ann")
    assert story.refused("ann", commands.Hold) == "no_window"


def test_whoever_holds_may_play_an_event_and_still_holds() -> None:
    story = infecting("open", [], ["one_quiet_night", "airlift"], [])
    story.do("bob", commands.Hold)
    story.move("bob", "quiet")
    assert window(story) == {"holds": ["bob"]}
    assert played(story.go_on("bob"))


def test_a_hold_is_over_when_no_event_is_left() -> None:
    story = infecting("open", [], ["one_quiet_night"], [])
    story.do("bob", commands.Hold)
    story.move("bob", "quiet")
    assert story.phase() == "actions"


def test_an_absent_player_holds_nothing_up() -> None:
    story = infecting("private", [], [], [])
    story.do("cem", commands.Hold)
    story.end_pause()
    story.gone("cem")
    assert story.phase() == "actions"
    story = in_epidemic("private", [], [], [])
    story.go_on("ann", "bob")
    story.gone("cem")
    assert story.phase() == "infect"


# How a window closes.


def test_a_window_closes_when_every_person_who_was_asked_has_gone_on() -> None:
    story = in_epidemic("private", [], [], [])
    assert kinds(story.go_on("bob")) == kinds(story.go_on("cem")) == ["WentOn"]
    made = story.go_on("ann")
    assert kinds(made) == ["WentOn", "Played"] and played(made) == ["next"]
    assert made[1].by is None


def test_a_second_go_on_in_the_same_window_is_refused() -> None:
    story = infecting("private", [], [], [])
    story.go_on("ann")
    assert story.refused("ann", commands.GoOn) == "no_window"


def test_the_active_player_cannot_close_a_window_over_the_others() -> None:
    """`next` belongs to the active seat, but the others have not passed."""
    story = infecting("private", [], ["airlift"], [])
    story.move("ann", "next")
    assert story.position()["infection_discards"] == []
    assert story.stopped() == ["bob", "cem"]
    assert story.refused("bob", commands.Move, text="next")


def test_an_event_in_a_window_opens_it_again_for_everyone() -> None:
    story = infecting("private", [], ["airlift"], [])
    story.go_on("ann", "cem")
    story.move("bob", "airlift researcher cairo")
    assert story.stopped() == [*PEOPLE]
    assert story.city(1) == "cairo" and story.phase() == "infect"


def test_a_player_who_said_go_on_may_still_play_an_event_while_the_window_is_open() -> None:
    story = infecting("private", [], ["one_quiet_night"], [])
    story.go_on("bob")
    assert played(story.move("bob", "quiet")) == ["quiet"]


def test_a_request_for_an_event_does_not_close_the_window() -> None:
    story = infecting("private", ["airlift"], [], [])
    story.move("ann", "airlift researcher cairo")
    story.answer("bob", yes=True)
    assert story.city(1) == "cairo" and story.stopped() == [*PEOPLE]


def test_a_holder_of_several_seats_says_go_on_once() -> None:
    position = arranged(
        at("medic"), at("researcher"), hands="private", turn={"seat": 0, "phase": "infect"}
    )
    story = Story("ann", "ann", position=position)
    assert played(story.go_on("ann")) == ["next"] * 3


def test_R7_4_between_infect_and_intensify_only_resilient_population_fits() -> None:
    story = in_epidemic("private", ["airlift"], ["resilient_population"], [])
    assert story.refused("ann", commands.Move, text="airlift medic cairo")
    story.move("bob", "resilient cairo")
    assert story.position()["removed"] == ["cairo"]


def test_R8_1_in_2008_there_is_no_window_between_two_cards() -> None:
    position = arranged(
        at("medic", "atlanta", "airlift"),
        at("researcher"),
        edition="2008",
        turn={"seat": 0, "phase": "infect"},
    )
    story = Story("ann", "bob", position=position)
    story.do("ann", commands.StopAt, moment="infect", stop="ask")
    story.go_on("ann")
    assert story.phase() == "actions" and len(story.position()["infection_discards"]) == 2


def test_a_discard_before_the_infections_asks_nobody() -> None:
    """There is no last chance to undo: without an event in any hand the game goes on."""
    full = ["cairo", "delhi", "essen", "milan", "paris", "lima", "tokyo", "osaka"]
    turn = {"seat": 0, "phase": "discard", "resume": ["infect"]}
    story = infecting("open", full, [], [], turn=turn)
    story.move("ann", "discard cairo")
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


# The draw.


def drawing(hands: str = "open", *cards: list[str]) -> Story:
    """Return a table at which Ann has used her actions; Bob could play an event."""
    turn = {"seat": 0, "phase": "draw"}
    return infecting(hands, *(cards or ([], ["airlift"], [])), turn=turn)


def test_the_table_never_draws_by_itself() -> None:
    story = drawing()
    set_stops(story, "never", *PEOPLE)
    assert story.phase() == "draw"
    assert story.refused("bob", commands.GoOn) == "no_window"


def test_a_draw_usually_stops_for_nobody() -> None:
    story = drawing()
    assert kinds(story.move("ann", "next"))[0] == "Played"


@pytest.mark.parametrize(("stop", "named"), [("pause", "pauses"), ("ask", "asks")])
def test_a_draw_waits_for_those_who_want_to_be_stopped_before_it(stop: str, named: str) -> None:
    story = drawing()
    set_stops(story, stop, "bob")
    assert kinds(story.move("ann", "next")) == ["WentOn"]
    assert story.seen("ann")["window"]["moment"] == "draw"
    assert window(story) == {named: ["bob"]}
    made = story.end_pause() if stop == "pause" else story.go_on("bob")
    assert played(made)[0] == "next" and story.phase() == "infect"


def test_a_draw_does_not_stop_for_the_player_who_draws() -> None:
    story = drawing("open", ["airlift"], [], [])
    set_stops(story, "ask", "ann")
    assert kinds(story.move("ann", "next"))[0] == "Played"


def test_after_an_event_before_the_draw_the_active_player_draws_again() -> None:
    story = drawing()
    set_stops(story, "ask", "bob")
    story.move("ann", "next")
    story.move("bob", "airlift researcher cairo")
    assert story.phase() == "draw" and story.seen("ann")["window"] is None


def test_undo_before_a_card_is_seen_takes_the_draw_back() -> None:
    turn = {"seat": 0, "phase": "actions", "actions_left": 1}
    story = infecting("open", [], ["airlift"], [], turn=turn)
    set_stops(story, "ask", "bob")
    story.move("ann", "drive chicago")
    story.move("ann", "next")
    story.do("ann", commands.Undo)
    assert story.phase() == "actions" and story.seen("ann")["window"] is None


# The settings.


@pytest.mark.parametrize("position", [infecting, in_epidemic])
def test_never_lets_every_window_pass_and_the_player_may_still_hold_it(position: Any) -> None:
    story = position("private", ["resilient_population"], [], [])
    set_stops(story, "never", "ann")
    assert "ann" not in story.stopped()
    story.do("ann", commands.Hold)
    assert "ann" in story.stopped()


def test_never_set_in_a_window_closes_it_if_nobody_else_is_stopped() -> None:
    story = in_epidemic("private", [], [], [])
    story.go_on("bob", "cem")
    assert played(story.do("ann", commands.StopAt, moment="epidemic", stop="never")) == ["next"]


def test_when_nobody_wants_to_be_stopped_the_table_infects_by_itself() -> None:
    story = infecting("private", [], [], [])
    set_stops(story, "never", *PEOPLE)
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


def test_ask_before_infections_asks_before_each_card() -> None:
    story = infecting("private", [], [], [])
    set_stops(story, "never", "bob", "cem")
    story.do("ann", commands.StopAt, moment="infect", stop="ask")
    assert window(story) == {"asks": ["ann"]}
    story.go_on("ann")
    assert window(story) == {"asks": ["ann"]}
    assert story.position()["infection_discards"] == CALM[:1]


def test_turn_by_turn_nothing_pauses_and_those_who_are_asked_are_waited_for() -> None:
    turn = {"seat": 0, "phase": "infect"}
    position = arranged(at("medic", "atlanta", "airlift"), at("researcher"), turn=turn)
    story = Story("ann", "bob", position=position, turn_hours=24)
    assert story.phase() == "actions"
    turn = {"seat": 1, "phase": "epidemic", "epidemic_step": "infected", "epidemics_pending": 0}
    more = {"turn": turn, "epidemics_drawn": 1, "infection_discards": ["cairo"]}
    position = arranged(at("medic", "atlanta", "resilient_population"), at("researcher"), **more)
    story = Story("ann", "bob", position=position, turn_hours=24)
    assert window(story) == {"asks": ["ann"]} and set(story.room.waits) == {"ann"}


# Bots.


def test_a_bot_decides_in_each_window_by_itself() -> None:
    story = infecting("private", [], [], [])
    story.do("cem", commands.Hand, seat=2, bot="thumb")
    assert window(story) == {"pauses": ["ann", "bob"], "asks": ["bot:2"]}
    assert kinds(story.bots()) == ["WentOn"]
    story.end_pause()
    story.bots()
    assert story.phase() == "actions"


# Private hands.


@pytest.mark.parametrize("stop", get_args(commands.Stop))
@pytest.mark.parametrize("position", [infecting, in_epidemic, drawing])
def test_R12_2_the_pace_does_not_depend_on_private_hands(position: Any, stop: str) -> None:
    """The same commands with other hands: the same entries, windows, pauses and awaited people."""
    told = []
    for cards in HANDS:
        story = position("private", *cards)
        set_stops(story, stop, "ann")
        story.do("bob", commands.StopAt, moment="draw", stop="pause")
        if story.phase() == "draw":
            story.move("ann", "next")
        seen: list[object] = []
        while story.phase() in ("draw", "infect", "epidemic"):
            shown = [story.seen(person) for person in ("wim", None)]
            seen += [(one["window"], one["waiting"]) for one in shown]
            seen += [find_pause(story.room), pause_length(story.room)]
            if find_pause(story.room) is not None:
                story.end_pause()
            else:
                story.go_on(story.stopped()[0])
        told.append([seen, kinds(story.log)])
    assert told[0] == told[1] and told[0][0]
