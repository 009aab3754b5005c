"""What stands on a fresh table: who sits there, and which places they can talk in."""

from __future__ import annotations

from typing import NamedTuple

import simcord

from practice.simulation import simcord_internals

BOT_NAME = "Nattvakt"


class Seat(NamedTuple):
    """A person at the table; `key` is the name in addresses and files."""

    key: str
    name: str
    gm: bool = False


SEATS = (Seat("greta", "Greta", gm=True), Seat("alva", "Alva"), Seat("boris", "Boris"))


async def create_guild(env: simcord.Env) -> dict[str, simcord.UserHandle]:
    """Build the server of a started Env: the GM owns it, there is one place of each kind."""
    users = {each.key: env.create_user(each.key, global_name=each.name) for each in SEATS}
    guild = env.create_guild(f"{BOT_NAME}: practice", owner=users[SEATS[0].key])
    for each in SEATS[1:]:
        guild.add_member(users[each.key])
    text = guild.create_text_channel("play", topic="Where the table plays")
    guild.create_voice_channel("Table talk")
    simcord_internals.open_thread(env, text, "Side scene", owner=users[SEATS[0].key])
    await env.settle()
    return users


def member(env: simcord.Env, user: simcord.UserHandle) -> simcord.MemberActor:
    """The actor of somebody who is already on the server."""
    return simcord.MemberActor(env, simcord_internals.guild(env), user)
