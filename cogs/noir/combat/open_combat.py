"""/noir combat: the GM opens a combat, usually of all players' characters against those named (NOIR-90)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_names, suggest_last
from chat.interactions.context import Context, context_of_command
from chat.interactions.opening import require_voice
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import event_of
from chat.messages.components import button, custom_id_of, view_of
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from rules.core.names import NAME_LENGTH
from rules.core.seat import require_gm
from rules.noir.state.campaign_state import Character
from rules.noir.state.combat_events import CombatOpened
from rules.noir.state.contest_actions import FighterSetup, OpenCombat
from rules.noir.state.contests import Combat
from rules.noir.state.participants import main_characters

Interaction = discord.Interaction[Any]


class CombatCommands(commands.Cog):
    """Opening a combat."""

    @app_commands.command()
    async def combat(
        self,
        interaction: Interaction,
        against: str,
        ours: str = "",
        third: str = "",
        title: app_commands.Range[str, 0, NAME_LENGTH] = "",
    ) -> None:
        """Open a combat; the opponents' names are enough."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            await open_combat(context, (ours, against, third), title)

    @combat.autocomplete("against")
    @combat.autocomplete("third")
    async def _npcs_first(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_last(
            interaction,
            typed,
            lambda context: sorted(_standing(context), key=lambda one: bool(one.seat)),
        )

    @combat.autocomplete("ours")
    async def _players_first(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_last(
            interaction, typed, lambda context: sorted(_standing(context), key=lambda one: not one.seat)
        )


def _standing(context: Context) -> list[Character]:
    return [one for one in context.state.characters.values() if not one.condition.gone]


async def open_combat(context: Context, sides: tuple[str, str, str], title: str) -> None:
    """Open and show a combat; who fights is listed by names, and the first side has a default.

    Refused: `may-not-write` where the bot could not show it, `no-such-character`.
    """
    require_voice(context)
    people = [by_names(context, typed) for typed in sides]
    others = {one.id for side in people[1:] for one in side}
    if not people[0]:
        able = (one for one in main_characters(context.state) if one.finished)
        people[0] = tuple(one for one in able if one.id not in others)
    fighters = tuple(
        FighterSetup(character=one.id, side=number) for number, side in enumerate(people, 1) for one in side
    )
    called = title or _title(people)
    place = context.place
    played = await context.play(OpenCombat(place=place, title=called, fighters=fighters))
    opened = event_of(CombatOpened, played.events).combat
    await context.services.live.show(context.campaign.id, opened.id)
    await _answer(context, opened)


def _title(sides: list[tuple[Character, ...]]) -> str:
    """Return what a combat is called when nobody says: the first of each side."""
    half = (NAME_LENGTH - 6) // 2
    return " – ".join(truncate(side[0].name, half) for side in sides[:2] if side)


async def _answer(context: Context, combat: Combat) -> None:
    """Say where it is; if it could not be shown, a button tries again."""
    showing = await context.services.table.store.contest_version(context.campaign.id, combat.id)
    title = verbatim(combat.title)
    if showing is not None and showing.shown == showing.changed:
        await context.reply(line("noir-fight-open", title=title, what_now=line("noir-fight-open-act")))
        return
    again = custom_id_of("n-status", context.campaign.id, combat.id, combat.step)
    view = view_of([button(context.print.label(line("button-status")), again)])
    await context.reply(line("noir-fight-open", title=title, what_now=line("conflict-opened-unseen")), view)
