"""/dice: what can be checked of the dice, a word of one's own among them, and a deck that the GM opens."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.background.deck_notices import cut_button
from chat.interactions.announcements import post
from chat.interactions.context import Guest, arrive
from chat.interactions.registrar import Registrar
from chat.interactions.response import SAVED, Ack, answering
from chat.messages.as_panel import journal
from chat.messages.components import rows
from cogs.shared.record import decks as _dice
from narration.parts.public_proofs import ShownRoll
from narration.proofs.decks import Titles, dice_panel, last
from narration.text.line import line
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.audit.proofs import Fairness

Interaction = discord.Interaction[Any]
Word = app_commands.Range[str, 1, NAME_LENGTH]


@app_commands.guild_only()
class DiceCommands(commands.GroupCog, group_name="dice"):
    """Dice that everybody can check."""

    @app_commands.command()
    async def show(self, interaction: Interaction, public: bool = False) -> None:
        """Show what the dice are fixed by, the last rolls and earlier decks."""
        async with answering(interaction, Ack.PRIVATE):
            await _show(await arrive(interaction), public=public)

    @app_commands.command()
    async def cut(self, interaction: Interaction, word: Word) -> None:
        """Add a word to the deck before its first roll."""
        async with answering(interaction, Ack.PRIVATE):
            await _dice.cut(await arrive(interaction), word)

    @app_commands.command(name="open")
    async def open_(self, interaction: Interaction) -> None:
        """Show the seed of the deck in use and lay another."""
        async with answering(interaction, Ack.PRIVATE):
            await _open((await arrive(interaction)).as_gm())


async def _show(guest: Guest, *, public: bool) -> None:
    """Answer privately, or in the open with what everybody may know."""
    table, campaign = guest.services.table, guest.campaign.id
    if await table.deck(campaign) is None:
        await guest.reply(line("dice-given"))
        return
    guest.services.new_decks.look(campaign, guest.interaction.channel_id or 0)
    decks = await Fairness(table).decks(campaign)
    state = guest.system.view(guest.state, PUBLIC) if public else guest.state
    panel = dice_panel(state, decks, await _titles(guest, last(decks[-1])))
    printer = guest.announce if public else guest.print
    view = rows([] if decks[-1].fallen else [cut_button(printer, campaign)])
    if not public:
        await guest.reply(panel, view)
        return
    await guest.reply(line("done-below"))
    await post(guest, panel, view)


async def _titles(guest: Guest, rolls: Iterable[ShownRoll]) -> Titles:
    """Return what the contests are called in which these rolls fell."""
    found = {}
    for contest in {one.contest for one in rolls} - {""}:
        state = await guest.services.table.with_contest(guest.campaign.id, contest)
        found[contest] = guest.system.view(state, PUBLIC).contests[contest].title
    return found


async def _open(guest: Guest) -> None:
    """Open the deck and tell everybody. Refused: `gm-only`, `dice-given`, `deck-unused`, `deck-hides`."""
    before = await _dice.in_use(guest)
    if await guest.services.table.open_deck(guest.campaign.id, guest.seat, guest.asked) is None:
        raise Refused("dice-given")
    guest.interaction.extras[SAVED] = True
    said, view = await _dice.turned(guest, before)
    await guest.reply(line("done-below"))
    await post(guest, journal(guest.campaign.name, said), view)


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    host.learn(_dice.verbs)
    await host.add_cog(DiceCommands())
