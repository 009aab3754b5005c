"""The card of a combat, made from the public view of its state and events.

Rules: NOIR-21, 90 to 93, 121 to 130.
"""

from collections.abc import Sequence

from narration.noir.combat import actions
from narration.noir.combat.fighters import in_order, known
from narration.noir.rolls.card import exchange
from narration.pictures.cards.combat import CardFighter, CombatCard, side_ink
from narration.text.line import Line, line, verbatim
from rules.core.model_base import Event
from rules.noir.base.enums import Health
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_or_none
from rules.noir.state.campaign_state import Condition, NoirState
from rules.noir.state.contest_events import CheckDecided
from rules.noir.state.contests import Combat, Fighter

_DOWN = {Health.UNCONSCIOUS, Health.OUT, Health.DEAD}


def card(state: NoirState, combat: Combat, events: Sequence[Event]) -> CombatCard:
    """Return the card of a combat: the last exchange among `events`, and the fighters in acting order."""
    inks = {one.character: side_ink(actions.side(one.side)) for one in combat.fighters}
    decided = [event.check for event in events if isinstance(event, CheckDecided)]
    last = exchange(decided[-1], inks) if decided else None
    return CombatCard(tuple(_fighter(state, combat, one) for one in in_order(state, combat)), last)


def _fighter(state: NoirState, combat: Combat, fighter: Fighter) -> CardFighter:
    """Return a fighter; daze and threshold only as far as the view of the state has them."""
    who, seen = known(state, fighter), fighter.character in state.characters
    condition = who.condition
    return CardFighter(
        name=verbatim(fighter.name),
        side=actions.side(fighter.side),
        initiative=fighter.initiative,
        daze=condition.daze if seen and not condition.withheld else None,
        threshold=value_or_none(who, "threshold", tuning(state.campaign.settings)) if seen else None,
        wounds=condition.open_wounds,
        closed=condition.stabilised,
        state=_word(condition),
        acts=combat.is_open and combat.actor == fighter.character,
        had_turn=fighter.had_turn,
        down=condition.health in _DOWN or condition.saved,
    )


def _word(condition: Condition) -> Line | None:
    """Return the gravest thing about a fighter in a word or two; None if there is nothing."""
    if condition.mortal:
        return line("card-dying", rounds=condition.mortal)
    if condition.health in _DOWN or condition.saved:
        return line("card-out")
    return line("card-dazed") if condition.health is Health.DAZED else None
