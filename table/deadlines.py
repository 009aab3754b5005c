"""Takes the steps of deadlines (`table.deadline_plan`), and plays defaults for seats whose time ran out."""

import logging
from collections.abc import Sequence
from dataclasses import replace

from rules.campaign.common_settings import is_timed
from rules.campaign.model import Campaign
from rules.contract.system import AnyState, Played, Wait
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import DICE, Role, Seat
from storage.deadlines import Deadline
from table.deadline_plan import DeadlineAction, DeadlinePolicy, Stage, Step, key, plan
from table.play.batch import Draw
from table.play.table import Table

log = logging.getLogger(__name__)


async def take_turn(table: Table, campaign: int) -> tuple[Step, ...]:
    """Take the steps that `plan` finds for a campaign; return those that this call took, to be announced.

    There are none for an archived campaign, and none while its game is paused.

    The deadline is stored before its reminder goes out: a crash may lose a reminder but never repeats it.
    A draw is played before the deadline is stored, because playing it again is refused anyway.
    """
    state = await table.state(campaign)
    if state.campaign.archived or await table.store.safety.is_paused(campaign):
        return ()
    waits = table.system(state).waits(state)
    deadlines = await table.store.deadlines.of(campaign)
    told = []
    for step in plan(state.campaign, waits, deadlines, table.store.now()):
        done = await _drawn(table, campaign, step) if step.do is DeadlineAction.DRAW else step
        moved = await table.store.deadlines.move(step.old, step.new)
        if done.do is DeadlineAction.DRAW or (moved and done.do is not DeadlineAction.NOTHING):
            told.append(done)
    return tuple(told)


async def begin_again(table: Table, deadline: Deadline) -> None:
    """Start a deadline again from now: its reminder could not be sent, and no default comes without one."""
    campaign = (await table.state(deadline.campaign)).campaign
    if is_timed(campaign):
        due = DeadlinePolicy.of(campaign).due(table.store.now())
        await table.store.deadlines.move(deadline, replace(deadline, due=due, stage=Stage.BEGUN))


async def begin_all_again(table: Table, campaign: int) -> None:
    """Start every deadline of a campaign again from now."""
    for deadline in await table.store.deadlines.of(campaign):
        await begin_again(table, deadline)


async def _drawn(table: Table, campaign: int, step: Step) -> Step:
    """Pick at random for each wait that is not over; return the step with the waits that got a pick."""
    drawn = [wait for wait in step.missing if await _draw(table, campaign, wait)]
    return replace(step, missing=tuple(drawn), do=DeadlineAction.DRAW if drawn else DeadlineAction.NOTHING)


async def _draw(table: Table, campaign: int, wait: Wait) -> bool:
    """Let a die pick a default for a wait; return False if the wait is over by now or the play is refused."""
    state = await table.state(campaign)
    if not _defaults(table, state, wait):
        return False
    try:
        await play_drawn(table, campaign, wait)
    except Refused as refused:
        log.info("campaign %s: nothing was drawn for %s: %s", campaign, key(wait), refused.code)
        return False
    return True


async def play_drawn(table: Table, campaign: int, wait: Wait) -> Played:
    """Play a default that a die from the deck picks, for a seat whose time ran out.

    Refused: `time-not-out` if the wait is over.
    """

    def among(state: AnyState) -> Sequence[Action]:
        found = _defaults(table, state, wait)
        if not found:
            raise Refused("time-not-out")
        return found

    state = await table.state(campaign)
    return await table.play(campaign, Draw(among), seat_for(state.campaign, wait, DICE))


async def play_default(table: Table, campaign: int, wait: Wait, action: Action, by: str) -> Played:
    """Play a default for a seat whose time ran out. Refused: `time-not-out` if the wait is over."""

    def check(state: AnyState) -> None:
        if action not in _defaults(table, state, wait):
            raise Refused("time-not-out")

    state = await table.state(campaign)
    return await table.play(campaign, action, seat_for(state.campaign, wait, by), check)


def _defaults(table: Table, state: AnyState, wait: Wait) -> tuple[Action, ...]:
    """Return the default actions for a wait; none if the wait is over."""
    waits = table.system(state).waits(state)
    return next((w.defaults for w in waits if w.contest == wait.contest and key(w) == key(wait)), ())


def seat_for(campaign: Campaign, wait: Wait, by: str) -> Seat:
    """Return the seat of a wait with `by` acting for it; the GM's chair if the wait is the GM's own."""
    record = campaign.record(wait.seat) or campaign.gm
    role = record.role if wait.seat else Role.GM
    return Seat(role=role, id=record.id, by=by)
