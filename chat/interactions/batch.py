"""Several actions of one press: all of them, or none; and whether an action would be refused."""

from collections.abc import Sequence

from chat.interactions.context import Guest
from rules.contract.system import Played, play
from rules.core.model_base import Action
from table.play.dealer import trial_dice


def rehearse(guest: Guest, action: Action) -> None:
    """Raise whatever would refuse this action."""
    play(guest.system, guest.state, action, guest.seat, trial_dice())


async def enter(guest: Guest, actions: Sequence[Action]) -> Played:
    """Play actions in their order and save them as one; nothing at all for none."""
    return await guest.play(actions) if actions else Played(guest.state, guest.state, ())
