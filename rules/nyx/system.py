"""Nyx as a `System`: the record of functions that every game provides."""

from rules.campaign.common_settings import COMMON
from rules.contract.system import System, events_of
from rules.nyx.access.gm_insight import remember
from rules.nyx.access.handover import with_seat
from rules.nyx.base.settings import SETTINGS
from rules.nyx.conflict.automatic_sides import ponders
from rules.nyx.decide import decide
from rules.nyx.harm.slow_penalties import on_campaign_event
from rules.nyx.hidden_rolls import hidden_roll
from rules.nyx.irreversible import IRREVERSIBLE_EVENTS
from rules.nyx.legal_actions.legal_actions import legal_actions
from rules.nyx.odds.luck import CHECKS
from rules.nyx.ready_scenes import READY
from rules.nyx.sealed_choices import OPENS, hides_dice, sealed_choices, shown_choices
from rules.nyx.state.apply import apply
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import NyxEvent
from rules.nyx.validation import for_transfer, validate_campaign, validate_character
from rules.nyx.view import HIDDEN_FIELDS, redact, view
from rules.nyx.waits import waits

NYX = System(
    ready=READY,
    name="nyx",
    character=Character,
    contest=Conflict,
    state=NyxState,
    events=events_of(NyxEvent),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    hidden_fields=HIDDEN_FIELDS,
    legal_actions=legal_actions,
    follow=on_campaign_event,
    settings=(*SETTINGS, *COMMON),
    waits=waits,
    give=with_seat,
    irreversible=IRREVERSIBLE_EVENTS,
    validate_character=validate_character,
    validate_campaign=validate_campaign,
    for_transfer=for_transfer,
    hidden_roll=hidden_roll,
    sealed=sealed_choices,
    opens=OPENS,
    shown=shown_choices,
    hides_dice=hides_dice,
    ponders=ponders,
    remember=remember,
    checks=CHECKS,
)
