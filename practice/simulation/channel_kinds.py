"""The kinds of channels that a person's client lists, and the order of their tabs."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

ChannelKind: TypeAlias = Literal["text", "thread", "voice", "dm"]

TAB_ORDER: Final[tuple[ChannelKind, ...]] = ("text", "dm", "thread", "voice")
"""The table's channel and the bot's direct messages come first: a phone has no room for the others."""
