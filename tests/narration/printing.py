"""Panels as plain text, for tests that compare what a reader sees."""

from narration.text.columns import RowCells, block_text
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Line, Panel, Row
from narration.text.texts import bundled_texts

HEADLINE = 120
"""The maximum length of a headline, in characters."""
TITLE = 1
"""The row of the title, which is empty where the headline has it."""


def said(line: Line, language: Language = "en") -> str:
    return bundled_texts().say(language, line)


def lines(panel: Panel, language: Language = "en") -> list[str]:
    """Return a panel's rows from top to bottom, with the names of fields in brackets."""
    printed = [said(row, language) for row in (panel.headline, panel.title)]
    printed.extend(block(panel, language))
    printed.extend(said(row, language) for row in panel.lines)
    for field in panel.fields:
        printed.append(f"[{said(field.name, language)}]")
        printed.extend(said(row, language) for row in field.lines)
    if panel.footer is not None:
        printed.append(said(panel.footer, language))
    return [*printed, *([said(panel.picture.alt, language)] if panel.picture else [])]


def block(panel: Panel, language: Language = "en") -> tuple[str, ...]:
    """Return the rows of a panel's block, in aligned columns as drawn."""

    def cells(row: Row) -> RowCells:
        figure = said(row.figure, language) if row.figure else ""
        return RowCells(
            row.sign, figure, said(row.name, language), tuple(said(note, language) for note in row.notes)
        )

    return block_text([cells(row) if isinstance(row, Row) else said(row, language) for row in panel.block])


def text(panel: Panel, language: Language = "en") -> str:
    return "\n".join(lines(panel, language))


def field(panel: Panel, name: str, language: Language = "en") -> list[str]:
    """Return the lines of the field with this name."""
    found = next(one for one in panel.fields if said(one.name, language) == name)
    return [said(row, language) for row in found.lines]


def is_sayable(panel: Panel) -> None:
    """Assert that every language can print the whole panel, without empty lines and with a short headline."""
    for language in LANGUAGES:
        printed = lines(panel, language)
        assert all(row.strip() for number, row in enumerate(printed) if number != TITLE)
        assert len(printed[0]) <= HEADLINE, printed[0]
        assert all(one.lines for one in panel.fields)
