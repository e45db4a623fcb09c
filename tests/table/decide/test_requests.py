"""Agreement: a move that affects another pawn or hand asks its player.

R4.8, R10.3, R11.2, R12.6.
"""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.host.bot_moves import choose_command
from fourcures.protocol import commands
from fourcures.table import entries
from tests.engine.arranging import at

from ..stories import Story, arranged, kinds, played, table_of_three


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("give atlanta to medic", 1),
        ("take delhi from researcher", 2),
        ("move medic drive chicago", 1),
        ("move researcher drive miami", 2),
        ("airlift medic cairo", 1),
    ],
)
def test_a_move_that_touches_anothers_pawn_or_hand_becomes_a_request(text: str, asked: int) -> None:
    story = table_of_three()
    (made,) = story.move("dana", text)
    assert isinstance(made, entries.Asked) and made.steps == [entries.AskedStep(text, [asked])]
    assert story.position() == table_of_three().position()


def test_moving_a_pawn_asks_its_owner_and_not_the_players_at_the_destination() -> None:
    position = arranged(at("dispatcher", "cairo"), at("medic", "paris"), at("researcher", "cairo"))
    story = Story("dana", "mia", "rob", position=position)
    story.move("dana", "move medic join cairo")
    assert story.room.requests[0].of == [1]


@pytest.mark.parametrize("text", ["drive chicago", "airlift dispatcher cairo", "direct atlanta"])
def test_a_move_of_ones_own_pawn_asks_nobody(text: str) -> None:
    story = Story(
        "dana",
        "mia",
        position=arranged(at("dispatcher", "paris", "atlanta", "airlift"), at("medic")),
    )
    if text == "drive chicago":
        text = "drive essen"
    assert played(story.move("dana", text)) == [text]


def test_everyone_at_the_table_sees_a_request_and_the_asked_player() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    number = story.room.requests[0].number
    for person in ("dana", "mia", "rob", "wim", None):
        seen = story.seen(person)
        (request,) = seen["requests"]
        assert (request["number"], request["seat"], request["of"]) == (number, 0, [1])
        assert [step["text"] for step in request["steps"]] == ["move medic drive chicago"]
        assert {"for": "answer", "seat": 1, "request": number} in seen["waiting"]


def test_a_yes_plays_the_move_for_the_seat_that_asked() -> None:
    story = table_of_three()
    story.move("dana", "give atlanta to medic")
    made = story.answer("mia", yes=True)
    assert kinds(made) == ["Answered", "Played"]
    assert isinstance(made[1], entries.Played) and made[1].seat == 0
    assert "atlanta" in story.hand(1) and not story.room.requests


def test_a_request_that_is_withdrawn_is_gone_and_can_be_made_again() -> None:
    story = table_of_three()
    before = story.position()
    story.move("dana", "give atlanta to medic")
    (request,) = story.room.requests
    made = story.do("dana", commands.Withdraw, request=request.number)
    assert kinds(made) == ["Withdrawn"]
    assert not story.room.requests and story.position() == before
    assert not story.room.declined
    late = story.refused("mia", commands.Answer, request=request.number, yes=True)
    assert late == "no_request"
    assert kinds(story.move("dana", "give atlanta to medic")) == ["Asked"]


@pytest.mark.parametrize("person", ["mia", "rob", "wim"])
def test_only_who_asked_can_withdraw_a_request(person: str) -> None:
    story = table_of_three()
    story.move("dana", "give atlanta to medic")
    (request,) = story.room.requests
    code = story.refused(person, commands.Withdraw, request=request.number)
    assert code in ("not_your_seat", "no_own_seat")
    assert story.room.requests == [request]


def test_a_request_that_is_answered_cannot_be_withdrawn() -> None:
    story = table_of_three()
    story.move("dana", "give atlanta to medic")
    (request,) = story.room.requests
    story.answer("mia", yes=False)
    assert story.refused("dana", commands.Withdraw, request=request.number) == "no_request"


def test_a_request_to_undo_can_be_withdrawn() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("mia", commands.Undo)
    (request,) = story.room.requests
    assert kinds(story.do("mia", commands.Withdraw, request=request.number)) == ["Withdrawn"]
    assert not story.room.requests


