"""Internal errors: a silent database is an outage, a wrong statement is our mistake."""

from __future__ import annotations

import logging
from typing import cast

import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from fourcures.bots.thinker import NoProcess
from fourcures.server.http.errors import NOT_READY, answer_refused, refuse_failure
from fourcures.server.http.requests import AnyRequest

CAUSE = Exception("cause")


@pytest.mark.parametrize(
    "error", [OperationalError("SELECT 1", {}, CAUSE), ConnectionResetError(), TimeoutError()]
)
def test_a_database_that_does_not_respond_is_logged_without_a_traceback(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert refuse_failure("/api/tables", error).code == "not_ready"
    (line,) = caplog.records
    assert line.getMessage().startswith("database not responding") and not line.exc_info


@pytest.mark.parametrize("error", [ProgrammingError("SELEC 1", {}, CAUSE), KeyError("x")])
def test_an_internal_error_is_logged_with_its_traceback(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    assert refuse_failure("/api/tables", error).code == "internal"
    (line,) = caplog.records
    assert line.levelno == logging.ERROR and line.getMessage() == "/api/tables failed"
    assert line.exc_info and line.exc_info[1] is error


def test_a_coach_without_a_process_is_not_ready_and_says_when_to_ask_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    no = refuse_failure("/api/tables", NoProcess("no memory"))
    (line,) = caplog.records
    assert line.getMessage() == "/api/tables failed: no memory" and not line.exc_info
    answer = answer_refused(cast(AnyRequest, None), no)
    assert (answer.status_code, answer.headers) == (503, {"Retry-After": str(NOT_READY)})
