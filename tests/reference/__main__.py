"""Write every page of the reference, and the badges of the README."""

import asyncio
import tempfile
from pathlib import Path

from rules.registry import SYSTEMS
from tests.reference import PAGES
from tests.reference.badges import BADGES, badges
from tests.reference.commands import commands_page, started
from tests.reference.refusals import refusals_page
from tests.reference.rules import rules_page
from tests.reference.settings import game_page, page_name, settings_page


async def pages() -> dict[str, str]:
    """Return every page, by its file name."""
    with tempfile.TemporaryDirectory() as directory:
        async with started(Path(directory)) as bot:
            commands = commands_page(bot)
    return {
        "commands.md": commands,
        "settings.md": settings_page(),
        **{page_name(system): game_page(system) for system in SYSTEMS},
        "refusals.md": refusals_page(),
        "rules.md": rules_page(),
    }


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for name, text in asyncio.run(pages()).items():
        (PAGES / name).write_text(text, encoding="utf-8")
    BADGES.mkdir(exist_ok=True)
    for name, text in badges().items():
        (BADGES / name).write_text(text, encoding="utf-8")
