"""Why a request was refused, as every host answers it: a status of HTTP and the same JSON."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .refusals import Refused

STATUS = {
    "bad_address": 400,
    "bad_text": 400,
    "empty_text": 400,
    "long_text": 400,
    "no_name": 401,
    "bad_link": 403,
    "cannot_join": 403,
    "cannot_join_group": 403,
    "founder_only": 403,
    "host_only": 403,
    "mail_stopped": 403,
    "other_site": 403,
    "secret_deal": 403,
    "suspended": 403,
    "no_table": 404,
    "no_group": 404,
    "no_puzzle": 404,
    "no_option": 404,
    "no_device": 404,
    "unknown_person": 404,
    "daily_running": 409,
    "not_over": 409,
    "not_reviewed": 409,
    "reported": 409,
    "tried": 409,
    "day_over": 409,
    "busy": 409,
    "broken_table": 409,
    "too_many": 429,
    "internal": 500,
    "not_ready": 503,
    "mail_failed": 503,
}
OTHERWISE = 422


class Problem(msgspec.Struct):
    """Why a request was refused: a code with its parameters, and an English sentence."""

    code: str
    rule: str | None
    params: Mapping[str, object] = msgspec.field(name="args")
    message: str


def problem_of(no: Refused) -> tuple[int, Problem]:
    """Return the status and the body of the answer to a refused request."""
    return STATUS.get(no.code, OTHERWISE), Problem(no.code, no.rule, no.params, str(no))
