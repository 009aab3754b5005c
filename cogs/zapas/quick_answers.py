"""Answers by one tap on the live message, without a question in between (ZAP-16, 47, 50; SM-4).

Everybody sees these buttons, so they depend only on what everybody knows. "Act" opens the whole question.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from discord import ButtonStyle

from chat.interactions.context import Context
from chat.interactions.response import Ack
from cogs.zapas.difficulty import set_at_once
from cogs.zapas.prompts import zapas
from narration.text.line import Line, line
from narration.zapas.contest.roll_prompts import difficulty_label
from rules.core.seat import require_gm
from rules.zapas.duties import Due, Duty, due
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_actions import AcceptStakes, Bid, CloseHelp
from rules.zapas.state.contests import Contest, Duel, Purpose, Roll
from rules.zapas.state.pool import unpromised_dice

#: The difficulties and the bids with a button.
DIFFICULTIES, BIDS = (2, 3, 4, 5), (1, 2)
#: The side that is named for somebody who is on neither; the rules refuse it.
OTHER = 0


class Quick(NamedTuple):
    """A button of the live message: its label, its verb, and the words after the contest and the step."""

    said: Line
    verb: str
    words: tuple[int, ...] = ()
    style: ButtonStyle = ButtonStyle.secondary


def quick_answers(state: ZapasState, contest: Contest) -> Iterable[Quick]:
    """Yield the answers, if the contest waits for one kind of answer only."""
    waits = due(contest)
    kinds = {one.duty for one in waits}
    if len(kinds) == 1 and (offer := _OFFERS.get(waits[0].duty)):
        yield from offer(state, contest, waits[0])


def _difficulties(_: ZapasState, contest: Contest, __: Due) -> Iterable[Quick]:
    """Yield the usual difficulties. An NPC's own number is for the GM alone, so an attack has none."""
    if isinstance(contest, Roll) and contest.aim.purpose is not Purpose.ATTACK:
        for base in DIFFICULTIES:
            yield Quick(difficulty_label(base), "z-diff-now", (base,))


def _acceptance(_: ZapasState, contest: Contest, waits: Due) -> Iterable[Quick]:
    if len(due(contest)) == 1:
        yield Quick(line("button-accept"), "z-accept-now", (waits.side,), ButtonStyle.success)


def _bidding(_: ZapasState, __: Contest, ___: Due) -> Iterable[Quick]:
    yield Quick(line("button-zapas-bidding"), "z-bidding-now")


def _bids(state: ZapasState, contest: Contest, waits: Due) -> Iterable[Quick]:
    left = unpromised_dice(state, contest.sides[waits.side].seat) if isinstance(contest, Duel) else 0
    for dice in BIDS:
        if dice <= left:
            yield Quick(line("button-zapas-bid", dice=dice), "z-bid-now", (waits.side, dice))
    yield Quick(line("button-ready"), "z-bid-now", (waits.side, 0), ButtonStyle.success)


_OFFERS: dict[Duty, Callable[[ZapasState, Contest, Due], Iterable[Quick]]] = {
    Duty.DIFFICULTY: _difficulties,
    Duty.ACCEPT: _acceptance,
    Duty.CLOSE_HELP: _bidding,
    Duty.BID: _bids,
}


@zapas.router.on("z-diff-now", Ack.PRIVATE)
async def difficulty_now(context: Context, contest: str, step: int, base: int) -> None:
    """Set a difficulty that nothing raises. Refused: `gm-only`, as `SetDifficulty`."""
    require_gm(context.seat)
    await set_at_once(await zapas.moment(context, contest, step), base)


zapas.answer("z-accept-now", AcceptStakes, "side", ack=Ack.PRIVATE)


@zapas.router.on("z-bidding-now", Ack.PRIVATE)
async def bidding_now(context: Context, contest: str, step: int) -> None:
    """Ask to begin the bidding, for the side of this seat; the GM begins it. Refused: as `CloseHelp`."""
    now = await zapas.moment(context, contest, step)
    sides = (place for place, one in enumerate(now.duel.sides) if one.seat == context.seat.id)
    side = None if context.seat.is_gm else next(sides, OTHER)
    await zapas.carry_out(context, contest, CloseHelp(contest=contest, step=step, side=side))


zapas.answer("z-bid-now", Bid, "side", "dice", ack=Ack.PRIVATE)
