"""Make puzzles: find turns in games of bots that are clearly better than all others.

The quick bot plays the games: it gets into more interesting trouble than the search. It plays
without the Forecast, after which the best turn would depend on what it shows. At the beginning of
every turn a short search looks for the best turn. Where that is much better than the second, one
with SURER times the usual budget looks at more turns, and its best is compared with every other on
fresh futures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...analysis.ways import apply_moves
from ...engine.buffers import unpack
from ...engine.game import Game
from ...engine.notation import Move
from ...engine.position.schema import Json
from ...engine.position.writer import write
from ...engine.rules.board import EVENTS
from ...engine.rules.legality import find_refusal
from ...engine.rules.moves import DISCARD_MOVE, PASS, encode, kind_of, seat_of
from ...engine.rules.names import Edition
from ...engine.rules.state import WON, State
from ...engine.view import View
from ..coach.comparison import compare_all
from ..coach.curves import Z
from ..coach.win_chance import (
    chance_from_wins,
    count_policy_wins,
    fitted_curve,
    where_of,
    win_chance,
)
from ..kernels.beam_search import ENDS
from ..kernels.position_key import key_of
from ..kernels.scoring.game_value import WIN
from ..kernels.workspace import Proposal
from ..players.policy_bot import PolicyBot
from ..players.search import ROLLOUTS, Search
from ..review.judge import FUTURES, SURELY
from ..team import next_move
from ..warm_up import ensure_compiled
from .collection import HIDDEN, Puzzle
from .difficulty import find_solvers, rating_of
from .reasons import give_reasons
from .theme import find_theme

SURER = 20  # times the budget, to verify a puzzle
WIDER = 2  # times the proposed turns
LOST, SAFE = 0.03, 0.985  # win chances beyond which no turn matters much
GLANCE = 100  # futures for that
SHORTER = 3  # times less than the usual budget, to look at every position
PROMISING = 0.02  # win chance by which the best turn must then beat the second
LIKELY = 0.04  # and every other on a few fresh futures
GAP = 0.05  # win chance by which the solution must beat every other turn in the end
FEW = 250  # futures to find the closest rivals
MOST_FUTURES = 4000  # for the win chance after the solution
CLOSEST = 8  # rivals that are compared with SURER times the futures
MOST = 2  # puzzles of one game
FEWEST = 3  # moves of a solution
EQUAL = -1  # the key of all positions in which the game is won: they are equally good


class Rival(NamedTuple):
    """Another turn, and the win chance that it costs: at least `low`, with 95 % confidence."""

    turn: Proposal
    loss: float
    low: float


class Solution(NamedTuple):
    """The best turn, the win chance after it, and the other turns, closest first."""

    turn: Proposal
    chance: float
    rivals: list[Rival]


def make_puzzles(deal: int, edition: Edition = "2013") -> list[Puzzle]:
    """Play the game of a deal and return its puzzles: at most MOST, of different themes."""
    ensure_compiled()
    by_theme: dict[str, Puzzle] = {}
    for turn, position in play_turns(deal, edition):
        puzzle = find_puzzle(position, seed_of(deal, edition), turn)
        if puzzle and (
            puzzle.theme not in by_theme or puzzle.rating > by_theme[puzzle.theme].rating
        ):
            by_theme[puzzle.theme] = puzzle
    hardest = sorted(by_theme.values(), key=lambda puzzle: -puzzle.rating)
    return sorted(hardest[:MOST], key=lambda puzzle: puzzle.turn)


def seed_of(deal: int, edition: Edition) -> str:
    """Return the seed of a deal."""
    return f"puzzle-{deal}" if edition == "2013" else f"puzzle-{edition}-{deal}"


def play_turns(deal: int, edition: Edition) -> Iterator[tuple[int, Json]]:
    """Play the game of a deal; yield each turn's number and the position at its beginning."""
    players, epidemics = 2 + deal % 3, 4 + deal // 3 % 3
    game = Game.new(
        players=players,
        epidemics=epidemics,
        hands="open",
        events=[event for event in EVENTS if event != "forecast"],
        edition=edition,
        seed=seed_of(deal, edition),
    )
    team = [PolicyBot() for _ in range(players)]
    number, seat = 0, None
    while not game.is_over:
        if game.turn != seat:
            number, seat = number + 1, game.turn
            yield number, dict(write(game.state))
        game.play(next_move(game, team))


def find_puzzle(position: Json, deal: str, turn: int) -> Puzzle | None:
    """Return the puzzle of a position at the beginning of a turn, or None if it makes none."""
    game = Game.from_position(position, seed=HIDDEN)
    view = game.view(game.turn)
    search = Search(team=True)
    if not is_undecided(view, search):
        return None
    guess = find_promising_turn(view, search)
    if guess is None or not is_worth_thought(view, guess):
        return None
    return verify_puzzle(position, deal, turn)


