"""How a Nyx conflict is displayed: its message with buttons, who is pinged, who gets a direct message."""

from functools import partial

from discord import ui

from chat.contests.display import ContestDisplay, DirectPrompt, LiveButton, LiveMoment, contest_buttons
from chat.contests.tellings import Told
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.printer import Printer
from cogs.nyx.prompts import BONUS_BUTTONS, nyx, pick_buttons
from narration.nyx.conflict.closing import closing, is_untold
from narration.nyx.conflict.live import closed, live
from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import picker
from narration.text.line import Line, Panel, line
from rules.campaign.common_settings import shows_odds
from rules.core.model_base import Event
from rules.nyx.access.groups import members_able_to_act
from rules.nyx.base.enums import BonusKind, Phase
from rules.nyx.conflict.claims import dice_wait, standing_claims
from rules.nyx.conflict.resolve import offered_bonuses
from rules.nyx.duties import chooses, waiting_for
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import OpposedRolled, RoundRolled, RoundTold
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


def live_message(now: LiveMoment) -> Panel:
    """Return the newest result with what comes next, or the end with the way that led to it."""
    shown = live(now.state, now.contest, now.events, now.seals, now.result)
    return closing(shown, now.log) if now.log else shown


def live_buttons(printer: Printer, now: LiveMoment) -> ui.View | None:
    """Return the buttons of the live message, the same for everybody; each opens something private."""
    state, conflict = now.state, now.contest
    campaign, where = state.campaign.id, (conflict.id, conflict.turn)
    rolled = any(isinstance(event, RoundRolled | OpposedRolled) for event in now.told)
    counted = [(line("button-counted"), "counted", (conflict.id, now.turn))] if rolled else []
    if not conflict.is_open:
        tell = [(line("button-tell"), "account", where)] if is_untold(now.log) else []
        return contest_buttons(printer, campaign, None, *counted, *tell)
    first = (_first_button(state, conflict), "choose", where)
    status, more = (line("button-status"), "status", where), (line("button-more"), "more", where)
    wins = _win_buttons(conflict)
    row, below = ([status, *counted], [*wins, more]) if wins else ([status, *counted, more], [])
    return contest_buttons(printer, campaign, first, *row, below=below)


def _win_buttons(conflict: Conflict) -> list[LiveButton]:
    """Return the uses of a win that is not hidden, so that its owner takes one at once (NYX-36 to 39)."""
    choosing = [side for side in conflict.active if chooses(conflict, side)]
    if conflict.phase is not Phase.BONUS or len(conflict.round.winners if conflict.round else ()) != 1:
        return []
    return [
        (BONUS_BUTTONS[kind], "win-story", (conflict.id, conflict.turn, side.number))
        if kind is BonusKind.STORY
        else (BONUS_BUTTONS[kind], "win", (conflict.id, conflict.turn, side.number, kind.value))
        for side in choosing
        for kind in offered_bonuses(side)
    ]


def _first_button(state: NyxState, conflict: Conflict) -> Line:
    """Return the label of the first button: the phase's own, or another while the GM judges a story."""
    judged = dice_wait(conflict) or (conflict.phase is Phase.BONUS and not waiting_for(state, conflict))
    return line("button-judge") if judged else CHOOSE[conflict.phase]


def waited_for(state: NyxState, conflict: Conflict) -> tuple[int, ...]:
    """Return the accounts that must act now; the GM is asked for hidden picks by direct message instead."""
    if dice_wait(conflict):
        return (state.campaign.gm.holder,)
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
            partial(picker, state, conflict, side.number, odds=odds),
            partial(
                pick_buttons,
                campaign=state.campaign.id,
                conflict=conflict,
                side=side.number,
                claims=standing_claims(state, conflict),
            ),
        )
        for side in waiting_for(state, conflict)
        if gm and _holders(state, side) == (gm,)
    )


def _holders(state: NyxState, side: Side) -> tuple[int, ...]:
    """Return the accounts of those on a side who can still act."""
    return holders(state.campaign, members_able_to_act(state, side))


def called(state: NyxState, conflict: Conflict) -> tuple[int, ...]:
    """Return the accounts that a result pings: of all who play on, since the next round begins with it."""
    if not conflict.is_open or not conflict.rolled:
        return waited_for(state, conflict)
    return tuple(dict.fromkeys(holder for side in conflict.active for holder in _holders(state, side)))


def called_again(state: NyxState, conflict: Conflict) -> tuple[int, ...]:
    """Return the accounts that something new is asked of: a demand, a struck claim, another tactic, or the
    GM's word.
    """
    sides = waiting_for(state, conflict)
    if conflict.is_open and not sides:
        return (state.campaign.gm.holder,)
    asked = [
        side for side in sides if side.struck or side.again or open_demands(state.characters[side.character])
    ]
    return tuple(dict.fromkeys(holder for side in asked for holder in _holders(state, side)))


def telling(event: Event) -> Told | None:
    """Return the account that a round's narrator, or the GM, gives of it (NYX-41)."""
    return Told(event.by, event.text) if isinstance(event, RoundTold) else None


def wait(conflict: Conflict) -> int:
    """Return a number for the turn and its phase."""
    return conflict.turn * len(Phase) + list(Phase).index(conflict.phase)


NYX_SHOW = ContestDisplay(
    live=live_message,
    closed=closed,
    buttons=live_buttons,
    telling=telling,
    waited_for=waited_for,
    called=called,
    called_again=called_again,
    direct_prompts=direct_prompts,
    wait=wait,
)
