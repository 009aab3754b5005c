"""`python -m benchmarks` prints the tables; with --write it puts them into results.md as well."""

import argparse
import logging
from collections.abc import Callable, Sequence

from benchmarks import documents, growth, guilds, interactions, odds, pictures, report, statements, storage

PARTS: dict[str, Callable[[], Sequence[report.Part]]] = {
    "interactions": interactions.measure,
    "statements": statements.measure,
    "storage": storage.measure,
    "growth": growth.measure,
    "documents": documents.measure,
    "pictures": pictures.measure,
    "guilds": guilds.measure,
    "odds": odds.measure,
}


def main() -> None:
    """Measure every part, or the one given by `--only`."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the results into benchmarks/results.md")
    parser.add_argument("--only", choices=PARTS, help="measure one room alone")
    options = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    parts: list[report.Part] = []
    for name in [options.only] if options.only else PARTS:
        for part in PARTS[name]():
            print(report.table(part), end="\n\n", flush=True)
            parts.append(part)
    print(report.summary(parts))
    if options.write:
        report.PAGE.write_text(report.page(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
