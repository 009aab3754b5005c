"""How Noir contests are shown in their channel, and privately to a person who asks for the status."""

from collections.abc import Sequence

from discord import ui

from chat.contests.display import WHO, ContestDisplay, contest_buttons
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.printer import Printer
from cogs.noir.contests.prompts import noir
from narration.noir.contest.panel import noir_panel
from narration.text.line import Panel, line
from rules.core.model_base import Event
from rules.noir.duties import Due, Duty, due
from rules.noir.state.campaign_state import Combat, Contest, NoirState, Social

router = Router()

#: How many characters have a bit of their own; any more share these bits.
BITS = WHO.bit_length() - 1


def panel_buttons(printer: Printer, state: NoirState, contest: Contest) -> ui.View | None:
    """Return the buttons under the panel; each opens something private."""
    if not contest.is_open:
        return None
    act = (line("button-noir-act"), "n-act")
    others = [(line("button-status"), "n-status"), (line("button-more"), "n-more")]
    return contest_buttons(printer, state.campaign.id, (contest.id, contest.step), act, *others)


def waited_for(state: NoirState, contest: Contest) -> tuple[int, ...]:
    """Return the accounts that must act now: the players', or the GM's if no player must act.

    If the public sees nobody who must act, it is the GM, whose secret pot decides. Of open contests, only a
    social conflict may wait for nobody: while a combat decides its outcome.
    """
    called = _called(state, contest)
    hidden = contest.is_open and not called and not isinstance(contest, Social)
    if hidden or any(not one.character for one in called):
        return (state.campaign.gm.holder,)
    return holders(state.campaign, [state.characters[one.character] for one in called])


def wait(state: NoirState, contest: Contest) -> int:
    """Return the step times `WHO`, plus a bit for each character called."""
    called = {_bit(contest, one) for one in _called(state, contest)}
    return contest.step * WHO + sum(1 << bit for bit in called)


def _called(state: NoirState, contest: Contest) -> tuple[Due, ...]:
    waits = due(state, contest)
    players = (one for one in waits if one.character and state.characters[one.character].seat)
    return tuple(players) or waits


def _bit(contest: Contest, one: Due) -> int:
    """Return the number of the bit for a duty. A later question in the same step has another bit."""
    if one.duty in {Duty.SURVIVE, Duty.RULE}:
        return BITS - 1
    if one.duty is Duty.PROTECT:
        return 0
    people: Sequence[str] = [cast.character for check in contest.checks for cast in check.casts]
    if isinstance(contest, Social):
        people = [party.character for party in contest.parties]
    if isinstance(contest, Combat) and one.duty is Duty.DEFEND and contest.move is not None:
        people = contest.move.targets
    return people.index(one.character) % BITS if one.character in people else 0


def panel(state: NoirState, contest: Contest, events: Sequence[Event], *_: object) -> Panel | None:
    """Return the panel; None for a roll or social conflict that is over, since its story says everything."""
    return noir_panel(state, contest, events) if contest.is_open or isinstance(contest, Combat) else None


NOIR_SHOW = ContestDisplay(
    panel=panel, buttons=panel_buttons, waited_for=waited_for, wait=wait, gm_answers=True
)


@router.on("n-status", Ack.PRIVATE)
async def status(context: Context, contest: str, _: int) -> None:
    """Show the panel with what this person may know."""
    context.refresh(contest)
    known, told = await (await noir.moment(context, contest)).as_known()
    await context.reply(noir_panel(known, known.contests[contest], told))
