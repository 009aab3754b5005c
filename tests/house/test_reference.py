"""docs/reference has every command, setting, refusal code and rule id, as they are in the program."""

from pathlib import Path

import pytest

from cogs.shared.guide.help import entries
from narration.text.texts import bundled_texts
from rules.registry import SYSTEMS
from settings import Settings
from tests.reference import PAGES
from tests.reference.commands import commands_page, started
from tests.reference.refusals import refusals_page
from tests.reference.rules import TOLD, carried_out, mentioned, outdated, rules_page, shown_by, titles
from tests.reference.settings import game_page, page_name, settings_page
from tests.rules.noir.test_every_rule import RULES as NOIR
from tests.rules.nyx.test_every_rule import RULES as NYX
from tests.rules.zapas.test_every_rule import RULES as ZAPAS
from tests.whole.refusals.provocations import PROVOCATIONS
from tests.whole.refusals.test_refusals import UNREACHABLE

OUT_OF_DATE = "write it again: python -m tests.reference"


def written(name: str) -> str:
    return (PAGES / name).read_text(encoding="utf-8")


async def test_every_command_is_documented_as_it_is(tmp_path: Path) -> None:
    async with started(tmp_path) as bot:
        page, known = commands_page(bot), entries(bot.services)
    for entry in known:
        assert entry.below or f"\n## {bundled_texts().say('en', entry.spelled)}\n" in page
    assert written("commands.md") == page, OUT_OF_DATE


def test_every_setting_is_documented_as_it_is() -> None:
    page = settings_page()
    assert [key for key in Settings.model_fields if f"`{key}`" not in page] == []
    assert written("settings.md") == page, OUT_OF_DATE


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_game_has_a_page_with_every_setting_and_reading(system: str) -> None:
    page, settings = game_page(system), SYSTEMS[system].settings
    assert [setting.key for setting in settings if f"`{setting.key}`" not in page] == []
    chosen, _, _ = page.partition("## Readings without a setting")
    assert chosen.count("\n- ") == sum(len(one.values) + bool(one.pattern) for one in settings)
    assert page.count("(the default)") == len(settings)
    assert written(page_name(system)) == page, OUT_OF_DATE


def test_every_refusal_is_documented_as_it_is() -> None:
    page = refusals_page()
    assert [code for code in (*PROVOCATIONS, *UNREACHABLE) if f"\n| `{code}` | " not in page] == []
    assert written("refusals.md") == page, OUT_OF_DATE


def test_every_rule_is_documented_with_its_code_and_its_tests() -> None:
    known = {f"NYX-{number}" for number in NYX} | {f"NOIR-{number}" for number in NOIR} | ZAPAS
    assert {rule for game in titles().values() for rule in game} == known
    assert {rule for rule in known if not carried_out(rule)} == TOLD
    assert [rule for rule in known if not shown_by(rule)] == []
    assert outdated(written("rules.md")) == [], OUT_OF_DATE
    assert outdated(rules_page().replace("`sheet/aspects`", "`gone`")) != []


def test_rules_within_a_range_are_listed_as_well() -> None:
    assert [*mentioned("(NOIR-90 to 92, 126) and NYX-5 and 7.")] == [
        *("NOIR-90", "NOIR-91", "NOIR-92", "NOIR-126", "NYX-5", "NYX-7")
    ]
