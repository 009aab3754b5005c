"""Status: a conflict and one's own part in it, privately, in one's own language."""

from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from cogs.nyx.rounds import known
from narration.nyx.conflict.panel import conflict_panel
from table.audit.proofs import Fairness

verbs = Verbs()


@verbs.on("status", Ack.PRIVATE)
async def status(guest: Guest, contest: str, turn: int) -> None:
    """Show the panel as this person may know it."""
    del turn
    guest.services.live.soon(guest.campaign.id, contest)
    state = await known(guest, contest)
    conflict = state.contests[contest]
    seals = await Fairness(guest.services.table).seals(guest.campaign.id, (contest, conflict.turn))
    await guest.reply(conflict_panel(state, conflict, seals))
