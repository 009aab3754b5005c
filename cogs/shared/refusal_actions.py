"""The next steps under a refusal, by its code. Codes for which no button can help are not listed."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.shared.next_steps import (
    BEGIN,
    CHARACTER,
    FINISH,
    GO_ON,
    HANDOUTS,
    HELP,
    JOIN,
    JOIN_STEPS,
    MEETING,
    MYSELF,
    NOW,
    PAGE,
    PLAY,
    ROSTER,
    SAFETY,
    SEATS,
    SETTINGS,
    SHEET,
    NextStep,
    offered,
)
from narration.text.line import Line
from storage.documents.errors import Unavailable

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

#: The buttons under a refusal, by its code.
NEXT_STEPS: Mapping[str, tuple[NextStep, ...]] = {
    # There is no campaign here, or another one.
    "no-campaign-here": (BEGIN, HELP),
    "outdated-command": (BEGIN, HELP),
    "not-here": (HELP,),
    "other-system": (HELP,),
    "odds-no-game": (BEGIN, HELP),
    "no-such-topic": (HELP,),
    # The person has no seat, or the wrong one.
    "no-seat": JOIN_STEPS,
    "gm-only": (*JOIN_STEPS, HELP),
    "seat-taken-already": (CHARACTER, FINISH, NOW),
    "claimed-already": (JOIN, SEATS),
    "claim-one": (SHEET, SEATS),
    "claim-gm": (SEATS,),
    "ready-begun": (NOW,),
    "ready-unclaimed": (SEATS,),
    "invitation-not-yours": (JOIN,),
    "invitation-needed": (SEATS,),
    "stand-in-may-not": (MYSELF, SEATS),
    "acting-as-self": (NOW,),
    "not-your-seat": (SEATS,),
    "no-such-seat": (SEATS,),
    "seat-empty": (SEATS,),
    "chair-only": (SEATS,),
    "chair-must-be-handed": (SEATS,),
    "chair-is-theirs": (SEATS,),
    "chair-for-managers": (SEATS,),
    "chair-held": (SEATS,),
    "gm-called": (SEATS,),
    "gm-not-called": (NOW,),
    "role-same": (SEATS,),
    "doctor-only": (SEATS,),
    "undo-not-yours": (SEATS,),
    # The person plays no character yet, or another one.
    "no-character-yet": (PLAY, *JOIN_STEPS, ROSTER),
    "no-such-character": (*JOIN_STEPS, ROSTER),
    "not-your-character": (PLAY, *JOIN_STEPS, SHEET),
    "name-taken": (CHARACTER, ROSTER),
    "own-character": (ROSTER,),
    "plays-nobody": (ROSTER,),
    "not-an-npc": (ROSTER,),
    # The sheet is unfinished, or finished already.
    "sheet-unfinished": (FINISH, PLAY),
    "not-ready": (FINISH, PLAY),
    "missing-input": (FINISH, PLAY),
    "missing-input-fighter": (FINISH, PLAY),
    "attributes-sum": (FINISH, PLAY),
    "aspects-unnamed": (FINISH, PLAY),
    "empty-biography": (FINISH, PLAY),
    "trait-count": (FINISH, PLAY),
    "point-sum": (FINISH, PLAY),
    "no-qualifying-flag": (FINISH, PLAY),
    "sheet-finished": (SHEET, NOW),
    "not-allowed-finished": (SHEET,),
    "wrong-state-finished": (SHEET, NOW),
    "wrong-state-ready": (SHEET, NOW),
    "no-such-attribute": (SHEET,),
    "no-such-aspect": (SHEET,),
    "no-such-damage": (SHEET,),
    "not-found": (SHEET, NOW),
    # It is over, done already, or somebody else's to do.
    **dict.fromkeys(
        (
            "already-thrown",
            "bidding-closed",
            "chosen-already",
            "conflict-over",
            "declarations-closed",
            "help-closed",
            "no-affliction-due",
            "no-ask",
            "no-demand",
            "no-penalty-due",
            "no-such-ask",
            "no-such-conflict",
            "no-story",
            "no-win",
            "not-your-side",
            "not-your-turn",
            "nothing-to-pick",
            "picked-already",
            "place-bound-already",
            "rolled-already",
            "stale-button",
            "stale-turn",
            "time-not-out",
            "undo-nothing",
            "unknown-id-contest",
            "wrong-state-accepted",
            "wrong-state-answered",
            "wrong-state-declared",
            "wrong-state-duel",
            "wrong-state-had-turn",
            "wrong-state-no-action",
            "wrong-state-no-choice",
            "wrong-state-no-late-die",
            "wrong-state-no-roll",
            "wrong-state-no-target",
            "wrong-state-not-asked",
            "wrong-state-over",
            "wrong-state-passed",
            "wrong-state-phase",
            "wrong-state-protect",
            "wrong-state-rolled",
            "wrong-state-ruled",
        ),
        (*JOIN_STEPS, NOW),
    ),
    # Pictures.
    "no-portrait": (SHEET,),
    # Handouts.
    **dict.fromkeys(("no-handout", "handout-shown", "handouts-full"), (HANDOUTS,)),
    # The next session.
    "no-meeting": (NOW,),
    "meeting-changed": (MEETING,),
    # The page of the campaign.
    **dict.fromkeys(("page-made", "no-page"), (PAGE,)),
    # Safety at the table.
    "paused": (GO_ON,),
    "not-paused": (NOW,),
    "limit-gone": (SAFETY,),
    "limits-full": (SAFETY,),
    "kept-stranger": (SEATS,),
    # It depends on the table's settings.
    **dict.fromkeys(
        ("odds-off", "odds-practice", "setting-same", "no-such-setting", "no-such-value"), (SETTINGS,)
    ),
}


async def actions_for(interaction: Interaction, code: str) -> tuple[Sequence[Line], ui.View | None]:
    """Return no further lines, and the buttons under a refusal that fit the person who asks.

    There are none while the database cannot be reached.
    """
    try:
        return (), await offered(interaction, NEXT_STEPS[code])
    except Unavailable as error:
        log.warning("a refusal has no buttons: %s", error)
        return (), None
