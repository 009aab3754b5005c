"""/dice: what can be checked of the dice, a word of one's own among them, and a deck that the GM opens."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.background.deck_notices import cut_button
from chat.interactions.announcements import post
from chat.interactions.context import Context, context_of_command
from chat.interactions.registrar import Registrar
from chat.interactions.response import SAVED, Ack, answering
from chat.messages.as_panel import as_panel
from chat.messages.components import view_of
from cogs.shared.record import decks as _dice
from narration.parts.public_proofs import ShownRoll
from narration.proofs.decks import ContestTitles, dice_panel, latest_rolls
from narration.text.line import line
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.audit.proofs import PublishedProofs

Interaction = discord.Interaction[Any]
Word = app_commands.Range[str, 1, NAME_LENGTH]


@app_commands.guild_only()
class DiceCommands(commands.GroupCog, group_name="dice"):
    """Dice that everybody can check."""

    @app_commands.command()
    async def show(self, interaction: Interaction, public: bool = False) -> None:
        """Show what the dice are fixed by, the last rolls and earlier decks."""
        async with answering(interaction, Ack.PRIVATE):
            await _show(await context_of_command(interaction), public=public)

    @app_commands.command()
    async def cut(self, interaction: Interaction, word: Word) -> None:
        """Add a word to the deck before its first roll."""
        async with answering(interaction, Ack.PRIVATE):
            await _dice.cut(await context_of_command(interaction), word)

    @app_commands.command(name="open")
    async def open_(self, interaction: Interaction) -> None:
        """Show the seed of the deck in use and lay another."""
        async with answering(interaction, Ack.PRIVATE):
            await _open((await context_of_command(interaction)).as_gm())


async def _show(context: Context, *, public: bool) -> None:
    """Answer privately, or in the open with what everybody may know."""
    table, campaign = context.services.table, context.campaign.id
    if await table.deck(campaign) is None:
        await context.reply(line("dice-given"))
        return
    context.services.new_decks.announce_soon(campaign, context.place)
    decks = await PublishedProofs(table).decks(campaign)
    state = context.system.view(context.state, PUBLIC) if public else context.state
    panel = dice_panel(state, decks, await _titles(context, latest_rolls(decks[-1])))
    printer = context.announce if public else context.print
    view = view_of([] if decks[-1].fallen else [cut_button(printer, campaign)])
    if not public:
        await context.reply(panel, view)
        return
    await context.reply(line("done-below"))
    await post(context, panel, view)


async def _titles(context: Context, rolls: Iterable[ShownRoll]) -> ContestTitles:
    """Return what the contests are called in which these rolls fell."""
    found = {}
    for contest in {one.contest for one in rolls} - {""}:
        state = await context.services.table.with_contest(context.campaign.id, contest)
        found[contest] = context.system.view(state, PUBLIC).contests[contest].title
    return found


async def _open(context: Context) -> None:
    """Open the deck and tell everybody. Refused: `gm-only`, `dice-given`, `deck-unused`, `deck-hides`."""
    before = await _dice.in_use(context)
    if await context.services.table.open_deck(context.campaign.id, context.seat, context.asked) is None:
        raise Refused("dice-given")
    context.interaction.extras[SAVED] = True
    said, view = await _dice.turned(context, before)
    await context.reply(line("done-below"))
    await post(context, as_panel(context.campaign.name, said), view)


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    host.learn(_dice.router)
    await host.add_cog(DiceCommands())
