"""Lets a GM see what others chose in secret, if the table allows it (NYX-33, NYX-37).

A GM who may still choose for a side sees nothing. That holds for the GM's own sides, for a seat that the GM
stands in for, and if the GM picks for late players.
"""

from rules.campaign.common_settings import DEFAULT, common_value, is_timed
from rules.campaign.events import SettingChanged
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from rules.nyx.access.groups import acts_for
from rules.nyx.access.handover import has_sealed
from rules.nyx.base.enums import Phase
from rules.nyx.base.settings import tuning
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side


def sees_sealed(state: NyxState, conflict: Conflict, seat: Seat) -> bool:
    """Tell whether a seat sees hidden choices before they are revealed. Only a GM in their own seat does."""
    if not seat.is_gm or seat.by or not _may_watch(state):
        return False
    return not any(_may_choose(state, side, seat) for side in _undecided(conflict))


def is_seen_by_gm(state: NyxState, conflict: Conflict) -> bool:
    """Tell whether a GM will see what is chosen in this conflict. Everybody may know this."""
    gms = [Seat(role=Role.GM, id=one.id) for one in state.campaign.seats if one.role is Role.GM]
    return _may_watch(state) and any(
        not any(_may_choose(state, side, gm) for side in conflict.active) for gm in gms
    )


def require_nothing_sealed(state: NyxState, event: SettingChanged) -> None:
    """Refuse `picks-sealed` if the new setting would show a GM choices that were made without a GM
    watching.
    """
    settings = {**state.campaign.settings, event.key: event.old}
    before = state.but(campaign=state.campaign.but(settings=settings))
    for conflict in state.contests.values():
        sealed = any(has_sealed(conflict, side) for side in conflict.active)
        if sealed and is_seen_by_gm(state, conflict) and not is_seen_by_gm(before, conflict):
            raise Refused("picks-sealed", title=conflict.title)


def _undecided(conflict: Conflict) -> tuple[Side, ...]:
    """Return the sides that still have to make their hidden choice."""
    if conflict.phase is Phase.TACTIC:
        return tuple(side for side in conflict.active if side.pick is None)
    winners = conflict.round.winners if conflict.round and conflict.phase is Phase.BONUS else ()
    return tuple(conflict.side(number) for number in winners if conflict.side(number).bonus is None)


def _may_watch(state: NyxState) -> bool:
    campaign = state.campaign
    picks_for_others = is_timed(campaign) and common_value(campaign, DEFAULT) == "gm"
    return tuning(campaign.settings).gm_sees_picks and not picks_for_others


def _may_choose(state: NyxState, side: Side, seat: Seat) -> bool:
    records = (state.campaign.record(state.characters[number].seat) for number in side.people)
    lent = any(record is not None and record.stand_in == seat.id for record in records)
    return lent or acts_for(state, side, seat)
