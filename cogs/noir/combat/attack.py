"""Declaring an action in a combat, in at most three screens (NOIR-97).

The first shows the actions that are allowed, the second weapons and targets if there is a choice, the last
every modifier and the chance. The draft is kept in the `custom_id`s; nothing is stored until it is played.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from chat.interactions.context import Context
from chat.interactions.modals import TextField, ask
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.combat import declaration as turns
from cogs.noir.combat.declaration import IDS, WORDS, Draft, Turn, known, turn_of
from cogs.noir.contests.prompts import Moment, noir
from cogs.noir.contests.roll_inputs import Stakes, helpers_button, hurting, stake_menus
from cogs.noir.contests.value_options import value_menus
from narration.noir.base.words import ACTIONS, AIMS
from narration.noir.combat import prompts
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncated_line
from rules.core.names import TEXT_LENGTH
from rules.noir import preview
from rules.noir.base.action_effects import MOST_COMPLEXITY
from rules.noir.base.enums import ActionId, FateUse
from rules.noir.combat.options import actions_now
from rules.noir.duties import Due, Duty
from rules.noir.fate.accounts import account
from rules.noir.preview import Preview
from rules.noir.state.contest_actions import Declare


@noir.asks(Duty.DECLARE)
def declare_prompt(now: Moment, _: Due) -> Prompt:
    """Offer the actions that are allowed now, and say why the others are not."""
    turn = turn_of(now, Draft(ActionId.WAIT))
    offered = actions_now(now.state, turn.combat)
    allowed = [ActionId(one.id) for one in offered if one.refused is None]
    options = [now.option(ACTIONS[one], IDS.index(one), about=prompts.DOES[one]) for one in allowed]
    menu = now.menu(line("placeholder-noir-action"), now.at("n-action"), options)
    return prompts.actions(now.state, turn.combat, offered), view_of([menu])


noir.answers_for_absent(Duty.DECLARE, Declare, action=ActionId.WAIT)


@noir.router.on("n-action", Ack.UPDATE)
async def choose_action(context: Context, contest: str, step: int, chosen: str) -> None:
    """Choose an action, and go on to weapon and target if there is a choice, else to the summary."""
    turn = turn_of(await noir.moment(context, contest, step), Draft(known(IDS, chosen)))
    turn = turn.filled()
    stakes = Stakes(odds=None if _asked_later(turn) else 0)
    turn = replace(turn, draft=replace(turn.draft, stakes=stakes))
    await context.reply(*(_picking(turn) if _menus(turn) else _declaring(turn)))


def _asked_later(turn: Turn) -> bool:
    """Tell whether a player who can pay decides on Fate once the defences are known; the GM decides now."""
    pays = account(turn.now.state, turn.actor, FateUse.ODDS_BEFORE) > 0
    return pays and turn.row.versus == "defence" and not turn.now.context.seat.is_gm


@noir.router.on("n-again", Ack.UPDATE)
async def again(context: Context, contest: str, step: int) -> None:
    """Go back to choosing an action."""
    now = await noir.moment(context, contest, step)
    actor = turn_of(now, Draft(ActionId.WAIT)).actor
    await context.reply(*declare_prompt(now, Due(Duty.DECLARE, actor.id)))


async def _turn(context: Context, contest: str, step: int, words: Sequence[str]) -> Turn:
    """Return the turn with the draft at the start of these words. Refused: as `turn_of`."""
    return turn_of(await noir.moment(context, contest, step), Draft.read(words[:WORDS]))


def _menus(turn: Turn) -> list[ui.Select[Any]]:
    """Return the weapon and target menus, each only if there is a choice."""
    most = turn.row.weapons + turn.row.spare
    weapons = _weapon_menu(turn, most) if most and len(turn.arms) > turn.row.weapons else None
    targets = _target_menu(turn) if len(turn.targets) > 1 else None
    return [one for one in (weapons, targets) if one is not None]


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


def _picking(turn: Turn) -> Prompt:
    ways = [turn.now.button(line("button-noir-again"), "n-again")]
    if turn.complete:
        go = turn.now.button(line("button-next"), "n-sum", *turn.draft.words, style=ButtonStyle.primary)
        ways.insert(0, go)
    return prompts.picking(turn.combat.title, turn.draft.action), view_of(
        *([one] for one in _menus(turn)), ways
    )


@noir.router.on("n-pick", Ack.UPDATE)
async def pick(context: Context, contest: str, step: int, what: str, *words: str) -> None:
    """Choose weapons or targets; the choice that completes them goes on to the summary."""
    before = await _turn(context, contest, step, words)
    turn = replace(before, draft=before.draft.changed(what, words[WORDS:]))
    on = turn.complete and (not before.complete or len(_menus(turn)) == 1)
    await context.reply(*(_declaring(turn) if on else _picking(turn)))


@noir.router.on("n-picks", Ack.UPDATE)
async def picks(context: Context, contest: str, step: int, *words: str) -> None:
    """Go back to weapons and targets."""
    await context.reply(*_picking(await _turn(context, contest, step, words)))


def _declaring(turn: Turn) -> Prompt:
    """Show everything that counts, and the chance."""
    now, context, stakes = turn.now, turn.now.context, turn.draft.stakes
    declared = turn.action()
    seen = _previews(turn, declared) if turn.rolled else []
    shown = prompts.hardest(seen)

    def changes(what: str) -> str:
        return _set(turn, "n-sum-set", what)

    menus = [_special_menu(turn)]
    if shown:
        later = turn.row.versus == "defence"
        menus += stake_menus(context, changes, turn.actor, turn.rolled, shown, stakes, later=later)
    elif turn.row.versus == "gm" and context.seat.is_gm:  # the GM chooses at once what an open action rolls
        words = turn.draft.words
        menus += value_menus(context, turn.actor, lambda part: now.at("n-declare-as", part, *words))
    helpers = helpers_button(context, changes, stakes) if shown else None
    view = view_of(*([one] for one in menus), _ways(turn, helpers))
    said = prompts.declaring(
        turn.actor, turn.combat, declared, rolls=turn.rolled, arms=turn.chosen, seen=seen
    )
    return now.paying(turn.actor, said), view


def _previews(turn: Turn, declared: Declare) -> list[Preview]:
    """Return the preview of the roll against each target, or against 20 without targets."""
    state, combat = turn.now.state, turn.combat
    apart = [declared.but(targets=(one,)) for one in declared.targets] or [declared]
    return [preview.of_declaration(state, combat, one) for one in apart]


def _ways(turn: Turn, helpers: ui.Button[Any] | None) -> list[ui.Button[Any] | None]:
    now, words = turn.now, turn.draft.words
    free = turn.row.versus == "gm"
    return [
        now.button(line("button-noir-confirm"), "n-declare", *words, style=ButtonStyle.primary),
        now.button(line("button-noir-say"), "n-say", *words) if free else None,
        helpers,
        now.button(line("button-noir-pick"), "n-picks", *words) if _menus(turn) else None,
        now.button(line("button-noir-again"), "n-again"),
    ]


def _special_menu(turn: Turn) -> ui.Select[Any] | None:
    """Return the menu that some actions have: the aim of a blow, the patient, or the difficulty of a move."""
    if len(turn.row.aims) > 1:
        aims = [(AIMS[aim], turns.AIMS.index(aim), aim is turn.draft.aim) for aim in turn.row.aims]
        return _menu_of(turn, "aim", prompts.FOR, aims)
    if turn.patients:
        people = [
            (
                line("option-noir-patient", name=truncated_line(one.name)),
                turn.place(one) + 1,
                turn.place(one) + 1 == turn.draft.patient,
            )
            for one in turn.patients
        ]
        nobody = (line("option-noir-no-patient"), 0, not turn.draft.patient)
        return _menu_of(turn, "patient", prompts.PATIENT, [nobody, *people])
    if turn.draft.action is ActionId.MOVE and turn.now.context.seat.is_gm:
        sizes = range(MOST_COMPLEXITY, -MOST_COMPLEXITY - 1, -1)
        hard = [(line("option-modifier", modifier=n), n, n == turn.draft.complexity) for n in sizes]
        return _menu_of(turn, "hard", prompts.COMPLEXITY, hard)
    return None


def _menu_of(
    turn: Turn, what: str, said: Line, choices: Sequence[tuple[Line, int, bool]]
) -> ui.Select[Any] | None:
    options = [turn.now.option(each, value, chosen=chosen) for each, value, chosen in choices]
    return turn.now.menu(said, _set(turn, "n-sum-set", what), options)


@noir.router.on("n-sum", Ack.UPDATE)
async def sum_up(context: Context, contest: str, step: int, *words: str) -> None:
    """Go on to the summary."""
    await context.reply(*_declaring(await _turn(context, contest, step, words)))


@noir.router.on("n-sum-set", Ack.UPDATE)
async def sum_set(context: Context, contest: str, step: int, what: str, *words: str) -> None:
    """Change one of the choices in the declaration."""
    turn = await _turn(context, contest, step, words)
    draft = turn.draft.changed(what, words[WORDS:], hurting(turn.actor, turn.rolled))
    await context.reply(*_declaring(replace(turn, draft=draft)))


@noir.router.on("n-declare", Ack.UPDATE)
async def declare(context: Context, contest: str, step: int, *words: str) -> None:
    """Declare the action (NOIR-97); the last word may be a description."""
    turn = await _turn(context, contest, step, words)
    await noir.carry_out(context, contest, turn.action("".join(words[WORDS:])))


@noir.router.on("n-declare-as", Ack.UPDATE)
async def declare_as(context: Context, contest: str, step: int, _: int, *words: str) -> None:
    """Declare an open action with the ability or attribute that the GM chose for it (NOIR-97)."""
    turn = await _turn(context, contest, step, words)
    await noir.carry_out(context, contest, turn.action().but(rolls="".join(words[WORDS:])))


@noir.router.on("n-say", Ack.FORM)
async def say(context: Context, contest: str, step: int, *words: str) -> None:
    """Ask what happens in an action that the rules leave open; sending the form declares it."""
    turn = await _turn(context, contest, step, words)
    fields = [TextField(line("form-noir-say"), most=TEXT_LENGTH, long=True)]
    title = ACTIONS[turn.draft.action]
    await ask(context, title, "n-declare", contest, step, *turn.draft.words, fields=fields)
