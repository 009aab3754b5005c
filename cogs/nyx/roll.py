"""/nyx roll: an individual action, put together by menus and rolled once (NYX-15)."""

from discord import ButtonStyle, ui

from chat.interactions.arguments import stale
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.components import button, press_id, rows
from cogs.nyx.roll_draft import Draft, attribute_menu, modifier_menu, negative_menu, positive_menu
from narration.nyx.character.sheet import roll_result
from narration.nyx.conflict.roll_prompts import roll_prompt
from narration.text.line import line
from rules.nyx.base.bounds import EASIEST, HARDEST
from rules.nyx.base.settings import tuning
from rules.nyx.sheet.sheet import own
from rules.nyx.state.actions import RollAlone
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.events import RolledAlone

verbs = Verbs()


async def show_builder(guest: Guest, character: Character, draft: Draft) -> None:
    """Show what goes into the roll so far, and the menus that change it."""
    where = (guest.campaign.id, character.id, character.rolls)

    def changes(what: str) -> str:
        return press_id("roll-set", *where, what, *draft.words)

    roll = button(
        guest.print.label(line("button-roll")), press_id("roll", *where, *draft.words), ButtonStyle.primary
    )
    view = rows(
        [attribute_menu(guest.print, changes("attribute"), character, draft)],
        [modifier_menu(guest.print, changes("modifier"), HARDEST, EASIEST, draft.modifier)],
        [positive_menu(guest.print, changes("positive"), character, draft)],
        [negative_menu(guest.print, changes("negative"), character, draft)],
        [roll, _without(guest, character, draft)],
    )
    usual = tuning(guest.campaign.settings)
    chosen = (draft.attribute, draft.modifier, draft.positive, draft.negative)
    prompt = roll_prompt(character, *chosen, usual, odds=guest.shows_odds)
    await guest.reply(prompt, view)


def _without(guest: Guest, character: Character, draft: Draft) -> ui.Button[ui.View] | None:
    """Return the way to a success without a roll, by the one aspect that helps (NYX-13)."""
    if len(draft.positive) != 1 or draft.negative:
        return None
    said = guest.print.label(line("button-success"))
    return button(said, press_id("success", guest.campaign.id, character.id, draft.positive[0]))


@verbs.on("roll-set", Ack.UPDATE)
async def change(guest: Guest, character: str, after: int, what: str, *words: str) -> None:
    """Change one thing about the roll."""
    draft = Draft.read(words[:4]).changed(what, words[4:])
    known = own(guest.state, character, guest.seat)
    if known.rolls != after:
        raise stale()
    await show_builder(guest, known, draft.of(known))


@verbs.on("roll", Ack.UPDATE)
async def roll(guest: Guest, character: str, after: int, *words: str) -> None:
    """Roll, and tell everybody."""
    draft = Draft.read(words)
    played = await guest.play(
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
    await guest.reply(line("roll-done"))
    await guest.tell_all(roll_result(rolled))
