"""Ways to provoke the refusals of input that no honest client sends; PROVOCATIONS includes them."""

from simcord.backend import serializers

from table.apart.processes import HelperProcesses, Limits
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
    table.bot.services.files = FileReaders(HelperProcesses(Limits(patience=0)))
    padded = b"{}".ljust(SMALL + 1)
    return lambda: table.alva.slash("character import", file=("mira.json", padded))


@provokes("import-running")
async def a_file_while_another_is_being_read(table: Table) -> Deed:
    await table.campaign()

    async def meanwhile() -> Answer:
        with table.bot.services.being_read.one(table.alva.id, table.guild.id):
            return await table.alva.slash("character import", file=("mira.json", b"{}"))

    return meanwhile


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
        return Answer(await seam.forged_slash(table.gm.actor, table.channel, "odds slow", [option]))

    return used
