"""What /doctor examines: places, people, panels, the database and the commands.

What discord.py has in memory is not fetched again. For the rest, Discord is asked once per item.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from chat.contests.chapters import live_post
from chat.services import Services
from narration.campaign.diagnosis import NEEDS, Letters, Person, Place, Report
from rules.campaign.model import Campaign, SeatRecord
from rules.contract.system import AnyState

#: The most places, people and panels that Discord is asked about.
MOST = 20
MILLION = 1_000_000


@dataclass(frozen=True)
class Examined:
    """The report, and the contests whose panels are stale."""

    report: Report
    stale: tuple[str, ...] = ()


async def examine(services: Services, guild: discord.Guild, state: AnyState) -> Examined:
    """Examine a campaign and its server."""
    campaign: Campaign = state.campaign
    held = [record for record in campaign.seats if record.is_held][:MOST]
    people = await asyncio.gather(*(_person(services, guild, record) for record in held))
    panels = list(state.contests)[:MOST]
    behind = await asyncio.gather(*(_is_stale(services, campaign.id, number) for number in panels))
    stale = tuple(number for number, is_behind in zip(panels, behind, strict=True) if is_behind)
    found = await examine_places(services, guild, campaign.places[:MOST], people, len(stale))
    return Examined(found, stale)


async def examine_places(
    services: Services,
    guild: discord.Guild,
    places: Sequence[int],
    people: Sequence[Person] = (),
    stale: int = 0,
) -> Report:
    """Examine places and the server; people and the number of stale panels are just put into the report."""
    looked = await asyncio.gather(*(_place(guild, place) for place in places))
    vitals = await services.table.store.vitals()
    return Report(
        role=guild.self_role.name if guild.self_role else guild.me.display_name,
        places=tuple(looked),
        people=tuple(people),
        stale=stale,
        megabytes=-(-vitals.size // MILLION),
        revision=vitals.revision,
        commands=await services.guild_commands.ensure_told(guild.id),
    )


async def _place(guild: discord.Guild, place: int) -> Place:
    """Examine a channel or thread; one that the bot may not see lacks `view_channel`."""
    try:
        channel: Any = guild.get_channel_or_thread(place) or await guild.fetch_channel(place)
    except discord.NotFound:
        return Place(place, is_gone=True)
    except discord.Forbidden:
        return Place(place, channel=place, forbidden=("view_channel",))
    allowed = channel.permissions_for(guild.me)
    forbidden = tuple(name for name in _needs(channel) if not getattr(allowed, name))
    is_thread = isinstance(channel, discord.Thread)
    is_locked = is_thread and channel.locked and not allowed.manage_threads
    return Place(place, channel.parent_id if is_thread else place, forbidden, is_locked=is_locked)


def _needs(channel: Any) -> tuple[str, ...]:
    """Return the permissions that the bot needs in a channel.

    A thread needs "send in threads" instead of "send messages"; a voice channel has no threads.
    """
    if isinstance(channel, discord.Thread):
        return tuple(name for name in NEEDS if name != "send_messages")
    if isinstance(channel, discord.TextChannel):
        return tuple(NEEDS)
    return tuple(name for name in NEEDS if name != "send_messages_in_threads")


async def _person(services: Services, guild: discord.Guild, record: SeatRecord) -> Person:
    try:
        member = await guild.fetch_member(record.holder)
    except discord.NotFound:
        return Person(record.called or record.id, letters_of(services, record.holder), has_left=True)
    return Person(member.display_name, letters_of(services, record.holder))


def letters_of(services: Services, holder: int) -> Letters:
    """Return what became of the bot's last direct message to somebody, as far as it knows."""
    if holder in services.direct_messages.closed_to_us:
        return "closed"
    return "open" if holder in services.direct_messages.open_to_us else "untried"


async def _is_stale(services: Services, campaign: int, contest: str) -> bool:
    """Tell whether a contest's live message is behind the stored state, or deleted."""
    showing = await services.table.store.posts.revision(campaign, contest)
    if showing is None or showing.shown != showing.changed:
        return showing is not None
    posts = await services.table.store.posts.of(campaign, contest)
    live = live_post(posts)
    return live is not None and await _is_deleted(services, live.channel, live.message)


async def _is_deleted(services: Services, channel: int, message: int) -> bool:
    """Tell whether a message is deleted; one that the bot may not read counts as present."""
    try:
        await services.client.get_partial_messageable(channel).fetch_message(message)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        return False
    return False
