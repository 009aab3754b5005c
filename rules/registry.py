"""The games that campaigns can be played in, by name."""

from collections.abc import Callable

from rules.contract.replay import Replay
from rules.contract.system import System
from rules.noir.replay import NoirReplay
from rules.noir.system import NOIR
from rules.nyx.replay import NyxReplay
from rules.nyx.system import NYX
from rules.zapas.replay import ZapasReplay
from rules.zapas.system import ZAPAS

SYSTEMS: dict[str, System] = {system.name: system for system in (NYX, NOIR, ZAPAS)}
#: What tells each game's events again on the dice that fell, made anew for each log.
REPLAYS: dict[str, Callable[[], Replay]] = {
    "nyx": NyxReplay,
    "noir": NoirReplay,
    "zapas": ZapasReplay,
}
