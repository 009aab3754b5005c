"""The colours of panels and pictures, by meaning; the words always say the same thing.

docs/decisions/0058-the-look.md says which tone means what.
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
    """Return the tone for the result of a roll."""
    return "ahead" if well else "behind"
