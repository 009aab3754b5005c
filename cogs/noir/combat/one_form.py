"""All that a declaration in a combat leaves to choose in one form: weapons, targets, Fate, circumstances.

Sending it changes the draft and shows the chance; nothing is declared by it (NOIR-97).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from chat.interactions.arguments import parse_argument, stale_button
from chat.interactions.context import Context
from chat.interactions.modals import FIELDS, ChoiceField, ask
from chat.interactions.refused_forms import JOINT
from chat.interactions.response import Ack
from cogs.noir.combat.attack import choices, drafted, page
from cogs.noir.combat.declaration import WORDS, Turn
from cogs.noir.contests.prompts import noir
from cogs.noir.contests.roll_inputs import hurting
from narration.noir.base.words import ACTIONS
from narration.text.line import verbatim
from rules.noir.state.contest_actions import SetFighterCircumstances

#: The choices that a form may have, by the letters that stand for them in its id. The order is that in which
#: they are made: other weapons may roll something else.
LETTERS = {
    "w": "weapons",
    "t": "targets",
    "a": "aim",
    "p": "patient",
    "c": "hard",
    "o": "odds",
    "g": "given",
    "h": "helps",
    "m": "hurts",
}
#: What matters for a roll of another weapon is not what was chosen for the one before.
OF_THE_ROLL = ("helps", "hurts")


@noir.router.on("n-form", Ack.FORM)
async def ask_all(context: Context, contest: str, step: int, *words: str) -> None:
    """Ask for all that can be chosen for the action."""
    turn = _completed(await drafted(context, contest, step, words))
    found = [(_letter(one), one) for one in choices(turn)]
    shown = [(letter, one) for letter, one in found if letter][:FIELDS]
    fields = [field for _, one in shown for field in ChoiceField.of(verbatim(one.placeholder or ""), one)]
    letters = "".join(letter for letter, _ in shown)
    if not fields:
        raise stale_button()
    where = (contest, step, letters, *turn.draft.words)
    await ask(context, ACTIONS[turn.draft.action], "n-formed", *where, fields=fields)


def _completed(turn: Turn) -> Turn:
    """Return the turn with the first weapons and target where none are chosen: the form needs some."""
    draft = turn.draft
    if len(draft.weapons) < turn.row.weapons:
        draft = replace(draft, weapons=tuple(map(turn.carried.index, turn.arms[: turn.row.weapons])))
    if not draft.targets and turn.targets:
        draft = replace(draft, targets=(turn.place(turn.targets[0]),))
    return replace(turn, draft=draft)


def _letter(menu: ui.Select[Any]) -> str:
    """Return the letter of what a menu chooses; none for what declares at once."""
    verb, what = (words := menu.custom_id.split(":"))[1], words[5]
    wanted = "given" if verb == "n-turn-given" else what
    return next((letter for letter, one in LETTERS.items() if one == wanted), "")


@noir.router.on("n-formed", Ack.UPDATE)
async def choose_all(context: Context, contest: str, step: int, letters: str, *words: str) -> None:
    """Change the draft as the form has it, and show the chance."""
    turn = await drafted(context, contest, step, words)
    chosen = {
        LETTERS.get(letter, ""): [one for one in typed.split(JOINT) if one]
        for letter, typed in zip(letters, words[WORDS:], strict=False)
    }
    given = chosen.pop("given", None)
    if given is not None:
        await _give(context, turn, given)
    await context.reply(*page(_changed(turn, chosen)))


def _changed(turn: Turn, chosen: dict[str, list[str]]) -> Turn:
    """Return the turn after all choices. Refused: `stale-button` for what no form offers."""
    armed = turn.draft.weapons
    for what in (one for one in LETTERS.values() if one in chosen):
        if what in OF_THE_ROLL and turn.draft.weapons != armed:
            continue
        draft = turn.draft.changed(what, chosen[what], hurting(turn.actor, turn.rolled))
        turn = replace(turn, draft=draft)
    return turn


async def _give(context: Context, turn: Turn, given: Sequence[str]) -> None:
    """Give the action these circumstances, if it has others (NOIR-31)."""
    sizes = tuple(parse_argument(int, size) for size in given)
    own = turn.combat.fighter(turn.actor.id)
    if own is not None and sorted(own.circumstances) == sorted(sizes):
        return
    action = SetFighterCircumstances(
        contest=turn.combat.id, step=turn.now.step, character=turn.actor.id, sizes=sizes
    )
    noir.refresh(context, turn.combat.id, await context.play(action))
