"""What a server says of itself: one JSON object a line, and never what opens a door.

Cookies, codes, seeds and links are not logged anywhere; a table is named by the first characters
of its id, enough to find it and too few to enter.
"""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

FIELDS = ("table", "seconds", "status", "process")  # what a line may say beside its message


class JsonLines(logging.Formatter):
    """A line for each record: time, level, message, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                said[field] = round(value, 6) if isinstance(value, float) else value
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said)


def short(table_id: str) -> str:
    """A table's name in logs."""
    return table_id[:6]


def log_config(level: str) -> dict[str, object]:
    """Logging for a process, as `logging.config.dictConfig` wants it."""
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
            # It names whole addresses, and an address may be an invitation.
            "uvicorn": {"level": "WARNING"},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
        },
    }
