"""Ways to provoke the refusals of input that no honest client sends; PROVOCATIONS includes them."""

from dataclasses import replace

from simcord.backend import serializers

from application import create_bot
from chat.operations.pace import Pace
from chat.operations.reading_source import source_of
from table.apart.processes import HelperProcesses, Limits
from table.apart.readings import Readings
from table.apart.work_queue import WorkQueue
from table.transfer.readers import SMALL, FileReaders
from tests import seam
from tests.simulated.tabletop import Answer, Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("file-gone")
async def a_file_that_discord_has_no_longer(table: Table) -> Deed:
    await table.campaign()
    seam.lose_files(table.env)
    return lambda: table.alva.slash("character import", file=("mira.json", b"{}"))


@provokes("file-too-heavy")
async def a_file_that_takes_too_long_to_read(table: Table) -> Deed:
    await table.campaign()
    files = FileReaders(HelperProcesses(Limits(patience=0)))
    table.bot.services = replace(table.bot.services, files=files)
    padded = b"{}".ljust(SMALL + 1)
    return lambda: table.alva.slash("character import", file=("mira.json", padded))


@provokes("import-running")
async def a_file_while_another_is_being_read(table: Table) -> Deed:
    await table.campaign()

    async def meanwhile() -> Answer:
        with table.bot.services.being_read.one(table.alva.id, table.guild.id):
            return await table.alva.slash("character import", file=("mira.json", b"{}"))

    return meanwhile


@provokes("work-running")
async def somebody_asks_for_a_file_while_another_is_written(table: Table) -> Deed:
    await table.campaign()

    async def meanwhile() -> Answer:
        with table.bot.services.being_written.one(table.alva.id, table.guild.id):
            return await table.alva.slash("journal export")

    return meanwhile


@provokes("work-too-heavy")
async def a_journal_takes_too_long_to_write(table: Table) -> Deed:
    await table.campaign()
    queue = WorkQueue(patience=0)
    readings = Readings(table.bot.table, source_of(table.bot.settings), queue=queue)
    table.bot.services = replace(table.bot.services, readings=readings)
    return lambda: table.alva.slash("journal export")


@provokes("too-fast")
async def somebody_sends_more_commands_than_the_host_allows(table: Table) -> Deed:
    await table.campaign()
    table.forgives = True  # the simulation records an exception of a command
    await bounded(table, commands_per_minute=1)
    await table.alva.slash("now")
    return lambda: table.alva.slash("now")


@provokes("too-many-campaigns")
async def somebody_has_as_many_campaigns_as_the_host_allows(table: Table) -> Deed:
    await table.campaign()
    await bounded(table, campaigns_per_person=1)
    return lambda: table.gm.slash("campaign new", at=table.voice, system="nyx", name="Another")


@provokes("too-many-campaigns-here")
async def a_server_has_as_many_campaigns_as_the_host_allows(table: Table) -> Deed:
    await table.campaign()
    await bounded(table, campaigns_per_server=1)
    return lambda: table.alva.slash("campaign new", at=table.voice, system="nyx", name="Another")


@provokes("too-many-characters")
async def a_campaign_has_as_many_characters_as_the_host_allows(table: Table) -> Deed:
    await table.campaign()
    await table.guard("Guard", 7)
    await bounded(table, characters_per_campaign=1)
    return lambda: table.alva.slash("character new", name="Mira")


async def bounded(table: Table, **limits: int) -> None:
    """Restart the bot with these limits of the host."""
    await table.bot.close()
    settings = table.bot.settings.model_copy(update=limits)
    table.bot = create_bot(settings, dice=table.dice, now=table.watch, pace=Pace.of(settings))
    await table.env.restart_bot(table.bot)
    await table.env.settle()


@provokes("not-on-server")
async def somebody_who_is_not_on_the_server_is_invited(table: Table) -> Deed:
    await table.campaign()
    table.forgives = True  # the simulation records an exception of a command
    away = table.stranger.id
    option = {"name": "member", "type": 6, "value": str(away)}
    user = serializers.user_payload(table.env.backend.users[away])

    async def used() -> Answer:
        gm, known = table.gm.actor, {str(away): user}
        return Answer(await seam.forged_slash(gm, table.channel, "campaign invite", [option], users=known))

    return used


@provokes("unfit-option")
async def an_option_has_a_value_beyond_its_bounds(table: Table) -> Deed:
    await table.campaign()
    table.forgives = True  # the simulation records an exception of a command
    option = {"name": "value", "type": 4, "value": 10**9}

    async def used() -> Answer:
        return Answer(await seam.forged_slash(table.gm.actor, table.channel, "odds roll", [option]))

    return used
