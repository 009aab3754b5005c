"""The head of somebody on a card: a disc with the portrait, or with the first letter of the name."""

from __future__ import annotations

from narration.pictures.card import Words
from narration.pictures.cards.initials import initial
from narration.pictures.ink import Ink, Point, Sheet
from narration.text.line import Line


def draw_head(sheet: Sheet, say: Words, name: Line, at: Point, wide: float, ink: Ink) -> None:
    """Draw a head by its upper left corner, in the colour of its side."""
    face = say.face(name)
    if face is not None:
        sheet.face(at, wide, face, ink)
        return
    sheet.put("disc", at, (wide, wide), ink)
    base = at[1] + wide * 0.69
    sheet.text((at[0] + wide / 2, base), initial(say(name)), round(wide * 0.55), ink, "m", on=ink)
