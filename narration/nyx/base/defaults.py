"""Short words for the default actions of Nyx that replace a missing choice after a deadline."""

from collections.abc import Mapping

from narration.nyx.base.words import TACTICS
from narration.text.line import Line, line
from rules.core.model_base import Action
from rules.nyx.state.actions import AnswerDemand
from rules.nyx.state.contest_actions import ChooseBonus, Declare, PickTactic, TakePenalty

DEFAULTS: Mapping[type[Action], Line] = {
    Declare: line("default-nyx-declare"),
    ChooseBonus: line("default-nyx-steps"),
    TakePenalty: line("default-nyx-fatigue"),
    AnswerDemand: line("default-nyx-accept"),
}


def default_words(action: Action) -> Line:
    """Return the name of a default action; picking a tactic has the tactic's name."""
    return TACTICS[action.tactic] if isinstance(action, PickTactic) else DEFAULTS[type(action)]
