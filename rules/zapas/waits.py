"""What a campaign of Zapas waits for, and from whom, as everybody may know it."""

from rules.system import Wait
from rules.zapas.model import ZapasState


def waits(state: ZapasState) -> tuple[Wait, ...]:
    """Return everything that somebody must do now."""
    del state
    return ()
