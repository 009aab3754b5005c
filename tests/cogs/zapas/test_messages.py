"""The events of one Zapas save are split into messages: a proposal and its costs have their own."""

from collections.abc import Sequence

import pytest

from cogs.zapas.game import messages
from rules.core.model_base import Event
from rules.zapas.state.events import ExperienceSpent
from rules.zapas.state.sheet_events import Voted

TOVA = {"character": "4", "name": "Tova"}
PAID = ExperienceSpent.model_validate({**TOVA, "seat": "2", "change": -1, "xp": 3})


def voted(vote: str) -> Voted:
    what, proposal = {"character": "4", "trait": 1}, {"text": "Sky pilot"}
    told = {"what": what, "vote": vote, "voter": "2", "proposal": proposal, "before": ""}
    return Voted.model_validate({**TOVA, **told})


@pytest.mark.parametrize(
    ("events", "sizes"),
    [
        ([voted("approve"), PAID], [1, 1]),
        ([voted("submit"), voted("submit"), voted("submit")], [3]),
        ([voted("approve"), PAID, voted("approve"), PAID], [1, 3]),
        ([voted("lift"), voted("approve")], [1, 1]),
        ([voted("leave"), voted("leave")], [2]),
        ([PAID, PAID], [2]),
    ],
    ids=[
        "accepted and paid",
        "three proposals at once",
        "all approved and paid",
        "two kinds of votes",
        "who left takes votes along",
        "no vote",
    ],
)
def test_a_proposal_and_what_an_accepted_one_costs_have_messages_of_their_own(
    events: Sequence[Event], sizes: Sequence[int]
) -> None:
    found = messages(events)
    assert [len(part) for part in found] == [*sizes]
    assert [event for part in found for event in part] == [*events]
