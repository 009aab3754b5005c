"""The GM's control of a campaign: sessions, scenes, rests, game time, settings."""

from typing import assert_never

from rules.campaign.actions import (
    ChangeScene,
    ChangeSetting,
    Course,
    DeclareBreak,
    EndSession,
    MoveTime,
    Rest,
    StartSession,
)
from rules.campaign.events import (
    BreakDeclared,
    CourseEvent,
    Rested,
    SceneChanged,
    SessionEnded,
    SessionStarted,
    SettingChanged,
    TimeMoved,
)
from rules.campaign.model import Campaign
from rules.campaign.settings import Setting, require_setting, value_of
from rules.core import names
from rules.core.refusal import Refused

#: The longest jump in game time: ten years. A longer one is more likely a typing error than a story.
MOST_MINUTES = 10 * 365 * 24 * 60

#: The most characters in the title of a scene or session, and in what is told of the last session.
MOST_TITLE, MOST_RECAP = 60, 600

#: Whether a rest and the change of scene that goes with it count once or twice (Nyx D-38).
RECOVERY = Setting(key="recovery", values=("once", "each"), rule="NYX-50")


def on_session(campaign: Campaign, settings: tuple[Setting, ...], action: Course) -> CourseEvent:
    """Return the event of a session, scene, rest, time or break.

    Refused: `time-bounds`, `session-on`, `session-off`, `break-declared-already`, `text-too-long`.
    """
    match action:
        case ChangeScene(title=title):
            counts = _counts(campaign, settings, "scene")
            return SceneChanged(scene=campaign.scene + 1, counts=counts, title=names.note(title, MOST_TITLE))
        case Rest():
            return Rested(counts=_counts(campaign, settings, "rest"))
        case MoveTime(minutes=minutes):
            if not 1 <= minutes <= MOST_MINUTES:
                raise Refused("time-bounds", most=MOST_MINUTES // 1440)
            return TimeMoved(minutes=minutes, clock=campaign.clock + minutes)
        case StartSession():
            return _start(campaign, action)
        case EndSession():
            if not campaign.in_session:
                raise Refused("session-off")
            return SessionEnded(session=campaign.session)
        case DeclareBreak(on=on):
            return _break(campaign, on)
        case _:
            assert_never(action)


def _start(campaign: Campaign, action: StartSession) -> SessionStarted:
    if campaign.in_session:
        raise Refused("session-on")
    return SessionStarted(
        session=campaign.session + 1,
        present=_seats(campaign, action.present),
        title=names.note(action.title, MOST_TITLE),
        recap=names.note(action.recap, MOST_RECAP),
    )


def change_setting(
    campaign: Campaign, settings: tuple[Setting, ...], action: ChangeSetting
) -> SettingChanged:
    """Return the event of a changed setting.

    Refused: `no-such-setting`, `no-such-value`, `setting-value-form`, `setting-same`.
    """
    new = require_setting(settings, action.key).read(action.value)
    old = value_of(settings, campaign.settings, action.key)
    if old == new:
        raise Refused("setting-same")
    return SettingChanged(system=campaign.system, key=action.key, old=old, new=new)


def _seats(campaign: Campaign, present: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids in `present` that are seats of the campaign, in the order of the seats."""
    return tuple(record.id for record in campaign.seats if record.id in present)


def _counts(campaign: Campaign, settings: tuple[Setting, ...], kind: str) -> bool:
    """Tell whether this rest or change of scene counts for slow recovery.
    A rest and the change of scene that goes with it count only once, unless the setting says `each`.
    """
    if RECOVERY not in settings or value_of(settings, campaign.settings, RECOVERY.key) == "each":
        return True
    return campaign.recovered_by in ("", kind)


def _break(campaign: Campaign, on: bool) -> BreakDeclared:
    if not campaign.in_session:
        raise Refused("session-off")
    if campaign.on_break is on:
        raise Refused("break-declared-already")
    return BreakDeclared(on=on)
