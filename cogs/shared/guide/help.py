"""/help: what to do next here, with buttons for it; what a command does; how a game is played.

It also works in direct messages, and a button under refusals opens it.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from discord import AppCommandOptionType, AppCommandType, app_commands, ui
from discord.ext import commands

from chat.interactions.context import Context, places_of
from chat.interactions.dispatch import Router
from chat.interactions.game import game_of
from chat.interactions.localization import Choice, description_line, name_line, option_line
from chat.interactions.response import Ack, answer, answering, reader_printer
from chat.messages.components import view_of
from chat.messages.printer import Message, Printer
from chat.services import Services
from cogs.shared import next_steps
from cogs.shared.campaign.places import elsewhere
from cogs.shared.campaign.ready import offered
from cogs.shared.guide import waiting
from cogs.shared.guide.command_links import CommandIds, linked
from cogs.shared.guide.now import Buttons
from cogs.shared.next_steps import Here, locate
from cogs.shared.people import followers
from narration.campaign import help as words
from narration.campaign.waiting import own_lines
from narration.game_words import name_of
from narration.games import GAMES
from narration.text.languages import LANGUAGES
from narration.text.line import Line, Panel, verbatim
from rules.core.refusal import Refused
from rules.registry import SYSTEMS

Interaction = discord.Interaction[Any]
Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"

router = Router()

#: The whole number used in an example, if the option's bounds allow it.
NUMBER = 3
#: How a topic begins that is a command in a menu, since another command may have its name.
MENU = "menu:"
#: The most waiting things that are named, and the most buttons for them, which share one row.
DUE, ROW = 3, 5


class Help(commands.Cog):
    """Help for everybody, everywhere."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._ids = CommandIds(services)

    @app_commands.command(name="help")
    async def help_(self, interaction: Interaction, topic: str = "") -> None:
        """Show what can be done here, or explain a command or a game."""
        async with answering(interaction, Ack.PRIVATE):
            if topic:
                await self.services.game_loader.load_all()
                await self._say(interaction, self._about(topic), None)
            else:
                await self.start(interaction)

    async def start(self, interaction: Interaction) -> None:
        """Show what can be done in the place of the interaction, with buttons for it."""
        panel, view = await _standing(await locate(interaction))
        await self._say(interaction, panel, view)

    async def _say(self, interaction: Interaction, panel: Panel, view: ui.View | None) -> None:
        printer = reader_printer(interaction)
        said = await self.link(printer, printer.message(panel), interaction.guild_id or 0)
        await answer(interaction, said, view)

    async def link(self, printer: Printer, message: Message, home: int) -> Message:
        """Return a message with links for the commands that it names: shared ones, and those of `home`."""
        return linked(message, self._links(printer, await self._ids.at(home)))

    @help_.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        await self.services.game_loader.load_all()
        printer, wanted = reader_printer(interaction), typed.strip().casefold()
        games = [(printer.label(name_of(system)), system) for system in GAMES]
        known = [(printer.label(one.spelled), f"/{one.path}") for one in entries(self.services)]
        below = [one for one, _ in menus(self.services)]
        listed = [(printer.label(one.spelled), f"{MENU}{one.path}".casefold()) for one in below]
        found = [(n, v) for n, v in (*games, *known, *listed) if wanted in n.casefold() or wanted in v]
        return [app_commands.Choice(name=name[:100], value=value) for name, value in found[:25]]

    def _about(self, topic: str) -> Panel:
        """Return the help about a game or a command. Refused: `no-such-topic`."""
        wanted = " ".join(topic.casefold().split())
        if wanted in SYSTEMS:
            return words.about_game(wanted)
        for entry in () if wanted.startswith(MENU) else entries(self.services):
            if wanted.removeprefix("/") in self._names(entry):
                return words.about_command(entry)
        for entry, of_person in menus(self.services):
            if wanted.removeprefix(MENU) in self._names(entry):
                return words.about_menu(entry, of_person=of_person)
        raise Refused("no-such-topic")

    def _names(self, entry: words.Entry) -> set[str]:
        """Return the names of a command in all languages, in lower case."""
        spoken = (self.services.printer(language).label(entry.spelled) for language in LANGUAGES)
        return {said.removeprefix("/").casefold() for said in spoken}

    def _links(self, printer: Printer, ids: dict[str, int]) -> dict[str, str]:
        """Return the links to the commands that can be typed, by command name in the printer's language."""
        return {
            printer.label(one.spelled): f"</{one.path}:{ids[root]}>"
            for one in entries(self.services)
            if not one.below and (root := one.path.partition(" ")[0]) in ids
        }


