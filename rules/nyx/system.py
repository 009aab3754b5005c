"""Nyx as a record of the six functions that every game gives."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.campaign.common_settings import COMMON
from rules.campaign.events import CampaignEvent
from rules.contract.system import System
from rules.nyx.apply import apply
from rules.nyx.choices import choices
from rules.nyx.contests import Conflict
from rules.nyx.decide import decide
from rules.nyx.events import NyxEvent
from rules.nyx.final import FINAL
from rules.nyx.handover import give
from rules.nyx.luck import CHECKS
from rules.nyx.model import Character, NyxState
from rules.nyx.seals import OPENS, hides_dice, sealed, shown
from rules.nyx.settings import SETTINGS
from rules.nyx.slow import follow
from rules.nyx.vet import moved, vet, vet_whole
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
