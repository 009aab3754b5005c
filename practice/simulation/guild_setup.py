"""Sets up a fresh table: the people and the places where they can talk."""

from __future__ import annotations

from typing import NamedTuple

import simcord

from narration.text.languages import Language
from practice.simulation import simcord_internals

BOT_NAME = "Nattvakt"


class Seat(NamedTuple):
    """A person at the table; `key` identifies them in addresses and files."""

    key: str
    name: str
    gm: bool = False


#: The names of the channel, the voice channel and the thread, as people name them in each language.
PLACES: dict[Language, tuple[str, str, str]] = {
    "en": ("play", "Table talk", "Side scene"),
    "sv": ("spel", "Bordsprat", "Sidoscen"),
    "ru": ("игра", "За столом", "Другая сцена"),
}

SEATS = (Seat("greta", "Greta", gm=True), Seat("alva", "Alva"), Seat("boris", "Boris"))


async def create_guild(env: simcord.Env, language: Language = "en") -> dict[str, simcord.UserHandle]:
    """Create the server in a started Env, owned by the GM, with one place of each kind; return the users."""
    channel, voice, thread = PLACES[language]
    users = {each.key: env.create_user(each.key, global_name=each.name) for each in SEATS}
    guild = env.create_guild(f"{BOT_NAME}: practice", owner=users[SEATS[0].key])
    for each in SEATS[1:]:
        guild.add_member(users[each.key])
    text = guild.create_text_channel(channel)
    guild.create_voice_channel(voice)
    simcord_internals.open_thread(env, text, thread, owner=users[SEATS[0].key])
    await env.settle()
    return users


def member(env: simcord.Env, user: simcord.UserHandle) -> simcord.MemberActor:
    """Return the actor for somebody who is on the server."""
    return simcord.MemberActor(env, simcord_internals.guild(env), user)
