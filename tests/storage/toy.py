"""A game like Nyx in which the group also has a kitty: each event of the game adds a coin."""

from collections.abc import Mapping
from dataclasses import replace

from rules.contract.system import Shared, State, System
from rules.core.model_base import Event
from rules.nyx.state.campaign_state import Character
from rules.nyx.state.contests import Conflict
from rules.registry import SYSTEMS

NYX = SYSTEMS["nyx"]


class Kitty(Shared):
    """The number of coins, and how many of them are promised, by name."""

    coins: int = 0
    promised: Mapping[str, int] = {}


ToyState = State[Character, Conflict, Kitty]


def _apply(state: ToyState, event: Event) -> ToyState:
    after: ToyState = NYX.apply(state, event)
    return after.but(shared=after.shared.but(coins=after.shared.coins + 1))


TOY = replace(NYX, name="toy", shared=Kitty, state=ToyState, apply=_apply)
GAMES: dict[str, System] = {**SYSTEMS, "toy": TOY}
