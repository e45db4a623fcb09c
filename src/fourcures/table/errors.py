"""Why a table does not do what it was asked: a code and its parameters, as in the engine."""

from __future__ import annotations

from ..engine.errors import FourCuresError, IllegalMove
from ..engine.reasons import Param

Argument = Param | list[str]  # a parameter of a refusal: as in the engine, or several cards


class Refused(FourCuresError):
    """The command was not done; the table is as before."""

    def __init__(self, code: str, rule: str | None = None, /, **params: Argument) -> None:
        self.code, self.rule, self.params = code, rule, params
        sentence = SENTENCES.get(code, code)
        super().__init__(sentence.format(**params) if code in SENTENCES else code)

    @classmethod
    def illegal(cls, error: IllegalMove) -> Refused:
        """A refusal of the engine, with its rule."""
        refused = cls(error.code, error.rule, **error.params)
        refused.args = (error.message,)
        return refused


SENTENCES = {
    "unreadable": "That message cannot be read: {problem}.",
    "too_many": "Too many from your address: wait {wait} seconds.",
    "other_site": "This comes from a page of another site; behind a proxy, set the public host.",
    "no_table": "There is no such table.",
    "not_ready": "The database does not answer.",
    "too_fast": "Too many messages: at most {per_second} a second.",
    "asked_anew": "A newer question has taken the place of this one.",
    "internal": "Something went wrong here.",
    "no_name": "Take a name first.",
    "bad_link": "This link is not from here.",
    "not_over": "The record is shown when the game is over.",
    "unknown_city": "'{word}' is not a city.",
    "no_help": "This table plays with the help level {help}.",
    "busy": "Too much happens at this table at once; try again.",
    "closed": "This table is closed.",
    "not_begun": "The game has not begun: {empty} seats are empty.",
    "begun": "The game has begun.",
    "not_here": "You are not at this table.",
    "not_your_seat": "Seat {seat} is not yours.",
    "no_seat": "There is no seat {seat}.",
    "seat_taken": "Seat {seat} is taken.",
    "seat_not_lent": "Seat {seat} is not yours to take back.",
    "not_gone": "The player on seat {seat} is here; only they can give the seat away.",
    "unknown_bot": "There is no bot named {bot}; known are {known}.",
    "unknown_person": "Nobody here has that id.",
    "host_only": "Only the host can do that.",
    "no_request": "That request no longer waits for an answer.",
    "not_asked": "This request was not put to you.",
    "nothing_to_undo": "Nothing can be taken back: a card has been revealed since.",
    "nothing_to_redo": "There is nothing to play again.",
    "no_window": "The table is not waiting for that.",
    "unknown_order": "A standing order is always, epidemics or never, not {order}.",
    "not_in_hand": "{card} is not in the {player}'s hand.",
    "untold": "Tell a card or a disease.",
    "empty_text": "There is nothing to say.",
    "long_text": "At most {most} characters.",
    "bad_name": "A name has 1 to {most} characters.",
    "bad_seed": "A seed has printable characters only: no emoji of several parts, no tabs.",
    "bad_players": "A game has 2, 3 or 4 players.",
    "bad_seconds": "A time has 1 to {most} seconds.",
    "few_roles": "Choose at least {players} roles, one for each player.",
    "bad_setup": "{problem}",
    "which_card": "Tell which card the real deck gave: one of {cards}.",
    "wrong_card": "{card} cannot have come.",
    "real_cards": "A bot cannot draw from a real deck.",
}
