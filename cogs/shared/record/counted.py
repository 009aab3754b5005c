"""How a result was counted: the button beneath it opens every die and every sum, privately."""

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, view_of
from narration.games import GAMES
from narration.text.line import line
from rules.core.refusal import Refused
from table.audit.proofs import PublishedProofs

router = Router()


@router.on("counted", Ack.PRIVATE)
async def counted(context: Context, contest: str, turn: int) -> None:
    """Show how a turn was counted, as the reader knows it. Refused: `stale-button` if nothing is left."""
    table, campaign = context.services.table, context.campaign.id
    state = await table.with_contest(campaign, contest)
    logged = await table.store.log.events(campaign, contest, turn)
    known = context.system.known(state, (entry.event for entry in logged), context.seat)
    teller, seen = GAMES[context.campaign.system].teller, context.system.view(state, context.seat)
    panel = (teller.page or teller.story)(tuple(known), seen.contests[contest])
    if panel is None:
        raise Refused("stale-button")
    sealed = await PublishedProofs(table).seals(campaign, (contest, turn))
    custom_id = custom_id_of("verify", campaign, contest, turn)
    check = view_of([button(context.print.label(line("button-verify")), custom_id)])
    await context.reply(panel, check if sealed else None)
