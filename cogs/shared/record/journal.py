"""/journal: what has happened in a campaign, told from its log, either privately here or as a file."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.character_options import MOST, suggestions
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_typing
from chat.interactions.dispatch import Router
from chat.interactions.localization import choices_of
from chat.interactions.response import Ack, answer
from chat.interactions.slow_work import read_for, sized_for
from chat.messages.components import view_of
from chat.messages.files import MessageWithFiles
from chat.messages.printer import speech
from chat.services import Services
from cogs.shared.paging import page_buttons
from narration.journal.chat_pages import pages_panel
from narration.journal.chronicle import Chronicle, Edition, Place, Selection
from narration.journal.search import found_panel
from narration.journal.speech import day, edition_name, scene_name, selection_name, session_name
from narration.text.languages import LANGUAGES
from narration.text.line import Line, line, verbatim
from narration.text.truncate import truncate
from rules.core.names import sentence
from rules.core.refusal import Refused
from table.journal import ExportRequest, Journal, journal_file
from table.journal_parts import JournalPart, longest
from table.journal_search import Speech, found_in, pages_in

Interaction = discord.Interaction[Any]
Suggestions = list[app_commands.Choice[int]]

FORMATS = choices_of(("html", "md", "json"), "choice-journal")
EDITIONS = choices_of(("players", "gm"), "choice-edition")
#: The most contests that a suggestion names, and the most characters of each title.
TITLES, TITLE = 3, 24
#: The value in a button for "no session" or "no scene" was chosen.
ANY = -1

router = Router()


@app_commands.guild_only()
class Journals(commands.GroupCog, group_name="journal"):
    """What has happened in the campaign."""

    def __init__(self, services: Services) -> None:
        self.journal = Journal(services.table)
        self._log_reader = services.table.store.log_reader

    @app_commands.command()
    @in_campaign()
    async def show(self, context: Context, session: int | None = None, scene: int | None = None) -> None:
        """Read the journal here privately, the newest page first."""
        wanted = await self._newest(context, Selection(session, scene))
        await self.show_page(context, wanted, None)

    @app_commands.command()
    @app_commands.choices(format=FORMATS, edition=EDITIONS, language=choices_of(LANGUAGES, "choice-language"))
    @in_campaign()
    async def export(
        self,
        context: Context,
        format: str = "html",  # noqa: A002 - what the option is called
        edition: str = "players",
        language: str | None = None,
        session: int | None = None,
        scene: int | None = None,
    ) -> None:
        """Get the journal as a file: a page to read and print, Markdown, or JSON."""
        given = {"format": format, "edition": edition, "language": language or context.language}
        await self._attach(context, ExportRequest(**given, wanted=Selection(session, scene)))  # type: ignore[arg-type]  # choices

    @app_commands.command(name="find")
    @in_campaign()
    async def find_(
        self, context: Context, words: app_commands.Range[str, 1, 100], session: int | None = None
    ) -> None:
        """Find names, words, dice and what people told in the journal, with links to the messages."""
        edition: Edition = "gm" if context.seat.is_gm else "players"
        wanted, campaign = sentence(words), context.campaign.id
        events = await self._events(campaign, Selection(session))
        asked = campaign, edition, wanted, session, _speech(context)
        found = await sized_for(context.interaction, events, found_in, *asked)
        panel = found_panel(context.campaign.name, wanted, found.hits, all_read=found.all_read)
        await context.reply(panel)

    @show.autocomplete("session")
    @find_.autocomplete("session")
    @export.autocomplete("session")
    async def _sessions(self, interaction: Interaction, typed: str) -> Suggestions:
        """Suggest sessions, the newest first, with the contests played in them."""
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
        """Suggest the scenes of the session that was chosen, or all scenes, the newest first."""
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
        """Show a page, the last one for None. Refused: `stale-button` for a page that does not exist."""
        edition: Edition = "gm" if context.seat.is_gm else "players"
        campaign = context.campaign.id
        events = await self._events(campaign, wanted)
        asked = campaign, edition, wanted, _speech(context)
        told, found = await context.services.readings.sized(events, pages_in, *asked)
        last = max(1, len(found))
        shown = last if number is None else number
        words = (ANY if one is None else one for one in wanted)
        labels = line("button-older"), line("button-newer")
        turning = page_buttons(context, "journal", *words, labels=labels, page=shown, pages=last)
        await context.reply(pages_panel(told, found, shown), view_of(turning))

    async def _events(self, campaign: int, wanted: Selection) -> int:
        """Return how many events the longest session has that is wanted: so many are read at a time."""
        parts = [part for part in await self.journal.parts(campaign) if wanted.has(part.place)]
        return await longest(self._log_reader, campaign, parts)

    async def _newest(self, context: Context, wanted: Selection) -> Selection:
        """Return the selection, or the latest session if nothing was selected."""
        if wanted != Selection():
            return wanted
        parts = await self.journal.parts(context.campaign.id)
        return Selection(parts[-1].place.session) if parts else wanted

    async def _attach(self, context: Context, wish: ExportRequest) -> None:
        """Answer with the journal as a file. Refused: `gm-edition-only`, and as `Journal.export`."""
        if wish.edition == "gm" and not context.seat.is_gm:
            raise Refused("gm-edition-only")
        campaign = context.campaign
        asked = context.interaction
        data = await read_for(asked, [campaign.id], journal_file, campaign.id, wish, asked.filesize_limit)
        told = Chronicle(campaign.id, campaign.name, campaign.system, wish.edition, wish.wanted, (), ())
        said = line(
            "journal-file", name=campaign.name, part=selection_name(wish.wanted), edition=edition_name(told)
        )
        name = f"nattvakt-{campaign.id}-{wish.name}"
        message = MessageWithFiles(context.print.say(said), attached=((name, data),))
        await answer(context.interaction, message, None)


def _speech(context: Context) -> Speech:
    return partial(speech, context.language, context.campaign.system, odds=context.shows_odds)


def _suggested(
    context: Context, typed: str, found: Iterable[tuple[int, Line, Sequence[JournalPart]]]
) -> Suggestions:
    """Return the suggestions that contain the typed text; `found` has numbers, names and parts of the log."""
    named = [(context.print.label(_option(name, parts), MOST), number) for number, name, parts in found]
    return suggestions(named, typed)


def _option(name: Line, parts: Sequence[JournalPart]) -> Line:
    named = (title for part in parts for title in (part.title, *part.titles) if title)
    titles = tuple(dict.fromkeys(truncate(title, TITLE) for title in named))
    date = day(parts[0].at)
    if not titles:
        return line("journal-option-bare", part=name, date=date)
    left = (line("and-more", count=len(titles) - TITLES),) if len(titles) > TITLES else ()
    return line("journal-option", part=name, date=date, titles=(*map(verbatim, titles[:TITLES]), *left))


def read_all_button(context: Context, session: int) -> ui.Button[Any]:
    """Return the button that opens all that the journal tells of a session, privately, from its beginning."""
    return context.button(line("button-recap-all"), "journal-read", session, ANY, 1)


@router.on("journal", Ack.UPDATE)
@router.on("journal-read", Ack.PRIVATE)
async def turn_page(context: Context, session: int, scene: int, page: int) -> None:
    """Show a page of the journal. Refused: `stale-button` for a page that does not exist."""
    cog = context.services.client.get_cog("Journals")
    assert isinstance(cog, Journals), "its button is there because it is loaded"
    wanted = Selection(*(None if one == ANY else one for one in (session, scene)))
    await cog.show_page(context, wanted, page)