def test_a_no_ends_the_request_and_changes_nothing_else() -> None:
    story = table_of_three()
    before = story.position()
    story.move("dana", "give atlanta to medic")
    assert kinds(story.answer("mia", yes=False)) == ["Answered"]
    assert story.position() == before and not story.room.requests


def test_a_declined_request_may_be_made_again() -> None:
    story = table_of_three()
    for _ in range(2):
        story.move("dana", "airlift medic cairo")
        story.answer("mia", yes=False)
    story.move("dana", "airlift medic cairo")
    story.answer("mia", yes=True)
    assert story.city(1) == "cairo"


@pytest.mark.parametrize("by", ["dana", "rob", "wim"])
def test_only_the_asked_player_can_answer(by: str) -> None:
    story = table_of_three()
    story.move("dana", "airlift medic cairo")
    number = story.room.requests[0].number
    assert story.refused(by, commands.Answer, request=number, yes=True) == "not_asked"


def test_a_player_cannot_answer_for_another_seat() -> None:
    story = table_of_three()
    story.move("dana", "airlift medic cairo")
    number = story.room.requests[0].number
    assert story.refused("mia", commands.Answer, request=number, yes=True, seat=2) == "not_asked"


def test_a_move_that_is_not_legal_is_refused_with_its_rule_and_never_asked() -> None:
    story = table_of_three()
    assert story.refused("dana", commands.Move, text="give cairo to medic") == "not_the_city_card"
    assert story.refused("mia", commands.Move, text="airlift researcher cairo") == "event_not_held"
    assert not story.room.requests


def test_a_card_that_was_refused_is_not_offered_again_in_this_turn() -> None:
    def offered() -> list[str]:
        (view,) = story.seen("dana")["game"]["views"]
        return [move.text for move in view["legal"] if move.kind == "take"]

    story = table_of_three()
    before = offered()
    assert "take delhi from researcher" in before
    story.move("dana", "take delhi from researcher")
    story.answer("rob", yes=False)
    assert offered() == [text for text in before if text != "take delhi from researcher"]
    story.move("dana", "take delhi from researcher")  # somebody may have pressed the wrong key
    story.answer("rob", yes=True)
    assert "delhi" in story.position()["players"][0]["hand"]


def test_a_request_lapses_when_the_position_changes() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    number = story.room.requests[0].number
    story.move("dana", "drive miami")
    assert not story.room.requests
    assert story.refused("mia", commands.Answer, request=number, yes=True) == "no_request"


def test_a_request_lapses_when_anothers_event_changes_the_position() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.move("mia", "quiet")
    assert not story.room.requests


def test_a_request_lapses_after_an_undo() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.move("dana", "move medic drive chicago")
    story.do("dana", commands.Undo)
    assert not story.room.requests


def test_talk_does_not_end_a_request() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.do("rob", commands.Say, text="wait")
    story.do("rob", commands.Tell, seat=2, card="delhi")
    assert story.room.requests


def test_a_second_request_withdraws_the_first() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.move("dana", "move researcher drive chicago")
    assert [request.of for request in story.room.requests] == [[2]]


def test_two_seats_may_ask_at_the_same_time() -> None:
    position = arranged(
        at("dispatcher", "atlanta"), at("medic", "atlanta", "airlift"), at("researcher")
    )
    story = Story("dana", "mia", "rob", position=position)
    story.move("dana", "move researcher drive chicago")
    story.move("mia", "airlift dispatcher cairo")
    assert [request.seat for request in story.room.requests] == [0, 1]


def test_a_request_lapses_when_the_asked_seat_gets_another_holder() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.do("mia", commands.Hand, seat=1, person="wim")
    assert not story.room.requests


# Absent players decline.


@pytest.mark.parametrize("text", ["move medic drive chicago", "give atlanta to medic"])
def test_a_request_to_an_absent_player_is_declined_at_once(text: str) -> None:
    story = table_of_three()
    story.gone("mia")
    asked, answered = story.move("dana", text)
    assert isinstance(asked, entries.Asked)
    assert isinstance(answered, entries.Answered) and answered.by == "mia" and not answered.yes
    assert not story.room.requests


