"""Short words for the default actions of Noir that replace a missing choice after a deadline."""

from collections.abc import Mapping

from narration.text.line import Line, line
from rules.core.model_base import Action
from rules.noir.state import contest_actions as noir

DEFAULTS: Mapping[type[Action], Line] = {
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
}


def default_words(action: Action) -> Line:
    """Return the name of a default action."""
    return DEFAULTS[type(action)]
