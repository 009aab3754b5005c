"""Campaigns on disk: one row per entity, an append-only log of events, one writer.

Knows the rules' models; not narration, not Discord.
"""
