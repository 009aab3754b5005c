"""What a Nyx conflict waits for from whoever presses, as a prompt with its buttons; nothing is done here.

What waits and in which order is for the rules to say (`duties.due_for`): the first is shown, so two taps make
a round.
"""

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from cogs.nyx.roll_draft import Draft, attribute_menu, negative_menu, positive_menu
from cogs.nyx.teams import roller_menu, rolls_for
from narration.nyx.base.pools import coming_pool
from narration.nyx.base.words import TACTICS
from narration.nyx.conflict.prompts import bonus_prompt, demand_prompt, penalty_prompt, picker
from narration.nyx.conflict.roll_prompts import declare_prompt, judge_prompt
from narration.text.line import Line, Panel, line
from rules.nyx.base.enums import BonusKind, Phase, Tactic
from rules.nyx.base.settings import tuning
from rules.nyx.conflict.automatic_sides import may_be_automatic
from rules.nyx.conflict.resolve import offered_bonuses
from rules.nyx.duties import Due, Duty, due_for, waiting_for
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict, Side

Prompt = tuple[Line | Panel, ui.View | None]

BONUS_BUTTONS = {
    BonusKind.STEPS: line("button-steps"),
    BonusKind.STORY: line("button-story"),
    BonusKind.BREAK_OFF: line("button-break-off"),
}


def due(context: Context, state: NyxState, conflict: Conflict) -> Prompt:
    """Return what this person must do now, with the buttons for it."""
    if not conflict.is_open:
        return line("nyx-is-over", title=conflict.title), None
    mine = due_for(state, conflict, context.seat)
    return _opened(context, state, conflict, mine[0]) if mine else (_nothing_due(state, conflict), None)


def _nothing_due(state: NyxState, conflict: Conflict) -> Line:
    names = tuple(side.name for side in waiting_for(state, conflict))
    return line("nyx-nothing-due", names=names) if names else line("nyx-nothing-due-gm")


def _opened(context: Context, state: NyxState, conflict: Conflict, one: Due) -> Prompt:
    """Return the question that a duty asks."""
    side = conflict.side(one.side)
    match one.duty:
        case Duty.DEMAND:
            return _demand(context, state, conflict, state.characters[one.character])
        case Duty.DECLARE:
            return declaring(context, state, conflict, side)
        case Duty.PICK_AT_ONCE | Duty.PICK:
            return _pick(context, state, conflict, side)
        case Duty.BONUS:
            return bonus_prompt(state, conflict, side.number), _bonus_view(context, conflict, side)
        case Duty.JUDGE:
            return _judge(context, conflict, side)
        case Duty.PENALTY:
            return penalty_prompt(state, conflict, side.number), _penalty_view(context, conflict, side)


def _demand(context: Context, state: NyxState, conflict: Conflict, demanded: Character) -> Prompt:
    usual = tuning(state.campaign.settings)
    coming = coming_pool(state, demanded) if context.shows_odds else None
    return demand_prompt(demanded, usual, coming), _demand_view(context, conflict, demanded)


def _pick(context: Context, state: NyxState, conflict: Conflict, side: Side) -> Prompt:
    declare = conflict.phase is Phase.DECLARE
    back = at(context, "declare", conflict, side) if declare else None
    view = pick_buttons(context.print, context.campaign.id, conflict, side, back)
    return picker(state, conflict, side.number, odds=context.shows_odds), view


def pick_buttons(
    printer: Printer, campaign: int, conflict: Conflict, side: Side, declare: str | None = None
) -> ui.View | None:
    """Return the three tactics as buttons, and the way back to the declaration if it is open."""
    tactics = [
        button(
            printer.label(TACTICS[tactic]),
            custom_id_of("pick", campaign, conflict.id, conflict.turn, side.number, tactic.value),
            ButtonStyle.primary,
        )
        for tactic in Tactic
    ]
    first = button(printer.label(line("button-declare-first")), declare) if declare else None
    return view_of(tactics, [first])


