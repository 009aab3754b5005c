"""The one button that a story needs: it shows the seals of the round, for everybody to check."""

from discord import ui

from chat.messages.components import button, custom_id_of, view_of
from chat.messages.printer import Printer
from narration.text.line import line


def round_button(printer: Printer, campaign: int, contest: str, turn: int) -> ui.View | None:
    """Return the button under a round's story: everybody may check its seals."""
    custom_id = custom_id_of("verify", campaign, contest, turn)
    return view_of([button(printer.label(line("button-verify")), custom_id)])
