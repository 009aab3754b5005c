"""Presses in direct messages by people who may have left the server."""

import asyncio
from typing import Any

import pytest

from chat.delivery import members
from rules.core.refusal import Refused
from tests.simulated.tabletop import Person, Table
from tests.whole.refusals.letters import letter, silence


async def awaited(table: Table) -> Any:
    """Play until only the GM's pick is missing; return the letter that asks for it."""
    await table.wrestling()
    await table.declared(table.alva)
    await table.picked(table.alva, "Offensive")
    return table.gm.letters[-1]


async def test_a_gm_who_has_left_the_server_picks_nothing_in_an_old_letter(table: Table) -> None:
    asked = await awaited(table)
    table.guild.remove_member(table.gm.actor)
    saves = await table.version()
    refused = await table.gm.press(asked, "Defensive")
    assert refused.message.content.startswith("You’re no longer on the server this campaign is played on")
    assert await table.version() == saves
    assert (await table.conflict()).turn == 1


async def test_a_player_who_has_left_the_server_does_nothing_in_a_letter(table: Table) -> None:
    press = await letter(table)
    table.guild.remove_member(table.alva.actor)
    assert "no longer on the server" in (await press()).text


async def test_who_comes_back_to_the_server_acts_at_once(table: Table, dice: Any) -> None:
    asked = await awaited(table)
    table.guild.remove_member(table.gm.actor)
    await table.gm.press(asked, "Defensive")
    table.gm = Person(table, table.guild.add_member(table.gm.actor.user))
    dice.add(3, 8)
    await table.gm.press(asked, "Defensive")
    assert table.story.content.startswith("Round 1: ")


async def test_discord_is_asked_about_a_person_once_in_ten_minutes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 5000.0
    monkeypatch.setattr(table.bot.services.members, "_clock", lambda: now)
    press = await letter(table)
    assert "can’t tell me" not in (await press()).text
    silence(table)
    now += members.HOLDS - 1
    assert "can’t tell me" not in (await press()).text
    now += 1
    assert "Discord can’t tell me right now" in (await press()).text


async def test_a_discord_that_is_slow_to_say_who_is_there_gets_a_kind_refusal(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "WAIT", 0.01)
    monkeypatch.setattr(table.bot.http, "get_member", lambda *_: asyncio.sleep(60))
    with pytest.raises(Refused, match="server-silent"):
        await table.bot.services.members.require(table.guild.id, table.alva.id)
    press = await letter(table)
    assert "Discord can’t tell me right now" in (await press()).text


async def test_only_so_many_answers_are_remembered(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.campaign()
    monkeypatch.setattr(members, "MOST", 1)
    known = table.bot.services.members
    await known.require(table.guild.id, table.boris.id)
    await known.require(table.guild.id, table.alva.id)
    silence(table)
    await known.require(table.guild.id, table.alva.id)
    assert list(known._confirmed) == [(table.guild.id, table.alva.id)]
