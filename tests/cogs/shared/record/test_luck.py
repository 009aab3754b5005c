"""/luck shows one's own rolls, privately or to everybody, but nobody else's and no hidden pick."""

from rules.campaign.actions import ChangeSetting, HandSeat, ShowLuck, StartSession
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
    assert shown.text == "Mira: 1 of 1 roll succeeded · expected 0.4 · 95%: 0 to 1"
    (file,) = shown.message.attachments
    assert file.filename == "luck.png"
    assert file.description is not None
    assert file.description.startswith(
        "Rolls against expectation: Mira. Successes in 1 roll: it was 1: 0: 60.0%"
    )
    theirs = await table.boris.slash("luck", character="Tove", session=0)
    assert theirs.text == "Tove: 0 of 1 roll succeeded · expected 0.7 · 95%: 0 to 1"
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
    assert public.content == "Guard: 0 av 1 slag lyckades · väntat 0,7 · 95 %: 0 till 1"
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
    assert "with a chance of 100.0%" in whole(shown.message)
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


async def test_the_table_sees_the_rolls_of_those_alone_who_opened_theirs(
    table: Table, dice: ScriptedDice
) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove")
    await table.guard()
    dice.add(4, 9, 5)
    await roll(table, table.alva, "Mira")
    await roll(table, table.boris, "Tove")
    await roll(table, table.gm, "Guard", Attribute.VALUE)
    closed = await table.gm.slash("luck", table=True)
    assert closed.text.startswith("Nobody has opened theirs to the table yet.")
    mine = await table.alva.slash("luck")
    assert (await table.alva.press(mine.message, "Show the table")).text.startswith("✅ The table can see")
    shown = await table.boris.slash("luck", table=True)
    assert shown.text == "Mira: 1 of 1 roll succeeded · expected 0.4 · 95%: 0 to 1"
    assert "Rolls against expectation: the table" in whole(shown.message)
    theirs = await table.gm.slash("luck")
    await table.gm.press(theirs.message, "Show the table")
    both = whole((await table.boris.slash("luck", table=True)).message)
    assert "Tove" not in both
    assert "Guard" not in both, "players have not met the guard"
    again = await table.alva.slash("luck")
    assert (await table.alva.press(again.message, "Close it again")).text.startswith("✅ How your rolls")
    assert (await table.boris.slash("luck", table=True)).text.startswith("Nobody has opened")


async def test_a_seat_that_changes_hands_is_closed_again(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.play(ShowLuck(on=True), table.alva)
    await table.play(HandSeat(seat="2", holder=table.stranger.id), table.gm)
    record = (await table.state()).campaign.record("2")
    assert record is not None
    assert not record.shows_luck


async def test_rolls_are_told_by_what_was_rolled_and_by_session(table: Table, dice: ScriptedDice) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    dice.add(4, 3, 8)
    await roll(table, table.alva, "Mira")
    await roll(table, table.alva, "Mira", Attribute.MIND)
    await table.play(StartSession(), table.gm)
    await roll(table, table.alva, "Mira", Attribute.MIND)
    told = whole((await table.alva.slash("luck")).message)
    assert "Mind: 1 of 2 · expected 1.0" in told
    assert "Body: 1 of 1 · expected 0.4" in told
    assert "Before the first session: 2 of 2 · expected 0.9" in told
    assert "Session 1: 0 of 1 · expected 0.5" in told
    one = whole((await table.alva.slash("luck", session=1)).message)
    assert "By session" not in one
    assert "By what was rolled" not in one, "a single attribute needs no line of its own"
