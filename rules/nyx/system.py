"""Nyx as a record of the six functions that every game gives."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.campaign.common_settings import COMMON
from rules.campaign.events import CampaignEvent
from rules.contract.system import System
from rules.nyx.access.handover import give
from rules.nyx.base.settings import SETTINGS
from rules.nyx.decide import decide
from rules.nyx.harm.slow_penalties import follow
from rules.nyx.irreversible import FINAL
from rules.nyx.legal_actions.legal_actions import choices
from rules.nyx.odds.luck import CHECKS
from rules.nyx.sealed_choices import OPENS, hides_dice, sealed, shown
from rules.nyx.state.apply import apply
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict
from rules.nyx.state.events import NyxEvent
from rules.nyx.validation import moved, vet, vet_whole
from rules.nyx.view import redact, view
from rules.nyx.waits import waits

NYX = System(
    name="nyx",
    character=Character,
    contest=Conflict,
    state=NyxState,
    events=TypeAdapter(Annotated[NyxEvent | CampaignEvent, Field(discriminator="kind")]),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    choices=choices,
    follow=follow,
    settings=(*SETTINGS, *COMMON),
    waits=waits,
    give=give,
    final=FINAL,
    vet=vet,
    vet_whole=vet_whole,
    moved=moved,
    sealed=sealed,
    opens=OPENS,
    shown=shown,
    hides_dice=hides_dice,
    checks=CHECKS,
)
