"""Where a message would be too high, it does without its spare lines, one after the other."""

from dataclasses import replace

from chat.messages.heights import DESKTOP, PHONE, height
from chat.messages.printer import Message, Printer
from chat.messages.room import fitted
from narration.parts.joined import beside
from narration.text.line import Panel, verbatim
from narration.text.texts import bundled_texts

TOLD, COUNTED = verbatim("What matters"), verbatim("How it counted")
HIGH = tuple(verbatim(f"{number}") for number in range(20))
#: How many of these rows leave no room for one more.
FULL = 19
PRINTER = Printer(bundled_texts(), "en")


def panel(rows: int) -> Panel:
    """Return a message with this many rows that must stay, and one that it can do without."""
    return Panel(
        headline=verbatim("Round 1"),
        title=verbatim("The ford"),
        lines=(TOLD, *HIGH[:rows], COUNTED),
        spare=(COUNTED,),
    )


def shown(message: Message) -> str:
    assert message.embed is not None
    return (
        f"{message.content}\n{message.embed.title}\n{message.embed.description}\n{message.embed.footer.text}"
    )


def test_a_message_that_fits_shows_everything() -> None:
    message = fitted(PRINTER, panel(3), None, None)
    assert message == PRINTER.message(panel(3))
    assert "How it counted" in shown(message)


def test_a_message_that_is_too_high_does_without_a_spare_line_alone() -> None:
    text = shown(fitted(PRINTER, panel(FULL), None, None))
    assert "How it counted" not in text
    assert "What matters" in text


def test_a_message_keeps_what_is_spare_later_while_the_first_spare_line_makes_room() -> None:
    high = panel(FULL)
    both = replace(high, spare=(COUNTED, high.lines[3], high.title))
    text = shown(fitted(PRINTER, both, None, None))
    assert "How it counted" not in text
    assert ("The ford" in text, "\n2\n" in text) == (True, True)


def test_a_part_of_a_joined_row_can_be_spare_in_the_text_the_footer_and_the_small_print() -> None:
    one, other = verbatim("One side"), verbatim("Other side")
    (row,) = beside((one, other))
    high = replace(panel(FULL), small=(row,), footer=COUNTED, spare=(COUNTED, other, *HIGH[:4]))
    text = shown(fitted(PRINTER, high, None, None))
    assert "-# One side\n" in text
    assert "Other side" not in text
    assert text.endswith("None")


def test_a_message_that_small_print_will_come_to_keeps_room_for_it() -> None:
    rows = next(
        number for number in range(FULL) if "How it" not in shown(fitted(PRINTER, grows(number), None, None))
    )
    assert "How it counted" in shown(fitted(PRINTER, panel(rows), None, None))
    grown = replace(grows(rows - 1), small=(verbatim("Ada has declared"),))
    assert "How it counted" in shown(fitted(PRINTER, grown, None, None)), "it changes nothing that was posted"


def grows(rows: int) -> Panel:
    return replace(panel(rows), grows=True)


def test_a_message_that_calls_somebody_keeps_room_for_the_mentions() -> None:
    rows = next(
        number for number in range(FULL) if "How it" not in shown(fitted(PRINTER, calls(number), None, None))
    )
    whole = PRINTER.message(calls(rows))
    assert all(height(whole, None, screen) <= screen.most for screen in (DESKTOP, PHONE))


def calls(rows: int) -> Panel:
    return replace(panel(rows), due=verbatim("⏳ Waiting for the ferryman and both of his daughters"))
