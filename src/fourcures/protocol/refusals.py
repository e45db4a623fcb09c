"""Why a table refuses a command: a code with parameters, as in the engine."""

from __future__ import annotations

from typing import Literal

from ..engine.errors import FourCuresError, IllegalMove
from ..engine.reasons import Param

Argument = Param | list[str]  # a parameter of a refusal: as in the engine, or a list of cards
# The codes of tables and of the server; a refused move has one of `engine.reasons`.
Code = Literal[
    "unreadable",
    "too_many",
    "other_site",
    "no_table",
    "broken_table",
    "not_ready",
    "too_fast",
    "asked_anew",
    "internal",
    "no_name",
    "has_leader",
    "bad_link",
    "no_device",
    "cannot_join",
    "no_group",
    "cannot_join_group",
    "founder_only",
    "full_group",
    "many_groups",
    "bad_date",
    "suspended",
    "reported",
    "tried",
    "day_over",
    "secret_deal",
    "no_moment",
    "ended_there",
    "daily_running",
    "exercise",
    "no_exercise",
    "open_step",
    "not_reviewed",
    "no_mistake",
    "old_puzzle",
    "no_puzzle",
    "no_option",
    "not_over",
    "no_rematch",
    "unknown_city",
    "no_help",
    "busy",
    "closed",
    "no_mail",
    "bad_address",
    "mail_failed",
    "mail_stopped",
    "no_push",
    "full_log",
    "not_begun",
    "begun",
    "not_here",
    "not_your_seat",
    "no_own_seat",
    "no_seat",
    "seat_taken",
    "seat_not_lent",
    "not_gone",
    "receiver_gone",
    "unknown_bot",
    "unknown_person",
    "bot_or_person",
    "host_only",
    "no_request",
    "not_asked",
    "nothing_to_undo",
    "nothing_to_redo",
    "no_window",
    "not_in_hand",
    "untold",
    "empty_text",
    "turn_order",
    "no_plan",
    "no_step",
    "wrong_signal",
    "long_text",
    "bad_text",
    "bad_players",
    "bad_seconds",
    "few_roles",
    "bad_setup",
    "which_card",
    "wrong_card",
    "real_cards",
]


class Refused(FourCuresError):
    """A command was refused and has changed nothing."""

    code: str
    params: dict[str, Argument]

    def __init__(self, code: Code, rule: str | None = None, /, **params: Argument) -> None:
        super().__init__(SENTENCES[code].format(**params))
        self.code, self.rule, self.params = code, rule, params

    @classmethod
    def illegal(cls, error: IllegalMove) -> Refused:
        """Return the refusal of an illegal move, with its rule."""
        refused = cls.__new__(cls, error.message)
        refused.code, refused.rule, refused.params = error.code, error.rule, {**error.params}
        return refused

    def repeat(self) -> Refused:
        """Return the same refusal without the frames in which this one was raised."""
        again = type(self).__new__(type(self), *self.args)
        again.code, again.rule, again.params = self.code, self.rule, self.params
        return again


