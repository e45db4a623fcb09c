"""Chat is plain text; statements about a player's own hand are checked (R12.5)."""

from __future__ import annotations

import pytest

from fourcures.engine.rules.board import CARD
from fourcures.protocol import commands
from fourcures.protocol.texts import LONGEST_NAME, LONGEST_TEXT
from fourcures.table import entries
from fourcures.table.room import Room

from ..stories import Story, table_of_three


def test_chat_reaches_everyone_unchanged() -> None:
    story = table_of_three()
    story.do("mia", commands.Say, text="<b>hello</b> & welcome")
    for person in ("dana", "wim", None):
        said = story.told(person)[-1]
        assert (said["kind"], said["by"]) == ("said", "mia")
        assert said["text"] == "<b>hello</b> & welcome"


def test_a_spectator_may_chat_and_a_stranger_may_not() -> None:
    story = table_of_three()
    story.do("wim", commands.Say, text="good luck")
    assert story.refused("stranger", commands.Say, text="hello") == "not_here"


@pytest.mark.parametrize("text", ["", "   ", "\x00\x07", "\u202e", "\u3164\u2800"])
def test_an_empty_chat_message_is_refused(text: str) -> None:
    assert table_of_three().refused("mia", commands.Say, text=text) == "empty_text"


def test_control_characters_are_left_out() -> None:
    story = table_of_three()
    (said,) = story.do("mia", commands.Say, text="a\x1b[31m\u202eb\n")
    assert isinstance(said, entries.Said) and said.text == "a[31mb"


def test_a_text_that_is_too_long_is_refused() -> None:
    story = table_of_three()
    story.do("mia", commands.Say, text="x" * LONGEST_TEXT)
    assert story.refused("mia", commands.Say, text="x" * (LONGEST_TEXT + 1)) == "long_text"
    assert story.refused("mia", commands.Rename, name="x" * (LONGEST_NAME + 1)) == "long_text"


def test_a_signal_is_the_same_phrase_for_everyone() -> None:
    story = table_of_three()
    story.do("mia", commands.Signal, phrase="help", about="ho_chi_minh_city")
    for person in ("dana", "wim", None):
        said = story.told(person)[-1]
        assert (said["kind"], said["by"]) == ("said", "mia")
        assert (said["phrase"], said["about"]) == ("help", "ho_chi_minh_city")
        assert said["text"] == "help ho chi minh city"  # for a program that knows no signals


@pytest.mark.parametrize(
    ("phrase", "about"),
    [
        ("look", "paris"),
        ("look", "airlift"),
        ("look", "medic"),
        ("going", "cairo"),
        ("need", "cairo"),
        ("keep", "airlift"),
        ("cure", "blue"),
        ("thanks", None),
    ],
)
def test_a_signal_with_a_fitting_subject_is_accepted(phrase: str, about: str | None) -> None:
    story = table_of_three()
    about = story.room.game.roles[0] if about == "medic" and story.room.game else about
    (said,) = story.do("mia", commands.Signal, phrase=phrase, about=about)
    assert isinstance(said, entries.Said) and (said.phrase, said.about) == (phrase, about)


@pytest.mark.parametrize(
    ("phrase", "about"),
    [
        ("look", None),
        ("look", "atlantis"),
        ("look", "epidemic"),
        ("going", "airlift"),
        ("keep", "blue"),
        ("cure", "cairo"),
        ("thanks", "cairo"),
    ],
)
def test_a_signal_with_a_wrong_subject_is_refused(phrase: str, about: str | None) -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Signal, phrase=phrase, about=about) == "wrong_signal"


def test_a_player_invites_to_another_game_after_the_end() -> None:
    story = table_of_three()
    again: dict[str, object] = {"phrase": "rematch", "about": "ABCD2345"}
    assert story.refused("mia", commands.Signal, **again) == "not_over"
    story.passes(Room.is_over)
    assert story.refused("wim", commands.Signal, **again) == "no_own_seat"
    assert story.refused("mia", commands.Signal, phrase="rematch", about="x") == "wrong_signal"
    story.do("mia", commands.Signal, **again)
    assert story.told("dana")[-1]["about"] == "ABCD2345"


