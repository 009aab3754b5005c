"""Which tests are tried first, and how they are collected."""

from tests.mutants.choice import FILES, Choice, rounds
from tests.mutants.record import Kept, Record
from tests.mutants.sample import of_file


def test_a_slow_test_waits_for_quick_ones_of_files_that_are_collected_later() -> None:
    quick = [f"test_{number}.py::test_quick" for number in range(FILES + 1)]
    slow = [f"test_{number}.py::test_slow" for number in range(FILES + 1)]
    (first, early), (second, late) = rounds([*quick, *slow])
    assert (first, early) == ([f"test_{number}.py" for number in range(FILES)], quick[:FILES])
    assert (sorted(second), late) == (sorted({*first, f"test_{FILES}.py"}), [quick[FILES], *slow])


def test_each_round_collects_more_files() -> None:
    tests = [f"test_{number}.py::test_it" for number in range(FILES + FILES**2 + 1)]
    assert [len(files) for files, _ in rounds(tests)] == [FILES, FILES**2, 1]


def test_a_test_of_all_modules_is_near_everywhere() -> None:
    near, everywhere = "tests/rules/zapas/test_duties.py", "tests/rules/core/test_defaults.py"
    kept: Kept = {
        "digest": "",
        "imported": [],
        "files": {file: {"digest": "", "tests": {f"{file}::test": (1.0, [])}} for file in (near, everywhere)},
    }
    default = next(each for each in of_file("rules/zapas/duties.py") if each.change.where == "Due")
    assert Choice(Record(kept)).tests(default) == [f"{everywhere}::test", f"{near}::test"]
