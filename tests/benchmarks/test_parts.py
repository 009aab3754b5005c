"""Every benchmark runs in its smallest form, and reports its promise and whether it is kept.

Times are not checked here: `make bench` measures them, on a machine that does nothing else.
"""

from collections.abc import Callable, Sequence

import pytest

from benchmarks import (
    documents,
    gateway,
    growth,
    imports,
    interactions,
    pictures,
    processes,
    readings,
    report,
    requests,
    rising,
    starts,
    statements,
)
from benchmarks.report import Part, Result

SMALL: dict[str, Callable[[], Sequence[Part]]] = {
    "documents": lambda: documents.measure(1),
    "gateway": lambda: gateway.measure(600, 0.5, 1, [20]),
    "growth": lambda: growth.measure(1, (2, 12), (3, 10)),
    "imports": lambda: imports.measure(2, 100_000),
    "interactions": lambda: interactions.measure(1, 1, 2),
    "pictures": lambda: pictures.measure(1),
    "readings": lambda: readings.measure(1, 100_000, 50_000),
    "rising": lambda: rising.measure(30, {"events": (2, 12), "characters": (3,), "seats": (3,)}),
    "starts": lambda: starts.measure(1),
    "statements": statements.measure,
}


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_a_part_measures_the_promised_quantity(name: str) -> None:
    parts = SMALL[name]()
    assert all(result.ours > 0 for part in parts for result in part.results)
    assert any(result.met for part in parts for result in part.results)
    assert all(report.table(part) for part in parts)


@pytest.mark.long
@pytest.mark.postgresql
def test_processes_on_one_server_play_at_once_and_are_compared_with_one() -> None:
    (part,) = processes.measure(1, (1, 2), 2)
    assert [result.what for result in part.results] == ["1 playing", "2 playing"]
    assert all(result.ours > 0 for result in part.results)
    assert part.results[1].met


def test_no_round_asks_more_of_discord_than_before_it_was_told_in_sentences() -> None:
    (counted,) = requests.measure()
    assert all(result.ratio <= 1 for result in counted.results)


def test_no_card_is_larger_than_was_promised() -> None:
    (*_, sizes) = pictures.measure(1)
    assert {result.met for result in sizes.results} == {"yes"}


def test_a_result_gives_the_medians_of_its_rounds_and_of_their_ratios() -> None:
    result = Result.of("a thing", [(1.0, 1.0), (9.0, 3.0), (4.0, 2.0)], most=2)
    assert (result.ours, result.ratio, result.met) == (4.0, 2.0, "yes")


def test_a_missed_bound_is_reported_in_its_row_and_above_the_tables() -> None:
    kept = Result("quick", 1e-6, 1e-6, 2)
    part = Part("Things (2 or less)", "a unit", [kept, Result("slow", 3e-6, 1e-6, 2), Result("else", 1, 1)])
    assert [line.split("|")[-2].strip() for line in report.table(part).splitlines()[2:]] == [
        "yes",
        "**no**",
        "",
    ]
    assert report.summary([part]) == "Of 2 promises, 1 are kept. Not kept: Things (2 or less): slow."


@pytest.mark.parametrize(("most", "said"), [(4, "4"), (1.1, "1.1"), (1 / 8, "1/8"), (1 / 400, "1/400")])
def test_a_bound_is_written_in_everyday_words(most: float, said: str) -> None:
    assert report.up_to(most) == f"{said} or less"
