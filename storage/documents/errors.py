"""What storing can fail with: one clear sentence for the operator, or a save that lost a race."""

from pathlib import Path


class StorageError(Exception):
    """The database cannot be used; the message is one sentence that says why and what to do."""


class VersionConflict(Exception):
    """Somebody else saved the campaign first: load it again and decide anew."""


class PlaceTaken(Exception):
    """The place belongs to another campaign."""


class Unavailable(StorageError):
    """The database cannot be reached, read or written now, whatever is asked of it; later it may be."""


class CommitUncertain(Unavailable):
    """The connection broke while a change was being committed: nobody knows whether it is stored."""


class WriteCollision(StorageError):
    """Nothing was done: another process wrote at the same moment, or the connection was gone before.

    Tried again, it works.
    """


class ReadOnly(StorageError):
    """The store was opened for reading alone."""

    def __init__(self, database: Path | str) -> None:
        super().__init__(f'"{database}" was opened for reading alone: nothing is written to it.')


class StoreClosed(Unavailable):
    """The store was closed; whoever still asks comes too late."""

    def __init__(self) -> None:
        super().__init__("The database is closed: the bot is stopping.")
