"""Every test here gets the simulated Discord's table."""

from tests.simulated.fixtures import (
    dice,
    empty_database,
    honest,
    patient,
    quickly,
    quiet,
    table,
    translated_once,
)

__all__ = ["dice", "empty_database", "honest", "patient", "quickly", "quiet", "table", "translated_once"]
