"""What a Nyx conflict waits for from whoever presses, as a prompt with its buttons; nothing is done here.

A demand to answer, a declaration, the hidden pick, the use of a win, a story to judge, a penalty: what is
first in this order is shown, so two taps make a round.
"""

from discord import ButtonStyle, ui

from cogs._components import button, press_id, rows
from cogs._crew import roller_menu, rolls_for
from cogs._draft import Draft, attribute_menu, negative_menu, positive_menu
from cogs._embeds import Printer
from cogs._guest import Guest
from narration.line import Line, Panel, line
from narration.nyx import bonus_prompt, demand_prompt, penalty_prompt, picker
from narration.nyx.builders import declare_prompt, judge_prompt
from narration.nyx.strength import coming_pool
from narration.nyx.words import TACTICS
from rules.campaign.model import controls
from rules.nyx.contests import Bonus, Conflict, Side
from rules.nyx.declare import waits_for_gm
from rules.nyx.groups import acts_for, crew
from rules.nyx.itself import may_play_itself, plays_itself
from rules.nyx.model import Character, NyxState
from rules.nyx.reveal import offered_bonuses
from rules.nyx.settings import tuning
from rules.nyx.terms import BonusKind, Phase, Tactic
from rules.nyx.waits import open_demands, waiting_for
from rules.seat import Seat

Prompt = tuple[Line | Panel, ui.View | None]

BONUS_BUTTONS = {
    BonusKind.STEPS: line("button-steps"),
    BonusKind.STORY: line("button-story"),
    BonusKind.BREAK_OFF: line("button-break-off"),
}


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
    """Tell whether this seat takes the penalty: of several persons only who rolled is harmed (Nyx D-16)."""
    harmed = conflict.round is not None and conflict.round.harmed == side.number
    return harmed and controls(seat, state.characters[side.character])


def _pick(guest: Guest, state: NyxState, conflict: Conflict, side: Side) -> Prompt:
    declare = conflict.phase is Phase.DECLARE
    back = at(guest, "declare", conflict, side) if declare else None
    view = pick_buttons(guest.print, guest.campaign.id, conflict, side, back)
    return picker(state, conflict, side.number, odds=guest.shows_odds), view


def pick_buttons(
    printer: Printer, campaign: int, conflict: Conflict, side: Side, declare: str | None = None
) -> ui.View | None:
    """Return the three tactics as buttons, and the way back to the declaration if it is open."""
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


def declaring(
    guest: Guest, state: NyxState, conflict: Conflict, side: Side, draft: Draft | None = None
) -> Prompt:
    """Return the declaration as it is being put together."""
    draft = draft or Draft(side.attribute)
    character = rolls_for(state, side, draft)

    def words(verb: str, *more: str) -> str:
        return at(guest, verb, conflict, side, *more, *draft.words)

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
    return button(guest.print.label(said), at(guest, "itself", conflict, side, str(int(not side.itself))))


def _is_last(conflict: Conflict, side: Side) -> bool:
    """Tell whether the dice fall when this side has declared."""
    if picks_tactics(conflict):
        return False
    return all(other.declared for other in conflict.active if other.number != side.number)


def _rolled_by(conflict: Conflict, side: Side, character: Character) -> Conflict:
    """Return the conflict with this person rolling for the side, to be shown so."""
    rolls = side.but(character=character.id)
    return conflict.but(sides=tuple(rolls if one.number == side.number else one for one in conflict.sides))


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


def _bonus_view(guest: Guest, conflict: Conflict, side: Side) -> ui.View | None:
    def verb(kind: BonusKind) -> str:
        if kind is BonusKind.STORY:
            return at(guest, "story", conflict, side)
        return at(guest, "bonus", conflict, side, kind.value)

    return rows(
        [
            button(guest.print.label(BONUS_BUTTONS[kind]), verb(kind), ButtonStyle.primary)
            for kind in offered_bonuses(side)
        ]
    )


def _story_to_judge(conflict: Conflict) -> Side | None:
    """Return the first side whose story waits for the GM; none while a choice is still open."""
    winners = conflict.round.winners if conflict.round and conflict.phase is Phase.BONUS else ()
    sides = [conflict.side(number) for number in winners]
    if any(side.bonus is None for side in sides):
        return None
    return next((s for s in sides if isinstance(s.bonus, Bonus) and not s.bonus.judged), None)


def _judge(guest: Guest, conflict: Conflict, side: Side) -> Prompt:
    buttons = [
        button(guest.print.label(said), at(guest, "judge", conflict, side, word))
        for said, word in ((line("button-allow"), "1"), (line("button-refuse"), "0"))
    ]
    return judge_prompt(conflict, side.number), rows(buttons)


def _penalty_view(guest: Guest, conflict: Conflict, side: Side) -> ui.View | None:
    return rows(
        [
            button(guest.print.label(line("button-fatigue")), at(guest, "harm", conflict, side)),
            button(guest.print.label(line("button-damage")), at(guest, "damage", conflict, side)),
        ]
    )


def at(guest: Guest, verb: str, conflict: Conflict, side: Side, *words: str) -> str:
    """Return the id of a button for one side in this turn."""
    return press_id(verb, guest.campaign.id, conflict.id, conflict.turn, side.number, *words)
