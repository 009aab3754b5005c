"""Ways to provoke the refusals of letters to people who may have left the server, for `provocations`."""

from chat.messages.printer import Message
from tests.simulated.tabletop import Answer, Table
from tests.whole.refusals.provocations import Deed, provokes


@provokes("left-server")
async def a_letter_of_a_server_that_its_reader_has_left(table: Table) -> Deed:
    deed = await letter(table)
    table.guild.remove_member(table.alva.actor)
    return deed


@provokes("server-silent")
async def a_letter_while_discord_does_not_say_who_is_on_the_server(table: Table) -> Deed:
    deed = await letter(table)
    silence(table)
    return deed


async def letter(table: Table) -> Deed:
    """Write to Alva; return her press in that letter."""
    await table.campaign()
    await table.bot.services.direct_messages.send(table.alva.id, Message("Your seat"), None, 1)

    async def pressed() -> Answer:
        return await table.alva.forge("n:seats:1", at=table.alva.actor.user.dm_channel)

    return pressed


def silence(table: Table) -> None:
    """Make Discord fail when it is asked about Alva."""
    path = f"/guilds/{table.guild.id}/members/{table.alva.id}"
    table.env.inject_error("GET", path, status=503, code=0, message="Unavailable", times=None)
