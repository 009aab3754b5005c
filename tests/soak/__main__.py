"""`python -m tests.soak` runs a soak test and prints a report; its exit code is 1 if a check failed."""

import argparse
import sys
import tempfile
from pathlib import Path
from random import SystemRandom

from tests.soak.life import Plan
from tests.soak.night import Spoiled, play_a_night
from tests.soak.report import report


def main() -> int:
    """Play as the arguments say; return the exit code."""
    options = _options()
    seed = SystemRandom().randrange(10**9) if options.seed is None else options.seed
    print(f"A night of play, {options.seconds:.0f} seconds of it, seed {seed}.")  # noqa: T201
    with tempfile.TemporaryDirectory(prefix="nattvakt-soak-") as directory:
        database = options.database_url or (options.database or Path(directory) / "night.sqlite3")
        plan = Plan(database, options.campaigns, options.at_once, seed)
        try:
            night = play_a_night(plan, options.lives, options.seconds)
        except Spoiled as spoiled:
            print(spoiled, f"seed {seed}", sep="\n", file=sys.stderr)  # noqa: T201
            return 1
        print(report(night, plan))  # noqa: T201
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300, help="of play, all lives together")
    parser.add_argument("--lives", type=int, default=10, help="processes, every other one killed")
    parser.add_argument("--campaigns", type=int, default=200, help="played at a time")
    parser.add_argument("--at-once", type=int, default=50, help="in the middle of something at once")
    parser.add_argument("--seed", type=int, help="of what is wished, not of who comes first")
    parser.add_argument("--database", type=Path, help="a new file; it is kept")
    parser.add_argument("--database-url", help="an empty PostgreSQL instead, which is filled")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
