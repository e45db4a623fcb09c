"""Logging: one JSON object per line, without secrets.

Cookies, codes, seeds and links are never logged. A table is identified by the first characters of
its id: enough to find it, too few to enter.
"""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime

# 16 characters for a table, 20 for a person: a key in quotes, a value in an error of PostgreSQL, or
# a part of an address. In a traceback it may shorten a name of code, too.
QUOTED_ID = re.compile(r"""(?<=['"(/])[\w-]{16}(?:[\w-]{4})?(?=['"),/ ?]|$)""", re.ASCII)
FIELDS = ("table", "seconds", "status", "process")  # extra fields of a line


class JsonLines(logging.Formatter):
    """Format records as JSON: time, level, message and the extra fields that are set."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": shortened(record.getMessage()),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                said[field] = round(value, 6) if isinstance(value, float) else value
        if record.exc_info:
            said["error"] = shortened(self.formatException(record.exc_info))
        return json.dumps(said)


def short(table_id: str) -> str:
    """Return the shortened id of a table, for logs."""
    return table_id[:6]


def shortened(text: str) -> str:
    """Return a text with the ids of tables and people shortened, which errors may quote."""
    return QUOTED_ID.sub(lambda found: f"{short(found[0])}...", text)


def log_config(level: str) -> dict[str, object]:
    """Return the logging configuration of a process, for `logging.config.dictConfig`."""
    loud = level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": f"{__name__}.JsonLines"}},
        "handlers": {
            "lines": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "fourcures": {"level": loud},
            # Uvicorn logs full addresses, and an address can be an invitation.
            "uvicorn": {"level": "WARNING"},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
