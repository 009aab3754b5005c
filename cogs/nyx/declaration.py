"""The private message of a declaration: its menus, and the tactics that may be sealed with it (D-25)."""

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.interactions.modals import AnyField, ChoiceField, TickField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.nyx.prompts import Moment, SideWord, nyx, strike_rows
from cogs.nyx.roll_draft import Draft, DraftMenus, Menu, rolls_for
from narration.nyx.base.words import TACTICS
from narration.nyx.conflict.prompts import picker, with_tactics
from narration.nyx.conflict.roll_prompts import declare_prompt
from narration.text.line import line
from rules.nyx.access.groups import members_able_to_act
from rules.nyx.base.enums import Phase, Tactic
from rules.nyx.conflict.automatic_sides import is_automatic, may_be_automatic
from rules.nyx.conflict.claims import standing_claims
from rules.nyx.duties import Due, Duty
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contests import Conflict, Side

#: What the fields of a form for a declaration are called, in the order of its menus.
FIELDS = (line("placeholder-attribute"), line("form-positive"), line("form-negative"))
#: The most buttons that Discord shows in a row.
BUTTONS_IN_A_ROW = 5


@nyx.asks(Duty.DECLARE)
def _declare(now: Moment, due: Due) -> Prompt:
    return declaring(now, now.contest.side(due.side))


def declaring(now: Moment, side: Side, draft: Draft | None = None) -> Prompt:
    """Return the prompt for a declaration with what has been chosen so far."""
    draft = draft or _draft(side)
    character = rolls_for(now.state, side, draft)
    prompt = declare_prompt(
        now.state,
        _rolled_by(now.contest, side, character),
        side.number,
        attribute=draft.attribute,
        positive=draft.positive,
        negative=draft.negative,
        odds=now.context.shows_odds,
    )
    where = (now.contest.id, now.step, side.number)
    roller = DraftMenus(now.context, character, draft, "declare-set", where).roller(now.state, side)
    seals = _may_seal(now, side)
    if seals:
        prompt = with_tactics(prompt, keep=draft.keep)
    buttons, tactics = _declare_buttons(now, side, draft), _tactics(now, side, draft) if seals else []
    if roller is not None:  # its menu leaves no row for more
        return prompt, view_of(
            [roller], *_menus(now, side, draft, character), [*tactics, *buttons][:BUTTONS_IN_A_ROW]
        )
    keep = [_keep_button(now, side, draft), *_form_button(now, side, draft, character)] if seals else []
    return prompt, view_of(*_menus(now, side, draft, character), [*tactics, *keep], buttons)


def _may_seal(now: Moment, side: Side) -> bool:
    """Tell whether the side's declaration may bring its tactic (D-25)."""
    return now.contest.picks_tactics and side.pick is None and not is_automatic(now.state, side)


def _keep_button(now: Moment, side: Side, draft: Draft) -> ui.Button[ui.View]:
    """Return the tick that keeps a sealed tactic even if the dice change."""
    said = line("button-keep", on=int(draft.keep))
    return now.button(said, "declare-set", side.number, "keep", *draft.words, int(not draft.keep))


def _draft(side: Side) -> Draft:
    """Return what a side declares unless it changes something: what the GM has left of its claims."""
    if side.declared:
        return Draft(side.attribute)
    helps, hurts = (tuple(use.aspect for use in uses) for uses in (side.positive, side.negative))
    return Draft(side.attribute, positive=helps, negative=hurts)


def _declare_buttons(now: Moment, side: Side, draft: Draft) -> list[ui.Button[ui.View] | None]:
    said = line("button-roll") if _is_last(now.contest, side) else line("button-ready")
    ready = now.button(said, "ready", side.number, *draft.words, style=ButtonStyle.primary)
    goal = now.button(line("button-goal"), "goal", side.number, *draft.words)
    return [ready, None if now.contest.simple else goal, automatic_button(now, side)]


