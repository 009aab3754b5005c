"""The games that campaigns can be played in, by name."""

from rules.nyx.system import NYX
from rules.system import System

SYSTEMS: dict[str, System] = {system.name: system for system in (NYX,)}
