"""Several actions of one press, which are saved all or none; and whether an action would be refused."""

from collections.abc import Sequence

from chat.interactions.context import Context
from rules.contract.system import Played, play
from rules.core.model_base import Action
from table.play.dealer import trial_dice


def require_allowed(context: Context, action: Action) -> None:
    """Refuse what playing this action would refuse; nothing is played."""
    play(context.system, context.state, action, context.seat, trial_dice())


async def play_all(context: Context, actions: Sequence[Action]) -> Played:
    """Play actions in order and save them as one. Without any, play nothing."""
    return await context.play(actions) if actions else Played(context.state, context.state, ())
