"""A game with bots at the keyboard: what bots do, ask and answer, and what players can type."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourcures import Game
from fourcures.bots import PolicyBot, warm_up
from fourcures.cli.play import say_farewell
from fourcures.engine.notation import Move
from fourcures.engine.view import View
from fourcures.terminal.bots.session import BotSession
from fourcures.terminal.completion import complete_line
from fourcures.text.language import LANGUAGES, Language
from tests.engine.arranging import arrange, at
from tests.sizes import sweep

from ...cli.driving import Terminal, fourcures
from ..test_coach import HALTED, finish_preparation, prepare_with
from .playing import session, settle, type_line, whole_game

CALM = {"next": ["lima", "santiago", "sydney", "jakarta", "osaka", "taipei"]}
MINE: dict[str, Any] = {"roles": ["medic", "scientist"], "first": 0, "seed": "7"}
DRAWS = {"next": ["lagos", "kinshasa", "khartoum", "santiago", "tokyo", "seoul"]}


def table(*players: dict[str, Any], bots: tuple[str | None, ...], **position: Any) -> BotSession:
    """Return a game from a position with harmless decks; bots have acted already."""
    decks = {"infection_deck": CALM, "player_deck": DRAWS}
    made = BotSession(arrange(*players, **decks | position), bots=bots)
    settle(made.welcome)
    return made


def asked_for_paris(**position: Any) -> BotSession:
    """Return a game in which a bot asks for the Paris card, the last one for its cure."""
    french = at("scientist", "paris", "london", "essen", "milan")
    turn = {"seat": 1, "phase": "actions"}
    me = at("medic", "paris", "paris", "lima")
    return table(me, french, bots=(None, "quick"), turn=turn, stations=["paris"], **position)


class Agreeable(PolicyBot):
    def agree(self, view: View, text: str) -> bool:
        return True


class Stubborn(PolicyBot):
    def agree(self, view: View, text: str) -> bool:
        return False


def with_agent(made: BotSession, seat: int, agent: PolicyBot) -> BotSession:
    assert made.table is not None
    made.table.agents[seat] = agent
    return made


# What bots do


def test_the_welcome_says_who_plays_what_and_the_first_bot_acts_after_it() -> None:
    made = BotSession(Game.new(seed="7", players=3), bots=(None, "quick", "quick"))
    seats = "You play: Quarantine Specialist. Bots play: Dispatcher (quick), Medic (quick)."
    assert made.welcome.lines[1] == seats
    assert made.prompt() == "Medic (bot) is thinking…> "
    assert made.welcome.later is not None
    first = made.welcome.later()
    assert first.more and first.lines[0].startswith("The Medic’s plan: ")
    assert len(made.game.entries) == 1


def test_each_move_of_a_bot_is_a_reply_of_its_own() -> None:
    made = BotSession(Game.new(seed="7", players=3), bots=(None, "quick", "quick"))
    reply, moves = made.welcome, []
    while reply.later is not None:
        before = len(made.game.entries)
        reply = reply.later()
        moves.append(len(made.game.entries) - before)
    assert max(moves) == 1 and sum(moves) >= 5
    assert made.prompt() == "Quarantine, 4 actions left> "


@pytest.mark.parametrize("code", sweep(LANGUAGES))
def test_bots_are_described_in_every_language(code: str) -> None:
    made = session(None, "quick", "quick", code=code, seed="7", players=3)
    said = [*made.welcome.lines, *type_line(made, "pass"), *type_line(made, "next")]
    assert Language(code)("terminal-bot-thinks", role="x") != "terminal-bot-thinks"
    assert not any("{" in line or "terminal-" in line for line in said)


def test_a_bot_discards_for_itself() -> None:
    full = at("scientist", "atlanta", "london", "essen", "milan", "lima", "cairo", "delhi")
    made = table(at("medic"), full, bots=(None, "quick"), turn={"seat": 1, "phase": "draw"})
    assert made.game.turn == 0
    assert len(made.game.hands[1]) == 7


def test_only_moves_of_own_seats_are_legal() -> None:
    made = session(None, "quick", "quick", seed="7", players=3, hands="open")
    assert {move.seat for move in made.legal_moves()} == {0}
    assert type_line(made, "seat:1 pass") == ["A bot plays the Dispatcher."]


# Requests


def test_a_bot_asks_before_it_takes_a_card_and_gets_it_after_yes() -> None:
    made = asked_for_paris()
    asked = made.remind().lines[0]
    assert asked.startswith("The Scientist asks for your consent: Take the Paris card from the")
    said = type_line(made, "yes")
    assert said[0] == "The Medic gives the Paris (blue) card to the Scientist."
    assert any("discovers the cure for blue" in line for line in said)


def test_a_bot_that_asks_first_says_what_its_turn_is_for_with_the_question() -> None:
    made = asked_for_paris()
    said = settle(made.sit_down(made.game))
    assert said[-2].startswith("The Scientist’s plan: Discover the cure for blue in Paris.")
    assert said[-1] == made.remind().lines[0]
    assert not any("plan" in line for line in type_line(made, "yes"))


def test_after_no_the_bot_does_something_else() -> None:
    made = asked_for_paris()
    type_line(made, "no")
    assert "paris" in made.game.hands[0]


def test_a_refusal_repeats_the_question_of_a_bot() -> None:
    made = asked_for_paris()
    assert made.do("pass").lines[1:] == made.remind().lines


def test_without_a_request_there_is_nothing_to_answer() -> None:
    made = session(None, "quick", **MINE)
    for line in ("yes", "no"):
        assert made.do(line).lines == ["No bot is waiting for an answer from you."]


def test_the_coach_advises_on_a_request_and_on_a_turn() -> None:
    warm_up.ensure_compiled()
    made = asked_for_paris()
    (advice,) = [line for line in type_line(made, "advice") if line != "Thinking…"]
    assert advice.startswith("Accept. ")
    mine = session(None, "quick", **MINE)
    assert any(line.startswith("The best turn found. ") for line in type_line(mine, "advice"))


def test_a_bot_that_agrees_shares_its_card() -> None:
    people = at("medic", "paris", "lima"), at("scientist", "paris", "paris")
    made = with_agent(table(*people, bots=(None, "quick")), 1, Agreeable())
    said = type_line(made, "take paris from scientist")
    assert said == ["The Scientist gives the Paris (blue) card to the Medic."]


def test_a_bot_that_declines_says_why() -> None:
    people = at("medic", "paris", "lima"), at("scientist", "paris", "paris", "essen")
    made = with_agent(table(*people, bots=(None, "quick")), 1, Stubborn())
    said = type_line(made, "take paris from scientist")
    assert said == [
        "The Scientist does not agree: Take the Paris card from the Scientist."
        " This hand already has 2 blue cards; a cure needs 4."
    ]
    assert made.game.actions_left == 4


# Events


def test_a_player_with_an_event_is_asked_in_the_turn_of_a_bot() -> None:
    me, bot = at("medic", "atlanta", "one_quiet_night"), at("scientist")
    made = table(me, bot, bots=(None, "quick"), turn={"seat": 1, "phase": "infect"})
    assert made.prompt() == "Play an event, or type “next” to continue> "
    assert made.do("legal").lines == ["quiet", "next"]
    assert "next" in complete_line(made, "ne")
    said = type_line(made, "next")
    assert any(line.startswith("Lima gets") for line in said)


def test_a_player_without_events_is_not_asked_even_if_hands_are_private() -> None:
    made = table(
        at("medic", "atlanta", "lima"),
        at("scientist", "atlanta", "cairo"),
        bots=(None, "quick"),
        turn={"seat": 1, "phase": "infect"},
        hands="private",
    )
    assert made.prompt() == "Medic, 4 actions left> "


def test_an_event_in_the_turn_of_a_bot_can_be_undone() -> None:
    me, bot = at("medic", "atlanta", "one_quiet_night"), at("scientist")
    made = table(me, bot, bots=(None, "quick"), turn={"seat": 1, "phase": "infect"})
    assert type_line(made, "quiet")[0] == "The Medic plays One Quiet Night."
    assert type_line(made, "undo") == ["The last move is undone."]
    assert made.game.hands[0] == ["one_quiet_night"]


# Undo


def test_undo_goes_back_to_the_last_decision_of_a_player() -> None:
    people = at("dispatcher", "paris", "lima"), at("scientist", "paris", "cairo")
    made = with_agent(table(*people, bots=(None, "quick")), 1, Agreeable())
    type_line(made, "london")
    type_line(made, "move scientist join london")
    assert type_line(made, "undo") == ["The last move is undone."]
    assert made.game.cities == ["london", "paris"]
    assert made.game.actions_left == 3


def test_a_bots_turn_cannot_be_undone_after_cards_were_revealed() -> None:
    made = session(None, "quick", "quick", seed="7", players=3)
    assert type_line(made, "undo")[0].startswith("Nothing to undo: ")


# Hands


def test_with_private_hands_bots_tell_their_cards_and_one_player_needs_no_curtain() -> None:
    made = session(None, "quick", "quick", seed="7", players=3, hands="private")
    assert made.heir is None
    hidden = [card for player in made.overview().players for card in player.hand if card is None]
    assert not hidden
    said = settle(made.sit_down(made.game))
    assert any(line.startswith("The Dispatcher shows: ") for line in said)


def test_tell_shows_the_bots_a_hand_or_a_card() -> None:
    made = session(None, "quick", **MINE, hands="private")
    assert made.table is not None
    hand = made.game.hands[0]
    assert all(card is None for card in made.view(1).hands[0])
    said = made.do(f"tell {hand[0]}").lines
    assert said == [f"You show the bots: {made.names(hand[0])}."]
    assert hand[0] in made.view(1).hands[0]
    made.do("tell")
    assert made.table.room.untold_cards(0) == 0
    other = next(card for card in ("lima", "cairo") if card not in hand)
    assert "is not in the" in made.do(f"tell {other}").lines[0]
    assert made.do("tell nowhere").lines == ["No card is called “nowhere”."]


def test_tell_needs_bots_and_private_hands() -> None:
    assert "nothing to show" in session(None, "quick", seed="7").do("tell").lines[0]
    assert "nothing to show" in BotSession(Game.new(seed="7")).do("tell").lines[0]


def test_two_players_with_private_hands_hide_them_from_each_other() -> None:
    made = session(None, None, "quick", seed="7", players=3, hands="private", first=0)
    assert made.prompt().endswith("press Enter> ")
    assert made.do("").lines == []
    assert all(None not in made.overview().players[seat].hand for seat in (0, 2))
    assert None in made.overview().players[1].hand
    assert made.do("seat seat:2").lines == ["A bot plays the Medic."]
    list(whole_game(made, 1))
    assert made.game.outcome is not None


def test_the_keyboard_goes_to_the_player_after_a_bot() -> None:
    roles = ["researcher", "medic", "scientist"]
    made = session(None, "quick", None, seed="7", roles=roles, hands="private", first=1)
    assert made.heir == 0  # the first player can play an event in the turn of the bot
    type_line(made, "")
    for _ in range(3):  # two cities are infected, and the turn ends
        type_line(made, "next")
    assert made.prompt() == "Read, then press Enter to hide this> "
    assert made.heir == 2


class Driver(PolicyBot):
    """A Dispatcher who first moves the Medic."""

    def choose(self, view: View) -> Move | None:
        wanted = [move for move in view.legal_moves if str(move) == "move medic drive london"]
        return wanted[0] if wanted else super().choose(view)


def test_only_the_player_who_is_asked_can_answer_if_hands_are_private() -> None:
    people = at("researcher", "cairo", "delhi"), at("medic", "paris", "lima")
    bots_turn = {"seat": 2, "phase": "actions"}
    game = arrange(*people, at("dispatcher", "cairo", "seoul"), turn=bots_turn, hands="private")
    made = with_agent(BotSession(game, bots=(None, None, "quick")), 2, Driver())
    settle(made.welcome)
    assert made.prompt() == "Medic, press Enter> "
    (asked,) = made.do("").lines
    assert asked == "The Dispatcher asks for your consent: Medic: Drive/Ferry to London."
    assert made.prompt() == "Medic: type “yes” or “no”> "
    made.do("seat researcher")
    made.do("")
    assert made.do("yes").lines == ["No bot is waiting for an answer from you."]
    made.do("seat medic")
    made.do("")
    type_line(made, "yes")
    assert made.game.cities[1] == "london"


# Other commands


def test_status_and_seat_say_who_plays_what() -> None:
    made = session(None, "quick", **MINE)
    assert made.do("status").lines[-1] == made.describe_seats()
    assert made.do("seat").lines == [made.describe_seats()]


def test_without_bots_everything_is_as_usual() -> None:
    made = BotSession(Game.new(seed="7", players=3, hands="private"))
    made.do("")
    assert made.do("seat seat:1").lines[0].startswith("Pass the keyboard to the")
    assert "bots" not in json.dumps(made.record())
    opened = BotSession(Game.new(seed="7"))
    assert "Nothing to undo" in opened.do("undo").lines[0]
    assert "Bots play" not in " ".join(opened.do("status").lines)


# Saved games


def test_a_saved_game_keeps_its_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    made = session(None, "quick", "thumb", seed="7", players=3)
    type_line(made, "pass")
    made.do(f"save {file}")
    other = BotSession(Game.new(seed="8"))
    settle(other.do(f"load {file}"))
    assert other.bots == [None, "quick", "thumb"]
    assert other.game.record() == made.game.record()
    assert type_line(other, "next") == type_line(made, "next")
    assert other.game.record() == made.game.record()


def test_a_game_that_was_left_in_the_turn_of_a_bot_goes_on_there(tmp_path: Path) -> None:
    made = BotSession(Game.new(seed="7", players=3), bots=(None, "quick", "quick"))
    assert made.welcome.later is not None
    made.welcome.later()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(made.record()))
    done = fourcures("play", "--plain", "--load", str(file), given="")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Quarantine, 4 actions left." in done.stdout


def test_undone_moves_are_resumed_too() -> None:
    made = session(None, "quick", **MINE)
    type_line(made, "chicago")
    type_line(made, "undo")
    again = BotSession(Game.from_record(made.record()), bots=made.bots)
    assert again.record() == made.record()


def test_other_commands_read_a_game_that_was_saved_with_bots(tmp_path: Path) -> None:
    made = session(None, "quick", seed="3")
    list(whole_game(made, 3))
    file = tmp_path / "game.json"
    made.do(f"save {file}")
    assert fourcures("verify", str(file)).returncode == 0
    farewell = say_farewell(made)
    assert farewell.lines[1:] == ["Seed: 3", "Review the game, turn by turn, with:"]
    assert farewell.command == f"fourcures review {file}"


def test_a_finished_game_that_was_not_saved_is_kept_for_a_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = session(None, "quick", seed="3")
    list(whole_game(made, 3))
    assert say_farewell(made).command is not None
    (file,) = tmp_path.rglob("finished-game.json")
    assert fourcures("verify", str(file)).returncode == 0


# Compiled rules, and leaving


def test_bots_that_cannot_be_prepared_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_with("exit('disk full')", monkeypatch)
    made = BotSession(Game.new(seed="7", players=3), bots=(None, "careful", "deep"))
    said = settle(made.welcome)
    assert said.count(Language()("terminal-bot-replaced")) == 1
    assert made.prompt() == "Quarantine, 4 actions left> "


def test_the_preparation_of_bots_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_with(HALTED, monkeypatch)
    made = BotSession(Game.new(seed="7", players=3), bots=(None, "careful", "careful"))
    after = finish_preparation(made.welcome)
    assert after.more and after.lines[0].startswith("The Medic’s plan: ")


@pytest.mark.parametrize("display", sweep(["", "--plain"], 2))
def test_ctrl_c_while_a_bot_thinks_saves_the_game(display: str, tmp_path: Path) -> None:
    words = ["--bots", "2", "--bot", "deep", "--seed", "7", *display.split()]
    terminal = Terminal("play", *words, environ={"XDG_DATA_HOME": str(tmp_path)})
    terminal.until(lambda seen: any("The Medic" in row for row in seen), "the first move")
    assert terminal.leave("\x03") == 130
    saved = json.loads((tmp_path / "fourcures" / "last-game.json").read_text())
    assert saved["notes"]["bots"] == [None, "deep", "deep"]
    assert Game.from_record(saved).entries
