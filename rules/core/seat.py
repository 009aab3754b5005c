"""Who asks for an action: a seat of the campaign, or the public, which only watches.

The Discord layer maps accounts to seats; the rules know only seats.
"""

from enum import StrEnum

from rules.core.model_base import Frozen
from rules.core.refusal import Refused


class Role(StrEnum):
    """What a seat may do in general: run the game, play in it, or watch."""

    GM = "gm"
    PLAYER = "player"
    PUBLIC = "public"


#: Values of `Seat.by` for a seat whose time ran out: the dice choose for it, or the GM chooses in public. No
#: seat has such an id, so nobody sees what is sealed in their name.
DICE, OPENLY = "dice", "openly"


class Seat(Frozen):
    """A seat of one campaign. The public has no id.

    `by` is the seat of the stand-in who acts for this seat. It is `DICE` or `OPENLY` if the seat's time ran
    out.
    """

    role: Role
    id: str = ""
    by: str = ""

    @property
    def is_gm(self) -> bool:
        return self.role is Role.GM


PUBLIC = Seat(role=Role.PUBLIC)


def require_gm(seat: Seat) -> None:
    """Refuse everybody but GMs (`gm-only`)."""
    if not seat.is_gm:
        raise Refused("gm-only")


def require_own(seat: Seat) -> None:
    """Refuse `stand-in-may-not` if a stand-in acts for the seat."""
    if seat.by:
        raise Refused("stand-in-may-not")
