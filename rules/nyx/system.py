"""Nyx as a record of the six functions that every game gives."""

from pydantic import TypeAdapter

from rules.campaign.events import CampaignEvent
from rules.nyx.apply import apply
from rules.nyx.choices import choices
from rules.nyx.decide import decide
from rules.nyx.events import NyxEvent
from rules.nyx.harm import change_scene
from rules.nyx.model import Character, Conflict, NyxState
from rules.nyx.view import redact, view
from rules.system import System

NYX = System(
    name="nyx",
    character=Character,
    contest=Conflict,
    state=NyxState,
    events=TypeAdapter(NyxEvent | CampaignEvent),
    decide=decide,
    apply=apply,
    view=view,
    redact=redact,
    choices=choices,
    change_scene=change_scene,
    is_open=lambda conflict: conflict.is_open,
)
