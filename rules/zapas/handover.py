"""Characters in other hands: what must be over before somebody else plays them."""

from rules.campaign.events import CharacterGiven
from rules.refusal import Refused
from rules.zapas.contests import Contest, Recovery, Roll
from rules.zapas.model import ZapasState


def require_givable(state: ZapasState, event: CharacterGiven) -> None:
    """Dice that are promised belong to the seat that promised them, so no character changes seats meanwhile.

    Refused: `roll-open-give` for who is in something that is not over, `bare-stays` for an NPC.
    """
    if event.new and state.characters[event.character].npc is not None:
        raise Refused("bare-stays", name=event.name)
    for contest in state.contests.values():
        if contest.is_open and event.character in _people(contest):
            raise Refused("roll-open-give", name=event.name, title=contest.title)


def _people(contest: Contest) -> tuple[str, ...]:
    """Return the characters in a contest, those that help included."""
    if isinstance(contest, Recovery):
        return contest.characters
    principals = [contest] if isinstance(contest, Roll) else [*contest.sides]
    helping = (helper for one in principals for helper in one.helpers)
    return tuple(one.character for one in (*principals, *helping))
