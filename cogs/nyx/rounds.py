"""A round of a Nyx conflict by buttons: each press, and the action behind it.

"Choose" on the panel opens, privately, the first duty that waits for this person.
"""

from collections.abc import Sequence

from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.response import Ack
from cogs.nyx.declaration import declaring
from cogs.nyx.prompts import BONUS_BUTTONS, OfSide, SideWord, nyx
from cogs.nyx.roll_draft import Draft, redrafted, rolls_for
from cogs.shared.record.seals import chosen_panel
from narration.nyx.base.words import TACTICS
from narration.text.line import line
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.core.seat import require_gm
from rules.nyx.base.enums import BonusKind, Tactic
from rules.nyx.conflict.claims import may_claim_again
from rules.nyx.sealed_choices import BONUS, TACTIC
from rules.nyx.state.actions import AnswerDemand
from rules.nyx.state.contest_actions import (
    ChooseBonus,
    Declare,
    JudgeStory,
    LetClaims,
    PickTactic,
    SetAutomatic,
    StrikeClaim,
    TakePenalty,
)

router = nyx.router


@router.on("choose", Ack.PRIVATE)
async def choose(context: Context, contest: str, turn: int) -> None:
    """Open what waits for this person now, whatever turn the button was shown in.

    A GM whom the bot's direct messages do not reach is told so.
    """
    del turn
    context.refresh(contest)
    unreached = (
        context.seat.is_gm and context.interaction.user.id in context.services.direct_messages.closed_to_us
    )
    await nyx.show_due(context, contest, first=line("conflict-opened-dm-closed") if unreached else None)


