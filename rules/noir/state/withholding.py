"""Events with numbers that may be for the GM alone (0121), and those numbers."""

from typing import Annotated

from rules.core.model_base import Event, Frozen, sparse
from rules.noir.base.modifiers import Item
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contest_actions import NOTHING, Claims

#: Marks a field that `redact` takes away.
SECRET = "for the GM alone"


class WithheldNumbers(Frozen):
    """What only the GM may know of a character in an event: of a roll, and fields of the event itself.

    A field that has its default is as the event says.
    """

    character: str
    value: int = sparse(0)
    modifiers: tuple[Item, ...] = sparse(())
    claims: Claims = sparse(NOTHING)
    sizes: tuple[int, ...] = sparse(())
    threshold: int = sparse(0)
    daze: int = sparse(0)
    caused: int = sparse(0)
    wounds: int = sparse(0)
    change: int = sparse(0)
    open_wounds: int = sparse(0)
    stabilised: int = sparse(0)
    before: Condition | None = sparse(None)
    after: Condition | None = sparse(None)


class Withholding(Event):
    """An event with numbers that may be for the GM alone: then it has them in `withheld` and nowhere else."""

    withheld: Annotated[tuple[WithheldNumbers, ...], SECRET] = sparse(())
