"""Who may change a sheet, and when: its player until it is in play, the GM always."""

from rules.contract.ownership import find_own
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.state.campaign_state import Character, NoirState
from rules.noir.state.participants import require_outside_combat


def editable_sheet(state: NoirState, character: str, seat: Seat) -> Character:
    """Return a sheet that this seat may change now; during a combat only the GM may.

    Refused: `no-such-character`, `not-your-character`, `not-allowed-finished` for a player once it is in
    play, `wrong-state-in-combat`.
    """
    found = unfinished_sheet(state, character, seat)
    if not seat.is_gm:
        require_outside_combat(state, found)
    return found


def unfinished_sheet(state: NoirState, character: str, seat: Seat) -> Character:
    """Return a sheet that is not in play yet; the GM may have any. Refused: as `editable_sheet`."""
    found = find_own(state, character, seat)
    if found.finished and not seat.is_gm:
        raise Refused("not-allowed-finished", name=found.name)
    return found
