"""`python -m benchmarks` prints the tables; with --write it puts them into results.md as well.

`--only taps` counts what people do, not what it costs a machine; its exit code is 1 if a bound is broken.
"""

import argparse
import logging
import sys
from collections.abc import Callable, Sequence

from benchmarks import (
    documents,
    gateway,
    growth,
    guilds,
    imports,
    interactions,
    odds,
    pictures,
    processes,
    readings,
    report,
    requests,
    rising,
    starts,
    statements,
    storage,
    weight,
)
from benchmarks.growth_picture import PICTURE, growth_picture
from benchmarks.taps import measure as taps

PARTS: dict[str, Callable[[], Sequence[report.Part]]] = {
    "interactions": interactions.measure,
    "requests": requests.measure,
    "statements": statements.measure,
    "storage": storage.measure,
    "imports": imports.measure,
    "readings": readings.measure,
    "growth": growth.measure,
    "rising": rising.measure,
    "processes": processes.measure,
    "documents": documents.measure,
    "pictures": pictures.measure,
    "guilds": guilds.measure,
    "gateway": gateway.measure,
    "odds": odds.measure,
    "starts": starts.measure,
    "weight": weight.measure,
}


def main() -> None:
    """Measure every part, or the one given by `--only`."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the results into benchmarks/results.md")
    parser.add_argument("--only", choices=[*PARTS, "taps"], help="measure one room alone")
    parser.add_argument("--json", action="store_true", help="print the taps as JSON")
    options = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    if options.only == "taps":
        sys.exit(taps.measure(as_json=options.json))
    parts: list[report.Part] = []
    for name in [options.only] if options.only else PARTS:
        for part in PARTS[name]():
            print(report.table(part), end="\n\n", flush=True)
            parts.append(part)
    print(report.summary(parts))
    if options.write:
        report.PAGE.write_text(report.page(parts), encoding="utf-8")
        PICTURE.write_text(growth_picture(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
