"""Jobs for another process or worker: work that is pickled, and its result or its error."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from typing import TypeVar, cast

T = TypeVar("T")
Answer = tuple[object, Exception | None]  # the result of a job, or its error


def do_job(body: bytes) -> bytes:
    """Do a pickled job; return its answer, pickled."""
    try:
        return pickle.dumps((pickle.loads(body)(), None))
    except Exception as error:
        error.add_note("".join(traceback.format_exception(error)))
        return pickle.dumps((None, make_picklable(error)))


def read_result(_work: Callable[[], T], answer: bytes) -> T:
    """Return the result of a job from its pickled answer, or raise its error."""
    result, error = pickle.loads(answer)
    if error is not None:
        raise error
    return cast(T, result)


def make_picklable(error: Exception) -> Exception:
    """Return an error that arrives as it was sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        plain = RuntimeError(f"{type(error).__name__}: {error}")
        plain.__notes__ = error.__notes__
        return plain
    return error
