"""/help: what to do next, every command and every game, on a server and in direct messages."""

import re

import discord
import pytest
from discord import app_commands

from chat.messages.printer import Message
from cogs.shared.guide.command_links import linked
from cogs.shared.guide.help import entries
from narration.campaign import help as words
from narration.text.languages import LANGUAGES
from rules.registry import SYSTEMS
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table

#: How many characters longer a link to a command is than the command's name.
LINK = 24
#: The maximum length of a headline, which is a sentence of ours or a command's own description.
HEADLINE = 140


async def at_hand(table: Table, who: str, topic: str = "") -> str:
    options = {"topic": topic} if topic else {}
    answer = await getattr(table, who).slash("help", **options)
    assert answer.message.ephemeral
    return whole(answer.message)


async def test_help_knows_where_one_stands(table: Table) -> None:
    assert (await at_hand(table, "gm")).startswith("Nobody plays a campaign here yet.")
    await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    assert "You don’t have a seat yet." in await at_hand(table, "alva")
    empty = await at_hand(table, "gm")
    assert empty.startswith("You are a GM of The Night Train.")
    assert "Nobody has a character yet" in empty


async def test_help_tells_a_player_from_a_newcomer_and_a_session_from_a_pause(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    assert (await at_hand(table, "alva")).startswith("You play Mira in The Night Train.")
    assert "no character yet" in await at_hand(table, "boris")
    paused = await at_hand(table, "gm")
    await table.gm.declares("session start")
    playing = await at_hand(table, "gm")
    assert ("session start" in paused, "scene new" in paused) == (True, False)
    assert ("session start" in playing, "scene new" in playing) == (False, True)


async def test_help_tells_a_stand_in_for_whom_they_act(table: Table) -> None:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.alva.slash("seat stand-in", who=table.boris.actor)
    await table.boris.slash("character play", character="Mira")
    assert (await at_hand(table, "boris")).startswith("🎭 You act for Mira here.")


async def test_help_links_the_commands_that_discord_knows(table: Table) -> None:
    await table.campaign()
    known = await table.bot.tree.fetch_commands()
    numbers = {command.name: command.id for command in known}
    guest = await at_hand(table, "boris")
    assert f"</character new:{numbers['character']}>" in guest
    own = {
        command.name: command.id for command in await table.bot.tree.fetch_commands(guild=table.bot.guilds[0])
    }
    assert f"</nyx conflict:{own['nyx']}>" in await at_hand(table, "gm")


async def test_help_with_a_command_says_what_it_does_with_an_example(table: Table) -> None:
    said = await at_hand(table, "alva", "/nyx conflict")
    assert said.startswith("/nyx conflict: Set up a conflict between two names")
    assert "`character` (needed) – Whose conflict it is" in said
    assert "For example: `/nyx conflict character:Mira opponent:Guard`" in said
    assert "/nyx roll" in await at_hand(table, "alva", "/NYX")
    assert (await at_hand(table, "alva", "Scene  New")).count("a button does it") == 1


async def test_help_understands_and_suggests_commands_in_the_reader_s_language(table: Table) -> None:
    table.languages[table.alva.id] = "sv-SE"
    assert (await at_hand(table, "alva", "spelmöte starta")).split("\n")[0].endswith("Starta ett spelmöte")
    assert await table.alva.offered("help", "topic", "spelmöte s") == ["/spelmöte starta"]
    assert (await table.alva.offered("help", "topic"))[:3] == ["Nyx", "Noir (www.noir.nu)", "Zapas"]
    assert "/scen ny" in await table.alva.offered("help", "topic", "scene new")


@pytest.mark.parametrize("system", sorted(SYSTEMS))
async def test_help_with_a_game_says_how_it_is_played_and_whose_it_is(table: Table, system: str) -> None:
    table.languages[table.alva.id] = "ru"
    said = await at_hand(table, "alva", system)
    assert re.search("[а-я]{4}", said)
    assert {"nyx": "www.snigel.nu", "noir": "www.noir.nu", "zapas": "Blackbird Pie"}[system] in said


async def test_help_works_in_direct_messages(table: Table) -> None:
    here = await table.alva.actor.user.slash("help")
    assert here.response is not None
    assert here.response.content.startswith("Hi, I’m Nattvakt")
    game = await table.alva.actor.user.slash("help", topic="noir")
    assert game.response is not None
    assert game.response.content.startswith("Noir: two ten-sided dice")


async def test_every_command_has_its_help_within_discord_s_limits_in_every_language(table: Table) -> None:
    known = entries(table.bot.services)
    for language in LANGUAGES:
        printer = table.bot.services.printer(language)
        for panel in (*map(words.about_command, known), *map(words.about_game, SYSTEMS)):
            message = printer.message(panel)
            assert len(message.content) <= HEADLINE, message.content
            assert message.embed is not None
            text = message.embed.description or ""
            assert len(text) + LINK * text.count("/") < 4096
            assert all("…" not in (field.value or "")[-1:] for field in message.embed.fields)


async def test_no_help_is_left_of_a_command_that_is_gone(table: Table) -> None:
    await table.bot.services.game_loader.load_all()
    known = {entry.path: entry for entry in entries(table.bot.services)}
    everywhere = {each.name for each in table.bot.tree.get_commands() if isinstance(each, app_commands.Group)}
    assert everywhere | set(SYSTEMS) | {"help"} <= known.keys()
    assert words.MORE.keys() <= known.keys()
    options = {option.path for entry in known.values() for option in entry.options}
    names = {path.rpartition(" ")[2] for path in options}
    assert {sample for sample in words.SAMPLES if " " in sample} | words.SHOWN <= options
    assert {sample for sample in words.SAMPLES if " " not in sample} <= names


def test_nothing_is_linked_in_code_or_within_other_words() -> None:
    said = "`/nyx roll` /nyx roll, /nyx rolls x/nyx roll"
    done = linked(Message("", discord.Embed(description=said)), {"/nyx roll": "</nyx roll:7>"})
    assert done.embed is not None
    assert done.embed.description == "`/nyx roll` </nyx roll:7>, /nyx rolls x/nyx roll"


async def test_help_explains_the_menus_of_messages_and_people_in_the_reader_s_language(table: Table) -> None:
    said = await at_hand(table, "alva", "keep in journal")
    assert said.startswith("Keep in journal: Keep what someone wrote in the journal")
    assert "Right-click a message" in said
    assert "Right-click a person" in await at_hand(table, "alva", "menu:character sheet")
    table.languages[table.alva.id] = "ru"
    assert "Лист персонажа" in await table.alva.offered("help", "topic", "лист персонажа")
    assert "Правый щелчок по участнику" in await at_hand(table, "alva", "лист персонажа")