def test_an_open_request_is_declined_when_the_asked_player_leaves() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.gone("rob")
    assert story.room.requests
    story.gone("mia")
    assert not story.room.requests


def test_a_bot_does_not_wait_for_the_answer_of_an_absent_player() -> None:
    story = Story(None, "mia", position=a_medic_to_be_moved())
    story.do("mia", commands.Hand, seat=0, bot="quick")
    story.bots()
    assert story.room.requests
    story.gone("mia")
    story.bots()
    assert story.position()["turn"]["seat"] == 1


# Always yes to one player.


def test_always_grants_what_the_same_player_asks_later_in_the_game() -> None:
    position = arranged(at("dispatcher", "atlanta", "airlift"), at("medic", "atlanta"))
    story = Story("dana", "mia", position=position)
    story.move("dana", "move medic drive chicago")
    story.answer("mia", yes=True, always=True)
    assert played(story.move("dana", "move medic drive atlanta"))
    story.passes(lambda room: room.playing().state["turn"] == 1)
    assert played(story.move("dana", "airlift medic cairo"))


def test_always_holds_for_one_asking_and_one_asked_player() -> None:
    position = arranged(
        at("dispatcher", "atlanta"),
        at("medic", "atlanta"),
        at("researcher", "atlanta", "airlift"),
    )
    story = Story("dana", "mia", "rob", position=position)
    story.move("dana", "move medic drive chicago")
    story.answer("mia", yes=True, always=True)
    assert kinds(story.move("dana", "move researcher drive chicago")) == ["Asked"]
    assert kinds(story.move("rob", "airlift medic cairo")) == ["Asked"]


def test_always_can_be_withdrawn_and_set_without_a_request() -> None:
    story = table_of_three()
    story.do("mia", commands.Agree, yes=True, to="dana")
    assert story.seen("mia")["settings"]["agrees_to"] == ["dana"]
    assert played(story.move("dana", "move medic drive chicago"))
    story.do("mia", commands.Agree, yes=False, to="dana")
    assert story.seen("mia")["settings"]["agrees_to"] == []
    assert kinds(story.move("dana", "move medic drive atlanta")) == ["Asked"]


def test_always_is_for_somebody_with_a_seat() -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Agree, yes=True, to="wim") == "unknown_person"


def test_always_to_a_bot_ends_when_another_one_takes_the_seat() -> None:
    story = table_of_three()
    story.do("dana", commands.Hand, seat=0, bot="thumb")
    story.do("mia", commands.Agree, yes=True, to="bot:0")
    story.do("dana", commands.Hand, seat=0, bot="quick")
    assert story.seen("mia")["settings"]["agrees_to"] == []


def test_always_has_no_effect_on_a_no() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.answer("mia", yes=False, always=True)
    assert kinds(story.move("dana", "move medic drive chicago")) == ["Asked"]


# A bot asks once for its whole turn.


def asking(*steps: str, hands: str = "open", watching: tuple[str, ...] = ()) -> Story:
    """Return a table at which a bot has asked for these moves; Mia and Rob are people."""
    position = arranged(
        at("dispatcher", "atlanta", "lima"),
        at("medic", "atlanta", "cairo", "one_quiet_night"),
        at("researcher", "atlanta", "delhi"),
        hands=hands,
        epidemics=5,
    )
    story = Story("mia", "mia", "rob", watching=watching, position=position)
    story.do("mia", commands.Hand, seat=0, bot="thumb")
    plan_turn(story, *steps)
    return story


def plan_turn(story: Story, *steps: str) -> list[entries.AnyEntry]:
    """Let the bot make a move with a plan for what follows."""
    why: dict[str, Any] = {"move": steps[0], "code": "moves", "purpose": None, "figures": {}}
    return story.do(
        "bot:0", commands.ReasonedMove, seat=0, text=steps[0], plan=list(steps[1:]), why=why
    )


MEDIC_TWICE = ("drive chicago", "move medic drive miami", "move medic drive atlanta", "pass")


def test_a_bot_asks_once_for_all_moves_of_its_turn_that_need_agreement() -> None:
    story = asking(*MEDIC_TWICE)
    (request,) = story.seen("mia")["requests"]
    assert [step["text"] for step in request["steps"]] == [*MEDIC_TWICE[:3]]
    assert [step["of"] for step in request["steps"]] == [[], [1], [1]]
    assert request["of"] == [1]


