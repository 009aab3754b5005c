"""Prompts about the reader's own roll outside combat, and short advice for the GM.

They are usually private; a preview shows only the numbers of the reader's own roll. Rules: NOIR-1 to 3, 20,
21, 129.
"""

from collections.abc import Sequence

from narration.noir.base.words import value_name
from narration.noir.rolls.check_prompts import chances, fate_lines, itemised, percent
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import truncate, truncated_line
from rules.noir.preview import Preview
from rules.noir.state.campaign_state import Character


def roll_title(character: Character, rolls: str) -> Line:
    """Return the default title of a roll."""
    return line("noir-roll-title", name=truncate(character.name, 30), value=value_name(rolls, character))


def care_title(medic: Character, patient: Character) -> Line:
    """Return the title of an attempt to stabilise somebody."""
    return line("noir-care-title", medic=truncate(medic.name, 19), patient=truncate(patient.name, 19))


def choosing_value(character: Character, title: Line) -> Panel:
    """Ask which value to roll."""
    return Panel(
        headline=line("noir-headline-value", name=truncated_line(character.name)),
        title=title,
        lines=(line("noir-value-how"),),
    )


def roll(  # its parameters are the parts of a roll
    character: Character,
    rolls: str,
    shown: Preview,
    *,
    title: Line,
    odds: int,
    reminds: bool,
) -> Panel:
    """Show a roll with its modifiers so far, and its chance before anything is paid."""
    value = value_name(rolls, character)
    said = line(
        "noir-headline-roll",
        name=truncated_line(character.name),
        value=value,
        total=shown.total,
        chance=percent(chances(shown)[odds]),
    )
    return Panel(
        headline=said,
        title=title,
        lines=(
            itemised(value, shown.value, shown.items),
            line("noir-standing-target"),
            *fate_lines(shown),
            *((line("noir-settled"),) if reminds else ()),
        ),
    )


def called(names: Sequence[str], *, reminds: bool) -> Line:
    """Return who was asked to roll, with private advice for the GM on when to ask for rolls (NOIR-1 to 3)."""
    people = tuple(verbatim(name) for name in names)
    hint = line("noir-settled") if reminds else line("noir-advice")
    return line("noir-called", names=people, hint=hint)
