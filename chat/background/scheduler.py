"""The deadline scheduler: once a minute, it checks the campaigns that have deadlines and posts notices.

`table.deadline_plan` decides what happens at a deadline. This module turns the decision into messages.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui
from discord.ext import tasks
from discord.utils import MISSING

from chat.contests.display import LiveMoment
from chat.contests.display_services import DisplayServices
from chat.contests.live import LiveContests
from chat.delivery.retry import DELIVERY_ERRORS, is_transient
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.nonce import nonce_of
from chat.messages.printer import CONTENT, Message, Printer, cut
from chat.operations.inflight import Inflight
from narration.campaign.deadlines import dice_picked_line, gm_may_pick_line, reminder
from narration.text.line import Line, line
from rules.campaign.model import Campaign
from rules.contract.system import AnyState, Wait
from rules.core.seat import PUBLIC
from storage.deadlines import Deadline
from storage.documents.errors import Unavailable
from table.deadline_plan import DeadlineAction, DeadlinePolicy, Step
from table.deadlines import begin_again, take_turn

log = logging.getLogger(__name__)

#: Seconds between two checks.
INTERVAL = 60


@dataclass(frozen=True)
class Notice:
    """A message for a contest's channel, which pings the accounts in `pinged`.

    Discord posts a message with the same `nonce` only once.
    """

    said: tuple[Line, ...]
    view: ui.View | None = None
    pinged: tuple[int, ...] = ()
    nonce: int | None = None


class DeadlineScheduler:
    """Checks deadlines once a minute. Overlapping checks do not repeat a step."""

    def __init__(
        self,
        parts: DisplayServices,
        live: LiveContests,
        inflight: Inflight,
        also: Callable[[], Awaitable[None]],
    ) -> None:
        self._parts, self._live, self._inflight = parts, live, inflight
        #: What is looked at by the same clock after the deadlines.
        self._also = also
        self._is_looking = False

    def start(self) -> None:
        """Check now and then once a minute; a second call does nothing."""
        if not self._loop.is_running():
            self._looking = self._loop.start()

    def stop(self) -> None:
        """Stop checking. A running check ends first, because it must announce what it has saved."""
        if self._is_looking:
            self._loop.stop()
        else:
            self._loop.cancel()

    async def tick(self) -> None:
        """Check every campaign that has deadlines, and send the letters that were withheld and are due.

        Raises `Unavailable` if the database cannot be reached.
        """
        await self._live.send_withheld()
        for campaign in await self._parts.table.store.deadlines.campaigns():
            try:
                await self._look(campaign)
            except Unavailable:
                raise
            except Exception:
                log.exception("campaign %s: its deadlines could not be looked at", campaign)
        await self._also()

    @tasks.loop(seconds=INTERVAL)
    async def _loop(self) -> None:
        with self._inflight.at_work():
            self._is_looking = True
            try:
                await self.tick()
            except Unavailable as error:
                log.error("no deadlines could be looked at: %s", error)  # noqa: TRY400  # the sentence says it
            except Exception:
                log.exception("no deadlines could be looked at")
            finally:
                self._is_looking = False

    async def _look(self, campaign: int) -> None:
        for step in await take_turn(self._parts.table, campaign):
            assert step.new is not None, "only a deadline that goes on is announced"
            try:
                await self._tell(step, step.new)
            except DELIVERY_ERRORS as error:
                log.warning("campaign %s: not told of time: %r", campaign, error)
                await self._reschedule(step, step.new, again=is_transient(error))

    async def _reschedule(self, step: Step, new: Deadline, *, again: bool) -> None:
        """Plan what follows a failed notice: `again` tells whether a retry may succeed.

        If so, the notice is repeated later, unless it is about a draw. If not, and the notice is a reminder,
        its deadline is restarted.
        """
        if not again and step.do is DeadlineAction.REMIND:
            await begin_again(self._parts.table, new)
        if again and step.do is not DeadlineAction.DRAW:
            await self._parts.table.store.deadlines.move(new, step.old)

    async def _tell(self, step: Step, deadline: Deadline) -> None:
        state = await self._parts.table.with_contest(deadline.campaign, deadline.contest)
        match step.do:
            case DeadlineAction.REMIND:
                await self._remind(state, deadline, step.missing)
            case DeadlineAction.OFFER:
                await self._offer(state, deadline, step.missing)
            case DeadlineAction.DRAW:
                notice = Notice((dice_picked_line(state, step.missing),), nonce=nonce_of(step))
                try:
                    await self.post_notice(state, deadline.contest, notice)
                finally:
                    await self._live.show(deadline.campaign, deadline.contest)
            case DeadlineAction.NOTHING:
                return

    async def _remind(self, state: AnyState, deadline: Deadline, missing: Sequence[Wait]) -> None:
        """Ping the players who have yet to act, in a message with the contest's buttons."""
        known = self._parts.table.system(state).view(state, PUBLIC)
        contest, pace = known.contests[deadline.contest], DeadlinePolicy.of(state.campaign)
        said = reminder(known, missing, contest.title, deadline.due, pace.ends(deadline.due), pace.clock)
        printer = self._printer(state.campaign)
        now = LiveMoment(state=known, contest=contest)
        view = self._parts.displays[state.campaign.system].buttons(printer, now)
        pinged = tuple(dict.fromkeys(_holders(state.campaign, missing)))
        await self.post_notice(state, deadline.contest, Notice(said, view, pinged, nonce_of(deadline)))

    async def _offer(self, state: AnyState, deadline: Deadline, missing: Sequence[Wait]) -> None:
        """Announce that the GM may pick for the missing players; also tell the GM by direct message."""
        campaign, said, nonce = state.campaign, gm_may_pick_line(state, missing), nonce_of(deadline)
        gm = campaign.gm.holder
        view = _pick_button(self._printer(campaign), deadline)
        await self.post_notice(state, deadline.contest, Notice((said,), view, (gm,) if gm else (), nonce))
        if gm:
            printer = await self._parts.direct_messages.printer_for(gm, campaign)
            await self._parts.direct_messages.send(
                gm, Message(printer.say(said)), _pick_button(printer, deadline), nonce
            )

    def _printer(self, campaign: Campaign) -> Printer:
        return Printer(self._parts.texts.of_game(campaign.system), campaign.language)

    async def post_notice(self, state: AnyState, contest: str, notice: Notice) -> None:
        """Post a notice in a contest's channel, in the campaign's language, and ping only `pinged`."""
        channel: Any = await self._parts.channels.of_contest(state.campaign.id, state.contests[contest])
        text = "\n".join(map(self._printer(state.campaign).say, notice.said))
        pings = "".join(f" <@{holder}>" for holder in notice.pinged)
        await channel.send(
            cut(text, CONTENT - len(pings)) + pings,
            view=notice.view or MISSING,
            nonce=notice.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(holder) for holder in notice.pinged]
            ),
        )


def _pick_button(printer: Printer, deadline: Deadline) -> ui.View | None:
    """Return a view whose button shows the GM what they may pick."""
    custom_id = custom_id_of("overdue", deadline.campaign, deadline.contest)
    return view_of([button(printer.label(line("button-pick-openly")), custom_id, ButtonStyle.primary)])


def _holders(campaign: Campaign, missing: Sequence[Wait]) -> Iterator[int]:
    """Yield the accounts of the seats that have yet to act, and of their stand-ins."""
    for wait in missing:
        record = campaign.record(wait.seat) or campaign.gm
        stand_in = campaign.record(record.stand_in)
        yield from (seat.holder for seat in (record, stand_in) if seat is not None and seat.is_held)
