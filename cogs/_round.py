"""A round of a Nyx conflict by buttons: what is due for whoever presses, and the actions behind it.

"Choose" on the panel always opens, privately, what waits for this person: a demand to answer, a declaration,
the hidden pick, the use of a win, a penalty. So two taps make a round.
"""

from discord import ButtonStyle, ui

from cogs._answer import Ack
from cogs._buttons import Verbs, button, press_id, rows
from cogs._crew import redrafted, roller_menu, rolls_for
from cogs._draft import Draft, attribute_menu, negative_menu, positive_menu
from cogs._embeds import Printer
from cogs._forms import Blank, open_form
from cogs._guest import Guest
from cogs._seals import chosen_panel
from cogs._sides import SideWord
from narration.line import Line, Panel, line
from narration.nyx import bonus_prompt, demand_prompt, penalty_prompt, picker
from narration.nyx.builders import declare_prompt, judge_prompt
from narration.nyx.strength import coming_pool
from narration.nyx.words import TACTICS
from narration.refusals import refusal_line
from rules.campaign.model import controls
from rules.names import NAME_LENGTH, TEXT_LENGTH
from rules.nyx.actions import AnswerDemand
from rules.nyx.contests import Bonus, Conflict, Side
from rules.nyx.declare import waits_for_gm
from rules.nyx.groups import acts_for, crew
from rules.nyx.itself import may_play_itself, plays_itself
from rules.nyx.model import Character, NyxState
from rules.nyx.moves import ChooseBonus, Declare, JudgeStory, PickTactic, PlayItself, TakePenalty
from rules.nyx.reveal import offered_bonuses
from rules.nyx.seals import BONUS, TACTIC
from rules.nyx.settings import tuning
from rules.nyx.terms import BonusKind, Phase, SideNumber, Tactic
from rules.nyx.waits import open_demands, waiting_for
from rules.refusal import Refused
from rules.seat import Seat

Prompt = tuple[Line | Panel, ui.View | None]


async def catch_up(guest: Guest, refused: Refused, contest: str, *_: str) -> None:
    """Answer a button of an older round: say that it is over, and open what is due now."""
    await show_due(guest, contest, first=refusal_line(refused))


verbs = Verbs(late=catch_up)

BONUS_BUTTONS = {
    BonusKind.STEPS: line("button-steps"),
    BonusKind.STORY: line("button-story"),
    BonusKind.BREAK_OFF: line("button-break-off"),
}


async def conflict_of(guest: Guest, contest: str) -> Conflict:
    """Return a conflict as this seat may know it, also one that is over."""
    return (await known(guest, contest)).contests[contest]


async def known(guest: Guest, contest: str) -> NyxState:
    """Return the campaign as this seat may know it, with this conflict in it."""
    state = await guest.bot.table.with_contest(guest.campaign.id, contest)
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


def due(guest: Guest, state: NyxState, conflict: Conflict) -> Prompt:
    """Return what this person must do now, with the buttons for it."""
    if not conflict.is_open:
        return line("nyx-is-over", title=conflict.title), None
    mine = [s for s in conflict.active if acts_for(state, s, guest.seat)]
    for side in mine:
        prompt = _due_on_side(guest, state, conflict, side)
        if prompt is not None:
            return prompt
    waiting = _story_to_judge(conflict) if guest.seat.is_gm else None
    if waiting is not None:
        return _judge(guest, conflict, waiting)
    return _nothing_due(state, conflict), None


def _nothing_due(state: NyxState, conflict: Conflict) -> Line:
    names = tuple(side.name for side in waiting_for(state, conflict))
    return line("nyx-nothing-due", names=names) if names else line("nyx-nothing-due-gm")


def _due_on_side(guest: Guest, state: NyxState, conflict: Conflict, side: Side) -> Prompt | None:
    demanded = next((c for c in crew(state, side) if controls(guest.seat, c) and open_demands(c)), None)
    match conflict.phase:
        case Phase.DECLARE if demanded:
            usual = tuning(state.campaign.settings)
            coming = coming_pool(state, demanded) if guest.shows_odds else None
            return demand_prompt(demanded, usual, coming), _demand_view(guest, conflict, demanded)
        case Phase.DECLARE if not side.declared and not waits_for_gm(state, conflict, side):
            ready = picks_tactics(conflict) and conflict.other(side.number).declared
            ready = ready and not plays_itself(state, side)
            return _pick(guest, state, conflict, side) if ready else declaring(guest, state, conflict, side)
        case Phase.TACTIC if side.pick is None:
            return _pick(guest, state, conflict, side)
        case Phase.BONUS if conflict.round and side.number in conflict.round.winners and side.bonus is None:
            return bonus_prompt(state, conflict, side.number), _bonus_view(guest, conflict, side)
        case Phase.PENALTY if _takes_it(state, conflict, side, guest.seat):
            return penalty_prompt(state, conflict, side.number), _penalty_view(guest, conflict, side)
        case _:
            return None


