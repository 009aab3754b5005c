"""A round of a Nyx conflict by buttons: each press, and the action behind it.

"Choose" on the panel always opens, privately, what waits for this person. So two taps make a round.
"""

from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.modals import Blank, open_form
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
    PlayItself,
    TakePenalty,
)
from rules.nyx.state.contests import Conflict, Side


async def catch_up(guest: Guest, refused: Refused, contest: str, *_: str) -> None:
    """Answer a button of an older round: say that it is over, and open what is due now."""
    await show_due(guest, contest, first=refusal_line(refused))


verbs = Verbs(late=catch_up)


async def conflict_of(guest: Guest, contest: str) -> Conflict:
    """Return a conflict as this seat may know it, also one that is over."""
    return (await known(guest, contest)).contests[contest]


async def known(guest: Guest, contest: str) -> NyxState:
    """Return the campaign as this seat may know it, with this conflict in it."""
    state = await guest.services.table.with_contest(guest.campaign.id, contest)
    seen: NyxState = guest.system.view(state, guest.seat)
    return seen


async def current(guest: Guest, contest: str, turn: int) -> tuple[NyxState, Conflict]:
    """Return the conflict if it still runs in this turn. Refused: `conflict-over`, `stale-turn`."""
    state = await known(guest, contest)
    conflict = state.contests[contest]
    if not conflict.is_open:
        raise Refused("conflict-over", title=conflict.title)
    if conflict.turn != turn:
        raise Refused("stale-turn", asked=turn, now=conflict.turn)
    return state, conflict


async def show_due(guest: Guest, contest: str, *, first: Line | None = None) -> None:
    """Show what waits for this person in the conflict as it is now, for themself or an absent seat."""
    guest = await guest.waited_for(contest)
    state = await known(guest, contest)
    said, view = due(guest, state, state.contests[contest])
    await guest.reply(said, view, first=first)


@verbs.on("choose", Ack.PRIVATE)
async def choose(guest: Guest, contest: str, turn: int) -> None:
    """Open what is due; a button of an older round opens what is due now."""
    del turn
    guest.services.live.soon(guest.campaign.id, contest)
    unreached = guest.seat.is_gm and guest.interaction.user.id in guest.services.letters.closed_to_us
    await show_due(guest, contest, first=line("conflict-opened-dm-closed") if unreached else None)


@verbs.on("pick", Ack.UPDATE)
async def pick(guest: Guest, contest: str, turn: int, side: SideWord, tactic: Tactic) -> None:
    """Seal a pick; the last one reveals the round."""
    await guest.play(PickTactic(contest=contest, turn=turn, side=side, tactic=tactic))
    guest.services.live.soon(guest.campaign.id, contest)
    said = line("nyx-headline-sealed", turn=turn, tactic=TACTICS[tactic])
    await guest.reply(await chosen_panel(guest, said, (contest, turn, str(side), TACTIC)))


@verbs.on("itself", Ack.UPDATE)
async def let_play(guest: Guest, contest: str, turn: int, side: SideWord, on: bool) -> None:
    """Let a side play itself or no longer, and go on to what is due then."""
    played = await guest.play(PlayItself(contest=contest, turn=turn, side=side, on=on))
    guest.services.live.soon(guest.campaign.id, contest)
    told = line(
        "nyx-itself-on" if on else "nyx-itself-off", name=played.after.contests[contest].side(side).name
    )
    await show_due(guest, contest, first=told)


@verbs.on("declare", Ack.UPDATE)
async def declare(guest: Guest, contest: str, turn: int, side: SideWord) -> None:
    """Go from the picker to the declaration."""
    state, conflict = await current(guest, contest, turn)
    await guest.reply(*declaring(guest, state, conflict, _own_side(guest, state, conflict, side)))


