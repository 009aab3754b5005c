"""A hit before its damage, and who cannot act: step in, survive, grit one's teeth (NOIR-62, 63, 70)."""

from discord import ButtonStyle

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.contests.checks import in_rows
from cogs.noir.contests.prompts import Moment, absent, carry_out, catch_up, opens
from narration.noir.combat import hit_prompts as prompts
from narration.text.line import line
from rules.noir.base.enums import FateUse
from rules.noir.duties import Due, Duty
from rules.noir.fate.accounts import account
from rules.noir.fate.prices import prices
from rules.noir.harm.daze_and_wounds import PER_WOUND
from rules.noir.state.contest_actions import Grit, PassTurn, Protect, Survive
from rules.noir.state.contests import Combat

router = Router(late=catch_up)


def combat_of(now: Moment) -> Combat:
    """Refused: `stale-button` for a contest that is no combat."""
    if not isinstance(now.contest, Combat):
        raise stale_button()
    return now.contest


@opens(Duty.PROTECT)
def protect_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether somebody takes the hit in another's place."""
    who = now.own(due.character)
    no = now.button(line("button-noir-no"), "n-protect", due.character, 0, style=ButtonStyle.primary)
    yes = now.button(line("button-noir-protect"), "n-protect", due.character, 1)
    said = prompts.protecting(now.state, combat_of(now), who.id, odds=now.context.shows_odds)
    return now.paying(who, said), view_of([no, yes])


@absent(Duty.PROTECT)
def protect_absent(now: Moment, due: Due) -> Protect:
    """Return what counts for somebody who is away."""
    return Protect(contest=now.contest.id, step=now.contest.step, character=due.character, steps_in=False)


@router.on("n-protect", Ack.UPDATE)
async def protect(context: Context, contest: str, step: int, character: str, steps_in: bool) -> None:
    """Step in, or say no (NOIR-62)."""
    action = Protect(contest=contest, step=step, character=character, steps_in=steps_in)
    await carry_out(context, contest, action)


@opens(Duty.SURVIVE)
def survive_prompt(now: Moment, due: Due) -> Prompt:
    """Ask how much the victim pays for fewer wounds."""
    who = now.own(due.character)
    has = account(now.state, who, FateUse.SURVIVE)
    none = now.button(line("button-noir-no-fate"), "n-survive", 0, style=ButtonStyle.primary)
    paid = [
        now.button(
            line("button-noir-survive", points=points, wounds=points // PER_WOUND), "n-survive", points
        )
        for points in prices(FateUse.SURVIVE)
        if points <= has
    ]
    said = prompts.surviving(now.state, combat_of(now), odds=now.context.shows_odds)
    return now.paying(who, said), view_of(*in_rows([none, *paid]))


@absent(Duty.SURVIVE)
def survive_absent(now: Moment, due: Due) -> Survive:
    """Return what counts for somebody who is away."""
    del due
    return Survive(contest=now.contest.id, step=now.contest.step, points=0)


@router.on("n-survive", Ack.UPDATE)
async def survive(context: Context, contest: str, step: int, points: int) -> None:
    """Pay for fewer wounds, or do not (NOIR-70)."""
    await carry_out(context, contest, Survive(contest=contest, step=step, points=points))


@opens(Duty.GRIT)
def grit_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether somebody acts all the same."""
    who = now.own(due.character)
    pay = now.button(line("button-noir-grit"), "n-grit", due.character, style=ButtonStyle.primary)
    skip = now.button(line("button-noir-pass"), "n-pass")
    return now.paying(who, prompts.gritting(now.state, combat_of(now), who.id)), view_of([pay, skip])


@absent(Duty.GRIT)
def grit_absent(now: Moment, due: Due) -> PassTurn:
    """Return what counts for somebody who is away."""
    del due
    return PassTurn(contest=now.contest.id, step=now.contest.step)


@router.on("n-grit", Ack.UPDATE)
async def grit(context: Context, contest: str, step: int, character: str) -> None:
    """Pay to act in this round (NOIR-63)."""
    await carry_out(context, contest, Grit(contest=contest, step=step, character=character))


@router.on("n-pass", Ack.UPDATE)
async def pass_turn(context: Context, contest: str, step: int) -> None:
    """Let the turn go by."""
    await carry_out(context, contest, PassTurn(contest=contest, step=step))
