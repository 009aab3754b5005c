"""The colours of all panels and pictures, by what they mean; words always say the same.

docs/decisions/0058-the-look.md tells which tone is whose.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from narration.text.line import Tone

TONES: Final[Mapping[Tone, int]] = MappingProxyType(
    {"running": 0x64748B, "ahead": 0x2DD4BF, "behind": 0xFBBF24, "over": 0x9CA3AF}
)
"""The four colours, as 0xRRGGBB: slate, teal, amber, grey."""


def tone_of_outcome(well: bool) -> Tone:
    """The tone of a roll against a number, once it has fallen."""
    return "ahead" if well else "behind"
