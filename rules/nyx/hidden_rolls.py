"""A roll of Nyx that the table does not see: an individual simple action without aspects (NYX-15)."""

from rules.campaign.actions import RollHidden
from rules.campaign.hidden_rolls import HiddenResult
from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.nyx.base.bounds import EASIEST, HARDEST, require_within
from rules.nyx.base.enums import Attribute
from rules.nyx.base.pool import Pool, Roll
from rules.nyx.base.rolls import read, roll
from rules.nyx.sheet import aspects, sheet
from rules.nyx.state.campaign_state import NyxState

#: What came of a roll.
SUCCESS, FAILURE = "success", "failure"


def hidden_roll(state: NyxState, action: RollHidden, seat: Seat, dice: Dice) -> HiddenResult:
    """Roll one die unseen.

    Refused: `not-your-character`, `character-out`, `attributes-sum`, `no-such-attribute`, `out-of-bounds` for
    a modifier outside -3 to 0.
    """
    who = sheet.require_playable(sheet.find_own(state, action.character, seat))
    require_within("nyx-modifier", action.modifier, HARDEST, EASIEST)
    attribute = next((one for one in Attribute if one.value == action.rolls), None)
    if attribute is None or who.rating(attribute) is None:
        raise Refused("no-such-attribute", name=who.name)
    rolled = roll(dice, aspects.pool(who, who.counted(attribute), action.modifier, (), ()))
    return HiddenResult(
        character=who.id,
        name=who.name,
        rolls=rolled.pool.attribute.value,
        value=rolled.pool.current,
        modifier=rolled.pool.modifier,
        dice=rolled.dice,
        result=rolled.effect,
        outcome=_outcome(rolled),
    )


def counts(made: HiddenResult) -> bool:
    """Tell whether the effect of a hidden roll follows from its die (NYX-15)."""
    rolled = read(
        Pool(attribute=Attribute(made.rolls), current=made.value, modifier=made.modifier), made.dice
    )
    return (made.result, made.outcome) == (rolled.effect, _outcome(rolled))


def _outcome(rolled: Roll) -> str:
    return SUCCESS if rolled.effect else FAILURE
