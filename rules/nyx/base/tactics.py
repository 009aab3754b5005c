"""Tactics: which pick wins, what a win is worth, who narrates (NYX-33 to 37, NYX-41)."""

from typing import Literal

from rules.nyx.base.enums import SideNumber, Tactic
from rules.nyx.base.movement import Movement
from rules.nyx.base.scale import clamp, clamp_with_overflow

BONUS = 3


def choice_winner(pick1: Tactic, pick2: Tactic) -> SideNumber | None:
    """Return the side whose pick beats the other's, or None for equal picks (NYX-34)."""
    difference = (pick1 - pick2) % 3
    if difference == 0:
        return None
    return 1 if difference == 1 else 2


def win_fits_place(tactic: Tactic, side: SideNumber, raw: int) -> bool:
    """Tell whether a win is effective at its owner's place after the roll (NYX-35, D-26)."""
    own = raw if side == 1 else -raw
    match tactic:
        case Tactic.DEFENSIVE:
            return own <= 0
        case Tactic.OFFENSIVE:
            return own >= 0
        case Tactic.WAITING:
            return True


def effective_winners(pick1: Tactic, pick2: Tactic, raw: int) -> tuple[SideNumber, ...]:
    """Return the sides with an effective win: none, one, or both if the picks are equal (NYX-35, NYX-37)."""
    winner = choice_winner(pick1, pick2)
    picks: tuple[tuple[SideNumber, Tactic], ...] = ((1, pick1), (2, pick2))
    return tuple(side for side, pick in picks if winner in (None, side) and win_fits_place(pick, side, raw))


def final_movement(raw: int, length: int, net: int, tactic: Tactic | None) -> Movement:
    """Return where the marker ends and the overflow (NYX-36).

    `net` is the sum of both sides' bonuses, -3, 0 or 3; `tactic` is the pick of the side
    that it favours. A waiting side keeps the overflow of the roll, and its bonus moves the marker only within
    the scale (D-28).
    """
    if tactic is not Tactic.WAITING:
        return clamp_with_overflow(raw + net, length)
    rolled = clamp_with_overflow(raw, length)
    return rolled.but(marker=clamp(rolled.marker + net, length))


def narrator(winner: SideNumber | None, effect1: int, effect2: int) -> Literal[0, 1, 2]:
    """Return the side that narrates the round, or 0 for the GM (NYX-41, D-31)."""
    if winner is not None:
        return winner
    if effect1 == effect2:
        return 0
    return 1 if effect1 > effect2 else 2
