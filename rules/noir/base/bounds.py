"""How large the numbers of a sheet may be, and how many things it may hold (NQ-1, NOIR-44)."""

from rules.core.refusal import Refused

#: The bounds of NQ-1.
MOST_VALUE, MOST_FATE = 99, 999
#: Of a condition: far more than anybody survives.
MOST_DAZE, MOST_WOUNDS = 9999, 999

#: More than anybody needs, and little enough for a message (NOIR-44).
MOST_ENTRIES = 20
MOST_ABILITIES = 60
MOST_WEAPONS = 12
MOST_MADE = 40


def require_sheet_value(value: int) -> int:
    """Return the value of an ability or attribute; refuse `bad-value-number` outside 0 to 99."""
    if not 0 <= value <= MOST_VALUE:
        raise Refused("bad-value-number", least=0, most=MOST_VALUE)
    return value
