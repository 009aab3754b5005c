"""What /odds is asked of Noir, as a function that counts it."""

import re
from collections.abc import Callable
from functools import partial

from chat.interactions.context import Context
from narration.noir.base import odds as noir
from narration.parts.odds import Odds
from rules.noir.base import settings as noir_settings
from rules.noir.base.dice import BASE, typed_dice
from rules.noir.odds.roll_odds import Side

Asked = Callable[[], Odds]
#: A value with what is added to it.
Added = tuple[int, int]


def roll(own: Added, fate: int, other: Added | None) -> Asked:
    """Return what reckons a roll against 20, or against another."""
    if other is None:
        return partial(noir.check_odds, *own, fate)
    return partial(noir.opposed_odds, Side(*own), Side(*other), fate)


def faces(text: str) -> tuple[int, ...]:
    """Return the dice of a finished roll, typed in the order thrown; a 0 is a 10.

    Refused: `bad-die`, `bad-count`, `missing-dice` for what is no roll (NOIR-10 to 13).
    """
    thrown = [int(word) for word in re.findall(r"-?\d+", text)]
    return typed_dice(thrown[:BASE], thrown[BASE:])


def explodes(context: Context | None) -> bool:
    """Tell whether tens of damage earn dice: as this table has it, else as the rules do."""
    if context is None or context.campaign.system != "noir":
        return noir_settings.Tuning().dice_explode
    return noir_settings.tuning(context.campaign.settings).dice_explode
