"""Where campaigns are played: choosing a campaign, binding and unbinding places, links from elsewhere."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.character_options import suggestions
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.managers import asker, manages_server
from chat.interactions.response import Ack
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from chat.services import services_of
from cogs.shared import next_steps, refusal_actions
from cogs.shared.campaign.lost_places import leave_lost_places
from narration.campaign.seats import elsewhere_line, place_links
from narration.text.languages import language_of
from narration.text.line import Line, line, verbatim
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.actions import BindPlace, UnbindPlace
from rules.campaign.model import Campaign
from rules.core.refusal import Refused
from table.deadlines import begin_all_again

router = Router()

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

#: The most campaigns that a refusal names or links to; autocompletion offers the others.
NAMED = 10
#: The most buttons in a row, and the most characters of a name on a button.
ROW, LABEL = 5, 18


async def _suggest_places(interaction: Interaction, typed: str) -> Choices:
    """Suggest the places of the campaign by name."""
    context = await context_of_typing(interaction)
    places = context.campaign.places if context else ()
    return suggestions([(_name(interaction, one), str(one)) for one in places], typed)


class PlaceCommands(commands.Cog):
    """Unbinding places, by a GM or by who manages the server."""

    @app_commands.command()
    @app_commands.autocomplete(place=_suggest_places)
    @in_campaign()
    async def unbind(self, context: Context, place: str = "") -> None:
        """Unbind a place from the campaign, by default this one."""
        number = _place(context, place)
        by_server = not context.seat.is_gm and manages_server(context)
        await context.play(UnbindPlace(place=number, by_server=by_server))
        await context.reply(_left(context, number))
        if by_server:
            await _free(context, number)


async def _free(context: Context, place: int) -> None:
    """Tell everybody that the server has released a place, and the GM above all."""
    name, campaign = asker(context), context.campaign
    said = line("place-freed", name=name, campaign=campaign.name, place=place_links((place,)))
    await post(context, said, None, [campaign.gm.holder])


def _left(context: Context, place: int) -> Line:
    if place == context.place:
        return line("place-left", campaign=context.campaign.name)
    return line("place-left-other", place=place_links((place,)), campaign=context.campaign.name)


def _place(context: Context, typed: str) -> int:
    """Return the bound place with this id, link or name, or this place if nothing was typed; else 0."""
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


async def chosen(interaction: Interaction, typed: str) -> int:
    """Return the id of the server's campaign that was typed, or of its only one.

    Refused: `no-campaign-here` where there is no such campaign, `which-campaign` where there are several.
    """
    services = services_of(interaction)
    briefs = await services.table.store.campaigns.of(interaction.guild_id or 0)
    # A suggestion sends the campaign's number, which wins even if it is the name of another campaign.
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
    briefs = await services.table.store.campaigns.of(interaction.guild_id or 0)
    return suggestions([(brief.name, str(brief.id)) for brief in briefs], typed)


async def hint_elsewhere(interaction: Interaction) -> tuple[tuple[Line, ...], ui.View | None]:
    """Return what the refusal `no-campaign-here` adds: where campaigns are played, and the next steps."""
    lines, binders = await elsewhere(interaction)
    steps = refusal_actions.NEXT_STEPS["no-campaign-here"]
    return lines, view_of(binders, next_steps.buttons(await next_steps.locate(interaction), steps))


async def elsewhere(interaction: Interaction) -> tuple[tuple[Line, ...], list[ui.Button[Any]]]:
    """Return where this person's campaigns are played, or else all of the server's.

    The buttons let a GM bind their campaigns to this place.
    """
    known = await _campaigns(interaction)
    mine = [campaign for campaign in known if campaign.held_by(interaction.user.id) is not None]
    shown = (mine or known)[:NAMED]
    run = [one for one in mine if one.seat_of(interaction.user.id).is_gm] if interaction.guild_id else []
    lines = tuple(elsewhere_line(campaign) for campaign in shown)
    printer = services_of(interaction).printer(language_of(str(interaction.locale)))
    return lines, _binders(printer, run[:ROW])


async def _campaigns(interaction: Interaction) -> list[Campaign]:
    services = services_of(interaction)
    store, home = services.table.store, interaction.guild_id
    briefs = await (store.campaigns.of(home) if home else store.campaigns.with_holder(interaction.user.id))
    return [(await services.table.state(brief.id)).campaign for brief in briefs]


def _binders(printer: Printer, run: Sequence[Campaign]) -> list[ui.Button[Any]]:
    """Return a button for each campaign that may be bound here, labelled by name if there are several."""
    return [
        button(
            printer.label(line("button-bind") if len(run) == 1 else verbatim(truncate(one.name, LABEL))),
            custom_id_of("bind", one.id),
        )
        for one in run
    ]


@router.on("bind", Ack.UPDATE)
async def bound(context: Context) -> None:
    """Bind this place to the campaign; contests whose own place is gone are shown here from now on.

    An archived campaign is restored by this; its deadlines begin again.

    Refused: `gm-only`, `place-bound-already`, `place-taken`.
    """
    await context.play(BindPlace(place=context.place))
    if context.campaign.archived:
        await begin_all_again(context.services.table, context.campaign.id)
    here, moved = line("place-bound", campaign=context.campaign.name), await leave_lost_places(context)
    await context.reply(moved or here, first=here if moved else None)
