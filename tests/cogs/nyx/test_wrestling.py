"""The source's wrestling match, V-10 to V-10d, by commands and buttons: markers, balances, narrators.

Its characters belong to the author's setting and appear only in tests.
"""

import pytest

from tests.simulated.reading import controls, ids, labels, menu_ids, options, whole
from tests.simulated.tabletop import Answer, Person, Table

#: Aspects of the sheet in V-2 and, after two changes, of the one in V-6, which the wrestling match uses.
VILJESTARK = ("Viljestark", "Slumrande mirakelförmågor", "Efterlyst av staten", "Omtyckt", "Empatisk")
SORGSEN = ("Allierad med motståndsrörelsen", "Sorgsen", "Fly från Östanland", "Övertala", "Liten")
MOTSTANDSKVINNA = (*VILJESTARK[:2], "Motståndskvinna", *VILJESTARK[3:])


async def fill_in_sheet(
    person: Person, name: str, values: dict[str, int], aspects: tuple[str, ...]
) -> Answer:
    """Fill in a sheet with the guided form."""
    shown = await person.slash("character new", name=name)
    form = shown.message
    for attribute, value in values.items():
        await person.choose(form, f"sheet-attribute {attribute}", str(value))
    for label, names in (("Aspects 1–5", aspects[:5]), ("Aspects 6–10", aspects[5:])):
        await person.fill(await person.press(form, label), *names)
    return await person.press(form, "Done")


async def pick(table: Table, phaide: str, guard: str) -> None:
    """Let Phaide's player pick from the panel, and the GM by direct message."""
    await table.picked(table.alva, phaide)
    await table.picked(table.gm, guard)


@pytest.mark.rule("NYX-2", "NYX-4")
async def test_the_guided_form_takes_phaide_s_sheet(table: Table) -> None:
    await table.campaign()
    done = await fill_in_sheet(table.alva, "Phaide", {"body": 4, "interaction": 8}, (*VILJESTARK, *SORGSEN))
    phaide = await table.character("Phaide")
    assert phaide.finished
    assert [rating.base for rating in phaide.ratings.values()] == [4, 5, 8]
    assert [(a.name, a.value) for a in phaide.aspects] == list(
        zip((*VILJESTARK, *SORGSEN), (3, 2, 2, 2, 1, 1, 1, 1, 1, 1), strict=True)
    )
    assert phaide.points == 5
    assert done.text == "Phaide: Body 4, Mind 5, Interaction 8, Points 5"
    assert not controls(done.message)


@pytest.mark.rule("NYX-7", "NYX-12", "NYX-25", "NYX-29", "NYX-34", "NYX-35", "NYX-36", "NYX-37", "NYX-41")
async def test_the_wrestling_match_goes_as_the_source_tells_it(table: Table) -> None:
    await table.campaign()
    await fill_in_sheet(table.alva, "Phaide", {"body": 4, "interaction": 8}, (*MOTSTANDSKVINNA, *SORGSEN))
    await table.finished_character(table.gm, "Vakten", (7, 5, 5), npc=True)
    await table.open_conflict("Phaide", "Vakten", lead=-1, opponent_modifier=-1, mode="goal")
    await v10(table)
    await v10a(table)
    await v10b(table)
    await v10c(table)
    await v10d(table)
    assert table.dice.left == 0


async def v10(table: Table) -> None:
    """Check that the guard leads by 1 and has Body 6 after a modifier of -1."""
    conflict = await table.conflict()
    assert conflict.marker == -1
    assert "Vakten: Modifier −1" in table.panel.content


