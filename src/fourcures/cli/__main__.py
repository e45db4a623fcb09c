"""Run `fourcures` as `python -m fourcures.cli`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
