"""Compare states without accounts: the log records seats, never the accounts that hold them."""

from rules.contract.system import AnyState


def without_accounts(state: AnyState) -> AnyState:
    """Return the state with seats whose holders are unknown."""
    seats = tuple(record.but(holder=0, called="") for record in state.campaign.seats)
    return state.but(campaign=state.campaign.but(seats=seats, invited=()))
