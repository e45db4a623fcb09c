"""`fourcures verify`: check that a finished game follows its seed and the rules.

Replay the record of a finished game, deal it again from its seed, and compare the start and every
card. Print the commitment, which was shown before the deal. Exit with 0 if everything matches, with
1 if not.
"""

from __future__ import annotations

import argparse

from ..engine.errors import FourCuresError, InvalidRecord
from ..engine.game import UNDO, Game
from ..engine.record import Record, read
from ..files import read_json
from ..table.commitment import commitment

FALSE = 1


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a JSON file, or - for standard input")
    parser.add_argument(
        "--commitment", metavar="HASH", help="the commitment shown before the deal, to compare"
    )


def run(args: argparse.Namespace) -> int:
    document = read_json(args.record)
    try:
        record = read(document)
        replayed = Game.from_record(document)
        if replayed.record()["outcome"] != record.outcome:
            raise InvalidRecord("the game did not end as the record says")
        if record.seed is None:
            raise InvalidRecord("the record has no seed, so the deal cannot be checked")
        check_deal(record, record.seed)
        bound = commitment(record.seed)
        if args.commitment is not None and args.commitment.strip().lower() != bound:
            raise InvalidRecord(f"the commitment of the seed is {bound}, not the one given")
    except FourCuresError as error:
        print(f"not verified: {error}")
        return FALSE
    cards = sum(len(line.outcomes) for line in record.lines)
    print(f"verified: {len(record.lines)} lines and {cards} cards follow from the seed")
    print(f"seed: {record.seed}")
    print(f"commitment: {bound}")
    return 0


def check_deal(record: Record, seed: str) -> None:
    """Deal again from the seed and play every line; raise InvalidRecord at the first difference.

    Unlike `Game.from_record`, which reads the cards from the record, this draws them again.
    """
    dealt = deal_again(record, seed)
    if dealt.record()["start"] != record.start:
        raise InvalidRecord("the seed deals a different start")
    for number, line in enumerate(record.lines, 1):
        if line.text.startswith(UNDO):
            dealt.undo()
            continue
        dealt.play(line.text, line.seat)
        outcomes = dealt.entries[-1].line.outcomes
        if outcomes != line.outcomes:
            raise InvalidRecord(
                f"line {number} ({line.text}): the seed deals {', '.join(outcomes) or 'nothing'},"
                f" not {', '.join(line.outcomes) or 'nothing'}"
            )


def deal_again(record: Record, seed: str) -> Game:
    """Return the start of the game, dealt from its set-up and seed."""
    if "position" in record.setup:
        return Game.from_position(record.start, seed)
    try:
        return Game.new(**record.setup, seed=seed)
    except TypeError:
        raise InvalidRecord("the set-up cannot be read") from None
