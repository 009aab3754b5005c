"""Zapas in Discord: taking flags step by step, the GM's confirmation, and striking them out for dice."""

from typing import Any

import pytest

from chat.interactions import own_words
from cogs.zapas import flags as flags_cog
from rules.zapas.state.actions import StrikeFlag
from rules.zapas.state.campaign_state import Flag
from tests.cogs.nyx.test_open_conflict import forbidden
from tests.simulated.reading import labels, options, whole
from tests.simulated.tabletop import Answer, Message, Table
from tests.simulated.zapas_sheets import begun, crew, person, rich, travelling, zapas


async def flags(table: Table, name: str = "Tova") -> tuple[Flag, ...]:
    return (await person(table, name)).flags


async def opened(table: Table) -> Answer:
    """Open Tova's flag from her sheet."""
    shown = (await table.alva.slash("zapas sheet")).message
    (value,) = options(shown, "z-flag").values()
    return await table.alva.choose(shown, "z-flag", value)


@pytest.mark.rule("ZAP-8", "ZAP-9")
async def test_a_relation_is_taken_from_a_menu_of_the_others_characters_and_confirmed_by_the_gm(
    table: Table,
) -> None:
    await zapas(table)
    await begun(table, table.alva, "Tova")
    ivar = await begun(table, table.boris, "Ivar")
    shown = (await table.alva.slash("character sheet")).message
    asked = await table.alva.press(shown, "New flag…")
    assert options(asked.place, "z-flag-to") == {"Ivar": ivar}
    form = await table.alva.choose(asked.place, "z-flag-to", ivar)
    assert len(form.form["components"]) == 2
    await table.alva.fill(form, "Loves Ivar's sister", "Ada")
    (flag,) = await flags(table)
    assert (flag.qualifying, flag.target, flag.through, flag.active) == (True, ivar, "Ada", False)
    told = table.read()[-1]
    assert f"<@{table.gm.id}>" in told.content
    assert labels(told) == ["It fits", "It doesn’t fit"]
    refused = await table.alva.press(told, "It fits")
    assert refused.text.startswith("Only the GM can do that.")
    done = await table.gm.press(told, "It fits")
    assert (await flags(table))[0].active
    assert not labels(done.place)


async def test_a_flag_that_does_not_fit_goes_and_its_slot_is_free(table: Table) -> None:
    await zapas(table)
    await begun(table, table.alva, "Tova")
    shown = (await table.alva.slash("zapas flag")).message
    assert "Nobody else has a character yet" in whole(shown)
    assert labels(shown) == ["Another flag…", "Back"]
    await table.alva.fill(await table.alva.press(shown, "Another flag…"), "Tall")
    await table.gm.press(table.read()[-1], "It doesn’t fit")
    assert not await flags(table)


async def test_a_flag_is_taken_by_a_command_with_its_target_suggested(table: Table) -> None:
    await crew(table)
    assert await table.alva.offered("zapas flag", "target") == ["Ivar"]
    await table.alva.slash("zapas flag", text="Reckless")
    await table.alva.slash("zapas flag", text="Trusts Ivar", target="ivar")
    assert [(each.text, each.qualifying) for each in await flags(table)] == [
        ("Loves Ivar", True),
        ("Reckless", False),
        ("Trusts Ivar", True),
    ]


@pytest.mark.rule("ZAP-43", "ZAP-46")
async def test_a_flag_is_struck_out_with_the_gm_s_word_and_its_marks_are_dice(table: Table) -> None:
    await crew(table)
    await rich(table, "Tova", reserve=5)
    page = await opened(table)
    assert "no dice yet: the reserve stays at 5" in whole(page.place)
    asked = await table.alva.press(page.place, "Acted against it")
    assert labels(asked.place) == ["Goal reached", "Back"]
    assert (await flags(table))[0].striking == "against"
    told = table.read()[-1]
    assert f"<@{table.gm.id}>" in told.content
    assert labels(told) == ["Yes", "No"]
    refused = await table.alva.press(told, "Yes")
    assert refused.text.startswith("Only the GM can do that.")
    done = await table.gm.press(told, "Yes")
    assert labels(done.place) == ["Tell it…"]
    assert "What is different for Tova now?" in done.place.content
    (picture,) = done.place.attachments
    assert (picture.description or "").startswith(
        "Flag struck out: “Loves Ivar” (acted against it). Reserve 5"
    )
    who = await person(table, "Tova")
    assert (who.flags, who.struck, who.qualifying_first) == ((), ("Loves Ivar",), True)


@pytest.mark.rule("ZAP-43")
async def test_a_struck_flag_is_told_beside_its_question_in_a_reply_to_its_message(table: Table) -> None:
    await crew(table)
    await table.alva.press((await opened(table)).place, "Acted against it")
    asked = (await table.gm.press(table.read()[-1], "Yes")).place
    refused = await table.boris.press(asked, "Tell it…")
    assert not refused.result.modal, "who may not tell hears so before anything is typed"
    assert refused.text.startswith("You don’t play Tova.")
    await table.alva.fill(await table.alva.press(asked, "Tell it…"), "She *stays*. @everyone")
    told = table.read()[-1]
    assert told.content.startswith("💬 **Tova:**")
    assert "*stays*" in told.content
    assert not told.mention_everyone
    shown = next(one for one in table.read() if one.id == asked.id)
    assert not labels(shown)
    assert "What is different" not in shown.content
    assert f"/{told.id})" in shown.content
    assert shown.attachments


