"""`python -m benchmarks` prints the tables; with --write it puts them into results.md as well."""

import argparse

from benchmarks import report, storage

PARTS = (storage.measure,)


def main() -> None:
    """Measure every part."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the results into benchmarks/results.md")
    options = parser.parse_args()
    parts = [measure() for measure in PARTS]
    print("\n\n".join(map(report.table, parts)))
    if options.write:
        report.PAGE.write_text(report.page(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
