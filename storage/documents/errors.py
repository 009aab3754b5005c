"""The exceptions of storage: a sentence for the operator, or a save that came too late."""

from pathlib import Path


class StorageError(Exception):
    """The database cannot be used; the message is one sentence that says why and what to do."""


class NewerDocument(StorageError):
    """A newer program, which may run beside this one, has stored something that this one does not know."""


class VersionConflict(Exception):
    """Somebody else saved the campaign first: load it and decide again."""


class AlreadyDone(Exception):
    """Another process has saved what this interaction asks for."""


class PlaceTaken(Exception):
    """The place belongs to another campaign."""


class Unavailable(StorageError):
    """The database cannot be reached, read or written at the moment; a later try may succeed."""


class CommitUncertain(Unavailable):
    """The connection broke during a commit: the change may or may not be stored."""


class WriteCollision(StorageError):
    """Nothing was written: another process wrote at the same moment, or the connection was lost before.

    A retry is safe.
    """


class ReadOnly(StorageError):
    """Something tried to write to a database that was opened for reading only."""

    def __init__(self, database: Path | str) -> None:
        super().__init__(f'"{database}" was opened for reading alone: nothing is written to it.')


class StoreClosed(Unavailable):
    """The store is closed, so it can neither read nor write."""

    def __init__(self) -> None:
        super().__init__("The database is closed: the bot is stopping.")
