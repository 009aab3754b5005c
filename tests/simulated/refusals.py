"""Intercept the refusals during a test, at the point where they are put into words."""

import sys
from collections.abc import Callable

import pytest

from narration.text.line import Line
from narration.text.refusals import refusal_line
from rules.core.refusal import Refused


def replace_refusal_line(patch: pytest.MonkeyPatch, heard: Callable[[Refused], Line]) -> None:
    """Make every module of chat/ and cogs/ call `heard` instead of `refusal_line`."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("chat.", "cogs.")) and getattr(module, "refusal_line", None) is refusal_line:
            patch.setattr(module, "refusal_line", heard)
