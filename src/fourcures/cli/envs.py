"""`fourcures envs`: `describe` says what every number of an observation and every action means."""

from __future__ import annotations

import argparse
import json

from ..envs.encoding import page


def add_options(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    about = "print what every number of an observation and every action code means"
    add = actions.add_parser("describe", help=about, description=about).add_mutually_exclusive_group
    forms = add().add_argument
    forms("--json", action="store_true", help="one JSON object, for programs")
    forms("--markdown", action="store_true", help="the page of the documentation")


def run(args: argparse.Namespace) -> None:
    """Print the description."""
    if args.json:
        print(json.dumps(page.describe()))
    elif args.markdown:
        print(page.page(), end="")
    else:
        print("\n".join(page.lines()))
