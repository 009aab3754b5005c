"""Questions before a hit does damage, and to a fighter who cannot act (NOIR-62, 63, 70)."""

from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.contests.checks import in_rows
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import Odds
from cogs.noir.fate.orders import order_button
from narration.noir.combat import hit_prompts as prompts
from narration.text.line import line
from rules.noir.base.enums import FateUse
from rules.noir.duties import Due, Duty
from rules.noir.fate.accounts import account
from rules.noir.fate.prices import prices
from rules.noir.harm.daze_and_wounds import PER_WOUND
from rules.noir.preview import MOST_ODDS
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
    return now.paying(who, said), view_of([no, yes], [order_button(now, who.id)])


noir.answers_for_absent(Duty.PROTECT, Protect, steps_in=False)
noir.answer("n-protect", Protect, "character", "steps_in")


@noir.asks(Duty.SURVIVE)
def survive_prompt(now: Moment, due: Due) -> Prompt:
    """Ask how much Fate the victim pays for fewer wounds, and for the roll against daze that follows."""
    return _surviving(now, due.character, 0)


def _surviving(now: Moment, number: str, odds: int) -> Prompt:
    who = now.own(number)
    has = account(now.state, who, FateUse.SURVIVE)
    said = prompts.surviving(now.state, combat_of(now), odds=now.context.shows_odds)
    menu = _daze_menu(now, number, odds, min(has, MOST_ODDS))
    buttons = [_survives(now, points, odds, asks=not has) for points in (0, *prices(FateUse.SURVIVE))]
    affordable = buttons[: 1 + sum(points <= has - odds for points in prices(FateUse.SURVIVE))]
    return now.paying(who, said), view_of([menu], *in_rows(affordable), [order_button(now, who.id)])


def _survives(now: Moment, points: int, odds: int, *, asks: bool) -> ui.Button[Any]:
    """Return the button that pays for fewer wounds; with `asks`, odds are asked when the roll comes."""
    said = line("button-noir-survive", points=points, wounds=points // PER_WOUND)
    style = ButtonStyle.secondary if points else ButtonStyle.primary
    said = said if points else line("button-noir-no-fate")
    if odds and not points:
        said = line("button-roll")
    if asks:
        return now.button(said, "n-survive", points, style=style)
    return now.button(said, "n-survive-with", points, odds, style=style)


def _daze_menu(now: Moment, number: str, odds: int, most: int) -> ui.Select[Any] | None:
    """Return the menu of Fate for the roll against daze; None where there is none to pay."""
    options = [
        now.option(line("option-noir-daze-odds", points=n), n, chosen=n == odds) for n in range(most + 1)
    ]
    said = line("placeholder-noir-daze-odds")
    return now.menu(said, now.at("n-survive-odds", number), options) if most else None


@noir.router.on("n-survive-odds", Ack.UPDATE)
async def survive_odds(context: Context, contest: str, step: int, character: str, odds: Odds) -> None:
    """Choose the Fate for the roll against daze."""
    now = await noir.moment(context, contest, step)
    hits = combat_of(now).hits
    if not hits or hits[0].victim != character:
        raise stale_button()
    await context.reply(*_surviving(now, character, odds))


noir.answers_for_absent(Duty.SURVIVE, Survive, points=0, odds=0)
noir.answer("n-survive", Survive, "points")
noir.answer("n-survive-with", Survive, "points", "odds")


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
