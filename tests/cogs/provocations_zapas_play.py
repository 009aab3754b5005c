"""Refusals about rolls, help, duels and recovery scenes of Zapas, as in `provocations`."""

from tests.cogs.provocations import PROVOCATIONS

__all__ = ["PROVOCATIONS", "UNREACHABLE"]

UNREACHABLE: dict[str, str] = {}
