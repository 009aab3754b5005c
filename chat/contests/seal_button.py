"""The button under a story, which shows the seals of the round."""

from discord import ui

from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.text.line import line


def round_button(printer: Printer, campaign: int, contest: str, turn: int) -> ui.View | None:
    """Return the button by which anybody can check the seals of a round."""
    custom_id = custom_id_of("verify", campaign, contest, turn)
    return view_of([button(printer.label(line("button-verify")), custom_id)])
