"""Recovery on a sheet: its owner removes damage for points, or says which slow damage has healed."""

from collections.abc import Iterable

from discord import ui

from chat.interactions.announcements import announce
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack
from chat.messages.components import view_of
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
    """Return the menus that a sheet has for its owner now; None for anybody else."""
    if not controls(context.seat, character):
        return None
    return view_of([_removing(context, character)], [_healing(context, character)])


def _removing(context: Context, character: Character) -> ui.Select[ui.View] | None:
    """Return the menu of damage that five points remove, while characters may change (NYX-49)."""
    if not context.campaign.between_sessions or character.points < DAMAGE_PRICE:
        return None
    said = line("placeholder-remove-damage", price=DAMAGE_PRICE)
    return _damage_menu(context, character, "damage-off", said, character.damage)


def _healing(context: Context, character: Character) -> ui.Select[ui.View] | None:
    """Return the menu of slow damage, of which the player says what has healed (NYX-50)."""
    if not character.healed:
        return None
    return _damage_menu(context, character, "healed", line("placeholder-healed"), slow_damage(character))


def _damage_menu(
    context: Context, character: Character, verb: str, said: Line, damage: Iterable[Aspect]
) -> ui.Select[ui.View] | None:
    options = [context.option(labelled(aspect), aspect.id) for aspect in damage]
    return context.menu(said, verb, character.id, options=options)


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
    """Show one's own sheet with its menus."""
    known = find_own(context.state, character, context.seat)
    await context.reply(sheet(known), care_view(context, known))


async def _care(context: Context, action: RemoveDamage | HealSlow) -> None:
    """Play it, show the sheet as it is then, and tell everybody what they may know of it."""
    played = await context.play(action)
    now = await context.now()
    known = now.state.characters[action.character]
    await context.reply(sheet(known), care_view(now, known))
    await announce(context, known.name, played)
