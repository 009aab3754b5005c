"""/dice: show what proves the dice, cut the deck with a word, and open the deck as the GM."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from chat.background.deck_notices import cut_button
from chat.interactions.announcements import post
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.response import SAVED, Ack
from chat.messages.components import view_of
from chat.messages.lines_as_panel import as_panel
from cogs.shared.record import decks
from narration.parts.public_proofs import ShownRoll
from narration.proofs.decks import ContestTitles, dice_panel, latest_rolls
from narration.text.line import line
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from table.audit.proofs import PublishedProofs

router = Router()


@app_commands.guild_only()
class DiceCommands(commands.GroupCog, group_name="dice"):
    """Dice that everybody can check."""

    @app_commands.command()
    @in_campaign()
    async def show(self, context: Context, public: bool = False) -> None:
        """Show what fixes the dice, the last rolls and earlier decks."""
        await _show(context, public=public)

    @app_commands.command()
    @in_campaign()
    async def cut(self, context: Context, word: app_commands.Range[str, 1, NAME_LENGTH]) -> None:
        """Add a word to the deck before its first roll."""
        await decks.cut(context, word)

    @app_commands.command(name="open")
    @in_campaign()
    async def open_(self, context: Context) -> None:
        """Show the seed of the deck in use, and lay another deck."""
        await _open(context.as_gm())


@router.on("dice", Ack.PRIVATE)
async def show_dice(context: Context) -> None:
    """Show privately what fixes the dice, with the button that cuts an unused deck."""
    await _show(context, public=False)


async def _show(context: Context, *, public: bool) -> None:
    """Answer privately, or post what everybody may know."""
    table, campaign = context.services.table, context.campaign.id
    if await table.deck(campaign) is None:
        await context.reply(line("dice-given"))
        return
    context.services.new_decks.announce_soon(campaign, context.place)
    shown = await PublishedProofs(table).decks(campaign)
    state = context.system.view(context.state, PUBLIC) if public else context.state
    panel = dice_panel(state, shown, await _titles(context, latest_rolls(shown[-1])))
    printer = context.announce if public else context.print
    view = view_of([cut_button(printer, campaign)] if shown[-1].takes_words else [])
    if not public:
        await context.reply(panel, view)
        return
    await context.reply(line("done-below"))
    await post(context, panel, view)


async def _titles(context: Context, rolls: Iterable[ShownRoll]) -> ContestTitles:
    """Return the titles of the contests in which these rolls were made."""
    found = {}
    for contest in {one.contest for one in rolls} - {""}:
        state = await context.services.table.with_contest(context.campaign.id, contest)
        found[contest] = context.system.view(state, PUBLIC).contests[contest].title
    return found


async def _open(context: Context) -> None:
    """Open the deck and announce its seed. Refused: `gm-only`, `dice-given`, `deck-unused`, `deck-hides`."""
    before = await decks.in_use(context)
    if await context.services.table.open_deck(context.campaign.id, context.seat, context.asked) is None:
        raise Refused("dice-given")
    context.interaction.extras[SAVED] = True
    said, view = await decks.turned(context, before)
    await context.reply(line("done-below"))
    await post(context, as_panel(context.campaign.name, said), view)
