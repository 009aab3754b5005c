"""The menu of a message: verify, correct and tell what it shows, in all games."""

from typing import Any

from tests.cogs.nyx.rounds import round_for_alva
from tests.cogs.nyx.test_tellings import round_of, tell, told
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Answer, Person, Table
from tests.simulated.zapas_play import party, pick, thrown, tried

#: Shows nothing, so it is refused.
BLANK = "\u2800"
VERIFY, CORRECT, TELL = "Verify", "Correct", "Tell this round"


async def use(person: Person, menu: str, message: Any) -> Answer:
    """Use a command of a message's menu."""
    return await person.menu(menu, message)


def words_in(answer: Answer) -> str:
    """Return what the first field of a form holds."""
    return str(answer.form["components"][0]["component"].get("value") or "")


async def test_verify_shows_the_seals_of_the_round_that_the_message_shows(table: Table) -> None:
    await round_for_alva(table)
    found = await use(table.boris, VERIFY, round_of(table))
    assert found.message.ephemeral
    assert "round 1" in found.text
    assert "The seal holds" in found.text


async def test_verify_checks_everything_for_a_message_without_a_round(table: Table) -> None:
    await round_for_alva(table)
    said = await table.alva.actor.send(table.channel, "Here we go")
    found = await use(table.boris, VERIFY, said)
    by_command = await table.boris.slash("verify")
    assert whole(found.message) == whole(by_command.message)


async def test_a_round_is_told_from_its_message_and_again_with_its_words(table: Table) -> None:
    await round_for_alva(table)
    form = await use(table.alva, TELL, round_of(table))
    assert not words_in(form)
    await table.alva.fill(form, "She lets him rush past.")
    assert [one.content for one in told(table)] == ["💬 **Mira:**\nShe lets him rush past."]
    again = await use(table.alva, CORRECT, told(table)[0])
    assert words_in(again) == "She lets him rush past."
    await table.alva.fill(again, "He stumbles.")
    assert [one.content for one in told(table)] == ["💬 **Mira:**\nHe stumbles."]


async def test_a_refused_telling_from_the_menu_opens_again_filled_in(table: Table) -> None:
    await round_for_alva(table)
    form = await use(table.alva, TELL, round_of(table))
    refused = await table.alva.fill(form, BLANK)
    again = await table.alva.press(refused.message, "Correct it")
    assert words_in(again) == BLANK
    await table.alva.fill(again, "She lets him rush past.")
    assert len(told(table)) == 1


async def test_who_may_not_tell_hears_so_before_anything_is_typed(table: Table) -> None:
    await round_for_alva(table)
    refused = await use(table.boris, TELL, round_of(table))
    assert not refused.result.modal
    assert refused.text.startswith("This is for others to tell.")


async def test_an_earlier_round_is_not_told_any_more(table: Table) -> None:
    await round_for_alva(table)
    first = round_of(table)
    await table.picked(table.alva, "Defensive")
    table.dice.add(3, 8)
    await table.gm.press(table.gm.letters[-1], "Offensive")
    refused = await use(table.alva, TELL, first)
    assert refused.text.startswith("That isn’t the latest round.")


async def test_a_message_that_shows_nothing_of_the_game_is_refused(table: Table) -> None:
    await round_for_alva(table)
    said = await table.alva.actor.send(table.channel, "Here we go")
    for menu in (CORRECT, TELL):
        refused = await use(table.alva, menu, said)
        assert refused.message.ephemeral
        assert refused.text.startswith("This message shows no round and no roll.")


async def test_correct_offers_the_undo_of_what_was_done_last_in_the_contest(table: Table) -> None:
    await round_for_alva(table)
    await tell(table, table.alva, "She lets him rush past.")
    (telling,) = told(table)
    shown = await use(table.gm, CORRECT, telling)
    assert "Undo Mira’s last action?" in whole(shown.message)
    await table.gm.press(shown.message, "Undo it")
    assert not told(table)


async def test_correct_says_what_helps_where_dice_fell_or_more_has_happened(table: Table) -> None:
    await round_for_alva(table)
    thrown_last = await use(table.gm, CORRECT, round_of(table))
    assert "rolled dice" in thrown_last.text
    assert "/correct conflict" in thrown_last.text
    await table.gm.slash("npc new", name="Ogre", value=4)
    passed = await use(table.gm, CORRECT, round_of(table))
    assert passed.text.startswith("More has happened since, so this can’t be undone.")


async def test_zapas_tells_its_rolls_from_their_messages(table: Table) -> None:
    await party(table)
    shown = await pick(table.alva, await tried(table, "2 · easy"), "z-pool trait", "Thief")
    early = await use(table.alva, TELL, table.read()[-1])
    assert early.text.startswith("This result isn’t told with a form.")
    await thrown(table, table.alva, shown, 1, 1)
    result = table.read()[-1]
    await table.alva.fill(await use(table.alva, TELL, result), "It snaps.")
    assert table.read()[-1].content.startswith("💬 **Mira:**")
    assert "Tell it…" not in labels(next(one for one in table.read() if one.id == result.id))
