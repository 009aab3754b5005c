"""/noir weapons and /noir make-weapon: what somebody carries, and what the GM makes (NOIR-110 to 114)."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import report
from chat.interactions.batch import play_all
from chat.interactions.character_options import named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice
from chat.interactions.response import Ack, answering
from chat.messages.components import custom_id_of, menu, view_of
from cogs.noir.sheets.announce import tell_changes
from cogs.noir.sheets.sheet import weapon_menu
from narration.noir.base.words import WEAPONS, recognise_among
from narration.noir.sheet.prompts import arm_option, weapons_panel
from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.contract.ownership import find_own
from rules.core.names import NAME_LENGTH, same
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.bounds import MOST_VALUE
from rules.noir.base.enums import WeaponKind
from rules.noir.base.weapons import Weapon, damage_of, magazine_of
from rules.noir.state.actions import LeaveWeapon, MakeWeapon, TakeWeapon
from rules.noir.state.campaign_state import Character

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Number = app_commands.Range[int, 0, MOST_VALUE]

KINDS: Choices = [
    Choice("choice-noir-melee", "melee"),
    Choice("choice-noir-thrown", "thrown"),
    Choice("choice-noir-ranged", "ranged"),
]
MODES: Choices = [
    Choice("choice-noir-single", "E"),
    Choice("choice-noir-automatic", "A"),
    Choice("choice-noir-both", "EA"),
]


class WeaponCommands(commands.Cog):
    """Weapons."""

    @app_commands.command()
    async def weapons(self, interaction: Interaction, character: str = "") -> None:
        """See what somebody carries; the GM changes and loads it."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await _show(context, named(context, character).id)

    @app_commands.command(name="make-weapon")
    @app_commands.choices(kind=KINDS, modes=MODES)
    async def make_weapon(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, NAME_LENGTH],
        kind: str,
        damage: str,
        near: app_commands.Range[int, 0, 9999] = 0,
        far: app_commands.Range[int, 0, 9999] = 0,
        precision: app_commands.Range[int, -MOST_VALUE, MOST_VALUE] = 0,
        recoil: Number = 0,
        modes: str = "",
        magazine: str = "",
    ) -> None:
        """Make a weapon that the table has not, or change one of the same name."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            weapon = Weapon(
                id=_id(context, name),
                name=name,
                kind=WeaponKind(kind),
                damage=damage_of(damage.strip().upper()),
                reach=(near, far) if near or far else None,
                precision=precision,
                recoil=recoil,
                single="E" in modes,
                automatic="A" in modes,
                magazine=magazine_of(magazine.strip().lower()) if magazine.strip() else None,
            )
            await report(context, context.campaign.name, await context.play(MakeWeapon(weapon=weapon)))

    @weapons.autocomplete("character")
    async def _whose(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, lambda context: context.state.characters.values())


def _id(context: Context, name: str) -> str:
    """Return the id of the GM's weapon of this name, or the next free one.

    Refused: `bad-value-name-twice` for a name of the table's.
    """
    made = context.state.shared.weapons
    if recognise_among(WEAPONS, bundled_texts(), name) is not None:
        raise Refused("bad-value-name-twice", text=name)
    return next((one.id for one in made if same(one.name, name)), f"made-{len(made) + 1}")


async def _show(context: Context, character: str) -> None:
    now = await context.now()
    known: Character = now.state.characters[character]
    await context.reply(weapons_panel(known), _view(now, known))


def _view(context: Context, character: Character) -> ui.View | None:
    """The GM changes what anybody carries, and loads it (NOIR-114)."""
    if not context.seat.is_gm:
        return None
    loads = [
        discord.SelectOption(label=context.print.label(arm_option(arm), 100), value=arm.weapon.id)
        for arm in character.arms
        if arm.weapon.magazine is not None and arm.loaded < arm.weapon.magazine.capacity
    ]
    said = context.print.label(line("placeholder-noir-load"), 150)
    carried = weapon_menu(context, character, "noir-carry")
    return view_of(
        [carried], [menu(said, custom_id_of("noir-load", context.campaign.id, character.id), loads)]
    )


@router.on("noir-carry", Ack.UPDATE)
async def carry(context: Context, character: str, *chosen: str) -> None:
    """Carry the weapons that were chosen, and tell everybody of a sheet in play."""
    require_gm(context.seat)
    known = find_own(context.state, character, context.seat)
    left = [arm.weapon.id for arm in known.arms if arm.weapon.id not in chosen]
    done = await play_all(
        context,
        [
            *(LeaveWeapon(character=character, weapon=id_) for id_ in left),
            *(TakeWeapon(character=character, weapon=id_) for id_ in chosen if not known.arm(id_)),
        ],
    )
    await _show(context, character)
    await tell_changes(context, known, [done])


@router.on("noir-load", Ack.UPDATE)
async def load(context: Context, character: str, weapon: str) -> None:
    """Load a weapon full, as the GM says."""
    require_gm(context.seat)
    known = find_own(context.state, character, context.seat)
    if known.arm(weapon) is None:
        raise Refused("unknown-id-weapon", text=weapon)
    done = await context.play(TakeWeapon(character=character, weapon=weapon))
    await _show(context, character)
    await tell_changes(context, known, [done])
