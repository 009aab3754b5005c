"""The questions of /odds about Noir: each is turned into a function that calculates the answer."""

import re
from functools import partial

from chat.interactions.context import Context
from cogs.odds.answers import Added, Asked, Rolled
from narration.noir.base.odds import Finished, Victim, check_odds, damage_odds, late_odds, opposed_odds
from rules.noir.base import settings as noir_settings
from rules.noir.base.dice import BASE, typed_dice
from rules.noir.base.weapons import Damage
from rules.noir.odds.roll_odds import Side


def roll(_: Context | None, rolled: Rolled) -> Asked:
    """Return a function that calculates a roll against 20, or against another roll."""
    if rolled.other is None:
        return partial(check_odds, *rolled.own, rolled.fate)
    return partial(opposed_odds, Side(*rolled.own), Side(*rolled.other), rolled.fate)


def damage(context: Context | None, harm: Damage, victim: Victim | None) -> Asked:
    """Return a function that calculates the damage of a hit, and the victim's wounds."""
    return partial(damage_odds, harm, victim, explode=_explodes(context))


def late(dice: str, own: Added, other: Finished | None) -> Asked:
    """Return what calculates the chances of a die added to a finished roll, typed in the order thrown.

    Refused: `bad-die`, `bad-count`, `missing-dice` for text that is no roll (NOIR-10 to 13).
    """
    thrown = [int(word) for word in re.findall(r"-?\d+", dice)]  # a 0 means a 10
    return partial(late_odds, typed_dice(thrown[:BASE], thrown[BASE:]), Side(*own), other)


def _explodes(context: Context | None) -> bool:
    """Tell whether a ten for damage earns another die: by the campaign's setting, else by the rules."""
    if context is None or context.campaign.system != "noir":
        return noir_settings.Tuning().dice_explode
    return noir_settings.tuning(context.campaign.settings).dice_explode
