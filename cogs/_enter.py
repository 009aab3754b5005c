"""Several actions at once: all of them, or none."""

from collections.abc import Sequence

from cogs._guest import Guest
from rules.frozen import Action
from rules.system import Played, play
from table.dealer import trial_dice


def rehearse(guest: Guest, actions: Sequence[Action]) -> None:
    """Raise whatever would refuse one of these actions, played one after the other."""
    state = guest.state
    for action in actions:
        state = play(guest.system, state, action, guest.seat, trial_dice()).after


async def enter(guest: Guest, actions: Sequence[Action]) -> tuple[Played, ...]:
    """Play actions one after the other; what refuses one of them is raised before the first is played."""
    if len(actions) > 1:
        rehearse(guest, actions)
    return tuple([await guest.play(action) for action in actions])
