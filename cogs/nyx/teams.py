"""Who rolls for a side of several persons, where its players may choose (NYX-21, D-16)."""

from dataclasses import replace

import discord
from discord import ui

from chat.messages.components import menu
from chat.messages.printer import Printer
from cogs.nyx.roll_draft import Draft
from narration.text.line import line, verbatim
from rules.nyx.access.groups import members_able_to_act, roller, rollers
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Side


def rolls_for(state: NyxState, side: Side, draft: Draft) -> Character:
    """Return who rolls with this draft. Refused: `not-the-roller`, `no-such-attribute`."""
    return roller(state, side, draft.attribute, draft.roller)


def redrafted(side: Side, draft: Draft, what: str) -> Draft:
    """Return the draft after a choice: another roller has other aspects, so those chosen are gone."""
    if not side.members or what not in {"attribute", "roller"}:
        return draft
    return replace(draft, positive=(), negative=(), roller=draft.roller if what == "roller" else "")


def roller_menu(
    printer: Printer, custom_id: str, state: NyxState, side: Side, draft: Draft
) -> ui.Select[ui.View] | None:
    """Return the menu of those who may roll; none where there is nothing to choose."""
    able = rollers(members_able_to_act(state, side), draft.attribute, side.group) if side.group else ()
    chosen = rolls_for(state, side, draft).id if len(able) > 1 else ""
    options = [
        discord.SelectOption(
            label=printer.label(verbatim(one.name), 100), value=one.id, default=one.id == chosen
        )
        for one in able
    ]
    return menu(printer.label(line("placeholder-roller"), 150), custom_id, options if chosen else [])
