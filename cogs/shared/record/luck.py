"""/luck: rolls against what chance promised: a person's own, or those of all who let the table see theirs."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.character_options import MOST, by_name, one_of, suggestions
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answer
from chat.interactions.slow_work import read_for
from chat.messages.chances import chances_message
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Message
from chat.services import Services
from cogs.shared import next_steps
from cogs.shared.people.character_choices import controlled
from narration.journal.chronicle import Edition
from narration.journal.speech import session_name
from narration.proofs.luck import Luck, luck_odds
from narration.text.line import line
from rules.campaign.actions import ShowLuck
from rules.campaign.model import controls
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.journal import Journal
from table.luck import LuckRecord, luck_of

Interaction = discord.Interaction[Any]

router = Router()

PICTURE = "luck.png"


@dataclass(frozen=True)
class Asked:
    """Whose rolls are meant (names by character), in which session (None for all), and who sees them.

    `table` says that they are those of everybody who opened theirs.
    """

    characters: Mapping[str, str]
    session: int | None
    public: bool
    table: bool


class LuckCommand(commands.Cog):
    """Rolls compared with their chances."""

    def __init__(self, services: Services) -> None:
        self.journal = Journal(services.table)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(character=one_of(controlled))
    @in_campaign()
    async def luck(
        self,
        context: Context,
        character: str = "",
        session: int | None = None,
        public: bool = False,
        table: bool = False,
    ) -> None:
        """Compare the person's own rolls, or those that are open to the table, with what chance promised."""
        context = await _as_own_seat(context)
        chosen = _opened(context) if table else _chosen(context, character)
        if not chosen:
            await context.reply(line("luck-table-closed"))
            return
        asked = Asked(chosen, session, public, table)
        edition: Edition = "gm" if context.seat.is_gm and not public and not table else "players"
        campaign = context.campaign.id
        wanted = campaign, dict(asked.characters), edition, session
        record = await read_for(context.interaction, [campaign], luck_of, *wanted)
        await _tell(context, asked, record)

    @luck.autocomplete("session")
    async def _sessions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest sessions, the newest first."""
        context = await context_of_typing(interaction)
        if context is None:
            return []
        parts = await self.journal.parts(context.campaign.id)
        numbers = sorted({part.place.session for part in parts}, reverse=True)
        return suggestions([(context.print.label(session_name(one), MOST), one) for one in numbers], typed)


async def _as_own_seat(context: Context) -> Context:
    """Return the context on this person's own seat, even while they stand in for another."""
    if context.seat == context.own:
        return context
    state = await context.services.table.state(context.campaign.id)
    return replace(context, seat=context.own, state=context.system.view(state, context.own))


def _chosen(context: Context, typed: str) -> dict[str, str]:
    """Return by id the names of the characters whose rolls are meant: the typed one, or all of the person's.

    Refused: `no-such-character`, `not-your-character`, `no-character-yet` for somebody without characters.
    """
    if typed:
        found = by_name(context, typed)
        if not controls(context.own, found):
            raise Refused("not-your-character", name=found.name)
        return {found.id: found.name}
    if not (mine := controlled(context)):
        raise Refused("no-character-yet")
    return {one.id: one.name for one in mine}


def _opened(context: Context) -> dict[str, str]:
    """Return by id the names of the characters that the table may see, of all who opened theirs.

    Refused: `no-seat` for somebody who is not of the table.
    """
    if not context.own.id:
        raise Refused("no-seat")
    campaign, public = context.campaign, context.system.view(context.state, PUBLIC)
    open_ = {one.id for one in campaign.seats if one.shows_luck}
    return {one.id: one.name for one in public.characters.values() if (one.seat or campaign.chair) in open_}


@router.on("luck-open", Ack.PRIVATE)
async def show_luck(context: Context, on: int) -> None:
    """Let the table see how one's rolls have gone, or stop it. Refused: `change-nothing`."""
    await context.play(ShowLuck(on=bool(on)))
    await context.reply(line("luck-opened" if on else "luck-closed"))


def _consent(context: Context) -> discord.ui.Button[Any]:
    """Return the button that opens one's own luck to the table, or closes it again."""
    record = context.campaign.record(context.own.id)
    shows = record is not None and record.shows_luck
    label = line("button-luck-close" if shows else "button-luck-open")
    return button(context.print.label(label), custom_id_of("luck-open", context.campaign.id, int(not shows)))


async def _tell(context: Context, asked: Asked, record: LuckRecord) -> None:
    """Answer with the comparison, or post it if it is public and there are any rolls.

    It is shown even where the table hides chances: it says nothing about rolls to come. The picture is drawn
    in a thread, so that it does not block the event loop.
    """
    interaction, services = context.interaction, context.services
    language = context.campaign.language if asked.public and record.whole.rolls else context.language
    picture = interaction.app_permissions.attach_files
    told, printer = luck_odds(_luck(context, asked, record)), services.printer(language)
    message = await asyncio.to_thread(lambda: chances_message(printer, told, picture=picture, name=PICTURE))
    if not asked.public or not record.whole.rolls:
        steps = () if record.whole.rolls else (next_steps.FINISH, next_steps.NOW, next_steps.HELP)
        consent = [] if asked.table else [_consent(context)]
        buttons = next_steps.buttons(next_steps.Here(interaction, context), steps)
        await answer(interaction, message, view_of([*consent, *buttons]))
        return
    await answer(interaction, Message(context.print.say(line("luck-done"))), None)
    await follow_up(services.channels, interaction, message)


def _luck(context: Context, asked: Asked, record: LuckRecord) -> Luck:
    """Return what is told. If any characters rolled, only these are named, so no unknown one is revealed."""
    each = sorted(record.each.items(), key=lambda one: -one[1].rolls)
    rolled = [asked.characters[number] for number, _ in each]
    return Luck(
        system=context.campaign.system,
        names=rolled or list(asked.characters.values()),
        session=asked.session,
        whole=record.whole,
        each=[(asked.characters[number], told) for number, told in each],
        among=record.among,
        cut=record.cut,
        bare=record.bare,
        by_rolled=record.by_rolled,
        by_session={} if asked.session is not None else record.by_session,
        table=asked.table,
    )
