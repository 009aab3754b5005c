"""Short words for the default actions of Zapas that replace a missing choice after a deadline."""

from collections.abc import Mapping

from narration.text.line import Line, line
from rules.core.model_base import Action
from rules.zapas.state.contest_actions import Bid, Choose, CloseHelp

DEFAULTS: Mapping[type[Action], Line] = {
    CloseHelp: line("default-zapas-help"),
    Bid: line("default-zapas-bid"),
    Choose: line("default-zapas-choose"),
}


def default_words(action: Action) -> Line:
    """Return the name of a default action."""
    return DEFAULTS[type(action)]
