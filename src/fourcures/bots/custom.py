"""Custom bots: classes written by users, named `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from traceback import extract_tb

from ..engine.errors import FourCuresError
from ..engine.notation import Move, Unreadable, parse
from ..engine.rules.legality import find_refusal
from ..engine.view import View
from .agents import Agent

ANYTHING = (Exception, SystemExit)  # what user code may raise; KeyboardInterrupt is not its fault


class NoSuchBot(FourCuresError):
    """The name does not refer to a bot class."""


class BotFailed(FourCuresError):
    """A bot raised an exception or chose an illegal move; this does not count as a lost game."""


def load_bot(name: str) -> type[Agent]:
    """Return the class of this name, from the current folder or Python's module path."""
    module_name, _, class_name = name.partition(":")
    if module_name.endswith(".py"):
        right = f"{Path(module_name).stem}:{class_name}"
        raise NoSuchBot(f"write {right}, the name of a module without .py, not {name}")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        module = import_module(module_name)
    except ANYTHING as error:
        if isinstance(error, ModuleNotFoundError) and error.name == module_name:
            raise NoSuchBot(
                f"there is no module {module_name} in the current folder or on Python's path"
            ) from None
        why = f"{type(error).__name__}: {error}"
        raise NoSuchBot(f"{module_name} cannot be imported: {why}") from error
    kind = getattr(module, class_name, None)
    if not isinstance(kind, type):
        raise NoSuchBot(f"there is no class {class_name!r} in {module.__file__ or module_name}")
    if not callable(getattr(kind, "choose", None)):
        raise NoSuchBot(f"{name} is not a bot: it has no method choose(view)")
    if needed := list_arguments(kind):
        raise NoSuchBot(
            f"{name} needs {', '.join(needed)}: a bot is created without arguments, so give its"
            " constructor default values"
        )
    return kind


def list_arguments(kind: type[Agent]) -> list[str]:
    """Return the arguments without which a class cannot be created."""
    try:
        parameters = signature(kind).parameters.values()
    except (TypeError, ValueError):  # it has no signature, such as a class of an extension
        return []
    optional = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    needed = (one for one in parameters if one.default is Parameter.empty)
    return [one.name for one in needed if one.kind not in optional]


def is_bot(given: object) -> bool:
    """Return whether this is a bot, and not the name or the class of one."""
    return callable(getattr(given, "choose", None)) and not isinstance(given, type)


def choose_move(agent: Agent, view: View) -> Move | None:
    """Return the legal move that an agent chooses, given as a move or as text, or None to wait.

    Raise BotFailed if it is not in `view.legal_moves`.
    """
    choice = agent.choose(view)
    if choice is None:
        return None
    try:
        move = parse(choice, view.state, view.viewer) if isinstance(choice, str) else choice
    except Unreadable as error:
        raise BotFailed(f"its move {choice!r} cannot be read: {error}") from None
    if move not in view.legal_moves:
        raise BotFailed(f"its move {choice!r} is not in view.legal_moves{explain(move, view)}")
    return Move(move)


def explain(move: object, view: View) -> str:
    """Return why a move is not legal, after a colon; nothing if it is not a move at all."""
    refusal = find_refusal(view.state, move) if isinstance(move, Move) else None
    return f": {refusal}" if refusal else ""


@contextmanager
def blame_bot(name: str, deal: int) -> Iterator[None]:
    """Re-raise any error inside as BotFailed, with the bot and the deal in the message."""
    try:
        yield
    except ANYTHING as error:
        why = str(error)
        if not isinstance(error, BotFailed):
            last = extract_tb(error.__traceback__)[-1]
            where = f"{Path(last.filename).name}, line {last.lineno}"
            why = f"{type(error).__name__}: {error} ({where})"
        raise BotFailed(f"{name} failed in deal arena-{deal}: {why}") from error
