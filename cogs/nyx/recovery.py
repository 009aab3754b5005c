"""What the owner of a sheet may do on it: remove damage for points, say which slow damage has healed."""

from collections.abc import Iterable

import discord
from discord import ui

from chat.interactions.announcements import in_the_open, post
from chat.interactions.context import Guest
from chat.interactions.dispatch import Verbs
from chat.interactions.response import Ack
from chat.messages.as_panel import journal
from chat.messages.components import menu, press_id, rows
from narration.journal.events import lines_of
from narration.nyx.base.words import labelled
from narration.nyx.character.sheet import sheet
from narration.text.line import Line, line
from rules.campaign.model import controls
from rules.nyx.harm.slow_penalties import slow_damage
from rules.nyx.sheet.requests import DAMAGE_PRICE
from rules.nyx.sheet.sheet import own
from rules.nyx.state.actions import HealSlow, RemoveDamage
from rules.nyx.state.campaign_state import Aspect, Character

verbs = Verbs()


def care_view(guest: Guest, character: Character) -> ui.View | None:
    """Return the menus that a sheet has for its owner now; None for everybody else."""
    if not controls(guest.seat, character):
        return None
    return rows([_removing(guest, character)], [_healing(guest, character)])


def _removing(guest: Guest, character: Character) -> ui.Select[ui.View] | None:
    """Damage goes for five points, when characters may change (NYX-49)."""
    if not guest.campaign.between_sessions or character.points < DAMAGE_PRICE:
        return None
    said = line("placeholder-remove-damage", price=DAMAGE_PRICE)
    return _damage_menu(guest, character, "damage-off", said, character.damage)


def _healing(guest: Guest, character: Character) -> ui.Select[ui.View] | None:
    """Of several slow damage aspects the player says which one has healed (NYX-50)."""
    if not character.healed:
        return None
    return _damage_menu(guest, character, "healed", line("placeholder-healed"), slow_damage(character))


def _damage_menu(
    guest: Guest, character: Character, verb: str, said: Line, damage: Iterable[Aspect]
) -> ui.Select[ui.View] | None:
    options = [
        discord.SelectOption(label=guest.print.label(labelled(aspect), 100), value=str(aspect.id))
        for aspect in damage
    ]
    return menu(guest.print.label(said, 150), press_id(verb, guest.campaign.id, character.id), options)


@verbs.on("damage-off", Ack.UPDATE)
async def damage_off(guest: Guest, character: str, aspect: int) -> None:
    """Remove damage for its price."""
    await _care(guest, RemoveDamage(character=character, aspect=aspect))


@verbs.on("healed", Ack.UPDATE)
async def healed(guest: Guest, character: str, aspect: int) -> None:
    """Say which slow damage has healed."""
    await _care(guest, HealSlow(character=character, aspect=aspect))


@verbs.on("own-sheet", Ack.PRIVATE)
async def own_sheet(guest: Guest, character: str) -> None:
    """Show one's own sheet with what can be done on it."""
    known = own(guest.state, character, guest.seat)
    await guest.reply(sheet(known), care_view(guest, known))


async def _care(guest: Guest, action: RemoveDamage | HealSlow) -> None:
    """Show the sheet as it is then, and tell everybody of a player's character."""
    played = await guest.play(action)
    now = await guest.now()
    known = now.state.characters[action.character]
    await guest.reply(sheet(known), care_view(now, known))
    if told := lines_of(guest.campaign.system, in_the_open(guest, played)):
        await post(guest, journal(known.name, told))
