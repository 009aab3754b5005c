"""Every refusal that Discord can provoke is shown privately with its reason, and changes nothing."""

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.shared.next_steps import EMPTY_STEPS, HELP_STEPS
from cogs.shared.refusal_actions import NEXT_STEPS
from narration.text import refusals
from narration.text.line import Line
from narration.text.texts import bundled_texts
from rules.core.refusal import Refused
from rules.noir.base.enums import FateUse
from tests import seam
from tests.simulated.reading import ids
from tests.simulated.refusals import replace_refusal_line
from tests.simulated.tabletop import Answer, Table
from tests.whole.refusals import (
    between,
    characters,  # noqa: F401  # it adds to PROVOCATIONS
    claims,  # noqa: F401  # it adds to PROVOCATIONS
    deadlines,  # noqa: F401  # it adds to PROVOCATIONS
    dice,  # noqa: F401  # it adds to PROVOCATIONS
    handouts,  # noqa: F401  # it adds to PROVOCATIONS
    hidden_rolls,  # noqa: F401  # it adds to PROVOCATIONS
    hostile,  # noqa: F401  # it adds to PROVOCATIONS
    in_conflict,  # noqa: F401  # it adds to PROVOCATIONS
    lasting,
    letters,  # noqa: F401  # it adds to PROVOCATIONS
    meetings,  # noqa: F401  # it adds to PROVOCATIONS
    noir,
    noir_combat,
    noir_harm,
    noir_social,
    odds,  # noqa: F401  # it adds to PROVOCATIONS
    pages,  # noqa: F401  # it adds to PROVOCATIONS
    pictures,  # noqa: F401  # it adds to PROVOCATIONS
    ready,  # noqa: F401  # it adds to PROVOCATIONS
    safety,  # noqa: F401  # it adds to PROVOCATIONS
    seats,  # noqa: F401  # it adds to PROVOCATIONS
    zapas,
    zapas_play,
)
from tests.whole.refusals.provocations import PROVOCATIONS

ROOT = Path(__file__).parents[3]
ROOMS = ("rules", "chat", "cogs", "table", "narration")
#: Refusals whose code is an argument: the file, and the codes.
HANDED_IN = {
    "chat/interactions/gm_requests.py": {"no-ask", "no-such-ask"},
    "rules/core/names.py": {"name-empty", "text-empty"},
    "table/apart/helper.py": {"file-no-character", "file-newer", "file-fault"},
    "rules/noir/fate/prices.py": {f"out-of-range-{use}" for use in FateUse},
}
#: Help and pending duties refuse nobody: they are pressed only under these refusals, to save time.
PRESSED_ALSO = {"no-campaign-here", "not-here", "stale-turn"}
UNREACHABLE = {
    "file-no-journal": "a journal is checked in the terminal alone",
    **between.UNREACHABLE,
    **lasting.UNREACHABLE,
    **noir.UNREACHABLE,
    **noir_combat.UNREACHABLE,
    **noir_harm.UNREACHABLE,
    **noir_social.UNREACHABLE,
    **zapas.UNREACHABLE,
    **zapas_play.UNREACHABLE,
}


def raised() -> Iterator[tuple[str, str | None]]:
    """Return every `Refused(...)` in the program: the file, and the code if it is a literal there."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
                    code = node.args[0]
                    said = code.value if isinstance(code, ast.Constant) else None
                    yield path.relative_to(ROOT).as_posix(), said if isinstance(said, str) else None


def test_every_refusal_in_the_program_is_provoked_here_or_listed_as_unreachable() -> None:
    found = list(raised())
    assert {file for file, code in found if code is None} == set(HANDED_IN)
    codes = {code for _, code in found if code} | set().union(*HANDED_IN.values())
    assert codes == set(PROVOCATIONS) | set(UNREACHABLE)
    assert not set(PROVOCATIONS) & set(UNREACHABLE)


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[Refused]:
    """Return every refusal that was put into words, in order."""
    seen: list[Refused] = []
    real = refusals.refusal_line

    def heard(one: Refused) -> Line:
        seen.append(one)
        return real(one)

    replace_refusal_line(monkeypatch, heard)
    return seen


@pytest.mark.parametrize("code", sorted(PROVOCATIONS))
async def test_a_refusal_is_shown_privately_with_its_reason_and_changes_nothing(
    table: Table, refused: list[Refused], code: str
) -> None:
    deed = await PROVOCATIONS[code](table)
    refused.clear()
    saves, public = await table.version(), [(m.id, m.content) for m in table.read()]
    answer = await deed()
    (one,) = refused
    assert one.code == code
    said = bundled_texts().say("en", refusals.refusal_line(one))
    assert answer.text.split("\n")[0].replace("\\", "") == said
    assert answer.message.ephemeral
    assert await table.version() == saves
    assert [(m.id, m.content) for m in table.read()] == public
    await require_way_on(table, refused, answer, code)


async def require_way_on(table: Table, refused: list[Refused], answer: Answer, code: str) -> None:
    """Require that no button that a refusal offers is itself refused to the same person."""
    ways = {way.verb for way in NEXT_STEPS.get(code, ())} - (
        set() if code in PRESSED_ALSO else {"help", "now"}
    )
    for custom_id in (each for each in ids(answer.message) if each.split(":")[1] in ways):
        refused.clear()
        await seam.forged_press(*seam.asker(table.env, answer.result), answer.message.id, custom_id)
        assert refused == [], custom_id


async def test_every_button_below_a_refusal_has_an_existing_refusal_and_route(table: Table) -> None:
    assert NEXT_STEPS.keys() <= set(PROVOCATIONS) | set(UNREACHABLE)
    await table.bot.services.game_loader.load_all()
    for way in {*itertools.chain(*NEXT_STEPS.values(), HELP_STEPS, EMPTY_STEPS)}:
        assert way.verb in (table.bot.routes.anywhere if way.anywhere else table.bot.routes.verbs), way.verb


def test_a_refusal_that_sends_people_to_the_panel_has_a_button_that_shows_the_open_duty() -> None:
    said = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "locales/en").glob("*.ftl"))
    sent = re.findall(
        r"^refusal-(\S+) = .*the panel shows what comes next", said, re.MULTILINE | re.IGNORECASE
    )
    assert len(sent) > 10
    assert set(sent) <= NEXT_STEPS.keys()
