"""The tool that changes the rules changes one thing at a time, and the sample is real code."""

import ast

import pytest

from tests.mutants.changes import changed, changed_module, places
from tests.mutants.imports import ROOT
from tests.mutants.sample import ALL, PARTS, explained, key, of_file, sample


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", ["a <= b"]),
        ("a is None", ["a is not None"]),
        (
            "0 < a <= 10",
            ["0 <= a <= 10", "0 < a < 10", "1 < a <= 10", "-1 < a <= 10", "0 < a <= 11", "0 < a <= 9"],
        ),
        ("max(a, b)", ["min(a, b)"]),
        ("a and b", ["a or b"]),
        ("f(True, 'word')", ["f(False, 'word')"]),
        ("zip(a, b, strict=True)", []),
    ],
)
def test_each_comparison_number_and_bound_is_changed_alone(before: str, after: list[str]) -> None:
    assert [ast.unparse(changed_module(before, place)) for place in places(before)] == after


@pytest.mark.parametrize("part", PARTS)
def test_a_sample_has_its_size_and_is_the_same_for_the_same_seed(part: str) -> None:
    chosen = sample(part, 5, 3)
    assert chosen == sample(part, 5, 3)
    assert len(chosen) == 5
    for mutant in chosen:
        before = (ROOT / mutant.path).read_text("utf-8")
        assert ast.unparse(ast.parse(before)) != ast.unparse(mutant.module())


@pytest.mark.parametrize("path", explained())
def test_each_change_that_was_explained_is_still_there(path: str) -> None:
    found = of_file(path)
    there = {key(each.change) for each in found} | {f"{each.change.where}: {ALL}" for each in found}
    assert explained()[path].keys() <= there
    assert all(why.endswith(".") for why in explained()[path].values())
    assert {each.why for each in found} - {""} == {*explained()[path].values()}


def test_two_arguments_by_name_of_one_function_are_told_apart() -> None:
    source = "def a():\n    return f(g(one=True), two=True)\n"
    assert [key(changed(source, place)) for place in places(source)] == [
        "a: f(g(one=True), two=True) → f(g(one=True), two=False)",
        "a: g(one=True) → g(one=False)",
    ]


def test_a_change_is_known_by_the_function_around_it() -> None:
    source = "TOP = 1\n\nclass A:\n    def b(self):\n        return self.c < 2\n"
    assert [key(changed(source, place)) for place in places(source)] == [
        ": 1 → 2",
        ": 1 → 0",
        "A.b: self.c < 2 → self.c <= 2",
        "A.b: self.c < 2 → self.c < 3",
        "A.b: self.c < 2 → self.c < 1",
    ]
