"""Every Zapas refusal has a short text in every language, with the reason and the next step."""

import ast
import re
from collections.abc import Iterator

import pytest

from narration.text.languages import LANGUAGES, LOCALES
from narration.text.refusals import refusal_line
from narration.text.texts import bundled_texts
from rules.core.refusal import Refused
from tests.narration.printing import said

ROOT = LOCALES.parent
RULES = ROOT / "rules" / "zapas"
#: The codes of the specification, with hyphens instead of underscores; a more precise code has a suffix.
SPECIFIED = """
    alone already-accepted already-helping already-thrown aspect-not-of-trait aspect-permanent
    aspect-unavailable aspects-exceed-level bidding-closed build-locked cannot-act die-range
    difficulty-range dormant-first duplicate-approach duplicate-aspect duplicate-condition duplicate-flag
    duplicate-trait empty-lock flag-count flag-in-use flag-struck gm-never-rolls help-closed immune
    level-range negative no-free-slot no-qualifying-flag not-allowed not-applicable not-confirmed
    not-enough-reserve not-enough-xp not-found not-in-travel not-ready not-your-turn npc-dead
    one-effect-only own-character own-roll part-done point-sum qualifying-first roll-open sell-first
    step-range trait-count trait-not-accepted use-erase veto-stands wrong-state
"""
#: Our own codes, for the specification's `empty_text` and `not_allowed`, and for space limits.
HOUSE = """
    empty-biography empty-stakes no-such-character no-seat name-taken not-your-character stale-turn
    stale-button too-many stake-range not-an-npc which-aspect hidden-dice
"""


def refusals() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the code of every refusal in the rules of Zapas, with the names of its arguments."""
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}: a made-up code"
                yield str(node.args[0].value), tuple(keyword.arg or "" for keyword in node.keywords)


REFUSALS = sorted(set(refusals()))
NUMBERS = {"least", "most", "have", "need", "reserve", "xp", "asked", "now", "difficulty"}


@pytest.mark.parametrize(("code", "told"), REFUSALS, ids=[code for code, _ in REFUSALS])
def test_a_refusal_gives_the_reason_and_the_next_step(code: str, told: tuple[str, ...]) -> None:
    args: dict[str, int | str] = {name: 7 if name in NUMBERS else "Old Nan" for name in told}
    answers = [said(refusal_line(Refused(code, **args)), language) for language in LANGUAGES]
    for answer in answers:
        assert len(re.findall(r"[.;:?] ", answer)) >= 1, answer
        assert len(answer) <= 240, answer
        assert answer.endswith("."), answer
    assert len(set(answers)) == len(LANGUAGES)


@pytest.mark.parametrize("code", sorted({code for code, _ in REFUSALS}))
def test_codes_have_the_prefixes_of_the_specification(code: str) -> None:
    begins = tuple(f"{each}-" for each in SPECIFIED.split())
    assert code in {*SPECIFIED.split(), *HOUSE.split()} or code.startswith(begins), code


def test_no_refusal_of_zapas_sends_people_to_another_game() -> None:
    for code, told in REFUSALS:
        args: dict[str, int | str] = {name: 7 if name in NUMBERS else "Old Nan" for name in told}
        for language in LANGUAGES:
            answer = bundled_texts().say(language, refusal_line(Refused(code, **args)))
            assert not re.search(r"/(nyx|noir)\b", answer), answer


@pytest.mark.rule("ZAP-26")
def test_a_reserve_is_counted_in_the_refusal() -> None:
    refused = refusal_line(Refused("not-enough-reserve", have=1))
    assert said(refused).startswith("You have 1 free die in reserve.")
    assert said(refusal_line(Refused("not-enough-reserve", have=3)), "ru").startswith(
        "В запасе 3 свободных куба."
    )
