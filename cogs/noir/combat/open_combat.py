"""/noir combat: the GM opens a combat, by default all player characters against those named (NOIR-90)."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_names, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write
from chat.interactions.context import Context
from chat.messages.components import view_of
from chat.messages.lines_as_panel import event_of
from cogs.noir.characters import npcs_left, players_left
from cogs.noir.contests.circumstances import Sizes, suggest_sizes, typed_sizes
from narration.text.line import line, verbatim
from narration.text.truncate import truncate
from rules.core.names import NAME_LENGTH
from rules.core.seat import require_gm
from rules.noir.state.campaign_state import Character
from rules.noir.state.combat_events import CombatOpened
from rules.noir.state.contest_actions import FighterSetup, OpenCombat
from rules.noir.state.contests import Combat
from rules.noir.state.participants import main_characters


class CombatCommands(commands.Cog):
    """Opening a combat."""

    @app_commands.command()
    @app_commands.autocomplete(
        against=several_of(npcs_left),
        ours=several_of(players_left),
        third=several_of(npcs_left),
        circumstances=suggest_sizes,
        opponent_circumstances=suggest_sizes,
    )
    @in_campaign()
    async def combat(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        against: str,
        ours: str = "",
        third: str = "",
        title: app_commands.Range[str, 0, NAME_LENGTH] = "",
        circumstances: Sizes = "",
        opponent_circumstances: Sizes = "",
    ) -> None:
        """Open a combat; the opponents' names are enough."""
        require_gm(context.seat)
        sizes = typed_sizes(circumstances), typed_sizes(opponent_circumstances)
        await open_combat(context, (ours, against, third), title, sizes)


async def open_combat(
    context: Context,
    sides: tuple[str, str, str],
    title: str,
    sizes: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
) -> None:
    """Open and show a combat between sides, each a list of names. Without names the group is the first side.

    `sizes` are the circumstances of the first side's initiative, and of the others'.

    Refused: `may-not-write` where the bot could not show it, `no-such-character`.
    """
    require_may_write(context)
    people = [by_names(context, typed) for typed in sides]
    others = {one.id for side in people[1:] for one in side}
    if not people[0]:
        able = (one for one in main_characters(context.state) if one.finished)
        people[0] = tuple(one for one in able if one.id not in others)
    fighters = tuple(
        FighterSetup(character=one.id, side=number, circumstances=sizes[number > 1])
        for number, side in enumerate(people, 1)
        for one in side
    )
    action = OpenCombat(place=context.place, title=title or _title(people), fighters=fighters)
    played = await context.play(action)
    opened = event_of(CombatOpened, played.events).combat
    await context.services.live.show(context.campaign.id, opened.id)
    await _answer(context, opened)


def _title(sides: list[tuple[Character, ...]]) -> str:
    """Return the title of a combat that nobody named: the first fighter of each side."""
    half = (NAME_LENGTH - 6) // 2
    return " – ".join(truncate(side[0].name, half) for side in sides[:2] if side)


async def _answer(context: Context, combat: Combat) -> None:
    """Say that the combat is open; if it could not be shown, offer a button that tries again."""
    showing = await context.services.table.store.posts.revision(context.campaign.id, combat.id)
    shown = showing is not None and showing.shown == showing.changed
    what_now = line("noir-fight-open-act") if shown else line("conflict-opened-unseen")
    again = context.button(line("button-status"), "n-status", combat.id, combat.step)
    said = line("noir-fight-open", title=verbatim(combat.title), what_now=what_now)
    await context.reply(said, view_of([None if shown else again]))