def test_a_stranger_cannot_signal() -> None:
    story = table_of_three()
    assert story.refused("stranger", commands.Signal, phrase="yes") == "not_here"


def test_only_its_sender_sees_the_id_of_a_command() -> None:
    story = table_of_three()
    story.do("mia", commands.Say, id="mine", text="hello")
    assert story.told("mia")[-1]["command"] == "mine"
    assert "command" not in story.told("dana")[-1] and "command" not in story.told(None)[-1]


def test_a_player_can_tell_the_team_of_a_chosen_card() -> None:
    story = table_of_three("private")
    story.do("rob", commands.Tell, seat=2, card="delhi")
    told = story.told("dana")[-1]
    assert (told["kind"], told["seat"], told["card"]) == ("told", 2, "delhi")


def test_a_player_can_tell_the_team_how_many_cards_of_a_colour_they_hold() -> None:
    story = table_of_three("private")
    story.do("rob", commands.Tell, seat=2, disease="blue")
    told = story.told("dana")[-1]
    assert (told["disease"], told["count"], told["card"]) == ("blue", 1, None)


def test_R12_5_what_is_told_is_true() -> None:
    story = table_of_three("private")
    assert story.refused("rob", commands.Tell, seat=2, card="tokyo") == "not_in_hand"
    assert story.refused("rob", commands.Tell, seat=2, card="nowhere") == "not_in_hand"
    (told,) = story.do("rob", commands.Tell, seat=2, disease="red")
    assert isinstance(told, entries.Told) and told.count == 0


def test_a_player_cannot_tell_of_another_players_hand() -> None:
    story = table_of_three("private")
    assert story.refused("dana", commands.Tell, seat=2, card="delhi") == "not_your_seat"
    assert story.refused("wim", commands.Tell, seat=2, card="delhi") == "no_own_seat"


def test_a_tell_without_card_or_disease_is_refused() -> None:
    assert table_of_three().refused("rob", commands.Tell, seat=2) == "untold"


def test_a_tell_before_the_deal_is_refused() -> None:
    assert Story("ann", None).refused("ann", commands.Tell, seat=0, disease="blue") == "not_begun"


def test_talk_changes_nothing_in_the_game() -> None:
    story = table_of_three("private")
    before = story.position()
    story.do("rob", commands.Say, text="hello")
    story.do("rob", commands.Tell, seat=2, card="delhi")
    assert story.position() == before


def hand_seen(story: Story, person: str | None, seat: int) -> list[str | None]:
    """Return a hand as a person sees it; None for an unknown card."""
    views = story.seen(person)["game"]["views"]
    return list(views[0]["position"]["players"][seat]["hand"])


def test_R12_5_a_card_that_was_told_of_is_known_to_all_while_it_is_there() -> None:
    story = table_of_three("private")
    hidden = hand_seen(story, "dana", 2)
    story.do("rob", commands.Tell, seat=2, card="delhi")
    for person in ("dana", "wim", None):
        assert "delhi" in hand_seen(story, person, 2)
    assert len(hand_seen(story, "dana", 2)) == len(hidden)
    assert hand_seen(story, "dana", 2).count(None) == hidden.count(None) - 1
    story.room.told[2] |= 1 << CARD["tokyo"]  # a card that has left the hand
    assert "tokyo" not in hand_seen(story, "dana", 2)


def test_R12_5_a_count_that_was_told_shows_no_card() -> None:
    story = table_of_three("private")
    before = hand_seen(story, "dana", 2)
    story.do("rob", commands.Tell, seat=2, disease="blue")
    assert hand_seen(story, "dana", 2) == before
