"""`python -m fourcures.cli` is `fourcures`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