def verify_puzzle(position: Json, deal: str, turn: int) -> Puzzle | None:
    """Return the puzzle of a position by a long search, or None if no turn is clearly best."""
    ensure_compiled()
    game = Game.from_position(position, seed=HIDDEN)
    view = game.view(game.turn)
    solution = verify_solution(view)
    if solution is None or not is_worth_thought(view, solution.turn):
        return None
    moves = shorten(view.state, solution.turn)
    theme = find_theme(view, moves)
    if theme is None:
        return None
    solvers = find_solvers(game, solution.turn.end, solution.chance)
    close = sum(rival.loss < 2 * GAP for rival in solution.rivals)
    puzzle = Puzzle(
        id=0,
        theme=theme.name,
        turns=theme.turns,
        position=position,
        solution=[str(Move(move)) for move in moves],
        rating=rating_of(solvers, moves, close),
        gap=round(min(rival.loss for rival in solution.rivals), 4),
        low=round(min(rival.low for rival in solution.rivals), 4),
        chance=round(solution.chance, 4),
        quick=solvers["quick"],
        deal=deal,
        turn=turn,
    )
    return give_reasons(puzzle)


def is_undecided(view: View, search: Search) -> bool:
    """Return whether the game is neither safe nor lost, by a few futures of the policy."""
    wins = count_policy_wins(view, GLANCE, search.kernels)
    return LOST < chance_from_wins(wins, GLANCE, view.state).chance < SAFE


def find_promising_turn(view: View, search: Search) -> Proposal | None:
    """Return the best turn by a short search, if it seems to be much better than the others."""
    s = view.state
    turns = propose_turns(search, s)
    best, value, second = find_best_turn(search, view, turns, ROLLOUTS // SHORTER)
    chances = [fitted_curve().chance_at(each / WIN, where_of(s)) for each in (value, second)]
    if chances[0] - chances[1] < PROMISING:
        return None
    others = [turn for turn in turns if turn is not best]
    solution = compare_with_rivals(search, view, best, others, FEW)
    return best if solution.rivals[0].loss >= LIKELY else None


def verify_solution(view: View) -> Solution | None:
    """Return the best turn by a long search, if it surely beats every other by GAP or more."""
    search = Search(SURER, team=True)  # with another seed
    turns = propose_turns(search, view.state, WIDER)
    best, _, _ = find_best_turn(search, view, turns, SURER * ROLLOUTS)
    rivals = [turn for turn in turns if turn is not best]
    for futures in (FEW, FUTURES, SURER * FUTURES):
        solution = compare_with_rivals(search, view, best, rivals, futures)
        if solution.rivals[0].loss < LIKELY:
            return None
        if any(rival.low <= 0 for rival in solution.rivals[CLOSEST:]):
            return None
        rivals = [rival.turn for rival in solution.rivals[:CLOSEST]]
    sure = all(rival.loss >= GAP and rival.low > SURELY for rival in solution.rivals)
    return solution if sure else None


def propose_turns(search: Search, s: State, wider: int = 1) -> list[Proposal]:
    """Return turns that lead to different positions, as the search proposes them.

    The events of all players count, because hands are open. Of the turns that win, only the
    shortest is kept.
    """
    ends: dict[int, Proposal] = {}
    for leaning, kept in search.kernels.settings.proposals.items():
        for turn in search.kernels.propose(s, True, leaning, wider * kept):
            key = EQUAL if turn.end["outcome"] == WON else turn.key
            if key in ends and (key != EQUAL or len(turn.moves) >= len(ends[key].moves)):
                continue
            if key in ends or len(ends) < wider * kept:
                ends[key] = turn
    return list(ends.values())


def find_best_turn(
    search: Search, view: View, turns: Sequence[Proposal], budget: int
) -> tuple[Proposal, int, int]:
    """Return the best of several turns, its value and that of the second."""
    assert view.viewer is not None
    tried = search.rank_proposals(view.state, view.viewer, turns, budget)
    second = tried[1].value if len(tried) > 1 else tried[0].value  # the only turn: no puzzle
    return turns[tried[0].slot - ENDS], tried[0].value, second


def compare_with_rivals(
    search: Search, view: View, best: Proposal, others: Sequence[Proposal], futures: int
) -> Solution:
    """Compare the best turn with others on fresh futures."""
    s, seat = view.state, view.viewer
    assert seat is not None
    after = View(unpack(best.end), seat)
    chance = win_chance(after, min(futures, MOST_FUTURES), search.kernels).chance
    ends = [turn.end for turn in others]
    rivals = []
    comparisons = compare_all(search.kernels, s, seat, best.end, ends, futures)
    for turn, compared in zip(others, comparisons, strict=True):
        loss, low = (chance * (1 - compared.ratio(errors)) for errors in (0, -Z))
        rivals.append(Rival(turn, loss, low))
    return Solution(best, chance, sorted(rivals, key=lambda rival: rival.loss))


def is_worth_thought(view: View, turn: Proposal) -> bool:
    """Return whether a turn is a fair solution: own moves, some of them, and none to discard.

    Other cards to discard are not among the proposed turns.
    """
    moves = shorten(view.state, turn)
    kinds = {kind_of(move) for move in moves} - {PASS}
    own = all(seat_of(move) == view.viewer for move in moves)
    return own and DISCARD_MOVE not in kinds and len(moves) >= FEWEST and len(kinds) > 1


def shorten(s: State, turn: Proposal) -> list[int]:
    """Return the moves of a turn without moves at the end that change nothing."""
    done = encode(PASS, s["turn"])
    for number, move in enumerate(turn.moves):
        if find_refusal(s, done) is None and key_of(apply_moves(s, done)) == turn.key:
            return [*turn.moves[:number], done]
        s = apply_moves(s, move)
    return turn.moves
