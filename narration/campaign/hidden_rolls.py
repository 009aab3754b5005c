"""Hidden rolls in words: what everybody sees of one, and what only the GM does until it is shown."""

from collections.abc import Callable

from narration.parts.seals import rows
from narration.text.line import Line, line
from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown
from rules.chance.seal import SHOWN

#: Tells what came of a roll, in the words of its game.
TellResult = Callable[[HiddenResult], Line]


def hidden_number(number: int) -> Line:
    """Return the name of a hidden roll."""
    return line("hidden-number", number=number)


def hidden_lines(event: HiddenRolled | HiddenRollShown, tell: TellResult) -> tuple[Line, ...]:
    """Return the lines of an event, which must be redacted for the reader: the result only if it is there."""
    if isinstance(event, HiddenRollShown):
        return (line("hidden-shown", number=event.turn, result=tell(event.roll)),)
    return (_rolled(event), *([tell(event.roll)] if event.roll else []))


def _rolled(event: HiddenRolled) -> Line:
    said = line("hidden-blind", number=event.turn, name=event.name) if event.blind else _of_gm(event)
    return line("hidden-for", said=said, text=event.text) if event.text else said


def _of_gm(event: HiddenRolled) -> Line:
    return line("hidden-gm", number=event.turn)


def seal_line(digits: str, *, is_open: bool) -> Line:
    """Return the beginning of a hidden roll's seal, and when it can be checked."""
    shown = " ".join(rows(digits[:SHOWN]))
    return line("hidden-seal-open", digits=shown) if is_open else line("hidden-seal", digits=shown)
