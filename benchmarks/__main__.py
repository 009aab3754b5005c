"""`python -m benchmarks` prints the tables; with --write it puts them into results.md as well."""

import argparse

from benchmarks import odds, report, storage

PARTS = {"storage": lambda: [storage.measure()], "odds": odds.measure}


def main() -> None:
    """Measure every room, or one."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the results into benchmarks/results.md")
    parser.add_argument("--only", choices=PARTS, help="measure one room alone")
    options = parser.parse_args()
    chosen = [options.only] if options.only else PARTS
    parts = [part for name in chosen for part in PARTS[name]()]
    print("\n\n".join(map(report.table, parts)))
    if options.write:
        report.PAGE.write_text(report.page(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
