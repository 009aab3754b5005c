"""What may come in for a seat whose time ran out, in words: short, for a menu and for everybody."""

from collections.abc import Mapping

from narration.nyx.base.words import TACTICS
from narration.text.line import Line, line
from rules.core.model_base import Action
from rules.noir.state import contest_actions as noir
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.zapas.state import contest_actions as zapas

#: By kind of action; a tactic has its own name.
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
    """What an action is called that may stand in."""
    return TACTICS[action.tactic] if isinstance(action, contest_actions.PickTactic) else WORDS[type(action)]
