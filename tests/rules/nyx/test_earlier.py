"""Data stored by the first version of the rules still loads and leads to the same state.

`earlier/evening.json` is an evening as that version stored it, with nearly all its kinds of events. The
shared part of the state was added later; here it is new, as storage would provide it. That version did not
keep a conflict's last rounds.
"""

import json
from pathlib import Path

from rules.campaign.model import Campaign
from rules.contract.system import fold, new
from rules.nyx.system import NYX

EVENING = json.loads((Path(__file__).parent / "earlier/evening.json").read_text(encoding="utf-8"))
EVENTS = tuple(NYX.events.validate_python(event) for event in EVENING["events"])
STATE = NYX.state.model_validate_json(json.dumps({**EVENING["state"], "shared": NYX.shared().model_dump()}))


def test_the_events_of_the_earlier_version_fold_to_its_state() -> None:
    start = new(NYX, Campaign(id=1, home=9, name="", system="nyx", language="en"))
    folded = fold(NYX, start, EVENTS)
    contests = {number: one.but(past=()) for number, one in folded.contests.items()}
    assert folded.but(contests=contests) == STATE


def test_the_characters_and_conflicts_of_the_earlier_version_lack_later_features() -> None:
    for character in STATE.characters.values():
        assert (character.ask, character.call, character.afflictions, character.healed) == (None, None, (), 0)
    for conflict in STATE.contests.values():
        assert (conflict.simple, conflict.harmful, conflict.stake) == (False, False, "")
        assert all(side.members == () and side.group is None for side in conflict.sides)
