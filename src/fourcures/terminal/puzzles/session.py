"""Puzzles at the keyboard: a game that is one turn long, with hints, a check and a solution."""

from __future__ import annotations

from collections.abc import Callable

from ...analysis.played_turns import acting, moments_of, turns_in
from ...bots.coach.claims import deeds
from ...bots.puzzles.collection import Puzzle, puzzles
from ...bots.review.attempts import judge_attempt, solved
from ...bots.review.judge import Judged, described, follow
from ...files import BadInput
from ...text.language import Language
from ...text.names import roughly
from ..coach import thought
from ..commands import COMMANDS
from ..keyboard import Keyboard
from ..say import advice
from ..say.file_problems import file_problem
from ..say.reply import Reply
from ..session import Session
from .scores import FILE, Scores, keep_scores, kept_scores

MOST_HINTS = 2
ELSEWHERE = ("advice", "chance", "save", "load", "seat")  # commands of a game, not of a puzzle


class PuzzleSession(Session):
    """A puzzle, and the person who solves it."""

    puzzle: Puzzle
    scores: Scores
    hints: int  # given for this puzzle

    def __init__(self, language: Language, first: Puzzle | None = None) -> None:
        self.scores = kept_scores()
        self.puzzle = first or self.scores.next_after(0)
        super().__init__(self.puzzle.game(), language)
        self.commands = {**COMMANDS, **OWN}
        self.welcome = self.begin(self.puzzle)

    def begin(self, puzzle: Puzzle) -> Reply:
        """Start a puzzle and return its question."""
        self.puzzle, self.hints = puzzle, 0
        self.sit_down(puzzle.game())
        title = self.say(
            "terminal-puzzle-title", number=puzzle.id, of=len(puzzles()), rating=str(puzzle.rating)
        )
        return Reply([title, self.question(), self.say("terminal-puzzle-how")])

    def question(self) -> str:
        """Return what is to be found."""
        puzzle, disease = self.puzzle, self.names(self.puzzle.disease or "")
        when = {None: puzzle.theme, 1: "win-now"}.get(puzzle.turns, "win-soon")
        asked = self.say("terminal-puzzle-question", theme=when, disease=disease)
        return f"{asked} {self.say('terminal-puzzle-you', role=self.role(puzzle.seat))}"

    def awaited(self) -> str:
        """Return what to do: play the turn, or have it checked."""
        return (
            super().awaited() if acting(self.game.state) else self.say("terminal-puzzle-to-check")
        )

    def move(self, line: str) -> Reply:
        """Play the typed move, until the actions are over."""
        if acting(self.game.state):
            return super().move(line)
        return Reply([f"{self.awaited()}."])

    def hint(self) -> Reply:
        """Return what the solution does; the second time, its first move."""
        n, view = self.names, self.puzzle.game().view(self.puzzle.seat)
        moves, _ = follow(view.state, self.puzzle.seat, self.puzzle.solution)
        self.hints = min(self.hints + 1, MOST_HINTS)
        if self.hints == 1:
            return Reply(
                [advice.said(deeds(view, moves)[0], n), self.say("terminal-puzzle-hint-more")]
            )
        first = advice.typed(described(view.state, moves)[0], n)
        return Reply([self.say("terminal-puzzle-hint-first", move=first)])

    def solution(self) -> Reply:
        """Return the solution; a puzzle that was not tried before counts as not solved."""
        n, view = self.names, self.puzzle.game().view(self.puzzle.seat)
        moves, _ = follow(view.state, self.puzzle.seat, self.puzzle.solution)
        steps = [
            f"{number}. {advice.typed(parts, n)}"
            for number, parts in enumerate(described(view.state, moves), 1)
        ]
        best, second = self.puzzle.chance, self.puzzle.chance - self.puzzle.gap
        about = self.say(
            "puzzle-solution",
            chance=roughly(best, self.say),
            second=roughly(second, self.say),
        )
        return Reply([about, *steps, *self.count(False)], page=True)

    def check(self) -> Reply:
        """Judge the turn that was played."""
        if acting(self.game.state):
            return Reply([self.say("terminal-puzzle-not-complete")])
        turn, puzzle = turns_in(moments_of(self.game))[0], self.puzzle
        return thought(lambda: self.judged(judge_attempt(turn, puzzle.solution)), self.names)

    def judged(self, found: Judged) -> Reply:
        """Return the result of an attempt."""
        if solved(found):
            return Reply(
                [
                    self.say("terminal-puzzle-solved"),
                    *self.count(True),
                    self.say("terminal-puzzle-go-on"),
                ]
            )
        best, left = found.before.chance, found.before.chance - found.loss
        cost = self.say(
            "terminal-puzzle-cost",
            after=roughly(max(left, 0.0), self.say),
            best=roughly(best, self.say),
        )
        return Reply([cost, *self.count(False), self.say("terminal-puzzle-again")])

    def count(self, is_solved: bool) -> list[str]:
        """Keep the result, if it is the first of this puzzle; return the rating and the streak."""
        before = self.scores
        self.scores = before.with_result(self.puzzle, is_solved, self.hints)
        if self.scores is before:
            return []
        change = round(self.scores.rating.rating) - round(before.rating.rating)
        said = self.say(
            "terminal-puzzle-rating",
            rating=str(round(self.scores.rating.rating)),
            change=f"{change:+d}",
            streak=self.scores.streak,
        )
        try:
            keep_scores(self.scores)
        except BadInput as error:
            return [said, *file_problem(error, FILE, self.say)]
        return [said]

    def farewell(self) -> Reply:
        """Return the last line after leaving."""
        rating = str(round(self.scores.rating.rating))
        return Reply(
            [self.say("terminal-puzzle-farewell", rating=rating, tried=len(self.scores.tried))]
        )


Command = Callable[[Keyboard, str], Reply]


def own(run: Callable[[PuzzleSession], Reply]) -> Command:
    """Return a command that only a puzzle has."""

    def command(table: Keyboard, _rest: str) -> Reply:
        assert isinstance(table, PuzzleSession)
        return run(table)

    return command


def elsewhere(table: Keyboard, _rest: str) -> Reply:
    """Say that a puzzle does not have this command."""
    return Reply([table.say("terminal-puzzle-not-here")])


def help_on_puzzles(table: Keyboard, rest: str) -> Reply:
    """Return the commands of a puzzle, or a topic of the game."""
    if rest:
        return COMMANDS["help"](table, rest)
    return Reply(table.say("terminal-puzzle-help").splitlines(), page=True)


OWN: dict[str, Command] = {
    **dict.fromkeys(ELSEWHERE, elsewhere),
    "hint": own(PuzzleSession.hint),
    "check": own(PuzzleSession.check),
    "solution": own(PuzzleSession.solution),
    "next": own(lambda table: table.begin(table.scores.next_after(table.puzzle.id))),
    "help": help_on_puzzles,
    "?": help_on_puzzles,
}
