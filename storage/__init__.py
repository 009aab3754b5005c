"""Campaigns on disk: one row per entity, an append-only log of events, one writer.

Knows the rules' models; not narration, not Discord.
"""

from storage.display_state import Post, Showing
from storage.documents.errors import PlaceTaken, Stale, StorageError
from storage.store import Brief, Logged, Store, Stored

__all__ = [
    "Brief",
    "Logged",
    "PlaceTaken",
    "Post",
    "Showing",
    "Stale",
    "StorageError",
    "Store",
    "Stored",
]
