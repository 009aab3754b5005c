"""What a campaign of Nyx waits for, and from whom, as everybody may know it."""

from rules.nyx.model import NyxState
from rules.system import Wait


def waits(state: NyxState) -> tuple[Wait, ...]:
    """Return everything that somebody must do now."""
    del state
    return ()
