"""The GM demands an aspect of a character, in a conflict or before a roll; the player answers (NYX-12)."""

from discord import ui

from chat.interactions.announcements import post
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.as_panel import as_panel
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.holders import holders
from narration.journal.events import event_lines
from narration.nyx.base.pools import coming_pool
from narration.nyx.conflict.prompts import demand_prompt
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.aspects import open_demands, price
from rules.nyx.sheet.sheet import conflict_of, find_own
from rules.nyx.state.actions import AnswerDemand, DemandAspect
from rules.nyx.state.campaign_state import Character, Demand

router = Router()


async def demand_of(context: Context, character: Character, aspect: int) -> None:
    """Demand an aspect, and call whoever must answer."""
    played = await context.play(DemandAspect(character=character.id, aspect=aspect))
    await redraw(context, character)
    said = context.announce.label(line("button-answer"))
    view = view_of([button(said, custom_id_of("demanded", context.campaign.id, character.id))])
    await context.reply(line("demand-made", name=character.name))
    told = as_panel(character.name, event_lines(context.campaign.system, played.events))
    await post(context, told, view, holders(context.campaign, [character]))


async def redraw(context: Context, character: Character) -> None:
    """Show the conflict that a character is in, if any, with the sheet as it is now."""
    conflict = conflict_of(context.state, character.id)
    if conflict is not None:
        await context.services.table.store.show_again(context.campaign.id, conflict.id)
        context.refresh(conflict.id)


@router.on("demanded", Ack.PRIVATE)
async def demanded(context: Context, character: str) -> None:
    """Open what is demanded of one's own character."""
    await _show(context, find_own(context.state, character, context.seat))


@router.on("answered", Ack.UPDATE)
async def answered(
    context: Context, character: str, aspect: int, buy_off: bool
) -> None:  # a word of the button
    """Accept or buy off; outside a conflict everybody is told at once."""
    played = await context.play(AnswerDemand(character=character, aspect=aspect, buy_off=buy_off))
    known = played.after.characters[character]
    fighting = conflict_of(played.after, character) is not None
    await redraw(context, known)
    if open_demands(known):
        await _show(await context.now(), known)
    else:
        await context.reply(line("demand-answered" if fighting else "done-below"))
    if not fighting:
        await post(context, as_panel(known.name, event_lines(context.campaign.system, played.events)))


async def _show(context: Context, character: Character) -> None:
    """Refused: `no-demand` when nothing waits for an answer."""
    if not open_demands(character):
        raise Refused("no-demand")
    lines = [_answers(context, character, demand) for demand in open_demands(character)[:5]]
    coming = coming_pool(context.state, character) if context.shows_odds else None
    await context.reply(demand_prompt(character, tuning(context.campaign.settings), coming), view_of(*lines))


def _answers(context: Context, character: Character, demand: Demand) -> list[ui.Button[ui.View] | None]:
    """Return the two ways to answer; buying off is offered to those who can pay for it (Nyx D-8)."""
    aspect = character.aspect(demand.aspect)
    assert aspect is not None, "what is demanded stands on the sheet"
    affordable = character.points >= price(aspect, tuning(context.campaign.settings))

    def answer(said: Line, buys: int) -> ui.Button[ui.View]:
        words = (character.id, demand.aspect, buys)
        return button(context.print.label(said), custom_id_of("answered", context.campaign.id, *words))

    buy_off = answer(line("button-buy-off"), 1) if affordable else None
    return [answer(line("button-accept"), 0), buy_off]
