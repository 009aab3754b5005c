"""Plays several actions of one press, all or none; checks whether an action would be refused."""

from collections.abc import Sequence

from chat.interactions.context import Context
from rules.contract.system import Played, play
from rules.core.model_base import Action
from table.play.dealer import trial_dice


def require_allowed(context: Context, action: Action) -> None:
    """Raise the refusal that playing this action would raise; play nothing."""
    play(context.system, context.state, action, context.seat, trial_dice())


async def play_all(context: Context, actions: Sequence[Action]) -> Played:
    """Play actions in order and save them as one. Without any, play nothing."""
    return await context.play(actions) if actions else Played(context.state, context.state, ())
