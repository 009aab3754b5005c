"""The button that opens a roll of one's own again, in every game."""

from collections.abc import Iterable

from discord import ui

from chat.interactions.context import Context
from chat.messages.components import view_of
from narration.text.line import line
from rules.campaign.model import AnyCharacter, controls


def again_button(context: Context, verb: str, *words: object) -> ui.Button[ui.View]:
    """Return the button that opens the roll that these words name, for everybody who may press it."""
    return context.button(line("button-roll-again"), verb, *words)


def again_view(
    context: Context, rollers: Iterable[AnyCharacter], verb: str, *words: object
) -> ui.View | None:
    """Return the button beneath the answer to a roll; None for those who play none of its rollers."""
    if not any(controls(context.seat, one) for one in rollers):
        return None
    return view_of([again_button(context, verb, *words)])