def test_each_step_of_a_request_shows_what_it_does_after_the_ones_before() -> None:
    (request,) = asking(*MEDIC_TWICE).seen("mia")["requests"]
    moved = [event for step in request["steps"] for event in step["preview"]]
    ways = [(event["player"], event["origin"], event["city"]) for event in moved]
    assert ways == [
        ("dispatcher", "atlanta", "chicago"),
        ("medic", "atlanta", "miami"),
        ("medic", "miami", "atlanta"),
    ]


def test_a_yes_plays_the_first_step_and_grants_exactly_the_others() -> None:
    story = asking(*MEDIC_TWICE)
    assert played(story.answer("mia", yes=True)) == ["drive chicago"]
    assert played(plan_turn(story, "move medic drive miami")) == ["move medic drive miami"]
    assert played(plan_turn(story, "move medic drive atlanta")) == ["move medic drive atlanta"]
    assert kinds(plan_turn(story, "move medic drive miami")) == ["Asked"], "it was granted once"


def test_a_bot_plays_what_was_agreed_also_when_another_process_goes_on() -> None:
    """The plan is in the log: a new agent does not make another one."""
    story = asking(*MEDIC_TWICE)
    story.answer("mia", yes=True)
    for text in MEDIC_TWICE[1:3]:
        command = choose_command(story.room, 0)
        assert isinstance(command, commands.ReasonedMove) and command.text == text
        assert played(story.do("bot:0", commands.ReasonedMove, **fields(command)))


def fields(command: commands.ReasonedMove) -> dict[str, Any]:
    return {"text": command.text, "seat": command.seat, "why": command.why, "plan": command.plan}


def test_an_event_that_changes_the_plan_leaves_only_the_changed_step_to_ask_for() -> None:
    story = asking(*MEDIC_TWICE)
    story.answer("mia", yes=True)
    story.move("mia", "quiet", seat=1)
    plan_turn(story, "move medic drive miami", "move researcher drive miami")
    (request,) = story.seen("rob")["requests"]
    assert [step["of"] for step in request["steps"]] == [[], [2]]


def test_agreements_end_with_the_turn() -> None:
    story = asking(*MEDIC_TWICE)
    story.answer("mia", yes=True)
    story.do("bot:0", commands.Move, text="pass", seat=0)
    story.passes(lambda room: room.playing().state["turn"] == 1)
    assert not story.room.agreed and not story.room.on_course


def test_a_request_to_two_people_is_granted_when_both_agree() -> None:
    story = asking("move medic drive miami", "move researcher drive miami")
    assert kinds(story.answer("mia", yes=True)) == ["Answered"]
    assert played(story.answer("rob", yes=True)) == ["move medic drive miami"]


def test_a_bot_asks_nobody_again_who_declined_in_this_turn() -> None:
    position = a_medic_to_be_moved()
    story = Story(None, "mia", position=position)
    story.do("mia", commands.Hand, seat=0, bot="quick")
    asked = 0
    while story.position()["turn"]["seat"] == 0 and story.phase() == "actions":
        story.bots()
        if story.room.requests:
            story.answer("mia", yes=False)
            asked += 1
    assert asked == 1


def test_the_reason_of_a_request_is_that_of_the_turn() -> None:
    story = Story(None, "mia", position=a_medic_to_be_moved())
    story.do("mia", commands.Hand, seat=0, bot="quick")
    story.bots()
    why = story.seen("mia")["requests"][0]["why"]
    assert {claim["code"] for claim in why["says"]} <= {"treats", "brings"} and why["says"]


def test_R12_6_a_question_about_a_private_hand_is_never_asked_before_its_time() -> None:
    """It is cut from a plan, whatever the hand holds: a yes would tell what is there."""
    for card in ("delhi", "tokyo"):
        story = asking("move medic drive miami", f"take {card} from researcher", hands="private")
        (request,) = story.room.requests
        assert [step.text for step in request.steps] == ["move medic drive miami"]


# A personal setting.