@verbs.on("declare-set", Ack.UPDATE)
async def declare_set(guest: Guest, contest: str, turn: int, side: SideWord, what: str, *words: str) -> None:
    """Change one thing about the declaration."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    draft = redrafted(own, Draft.read(words[:4]).changed(what, words[4:]), what)
    await guest.reply(*declaring(guest, state, conflict, own, draft.of(rolls_for(state, own, draft))))


@verbs.on("ready", Ack.UPDATE)
async def ready(guest: Guest, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Close the declaration and go on to what is due then; a goal may come as the last word."""
    draft = Draft.read(words[:4])
    await guest.play(
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
    guest.services.live.soon(guest.campaign.id, contest)
    await show_due(guest, contest)


@verbs.on("goal", Ack.FORM)
async def ask_goal(guest: Guest, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Ask for another goal; sending it closes the declaration with it (NYX-24)."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    blank = Blank(guest.print.label(line("form-goal"), 45), own.goal, most=TEXT_LENGTH, long=True)
    custom_id = at(guest, "ready", conflict, own, *Draft.read(words).words)
    await open_form(guest.interaction, guest.print.label(line("form-goal-title"), 45), custom_id, [blank])


@verbs.on("answer", Ack.UPDATE)
async def answer_demand(guest: Guest, contest: str, character: str, aspect: int, buy_off: bool) -> None:
    """Accept a demand or buy it off, and go on to what is due then (NYX-12)."""
    await guest.play(AnswerDemand(character=character, aspect=aspect, buy_off=buy_off))
    guest.services.live.soon(guest.campaign.id, contest)
    await show_due(guest, contest)


@verbs.on("bonus", Ack.UPDATE)
async def bonus(
    guest: Guest, contest: str, turn: int, side: SideWord, kind: BonusKind, text: str = ""
) -> None:
    """Use a win; a story brings its description, and beside another winner the choice is sealed."""
    played = await guest.play(ChooseBonus(contest=contest, turn=turn, side=side, choice=kind, text=text))
    guest.services.live.soon(guest.campaign.id, contest)
    said = line("nyx-bonus-taken", bonus=BONUS_BUTTONS[kind])
    sealed = any(map(guest.system.sealed, played.events))
    await guest.reply(await chosen_panel(guest, said, (contest, turn, str(side), BONUS)) if sealed else said)


@verbs.on("story", Ack.FORM)
async def ask_story(guest: Guest, contest: str, turn: int, side: SideWord) -> None:
    """Ask what happens in the story instead of the steps (NYX-38)."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    blank = Blank(guest.print.label(line("form-story"), 45), most=TEXT_LENGTH, long=True)
    custom_id = at(guest, "bonus", conflict, own, BonusKind.STORY.value)
    await open_form(guest.interaction, guest.print.label(line("form-story-title"), 45), custom_id, [blank])


@verbs.on("judge", Ack.UPDATE)
async def judge(guest: Guest, contest: str, turn: int, side: SideWord, allow: bool) -> None:
    """Allow a story or send its winner back, and go on to what is due then (NYX-38)."""
    await guest.play(JudgeStory(contest=contest, turn=turn, side=side, allow=allow))
    guest.services.live.soon(guest.campaign.id, contest)
    await show_due(guest, contest)


@verbs.on("harm", Ack.UPDATE)
async def harm(guest: Guest, contest: str, turn: int, side: SideWord, name: str = "") -> None:
    """Take the penalty: fatigue, or damage when it has a name (NYX-43)."""
    await guest.play(TakePenalty(contest=contest, turn=turn, side=side, damage=bool(name), name=name))
    guest.services.live.soon(guest.campaign.id, contest)
    await guest.reply(line("nyx-penalty-taken"))


@verbs.on("damage", Ack.FORM)
async def ask_damage(guest: Guest, contest: str, turn: int, side: SideWord) -> None:
    """Ask what the damage is called (NYX-45)."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    blank = Blank(guest.print.label(line("form-damage"), 45), most=NAME_LENGTH)
    custom_id = at(guest, "harm", conflict, own)
    await open_form(guest.interaction, guest.print.label(line("form-damage-title"), 45), custom_id, [blank])


def _own_side(guest: Guest, state: NyxState, conflict: Conflict, number: SideNumber) -> Side:
    """Refused: `not-your-side`. The play itself asks again; this keeps others from looking in."""
    side = conflict.side(number)
    if not acts_for(state, side, guest.seat):
        raise Refused("not-your-side", name=side.name)
    return side