async def v10a(table: Table) -> None:
    """Play V-10a: Liten hurts Phaide, and her win with Defensive has no effect, but she narrates."""
    await table.declared(table.gm)
    picker = await table.alva.press(table.panel, "Choose")
    shown = await table.alva.press(picker.message, "Declare first")
    liten = options(shown.message, "declare-set negative")["Liten (1)"]
    chosen = await table.alva.choose(shown.message, "declare-set negative", liten)
    await table.alva.press(chosen.message, "Ready")
    assert (await table.character("Phaide")).points == 6
    table.dice.add(3, 4, 8)
    await pick(table, "Defensive", "Offensive")
    conflict = await table.conflict()
    assert (conflict.marker, conflict.narrator, conflict.turn) == (2, 1, 2)
    assert table.story.content.startswith("Round 1: the lead goes to Phaide, by 2.\n")
    assert "Body 4: **3**, 4 (2 dice, the worst counts)" in whole(await table.counted(table.gm))


async def v10b(table: Table) -> None:
    """Play V-10b: Phaide buys off a demand for Liten and uses Motståndskvinna; both sides win."""
    tools = await table.gm.press(table.panel, "More…")
    phaide = next(each for each in menu_ids(tools.message) if each.endswith(":1") and ":demand:" in each)
    liten = next(
        option["value"]
        for menu in controls(tools.message)
        if menu["custom_id"] == phaide
        for option in menu["options"]
        if option["label"] == "Liten (1)"
    )
    await table.gm.actor.select(tools.message, [liten], custom_id=phaide)
    await table.declared(table.gm)
    asked = await table.alva.press(table.panel, "Choose")
    picker = await table.alva.press(asked.message, "Buy off")
    declaring = await table.alva.press(picker.message, "Declare first")
    assert (await table.character("Phaide")).points == 5
    rebel = options(declaring.message, "declare-set positive")["Motståndskvinna (2)"]
    chosen = await table.alva.choose(declaring.message, "declare-set positive", rebel)
    await table.alva.press(chosen.message, "Ready")
    assert (await table.character("Phaide")).points == 4
    table.dice.add(2, 9, 3, 1)
    await pick(table, "Waiting", "Waiting")
    assert "Bought off: Liten" in whole(await table.counted(table.gm))
    for person in (table.alva, table.gm):
        shown = await person.press(table.panel, "Use the win")
        await person.press(shown.message, "Three steps")
    conflict = await table.conflict()
    assert (conflict.marker, conflict.narrator, conflict.turn) == (4, 1, 3)
    assert conflict.is_open
    assert table.story.content.startswith("Round 2: 2 steps to Phaide, now 4 ahead.\n")


async def v10c(table: Table) -> None:
    """Play V-10c: the roll throws Phaide back, and Waiting helps her forward again."""
    await table.declared(table.gm, table.alva)
    table.dice.add(9, 5)
    await pick(table, "Waiting", "Defensive")
    shown = await table.alva.press(table.panel, "Use the win")
    await table.alva.press(shown.message, "Three steps")
    conflict = await table.conflict()
    assert (conflict.marker, conflict.narrator, conflict.turn) == (2, 1, 4)
    assert "+4 −5 = −1, Waiting +3 → **+2**" in whole(table.story)
    assert table.story.content.startswith("Round 3: 2 steps back to Vakten, Phaide still 2 ahead.\n")


async def v10d(table: Table) -> None:
    """Play V-10d: the guard's Offensive takes the marker past the end; he reaches his goal and narrates."""
    await table.declared(table.gm, table.alva)
    table.dice.add(1, 6)
    await pick(table, "Waiting", "Offensive")
    shown = await table.gm.press(table.panel, "Use the win")
    await table.gm.press(shown.message, "Three steps")
    conflict = await table.conflict("3")
    assert (conflict.marker, conflict.narrator) == (-5, 2)
    assert conflict.outcome is not None
    assert (conflict.outcome.reason, conflict.outcome.winner) == ("goal", 2)
    assert (await table.character("Phaide")).points == 4
    assert table.panel.content == "Phaide – Vakten is over. Vakten reached the goal."
    assert "+2 +1 −6 = −3, Offensive −3 = −6 → **−5**" in whole(table.panel)
    assert "1 step past the end" in whole(await table.counted(table.alva))
    assert labels(table.panel) == ["How it counted", "Tell it…"]
    assert not any(":choose:" in each for each in ids(table.panel))
