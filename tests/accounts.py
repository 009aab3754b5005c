"""The log says what happened to which seat, never whose account it was: states are compared without those."""

from rules.contract.system import AnyState


def without_accounts(state: AnyState) -> AnyState:
    """Return a state whose seats are held by nobody that is known."""
    seats = tuple(record.but(holder=0, called="") for record in state.campaign.seats)
    return state.but(campaign=state.campaign.but(seats=seats, invited=()))
