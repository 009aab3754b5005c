"""What storing can fail with: one clear sentence for the operator, or a save that lost a race."""

from pathlib import Path


class StorageError(Exception):
    """The database cannot be used; the message is one sentence that says why and what to do."""


class Stale(Exception):
    """Somebody else saved the campaign first: load it again and decide anew."""


class PlaceTaken(Exception):
    """The place belongs to another campaign."""


class ReadOnly(StorageError):
    """The store was opened for reading alone."""

    def __init__(self, path: Path) -> None:
        super().__init__(f'"{path}" was opened for reading alone: nothing is written to it.')


class Closed(StorageError):
    """The store was closed; whoever still asks comes too late."""

    def __init__(self) -> None:
        super().__init__("The database is closed: the bot is stopping.")
