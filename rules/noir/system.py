"""Noir's `System`: the record of functions that every game provides."""

from rules.campaign import hidden_rolls
from rules.campaign.common_settings import COMMON
from rules.contract.system import System, events_of
from rules.noir.base.settings import SETTINGS
from rules.noir.campaign_changes import follow
from rules.noir.decide import decide
from rules.noir.hidden_rolls import hidden_roll
from rules.noir.irreversible import IRREVERSIBLE_EVENTS
from rules.noir.legal_actions import legal_actions
from rules.noir.odds.luck import CHECKS
from rules.noir.ready_scenes import READY
from rules.noir.state.apply import apply
from rules.noir.state.campaign_state import Character, Combat, GroupState, NoirState, Social, Test
from rules.noir.state.events import NoirEvent
from rules.noir.validation import for_transfer, validate_campaign, validate_character
from rules.noir.view import HIDDEN_FIELDS, redact, view
from rules.noir.waits import waits

NOIR = System(
    hidden_roll=hidden_roll,
    sealed=hidden_rolls.sealed,
    opens=hidden_rolls.OPENS,
    shown=hidden_rolls.shown,
    ready=READY,
    name="noir",
    character=Character,
    contest=Test | Combat | Social,
    shared=GroupState,
    state=NoirState,
    events=events_of(NoirEvent),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    hidden_fields=HIDDEN_FIELDS,
    legal_actions=legal_actions,
    follow=follow,
    settings=(*SETTINGS, *COMMON),
    waits=waits,
    irreversible=IRREVERSIBLE_EVENTS,
    validate_character=validate_character,
    validate_campaign=validate_campaign,
    for_transfer=for_transfer,
    checks=CHECKS,
)
