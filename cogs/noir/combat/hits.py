"""Questions before a hit does damage, and to a fighter who cannot act (NOIR-62, 63, 70)."""

from discord import ButtonStyle

from chat.interactions.arguments import stale_button
from chat.interactions.prompts import Prompt
from chat.messages.components import view_of
from cogs.noir.contests.checks import in_rows
from cogs.noir.contests.prompts import Moment, noir
from narration.noir.combat import hit_prompts as prompts
from narration.text.line import line
from rules.noir.base.enums import FateUse
from rules.noir.duties import Due, Duty
from rules.noir.fate.accounts import account
from rules.noir.fate.prices import prices
from rules.noir.harm.daze_and_wounds import PER_WOUND
from rules.noir.state.contest_actions import Grit, PassTurn, Protect, Survive
from rules.noir.state.contests import Combat


def combat_of(now: Moment) -> Combat:
    """Return the combat. Refused: `stale-button` for another contest."""
    if not isinstance(now.contest, Combat):
        raise stale_button()
    return now.contest


@noir.asks(Duty.PROTECT)
def protect_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether a character takes the hit in another's place."""
    who = now.own(due.character)
    no = now.button(line("button-noir-no"), "n-protect", due.character, 0, style=ButtonStyle.primary)
    yes = now.button(line("button-noir-protect"), "n-protect", due.character, 1)
    said = prompts.protecting(now.state, combat_of(now), who.id, odds=now.context.shows_odds)
    return now.paying(who, said), view_of([no, yes])


noir.answers_for_absent(Duty.PROTECT, Protect, steps_in=False)
noir.answer("n-protect", Protect, "character", "steps_in")


@noir.asks(Duty.SURVIVE)
def survive_prompt(now: Moment, due: Due) -> Prompt:
    """Ask how much Fate the victim pays for fewer wounds."""
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


noir.answers_for_absent(Duty.SURVIVE, Survive, points=0)
noir.answer("n-survive", Survive, "points")


@noir.asks(Duty.GRIT)
def grit_prompt(now: Moment, due: Due) -> Prompt:
    """Ask whether a character who cannot act pays to act, or passes."""
    who = now.own(due.character)
    pay = now.button(line("button-noir-grit"), "n-grit", due.character, style=ButtonStyle.primary)
    skip = now.button(line("button-noir-pass"), "n-pass")
    return now.paying(who, prompts.gritting(now.state, combat_of(now), who.id)), view_of([pay, skip])


noir.answers_for_absent(Duty.GRIT, PassTurn)
noir.answer("n-grit", Grit, "character")
noir.answer("n-pass", PassTurn)
