"""How the live display shows Zapas contests, and their panel as a private answer."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, ui

from chat.contests.display import WHO, ContestDisplay
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.accounts import holders
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from cogs.zapas.helping import helpers
from cogs.zapas.prompts import zapas
from narration.text.line import Line, Panel, line
from narration.text.truncate import truncate
from narration.zapas.contest.panel import zapas_panel
from narration.zapas.contest.story import zapas_story
from rules.core.model_base import Event
from rules.zapas.duties import Due, Duty, due
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Roll, RollPhase

router = Router()

#: The number of bits for people in a wait, and how many of them are for the sides; helpers share the rest.
BITS, OWN = WHO.bit_length() - 1, 2
#: The most characters of a name on a button.
NAME = 16


def panel_buttons(printer: Printer, state: ZapasState, contest: Contest) -> ui.View | None:
    """Return the buttons under the panel; most open something private."""
    if not contest.is_open:
        return None

    def press(
        said: Line, verb: str, *words: object, style: ButtonStyle = ButtonStyle.secondary
    ) -> ui.Button[ui.View]:
        words = (contest.id, contest.step, *words)
        return button(printer.label(said), custom_id_of(verb, state.campaign.id, *words), style)

    act = press(line("button-zapas-act"), "z-act", style=ButtonStyle.primary)
    helps = [press(said, "z-help-form", side) for side, said in _helpable(contest)]
    helped = bool(helps) and bool(helpers(contest))
    others = [
        press(line("button-zapas-take-back"), "z-help-back"),
        press(line("button-zapas-object"), "z-object"),
    ]
    further = [press(line("button-status"), "z-status"), press(line("button-more"), "z-more")]
    return view_of([act, *helps], others if helped else [], further)


def _helpable(contest: Contest) -> Iterable[tuple[int, Line]]:
    """Yield the sides that may be helped now, with the label of the button (SM-3, SM-4)."""
    if isinstance(contest, Roll) and contest.phase is RollPhase.BUILDING:
        yield 0, line("button-zapas-help")
    if isinstance(contest, Duel) and contest.phase is DuelPhase.HELP:
        for place, side in enumerate(contest.sides):
            # The label ends with an ellipsis of its own.
            yield place, line("button-zapas-help-for", name=truncate(side.name, NAME).removesuffix("…"))


def waited_for(state: ZapasState, contest: Contest) -> tuple[int, ...]:
    """Return the accounts that must act now; only the GM while somebody objects to help."""
    called = _called(contest)
    if any(not one.character for one in called):
        return (state.campaign.gm.holder,)
    return holders(state.campaign, [state.characters[one.character] for one in called])


def wait(_: ZapasState, contest: Contest) -> int:
    """Return the step, with a bit for each side called in it or each helper objected to."""
    who = 0
    for one in _called(contest):
        who |= _objections(contest) if one.duty is Duty.OBJECTION else 1 << one.side
    return contest.step * WHO + who


def _called(contest: Contest) -> tuple[Due, ...]:
    waits = due(contest)
    return tuple(one for one in waits if one.duty is Duty.OBJECTION) or waits


def _objections(contest: Contest) -> int:
    """Return a bit for each helper objected to, so that another objection calls the GM again."""
    doubted = (place for place, helper in enumerate(helpers(contest)) if helper.objected)
    return sum({1 << OWN + place % (BITS - OWN) for place in doubted})


def panel(state: ZapasState, contest: Contest, events: Sequence[Event], *_: object) -> Panel | None:
    """Return the panel of a contest; None once it is over and its story says everything."""
    shown = contest.is_open or zapas_story(events, contest) is None
    return zapas_panel(state, contest, events) if shown else None


ZAPAS_DISPLAY = ContestDisplay(
    panel=panel, buttons=panel_buttons, waited_for=waited_for, wait=wait, gm_answers=True
)


@router.on("z-status", Ack.PRIVATE)
async def status(context: Context, contest: str, step: int) -> None:
    """Show the panel as this person may know it."""
    del step
    context.refresh(contest)
    known, told = await (await zapas.moment(context, contest)).as_known()
    await context.reply(zapas_panel(known, known.contests[contest], told))
