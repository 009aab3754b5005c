"""The games that a campaign can use, by name."""

from collections.abc import Callable

from rules.contract.outcomes import Outcomes
from rules.contract.replay import Replay
from rules.contract.system import System
from rules.noir.outcomes import NoirOutcomes
from rules.noir.replay import NoirReplay
from rules.noir.system import NOIR
from rules.nyx.outcomes import NyxOutcomes
from rules.nyx.replay import NyxReplay
from rules.nyx.system import NYX
from rules.zapas.outcomes import ZapasOutcomes
from rules.zapas.replay import ZapasReplay
from rules.zapas.system import ZAPAS

SYSTEMS: dict[str, System] = {system.name: system for system in (NYX, NOIR, ZAPAS)}
#: Makes the object that replays each game's events against the recorded dice; every log needs a new one.
REPLAYS: dict[str, Callable[[], Replay]] = {
    "nyx": NyxReplay,
    "noir": NoirReplay,
    "zapas": ZapasReplay,
}
#: Makes the object that calculates each game's results again; every log needs a new one.
OUTCOMES: dict[str, Callable[[], Outcomes]] = {
    "nyx": NyxOutcomes,
    "noir": NoirOutcomes,
    "zapas": ZapasOutcomes,
}
