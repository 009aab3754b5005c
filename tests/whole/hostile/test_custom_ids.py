"""Changed ids of every button and form: each is answered, and nothing is lost.

The ids come from the table of permissions, at a moment when they are valid, and are sent by somebody who may
press them: so only the id is wrong.
"""

from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from tests.hostile import FOREIGN, MOST_BLANK, TEXTS, VALUES, changes, drawn
from tests.simulated.tabletop import Table
from tests.whole.hostile.garbage import answered
from tests.whole.hostile.hostilities import Guard, somebody
from tests.whole.permissions.cast import Scene
from tests.whole.permissions.rows import BUTTONS, FORMS, PARTS, Row, rows
from tests.whole.permissions.test_permissions import laid_out
from tests.whole.permissions.trial import DOES, _custom_id, held_back, tried

#: The number of changes for each id, and the changes.
EACH, CHANGES = 2, drawn(changes(), 300)
#: A campaign that never existed.
GONE = "999999"
#: Routes that still work when a contest is over: the account of its last round.
LATE = frozenset({"told"})
#: Actions with which a GM ends a contest, by kind.
ENDS = frozenset({"end-conflict", "end-contest", "cancel", "end-recovery"})


def pressed(part: str) -> list[Row]:
    """Return the rows of buttons and forms, except the one without a route."""
    mine = (row for row in rows() if row.part == part and row.kind in {BUTTONS, FORMS})
    return [row for row in mine if "id" not in row.how]


@pytest.mark.parametrize("part", PARTS)
async def test_an_id_with_foreign_parts_is_answered(table: Table, part: str) -> None:
    await table.bot.services.game_loader.load_all()
    cast, verbs = await laid_out(table, part), tuple(table.bot.routes.verbs)
    some, values, texts = cycle(CHANGES), cycle(VALUES), cycle(TEXTS.values())
    with held_back() as heard:
        guard = Guard(cast, heard)
        for row in pressed(part):
            real = await _custom_id(cast.scenes[row.scene], row)
            gone = ":".join(("n", row.name, GONE, *real.split(":")[3:]))
            for one in (*(next(some).of(real, verbs) for _ in range(EACH)), gone):
                changed = sent(row, one, next(values), next(texts))
                outcome = guard.require(await tried(cast, changed, somebody(row)), (row.title, changed.how))
                assert outcome == "not-here" or one is not gone, changed.how
                cast.restore()


def sent(row: Row, custom_id: str, chosen: Any, text: str) -> Row:
    """Return the row with another id, another choice, and other texts."""
    how = {key: value for key, value in row.how.items() if key not in {"words", "values"}}
    if row.kind == FORMS:
        how["texts"] = [text[:MOST_BLANK] for _ in row.how["texts"]]
    elif chosen is not None:
        how["values"] = list(chosen)
    return replace(row, how={**how, "id": custom_id})


@pytest.mark.parametrize("part", ["nyx", "noir", "zapas"])
async def test_a_press_or_form_for_a_finished_contest_is_refused(table: Table, part: str) -> None:
    cast = await laid_out(table, part)
    of_contests = [
        row for row in pressed(part) if "{c}" in str(row.how.get("words")) and row.name not in LATE
    ]
    ids = {row.title: await _custom_id(cast.scenes[row.scene], row) for row in of_contests}
    for scene in cast.scenes.values():
        await ended(scene)
    with held_back() as heard:
        guard = Guard(cast, heard)
        for row in of_contests:
            late = replace(row, how={**row.how, "id": ids[row.title]})
            assert guard.require(await tried(cast, late, somebody(row)), row.title) != DOES, row.title
            cast.restore()


async def ended(scene: Scene) -> None:
    """Let the GM end the contest in progress."""
    gm = await scene.seat("gm")
    for action in scene.system.legal_actions(await scene.state(), gm):
        if action.model_dump()["kind"] in ENDS:
            await scene.does(gm, action)
            return


async def test_an_id_that_is_not_one_of_ours_is_answered_and_changes_nothing(table: Table) -> None:
    await table.campaign()
    before = await table.version()
    for custom_id in FOREIGN:
        for pressed in (await table.alva.forge(custom_id), await table.alva.forge(custom_id, ["1"])):
            assert answered(pressed), custom_id
        filled = await table.alva.forge_form(custom_id, "x")
        assert filled.message.ephemeral, custom_id
    assert await table.version() == before
