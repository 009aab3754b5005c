"""What a seat may do now with the campaign itself.

Taking a seat needs an account, so it is not offered here.
"""

from collections.abc import Iterator, Mapping

from rules.campaign import actions as a
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.settings import Setting, value_of
from rules.core.seat import Seat

#: The step of game time that is offered, in minutes.
HOUR = 60


def legal_actions(
    campaign: Campaign,
    characters: Mapping[str, AnyCharacter],
    settings: tuple[Setting, ...],
    seat: Seat,
) -> tuple[a.CampaignAction, ...]:
    """Return what this seat may do now, unless the game itself refuses it."""
    if seat.is_gm:
        return (*_course(campaign), *_settings(campaign, settings))
    own = (character for character in characters.values() if seat.id and character.seat == seat.id)
    return tuple(a.PlayCharacter(character=character.id) for character in own)


def _course(campaign: Campaign) -> Iterator[a.CampaignAction]:
    yield a.ChangeScene()
    yield a.Rest()
    yield a.MoveTime(minutes=HOUR)
    if not campaign.in_session:
        yield a.StartSession()
        return
    yield a.EndSession()
    yield a.DeclareBreak(on=not campaign.on_break)


def _settings(campaign: Campaign, settings: tuple[Setting, ...]) -> Iterator[a.CampaignAction]:
    for setting in settings:
        now = value_of(settings, campaign.settings, setting.key)
        for value in setting.values:
            if value != now:
                yield a.ChangeSetting(key=setting.key, value=value)
