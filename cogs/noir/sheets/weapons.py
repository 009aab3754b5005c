"""/noir weapons and /noir make-weapon: what somebody carries, and what the GM makes (NOIR-110 to 114)."""

from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import announce, report
from chat.interactions.batch import play_all
from chat.interactions.character_options import everybody, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice, choices_of
from chat.interactions.response import Ack
from chat.messages.components import view_of
from cogs.noir.sheets.sheet import carrying, weapon_menu
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
from rules.noir.base.weapons import Magazine, Weapon, damage_of, magazine_of
from rules.noir.state.actions import MakeWeapon, TakeWeapon
from rules.noir.state.campaign_state import Character

router = Router()

Number = app_commands.Range[int, 0, MOST_VALUE]

MODES: list[app_commands.Choice[str]] = [
    Choice("choice-noir-single", "E"),
    Choice("choice-noir-automatic", "A"),
    Choice("choice-noir-both", "EA"),
]


class WeaponCommands(commands.Cog):
    """Weapons."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(everybody))
    @in_campaign()
    async def weapons(self, context: Context, character: str = "") -> None:
        """Show what somebody carries; the GM changes and loads it."""
        await _show(context, named(context, character).id)

    @app_commands.command(name="make-weapon")
    @app_commands.choices(kind=choices_of(WeaponKind, "choice-noir"), modes=MODES)
    @in_campaign()
    async def make_weapon(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
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
        """Make a weapon that the rules' table lacks, or change one of the same name."""
        require_gm(context.seat)
        made = _weapon(context, name, WeaponKind(kind), damage)
        shots = made.but(single="E" in modes, automatic="A" in modes, magazine=_magazine(magazine))
        reach = (near, far) if near or far else None
        weapon = shots.but(reach=reach, precision=precision, recoil=recoil)
        await report(context, context.campaign.name, await context.play(MakeWeapon(weapon=weapon)))


def _weapon(context: Context, name: str, kind: WeaponKind, damage: str) -> Weapon:
    """Return a weapon with this damage. Refused: `bad-value-name-twice`, and as `damage_of`."""
    return Weapon(id=_id(context, name), name=name, kind=kind, damage=damage_of(damage.strip().upper()))


def _magazine(typed: str) -> Magazine | None:
    return magazine_of(typed.strip().lower()) if typed.strip() else None


def _id(context: Context, name: str) -> str:
    """Return the id of the GM's weapon of this name, or the next free one.

    Refused: `bad-value-name-twice` for a name from the rules' table.
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
    """Return the menus by which the GM changes what somebody carries, and loads it (NOIR-114)."""
    if not context.seat.is_gm:
        return None
    loads = [
        context.option(arm_option(arm), arm.weapon.id)
        for arm in character.arms
        if arm.weapon.magazine is not None and arm.loaded < arm.weapon.magazine.capacity
    ]
    carried = weapon_menu(context, character, "noir-carry")
    loading = context.menu(line("placeholder-noir-load"), "noir-load", character.id, options=loads)
    return view_of([carried], [loading])


@router.on("noir-carry", Ack.UPDATE)
async def carry(context: Context, character: str, *chosen: str) -> None:
    """Carry the chosen weapons and no others, and tell everybody if the sheet is in play."""
    require_gm(context.seat)
    known = find_own(context.state, character, context.seat)
    done = await play_all(context, carrying(known, [arm.weapon.id for arm in known.arms], chosen))
    await _show(context, character)
    await announce(context, known.name, done)


@router.on("noir-load", Ack.UPDATE)
async def load(context: Context, character: str, weapon: str) -> None:
    """Fill a weapon's magazine. Refused: `gm-only`, `unknown-id-weapon`."""
    require_gm(context.seat)
    known = find_own(context.state, character, context.seat)
    if known.arm(weapon) is None:
        raise Refused("unknown-id-weapon", text=weapon)
    done = await context.play(TakeWeapon(character=character, weapon=weapon))
    await _show(context, character)
    await announce(context, known.name, done)
