"""/noir npc: an NPC from one of ten templates, by a command or from a menu (NOIR-80 to 84)."""

import re
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.batch import require_allowed
from chat.interactions.character_options import MOST, Suggest
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice
from chat.interactions.response import Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.noir.sheets.sheet import show
from narration.noir.base import parsing
from narration.noir.base.words import value_name, weapon_name
from narration.noir.sheet.prompts import template_option, templates_panel
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from rules.core.names import same
from rules.core.seat import require_gm
from rules.noir.base.enums import ABILITIES
from rules.noir.base.npc_templates import TEMPLATES, template
from rules.noir.base.weapons import WEAPONS
from rules.noir.state.actions import CreateNpc
from rules.noir.state.events import CharacterCreated

router = Router()

Choices = list[app_commands.Choice[str]]

TEMPLATE_CHOICES: Choices = [
    Choice(f"choice-noir-{kind}-{grade}", f"{kind}.{grade}") for kind, grade in TEMPLATES
]


def words_of(names: Mapping[str, Line]) -> Suggest:
    """Return a callback that suggests our words for the last item of a list with commas; the others stay."""

    async def suggests(interaction: discord.Interaction[Any], typed: str) -> Choices:
        context = await context_of_typing(interaction)
        if context is None:
            return []
        before, _, last = typed.rpartition(",")
        taken = [part for part in before.split(",") if part.strip()]
        said = [context.print.label(name) for name in names.values()]
        fits = [word for word in said if last.strip().casefold() in word.casefold()]
        new = [word for word in fits if not any(same(word, part) for part in taken)]
        whole = [f"{before.strip()}, {word}" if taken else word for word in new]
        return [app_commands.Choice(name=text, value=text) for text in whole if len(text) <= MOST][:25]

    return suggests


ABILITY_WORDS = words_of({id_: value_name(id_) for id_ in ABILITIES})
WEAPON_WORDS = words_of({id_: weapon_name(one) for id_, one in WEAPONS.items()})


class NpcCommands(commands.Cog):
    """Making NPCs."""

    @app_commands.command()
    @app_commands.choices(template=TEMPLATE_CHOICES)
    @app_commands.autocomplete(primary=ABILITY_WORDS, secondary=ABILITY_WORDS, weapons=WEAPON_WORDS)
    @in_campaign()
    async def npc(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        name: str,
        template: str,
        primary: str = "",
        secondary: str = "",
        numbers: str = "",
        weapons: str = "",
    ) -> None:
        """Make an NPC from a template; single numbers are typed as Firearms 14, Medicine 9."""
        await _make(context, _npc(context, name, template, (primary, secondary), numbers, weapons))


def _npc(
    context: Context, name: str, chosen: str, rows_: tuple[str, str], numbers: str, weapons: str
) -> CreateNpc:
    """Return the action made from the typed options. Refused: as `narration.noir.base.parsing`."""
    texts = bundled_texts()
    primary, secondary = (parsing.listed(texts, row) for row in rows_)
    kind, _, grade = chosen.partition(".")
    found = template(kind, grade)
    return CreateNpc(
        name=name,
        npc_kind=found.kind,
        grade=found.grade,
        primary=primary,
        secondary=secondary,
        entered=parsing.numbered(texts, numbers),
        weapons=parsing.weapons(texts, weapons, context.state.shared.weapons),
    )


async def _make(context: Context, action: CreateNpc) -> None:
    played = await context.play(action)
    await show(await context.now(), event_of(CharacterCreated, played.events).sheet)


async def choose_template(context: Context, name: str) -> None:
    """Show the ten templates for an NPC of this name. Refused: `gm-only`, and the codes for names."""
    require_gm(context.seat)
    first = next(iter(TEMPLATES.values()))
    require_allowed(context, CreateNpc(name=name, npc_kind=first.kind, grade=first.grade))
    options = [context.option(template_option(one), f"{one.kind}.{one.grade}") for one in TEMPLATES.values()]
    menu = context.menu(line("placeholder-noir-template"), "noir-template", options=options)
    await context.reply(templates_panel(name), view_of([menu]))


@router.on("noir-template", Ack.UPDATE)
async def take_template(context: Context, chosen: str) -> None:
    """Make an NPC with the name shown above the menu. Refused: `stale-button` if none is shown."""
    pressed = context.interaction.message
    if pressed is None or not pressed.embeds:
        raise stale_button()
    name = re.sub(r"\\(?=\W)", "", pressed.embeds[0].title or "")
    await _make(context, _npc(context, name, chosen, ("", ""), "", ""))
