"""Short words for the default actions that replace a missing choice after a deadline."""

from collections.abc import Mapping

from narration.nyx.base.words import TACTICS
from narration.text.line import Line, line
from rules.core.model_base import Action
from rules.noir.state import contest_actions as noir
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.zapas.state import contest_actions as zapas

#: The words for each type of action; picking a tactic uses the tactic's name instead.
WORDS: Mapping[type[Action], Line] = {
    contest_actions.Declare: line("default-nyx-declare"),
    contest_actions.ChooseBonus: line("default-nyx-steps"),
    contest_actions.TakePenalty: line("default-nyx-fatigue"),
    nyx.AnswerDemand: line("default-nyx-accept"),
    noir.Ready: line("default-noir-ready"),
    noir.PayOdds: line("default-noir-odds"),
    noir.ChooseTwo: line("default-noir-highest"),
    noir.BuyLate: line("default-noir-late"),
    noir.PlaceLate: line("default-noir-place"),
    noir.Declare: line("default-noir-wait"),
    noir.Defend: line("default-noir-defend"),
    noir.PassTurn: line("default-noir-pass"),
    noir.Protect: line("default-noir-protect"),
    noir.ChooseLoss: line("default-noir-loss"),
    zapas.CloseHelp: line("default-zapas-help"),
    zapas.Bid: line("default-zapas-bid"),
    zapas.Choose: line("default-zapas-choose"),
}


def default_words(action: Action) -> Line:
    """Return the name of a default action, for a menu or a public message."""
    return TACTICS[action.tactic] if isinstance(action, contest_actions.PickTactic) else WORDS[type(action)]
