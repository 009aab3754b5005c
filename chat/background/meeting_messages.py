"""Shows the next session in the campaign's channel, keeps Discord's event, and reminds the table once."""

import logging
from datetime import datetime
from typing import Any

import aiohttp
import discord
from discord import ButtonStyle, ui

from chat.background.campaign_messages import CampaignMessages
from chat.background.campaign_posts import CampaignPosts
from chat.delivery.channels import Channels
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.nonce import nonce_of
from chat.messages.printer import Printer
from narration.campaign.meetings import meeting_lines, reminder_lines
from narration.text.line import line
from rules.core.seat import PUBLIC
from storage.documents.errors import Unavailable
from storage.meetings import Meeting
from table.meetings import LENGTH, Due, Meetings, Step
from table.play.table import Table

log = logging.getLogger(__name__)


class MeetingMessages:
    """The messages and events of the next sessions of all campaigns."""

    def __init__(
        self,
        client: discord.Client,
        table: Table,
        posts: CampaignPosts,
        channels: Channels,
        first: CampaignMessages,
    ) -> None:
        self._client, self._table, self._posts, self._channels = client, table, posts, channels
        #: The first message of each campaign, which names the next session.
        self._first = first
        self._meetings = Meetings(table)

    async def tick(self) -> None:
        """Send reminders and end sessions whose time has come. Raises `Unavailable` without a database."""
        for meeting in await self._table.store.meetings.due(self._table.store.now()):
            try:
                step = await self._meetings.take_turn(meeting)
                if step is not None:
                    await self._tell(step)
            except Unavailable:
                raise
            except Exception:
                log.exception("campaign %s: its next session could not be looked at", meeting.campaign)

    async def _tell(self, step: Step) -> None:
        if step.do is Due.REMIND and step.new is not None:
            await self._remind(step.new)
            return
        await self.retire(step.old)
        if step.do is Due.OFF:
            await self.drop_event(step.old)
        if step.new is not None:
            await self.announce(step.new)
        else:
            self._first.refresh_soon(step.old.campaign)

    async def announce(self, meeting: Meeting) -> bool:
        """Post the next session, and make or change its event; return whether it was posted."""
        said, view = await self._shown(meeting.campaign)
        sent = await self._posts.post(meeting.campaign, said, view)
        if sent is not None:
            await self._table.store.meetings.posted(meeting.campaign, sent.channel.id, sent.id)
        await self.keep_event(meeting)
        self._first.refresh_soon(meeting.campaign)
        return sent is not None

    async def refresh(self, campaign: int) -> None:
        """Edit the message of the next session, after an answer."""
        meeting = await self._meetings.of(campaign)
        if meeting is not None and meeting.message:
            said, view = await self._shown(campaign)
            await self._posts.edit(campaign, (meeting.channel, meeting.message), said, view)

    async def retire(self, meeting: Meeting) -> None:
        """Take the buttons off the message of a meeting that is over, changed or cancelled."""
        if meeting.message:
            place = (meeting.channel, meeting.message)
            await self._posts.edit(meeting.campaign, place, (line("meet-was"),))

    async def _shown(self, campaign: int) -> tuple[Any, Any]:
        state = await self._table.state(campaign)
        meeting = await self._meetings.require(campaign)
        known = self._table.system(state).view(state, PUBLIC)
        said = meeting_lines(known, meeting, await self._meetings.answers(campaign))
        return said, lambda printer: meeting_buttons(printer, meeting)

    async def _remind(self, meeting: Meeting) -> None:
        """Ping those who have not said that they cannot come."""
        state, answers = (
            await self._table.state(meeting.campaign),
            await self._meetings.answers(meeting.campaign),
        )
        known = self._table.system(state).view(state, PUBLIC)
        assert meeting.fixed is not None, "only a session with a date is reminded of"
        held = [one for one in state.campaign.seats if one.is_held]
        called = [one.holder for one in held if answers.get((one.id, meeting.fixed)) != "no"]
        nonce = nonce_of((meeting.campaign, "meeting", meeting.fixed))
        said = reminder_lines(known, meeting, answers)
        await self._posts.post(
            meeting.campaign, said, lambda printer: meeting_buttons(printer, meeting), called, nonce
        )

    # ------------------------------------------------------------------------------- Discord's events

    async def keep_event(self, meeting: Meeting) -> None:
        """Make the event of a session that is fixed, or change it; where the bot may not, there is none."""
        if meeting.fixed is None:
            return
        try:
            made = await self._event(meeting, meeting.fixed)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("campaign %s: Discord took no event: %r", meeting.campaign, error)
            return
        if made and made != meeting.event:
            await self._table.store.meetings.has_event(meeting.campaign, made)

    async def drop_event(self, meeting: Meeting) -> None:
        """Delete the event of a session that is cancelled or no longer fixed."""
        guild = await self._guild(meeting.campaign)
        if guild is None or not meeting.event:
            return
        try:
            await (await guild.fetch_scheduled_event(meeting.event)).delete()
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("campaign %s: its event could not be deleted: %r", meeting.campaign, error)

    async def call_off(self, campaign: int) -> None:
        """Cancel the next session of a campaign that is archived or about to be deleted, with its event."""
        if (meeting := await self._meetings.call_off(campaign)) is not None:
            await self.retire(meeting)
            await self.drop_event(meeting)

    async def _event(self, meeting: Meeting, start: datetime) -> int:
        """Return the id of the event at this time; 0 where the bot may make none."""
        guild = await self._guild(meeting.campaign)
        if guild is None:
            return 0
        when = {"start_time": start, "end_time": start + LENGTH}
        if meeting.event:
            try:
                event = await guild.fetch_scheduled_event(meeting.event)
                return int((await event.edit(**when)).id)
            except discord.NotFound:
                log.info("campaign %s: its event is gone, and a new one is made", meeting.campaign)
        campaign = (await self._table.state(meeting.campaign)).campaign
        made = await guild.create_scheduled_event(
            name=campaign.name,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=_location(guild, campaign.places),
            **when,
        )
        return int(made.id)

    async def _guild(self, campaign: int) -> Any:
        """Return the server of a campaign; None if the bot is not there, or may make no events there."""
        home = (await self._table.state(campaign)).campaign.home
        self._channels.wake(home)
        guild = self._client.get_guild(home)
        if guild is None or guild.me is None:
            return None
        may = guild.me.guild_permissions
        return guild if may.create_events or may.manage_events else None


def _location(guild: discord.Guild, places: tuple[int, ...]) -> str:
    """Return where a campaign meets, as an event shows it: the name of its newest channel."""
    channel = next((found for place in reversed(places) if (found := guild.get_channel(place))), None)
    return f"#{channel.name}"[:100] if channel else "Discord"


def meeting_buttons(printer: Printer, meeting: Meeting) -> ui.View | None:
    """Return the buttons of a next session, the same for everybody."""
    campaign = meeting.campaign
    mine = custom_id_of("meet", campaign)
    fix = button(printer.label(line("button-meet-fix")), custom_id_of("meet-fix-ask", campaign))
    return view_of(
        [
            button(printer.label(line("button-meet")), mine, ButtonStyle.primary),
            None if meeting.fixed else fix,
        ]
    )
