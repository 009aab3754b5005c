"""Where helper processes find what the bot has stored, by its settings."""

from pathlib import Path

from settings import Settings
from table.apart.readings import Source


def source_of(settings: Settings) -> Source:
    """Return the address of the database and the directory of pictures, whole: helpers run elsewhere."""
    address = settings.database_url or str(Path(settings.database).resolve())
    return Source(address, settings.server, settings.pictures and settings.pictures.resolve())
