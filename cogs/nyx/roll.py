"""/nyx roll: an individual action, put together by menus and rolled once (NYX-15)."""

from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.as_panel import event_of
from cogs.nyx.roll_draft import Draft, DraftMenus, show_roll
from narration.nyx.character.sheet import roll_result
from narration.text.line import line
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import RollAlone
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import RolledAlone

router = Router()


async def show_builder(context: Context, character: Character, draft: Draft) -> None:
    """Show a roll with what has been chosen so far, and the menus that change it."""
    where = (character.id, character.rolls)
    menus = DraftMenus(context, character, draft, "roll-set", where)
    roll = context.button(line("button-roll"), "roll", *where, *draft.words, style=ButtonStyle.primary)
    await show_roll(
        context,
        character,
        draft,
        [menus.attribute()],
        [menus.modifier(HARDEST, EASIEST)],
        [menus.positive()],
        [menus.negative()],
        [roll, _without(context, character, draft)],
    )


def _without(context: Context, character: Character, draft: Draft) -> ui.Button[ui.View] | None:
    """Return the button for a success without a roll, where just one aspect helps and none hurts (NYX-13)."""
    if len(draft.positive) != 1 or draft.negative:
        return None
    return context.button(line("button-success"), "success", character.id, draft.positive[0])


@router.on("roll-set", Ack.UPDATE)
async def change(context: Context, character: str, after: int, what: str, *words: str) -> None:
    """Change one thing about the roll."""
    draft = Draft.after(what, words)
    known = find_own(context.state, character, context.seat)
    if known.rolls != after:
        raise stale_button()
    await show_builder(context, known, draft.of(known))


@router.on("roll", Ack.UPDATE)
async def roll(context: Context, character: str, after: int, *words: str) -> None:
    """Roll, and tell everybody."""
    draft = Draft.read(words)
    action = RollAlone(
        character=character,
        attribute=draft.attribute,
        modifier=draft.modifier,
        positive=draft.positive,
        negative=draft.negative,
        after=after,
    )
    played = await context.play(action)
    await context.reply(line("roll-done"))
    await context.tell_all(roll_result(event_of(RolledAlone, played.events)))
