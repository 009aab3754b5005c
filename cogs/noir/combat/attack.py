"""Declaring an action in a combat, in one message (NOIR-97).

It opens with what was declared last: action, weapons, targets and Fate, with the chance. What finds no room
there is on a second page. The draft is kept in the `custom_id`s; nothing is stored until it is played.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.arguments import parse_argument
from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.combat.declaration import IDS, WORDS, Draft, Turn, known, turn_of
from cogs.noir.combat.special_menu import special_menu
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import circumstances_menu, helpers_button, hurting, stake_menus
from cogs.noir.contests.value_options import value_menus
from narration.noir.base.words import ACTIONS
from narration.noir.combat import prompts
from narration.text.line import line, verbatim
from rules.core.names import TEXT_LENGTH
from rules.noir import preview
from rules.noir.base.enums import ActionId
from rules.noir.combat.options import actions_now
from rules.noir.duties import Due, Duty
from rules.noir.preview import Preview
from rules.noir.state.contest_actions import Declare, SetFighterCircumstances

#: How many menus fit above the buttons, how many buttons into their row, and the pages of the menus.
ROWS, ROW = 4, 5
FIRST, SECOND = "first", "second"


@noir.asks(Duty.DECLARE)
def declare_prompt(now: Moment, _: Due) -> Prompt:
    """Open with the last action if it is allowed now, or else offer all that are, with the reasons."""
    turn = turn_of(now, Draft(ActionId.WAIT))
    if turn.last is not None and turn.last.action in _allowed(turn):
        return page(_begun(turn, turn.last.action))
    return prompts.actions(now.state, turn.combat, actions_now(now.state, turn.combat)), view_of(
        [_action_menu(turn, None)]
    )


def _allowed(turn: Turn) -> list[ActionId]:
    return [ActionId(one.id) for one in actions_now(turn.now.state, turn.combat) if one.refused is None]


def _action_menu(turn: Turn, chosen: ActionId | None) -> ui.Select[Any] | None:
    options = [
        turn.now.option(ACTIONS[one], IDS.index(one), about=prompts.DOES[one], chosen=one is chosen)
        for one in _allowed(turn)
    ]
    return turn.now.menu(line("placeholder-noir-action"), turn.now.at("n-action"), options)


noir.answers_for_absent(Duty.DECLARE, Declare, action=ActionId.WAIT)


def _begun(turn: Turn, action: ActionId) -> Turn:
    """Return the turn with an action and the likely choices for it; no Fate is paid unless chosen."""
    return replace(turn, draft=Draft(action, among=turn.draft.among)).filled()


@noir.router.on("n-action", Ack.UPDATE)
async def choose_action(context: Context, contest: str, step: int, chosen: str) -> None:
    """Choose an action, with the likely weapons and targets."""
    turn = turn_of(await noir.moment(context, contest, step), Draft(known(IDS, chosen)))
    await context.reply(*page(_begun(turn, turn.draft.action)))


@noir.router.on("n-again", Ack.UPDATE)
async def again(context: Context, contest: str, step: int) -> None:
    """Say why the other actions are not allowed now, and offer those that are."""
    turn = turn_of(await noir.moment(context, contest, step), Draft(ActionId.WAIT))
    said = prompts.actions(turn.now.state, turn.combat, actions_now(turn.now.state, turn.combat))
    await context.reply(said, view_of([_action_menu(turn, None)]))


async def drafted(context: Context, contest: str, step: int, words: Sequence[str]) -> Turn:
    """Return the turn with the draft at the start of these words. Refused: as `turn_of`."""
    return turn_of(await noir.moment(context, contest, step), Draft.read(words[:WORDS]))


def _picks(turn: Turn) -> list[ui.Select[Any] | None]:
    """Return the weapon and target menus, each only if there is a choice."""
    most = turn.row.weapons + turn.row.spare
    weapons = _weapon_menu(turn, most) if most and len(turn.arms) > turn.row.weapons else None
    return [weapons, _target_menu(turn) if len(turn.targets) > 1 else None]


def _weapon_menu(turn: Turn, most: int) -> ui.Select[Any] | None:
    options = [
        turn.now.option(
            prompts.weapon_option(arm),
            turn.carried.index(arm),
            about=prompts.weapon_is(arm),
            chosen=turn.carried.index(arm) in turn.draft.weapons,
        )
        for arm in turn.arms
    ]
    found = turn.now.menu(prompts.WITH, _set(turn, "n-pick", "weapons"), options)
    if found is not None:
        found.min_values, found.max_values = turn.row.weapons, min(most, len(options))
    return found


def _target_menu(turn: Turn) -> ui.Select[Any] | None:
    options = [
        turn.now.option(
            verbatim(one.name),
            turn.place(one),
            about=prompts.target_is(turn.now.state, one),
            chosen=turn.place(one) in turn.draft.targets,
        )
        for one in turn.targets
    ]
    found = turn.now.menu(prompts.AT, _set(turn, "n-pick", "targets"), options)
    if found is not None:
        found.min_values, found.max_values = 1, len(options) if turn.row.several else 1
    return found


def _set(turn: Turn, verb: str, what: str) -> str:
    return turn.now.at(verb, what, *turn.draft.words)


def page(turn: Turn, at: str = FIRST) -> Prompt:
    """Show the choices so far with all that counts and the chance, and the page that has the menu `at`."""
    action = [_action_menu(turn, turn.draft.action)]
    if not turn.complete:
        said = prompts.picking(turn.combat.title, turn.draft.action)
        return said, view_of(action, *([one] for one in _picks(turn)), _ways(turn, form=True))
    declared = turn.action()
    seen = _previews(turn, declared) if turn.rolled else []
    menus = [one for one in (*action, *choices(turn)) if one is not None]
    left = menus[ROWS:]
    second = bool(left) and (at == SECOND or any(f":{at}:" in one.custom_id for one in left))
    shown = left if second else menus[:ROWS]
    said = prompts.declaring(
        turn.actor, turn.combat, declared, rolls=turn.rolled, arms=turn.chosen, seen=seen
    )
    ways = _ways(turn, rolls=bool(seen), form=len(menus) > 1, more=bool(left), second=second)
    return turn.now.paying(turn.actor, said), view_of(*([one] for one in shown), ways)


def choices(turn: Turn) -> list[ui.Select[Any]]:
    """Return all menus of a declaration but that of the action; of an incomplete one, what it needs."""
    if not turn.complete:
        return [one for one in _picks(turn) if one is not None]
    seen = _previews(turn, turn.action()) if turn.rolled else []
    return [one for one in (*_picks(turn), *_counting(turn, prompts.hardest(seen))) if one is not None]


def _counting(turn: Turn, shown: Preview | None) -> list[ui.Select[Any] | None]:
    """Return the menus of what counts besides: the aim and the like, Fate, what helps and what hurts."""

    def changes(what: str) -> str:
        return _set(turn, "n-sum-set", what)

    now, words = turn.now, turn.draft.words
    if shown is None and turn.row.versus == "gm" and now.context.seat.is_gm:
        # the GM chooses at once what an open action rolls
        values = value_menus(now.context, turn.actor, lambda part: now.at("n-declare-as", part, *words))
        return [special_menu(turn), *values]
    later = turn.row.versus == "defence"
    helps, hurts, odds = stake_menus(
        now.context, changes, turn.actor, turn.rolled, shown, turn.draft.stakes, later=later
    )
    own = turn.combat.fighter(turn.actor.id)
    chosen = own.circumstances if own is not None else ()
    given = circumstances_menu(now.context, now.at("n-turn-given", *words), chosen) if shown else None
    return [special_menu(turn), odds, given, helps, hurts]


@noir.router.on("n-turn-given", Ack.UPDATE)
async def give(context: Context, contest: str, step: int, *words: str) -> None:
    """Give circumstances to the action that is being declared (NOIR-31)."""
    turn = await drafted(context, contest, step, words)
    given = tuple(parse_argument(int, size) for size in words[WORDS:])
    action = SetFighterCircumstances(contest=contest, step=step, character=turn.actor.id, sizes=given)
    noir.refresh(context, contest, await context.play(action))
    await context.reply(*page(await drafted(context, contest, step, words), "n-turn-given"))


@noir.router.on("n-pick", Ack.UPDATE)
async def pick(context: Context, contest: str, step: int, what: str, *words: str) -> None:
    """Choose weapons or targets."""
    turn = await drafted(context, contest, step, words)
    await context.reply(*page(replace(turn, draft=turn.draft.changed(what, words[WORDS:]))))


@noir.router.on("n-picks", Ack.UPDATE)
async def picks(context: Context, contest: str, step: int, *words: str) -> None:
    """Show the menus that the first page has no room for."""
    await context.reply(*page(await drafted(context, contest, step, words), SECOND))


def _previews(turn: Turn, declared: Declare) -> list[Preview]:
    """Return the preview of the roll against each target, or against 20 without targets."""
    state, combat = turn.now.state, turn.combat
    apart = [declared.but(targets=(one,)) for one in declared.targets] or [declared]
    return [preview.of_declaration(state, combat, one) for one in apart]


def _ways(
    turn: Turn, *, rolls: bool = False, form: bool = False, more: bool = False, second: bool = False
) -> list[ui.Button[Any]]:
    now, words = turn.now, turn.draft.words

    def changes(what: str) -> str:
        return _set(turn, "n-sum-set", what)

    go = now.button(line("button-noir-confirm"), "n-declare", *words, style=ButtonStyle.primary)
    other = now.button(line("button-back"), "n-sum", *words)
    if not second:
        other = now.button(line("button-noir-counts"), "n-picks", *words)
    offered = (
        go if turn.complete else None,
        now.button(line("button-noir-say"), "n-say", *words) if turn.row.versus == "gm" else None,
        helpers_button(now.context, changes, turn.draft.stakes) if rolls else None,
        other if more else None,
        now.button(line("button-noir-again"), "n-again"),
    )
    found = [one for one in offered if one is not None]
    if form and len(found) < ROW:
        found.insert(-1, now.button(line("button-one-form"), "n-form", *words))
    return found


@noir.router.on("n-sum", Ack.UPDATE)
async def sum_up(context: Context, contest: str, step: int, *words: str) -> None:
    """Go back to the first page."""
    await context.reply(*page(await drafted(context, contest, step, words)))


@noir.router.on("n-sum-set", Ack.UPDATE)
async def sum_set(context: Context, contest: str, step: int, what: str, *words: str) -> None:
    """Change one of the choices in the declaration, and stay on its page."""
    turn = await drafted(context, contest, step, words)
    draft = turn.draft.changed(what, words[WORDS:], hurting(turn.actor, turn.rolled))
    await context.reply(*page(replace(turn, draft=draft), what))


@noir.router.on("n-declare", Ack.UPDATE)
async def declare(context: Context, contest: str, step: int, *words: str) -> None:
    """Declare the action (NOIR-97); the last word may be a description."""
    turn = await drafted(context, contest, step, words)
    await noir.carry_out(context, contest, turn.action("".join(words[WORDS:])))


@noir.router.on("n-declare-as", Ack.UPDATE)
async def declare_as(context: Context, contest: str, step: int, _: int, *words: str) -> None:
    """Declare an open action with the ability or attribute that the GM chose for it (NOIR-97)."""
    turn = await drafted(context, contest, step, words)
    await noir.carry_out(context, contest, turn.action().but(rolls="".join(words[WORDS:])))


@noir.router.on("n-say", Ack.FORM)
async def say(context: Context, contest: str, step: int, *words: str) -> None:
    """Ask what happens in an action that the rules leave open; sending the form declares it."""
    turn = await drafted(context, contest, step, words)
    fields = [TextField(line("form-noir-say"), most=TEXT_LENGTH, long=True)]
    title = ACTIONS[turn.draft.action]
    await ask(context, title, "n-declare", contest, step, *turn.draft.words, fields=fields)
