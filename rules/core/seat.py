"""Who is asking: a seat at the table, or the public that only watches.

Accounts of a chat service are mapped to seats at the edge; the rules know seats alone.
"""

from enum import StrEnum

from rules.core.model_base import Frozen
from rules.core.refusal import Refused


class Role(StrEnum):
    """What a seat may do in general: run the game, play in it, or watch."""

    GM = "gm"
    PLAYER = "player"
    PUBLIC = "public"


#: What acts for a seat whose time ran out, where a stand-in's seat would stand: the table's dice, or the GM
#: in front of everybody. No seat has such an id, so what is sealed by them is seen by nobody.
DICE, OPENLY = "dice", "openly"


class Seat(Frozen):
    """A seat of one campaign. The public has no id.

    `by` is the seat of the stand-in who acts for it, or `DICE` or `OPENLY` when its time ran out.
    """

    role: Role
    id: str = ""
    by: str = ""

    @property
    def is_gm(self) -> bool:
        return self.role is Role.GM


PUBLIC = Seat(role=Role.PUBLIC)


def require_gm(seat: Seat) -> None:
    """Refuse everybody but the GM (`gm-only`)."""
    if not seat.is_gm:
        raise Refused("gm-only")


def require_own(seat: Seat) -> None:
    """Refuse `stand-in-may-not` to somebody who acts for another's seat."""
    if seat.by:
        raise Refused("stand-in-may-not")