def test_a_player_with_auto_accept_is_not_asked() -> None:
    story = table_of_three()
    story.do("mia", commands.Agree, yes=True)
    assert played(story.move("dana", "give atlanta to medic"))


def test_auto_accept_is_personal_and_can_be_switched_off() -> None:
    story = table_of_three()
    story.do("mia", commands.Agree, yes=True)
    assert kinds(story.move("dana", "move researcher drive chicago")) == ["Asked"]
    story.do("mia", commands.Agree, yes=False)
    assert kinds(story.move("dana", "move medic drive chicago")) == ["Asked"]


def test_personal_settings_are_not_shown_to_others() -> None:
    story = table_of_three()
    before = [story.seen(person) for person in ("dana", "wim", None)]
    story.do("mia", commands.Agree, yes=True)
    story.do("mia", commands.StopAt, moment="infect", stop="never")
    for old, person in zip(before, ("dana", "wim", None), strict=True):
        assert {**story.seen(person), "seq": 0} == {**old, "seq": 0}
    settings = story.seen("mia")["settings"]
    assert (settings["stops"]["infect"], settings["agreeable"]) == ("never", True)


# When nobody is asked.


def test_a_move_between_seats_of_the_same_person_needs_no_agreement() -> None:
    position = arranged(at("dispatcher", "atlanta", "atlanta"), at("medic"))
    story = Story("dana", "dana", position=position)
    assert played(story.move("dana", "give atlanta to medic"))


@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_local_table_needs_no_agreement(hands: str) -> None:
    position = arranged(at("dispatcher"), at("medic", "atlanta", "atlanta"), hands=hands)
    story = Story("dana", "dana", position=position, visibility="local")
    assert played(story.move("dana", "take atlanta from medic"))


def test_bots_answer_at_once() -> None:
    story = table_of_three()
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    story.move("dana", "give atlanta to medic")
    assert kinds(story.bots()) == ["Answered", "Played"]


# Questions about private hands.


@pytest.mark.parametrize("setting", ["agreeable", "always"])
def test_R12_6_a_private_hand_is_asked_each_time_whatever_was_set(setting: str) -> None:
    story = table_of_three("private")
    if setting == "agreeable":
        story.do("rob", commands.Agree, yes=True)
    else:
        story.move("dana", "move researcher drive chicago")
        story.answer("rob", yes=True, always=True)
        story.move("dana", "drive chicago")
    assert kinds(story.move("dana", "take delhi from researcher")) == ["Asked"]


def test_R12_6_asking_for_a_card_that_is_not_there_is_a_question_like_any_other() -> None:
    story = table_of_three("private")
    here = story.move("dana", "take delhi from researcher")
    story.answer("rob", yes=False)
    away = story.move("dana", "take tokyo from researcher")
    assert kinds(here) == kinds(away) == ["Asked"]


def test_R12_6_a_no_never_says_whether_the_card_is_there() -> None:
    """Two different hands decline the same question: the others get identical messages."""
    told = []
    for card in ("tokyo", "delhi"):
        position = arranged(at("medic"), at("researcher", "atlanta", card), hands="private")
        story = Story("ann", "bob", watching=["wim"], position=position)
        before = len(story.log)
        story.move("ann", "take tokyo from researcher")
        story.answer("bob", yes=False)
        told.append([story.told(who, before) for who in ("ann", "wim", None)])
        told[-1] += [[story.seen(who)["game"]] for who in ("ann", "wim", None)]
    assert told[0] == told[1]


def test_R12_6_a_yes_to_a_card_that_is_not_there_is_refused_to_its_owner_alone() -> None:
    story = table_of_three("private")
    story.move("dana", "take tokyo from researcher")
    number = story.room.requests[0].number
    assert story.refused("rob", commands.Answer, request=number, yes=True) == "not_in_hand"
    assert story.room.requests  # for the others the request is still open


def test_R12_6_a_card_that_cannot_be_there_is_not_asked_for() -> None:
    story = table_of_three("private", player_discards=["tokyo"])
    for card in ("tokyo", "atlanta"):
        assert story.refused("dana", commands.Move, text=f"take {card} from researcher")
    assert story.refused("dana", commands.Move, text="take cairo from medic") == "not_the_city_card"


