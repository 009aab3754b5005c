"""Campaigns on disk: one row per entity, an append-only log of events, one writer.

It knows the models of `rules`, and neither `narration` nor Discord. Import from its modules: the package
itself loads nothing, so that its errors can be caught without loading the database's libraries.
"""