@router.on("declare", Ack.UPDATE)
async def declare(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Go from the picker to the declaration."""
    now = await nyx.moment(context, contest, turn)
    await context.reply(*declaring(now, now.own_side(side)))


@router.on("declare-set", Ack.UPDATE)
async def declare_set(
    context: Context, contest: str, turn: int, side: SideWord, what: str, *words: str
) -> None:
    """Change one of the choices in the declaration."""
    now = await nyx.moment(context, contest, turn)
    own = now.own_side(side)
    draft = redrafted(own, Draft.after(what, words), what)
    await context.reply(*declaring(now, own, draft.of(rolls_for(now.state, own, draft))))


@router.on("ready", Ack.UPDATE)
async def ready(context: Context, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Close the declaration; the last word may be a goal."""
    action = _declaration(contest, turn, side, words[:4]).but(goal="".join(words[4:]))
    await nyx.carry_out(context, contest, action)


def _declaration(contest: str, turn: int, side: SideWord, words: Sequence[str]) -> Declare:
    draft = Draft.read(words)
    return Declare(
        contest=contest,
        turn=turn,
        side=side,
        attribute=draft.attribute,
        positive=draft.positive,
        negative=draft.negative,
        roller=draft.roller,
    )


@router.on("seal", Ack.UPDATE)
async def seal(
    context: Context, contest: str, turn: int, side: SideWord, tactic: Tactic, *words: str
) -> None:
    """Close the declaration and seal a tactic with it (D-25)."""
    action = _declaration(contest, turn, side, words).but(tactic=tactic, keep=Draft.read(words).keep)

    async def then(*_: object) -> None:
        await _show_sealed(context, contest, action, tactic)

    await nyx.carry_out(context, contest, action, then=then)


@router.on("sealed", Ack.UPDATE)
async def seal_form(  # noqa: PLR0913, PLR0917  # the words of a form, and each of its fields
    context: Context,
    contest: str,
    turn: int,
    side: SideWord,
    roller: str,
    attribute: str,
    positive: str,
    negative: str,
    tactic: Tactic,
    keep: str,
) -> None:
    """Close the declaration as a form has it, and seal its tactic (D-25)."""
    draft = Draft.filled(roller, attribute, positive, negative, keep)
    await seal(context, contest, turn, side, tactic, *draft.words)


@router.on("goal", Ack.FORM)
async def ask_goal(context: Context, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Ask for another goal; sending it closes the declaration with it (NYX-24)."""
    own = (await nyx.moment(context, contest, turn)).own_side(side)
    field = TextField(line("form-goal"), own.goal, most=TEXT_LENGTH, long=True)
    where = (contest, turn, side, *Draft.read(words).words)
    await ask(context, line("form-goal-title"), "ready", *where, fields=[field])


@router.on("answer", Ack.UPDATE)
async def answer_demand(context: Context, contest: str, character: str, aspect: int, buy_off: bool) -> None:
    """Accept a demand or buy it off (NYX-12)."""
    action = AnswerDemand(character=character, aspect=aspect, buy_off=buy_off)
    await nyx.carry_out(context, contest, action)


async def _automatic_now(context: Context, contest: str, action: SetAutomatic, played: Played) -> None:
    """Say who picks for the side now, above what waits next."""
    name = played.after.contests[contest].side(action.side).name
    said = line("nyx-itself-on" if action.on else "nyx-itself-off", name=name)
    await nyx.show_due(context, contest, first=said)


nyx.answer("itself", SetAutomatic, "side", "on", then=_automatic_now)


async def _pick_sealed(context: Context, contest: str, action: PickTactic, _: Played) -> None:
    await _show_sealed(context, contest, action, action.tactic)


async def _show_sealed(context: Context, contest: str, action: PickTactic | Declare, tactic: Tactic) -> None:
    """Show the seal of a tactic."""
    said = line("nyx-headline-sealed", turn=action.turn, tactic=TACTICS[tactic])
    await context.reply(await chosen_panel(context, said, (contest, action.turn, str(action.side), TACTIC)))


@router.on("pick", Ack.UPDATE)
async def pick(context: Context, contest: str, turn: int, side: SideWord, tactic: Tactic) -> None:
    """Pick a tactic. If the GM has ruled out an aspect of the side, show what it may claim now instead."""
    conflict = context.state.contests.get(contest)
    if conflict is not None and conflict.turn == turn and may_claim_again(conflict.side(side)):
        await nyx.show_due(context, contest, first=line("nyx-struck-since"))
        return
    action = PickTactic(contest=contest, turn=turn, side=side, tactic=tactic)
    await nyx.carry_out(context, contest, action, then=_pick_sealed)


nyx.answer("judge", JudgeStory, "side", "allow")
nyx.answer("let-claims", LetClaims)


@router.on("strike", Ack.UPDATE)
async def strike(
    context: Context, contest: str, turn: int, side: SideWord, aspect: int, text: str = ""
) -> None:
    """Rule out a claim before the dice, with the GM's words if there are any (NYX-7, NYX-8)."""
    action = StrikeClaim(contest=contest, turn=turn, side=side, aspect=aspect, text=text)
    await nyx.carry_out(context, contest, action)


@router.on("strike-of", Ack.UPDATE)
async def strike_of(context: Context, contest: str, turn: int, chosen: OfSide) -> None:
    """Rule out the claim that was chosen from the menu."""
    await strike(context, contest, turn, *chosen)


@router.on("strike-why", Ack.FORM)
async def strike_why(context: Context, contest: str, turn: int, side: SideWord, aspect: int) -> None:
    """Ask the GM why the aspect does not count here."""
    require_gm(context.seat)
    field = TextField(line("form-strike"), most=TEXT_LENGTH, long=True)
    where = (contest, turn, side, aspect)
    await ask(context, line("form-strike-title"), "strike", *where, fields=[field])


@router.on("strike-of-why", Ack.FORM)
async def strike_of_why(context: Context, contest: str, turn: int, chosen: OfSide) -> None:
    """Ask why the claim that was chosen from the menu does not count here."""
    await strike_why(context, contest, turn, *chosen)


@router.on("bonus", Ack.UPDATE)
async def bonus(
    context: Context, contest: str, turn: int, side: SideWord, kind: BonusKind, text: str = ""
) -> None:
    """Use a win; the choice of a story comes with its description."""
    action = ChooseBonus(contest=contest, turn=turn, side=side, choice=kind, text=text)
    await nyx.carry_out(context, contest, action, then=_bonus_taken)


async def _bonus_taken(context: Context, contest: str, action: ChooseBonus, played: Played) -> None:
    """Confirm the choice, with its seal if another winner still has to choose."""
    said = line("nyx-bonus-taken", bonus=BONUS_BUTTONS[action.choice])
    sealed = any(map(context.system.sealed, played.events))
    choice = (contest, action.turn, str(action.side), BONUS)
    await context.reply(await chosen_panel(context, said, choice) if sealed else said)


@router.on("win", Ack.PRIVATE)
async def win(
    context: Context, contest: str, turn: int, side: SideWord, kind: BonusKind, text: str = ""
) -> None:
    """Use a win from the live message, and answer privately."""
    await bonus(context, contest, turn, side, kind, text)


@router.on("story", Ack.FORM)
async def ask_story(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Ask what happens in the story instead of the steps (NYX-38)."""
    await _ask_story(context, contest, turn, side, "bonus")


@router.on("win-story", Ack.FORM)
async def ask_story_from_live(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Ask the same from the live message, which its answer does not replace."""
    await _ask_story(context, contest, turn, side, "win")


async def _ask_story(context: Context, contest: str, turn: int, side: SideWord, verb: str) -> None:
    (await nyx.moment(context, contest, turn)).own_side(side)
    field = TextField(line("form-story"), most=TEXT_LENGTH, long=True)
    where = (contest, turn, side, BonusKind.STORY)
    await ask(context, line("form-story-title"), verb, *where, fields=[field])


@router.on("harm", Ack.UPDATE)
async def harm(context: Context, contest: str, turn: int, side: SideWord, name: str = "") -> None:
    """Take the penalty: damage if a name is given, else fatigue (NYX-43)."""
    action = TakePenalty(contest=contest, turn=turn, side=side, damage=bool(name), name=name)
    taken = line("nyx-penalty-taken")
    await nyx.carry_out(context, contest, action, then=lambda *_: context.reply(taken))


@router.on("damage", Ack.FORM)
async def ask_damage(context: Context, contest: str, turn: int, side: SideWord) -> None:
    """Ask for the name of the damage (NYX-45)."""
    (await nyx.moment(context, contest, turn)).own_side(side)
    field = TextField(line("form-damage"), most=NAME_LENGTH)
    await ask(context, line("form-damage-title"), "harm", contest, turn, side, fields=[field])
