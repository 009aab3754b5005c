"""The games that campaigns can be played in, by name."""

from rules.noir.system import NOIR
from rules.nyx.system import NYX
from rules.system import System
from rules.zapas.system import ZAPAS

SYSTEMS: dict[str, System] = {system.name: system for system in (NYX, NOIR, ZAPAS)}