@pytest.mark.rule("ZAP-43")
async def test_the_gm_says_that_a_flag_was_neither_acted_against_nor_reached(table: Table) -> None:
    await crew(table)
    await table.alva.press((await opened(table)).place, "Goal reached")
    await table.gm.press(table.read()[-1], "No")
    (flag,) = await flags(table)
    assert (flag.active, flag.striking) == (True, "")


@pytest.mark.rule("ZAP-43")
async def test_the_gm_finds_flags_that_wait_among_what_is_pending_and_answers_there(table: Table) -> None:
    await crew(table)
    who = await person(table, "Tova")
    strike = StrikeFlag(character=who.id, flag=who.flags[0].id, reason="reached")
    await table.play(strike, table.alva)
    await table.alva.slash("zapas flag", text="Reckless")
    pending = (await table.gm.slash("zapas pending")).message
    entries = options(pending, "z-flag-waits")
    assert len(entries) == 2
    shown = await table.gm.choose(pending, "z-flag-waits", f"{who.id}.{who.flags[0].id}")
    await table.gm.press(shown.place, "Yes")
    assert [each.text for each in await flags(table)] == ["Reckless"]
    assert "Loves Ivar" in table.read()[-1].content
    assert "Nothing is waiting for you" in whole((await table.alva.slash("zapas pending")).message)


@pytest.mark.rule("ZAP-44", "ZAP-45")
async def test_a_slot_freed_by_striking_is_filled_in_travel_and_never_with_the_same_text(
    table: Table,
) -> None:
    await crew(table)
    for text in ("Reckless", "Curious"):
        await table.alva.slash("zapas flag", text=text)
        await table.gm.press(table.read()[-1], "It fits")
    who = await person(table, "Tova")
    reckless = next(each for each in who.flags if each.text == "Reckless")
    await table.play(StrikeFlag(character=who.id, flag=reckless.id, reason="against"), table.alva)
    await table.play(StrikeFlag(character=who.id, flag=reckless.id, reason="against"), table.gm)
    refused = await table.alva.slash("zapas flag", text="Careful")
    assert refused.message.ephemeral
    await travelling(table)
    await table.alva.slash("zapas flag", text="reckless!")
    assert len(await flags(table)) == 2
    await table.alva.slash("zapas flag", text="Wreckless")
    assert "Reckless" in whole(table.read()[-1])  # the similar flag is named
    assert len(await flags(table)) == 3


async def to_tell(table: Table) -> tuple[Message, Answer]:
    """Strike out Tova's flag; return the message about it, and the form to tell what is different now."""
    await crew(table)
    await table.alva.press((await opened(table)).place, "Acted against it")
    asked = (await table.gm.press(table.read()[-1], "Yes")).place
    await table.env.advance_time(1)  # Discord’s clock tells what was edited earlier
    return asked, await table.alva.press(asked, "Tell it…")


def told_of_it(table: Table) -> list[Message]:
    return [one for one in table.read() if "She stays." in whole(one)]


async def test_what_is_told_of_a_struck_flag_is_posted_where_its_message_was_deleted(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, form = await to_tell(table)

    async def tell_below(*told: Any) -> None:
        channel: Any = table.bot.get_channel(table.channel.id)
        await channel.get_partial_message(asked.id).delete()
        await own_words.tell_below(*told)

    monkeypatch.setattr(flags_cog, "tell_below", tell_below)
    await table.alva.fill(form, "She stays.")
    (told,) = told_of_it(table)
    assert told.content.startswith("💬 **Tova:**")
    await table.restart()
    assert len(told_of_it(table)) == 1


@pytest.mark.parametrize("missing", ["read_message_history", "send_messages"])
async def test_what_is_told_of_a_struck_flag_is_posted_without_a_permission_of_the_bot(
    table: Table, missing: str
) -> None:
    asked, form = await to_tell(table)
    await forbidden(table, **{missing: False})
    await table.alva.fill(form, "She stays.")
    (told,) = told_of_it(table)
    assert told.content.startswith("💬 **Tova:**")
    assert not labels(next(one for one in table.read() if one.id == asked.id))
    await table.restart()
    assert len(told_of_it(table)) == 1


async def test_what_a_dead_bot_did_not_post_of_a_struck_flag_the_next_one_announces_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.forgives = True
    _, form = await to_tell(table)

    async def dies(*_: Any) -> None:
        raise RuntimeError

    with monkeypatch.context() as dead:
        dead.setattr(flags_cog, "tell_below", dies)
        await table.alva.fill(form, "She stays.")
    assert told_of_it(table) == []
    for _ in range(2):
        await table.restart()
        (told,) = told_of_it(table)
        assert "Tova" in whole(told)
    assert (await person(table, "Tova")).struck == ("Loves Ivar",)
