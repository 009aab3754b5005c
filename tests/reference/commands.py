"""The page of commands: each command as /help explains it in English, and its Swedish and Russian names."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from discord import AppCommandType

from application import create_bot
from chat.client.client import Nattvakt
from chat.interactions.localization import description_line, name_line
from cogs.shared.guide.help import entries
from narration.campaign.help import Entry, Option, example
from narration.text.line import Line
from narration.text.texts import bundled_texts
from settings import Settings
from tests.reference import head


@asynccontextmanager
async def started(directory: Path) -> AsyncIterator[Nattvakt]:
    """Yield a bot that has started up, with every command, but without Discord."""
    bot = create_bot(Settings(database=str(directory / "reference.sqlite3"), sync_commands=False))
    async with bot:
        await bot.setup_hook()
        await bot.services.game_loader.load_all()
        yield bot


def commands_page(bot: Nattvakt) -> str:
    """Return the page of commands."""
    said = (
        "Every slash command. A server sees the ones for all games and the ones for the games it plays. "
        "`/help` with a command says the same in the reader's language."
    )
    found = sorted(
        (entry for entry in entries(bot.services) if not entry.below), key=lambda entry: entry.path
    )
    parts = [part for entry in found for part in _command(entry)]
    return "\n".join([head("Commands", said, "the commands themselves"), *parts, *_menus(bot)])


def _menus(bot: Nattvakt) -> Iterator[str]:
    yield "## In the menus of messages and people\n"
    yield "Right-click a message or a person, or hold a finger on it, and choose *Apps*.\n"
    for kind in (AppCommandType.message, AppCommandType.user):
        for menu in bot.tree.walk_commands(type=kind):
            name, what = name_line(menu), description_line(menu)
            swedish, russian = _say("sv", name), _say("ru", name)
            yield f"- **{_say('en', name)}**: {_say('en', what)}. Swedish *{swedish}*, Russian *{russian}*."


def _command(entry: Entry) -> Iterator[str]:
    yield f"## {_say('en', entry.spelled)}\n"
    swedish, russian = _say("sv", entry.spelled), _say("ru", entry.spelled)
    yield f"{_say('en', entry.what)}. Swedish `{swedish}`, Russian `{russian}`.\n"
    yield from map(_option, entry.options)
    if entry.options:
        yield ""
        yield f"For example: `{_say('en', example(entry))}`\n"


def _option(option: Option) -> str:
    needed = ", needed" if option.needed else ""
    choices = "; ".join(_say("en", choice) for choice in option.choices)
    said = f"- `{_say('en', option.name)}`{needed}: {_say('en', option.what)}"
    return f"{said}. One of: {choices}" if choices else said


def _say(language: str, said: Line) -> str:
    return bundled_texts().say(language, said)
