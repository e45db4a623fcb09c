"""What holds for all tests."""

from __future__ import annotations

import signal

# A shell starts what runs in its background deaf to Ctrl-C, and programs pass that on to their
# children; those that the tests start, and interrupt, must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)
