"""The menu that some actions of a combat have: the aim of a blow, the patient, the difficulty of a move."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.noir.combat import declaration as turns
from cogs.noir.combat.declaration import Turn
from narration.noir.base.words import AIMS
from narration.noir.combat import prompts
from narration.text.line import Line, line
from narration.text.truncate import truncated_line
from rules.noir.base.action_effects import MOST_COMPLEXITY
from rules.noir.base.enums import ActionId


def special_menu(turn: Turn) -> ui.Select[Any] | None:
    """Return the menu that some actions have: the aim of a blow, the patient, or the difficulty of a move."""
    if len(turn.row.aims) > 1:
        aims = [(AIMS[aim], turns.AIMS.index(aim), aim is turn.draft.aim) for aim in turn.row.aims]
        return _menu_of(turn, "aim", prompts.FOR, aims)
    if turn.patients:
        people = [
            (
                line("option-noir-patient", name=truncated_line(one.name)),
                turn.place(one) + 1,
                turn.place(one) + 1 == turn.draft.patient,
            )
            for one in turn.patients
        ]
        nobody = (line("option-noir-no-patient"), 0, not turn.draft.patient)
        return _menu_of(turn, "patient", prompts.PATIENT, [nobody, *people])
    if turn.draft.action is ActionId.MOVE and turn.now.context.seat.is_gm:
        sizes = range(MOST_COMPLEXITY, -MOST_COMPLEXITY - 1, -1)
        hard = [(line("option-modifier", modifier=n), n, n == turn.draft.complexity) for n in sizes]
        return _menu_of(turn, "hard", prompts.COMPLEXITY, hard)
    return None


def _menu_of(
    turn: Turn, what: str, said: Line, choices: Sequence[tuple[Line, int, bool]]
) -> ui.Select[Any] | None:
    options = [turn.now.option(each, value, chosen=chosen) for each, value, chosen in choices]
    return turn.now.menu(said, turn.now.at("n-sum-set", what, *turn.draft.words), options)
