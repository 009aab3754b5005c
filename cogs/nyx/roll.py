"""/nyx roll: an individual action, put together by menus and rolled once (NYX-15)."""

from discord import ButtonStyle, ui

from chat.interactions.arguments import stale_button
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, view_of
from cogs.nyx.roll_draft import Draft, attribute_menu, modifier_menu, negative_menu, positive_menu
from narration.nyx.character.sheet import roll_result
from narration.nyx.conflict.roll_prompts import roll_prompt
from narration.text.line import line
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import RollAlone
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import RolledAlone

router = Router()


async def show_builder(context: Context, character: Character, draft: Draft) -> None:
    """Show what goes into the roll so far, and the menus that change it."""
    where = (context.campaign.id, character.id, character.rolls)

    def changes(what: str) -> str:
        return custom_id_of("roll-set", *where, what, *draft.words)

    roll = button(
        context.print.label(line("button-roll")),
        custom_id_of("roll", *where, *draft.words),
        ButtonStyle.primary,
    )
    view = view_of(
        [attribute_menu(context.print, changes("attribute"), character, draft)],
        [modifier_menu(context.print, changes("modifier"), HARDEST, EASIEST, draft.modifier)],
        [positive_menu(context.print, changes("positive"), character, draft)],
        [negative_menu(context.print, changes("negative"), character, draft)],
        [roll, _without(context, character, draft)],
    )
    usual = tuning(context.campaign.settings)
    chosen = (draft.attribute, draft.modifier, draft.positive, draft.negative)
    prompt = roll_prompt(character, *chosen, usual, odds=context.shows_odds)
    await context.reply(prompt, view)


def _without(context: Context, character: Character, draft: Draft) -> ui.Button[ui.View] | None:
    """Return the way to a success without a roll, by the one aspect that helps (NYX-13)."""
    if len(draft.positive) != 1 or draft.negative:
        return None
    said = context.print.label(line("button-success"))
    return button(said, custom_id_of("success", context.campaign.id, character.id, draft.positive[0]))


@router.on("roll-set", Ack.UPDATE)
async def change(context: Context, character: str, after: int, what: str, *words: str) -> None:
    """Change one thing about the roll."""
    draft = Draft.read(words[:4]).changed(what, words[4:])
    known = find_own(context.state, character, context.seat)
    if known.rolls != after:
        raise stale_button()
    await show_builder(context, known, draft.of(known))


@router.on("roll", Ack.UPDATE)
async def roll(context: Context, character: str, after: int, *words: str) -> None:
    """Roll, and tell everybody."""
    draft = Draft.read(words)
    played = await context.play(
        RollAlone(
            character=character,
            attribute=draft.attribute,
            modifier=draft.modifier,
            positive=draft.positive,
            negative=draft.negative,
            after=after,
        )
    )
    rolled = next(event for event in played.events if isinstance(event, RolledAlone))
    await context.reply(line("roll-done"))
    await context.tell_all(roll_result(rolled))
