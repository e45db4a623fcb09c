"""Puzzles at the keyboard: a game that is one turn long, with hints, a check and a solution."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...analysis.played_turns import is_acting, list_moments, split_turns
from ...bots.coach.deeds import claim_deeds
from ...bots.puzzles.collection import Puzzle, load_puzzles
from ...bots.review.judge import (
    SURELY,
    Judged,
    describe_moves,
    follow_solution,
    judge_attempt,
)
from ...engine.move_parts import describe
from ...engine.notation import parse
from ...engine.view import View
from ...files import BadInput
from ...protocol.coach import Claim
from ...text.language import Language
from ...text.names import format_estimate
from ..coach import think_later
from ..commands import COMMANDS, explain_file_problem
from ..keyboard import Keyboard
from ..say import advice
from ..say.reply import Reply
from ..session import Session
from .scores import FILE, Scores, load_scores, save_scores

MOST_HINTS = 2
ELSEWHERE = ("advice", "chance", "save", "load", "seat")  # commands of a game, not of a puzzle


class PuzzleSession(Session):
    """A puzzle, and the person who solves it."""

    puzzle: Puzzle
    scores: Scores
    hints: int  # given for this puzzle

    def __init__(self, language: Language, first: Puzzle | None = None) -> None:
        self.scores = load_scores()
        self.puzzle = first or self.scores.next_after(0)
        super().__init__(self.puzzle.game(), language)
        self.commands = {**COMMANDS, **OWN}
        self.welcome = self.begin(self.puzzle)

    def begin(self, puzzle: Puzzle) -> Reply:
        """Start a puzzle and return its question."""
        self.puzzle, self.hints = puzzle, 0
        self.sit_down(puzzle.game())
        title = self.say(
            "terminal-puzzle-title",
            number=puzzle.id,
            of=len(load_puzzles()),
            rating=str(puzzle.rating),
        )
        if puzzle.options:
            return Reply([title, self.question(), *self.list_choices()])
        return Reply([title, self.question(), self.say("terminal-puzzle-how")])

    def list_choices(self) -> list[str]:
        """Return what the active player asks for, the numbered options, and what to do."""
        puzzle, asked = self.puzzle, []
        if puzzle.asked:
            state = puzzle.game().state
            moves, _ = follow_solution(state, state["turn"], puzzle.asked)
            asked = [self.say("terminal-puzzle-asked", player=self.role(state["turn"]))]
            asked += [
                advice.describe_step(parts, self.names) for parts in describe_moves(state, moves)
            ]
        options = [
            f"{number}. {self.describe_option(option.text)}"
            for number, option in enumerate(puzzle.options, 1)
        ]
        return [*asked, *options, self.say("terminal-puzzle-choose")]

    def describe_option(self, text: str) -> str:
        """Return an option in words."""
        if self.puzzle.asked:
            return self.say(f"request-{text}")
        state = self.puzzle.game().state
        parts = describe(parse(text, state, self.puzzle.seat), state)
        return advice.describe_move(parts, self.names)

    def question(self) -> str:
        """Return what is to be found."""
        puzzle, disease = self.puzzle, self.names(self.puzzle.disease or "")
        when = {None: puzzle.theme, 1: "win-now"}.get(puzzle.turns, "win-soon")
        if puzzle.options and puzzle.theme == "event":
            when = "moment"
        asked = self.say("terminal-puzzle-question", theme=when, disease=disease)
        return f"{asked} {self.say('terminal-puzzle-you', role=self.role(puzzle.seat))}"

    def describe_awaited(self) -> str:
        """Return what to do: play the turn, or have it checked."""
        if self.puzzle.options:
            return self.say("terminal-puzzle-choose")
        if is_acting(self.game.state):
            return super().describe_awaited()
        return self.say("terminal-puzzle-to-check")

    def move(self, line: str) -> Reply:
        """Play the typed move, until the actions are over; of a choice, take this option."""
        if self.puzzle.options:
            return self.choose(line)
        if is_acting(self.game.state):
            return super().move(line)
        return Reply([f"{self.describe_awaited()}."])

    def choose(self, line: str) -> Reply:
        """Judge the option with the typed number."""
        options = self.puzzle.options
        if not line.strip().isdecimal() or not 1 <= int(line) <= len(options):
            return Reply([self.say("terminal-puzzle-choose")])
        option, chance = options[int(line) - 1], self.puzzle.chance
        if option.low < SURELY:
            solved, go_on = self.say("terminal-puzzle-solved"), self.say("terminal-puzzle-go-on")
            return Reply([solved, *self.reasons(), *self.record_result(True), go_on])
        return self.report_loss(chance, option.loss, option.against)

    def hint(self) -> Reply:
        """Return what the solution does; the second time, its first move."""
        if self.puzzle.options:
            return self.answer("terminal-puzzle-not-here")
        view, moves = self.follow_solution()
        self.hints = min(self.hints + 1, MOST_HINTS)
        if self.hints == 1:
            deed = advice.describe_claim(claim_deeds(view, moves)[0], self.names)
            return Reply([deed, self.say("terminal-puzzle-hint-more")])
        first = advice.describe_step(describe_moves(view.state, moves)[0], self.names)
        return self.answer("terminal-puzzle-hint-first", move=first)

    def solution(self) -> Reply:
        """Return the solution; a puzzle that was not tried before counts as not solved."""
        best, second = self.puzzle.chance, self.puzzle.chance - self.puzzle.gap
        about = self.say(
            "puzzle-solution",
            chance=format_estimate(best, self.say),
            second=format_estimate(second, self.say),
        )
        steps = [*self.list_solution(), *self.reasons()]
        return Reply([about, *steps, *self.record_result(False)], page=True)

    def list_solution(self) -> list[str]:
        """Return the moves of the solution, or the best option."""
        if self.puzzle.options:
            best = self.describe_option(self.puzzle.solution[0])
            return [self.say("terminal-puzzle-best-choice", move=best)]
        view, moves = self.follow_solution()
        return [
            f"{number}. {advice.describe_step(parts, self.names)}"
            for number, parts in enumerate(describe_moves(view.state, moves), 1)
        ]

    def reasons(self) -> list[str]:
        """Return what the solution is for, and why not the tempting turn."""
        why, tempting = self.puzzle.why, self.puzzle.tempting
        said = [" ".join(advice.describe_claim(claim, self.names) for claim in why)] if why else []
        if tempting:
            said.append(advice.describe_rather(tempting.says[0], tempting.against[0], self.names))
        return said

    def follow_solution(self) -> tuple[View, list[int]]:
        """Return the puzzle as its player sees it, and the moves of the solution."""
        view = self.puzzle.game().view(self.puzzle.seat)
        return view, follow_solution(view.state, self.puzzle.seat, self.puzzle.solution)[0]

    def check(self) -> Reply:
        """Judge the turn that was played."""
        if self.puzzle.options:
            return Reply([self.say("terminal-puzzle-choose")])
        if is_acting(self.game.state):
            return self.answer("terminal-puzzle-not-complete")
        turn, puzzle = split_turns(list_moments(self.game))[0], self.puzzle
        return think_later(
            lambda: self.report_judgement(judge_attempt(turn, puzzle.solution)), self.names
        )

    def report_judgement(self, judged: Judged) -> Reply:
        """Return the result of an attempt."""
        if judged.is_solved:
            solved, go_on = self.say("terminal-puzzle-solved"), self.say("terminal-puzzle-go-on")
            return Reply([solved, *self.reasons(), *self.record_result(True), go_on])
        return self.report_loss(judged.before.chance, judged.loss, judged.against)

    def report_loss(self, best: float, loss: float, against: Sequence[Claim]) -> Reply:
        """Return what an attempt has lost that is not the best one."""
        cost = self.say(
            "terminal-puzzle-cost",
            after=format_estimate(max(best - loss, 0.0), self.say),
            best=format_estimate(best, self.say),
        )
        lost = [advice.describe_loss(claim, self.names) for claim in against]
        again = self.say("terminal-puzzle-again")
        return Reply([cost, *lost, *self.record_result(False), again])

    def record_result(self, solved: bool) -> list[str]:
        """Keep the result, if it is the first of this puzzle; return the rating and the streak."""
        before = self.scores
        self.scores = before.with_result(self.puzzle, solved, self.hints)
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
            save_scores(self.scores)
        except BadInput as error:
            return [said, *explain_file_problem(error, FILE, self.say)]
        return [said]

    def farewell(self) -> Reply:
        """Return the last line after leaving."""
        rating = str(round(self.scores.rating.rating))
        return self.answer("terminal-puzzle-farewell", rating=rating, tried=len(self.scores.tried))


Command = Callable[[Keyboard, str], Reply]


def puzzle_command(run: Callable[[PuzzleSession], Reply]) -> Command:
    """Return a command that only a puzzle has."""

    def command(table: Keyboard, _rest: str) -> Reply:
        assert isinstance(table, PuzzleSession)
        return run(table)

    return command


def refuse_command(table: Keyboard, _rest: str) -> Reply:
    """Say that a puzzle does not have this command."""
    return table.answer("terminal-puzzle-not-here")


def help_on_puzzles(table: Keyboard, rest: str) -> Reply:
    """Return the commands of a puzzle, or a topic of the game."""
    if rest:
        return COMMANDS["help"](table, rest)
    return Reply(table.say("terminal-puzzle-help").splitlines(), page=True)


OWN: dict[str, Command] = {
    **dict.fromkeys(ELSEWHERE, refuse_command),
    "hint": puzzle_command(PuzzleSession.hint),
    "check": puzzle_command(PuzzleSession.check),
    "solution": puzzle_command(PuzzleSession.solution),
    "next": puzzle_command(lambda table: table.begin(table.scores.next_after(table.puzzle.id))),
    "help": help_on_puzzles,
    "?": help_on_puzzles,
}
