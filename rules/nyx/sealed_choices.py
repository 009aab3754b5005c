"""The hidden choices of a Nyx conflict, when they are shown, and whether dice made them (NYX-33, NYX-37)."""

from rules.campaign import hidden_rolls
from rules.chance.seal import NOBODY, Choice
from rules.core.model_base import Event
from rules.core.seat import DICE
from rules.nyx.base.enums import Phase, Tactic
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import BonusChosen, BonusesRevealed, RoundRolled, TacticPicked
from rules.nyx.state.contests import Bonus, Side

#: The subjects of choices, and the kinds of events that reveal them.
TACTIC, BONUS = "tactic", "bonus"
OPENS = {**hidden_rolls.OPENS, "round-rolled": TACTIC, "bonuses-revealed": BONUS}


def sealed_choices(event: Event) -> tuple[Choice, ...]:
    """Return the hidden choice that an event makes, or nothing."""
    if isinstance(event, TacticPicked) and isinstance(event.tactic, Tactic):
        return (_choice(event, TACTIC, event.tactic.name.lower()),)
    if isinstance(event, BonusChosen) and event.hidden and isinstance(event.bonus, Bonus):
        return (_choice(event, BONUS, _word(event.bonus)),)
    return hidden_rolls.sealed(event)


def _choice(event: TacticPicked | BonusChosen, about: str, pick: str) -> Choice:
    seen = ",".join(event.watchers) or NOBODY
    return Choice(event.contest, event.turn, str(event.side), about, pick, seen)


def shown_choices(event: Event) -> tuple[Choice, ...]:
    """Return the choices that an event shows openly, whether they were hidden or not."""
    match event:
        case RoundRolled(contest=contest, turn=turn, sides=sides):
            picks = ((one.side, one.tactic) for one in sides if one.tactic is not None)
            return tuple(Choice(contest, turn, str(side), TACTIC, pick.name.lower()) for side, pick in picks)
        case BonusesRevealed(contest=contest, turn=turn, bonuses=bonuses):
            return tuple(Choice(contest, turn, str(side), BONUS, _word(bonus)) for side, bonus in bonuses)
        case _:
            return hidden_rolls.shown(event)


def _word(bonus: Bonus) -> str:
    """Return how a win is used, on one line."""
    return " ".join(filter(None, (bonus.choice.value, bonus.text)))


def hides_dice(state: NyxState) -> bool:
    """Tell whether dice picked for a side and the pick is still hidden."""
    running = (conflict for conflict in state.contests.values() if conflict.is_open)
    return any(_hidden(conflict.phase, side) for conflict in running for side in conflict.sides)


def _hidden(phase: Phase, side: Side) -> bool:
    picked = phase in {Phase.DECLARE, Phase.TACTIC} and side.pick is not None
    chosen = phase is Phase.BONUS and side.bonus is not None
    return side.hand == DICE and (picked or chosen)