@router.on("help", Ack.PRIVATE, anywhere=True)
async def help_here(interaction: Interaction) -> None:
    """Show what can be done where the button is pressed."""
    cog = interaction.client.get_cog("Help")
    assert isinstance(cog, Help), "its button is there because it is loaded"
    await cog.start(interaction)


# --------------------------------------------------------------------------------- the help for here


async def _standing(here: Here) -> tuple[Panel, ui.View | None]:
    """Return what somebody in this situation can do, and the buttons for it."""
    follows = here.context is not None and await followers.is_spectator(here.context)
    known = (next_steps.FOLLOW,) if follows else ()
    steps = next_steps.buttons(here, (one for one in next_steps.HELP_STEPS if one not in known))
    if here.context is not None:
        return await _seated(here, here.context, steps, follows=follows)
    if here.interaction.guild_id is None:
        return words.in_letters(), view_of(steps)
    lines, binders = await elsewhere(here.interaction)
    return words.nothing_here(lines), view_of(binders, steps)


async def _seated(
    here: Here, context: Context, steps: list[ui.Button[Any]], *, follows: bool
) -> tuple[Panel, ui.View | None]:
    """Return the help in a campaign: what waits for this person comes first."""
    state = await context.services.table.state(context.campaign.id)
    found = waiting.find(context.system, state, context.seats)
    sight = await waiting.summarize(context.services, found, context.seats)
    ready = await offered(here)
    due_lines = (*own_lines(sight, DUE), *([ready.said] if ready else ()))
    panel = words.with_due(_panel(here, context, follows=follows), due_lines)
    if places_of(context.interaction)[0] not in context.campaign.places:
        panel = words.in_thread(panel)
    game = game_of(context)
    due = Buttons(context.services, game, context.print, found)
    rows = [*due.contests(), *due.listed()][:ROW], ready.buttons if ready else [], steps
    return panel, view_of(*rows, game.begins(context))


def _panel(here: Here, context: Context, *, follows: bool) -> Panel:
    campaign, character = context.campaign, here.character
    if not here.has_seat:
        return words.outsider_panel(campaign, follows=follows)
    if context.acting is not None:
        return words.for_stand_in(campaign, context.acting)
    if here.is_gm:
        return words.for_gm(context.state)
    if character is None:
        return words.for_newcomer(campaign)
    if here.is_unfinished:
        return words.for_unfinished(campaign, character.name)
    return words.for_player(campaign, character.name)


# -------------------------------------------------------------------------------------- the commands


def entries(services: Services) -> tuple[words.Entry, ...]:
    """Return all commands, also those of every game that is loaded; a group comes before its commands."""
    roots = [
        *services.client.tree.get_commands(),
        *(one for system in SYSTEMS for one in services.guild_commands.of(system)),
    ]
    return tuple(
        entry
        for root in roots
        if not isinstance(root, app_commands.ContextMenu)
        for entry in _walk(_entry(root, ()))
    )


def menus(services: Services) -> tuple[tuple[words.Entry, bool], ...]:
    """Return the commands in the menus of messages and people, each with whether it is a person's."""
    found = (one for one in services.client.tree.get_commands() if isinstance(one, app_commands.ContextMenu))
    return tuple(
        (
            words.Entry(one.name, name_line(one), description_line(one)),
            one.type is AppCommandType.user,
        )
        for one in found
    )


def _walk(entry: words.Entry) -> Iterator[words.Entry]:
    yield entry
    for below in entry.below:
        yield from _walk(below)


def _entry(command: Command, above: tuple[Line, ...]) -> words.Entry:
    names = (*above, name_line(command))
    what = description_line(command)
    if isinstance(command, app_commands.Group):
        below = tuple(_entry(one, names) for one in command.commands)
        return words.Entry(command.qualified_name, words.spelled(names), what, below=below)
    options = tuple(_option(one) for one in command.parameters)
    return words.Entry(command.qualified_name, words.spelled(names), what, options)


def _option(option: app_commands.Parameter) -> words.Option:
    name = option_line(option)
    choices = tuple(Line(one.id) for one in option.choices if isinstance(one, Choice))
    path = f"{option.command.qualified_name} {option.display_name}"
    sample = choices[0] if choices else _sample(option)
    return words.Option(path, name, Line(f"{name.id}.description"), option.required, sample, choices)


def _sample(option: app_commands.Parameter) -> Line | None:
    """Return a value for an example; None for a text option, whose example depends on the option's name."""
    match option.type:
        case AppCommandOptionType.integer:
            least, most = option.min_value or 1, option.max_value or NUMBER
            return verbatim(str(int(min(max(NUMBER, least), most))))
        case AppCommandOptionType.user:
            return words.MEMBER
        case AppCommandOptionType.attachment:
            return words.FILE
        case _:
            return None
