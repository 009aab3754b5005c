"""/help: what to do next here, what a command does, how a game is played; in direct messages too."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands

from cogs._answer import Ack, answer, answering, reader
from cogs._embeds import Printer
from cogs._guest import places_of
from cogs._mentions import CommandIds, linked
from cogs._translator import Choice, description_line, name_line, option_line
from narration import help as words
from narration.games import GAMES
from narration.line import Line, Panel, verbatim
from narration.seats import acting_line
from narration.texts import LANGUAGES
from rules.refusal import Refused
from rules.registry import SYSTEMS
from rules.seat import Role

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]
Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"

#: What a whole number is in an example, where its bounds allow.
NUMBER = 3


class Help(commands.Cog):
    """Help for everybody, everywhere."""

    def __init__(self, bot: "Nattvakt") -> None:
        self.bot = bot
        self._ids = CommandIds(bot)

    @app_commands.command(name="help")
    async def help_(self, interaction: Interaction, topic: str = "") -> None:
        """Say what can be done here, or explain a command or a game."""
        async with answering(interaction, Ack.PRIVATE):
            panel = self._about(topic) if topic else await self._start(interaction)
            printer = self._printer(interaction)
            ids = await self._ids.at(interaction.guild_id or 0)
            await answer(interaction, linked(printer.message(panel), self._links(printer, ids)), None)

    @help_.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        printer, wanted = self._printer(interaction), typed.strip().casefold()
        games = [(printer.label(game.name), system) for system, game in GAMES.items()]
        known = [(printer.label(one.spelled), f"/{one.path}") for one in entries(self.bot)]
        found = [(n, v) for n, v in (*games, *known) if wanted in n.casefold() or wanted in v]
        return [app_commands.Choice(name=name[:100], value=value) for name, value in found[:25]]

    def _printer(self, interaction: Interaction) -> Printer:
        return self.bot.printer(reader(interaction, self.bot.settings.language))

    def _about(self, topic: str) -> Panel:
        """Refused: `no-such-topic`."""
        wanted = " ".join(topic.casefold().split())
        if wanted in SYSTEMS:
            return words.about_game(wanted)
        for entry in entries(self.bot):
            if wanted.removeprefix("/") in self._names(entry):
                return words.about_command(entry)
        raise Refused("no-such-topic")

    def _names(self, entry: words.Entry) -> set[str]:
        """Return what a command is called in all languages."""
        spoken = (self.bot.printer(language).label(entry.spelled) for language in LANGUAGES)
        return {said.removeprefix("/").casefold() for said in spoken}

    async def _start(self, interaction: Interaction) -> Panel:
        places = places_of(interaction)
        state = await self.bot.table.at(places) if interaction.guild_id else None
        if state is None:
            return words.nothing_here() if interaction.guild_id else words.in_letters()
        record = state.campaign.held_by(interaction.user.id)
        if record is None:
            return words.for_guest(state.campaign)
        seat = state.campaign.seats_of(interaction.user.id, places)[0]
        if seat.by:
            acting = acting_line(state.campaign, state.characters, seat.id, places)
            return words.for_stand_in(state.campaign, acting)
        if record.role is Role.GM:
            return words.for_gm(state)
        character = state.characters.get(record.plays(places))
        if character is None:
            return words.for_newcomer(state.campaign)
        return words.for_player(state.campaign, character.name)

    def _links(self, printer: Printer, ids: dict[str, int]) -> dict[str, str]:
        """Return the link to each command that can be typed, by what it is called in a language."""
        return {
            printer.label(one.spelled): f"</{one.path}:{ids[root]}>"
            for one in entries(self.bot)
            if not one.below and (root := one.path.partition(" ")[0]) in ids
        }


def entries(bot: "Nattvakt") -> tuple[words.Entry, ...]:
    """Return every command, those of all games included; a group stands before what is below it."""
    roots = [*bot.tree.get_commands(), *(one for system in SYSTEMS for one in bot.home_commands.of(system))]
    return tuple(
        entry
        for root in roots
        if not isinstance(root, app_commands.ContextMenu)
        for entry in _walk(_entry(root, ()))
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
    """Return a value for an example; None for a text, which is looked up by the option's name."""
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


async def setup(bot: "Nattvakt") -> None:
    """Load the command."""
    await bot.add_cog(Help(bot))
