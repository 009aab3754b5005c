"""The games that a campaign can use, by name; a game is imported when it is first asked for."""

from collections.abc import Callable

from rules.contract.outcomes import Outcomes
from rules.contract.replay import Replay
from rules.contract.system import System
from rules.core.on_demand import OnDemand

SYSTEMS: OnDemand[System] = OnDemand(
    nyx="rules.nyx.system:NYX", noir="rules.noir.system:NOIR", zapas="rules.zapas.system:ZAPAS"
)
#: Makes the object that replays each game's events against the recorded dice; every log needs a new one.
REPLAYS: OnDemand[Callable[[], Replay]] = OnDemand(
    nyx="rules.nyx.replay:NyxReplay",
    noir="rules.noir.replay:NoirReplay",
    zapas="rules.zapas.replay:ZapasReplay",
)
#: Makes the object that calculates each game's results again; every log needs a new one.
OUTCOMES: OnDemand[Callable[[], Outcomes]] = OnDemand(
    nyx="rules.nyx.outcomes:NyxOutcomes",
    noir="rules.noir.outcomes:NoirOutcomes",
    zapas="rules.zapas.outcomes:ZapasOutcomes",
)
