"""The bounds of a sheet: how large its numbers and how long its lists may be (NQ-1, NOIR-44)."""

from rules.core.refusal import Refused

#: The highest value of an ability or attribute, and the most Fate (NQ-1).
MOST_VALUE, MOST_FATE = 99, 999
#: The most daze, and the most wounds or rounds left to live; far beyond what anybody reaches.
MOST_DAZE, MOST_WOUNDS = 9999, 999

#: The most entries in one list of a sheet: more than anybody needs, yet few enough for a message (NOIR-44).
MOST_ENTRIES = 20
MOST_ABILITIES = 60
MOST_WEAPONS = 12
MOST_MADE = 40


def require_sheet_value(value: int) -> int:
    """Return the value of an ability or attribute. Refused: `bad-value-number` outside 0 to 99."""
    if not 0 <= value <= MOST_VALUE:
        raise Refused("bad-value-number", least=0, most=MOST_VALUE)
    return value
