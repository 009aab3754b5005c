"""The questions of /odds about Zapas: each is turned into a function that calculates the answer."""

from collections.abc import Callable
from functools import partial

from chat.interactions.context import Context
from narration.parts.odds import Odds
from narration.zapas.base import odds
from rules.core.refusal import Refused
from rules.zapas.base import settings as zapas_settings

Asked = Callable[[], Odds]
#: A value and what is added to it.
Added = tuple[int, int]


def roll(
    context: Context | None,
    dice: int,
    difficulty: int | None,
    other: Added | None,
    kept: tuple[int | None, int],
) -> Asked:
    """Return what calculates a pool against another, or against a difficulty, with the reserve after it.

    `kept` is the reserve before the roll (None if it is not known) and how many of its dice are used. One die
    is the base die (ZAP-13). Refused: `odds-no-difficulty`, `odds-no-reserve`, `odds-added`.
    """
    own, (have, added) = _pool_of(dice), kept
    if added and have is None:
        raise Refused("odds-no-reserve")
    if other is not None:
        return partial(odds.duel_odds, own, _pool_of(sum(other)))
    if difficulty is None:
        raise Refused("odds-no-difficulty")
    reserve = None if have is None else odds.kept(own, have, added)
    return partial(odds.roll_odds, own, difficulty, reserve, _tuning(context))


def _pool_of(dice: int) -> int:
    return min(max(1, dice), odds.MOST_DICE)


def _tuning(context: Context | None) -> zapas_settings.Tuning:
    if context is None or context.campaign.system != "zapas":
        return zapas_settings.USUAL
    return zapas_settings.tuning(context.campaign.settings)
