"""/journal: what has happened, from the log: read here privately, or kept as a file."""

import asyncio
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.arguments import stale_button
from chat.interactions.character_options import MOST
from chat.interactions.context import Context, context_of_command, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.localization import Choice
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Message, cut
from chat.services import Services
from narration.journal.chat_pages import pages, pages_panel
from narration.journal.chronicle import Chronicle, Edition, Place, Selection
from narration.journal.speech import day, edition_name, scene_name, selection_name, session_name
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from rules.core.refusal import Refused
from table.journal import ExportRequest, Journal, JournalPart

Interaction = discord.Interaction[Any]
Suggestions = list[app_commands.Choice[int]]

FORMATS: list[app_commands.Choice[str]] = [
    Choice("choice-journal-html", "html"),
    Choice("choice-journal-md", "md"),
    Choice("choice-journal-json", "json"),
]
EDITIONS: list[app_commands.Choice[str]] = [
    Choice("choice-edition-players", "players"),
    Choice("choice-edition-gm", "gm"),
]
LANGUAGES: list[app_commands.Choice[str]] = [
    Choice("choice-language-en", "en"),
    Choice("choice-language-sv", "sv"),
    Choice("choice-language-ru", "ru"),
]
#: How many of the contests of a part a suggestion names, and in how many characters each.
TITLES, TITLE = 3, 24
#: Stands in a button for a session or scene that was not named.
ANY = -1

router = Router()


@dataclass(frozen=True)
class Attached(Message):
    """An answer with a file."""

    name: str = ""
    data: bytes = b""

    def files(self) -> list[discord.File]:
        """Return fresh files; a file object can be sent once only."""
        return [discord.File(io.BytesIO(self.data), self.name)]


@app_commands.guild_only()
class Journals(commands.GroupCog, group_name="journal"):
    """What has happened in the campaign."""

    def __init__(self, services: Services) -> None:
        self.journal = Journal(services.table)

    @app_commands.command()
    async def show(
        self, interaction: Interaction, session: int | None = None, scene: int | None = None
    ) -> None:
        """Read the journal here, privately; the newest page first."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            wanted = await self._newest(context, Selection(session, scene))
            await self.show_page(context, wanted, None)

    @app_commands.command()
    @app_commands.choices(format=FORMATS, edition=EDITIONS, language=LANGUAGES)
    async def export(
        self,
        interaction: Interaction,
        format: str = "html",  # noqa: A002 - what the option is called
        edition: str = "players",
        language: str | None = None,
        session: int | None = None,
        scene: int | None = None,
    ) -> None:
        """The journal as a file: a page to read and print, Markdown, or JSON."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            given = {"format": format, "edition": edition, "language": language or context.language}
            await self._attach(context, ExportRequest(**given, wanted=Selection(session, scene)))  # type: ignore[arg-type]  # choices

    @show.autocomplete("session")
    @export.autocomplete("session")
    async def _sessions(self, interaction: Interaction, typed: str) -> Suggestions:
        """Suggest sessions, the newest first, with what was played in them."""
        context = await context_of_typing(interaction)
        if context is None:
            return []
        parts = await self.journal.parts(context.campaign.id)
        grouped = [(number, list(one)) for number, one in groupby(parts, key=lambda part: part.place.session)]
        return _suggested(
            context, typed, [(number, session_name(number), one) for number, one in reversed(grouped)]
        )

    @show.autocomplete("scene")
    @export.autocomplete("scene")
    async def _scenes(self, interaction: Interaction, typed: str) -> Suggestions:
        """Suggest the scenes of the session that was chosen, or all, the newest first."""
        context = await context_of_typing(interaction)
        if context is None:
            return []
        wanted = Selection(interaction.namespace.session)
        parts = [part for part in await self.journal.parts(context.campaign.id) if wanted.has(part.place)]
        scenes: dict[int, list[JournalPart]] = {}
        for part in parts:
            scenes.setdefault(part.place.scene, []).append(part)
        return _suggested(
            context,
            typed,
            [(number, scene_name(Place(0, number)), one) for number, one in reversed(scenes.items())],
        )

    async def show_page(self, context: Context, wanted: Selection, number: int | None) -> None:
        """Show a page, the last one if none is named. Refused: `stale-button` for one that is not there."""
        told = await self.journal.chronicle(context.campaign.id, _edition(context), wanted)
        found = await asyncio.to_thread(pages, told, context.print.say)
        shown = max(1, len(found)) if number is None else number
        if not 1 <= shown <= max(1, len(found)):
            raise stale_button()
        await context.reply(pages_panel(told, found, shown), _turning(context, wanted, shown, len(found)))

    async def _newest(self, context: Context, wanted: Selection) -> Selection:
        """Return what is wanted, or the latest session where nothing is named."""
        if wanted != Selection():
            return wanted
        parts = await self.journal.parts(context.campaign.id)
        return Selection(parts[-1].place.session) if parts else wanted

    async def _attach(self, context: Context, wish: ExportRequest) -> None:
        """Refused: `gm-edition-only`, and what the journal refuses."""
        if wish.edition == "gm" and not context.seat.is_gm:
            raise Refused("gm-edition-only")
        campaign = context.campaign
        data = await self.journal.export(campaign.id, wish, context.interaction.filesize_limit)
        told = Chronicle(campaign.id, campaign.name, campaign.system, wish.edition, wish.wanted, (), ())
        said = line(
            "journal-file", name=campaign.name, part=selection_name(wish.wanted), edition=edition_name(told)
        )
        name = f"nattvakt-{campaign.id}-{wish.name}"
        await answer(context.interaction, Attached(context.print.say(said), name=name, data=data), None)


def _edition(context: Context) -> Edition:
    return "gm" if context.seat.is_gm else "players"


def _suggested(
    context: Context, typed: str, found: Iterable[tuple[int, Line, Sequence[JournalPart]]]
) -> Suggestions:
    """Return suggestions that hold what was typed, within what Discord takes."""
    named = [
        (number, cut(context.print.label(_option(name, parts), 200), MOST)) for number, name, parts in found
    ]
    fitting = [(number, name) for number, name in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=number) for number, name in fitting[:25]]


def _option(name: Line, parts: Sequence[JournalPart]) -> Line:
    titles = tuple(dict.fromkeys(truncate(title, TITLE) for part in parts for title in part.titles))
    date = day(parts[0].at)
    if not titles:
        return line("journal-option-bare", part=name, date=date)
    left = (line("and-more", count=len(titles) - TITLES),) if len(titles) > TITLES else ()
    return line("journal-option", part=name, date=date, titles=(*map(verbatim, titles[:TITLES]), *left))


def _turning(context: Context, wanted: Selection, shown: int, count: int) -> ui.View | None:
    session, scene = (ANY if one is None else one for one in wanted)
    return view_of(
        [
            button(
                context.print.label(said), custom_id_of("journal", context.campaign.id, session, scene, to)
            )
            for said, to in ((line("button-older"), shown - 1), (line("button-newer"), shown + 1))
            if 1 <= to <= count
        ]
    )


@router.on("journal", Ack.UPDATE)
async def turn_page(context: Context, session: int, scene: int, page: int) -> None:
    """Show another page."""
    cog = context.services.client.get_cog("Journals")
    assert isinstance(cog, Journals), "its button is there because it is loaded"
    wanted = Selection(*(None if one == ANY else one for one in (session, scene)))
    await cog.show_page(context, wanted, page)


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    await host.add_cog(Journals(host.services))
    host.learn(router)