SENTENCES: dict[Code, str] = {
    "unreadable": "This message cannot be read: {problem}.",
    "too_many": "Too many requests: wait {wait} seconds.",
    "other_site": "This request comes from another site; behind a proxy, set the public host.",
    "no_table": "There is no such table.",
    "broken_table": "This table cannot be read. Its game is kept, and the operator has been told.",
    "not_ready": "The server is not ready: try again in a moment.",
    "too_fast": "Too many messages: at most {per_second} a second.",
    "asked_anew": "A newer question has replaced this one.",
    "internal": "Something went wrong on the server.",
    "no_name": "Choose a name first.",
    "has_leader": "{name} leads at the moment.",
    "bad_link": "This link has expired, or was used or withdrawn; create a new one.",
    "no_device": "You are not signed in on that device.",
    "cannot_join": "You cannot join this table.",
    "no_group": "There is no such group, or you are not in it.",
    "cannot_join_group": "You cannot join this group.",
    "founder_only": "Only the member who has been in the group longest can do that.",
    "full_group": "This group is full: it has {most} members.",
    "many_groups": "You are in {most} groups; leave one of them first.",
    "bad_date": "Choose a time within the next year.",
    "suspended": "You are suspended until {until}. Until then you cannot chat, change your name, or"
    " open or join public tables.",
    "reported": "You have already reported this person at this table.",
    "tried": "{name} has already had a try at this deal of the day.",
    "day_over": "This deal was for another day; open today's.",
    "secret_deal": "A table with a deal of the day is closed to others until the next day is over.",
    "no_moment": "There is no such moment: choose an entry from {first} to {last}.",
    "ended_there": "The game is over at that moment; choose an earlier one.",
    "daily_running": "Practice from a deal of the day is possible once its game is over.",
    "exercise": "This is an exercise of one turn: check your turn instead.",
    "no_exercise": "This table is not an exercise, so there is no turn to check.",
    "open_step": "Finish your step first, such as a discard or a Forecast; then check your turn.",
    "not_reviewed": "This turn is not reviewed yet: request the review first.",
    "no_mistake": "No turn that could be better begins at that moment.",
    "old_puzzle": "This puzzle is not in the collection any more; choose another one.",
    "no_puzzle": "There is no such puzzle: they have the numbers 1 to {last}.",
    "no_option": "This puzzle has no such option: they have the numbers 0 to {last}.",
    "not_over": "The game record is available once the game is over.",
    "no_rematch": "This game cannot be played again like this: open a new one.",
    "unknown_city": "'{word}' is not a city.",
    "no_help": "That is not available here: the help level of this table is {help}.",
    "busy": "Too much is happening at this table at once; try again.",
    "closed": "This table is closed.",
    "no_mail": "This server does not send emails.",
    "bad_address": "That is not an email address that this server can write to.",
    "mail_failed": "The email could not be sent; try again later.",
    "mail_stopped": "The owner of this address wants no emails from here; the link in the last"
    " email allows them again.",
    "no_push": "This is not the address of a push service that the server knows.",
    "full_log": "The log of this table is almost full ({most} entries): only moves are accepted.",
    "not_begun": "The game has not started; free seats: {empty}.",
    "begun": "The game has already started.",
    "not_here": "You are not at this table.",
    "not_your_seat": "Seat {seat} is not yours.",
    "no_own_seat": "You have no seat at this table.",
    "no_seat": "There is no seat {seat}.",
    "seat_taken": "Seat {seat} is taken.",
    "seat_not_lent": "Seat {seat} is not yours to take back.",
    "not_gone": "The player in seat {seat} is here; only they can hand it over.",
    "receiver_gone": "They have left the table; give the seat to somebody who is here.",
    "unknown_bot": "There is no bot called {bot}. The bots are: {known}.",
    "unknown_person": "Nobody here has that id.",
    "bot_or_person": "Name a bot or a person for the seat, and not both.",
    "host_only": "Only the host can do that.",
    "no_request": "That request is no longer open.",
    "not_asked": "This request was not for you.",
    "nothing_to_undo": "There is nothing to undo: no move has been made since a card was revealed.",
    "nothing_to_redo": "There is nothing to redo.",
    "no_window": "The table is not waiting for that.",
    "not_in_hand": "{card} is not in the {player}'s hand.",
    "untold": "Name a card or a disease.",
    "empty_text": "{field}: write at least one visible character.",
    "turn_order": "The turns of a plan must be in the order of the seats, each at most once.",
    "no_plan": "That plan is not shown any more.",
    "no_step": "That plan has the steps 1 to {last}.",
    "wrong_signal": "The phrase {phrase} is about: {kinds}.",
    "long_text": "{field}: at most {most} characters.",
    "bad_text": "{field}: remove the character {character}; control characters and invisible ones"
    " are not allowed.",
    "bad_players": "A game is for 2, 3 or 4 players.",
    "bad_seconds": "The time must be between 1 and {most} seconds.",
    "few_roles": "Choose at least {players} roles, one for each player.",
    "bad_setup": "{problem}",
    "which_card": "Enter the card that came from the real deck: one of {cards}.",
    "wrong_card": "{card} cannot have been drawn.",
    "real_cards": "A bot cannot draw from a real deck.",
}
