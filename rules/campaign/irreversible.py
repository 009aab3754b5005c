"""The campaign events that cannot be undone: mostly changes to seats and places."""

from rules.campaign.events import (
    CampaignArchived,
    CampaignFounded,
    CampaignRestored,
    ChairHanded,
    CharacterGiven,
    CharacterPlayed,
    GmAnswered,
    GmCalled,
    Invited,
    LuckShown,
    PlaceBound,
    PlaceLeft,
    RoleSet,
    SeatHanded,
    SeatLeft,
    SeatTaken,
    StandInAppointed,
    TimeRanOut,
    Undone,
)
from rules.campaign.handouts import HandoutDropped, HandoutShown
from rules.campaign.hidden_rolls import HiddenRollShown
from rules.campaign.ready import ReadyConflictBegun, ScenePrepared

_NEVER = (
    CampaignFounded,
    PlaceBound,
    PlaceLeft,
    SeatTaken,
    Invited,
    SeatLeft,
    SeatHanded,
    ChairHanded,
    RoleSet,
    StandInAppointed,
    CharacterGiven,
    CharacterPlayed,
    LuckShown,
    HiddenRollShown,
    HandoutShown,
    HandoutDropped,
    TimeRanOut,
    GmCalled,
    GmAnswered,
    CampaignArchived,
    CampaignRestored,
    ScenePrepared,
    ReadyConflictBegun,
    Undone,
)
IRREVERSIBLE_EVENTS: frozenset[str] = frozenset(event.model_fields["kind"].default for event in _NEVER)
