"""The set-up of a game with real cards, entered line by line before play starts."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.game import Game
from ..engine.rules.board import CITIES, EVENTS, ROLES
from ..text.language import Language
from ..text.names import Names
from .commands import COMMANDS
from .input.cards import NotTaken, read_card
from .input.localized import hyphenate, normalize, translate_names
from .input.moves import split_names

INFECTED = 9
EPIDEMICS = ("4", "5", "6")


class Layout:
    """The set-up entered so far: roles, number of epidemics, and the cards already dealt.

    The cards are the nine infected cities, then the first hand, then the second and so on.
    """

    def __init__(
        self,
        language: Language,
        edition: str = "2013",
        roles: Sequence[str] | None = None,
        epidemics: int | None = None,
    ) -> None:
        self.names = Names(edition, language)
        self.say = language
        self.roles = None if roles is None else list(roles)
        self.epidemics = epidemics
        self.cards: list[str] = []
        self.done = False

    @property
    def hand(self) -> int:
        """Return the number of cards in a starting hand (R2.4)."""
        return 6 - len(self.roles or ())

    def count_missing(self) -> int:
        """Return the number of cards still to be entered."""
        return INFECTED + len(self.roles or ()) * self.hand - len(self.cards)

    def count_room(self) -> int:
        """Return how many cards the next line may have; a line never spans two hands."""
        held = len(self.cards) - INFECTED
        return -held if held < 0 else self.hand - held % self.hand

    def question(self) -> str:
        """Return the next question."""
        told = len(self.cards)
        if self.roles is None:
            return self.say("terminal-lay-roles")
        if self.epidemics is None:
            return self.say("terminal-lay-epidemics")
        if told < INFECTED:
            return self.say("terminal-lay-cities", cubes=3 - told // 3, missing=3 - told % 3)
        if self.count_missing():
            role = self.names(self.roles[(told - INFECTED) // self.hand])
            return self.say("terminal-lay-hand", role=role, missing=self.count_room())
        return self.say("terminal-lay-done")

    def list_options(self) -> list[str]:
        """Return the valid next words."""
        if self.roles is None:
            return list(ROLES)
        if self.epidemics is None:
            return list(EPIDEMICS)
        if len(self.cards) < INFECTED:
            return [city for city in CITIES if city not in self.cards]
        held = self.cards[INFECTED:]
        return [card for card in (*CITIES, *EVENTS) if card not in held]

    def complete(self, line: str) -> list[str]:
        """Return the completions of a line's last word, in English or the player's language."""
        last = line.rpartition(" ")[2]
        could = self.list_options()
        spoken = [hyphenate(self.names(word)) for word in could]
        return [word for word in could if last and word.startswith(last.lower())] or [
            word for word in spoken if normalize(last) and word.startswith(normalize(last))
        ]

    def take(self, line: str) -> list[str]:
        """Apply a line; return what was entered, or what is wrong with it."""
        line = translate_names(line, self.say, COMMANDS)
        if line == "undo":
            return [self.undo()]
        before = self.list_entered()
        try:
            if self.roles is None:
                self.take_roles(line)
            elif self.epidemics is None:
                self.take_epidemics(line)
            elif self.count_missing():
                self.take_cards(line)
            elif line:
                raise NotTaken(self.say("terminal-lay-enough"))
            else:
                self.done = True
        except NotTaken as unread:
            return [f"{unread} {self.say('terminal-lay-refused')}"]
        told = self.list_entered()  # after the last card, show everything for a final check
        return [line for line in told if line not in before] if self.count_missing() else told

    def list_entered(self) -> list[str]:
        """Return the set-up entered so far, one line per question."""
        say, names = self.say, self.names
        lines = []
        if self.roles is not None:
            lines.append(say("terminal-lay-told-roles", roles=names.list(self.roles)))
        if self.epidemics is not None:
            lines.append(say("terminal-lay-told-epidemics", epidemics=self.epidemics))
        for cubes in (3, 2, 1):
            cities = self.cards[INFECTED - 3 * cubes :][:3]
            if cities:
                told = names.list(cities)
                lines.append(say("terminal-lay-told-cities", cubes=cubes, cities=told))
        for role, hand in zip(self.roles or (), self.hands(), strict=False):
            lines.append(say("terminal-lay-told-hand", role=names(role), cards=names.list(hand)))
        return lines

    def take_roles(self, line: str) -> None:
        words = split_names(line)
        roles = [role for word in words for role in ROLES if role.startswith(word)]
        if not words:
            return
        if len(roles) != len(words) or len(set(roles)) != len(roles) or len(roles) not in (2, 3, 4):
            raise NotTaken(self.say("terminal-lay-which-roles", roles=self.names.list([*ROLES])))
        self.roles = list[str](roles)

    def take_epidemics(self, line: str) -> None:
        if line in EPIDEMICS:
            self.epidemics = int(line)
        elif line:
            raise NotTaken(self.say("terminal-lay-which-epidemics"))

    def take_cards(self, line: str) -> None:
        """Add the cards of a line: cities, or cards of one hand. One bad name rejects the line."""
        before, room = self.cards[:], self.count_room()
        place = "cities" if len(before) < INFECTED else "cards"
        try:
            for at, word in enumerate(split_names(line)):
                if at == room:
                    raise NotTaken(self.say(f"terminal-lay-too-many-{place}", missing=room))
                self.cards.append(read_card(word, self.list_options(), self.names))
        except NotTaken:
            self.cards = before
            raise

    def undo(self) -> str:
        """Remove the last card; return a line that names it."""
        if not self.cards:
            return self.say("terminal-lay-nothing")
        return self.say("terminal-lay-taken-back", card=self.names(self.cards.pop()))

    def hands(self) -> list[list[str]]:
        """Return the hands entered so far; the last one may be incomplete."""
        held = self.cards[INFECTED:]
        return [held[at : at + self.hand] for at in range(0, len(held), self.hand)]

    def make_game(self) -> Game:
        """Return the game that starts with these cards."""
        assert self.roles is not None and self.epidemics is not None
        dealt = [card for cards in zip(*self.hands(), strict=True) for card in cards]
        return Game.new(
            edition=self.names.edition,
            roles=self.roles,
            epidemics=self.epidemics,
            hands="open",
            first=0,  # the roles were entered in turn order
            cards=[*self.cards[:INFECTED], *dealt],
        )
