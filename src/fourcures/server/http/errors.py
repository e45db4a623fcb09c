"""HTTP error responses: every refusal and error has the same JSON shape."""

from __future__ import annotations

import logging
from http import HTTPStatus

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from ...bots.thinker import ThinkingFailed
from ...protocol.format_errors import explain_invalid
from ...protocol.problems import Problem, problem_of
from ...protocol.refusals import Refused
from ..db.database import MISTAKES, SILENT
from ..process.logs import short
from .requests import AnyRequest

logger = logging.getLogger(__name__)

NOT_READY = 5  # seconds until a client asks again
NOTHING = {204: ResponseSpec(None, description="done; the body is empty")}


def says(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI responses for these statuses, and for those that every request may get.

    They are 400 (a malformed request) and 429 (too many requests).
    """
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in (400, 429, *statuses)
    }


def answer_refused(_request: AnyRequest, no: Refused) -> Response[Problem]:
    """Return the response for a refusal."""
    status, problem = problem_of(no)
    wait = {"too_many": no.params.get("wait"), "not_ready": NOT_READY}.get(no.code)
    headers = {} if wait is None else {"Retry-After": str(wait)}
    if no.code == "too_many":  # the next one needs another connection, and these are counted
        headers["Connection"] = "close"
    return Response(problem, status_code=status, headers=headers)


def answer_unfit(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Return the response for a malformed request: a bad body, address or method."""
    status = HTTPStatus(error.status_code)
    code = status.phrase.lower().replace(" ", "_").replace("-", "_")
    problems = [
        describe_problem(request, one) for one in error.extra or () if isinstance(one, dict)
    ]
    params = {"problems": problems} if problems else {}
    problem = Problem(code, None, params, error.detail or status.phrase)
    return Response(problem, status_code=status, headers=error.headers)


def describe_problem(request: AnyRequest, problem: dict[str, object]) -> dict[str, str]:
    """Return the place and the message of a problem; for a field with fixed values, with them."""
    message, body = str(problem["message"]), request.route_handler.parsed_data_field
    if "key" not in problem:
        return {"message": message}
    key = str(problem["key"])
    if body is not None:
        message = explain_invalid(message, key, body.annotation)
    return {"key": key, "message": message}


def answer_unreadable(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """Return the response for a body that is no JSON: nested too deeply, or not UTF-8."""
    fault = "nested too deeply" if isinstance(error, RecursionError) else "not UTF-8"
    return Response(Problem("bad_request", None, {}, f"the body is {fault}"), status_code=400)


def answer_failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Return the response for an internal error."""
    return answer_refused(request, refuse_failure(request.scope.get("path_template", "?"), error))


def refuse_failure(what: str, error: Exception, table_id: str | None = None) -> Refused:
    """Log an internal error, or that something is out of order for the moment; return a refusal."""
    extra = {"table": short(table_id)} if table_id else None
    if isinstance(error, SILENT) and not isinstance(error, MISTAKES):
        logger.error("database not responding: %s", type(error).__name__, extra=extra)
        return Refused("not_ready")
    if isinstance(error, ThinkingFailed):
        logger.error("%s failed: %s", what, error, extra=extra)
        return Refused("not_ready")
    logger.error("%s failed", what, exc_info=error, extra=extra)
    return Refused("internal")


HANDLERS: ExceptionHandlersMap = {
    Refused: answer_refused,
    HTTPException: answer_unfit,
    RecursionError: answer_unreadable,
    UnicodeDecodeError: answer_unreadable,
    Exception: answer_failure,
}
