"""Campaigns on disk: one row per entity, an append-only log of events, one writer.

It knows the models of `rules`, and neither `narration` nor Discord.
"""

from storage.display_state import DisplayRevision, Post
from storage.documents.errors import PlaceTaken, StorageError, VersionConflict
from storage.store import Brief, Logged, Store, Stored

__all__ = [
    "Brief",
    "DisplayRevision",
    "Logged",
    "PlaceTaken",
    "Post",
    "StorageError",
    "Store",
    "Stored",
    "VersionConflict",
]
