"""A round of a Nyx conflict by buttons: each press, and the action behind it.

"Choose" on the panel always opens, privately, what waits for this person. So two taps make a round.
"""

from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.modals import TextField, open_modal
from chat.interactions.response import Ack
from cogs.nyx.prompts import BONUS_BUTTONS, at, declaring, due
from cogs.nyx.roll_draft import Draft
from cogs.nyx.side_argument import SideWord
from cogs.nyx.teams import redrafted, rolls_for
from cogs.shared.record.seals import chosen_panel
from narration.nyx.base.words import TACTICS
from narration.text.line import Line, line
from narration.text.refusals import refusal_line
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.refusal import Refused
from rules.nyx.access.groups import acts_for
from rules.nyx.base.enums import BonusKind, SideNumber, Tactic
from rules.nyx.sealed_choices import BONUS, TACTIC
from rules.nyx.state.actions import AnswerDemand
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_actions import (
    ChooseBonus,
    Declare,
    JudgeStory,
    PickTactic,
    SetAutomatic,
    TakePenalty,
)
from rules.nyx.state.contests import Conflict, Side


async def catch_up(context: Context, refused: Refused, contest: str, *_: str) -> None:
    """Answer a button of an older round: say that it is over, and open what is due now."""
    await show_due(context, contest, first=refusal_line(refused))


router = Router(late=catch_up)


async def conflict_of(context: Context, contest: str) -> Conflict:
    """Return a conflict as this seat may know it, also one that is over."""
    return (await known(context, contest)).contests[contest]


async def known(context: Context, contest: str) -> NyxState:
    """Return the campaign as this seat may know it, with this conflict in it."""
    state = await context.services.table.with_contest(context.campaign.id, contest)
    seen: NyxState = context.system.view(state, context.seat)
    return seen


async def current(context: Context, contest: str, turn: int) -> tuple[NyxState, Conflict]:
    """Return the conflict if it still runs in this turn. Refused: `conflict-over`, `stale-turn`."""
    state = await known(context, contest)
    conflict = state.contests[contest]
    if not conflict.is_open:
        raise Refused("conflict-over", title=conflict.title)
    if conflict.turn != turn:
        raise Refused("stale-turn", asked=turn, now=conflict.turn)
    return state, conflict


async def show_due(context: Context, contest: str, *, first: Line | None = None) -> None:
    """Show what waits for this person in the conflict as it is now, for themself or an absent seat."""
    context = await context.waited_for(contest)
    state = await known(context, contest)
    said, view = due(context, state, state.contests[contest])
    await context.reply(said, view, first=first)


@router.on("choose", Ack.PRIVATE)
async def choose(context: Context, contest: str, turn: int) -> None:
    """Open what is due; a button of an older round opens what is due now."""
    del turn
    context.refresh(contest)
    unreached = context.seat.is_gm and context.interaction.user.id in context.services.letters.closed_to_us
    await show_due(context, contest, first=line("conflict-opened-dm-closed") if unreached else None)


@router.on("pick", Ack.UPDATE)
async def pick(context: Context, contest: str, turn: int, side: SideWord, tactic: Tactic) -> None:
    """Seal a pick; the last one reveals the round."""
    await context.play(PickTactic(contest=contest, turn=turn, side=side, tactic=tactic))
    context.refresh(contest)
    said = line("nyx-headline-sealed", turn=turn, tactic=TACTICS[tactic])
    await context.reply(await chosen_panel(context, said, (contest, turn, str(side), TACTIC)))


@router.on("itself", Ack.UPDATE)
async def let_play(context: Context, contest: str, turn: int, side: SideWord, on: bool) -> None:
    """Let a side play itself or no longer, and go on to what is due then."""
    played = await context.play(SetAutomatic(contest=contest, turn=turn, side=side, on=on))
    context.refresh(contest)
    told = line(
        "nyx-itself-on" if on else "nyx-itself-off", name=played.after.contests[contest].side(side).name
    )
    await show_due(context, contest, first=told)


