"""Answers to questions about a game, without a server."""

from __future__ import annotations

import pytest

from fourcures.host.queries import answer, prepare
from fourcures.protocol import commands, messages
from fourcures.protocol.refusals import Refused
from tests.engine.arranging import at

from ..table.stories import Story, arranged, trio


@pytest.fixture
def story() -> Story:
    position = arranged(at("medic", "atlanta", "lima"), at("scientist", "atlanta"))
    return Story("ann", "bob", position=position, help="coach")


def test_an_illegal_move_is_answered_with_its_rule(story: Story) -> None:
    asked = messages.WhyNot(id="1", text="shuttle cairo")
    reason = answer(story.room, "ann", asked)
    assert isinstance(reason, messages.Reason)
    assert (reason.id, reason.rule) == ("1", "R4.4")


def test_a_legal_move_has_no_reason_against_it(story: Story) -> None:
    reason = answer(story.room, "ann", messages.WhyNot(id="1", text="drive chicago"))
    assert isinstance(reason, messages.Reason)
    assert reason.code is None


def test_the_ways_to_a_city_are_found_after_the_moves_of_a_plan(story: Story) -> None:
    asked = messages.AskWays(id="1", city="lima", after=["drive miami", "drive bogota"])
    found = answer(story.room, "ann", asked)
    assert isinstance(found, messages.Ways)
    assert found.open[0].moves == ["drive lima"]


def test_a_plan_for_somebody_else_shows_ones_own_hand(story: Story) -> None:
    asked = messages.AskPlan(id="1", moves=["drive chicago"], seat=1)
    plan = answer(story.room, "ann", asked)
    assert isinstance(plan, messages.Plan)
    assert plan.view["position"]["viewer"] == 0
    assert [step.move for step in plan.steps] == ["drive chicago"]


def test_slow_work_is_the_same_for_everyone_who_knows_the_same(story: Story) -> None:
    first = prepare(story.room, "ann", messages.AskOdds(id="1"))
    story.do("bob", commands.Say, text="hello")
    again = prepare(story.room, "ann", messages.AskOdds(id="2"))
    assert (first.effort, first.kind) == ("much", ("odds", 0))
    assert (first.kind, first.about) == (again.kind, again.about)
    story.move("ann", "drive chicago")
    moved = prepare(story.room, "ann", messages.AskOdds(id="3"))
    assert moved.about != first.about
    odds = moved.answer()
    assert isinstance(odds, messages.Odds) and odds.id == "3"


@pytest.mark.parametrize("question", [messages.AskChance(id="1"), messages.AskAdvice(id="1")])
def test_the_coach_is_work_for_bots(story: Story, question: messages.Question) -> None:
    assert prepare(story.room, "ann", question).effort == "much"


def test_advice_on_a_request_is_only_for_those_who_are_asked() -> None:
    story = Story("dana", "mia", "rob", position=trio(), help="coach")
    story.move("dana", "move medic drive chicago")
    (request,) = story.room.requests
    asked = messages.AskAdvice(id="1", request=request.number)
    assert prepare(story.room, "mia", asked).kind == ("answer", 1)
    with pytest.raises(Refused, match="not for you"):
        prepare(story.room, "rob", asked)
    with pytest.raises(Refused, match="no longer open"):
        prepare(story.room, "mia", messages.AskAdvice(id="1", request=1))


@pytest.mark.parametrize(
    ("person", "question", "code"),
    [
        ("wim", messages.AskOdds(id="1"), "no_own_seat"),
        ("ann", messages.AskOdds(id="1", seat=1), "not_your_seat"),
        ("ann", messages.AskWays(id="1", city="atlantis"), "unknown_city"),
        ("ann", messages.WhyNot(id="1", text="pass", seat=1), "not_your_seat"),
    ],
)
def test_a_question_that_may_not_be_asked_is_refused(
    story: Story, person: str, question: messages.Question, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        answer(story.room, person, question)
    assert refused.value.code == code


def test_questions_wait_for_the_game() -> None:
    with pytest.raises(Refused, match="not started"):
        answer(Story("ann", None).room, "ann", messages.AskOdds(id="1"))


def test_a_plan_for_somebody_else_keeps_the_own_private_hand_visible() -> None:
    story = Story("dana", "mia", "rob", position=trio("private"))
    for told in (False, True):
        if told:
            story.do("mia", commands.Tell, seat=1, card="cairo")
        asked = messages.AskPlan(id="1", moves=["drive chicago"], seat=0)
        plan = answer(story.room, "mia", asked)
        assert isinstance(plan, messages.Plan)
        position = plan.view["position"]
        assert position["viewer"] == 1
        mine = position["players"][1]
        assert set(mine["hand"]) == {"cairo", "one_quiet_night"}
        assert mine["known"]["shown"] == ["cairo"] * told
        assert position["players"][2]["hand"] == [None] * 3


def test_a_plan_for_ones_own_seat_counts_only_what_was_told_as_known() -> None:
    story = Story("dana", "mia", "rob", position=trio("private"))
    for told in (False, True):
        if told:
            story.do("mia", commands.Tell, seat=1, card="cairo")
        plan = answer(story.room, "mia", messages.AskPlan(id="1", moves=[], seat=1))
        assert isinstance(plan, messages.Plan)
        mine = plan.view["position"]["players"][1]
        assert set(mine["hand"]) == {"cairo", "one_quiet_night"}
        assert mine["known"]["shown"] == ["cairo"] * told