def declaring(
    context: Context, state: NyxState, conflict: Conflict, side: Side, draft: Draft | None = None
) -> Prompt:
    """Return the declaration as it is being put together."""
    draft = draft or Draft(side.attribute)
    character = rolls_for(state, side, draft)

    def words(verb: str, *more: str) -> str:
        return at(context, verb, conflict, side, *more, *draft.words)

    ready = button(
        context.print.label(line("button-roll") if _is_last(conflict, side) else line("button-ready")),
        words("ready"),
        ButtonStyle.primary,
    )
    goal = None if conflict.simple else button(context.print.label(line("button-goal")), words("goal"))
    view = view_of(
        [roller_menu(context.print, words("declare-set", "roller"), state, side, draft)],
        [attribute_menu(context.print, words("declare-set", "attribute"), character, draft)],
        [positive_menu(context.print, words("declare-set", "positive"), character, draft)],
        [negative_menu(context.print, words("declare-set", "negative"), character, draft)],
        [ready, goal, itself_button(context, state, conflict, side)],
    )
    prompt = declare_prompt(
        state,
        _rolled_by(conflict, side, character),
        side.number,
        attribute=draft.attribute,
        positive=draft.positive,
        negative=draft.negative,
        odds=context.shows_odds,
    )
    return prompt, view


def itself_button(
    context: Context, state: NyxState, conflict: Conflict, side: Side
) -> ui.Button[ui.View] | None:
    """Return the GM's way to let a side of NPCs play itself, or to pick again."""
    offered = context.seat.is_gm and conflict.picks_tactics and may_be_automatic(state, side)
    if not offered or conflict.phase is not Phase.DECLARE:
        return None
    said = line("button-itself-off") if side.itself else line("button-itself-on")
    return button(context.print.label(said), at(context, "itself", conflict, side, str(int(not side.itself))))


def _is_last(conflict: Conflict, side: Side) -> bool:
    """Tell whether the dice fall when this side has declared."""
    if conflict.picks_tactics:
        return False
    return all(other.declared for other in conflict.active if other.number != side.number)


def _rolled_by(conflict: Conflict, side: Side, character: Character) -> Conflict:
    """Return the conflict with this person rolling for the side, to be shown so."""
    rolls = side.but(character=character.id)
    return conflict.but(sides=tuple(rolls if one.number == side.number else one for one in conflict.sides))


def _demand_view(context: Context, conflict: Conflict, character: Character) -> ui.View | None:
    def answer(said: Line, aspect: int, *, buy_off: bool) -> ui.Button[ui.View]:
        words = (conflict.id, character.id, aspect, int(buy_off))
        return button(context.print.label(said), custom_id_of("answer", context.campaign.id, *words))

    lines = [
        [
            answer(line("button-accept"), demand.aspect, buy_off=False),
            answer(line("button-buy-off"), demand.aspect, buy_off=True) if character.points else None,
        ]
        for demand in open_demands(character)[:5]
    ]
    return view_of(*lines)


def _bonus_view(context: Context, conflict: Conflict, side: Side) -> ui.View | None:
    def verb(kind: BonusKind) -> str:
        if kind is BonusKind.STORY:
            return at(context, "story", conflict, side)
        return at(context, "bonus", conflict, side, kind.value)

    return view_of(
        [
            button(context.print.label(BONUS_BUTTONS[kind]), verb(kind), ButtonStyle.primary)
            for kind in offered_bonuses(side)
        ]
    )


def _judge(context: Context, conflict: Conflict, side: Side) -> Prompt:
    buttons = [
        button(context.print.label(said), at(context, "judge", conflict, side, word))
        for said, word in ((line("button-allow"), "1"), (line("button-refuse"), "0"))
    ]
    return judge_prompt(conflict, side.number), view_of(buttons)


def _penalty_view(context: Context, conflict: Conflict, side: Side) -> ui.View | None:
    return view_of(
        [
            button(context.print.label(line("button-fatigue")), at(context, "harm", conflict, side)),
            button(context.print.label(line("button-damage")), at(context, "damage", conflict, side)),
        ]
    )


def at(context: Context, verb: str, conflict: Conflict, side: Side, *words: str) -> str:
    """Return the id of a button for one side in this turn."""
    return custom_id_of(verb, context.campaign.id, conflict.id, conflict.turn, side.number, *words)