def automatic_button(now: Moment, side: Side) -> ui.Button[ui.View] | None:
    """Return the button by which the GM makes a side of NPCs automatic, or picks for it again."""
    offered = now.context.seat.is_gm and now.contest.picks_tactics and may_be_automatic(now.state, side)
    if not offered or now.contest.phase is not Phase.DECLARE:
        return None
    said = line("button-itself-off") if side.itself else line("button-itself-on")
    return now.button(said, "itself", side.number, int(not side.itself))


def _is_last(conflict: Conflict, side: Side) -> bool:
    """Tell whether the dice are rolled when this side has declared."""
    if conflict.picks_tactics:
        return False
    return all(other.declared for other in conflict.active if other.number != side.number)


def _rolled_by(conflict: Conflict, side: Side, character: Character) -> Conflict:
    """Return the conflict with this character as the one who rolls for the side."""
    rolls = side.but(character=character.id)
    return conflict.but(sides=tuple(rolls if one.number == side.number else one for one in conflict.sides))


@nyx.asks(Duty.PICK_AT_ONCE)
def _pick_at_once(now: Moment, due: Due) -> Prompt:
    """Return the picker of a side whose tactic also declares it: as before, or with what its menus choose."""
    side, printer = now.contest.side(due.side), now.context.print
    draft = _draft(side)
    claims = standing_claims(now.state, now.contest) if now.context.seat.is_gm else ()
    first = now.button(line("button-declare-first"), "declare", side.number)
    rows = strike_rows(printer, now.context.campaign.id, now.contest, claims)
    menus = () if claims else _menus(now, side, draft, rolls_for(now.state, side, draft))
    form = _form_button(now, side, draft, rolls_for(now.state, side, draft))
    view = view_of([*_tactics(now, side, draft), first, *form], *rows, *menus)
    return picker(now.state, now.contest, side.number, odds=now.context.shows_odds), view


def _form_button(now: Moment, side: Side, draft: Draft, character: Character) -> list[ui.Button[ui.View]]:
    """Return the button of the form for a whole declaration, if each field has something to choose."""
    if len(_menu_fields(now, side, draft, character)) < len(FIELDS):
        return []
    return [now.button(line("button-one-form"), "seal-form", side.number, *draft.words)]


def _menu_fields(now: Moment, side: Side, draft: Draft, character: Character) -> list[ChoiceField]:
    """Return the menus of a declaration as fields."""
    menus = (menu for (menu,) in _menus(now, side, draft, character))
    return [field for said, menu in zip(FIELDS, menus, strict=True) for field in ChoiceField.of(said, menu)]


@nyx.router.on("seal-form", Ack.FORM)
async def ask_all(context: Context, contest: str, turn: int, side: SideWord, *words: str) -> None:
    """Ask for attribute, aspects and tactic in one form; sending it seals the tactic (D-25)."""
    now = await nyx.moment(context, contest, turn)
    own, draft = now.own_side(side), Draft.read(words)
    tactics = [context.option(TACTICS[each], each.value) for each in Tactic]
    fields: list[AnyField] = [
        *_menu_fields(now, own, draft, rolls_for(now.state, own, draft)),
        ChoiceField(line("form-tactic"), tactics),
        TickField(line("form-keep"), draft.keep, line("form-keep-hint")),
    ]
    await ask(context, line("form-declare"), "sealed", contest, turn, side, draft.roller, fields=fields)


def _tactics(now: Moment, side: Side, draft: Draft) -> list[ui.Button[ui.View]]:
    """Return the tactics as buttons that declare a draft and seal the tactic with it (D-25)."""
    return [
        now.button(
            TACTICS[tactic], "seal", side.number, tactic.value, *draft.words, style=ButtonStyle.primary
        )
        for tactic in Tactic
    ]


def _menus(now: Moment, side: Side, draft: Draft, character: Character) -> tuple[list[Menu], ...]:
    """Return the menus of a declaration, a row for each."""
    struck = {use.aspect for use in side.struck}
    free = character.but(aspects=tuple(one for one in character.aspects if one.id not in struck))
    menus = DraftMenus(now.context, free, draft, "declare-set", (now.contest.id, now.step, side.number))
    return (
        [menus.attribute(members_able_to_act(now.state, side))],
        [menus.positive()],
        [menus.negative()],
    )
