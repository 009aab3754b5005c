"""/zapas recovery: a quiet scene of several characters that fills reserves when the GM closes it (ZAP-30)."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.interactions.character_options import suggest_last
from chat.interactions.context import Context, context_of_command
from chat.interactions.dispatch import Router
from chat.interactions.opening import require_voice
from chat.interactions.prompts import Prompt
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import view_of
from cogs.zapas.components import suggested
from cogs.zapas.prompts import Moment, begin, carry_out, catch_up, opens
from narration.text.line import line, verbatim
from narration.zapas.contest import duel_prompts as prompts
from rules.core.names import same
from rules.zapas.duties import Due, Duty
from rules.zapas.state.campaign_state import RESERVE, Character
from rules.zapas.state.contest_actions import EndRecovery, StartRecovery
from rules.zapas.state.contest_events import RecoveryStarted

router = Router(late=catch_up)

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class RecoveryCommands(commands.Cog):
    """Recovery scenes."""

    @app_commands.command()
    async def recovery(self, interaction: Interaction, company: str) -> None:
        """Begin a recovery scene with at least one other character."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_voice(context)
            characters, others = _present(context, company)
            await open_recovery(
                context,
                StartRecovery(place=interaction.channel_id or 0, characters=characters, others=others),
            )

    @recovery.autocomplete("company")
    async def _company(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_last(interaction, typed, _others)


def _others(context: Context) -> Sequence[Character]:
    """Return whom this person may know of, players' characters first."""
    known = (one for one in suggested(context) if one.seat != context.seat.id)
    return sorted(known, key=lambda one: not one.is_main)


def _present(context: Context, typed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the players' characters in the scene, with one's own, and names of others."""
    record = context.campaign.record(context.seat.id)
    mine = [record.character] if record and record.character else []
    found, others = list(mine), []
    for name in (part.strip() for part in typed.split(",") if part.strip()):
        known = [one for one in context.state.characters.values() if one.is_main and same(one.name, name)]
        if known:
            found.append(known[0].id)
        else:
            others.append(name)
    return tuple(dict.fromkeys(found)), tuple(others)


async def open_recovery(context: Context, action: StartRecovery) -> None:
    """Open and show it."""
    played = await context.play(action)
    scene = event_of(RecoveryStarted, played.events).scene
    await begin(context, scene.id, line("zapas-recovery-begun", title=verbatim(scene.title)))


@opens(Duty.END_RECOVERY)
def end_prompt(now: Moment, due: Due) -> Prompt:
    """Ask the GM whether it is played out, and how much it gives."""
    del due
    fill = now.button(line("button-zapas-fill"), "z-recover", RESERVE, style=ButtonStyle.primary)
    options = [now.option(line("option-zapas-grant", dice=dice), dice) for dice in range(1, RESERVE)]
    less = now.menu(line("placeholder-zapas-grant"), now.at("z-recover-less"), options)
    return prompts.ending(now.contest.title), view_of([fill], [less])


@router.on("z-recover", Ack.UPDATE)
@router.on("z-recover-less", Ack.UPDATE)
async def end_recovery(context: Context, contest: str, step: int, grant: int) -> None:
    """Close the scene as played out."""
    await carry_out(context, contest, EndRecovery(contest=contest, step=step, grant=grant))
