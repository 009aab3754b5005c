"""What the owner of a sheet may do on it: remove damage for points, say which slow damage has healed."""

from collections.abc import Iterable

import discord
from discord import ui

from chat.interactions.announcements import post, public_events
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.as_panel import as_panel
from chat.messages.components import custom_id_of, menu, view_of
from narration.journal.events import event_lines
from narration.nyx.base.words import labelled
from narration.nyx.character.sheet import sheet
from narration.text.line import Line, line
from rules.campaign.model import controls
from rules.nyx.harm.slow_penalties import slow_damage
from rules.nyx.sheet.requests import DAMAGE_PRICE
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import HealSlow, RemoveDamage
from rules.nyx.state.campaign_state import Aspect, Character

router = Router()


def care_view(context: Context, character: Character) -> ui.View | None:
    """Return the menus that a sheet has for its owner now; None for everybody else."""
    if not controls(context.seat, character):
        return None
    return view_of([_removing(context, character)], [_healing(context, character)])


def _removing(context: Context, character: Character) -> ui.Select[ui.View] | None:
    """Damage goes for five points, when characters may change (NYX-49)."""
    if not context.campaign.between_sessions or character.points < DAMAGE_PRICE:
        return None
    said = line("placeholder-remove-damage", price=DAMAGE_PRICE)
    return _damage_menu(context, character, "damage-off", said, character.damage)


def _healing(context: Context, character: Character) -> ui.Select[ui.View] | None:
    """Of several slow damage aspects the player says which one has healed (NYX-50)."""
    if not character.healed:
        return None
    return _damage_menu(context, character, "healed", line("placeholder-healed"), slow_damage(character))


def _damage_menu(
    context: Context, character: Character, verb: str, said: Line, damage: Iterable[Aspect]
) -> ui.Select[ui.View] | None:
    options = [
        discord.SelectOption(label=context.print.label(labelled(aspect), 100), value=str(aspect.id))
        for aspect in damage
    ]
    return menu(
        context.print.label(said, 150), custom_id_of(verb, context.campaign.id, character.id), options
    )


@router.on("damage-off", Ack.UPDATE)
async def damage_off(context: Context, character: str, aspect: int) -> None:
    """Remove damage for its price."""
    await _care(context, RemoveDamage(character=character, aspect=aspect))


@router.on("healed", Ack.UPDATE)
async def healed(context: Context, character: str, aspect: int) -> None:
    """Say which slow damage has healed."""
    await _care(context, HealSlow(character=character, aspect=aspect))


@router.on("own-sheet", Ack.PRIVATE)
async def own_sheet(context: Context, character: str) -> None:
    """Show one's own sheet with what can be done on it."""
    known = find_own(context.state, character, context.seat)
    await context.reply(sheet(known), care_view(context, known))


async def _care(context: Context, action: RemoveDamage | HealSlow) -> None:
    """Show the sheet as it is then, and tell everybody of a player's character."""
    played = await context.play(action)
    now = await context.now()
    known = now.state.characters[action.character]
    await context.reply(sheet(known), care_view(now, known))
    if told := event_lines(context.campaign.system, public_events(context, played)):
        await post(context, as_panel(known.name, told))
