"""The kinds of channels that a person's client lists, and the order of their tabs."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

ChannelKind: TypeAlias = Literal["text", "thread", "voice", "dm"]

TAB_ORDER: Final[tuple[ChannelKind, ...]] = ("text", "dm", "thread", "voice")
"""The table's channel and the bot's messages first: on a phone the rest is beyond the edge."""
