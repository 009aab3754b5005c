"""Every Noir refusal gives the reason and the next step in every language, in translated game terms."""

import ast
from collections.abc import Iterator

import pytest

from narration.text.languages import LANGUAGES, LOCALES
from narration.text.refusals import refusal_line
from rules.core.refusal import Refused, Term
from rules.noir.base.enums import ABILITIES, ATTRIBUTES, Aim, FateUse, WeaponKind
from rules.noir.base.weapons import WEAPONS
from rules.noir.fate.prices import require_price
from rules.noir.sheet.roll_values import missing
from tests.narration.printing import said

RULES = LOCALES.parent / "rules" / "noir"
#: Prefixes of Noir's refusal codes; those in SHARED are common to all games.
SPECIFIED = (
    "bad-die",
    "bad-count",
    "missing-dice",
    "bad-value",
    "bad-level",
    "unknown-id",
    "missing-input",
    "out-of-range",
    "no-fate",
    "not-allowed",
    "wrong-state",
    "initiative-limit",
    "no-ammo",
    "wrong-mode",
)
SHARED = (
    "no-such-",
    "not-your-",
    "not-narrator",
    "name-taken",
    "no-seat",
    "scene-in-conflict",
    "stale-",
)


def refusals() -> Iterator[tuple[str, ast.Call]]:
    """Yield every place in the rules of Noir that refuses something."""
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                yield f"{path.name}:{node.lineno}", node


def literal(node: ast.Call) -> str | None:
    first = node.args[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


CODES = sorted({code for _, node in refusals() if (code := literal(node)) is not None})


def answered(refused: Refused) -> None:
    """Assert that a refusal gives the reason and the next step in every language, and fits a phone."""
    for language in LANGUAGES:
        answer = said(refusal_line(refused), language)
        assert answer.rstrip(".").count(".") + answer.count("; ") + answer.count(": ") >= 1, answer
        assert len(answer) <= 240, answer


def test_every_code_but_those_of_prices_is_a_literal_where_it_is_raised() -> None:
    made_up = {place.partition(":")[0] for place, node in refusals() if literal(node) is None}
    assert made_up == {"prices.py"}


@pytest.mark.parametrize("code", CODES)
def test_codes_have_the_prefixes_of_the_specification(code: str) -> None:
    assert code.startswith((*SPECIFIED, *SHARED)), code


@pytest.mark.rule("NOIR-60")
@pytest.mark.parametrize("use", FateUse)
def test_every_use_of_fate_lists_its_prices_when_a_wrong_one_is_offered(use: FateUse) -> None:
    with pytest.raises(Refused) as refused:
        require_price(use, 777)
    answered(refused.value)
    assert "777" in said(refusal_line(refused.value))


@pytest.mark.rule("NOIR-42")
@pytest.mark.parametrize("id_", [*ABILITIES, *ATTRIBUTES])
def test_a_value_that_is_missing_is_named(id_: str) -> None:
    answered(missing(id_))


@pytest.mark.rule("NOIR-42")
def test_a_free_ability_that_is_missing_is_named_as_it_was_typed() -> None:
    assert "Smyga" in said(refusal_line(missing("Smyga")), "ru")


@pytest.mark.rule("NOIR-112")
@pytest.mark.parametrize("mode", ["single", "automatic", "any"])
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_and_the_fire_mode_that_it_lacks_are_named(weapon: str, mode: str) -> None:
    answered(Refused("wrong-mode", weapon=WEAPONS[weapon].title, mode=Term(f"noir-mode-{mode}")))


@pytest.mark.rule("NOIR-97")
def test_kinds_of_weapons_and_aims_are_named() -> None:
    for kind in WeaponKind:
        answered(Refused("wrong-mode-kind", weapon="Kalasjnikov", kind=Term(f"noir-kind-{kind}")))
    for aim in Aim:
        answered(Refused("unknown-id-aim", aim=Term(f"noir-aim-{aim}")))
