"""The questions of /odds about Zapas: each is turned into a function that calculates the answer."""

from functools import partial

from chat.interactions.context import Context
from cogs.odds.answers import Asked, Rolled
from narration.parts.odds import MOST_DICE
from narration.zapas.base import odds
from rules.core.refusal import Refused
from rules.zapas.base import settings as zapas_settings


def roll(context: Context | None, rolled: Rolled) -> Asked:
    """Return what calculates a pool against another, or against a difficulty, with the reserve after it.

    One die is the base die (ZAP-13). Refused: `odds-no-difficulty`, `odds-no-reserve`, `odds-added`.
    """
    own, (have, added) = _pool_of(sum(rolled.own)), rolled.kept
    if added and have is None:
        raise Refused("odds-no-reserve")
    if rolled.other is not None:
        return partial(odds.duel_odds, own, _pool_of(sum(rolled.other)))
    if rolled.difficulty is None:
        raise Refused("odds-no-difficulty")
    reserve = None if have is None else odds.kept(own, have, added)
    return partial(odds.roll_odds, own, rolled.difficulty, reserve, _tuning(context))


def _pool_of(dice: int) -> int:
    return min(max(1, dice), MOST_DICE)


def _tuning(context: Context | None) -> zapas_settings.Tuning:
    if context is None or context.campaign.system != "zapas":
        return zapas_settings.USUAL
    return zapas_settings.tuning(context.campaign.settings)
