"""`python -m tests.mutants` tries a sample of changes; its exit code is 1 if a change goes unnoticed."""

import argparse
import sys
import tempfile
from pathlib import Path
from random import SystemRandom

from tests.mutants.sample import PARTS, sample, survivors


def main() -> int:
    """Try the sample of each part; return the exit code."""
    options = _options()
    seed = SystemRandom().randrange(10**9) if options.seed is None else options.seed
    unnoticed = sum(_try(part, options.size, seed) for part in options.part or PARTS)
    return int(unnoticed > 0)


def _try(part: str, size: int, seed: int) -> int:
    mutants = sample(part, size, seed)
    print(f"{part}: {len(mutants)} changes, seed {seed}", flush=True)  # noqa: T201
    unnoticed = 0
    with tempfile.TemporaryDirectory(prefix="nattvakt-mutants-") as directory:
        for mutant in survivors(part, mutants, Path(directory)):
            unnoticed += not mutant.why
            print(f"  {mutant.why or 'unnoticed'}: {mutant}", flush=True)  # noqa: T201
    print(f"{part}: {len(mutants) - unnoticed} of {len(mutants)} noticed or explained", flush=True)  # noqa: T201
    return unnoticed


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument(
        "--part", action="append", choices=PARTS, help="a part of the rules; all if not given"
    )
    parser.add_argument("--size", type=int, default=20, help="changes of each part")
    parser.add_argument("--seed", type=int, help="of the sample")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
