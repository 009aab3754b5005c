"""A GM with closed direct messages is told so privately, and plays through the public button instead."""

from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table

CLOSED = "I can’t send you direct messages"


def close_door(table: Table, person: Person | None = None) -> None:
    """Make an account, the GM's by default, refuse direct messages from the bot from now on."""
    table.env.inject_error(
        "POST",
        f"/channels/{(person or table.gm).actor.user.dm_channel.id}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


async def test_the_gm_is_pinged_once_and_told_privately_what_to_do(table: Table) -> None:
    await table.wrestling()
    close_door(table)
    await table.picked(table.alva, "Waiting")
    assert not table.gm.letters
    assert f"<@{table.gm.id}>" in table.panel.content
    assert CLOSED not in "".join(whole(message) for message in table.boris.reads())
    shown = await table.gm.press(table.panel, "Choose")
    assert CLOSED in whole(shown.message) or any(CLOSED in m.content for m in shown.result.followups)
    assert shown.message.ephemeral


async def test_the_same_picker_opens_from_the_public_button(table: Table) -> None:
    await table.wrestling()
    close_door(table)
    await table.picked(table.alva, "Waiting")
    table.dice.add(3, 5)
    shown = await table.gm.press(table.panel, "Choose")
    assert labels(shown.place)[:3] == ["Defensive", "Waiting", "Offensive"]
    await table.gm.press(shown.place, "Defensive")
    assert table.story.content.startswith("Round 1")


async def test_opening_a_conflict_says_so_when_direct_messages_were_closed_before(table: Table) -> None:
    await table.wrestling()
    close_door(table)
    await table.picked(table.alva, "Waiting")
    await table.finished_character(table.boris, "Tove")
    await table.guard("Other")
    answer = await table.open_conflict("Tove", "Other")
    assert CLOSED in answer.text
    assert answer.message.ephemeral


async def test_closed_direct_messages_are_tried_once_a_round(table: Table) -> None:
    await table.wrestling()
    close_door(table)
    await table.picked(table.alva, "Waiting")
    for person in (table.alva, table.boris, table.gm):
        await person.press(table.panel, "Status")
    await table.restart()
    knocks = [each for each in table.env.http_requests if _is_letter(table, each)]
    assert len(knocks) == 1


async def test_nobody_is_pinged_again_while_waiting_for_the_gm(table: Table) -> None:
    await table.wrestling()
    close_door(table)
    await table.picked(table.alva, "Waiting")
    panel = table.panel.id
    for person in (table.alva, table.boris, table.gm):
        await person.press(table.panel, "Status")
    await table.restart()
    assert table.panel.id == panel


async def test_open_direct_messages_get_a_letter_and_no_ping(table: Table) -> None:
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    assert len(table.gm.letters) == 1
    assert f"<@{table.gm.id}>" not in table.panel.content


async def test_the_letter_is_in_the_language_the_gm_used_last(table: Table) -> None:
    table.languages[table.gm.id] = "sv-SE"
    await table.wrestling()
    await table.picked(table.alva, "Waiting")
    assert labels(table.gm.letters[-1]) == ["Defensiv", "Avvaktande", "Offensiv"]
    assert "Mira – Guard begins" in table.panel.content


def _is_letter(table: Table, entry: object) -> bool:
    path = f"/channels/{table.gm.actor.user.dm_channel.id}/messages"
    return (getattr(entry, "method", ""), getattr(entry, "path", "")) == ("POST", path)