@router.on("declare", Ack.UPDATE)
async def declare(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Go from the picker to the declaration."""
    state, conflict = await current(context, contest, turn)
    await context.reply(*declaring(context, state, conflict, _own_side(context, state, conflict, side)))


@router.on("declare-set", Ack.UPDATE)
async def declare_set(
    context: Context, contest: str, turn: int, side: SideWord, what: str, *words: str
) -> None:
    """Change one thing about the declaration."""
    state, conflict = await current(context, contest, turn)
    own = _own_side(context, state, conflict, side)
    draft = redrafted(own, Draft.read(words[:4]).changed(what, words[4:]), what)
    await context.reply(*declaring(context, state, conflict, own, draft.of(rolls_for(state, own, draft))))


@router.on("ready", Ack.UPDATE)
async def ready(context: Context, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Close the declaration and go on to what is due then; a goal may come as the last word."""
    draft = Draft.read(words[:4])
    await context.play(
        Declare(
            contest=contest,
            turn=turn,
            side=side,
            attribute=draft.attribute,
            positive=draft.positive,
            negative=draft.negative,
            goal="".join(words[4:]),
            roller=draft.roller,
        )
    )
    context.refresh(contest)
    await show_due(context, contest)


@router.on("goal", Ack.FORM)
async def ask_goal(context: Context, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Ask for another goal; sending it closes the declaration with it (NYX-24)."""
    state, conflict = await current(context, contest, turn)
    own = _own_side(context, state, conflict, side)
    blank = TextField(context.print.label(line("form-goal"), 45), own.goal, most=TEXT_LENGTH, long=True)
    custom_id = at(context, "ready", conflict, own, *Draft.read(words).words)
    await open_modal(
        context.interaction, context.print.label(line("form-goal-title"), 45), custom_id, [blank]
    )


@router.on("answer", Ack.UPDATE)
async def answer_demand(context: Context, contest: str, character: str, aspect: int, buy_off: bool) -> None:
    """Accept a demand or buy it off, and go on to what is due then (NYX-12)."""
    await context.play(AnswerDemand(character=character, aspect=aspect, buy_off=buy_off))
    context.refresh(contest)
    await show_due(context, contest)


@router.on("bonus", Ack.UPDATE)
async def bonus(
    context: Context, contest: str, turn: int, side: SideWord, kind: BonusKind, text: str = ""
) -> None:
    """Use a win; a story brings its description, and beside another winner the choice is sealed."""
    played = await context.play(ChooseBonus(contest=contest, turn=turn, side=side, choice=kind, text=text))
    context.refresh(contest)
    said = line("nyx-bonus-taken", bonus=BONUS_BUTTONS[kind])
    sealed = any(map(context.system.sealed, played.events))
    await context.reply(
        await chosen_panel(context, said, (contest, turn, str(side), BONUS)) if sealed else said
    )


@router.on("story", Ack.FORM)
async def ask_story(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Ask what happens in the story instead of the steps (NYX-38)."""
    state, conflict = await current(context, contest, turn)
    own = _own_side(context, state, conflict, side)
    blank = TextField(context.print.label(line("form-story"), 45), most=TEXT_LENGTH, long=True)
    custom_id = at(context, "bonus", conflict, own, BonusKind.STORY.value)
    await open_modal(
        context.interaction, context.print.label(line("form-story-title"), 45), custom_id, [blank]
    )


@router.on("judge", Ack.UPDATE)
async def judge(context: Context, contest: str, turn: int, side: SideWord, allow: bool) -> None:
    """Allow a story or send its winner back, and go on to what is due then (NYX-38)."""
    await context.play(JudgeStory(contest=contest, turn=turn, side=side, allow=allow))
    context.refresh(contest)
    await show_due(context, contest)


@router.on("harm", Ack.UPDATE)
async def harm(context: Context, contest: str, turn: int, side: SideWord, name: str = "") -> None:
    """Take the penalty: fatigue, or damage when it has a name (NYX-43)."""
    await context.play(TakePenalty(contest=contest, turn=turn, side=side, damage=bool(name), name=name))
    context.refresh(contest)
    await context.reply(line("nyx-penalty-taken"))


@router.on("damage", Ack.FORM)
async def ask_damage(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Ask what the damage is called (NYX-45)."""
    state, conflict = await current(context, contest, turn)
    own = _own_side(context, state, conflict, side)
    blank = TextField(context.print.label(line("form-damage"), 45), most=NAME_LENGTH)
    custom_id = at(context, "harm", conflict, own)
    await open_modal(
        context.interaction, context.print.label(line("form-damage-title"), 45), custom_id, [blank]
    )


def _own_side(context: Context, state: NyxState, conflict: Conflict, number: SideNumber) -> Side:
    """Refused: `not-your-side`. The play itself asks again; this keeps others from looking in."""
    side = conflict.side(number)
    if not acts_for(state, side, context.seat):
        raise Refused("not-your-side", name=side.name)
    return side
