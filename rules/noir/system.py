"""Noir as a record of the functions that every game gives."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.campaign.common_settings import COMMON
from rules.campaign.events import CampaignEvent
from rules.contract.system import System
from rules.noir.apply import apply
from rules.noir.campaign_changes import follow
from rules.noir.choices import choices
from rules.noir.decide import decide
from rules.noir.events import NoirEvent
from rules.noir.final import FINAL
from rules.noir.luck import CHECKS
from rules.noir.model import Character, Combat, NoirState, Purse, Social, Test
from rules.noir.settings import SETTINGS
from rules.noir.vet import moved, vet, vet_whole
from rules.noir.view import redact, view
from rules.noir.waits import waits

NOIR = System(
    name="noir",
    character=Character,
    contest=Test | Combat | Social,
    shared=Purse,
    state=NoirState,
    events=TypeAdapter(Annotated[NoirEvent | CampaignEvent, Field(discriminator="kind")]),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    choices=choices,
    follow=follow,
    settings=(*SETTINGS, *COMMON),
    waits=waits,
    final=FINAL,
    vet=vet,
    vet_whole=vet_whole,
    moved=moved,
    checks=CHECKS,
)
