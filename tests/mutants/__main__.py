"""`python -m tests.mutants` tries a sample of changes; its exit code is 1 if a change goes unnoticed."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

from tests.mutants.record import record
from tests.mutants.results import Results
from tests.mutants.sample import PARTS, Mutant, every, sample
from tests.mutants.settled import is_settled, settle
from tests.mutants.trials import UNNOTICED, Trials


def main() -> int:
    """Try the changes and tell of those that go unnoticed; return the exit code."""
    options = _options()
    chosen = list(_chosen(options))
    results = Results(options.results)

    def tell(mutant: Mutant, told: str) -> None:
        results.tell(mutant, told)
        if told in UNNOTICED:
            _say(f"  {mutant.why or told}: {mutant}")

    again = UNNOTICED if options.again else frozenset[str]()
    missing = [each for each in chosen if results.told(each) in {"", *again}]
    Trials(record(tuple(options.tests)), options.seconds).run(missing, tell)
    if options.settle:
        settle(results)
    return _summary(chosen, results)


def _chosen(options: argparse.Namespace) -> Iterator[Mutant]:
    parts = options.part or list(PARTS)
    if options.all or options.under:
        under = tuple(options.under)
        changes = (each for part in parts for each in every(part))
        yield from (
            each for each in changes if (each.path.startswith(under) if under else not is_settled(each.path))
        )
        return
    seed = SystemRandom().randrange(10**9) if options.seed is None else options.seed
    _say(f"{options.size} changes of {', '.join(parts)}, seed {seed}")
    for part in parts:
        yield from sample(part, options.size, seed)


def _summary(mutants: list[Mutant], results: Results) -> int:
    """Tell how many changes led to what; return 1 if one goes unnoticed that nobody has explained."""
    found = [(results.told(each), each) for each in mutants]
    unnoticed = [(told, each) for told, each in found if told in UNNOTICED]
    open_ = Counter(told for told, each in unnoticed if not each.why)
    explained = sum(bool(each.why) for _, each in unnoticed)
    _say(f"noticed {len(found) - len(unnoticed)}, explained {explained}, open {dict(open_) or 0}")
    return int(open_.total() > 0)


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    add = parser.add_argument
    add("--part", action="append", choices=PARTS, help="a part of the rules; all if not given")
    add("--size", type=int, default=20, help="changes of each part")
    add("--seed", type=int, help="of the sample")
    add("--all", action="store_true", help="every change of files that are not settled")
    add("--under", nargs="+", default=[], help="every change in these files and folders")
    add("--seconds", type=float, default=10, help="processor time for the tests of a change")
    add("--tests", nargs="+", default=["tests/rules"], help="the folders of the tests that may notice")
    add("--results", type=Path, help="a file that keeps each result; a second run continues the first")
    add("--settle", action="store_true", help="note the files in which nothing is open any more")
    add("--again", action="store_true", help="try again what the file says was not noticed")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
