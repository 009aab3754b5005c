"""Make the fixtures of the simulated Discord available to every test here."""

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
