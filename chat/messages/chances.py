"""Chances as a Discord message: a headline, the numbers in an embed, and a picture that repeats them."""

from chat.messages.printer import Message, Printer, cut
from narration.parts.odds import Odds
from narration.text.chances import percent
from narration.text.line import Line, line

PICTURE = "odds.png"
#: The maximum length of a picture's alternative text, in characters.
ALT = 1024


def chances_message(printer: Printer, odds: Odds, *, picture: bool, name: str = PICTURE) -> Message:
    """Return chances as a message. If `picture` is false, the footer says that the bot may not attach one.

    `name` is the picture's file name.
    """
    message = printer.message(odds.panel)
    assert message.embed is not None, "a panel has an embed"
    if not odds.bars:
        return message
    if not picture:
        message.embed.set_footer(text=printer.label(line("odds-no-picture"), 200))
        return message
    message.embed.set_image(url=f"attachment://{name}")
    drawn = _picture(printer, odds)
    return Message(message.content, message.embed, drawn, cut(printer.label(odds.alt, ALT), ALT), name)


def _picture(printer: Printer, odds: Odds) -> bytes:
    from narration.pictures.bars import bars_picture  # noqa: PLC0415 - it imports Pillow

    def say(said: Line) -> str:
        return printer.label(said)

    bars = tuple((say(bar.label), bar.chance, say(percent(bar.chance)), bar.marked) for bar in odds.bars)
    return bars_picture(printer.label(odds.caption or odds.drawn, 120), bars)
