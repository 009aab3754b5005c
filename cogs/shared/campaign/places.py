"""Where campaigns are played: naming one, letting a place go, and the way there from anywhere else."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answering
from chat.messages.components import button, custom_id_of, view_of
from chat.services import Services, services_of
from cogs.shared import next_steps, refusal_actions
from cogs.shared.campaign.lost_places import leave_lost_places
from narration.campaign.seats import elsewhere_line, place_links
from narration.text.line import Line, line, verbatim
from narration.text.texts import language_of
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.actions import BindPlace, UnbindPlace
from rules.campaign.model import Campaign
from rules.core.refusal import Refused

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

#: As many campaigns a refusal names or shows the way to; autocompletion offers the others.
NAMED = 10
#: Buttons in a row, and characters on each that says a name.
ROW, LABEL = 5, 18


class PlaceCommands(commands.Cog):
    """Letting places go."""

    @app_commands.command()
    async def unbind(self, interaction: Interaction, place: str = "") -> None:
        """Let this place go, or one that is named."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            number = _place(context, place)
            await context.play(UnbindPlace(place=number))
            here = number == interaction.channel_id
            left = line("place-left", campaign=context.campaign.name)
            link = place_links((number,))
            await context.reply(
                left if here else line("place-left-other", place=link, campaign=context.campaign.name)
            )

    @unbind.autocomplete("place")
    async def _bound(self, interaction: Interaction, typed: str) -> Choices:
        context = await context_of_typing(interaction)
        named = [(_name(interaction, one), str(one)) for one in context.campaign.places] if context else []
        found = [(name, value) for name, value in named if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in found[:25]]


def _place(context: Context, typed: str) -> int:
    """Return a place by its number, link or name, this one if none was typed; 0 for one that is not bound."""
    if not typed:
        return context.place
    wanted = typed.strip("<#> ").casefold()
    known = {
        name: one for one in context.campaign.places for name in (str(one), _name(context.interaction, one))
    }
    return {name.casefold(): one for name, one in known.items()}.get(wanted, 0)


def _name(interaction: Interaction, place: int) -> str:
    channel = interaction.guild.get_channel_or_thread(place) if interaction.guild else None
    return channel.name if channel is not None else str(place)


# --------------------------------------------------------------------------------- which campaign


async def chosen(interaction: Interaction, typed: str) -> int:
    """Return the server's campaign that was typed, or its only one.

    Refused: `no-campaign-here` where there is none such, `which-campaign` of several.
    """
    services = services_of(interaction)
    briefs = await services.table.store.campaigns_of(interaction.guild_id or 0)
    # What was chosen from the suggestions is a number, whatever another one is called.
    numbered = [brief for brief in briefs if typed == str(brief.id)]
    wanted = numbered or [brief for brief in briefs if typed in ("", brief.name)]
    if not wanted:
        raise Refused("no-campaign-here")
    if len(wanted) > 1:
        raise Refused(
            "which-campaign",
            campaigns=", ".join(truncate(brief.name, TITLE_LENGTH) for brief in wanted[:NAMED]),
        )
    return wanted[0].id


async def suggest_campaigns(interaction: Interaction, typed: str) -> Choices:
    """Suggest the server's campaigns by name."""
    services = services_of(interaction)
    briefs = await services.table.store.campaigns_of(interaction.guild_id or 0)
    found = [brief for brief in briefs if typed.casefold() in brief.name.casefold()]
    return [app_commands.Choice(name=brief.name, value=str(brief.id)) for brief in found[:25]]


# ----------------------------------------------------------------------------------- from elsewhere


async def hint_elsewhere(interaction: Interaction) -> tuple[tuple[Line, ...], ui.View | None]:
    """Return where this person's campaigns are played, else the server's, and the buttons for what to do."""
    lines, binders = await elsewhere(interaction)
    ways = next_steps.buttons(
        await next_steps.locate(interaction), refusal_actions.NEXT_STEPS["no-campaign-here"]
    )
    return lines, view_of(binders, ways)


async def elsewhere(interaction: Interaction) -> tuple[tuple[Line, ...], list[ui.Button[Any]]]:
    """Return where this person's campaigns are played, else the server's; for a GM, buttons to bind them."""
    services = services_of(interaction)
    known = await _campaigns(interaction)
    mine = [campaign for campaign in known if campaign.held_by(interaction.user.id) is not None]
    shown = (mine or known)[:NAMED]
    run = [one for one in mine if one.seat_of(interaction.user.id).is_gm] if interaction.guild_id else []
    lines = tuple(elsewhere_line(campaign) for campaign in shown)
    return lines, _binders(services, str(interaction.locale), run[:ROW])


async def _campaigns(interaction: Interaction) -> list[Campaign]:
    services = services_of(interaction)
    store, home = services.table.store, interaction.guild_id
    briefs = await (store.campaigns_of(home) if home else store.campaigns_with(interaction.user.id))
    return [(await services.table.state(brief.id)).campaign for brief in briefs]


def _binders(services: Services, locale: str, run: Sequence[Campaign]) -> list[ui.Button[Any]]:
    """Return a button for each campaign that may be bound here; of several, each by its name."""
    printer = services.printer(language_of(locale))
    return [
        button(
            printer.label(line("button-bind") if len(run) == 1 else verbatim(truncate(one.name, LABEL))),
            custom_id_of("bind", one.id),
        )
        for one in run
    ]


@router.on("bind", Ack.UPDATE)
async def bind(context: Context) -> None:
    """Bind the place of the button to the campaign."""
    await bound(context)


async def bound(context: Context) -> None:
    """Bind a place to the campaign; what has lost its own comes there.

    Refused: `gm-only`, `place-bound-already`, `place-taken`.
    """
    await context.play(BindPlace(place=context.place))
    here, comes = line("place-bound", campaign=context.campaign.name), await leave_lost_places(context)
    await context.reply(comes or here, first=here if comes else None)
