"""A rescue: a player pays so that another may use half the points at once, for one named use (NOIR-69)."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from typing import Any, Literal

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.fate.requests import settle
from narration.noir.base.parsing import number
from narration.noir.base.words import FATE_USES
from narration.noir.fate.prompts import rescue_panel
from narration.text.line import Line, line, verbatim
from rules.contract.ownership import find_own
from rules.core.names import TEXT_LENGTH
from rules.core.refusal import Refused
from rules.noir.base.enums import FateUse
from rules.noir.fate.payments import RESCUABLE
from rules.noir.fate.prices import prices, require_price, usable
from rules.noir.state.actions import PayRescue
from rules.noir.state.campaign_state import Character
from rules.noir.state.participants import main_characters

router = Router()

What = Literal["helped", "use", "points"]


@dataclass(frozen=True)
class Plan:
    """What was chosen so far, in the order of the words in the buttons."""

    helped: str
    use: FateUse
    points: int


@router.on("noir-rescue", Ack.UPDATE)
async def begin(context: Context, who: str) -> None:
    """Show the choices. Refused: `wrong-state-alone` if there is no other main character."""
    known = find_own(context.state, who, context.seat)
    others = _others(context, known)
    if not others:
        raise Refused("wrong-state-alone")
    await _show(context, known, Plan(others[0].id, FateUse.ODDS_BEFORE, prices(FateUse.RESCUE)[0]))


def _others(context: Context, who: Character) -> list[Character]:
    """Return the characters that somebody could help, those without Fate first."""
    others = [one for one in main_characters(context.state) if one.id != who.id]
    return sorted(others, key=lambda one: one.fate > 0)


async def _show(context: Context, who: Character, plan: Plan) -> None:
    helped = _helped(context, plan.helped)
    people = {one.id: verbatim(one.name) for one in _others(context, who)}
    uses = {use.value: FATE_USES[use] for use in FateUse if use in RESCUABLE}
    points = {
        str(cost): line("option-noir-rescue", points=cost, given=usable(cost))
        for cost in prices(FateUse.RESCUE)
    }

    def chosen(what: What, offered: Mapping[str, Line], now: str) -> ui.Select[Any] | None:
        options = [context.option(said, value, chosen=value == now) for value, said in offered.items()]
        return context.menu(offered[now], "noir-rescue-set", who.id, what, *astuple(plan), options=options)

    said = line("button-noir-pay", points=plan.points)
    pay = context.button(said, "noir-rescue-why", who.id, *astuple(plan), style=ButtonStyle.primary)
    view = view_of(
        [chosen("helped", people, plan.helped)],
        [chosen("use", uses, plan.use.value)],
        [chosen("points", points, str(plan.points))],
        [pay],
    )
    await context.reply(rescue_panel(who, helped, plan.use, plan.points), view)


def _helped(context: Context, character: str) -> Character:
    """Return the main character to help. Refused: `no-such-character`."""
    found = next((one for one in main_characters(context.state) if one.id == character), None)
    if found is None:
        raise Refused("no-such-character")
    return found


@router.on("noir-rescue-set", Ack.UPDATE)
async def choose(  # noqa: PLR0913, PLR0917  # each is a word of the menu
    context: Context, who: str, what: What, helped: str, use: FateUse, points: int, value: str
) -> None:
    """Choose whom to help, for which use, or with how many points."""
    known = find_own(context.state, who, context.seat)
    plan = Plan(helped, use, points)
    match what:
        case "helped":
            plan = replace(plan, helped=value)
        case "use":
            if value not in {use.value for use in RESCUABLE}:
                raise Refused("unknown-id-use")
            plan = replace(plan, use=FateUse(value))
        case "points":
            plan = replace(plan, points=number(value))
            require_price(FateUse.RESCUE, plan.points)
    await _show(context, known, plan)


@router.on("noir-rescue-why", Ack.FORM)
async def ask_why(context: Context, who: str, helped: str, use: FateUse, points: int) -> None:
    """Ask how the character helps in the story."""
    find_own(context.state, who, context.seat)
    words = (who, helped, use, points)
    fields = [TextField(line("form-noir-rescue"), most=TEXT_LENGTH, long=True)]
    await ask(context, line("form-noir-rescue-title"), "noir-rescue-do", *words, fields=fields)


@router.on("noir-rescue-do", Ack.UPDATE)
async def rescue(context: Context, who: str, helped: str, use: FateUse, points: int, text: str) -> None:
    """Pay, or ask the GM whether the character can help in the story."""
    action = PayRescue(character=who, helped=helped, points=points, use=use, text=text)
    await settle(context, await context.play(action))
