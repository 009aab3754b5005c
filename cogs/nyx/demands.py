"""The GM demands an aspect of a character, in a conflict or before a roll; the player answers (NYX-12)."""

from discord import ui

from chat.interactions.announcements import announce
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.holders import holders
from narration.nyx.base.pools import coming_pool
from narration.nyx.conflict.prompts import demand_prompt
from narration.text.line import line
from rules.core.refusal import Refused
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.aspects import open_demands, price
from rules.nyx.sheet.sheet import conflict_of, find_own
from rules.nyx.state.actions import AnswerDemand, DemandAspect
from rules.nyx.state.campaign_state import Character, Demand, NyxState

router = Router()


async def demand_of(context: Context, character: Character, aspect: int) -> None:
    """Demand an aspect, and call whoever must answer."""
    played = await context.play(DemandAspect(character=character.id, aspect=aspect))
    await redraw(context, character)
    view = view_of([context.public_button(line("button-answer"), "demanded", character.id)])
    await context.reply(line("demand-made", name=character.name))
    await announce(context, character.name, played, view=view, pinged=holders(context.campaign, [character]))


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
async def answered(context: Context, character: str, aspect: int, buy_off: bool) -> None:
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
        await announce(context, known.name, played)


async def _show(context: Context, character: Character) -> None:
    """Refused: `no-demand` when nothing waits for an answer."""
    if not open_demands(character):
        raise Refused("no-demand")
    await context.reply(*demanding(context, context.state, character, "answered"))


def demanding(context: Context, state: NyxState, character: Character, verb: str, *where: object) -> Prompt:
    """Return what is demanded of a character, at most five demands, each with its answers.

    The words of a button are `where`, the character, the aspect, and 1 to buy off. Buying off is offered to
    those who can pay for it (Nyx D-8).
    """
    usual = tuning(state.campaign.settings)

    def answers(demand: Demand) -> list[ui.Button[ui.View] | None]:
        aspect = character.aspect(demand.aspect)
        assert aspect is not None, "a demanded aspect is on the sheet"
        words = (*where, character.id, demand.aspect)
        accept = context.button(line("button-accept"), verb, *words, 0)
        buy_off = context.button(line("button-buy-off"), verb, *words, 1)
        return [accept, buy_off if character.points >= price(aspect, usual) else None]

    coming = coming_pool(state, character) if context.shows_odds else None
    rows = [answers(demand) for demand in open_demands(character)[:5]]
    return demand_prompt(character, usual, coming), view_of(*rows)
