"""How a Nyx conflict is displayed: the panel with its buttons, who is pinged, who gets a direct message."""

from functools import partial

from discord import ui

from chat.contests.display import WHO, ContestDisplay, DirectPrompt, contest_buttons
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.printer import Printer
from cogs.nyx.prompts import nyx, pick_buttons
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import picker
from narration.text.line import Line, line
from rules.campaign.common_settings import shows_odds
from rules.nyx.access.groups import members_able_to_act
from rules.nyx.base.enums import Phase
from rules.nyx.duties import waiting_for
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side
from table.audit.proofs import PublishedProofs

router = Router()

CHOOSE = {
    Phase.DECLARE: line("button-choose"),
    Phase.TACTIC: line("button-choose"),
    Phase.BONUS: line("button-use-win"),
    Phase.PENALTY: line("button-penalty"),
}


@router.on("status", Ack.PRIVATE)
async def status(context: Context, contest: str, turn: int) -> None:
    """Show the panel privately, as this person may know it and in their language."""
    del turn
    context.refresh(contest)
    now = await nyx.moment(context, contest)
    proofs = PublishedProofs(context.services.table)
    seals = await proofs.seals(context.campaign.id, (contest, now.contest.turn))
    await context.reply(conflict_panel(now.state, now.contest, seals))


def panel_buttons(printer: Printer, state: NyxState, conflict: Conflict) -> ui.View | None:
    """Return the buttons under the panel. They are the same for everybody; each opens something private."""
    where = (conflict.id, conflict.turn)
    if not conflict.is_open:
        told = [(line("button-tell"), "account")] if conflict.rolled else []
        return contest_buttons(printer, state.campaign.id, where, None, *told)
    first = (_first_button(state, conflict), "choose")
    others = [(line("button-status"), "status"), (line("button-more"), "more")]
    return contest_buttons(printer, state.campaign.id, where, first, *others)


def _first_button(state: NyxState, conflict: Conflict) -> Line:
    """Return the label of the first button: the phase's own, or another while the GM judges a story."""
    judged = conflict.phase is Phase.BONUS and not waiting_for(state, conflict)
    return line("button-judge") if judged else CHOOSE[conflict.phase]


def waited_for(state: NyxState, conflict: Conflict) -> tuple[int, ...]:
    """Return the accounts that must act now; the GM is asked for hidden picks by direct message instead."""
    sides = waiting_for(state, conflict)
    if conflict.phase is Phase.PENALTY:  # waits for the one who rolled, not for the whole side (Nyx D-16)
        return holders(state.campaign, [state.characters[side.character] for side in sides])
    called = [holder for side in sides for holder in _holders(state, side)]
    if conflict.phase is Phase.TACTIC:
        called = [holder for holder in called if holder != state.campaign.gm.holder]
    elif conflict.is_open and not sides:
        called = [state.campaign.gm.holder]  # a story waits to be judged
    return tuple(dict.fromkeys(called))


def direct_prompts(state: NyxState, conflict: Conflict, practice: bool) -> tuple[DirectPrompt, ...]:
    """Return the pickers of the GM's sides while tactics are picked (NYX-33)."""
    if conflict.phase is not Phase.TACTIC:
        return ()
    gm = state.campaign.gm.holder
    odds = shows_odds(state.campaign, practice=practice)
    return tuple(
        DirectPrompt(
            gm,
            side.number,
            picker(state, conflict, side.number, odds=odds),
            partial(pick_buttons, campaign=state.campaign.id, conflict=conflict, side=side.number),
        )
        for side in waiting_for(state, conflict)
        if gm and _holders(state, side) == (gm,)
    )


def _holders(state: NyxState, side: Side) -> tuple[int, ...]:
    """Return the accounts of those on a side who can still act."""
    return holders(state.campaign, members_able_to_act(state, side))


def wait(state: NyxState, conflict: Conflict) -> int:
    """Return what the conflict waits for: its turn and phase, with bits for sides, the GM and demands."""
    sides = waiting_for(state, conflict)
    asked = [side for side in sides if open_demands(state.characters[side.character])]
    judges = conflict.is_open and not sides
    who = sum(side.number for side in sides) + 4 * judges + 8 * sum(side.number for side in asked)
    return (conflict.turn * len(Phase) + list(Phase).index(conflict.phase)) * WHO + who


NYX_SHOW = ContestDisplay(
    panel=lambda state, conflict, _, seals: conflict_panel(state, conflict, seals),
    buttons=panel_buttons,
    waited_for=waited_for,
    direct_prompts=direct_prompts,
    wait=wait,
)