def test_R12_6_a_question_is_asked_only_in_ones_own_actions() -> None:
    story = table_of_three("private")
    assert story.refused("mia", commands.Move, text="take delhi from researcher") == "not_your_turn"


def test_a_bot_declines_a_request_for_a_card_that_it_does_not_hold() -> None:
    story = table_of_three("private")
    story.do("rob", commands.Hand, seat=2, bot="thumb")
    story.move("dana", "take tokyo from researcher")
    *told, made = story.bots()
    assert all(isinstance(entry, entries.Told) for entry in told)
    assert isinstance(made, entries.Answered) and not made.yes


@pytest.mark.parametrize("bot", ["thumb", "quick"])
def test_a_bot_that_was_declined_does_something_else(bot: str) -> None:
    """Otherwise it would repeat its request without end."""
    position = arranged(
        at("medic", "atlanta", "atlanta", "chicago", "paris"),
        at("scientist", "atlanta", "essen", "milan", "madrid"),
        at("researcher", "atlanta", "london"),
        cubes={"miami": {"yellow": 3}},
    )
    story = Story("ann", "bob", "cem", position=position)
    story.do("ann", commands.Hand, seat=0, bot=bot)
    declined = 0
    for _ in range(20):
        story.bots()
        if not story.room.requests or story.position()["turn"]["seat"] != 0:
            break
        by = story.room.seats[story.room.requests[0].of[0]].holder
        story.answer(by or "", yes=False)
        declined += 1
    assert 0 < declined < 20
    assert played(story.log)[:2] == ["drive miami", "treat yellow"]


A_SET = {"disease": "red", "keeps": 4, "needed": 4}


@pytest.mark.parametrize(
    ("hands", "asked", "figures"),
    [
        ("open", "take tokyo from scientist", A_SET),
        ("private", "take tokyo from scientist", A_SET),
        ("open", "move scientist direct lima", {}),
    ],
)
def test_a_bot_that_could_find_a_cure_says_why_it_declines(
    hands: str, asked: str, figures: dict[str, Any]
) -> None:
    position = arranged(
        at("dispatcher", "tokyo", "lima"),
        at("scientist", "tokyo", "tokyo", "osaka", "seoul", "taipei"),
        stations=["tokyo"],
        hands=hands,
    )
    story = Story("dana", "sue", position=position)
    story.do("sue", commands.Hand, seat=1, bot="quick")
    story.bots()
    story.move("dana", asked)
    (said,) = story.bots()
    assert isinstance(said, entries.Answered) and not said.yes
    assert said.why == {"move": asked, "code": "declines", "purpose": None, "figures": figures}
    shown = story.told("dana")[-1]["why"]
    assert shown == (said.why if hands == "open" else None), "it speaks of the bot's hand"


def a_medic_to_be_moved() -> dict[str, Any]:
    """Return a position in which a bot treats three times and then sends the Medic to Cairo."""
    return arranged(
        at("dispatcher", "paris", "essen"),
        at("medic", "istanbul"),
        cubes={"paris": {"blue": 3}, "cairo": {"black": 3}},
    )


def test_a_dispatcher_bot_that_was_declined_moves_its_own_pawn() -> None:
    story = Story(None, "mia", position=a_medic_to_be_moved())
    story.do("mia", commands.Hand, seat=0, bot="quick")
    story.bots()
    assert story.room.requests[0].steps[-1].text == "move medic drive cairo"
    story.answer("mia", yes=False)
    assert not any(text.startswith("move medic") for text in played(story.bots()))


def test_a_request_shows_what_granting_it_would_do() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    (request,) = story.seen("mia")["requests"]
    (moved,) = request["steps"][0]["preview"]
    assert (moved["event"], moved["player"], moved["city"]) == ("moved", "medic", "chicago")


def test_at_private_hands_a_request_for_a_card_has_no_preview() -> None:
    for card in ("atlanta", "cairo"):
        position = arranged(at("medic", "atlanta"), at("scientist", "atlanta", card))
        story = Story("mia", "sue", position=position | {"hands": "private"})
        story.move("mia", "take atlanta from scientist")
        for person in ("mia", "sue"):
            (request,) = story.seen(person)["requests"]
            assert [step["preview"] for step in request["steps"]] == [[]]
