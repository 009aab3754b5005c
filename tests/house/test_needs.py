"""A test that lacks what it needs is skipped with a reason, or fails if the need is required."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COUNTED = """
from hypothesis import given, settings, strategies

tried = []

@settings(max_examples=7)
@given(strategies.integers())
def test_numbers(number):
    tried.append(number)

def test_count():
    print("tried", len(tried))
"""
PROBE = """
import pytest

@pytest.mark.chromium
def test_that_needs_a_browser(chromium: str) -> None:
    pass

@pytest.mark.chromium
def test_that_gives_up() -> None:
    pytest.skip("no reason")
"""


@pytest.fixture
def probe(tmp_path: Path) -> Path:
    """Return a project with two tests that uses our conftest."""
    (tmp_path / "conftest.py").write_bytes((ROOT / "tests/conftest.py").read_bytes())
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    (tmp_path / "test_probe.py").write_text(PROBE, encoding="utf-8")
    return tmp_path


def run_probe(probe: Path, **environment: str) -> str:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "TESTS_"))}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "test_probe.py"],
        cwd=probe,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.stdout + done.stderr


def test_without_chromium_a_browser_test_is_skipped_with_the_reason(probe: Path) -> None:
    assert "chromium is not on PATH" in run_probe(probe, PATH="/nowhere")


def test_where_chromium_is_required_its_absence_fails_the_test(probe: Path) -> None:
    shown = run_probe(probe, PATH="/nowhere", TESTS_REQUIRE="chromium")
    assert "2 failed" in shown or "2 errors" in shown
    assert "TESTS_REQUIRE demands chromium" in shown


def test_where_chromium_is_required_a_skip_for_any_reason_fails_the_test(
    probe: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    programs = tmp_path_factory.mktemp("bin")
    (programs / "chromium").write_text("#!/bin/sh\n", encoding="utf-8")
    (programs / "chromium").chmod(0o755)
    shown = run_probe(probe, PATH=str(programs), TESTS_REQUIRE="chromium")
    assert "1 failed, 1 passed" in shown


def test_an_unknown_requirement_is_refused(probe: Path) -> None:
    assert "TESTS_REQUIRE names unicorn" in run_probe(probe, TESTS_REQUIRE="unicorn")


def test_more_examples_are_tried_where_they_are_asked_for(probe: Path) -> None:
    (probe / "test_probe.py").write_text(COUNTED, encoding="utf-8")
    assert "tried 7\n" in run_probe(probe, PYTEST_ADDOPTS="-s")
    assert "tried 21\n" in run_probe(probe, PYTEST_ADDOPTS="-s", TESTS_EXAMPLES="3")
