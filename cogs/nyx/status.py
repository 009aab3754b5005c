"""Status: a conflict and one's own part in it, privately, in one's own language."""

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from cogs.nyx.rounds import known
from narration.nyx.conflict.panel import conflict_panel
from table.audit.proofs import PublishedProofs

router = Router()


@router.on("status", Ack.PRIVATE)
async def status(context: Context, contest: str, turn: int) -> None:
    """Show the panel as this person may know it."""
    del turn
    context.refresh(contest)
    state = await known(context, contest)
    conflict = state.contests[contest]
    seals = await PublishedProofs(context.services.table).seals(context.campaign.id, (contest, conflict.turn))
    await context.reply(conflict_panel(state, conflict, seals))
