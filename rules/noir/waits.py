"""What a campaign of Noir waits for, and from whom, as everybody may know it."""

from rules.noir.model import NoirState
from rules.system import Wait


def waits(state: NoirState) -> tuple[Wait, ...]:
    """Return everything that somebody must do now."""
    del state
    return ()
