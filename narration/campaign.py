"""The events that every game has, in lines: seats, places, scenes. One case per event."""

from typing import assert_never

from narration.line import Line, line
from rules.campaign.events import (
    CampaignEvent,
    CampaignFounded,
    CharacterPlayed,
    PlaceBound,
    SceneChanged,
    SeatTaken,
)
from rules.seat import Role


def tell(event: CampaignEvent) -> tuple[Line, ...]:
    """The event in lines. Accounts and places are the chat service's to name, so they stay unnamed here."""
    match event:
        case CampaignFounded(name=name):
            return (line("campaign-founded", name=name),)
        case PlaceBound():
            return (line("campaign-place-bound"),)
        case SeatTaken(role=role):
            return (line("campaign-gm-seated" if role is Role.GM else "campaign-player-seated"),)
        case CharacterPlayed(name=name):
            return (line("campaign-character-played", name=name),)
        case SceneChanged(scene=scene):
            return (line("campaign-scene-changed", scene=scene),)
        case _:
            assert_never(event)
