"""The content of a new sheet (NYX-2, NYX-4, NYX-6, NYX-42, D-3)."""

from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute, CharacterKind
from rules.nyx.state.campaign_state import Aspect, Character, Rating

AVERAGE = 5
SLOTS = (3, 2, 2, 2, 1, 1, 1, 1, 1, 1)
STARTING_POINTS = 5


def blank(character: str, name: str, kind: CharacterKind, seat: str, value: int) -> Character:
    """Return a new sheet with average values and ten unnamed aspects, or a bare value (NYX-6, NYX-42,
    D-3).
    """
    if kind in (CharacterKind.BARE, CharacterKind.MOB):
        ratings = {Attribute.VALUE: Rating(base=value)}
        return Character(id=character, name=name, kind=kind, ratings=ratings, finished=True)
    return Character(
        id=character,
        name=name,
        seat=seat,
        kind=kind,
        ratings={attribute: Rating(base=AVERAGE) for attribute in SHEET_ATTRIBUTES},
        aspects=tuple(Aspect(id=i, name="", value=v) for i, v in enumerate(SLOTS, start=1)),
        points=STARTING_POINTS,
    )
