"""/luck shows one's own rolls, privately or to everybody, but nobody else's and no hidden pick."""

from rules.campaign.actions import ChangeSetting
from rules.chance.dice import ScriptedDice
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as nyx
from tests.simulated.reading import whole
from tests.simulated.tabletop import Person, Table


async def roll(table: Table, person: Person, name: str, attribute: Attribute = Attribute.BODY) -> None:
    who = await table.character(name)
    await table.play(nyx.RollAlone(character=who.id, attribute=attribute), person)


async def test_one_s_own_rolls_are_told_privately_with_a_picture(table: Table, dice: ScriptedDice) -> None:
    await table.duel()
    none = await table.alva.slash("luck")
    assert none.result.ephemeral
    assert none.text == "Mira: no rolls yet."
    assert not none.message.attachments
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Waiting")
    assert (await table.alva.slash("luck")).text == none.text, "a pick is no roll"
    dice.add(4, 9)
    await table.picked(table.boris, "Waiting")
    shown = await table.alva.slash("luck")
    assert shown.result.ephemeral
    assert shown.text == "Mira: 1 of 1 roll succeeded · expected 0.4 · 95 %: 0 to 1"
    (file,) = shown.message.attachments
    assert file.description is not None
    assert file.description.startswith(
        "Rolls against expectation: Mira. Successes in 1 roll: it was 1: 0: 60.0 %"
    )
    theirs = await table.boris.slash("luck", character="Tove", session=0)
    assert theirs.text == "Tove: 0 of 1 roll succeeded · expected 0.7 · 95 %: 0 to 1"
    assert "Rolls against expectation: Tove · Before the first session" in whole(theirs.message)


async def test_it_tells_of_nobody_else_unless_they_show_it(table: Table, dice: ScriptedDice) -> None:
    await table.campaign("sv")
    await table.finished_character(table.alva, "Mira")
    await table.guard()
    await table.guard("Unseen")
    dice.add(4, 9)
    await roll(table, table.alva, "Mira")
    await roll(table, table.gm, "Guard", Attribute.VALUE)
    assert (await table.boris.slash("luck", character="Mira")).text.startswith(
        "You don’t play Mira. Choose one of your own characters."
    )
    assert (await table.gm.slash("luck", character="Mira")).text.startswith(
        "You don’t play Mira. Choose one of your own characters."
    )
    assert (await table.boris.slash("luck", character="Guard")).text.startswith(
        "There’s no character by that name here"
    )
    assert (await table.boris.slash("luck")).text.startswith("You don’t play anyone yet.")
    assert await table.boris.offered("luck", "character") == []
    assert await table.alva.offered("luck", "character") == ["Mira"]
    assert await table.gm.offered("luck", "character") == ["Guard", "Unseen"]
    shown = await table.gm.slash("luck", public=True)
    assert shown.result.response is not None
    assert shown.result.response.content == "✅ Posted below."
    public = table.read()[-1]
    assert public.content == "Guard: 0 av 1 slag lyckades · väntat 0,7 · 95 %: 0 till 1"
    assert "Unseen" not in whole(public)
    before = len(table.read())
    none = await table.gm.slash("luck", character="Unseen", public=True)
    assert none.text == "Unseen: no rolls yet."
    assert len(table.read()) == before, "nothing is no news for everybody"


async def test_expectation_after_the_fact_is_told_where_chances_are_not(
    table: Table, dice: ScriptedDice
) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    dice.add(4)
    await roll(table, table.alva, "Mira")
    await table.play(ChangeSetting(key="odds", value="off"), table.gm)
    shown = await table.alva.slash("luck")
    assert "with a chance of 100.0 %" in whole(shown.message)
    assert await table.alva.offered("luck", "session") == ["Before the first session"]
    assert await table.stranger.offered("luck", "session", at=table.elsewhere) == []
    assert (await table.alva.slash("luck", session=4)).text.startswith(
        "There’s no such session or scene in this campaign"
    )


async def test_a_stand_in_has_luck_of_their_own_alone(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await table.alva.slash("seat stand-in", who=table.boris.actor)
    await table.boris.slash("character play", character="Mira")
    assert (await table.boris.slash("luck")).text == "Tove: no rolls yet."
    assert (await table.boris.slash("luck", character="Mira")).text.startswith(
        "You don’t play Mira. Choose one of your own characters."
    )
