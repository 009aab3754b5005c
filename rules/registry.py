"""The games that campaigns can be played in, by name."""

from collections.abc import Callable

from rules.contract.replay import Retelling
from rules.contract.system import System
from rules.noir.replay import NoirRetelling
from rules.noir.system import NOIR
from rules.nyx.replay import NyxRetelling
from rules.nyx.system import NYX
from rules.zapas.replay import ZapasRetelling
from rules.zapas.system import ZAPAS

SYSTEMS: dict[str, System] = {system.name: system for system in (NYX, NOIR, ZAPAS)}
#: What tells each game's events again on the dice that fell, made anew for each log.
RETELLINGS: dict[str, Callable[[], Retelling]] = {
    "nyx": NyxRetelling,
    "noir": NoirRetelling,
    "zapas": ZapasRetelling,
}
