"""Internal errors: a silent database is an outage, a wrong statement is our mistake."""

from __future__ import annotations

import logging

import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from fourcures.server.http.errors import refuse_failure

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
