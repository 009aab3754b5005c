"""What Noir does when the campaign changes: its scene, a setting, or who plays a character."""

from rules.campaign.events import CampaignEvent, CharacterGiven, SceneChanged, SettingChanged
from rules.core.refusal import Refused
from rules.noir.base.settings import POT
from rules.noir.corrections import limitation_switched
from rules.noir.state import events as e
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.participants import main_characters


def follow(state: NoirState, event: CampaignEvent) -> tuple[e.NoirEvent, ...]:
    """Return the Noir events that follow from a change of the campaign.

    A new scene switches off every active limitation. Changing the pot's setting sets the pot. A character
    that the GM takes over loses its pledge.

    Refused: `scene-in-conflict` while a contest runs.
    """
    match event:
        case SceneChanged():
            _require_peace(state)
            return tuple(
                limitation_switched(who, one.name, on=False)
                for who in state.characters.values()
                for one in who.limitations
                if one.active
            )
        case SettingChanged(key=key, new=new) if key == POT:
            told = e.FateSet(character="", name="", old=state.shared.pot, new=int(new), reason="")
            return (told,)
        case CharacterGiven(character=number, new=""):
            return _unpledged(state, number)
        case _:
            return ()


def _unpledged(state: NoirState, number: str) -> tuple[e.Pledged, ...]:
    """Withdraw a character's pledge toward a clue: only players' characters may have one (NOIR-65)."""
    promised = state.shared.pledges.get(number, 0)
    if not promised:
        return ()
    total = sum(state.shared.pledges.values()) - promised
    needed, name = len(main_characters(state)), state.characters[number].name
    return (e.Pledged(character=number, name=name, points=0, total=total, needed=needed),)


def _require_peace(state: NoirState) -> None:
    for contest in state.contests.values():
        if contest.is_open:
            raise Refused("scene-in-conflict", title=contest.title)
