"""Zapas as a `System`: the record of functions that every game provides."""

from rules.campaign import hidden_rolls
from rules.campaign.common_settings import COMMON
from rules.contract.system import System, events_of
from rules.zapas.base.settings import SETTINGS
from rules.zapas.decide import decide
from rules.zapas.hidden_rolls import hidden_roll
from rules.zapas.irreversible import IRREVERSIBLE_EVENTS
from rules.zapas.legal_actions import legal_actions
from rules.zapas.odds.luck import CHECKS
from rules.zapas.party.party import on_campaign_event
from rules.zapas.ready_scenes import READY
from rules.zapas.state.apply import apply
from rules.zapas.state.campaign_state import Character, Duel, Party, Recovery, Roll, ZapasState
from rules.zapas.state.events import ZapasEvent
from rules.zapas.validation import for_transfer, validate_campaign, validate_character
from rules.zapas.view import HIDDEN_FIELDS, redact, view
from rules.zapas.waits import waits

ZAPAS = System(
    hidden_roll=hidden_roll,
    sealed=hidden_rolls.sealed,
    opens=hidden_rolls.OPENS,
    shown=hidden_rolls.shown,
    ready=READY,
    name="zapas",
    character=Character,
    contest=Roll | Duel | Recovery,
    shared=Party,
    state=ZapasState,
    events=events_of(ZapasEvent),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    hidden_fields=HIDDEN_FIELDS,
    keeps_drafts=True,
    legal_actions=legal_actions,
    follow=on_campaign_event,
    settings=(*SETTINGS, *COMMON),
    waits=waits,
    irreversible=IRREVERSIBLE_EVENTS,
    validate_character=validate_character,
    validate_campaign=validate_campaign,
    for_transfer=for_transfer,
    checks=CHECKS,
)