def picks_tactics(conflict: Conflict) -> bool:
    """Tell whether tactics are picked: not in an opposed roll, and not against a passive side."""
    return not conflict.simple and len(conflict.active) == 2


def _takes_it(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> bool:
    """Tell whether this seat takes the penalty: of several persons only who rolled is harmed (D-16)."""
    harmed = conflict.round is not None and conflict.round.harmed == side.number
    return harmed and controls(seat, state.characters[side.character])


@verbs.on("choose", Ack.PRIVATE)
async def choose(guest: Guest, contest: str, turn: int) -> None:
    """Open what is due; a button of an older round opens what is due now."""
    del turn
    guest.bot.stage.soon(guest.campaign.id, contest)
    unreached = guest.seat.is_gm and guest.interaction.user.id in guest.bot.closed_to_us
    await show_due(guest, contest, first=line("conflict-opened-dm-closed") if unreached else None)


# ------------------------------------------------------------------------------------- the hidden pick


def _pick(guest: Guest, state: NyxState, conflict: Conflict, side: Side) -> Prompt:
    declare = conflict.phase is Phase.DECLARE
    extra = _at(guest, "declare", conflict, side) if declare else None
    view = pick_view(guest, conflict, side, extra)
    return picker(state, conflict, side.number, odds=guest.shows_odds), view


def pick_view(guest: Guest, conflict: Conflict, side: Side, declare: str | None = None) -> ui.View | None:
    """Return the three tactics as buttons, and the way back to the declaration if it is open."""
    return pick_buttons(guest.print, guest.campaign.id, conflict, side, declare)


def pick_buttons(
    printer: Printer, campaign: int, conflict: Conflict, side: Side, declare: str | None = None
) -> ui.View | None:
    """Return the three tactics as buttons in a language."""
    tactics = [
        button(
            printer.label(TACTICS[tactic]),
            press_id("pick", campaign, conflict.id, conflict.turn, side.number, tactic.value),
            ButtonStyle.primary,
        )
        for tactic in Tactic
    ]
    first = button(printer.label(line("button-declare-first")), declare) if declare else None
    return rows(tactics, [first])


@verbs.on("pick", Ack.UPDATE)
async def pick(guest: Guest, contest: str, turn: int, side: SideWord, tactic: Tactic) -> None:
    """Seal a pick; the last one reveals the round."""
    await guest.play(PickTactic(contest=contest, turn=turn, side=side, tactic=tactic))
    guest.bot.stage.soon(guest.campaign.id, contest)
    said = line("nyx-headline-sealed", turn=turn, tactic=TACTICS[tactic])
    await guest.reply(await chosen_panel(guest, said, (contest, turn, str(side), TACTIC)))


# ------------------------------------------------------------------------------------- the declaration


def declaring(
    guest: Guest, state: NyxState, conflict: Conflict, side: Side, draft: Draft | None = None
) -> Prompt:
    """Return the declaration as it is being put together."""
    draft = draft or Draft(side.attribute)
    character = rolls_for(state, side, draft)

    def words(verb: str, *more: str) -> str:
        return _at(guest, verb, conflict, side, *more, *draft.words)

    ready = button(
        guest.print.label(line("button-roll") if _is_last(conflict, side) else line("button-ready")),
        words("ready"),
        ButtonStyle.primary,
    )
    goal = None if conflict.simple else button(guest.print.label(line("button-goal")), words("goal"))
    view = rows(
        [roller_menu(guest.print, words("declare-set", "roller"), state, side, draft)],
        [attribute_menu(guest.print, words("declare-set", "attribute"), character, draft)],
        [positive_menu(guest.print, words("declare-set", "positive"), character, draft)],
        [negative_menu(guest.print, words("declare-set", "negative"), character, draft)],
        [ready, goal, itself_button(guest, state, conflict, side)],
    )
    prompt = declare_prompt(
        state,
        _rolled_by(conflict, side, character),
        side.number,
        attribute=draft.attribute,
        positive=draft.positive,
        negative=draft.negative,
        odds=guest.shows_odds,
    )
    return prompt, view


def itself_button(guest: Guest, state: NyxState, conflict: Conflict, side: Side) -> ui.Button[ui.View] | None:
    """Return the GM's way to let a side of NPCs play itself, or to pick again."""
    offered = guest.seat.is_gm and picks_tactics(conflict) and may_play_itself(state, side)
    if not offered or conflict.phase is not Phase.DECLARE:
        return None
    said = line("button-itself-off") if side.itself else line("button-itself-on")
    return button(guest.print.label(said), _at(guest, "itself", conflict, side, str(int(not side.itself))))


@verbs.on("itself", Ack.UPDATE)
async def let_play(guest: Guest, contest: str, turn: int, side: SideWord, on: bool) -> None:
    """Let a side play itself or no longer, and go on to what is due then."""
    played = await guest.play(PlayItself(contest=contest, turn=turn, side=side, on=on))
    guest.bot.stage.soon(guest.campaign.id, contest)
    told = line(
        "nyx-itself-on" if on else "nyx-itself-off", name=played.after.contests[contest].side(side).name
    )
    await show_due(guest, contest, first=told)


def _is_last(conflict: Conflict, side: Side) -> bool:
    """Tell whether the dice fall when this side has declared."""
    if picks_tactics(conflict):
        return False
    return all(other.declared for other in conflict.active if other.number != side.number)


def _rolled_by(conflict: Conflict, side: Side, character: Character) -> Conflict:
    """Return the conflict with this person rolling for the side, to be shown so."""
    rolls = side.but(character=character.id)
    return conflict.but(sides=tuple(rolls if one.number == side.number else one for one in conflict.sides))


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
    guest.bot.stage.soon(guest.campaign.id, contest)
    await show_due(guest, contest)


@verbs.on("goal", Ack.FORM)
async def ask_goal(guest: Guest, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Ask for another goal; sending it closes the declaration with it (NYX-24)."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    blank = Blank(guest.print.label(line("form-goal"), 45), own.goal, most=TEXT_LENGTH, long=True)
    custom_id = _at(guest, "ready", conflict, own, *Draft.read(words).words)
    await open_form(guest.interaction, guest.print.label(line("form-goal-title"), 45), custom_id, [blank])


# ------------------------------------------------------------------------------------- demands


def _demand_view(guest: Guest, conflict: Conflict, character: Character) -> ui.View | None:
    def answer(said: Line, aspect: int, *, buy_off: bool) -> ui.Button[ui.View]:
        words = (conflict.id, character.id, aspect, int(buy_off))
        return button(guest.print.label(said), press_id("answer", guest.campaign.id, *words))

    lines = [
        [
            answer(line("button-accept"), demand.aspect, buy_off=False),
            answer(line("button-buy-off"), demand.aspect, buy_off=True) if character.points else None,
        ]
        for demand in open_demands(character)[:5]
    ]
    return rows(*lines)


@verbs.on("answer", Ack.UPDATE)
async def answer_demand(guest: Guest, contest: str, character: str, aspect: int, buy_off: bool) -> None:
    """Accept a demand or buy it off, and go on to what is due then (NYX-12)."""
    await guest.play(AnswerDemand(character=character, aspect=aspect, buy_off=buy_off))
    guest.bot.stage.soon(guest.campaign.id, contest)
    await show_due(guest, contest)


# ------------------------------------------------------------------------------------- the use of a win


def _bonus_view(guest: Guest, conflict: Conflict, side: Side) -> ui.View | None:
    def verb(kind: BonusKind) -> str:
        if kind is BonusKind.STORY:
            return _at(guest, "story", conflict, side)
        return _at(guest, "bonus", conflict, side, kind.value)

    return rows(
        [
            button(guest.print.label(BONUS_BUTTONS[kind]), verb(kind), ButtonStyle.primary)
            for kind in offered_bonuses(side)
        ]
    )


@verbs.on("bonus", Ack.UPDATE)
async def bonus(
    guest: Guest, contest: str, turn: int, side: SideWord, kind: BonusKind, text: str = ""
) -> None:
    """Use a win; a story brings its description, and beside another winner the choice is sealed."""
    played = await guest.play(ChooseBonus(contest=contest, turn=turn, side=side, choice=kind, text=text))
    guest.bot.stage.soon(guest.campaign.id, contest)
    said = line("nyx-bonus-taken", bonus=BONUS_BUTTONS[kind])
    sealed = any(map(guest.system.sealed, played.events))
    await guest.reply(await chosen_panel(guest, said, (contest, turn, str(side), BONUS)) if sealed else said)


@verbs.on("story", Ack.FORM)
async def ask_story(guest: Guest, contest: str, turn: int, side: SideWord) -> None:
    """Ask what happens in the story instead of the steps (NYX-38)."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    blank = Blank(guest.print.label(line("form-story"), 45), most=TEXT_LENGTH, long=True)
    custom_id = _at(guest, "bonus", conflict, own, BonusKind.STORY.value)
    await open_form(guest.interaction, guest.print.label(line("form-story-title"), 45), custom_id, [blank])


def _story_to_judge(conflict: Conflict) -> Side | None:
    """Return the first side whose story waits for the GM; none while a choice is still open."""
    winners = conflict.round.winners if conflict.round and conflict.phase is Phase.BONUS else ()
    sides = [conflict.side(number) for number in winners]
    if any(side.bonus is None for side in sides):
        return None
    return next((s for s in sides if isinstance(s.bonus, Bonus) and not s.bonus.judged), None)


def _judge(guest: Guest, conflict: Conflict, side: Side) -> Prompt:
    buttons = [
        button(guest.print.label(said), _at(guest, "judge", conflict, side, word))
        for said, word in ((line("button-allow"), "1"), (line("button-refuse"), "0"))
    ]
    return judge_prompt(conflict, side.number), rows(buttons)


@verbs.on("judge", Ack.UPDATE)
async def judge(guest: Guest, contest: str, turn: int, side: SideWord, allow: bool) -> None:
    """Allow a story or send its winner back, and go on to what is due then (NYX-38)."""
    await guest.play(JudgeStory(contest=contest, turn=turn, side=side, allow=allow))
    guest.bot.stage.soon(guest.campaign.id, contest)
    await show_due(guest, contest)


# ------------------------------------------------------------------------------------- penalties


def _penalty_view(guest: Guest, conflict: Conflict, side: Side) -> ui.View | None:
    return rows(
        [
            button(guest.print.label(line("button-fatigue")), _at(guest, "harm", conflict, side)),
            button(guest.print.label(line("button-damage")), _at(guest, "damage", conflict, side)),
        ]
    )


@verbs.on("harm", Ack.UPDATE)
async def harm(guest: Guest, contest: str, turn: int, side: SideWord, name: str = "") -> None:
    """Take the penalty: fatigue, or damage when it has a name (NYX-43)."""
    await guest.play(TakePenalty(contest=contest, turn=turn, side=side, damage=bool(name), name=name))
    guest.bot.stage.soon(guest.campaign.id, contest)
    await guest.reply(line("nyx-penalty-taken"))


@verbs.on("damage", Ack.FORM)
async def ask_damage(guest: Guest, contest: str, turn: int, side: SideWord) -> None:
    """Ask what the damage is called (NYX-45)."""
    state, conflict = await current(guest, contest, turn)
    own = _own_side(guest, state, conflict, side)
    blank = Blank(guest.print.label(line("form-damage"), 45), most=NAME_LENGTH)
    custom_id = _at(guest, "harm", conflict, own)
    await open_form(guest.interaction, guest.print.label(line("form-damage-title"), 45), custom_id, [blank])


def _own_side(guest: Guest, state: NyxState, conflict: Conflict, number: SideNumber) -> Side:
    """Refused: `not-your-side`. The play itself asks again; this keeps others from looking in."""
    side = conflict.side(number)
    if not acts_for(state, side, guest.seat):
        raise Refused("not-your-side", name=side.name)
    return side


def _at(guest: Guest, verb: str, conflict: Conflict, side: Side, *words: str) -> str:
    """Return the id of a button for one side in this turn."""
    return press_id(verb, guest.campaign.id, conflict.id, conflict.turn, side.number, *words)
